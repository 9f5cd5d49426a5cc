// What all pages share: who I am, what the house offers, the language and my preferences.
import { type Answer, api, askIn } from "./api";
import type { Argument } from "./games/contract";
import { keepSecret } from "./invited";
import { DEFAULT, Language, wishedLanguages } from "./language";
import { momentText } from "./pace";
import { here } from "./router";
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
  /** Until then there are no words to show anything with: the page is still. */
  isReady = $derived(this.language !== null && this.house !== null);
  name = $state("");
  preferences = $state<Preferences>(readPreferences());
  /** Why the first page cannot be shown. */
  trouble = $state.raw<Trouble | null>(null);
  #asked: ((name: string | null) => void) | null = null;
  asking = $state(false);

  async start(): Promise<void> {
    this.trouble = null;
    const wishes = wishedLanguages(this.preferences.language, navigator.languages);
    const [house, catalogue] = await Promise.all([this.#house(), api.catalogue(wishes)]);
    if (catalogue.ok) this.speak(new Language(catalogue.value));
    if (house.ok) {
      this.house = house.value;
      this.name = house.value.me?.name ?? "";
    }
    if (!house.ok) this.trouble = house.trouble;
    else if (!catalogue.ok) this.trouble = catalogue.trouble;
  }

  /** A house with a password lets in who has an invitation; others are asked for it. */
  async #house(): Promise<Answer<House>> {
    const house = await api.house();
    const route = here();
    if (house.ok || house.trouble.code !== "not_admitted" || route.page !== "join") return house;
    const token = keepSecret(route.token).replace(/^code=/, "");
    const admitted = token ? await api.admit({ token }) : house;
    return admitted.ok ? api.house() : house;
  }

  speak(language: Language): void {
    this.language = language;
    document.documentElement.lang = language.code;
    askIn(language.code);
  }

  async changeLanguage(code: string): Promise<void> {
    const number = ++this.#changes;
    const catalogue = await api.catalogue([code]);
    // Whoever chooses again before the answer is there wants the later one.
    if (!catalogue.ok || number !== this.#changes) return;
    this.prefer({ language: code });
    this.speak(new Language(catalogue.value));
    // Mails and the like follow; who has no session has none.
    if (this.house?.me) (await import("./notices")).speakInNotices();
  }
  #changes = 0;

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

/** Several names or words in one sentence, as the reader's language lists them. */
export function listed(parts: readonly string[]): string {
  return app.language?.list(parts) ?? "";
}

/** The language of numbers, dates and sorting. */
export function languageCode(): string {
  return app.language?.code ?? DEFAULT;
}

/** The sentence of a trouble. */
export function troubleText(trouble: Trouble): string {
  if (trouble.refusal) return trouble.refusal.sentence;
  if (trouble.code === "bad_input") return inputText(trouble);
  const key = `web-trouble-${trouble.code.replaceAll("_", "-")}`;
  const until = trouble.args?.until;
  const known = app.language?.has(key) ? key : "web-trouble-unknown";
  return t(known, {
    problem: trouble.problem,
    until: until === undefined ? "" : momentText(String(until), app.language?.code ?? "en"),
  });
}

/** What is wrong with an input, by the field it is about; the server's own words are a detail. */
function inputText({ problem, field = "", allowed }: Trouble): string {
  const kind = FIELDS.find(([pattern]) => pattern.test(field))?.[1] ?? "other";
  const detail = allowed ? t("web-trouble-bad-input-allowed", { problem, allowed }) : problem;
  return t(`web-trouble-input-${kind}`, { problem: detail });
}
const FIELDS: readonly [RegExp, string][] = [
  [/^record\b/, "record"],
  [/(^|\.)(name|title|label|text)$/, "name"],
  [/^options\b/, "option"],
];
