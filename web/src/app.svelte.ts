// What all pages share: who I am, what the house offers, the language and my preferences.
import { api } from "./api";
import type { Argument } from "./games/contract";
import { Language, preferredLanguage } from "./language";
import type { GameInfo, House, Trouble } from "./wire";

export type Theme = "system" | "light" | "dark";

/** Preferences stay in this browser. */
export interface Preferences {
  theme: Theme;
  language: string | null;
  /** Ask before what cannot be undone. */
  confirm: boolean;
  /** Cover the table between two players of the same device. */
  curtain: boolean;
  motion: boolean;
  /** How well the bots of the next game play. */
  level: string;
}

const DEFAULTS: Preferences = { theme: "system", language: null, confirm: false, curtain: true, motion: true, level: "normal" };
const STORE = "trilobite-preferences";

function readPreferences(): Preferences {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Preferences>) };
  } catch {
    return { ...DEFAULTS };
  }
}

class App {
  house = $state.raw<House | null>(null);
  language = $state.raw<Language | null>(null);
  name = $state("");
  preferences = $state<Preferences>(readPreferences());
  /** Why the first page cannot be shown. */
  trouble = $state.raw<Trouble | null>(null);
  #asked: ((name: string | null) => void) | null = null;
  asking = $state(false);

  async start(): Promise<void> {
    this.trouble = null;
    const wish = preferredLanguage(this.preferences.language, navigator.languages);
    const [house, ...catalogues] = await Promise.all([api.house(), api.catalogue(wish)]);
    let catalogue = catalogues[0];
    if (!catalogue.ok && catalogue.status >= 400) catalogue = await api.catalogue("en");
    if (catalogue.ok) this.speak(new Language(catalogue.value));
    if (house.ok) {
      this.house = house.value;
      this.name = house.value.me?.name ?? "";
    }
    if (!house.ok) this.trouble = house.trouble;
    else if (!catalogue.ok) this.trouble = catalogue.trouble;
  }

  speak(language: Language): void {
    this.language = language;
    document.documentElement.lang = language.code;
  }

  async changeLanguage(code: string): Promise<void> {
    const catalogue = await api.catalogue(code);
    if (!catalogue.ok) return;
    this.prefer({ language: code });
    this.speak(new Language(catalogue.value));
  }

  prefer(change: Partial<Preferences>): void {
    Object.assign(this.preferences, change);
    try {
      localStorage.setItem(STORE, JSON.stringify(this.preferences));
    } catch {
      // Private windows may forbid it; then it holds until the page is closed.
    }
    this.dress();
  }

  /** Put the chosen theme on; "system" leaves it to the style sheet. */
  dress(): void {
    const { theme } = this.preferences;
    if (theme === "system") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = theme;
  }

  get isDark(): boolean {
    const { theme } = this.preferences;
    return theme === "system" ? matchMedia("(prefers-color-scheme: dark)").matches : theme === "dark";
  }

  game(key: string): GameInfo | undefined {
    return this.house?.games.find((game) => game.key === key);
  }

  /** The name to play under: asked for once, then known. Null if the asking was broken off. */
  async needName(): Promise<string | null> {
    if (this.name) return this.name;
    return this.askName();
  }

  askName(): Promise<string | null> {
    this.asking = true;
    return new Promise((resolve) => (this.#asked = resolve));
  }

  /** The answer of the dialog. */
  async named(name: string | null): Promise<Trouble | null> {
    if (name !== null) {
      const answer = await api.rename(name);
      if (!answer.ok) return answer.trouble;
      this.name = answer.value.name;
    }
    this.asking = false;
    this.#asked?.(name === null ? null : this.name);
    this.#asked = null;
    return null;
  }
}

export const app = new App();

/** A sentence of the catalogue in the reader's language. */
export function t(key: string, args?: Record<string, Argument>): string {
  return app.language?.tell(key, args) ?? "";
}

/** The sentence of a trouble, with the field it is about. */
export function troubleText(trouble: Trouble): string {
  if (trouble.refusal) return trouble.refusal.sentence;
  const key = `web-trouble-${trouble.code.replaceAll("_", "-")}${trouble.allowed ? "-allowed" : ""}`;
  const known = app.language?.has(key) ? key : "web-trouble-unknown";
  return t(known, {
    problem: trouble.problem,
    field: trouble.field ?? "",
    allowed: trouble.allowed ?? "",
  });
}
