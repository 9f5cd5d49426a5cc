// State shared by all pages: who I am, what this instance offers, the language, my preferences.
import { type Answer, api, setRequestLanguage } from "./api";
import type { Argument } from "./games/contract";
import { keepSecret } from "./invited";
import { DEFAULT, Language, wishedLanguages } from "./language";
import { momentText } from "./timeControl";
import { here } from "./router";
import type { GameInfo, InstanceInfo, ErrorBody } from "./wire";

export type Theme = "system" | "light" | "dark";

/** Preferences are stored in this browser. */
export interface Preferences {
  theme: Theme;
  language: string | null;
  /** Ask for confirmation before something that cannot be undone. */
  confirm: boolean;
  /** Cover the table when another player of the same device has to decide. */
  curtain: boolean;
  motion: boolean;
  /** The level of the bots in the next game. */
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
  instance = $state.raw<InstanceInfo | null>(null);
  language = $state.raw<Language | null>(null);
  /** Whether texts and instance are loaded. Until then pages stay empty. */
  isReady = $derived(this.language !== null && this.instance !== null);
  name = $state("");
  preferences = $state<Preferences>(readPreferences());
  /** Why the first page cannot be shown. */
  error = $state.raw<ErrorBody | null>(null);
  #asked: ((name: string | null) => void) | null = null;
  asking = $state(false);

  async start(): Promise<void> {
    this.error = null;
    const wishes = wishedLanguages(this.preferences.language, navigator.languages);
    const [instance, catalogue] = await Promise.all([this.#loadInstance(), api.catalogue(wishes)]);
    if (catalogue.ok) this.setLanguage(new Language(catalogue.value));
    if (instance.ok) {
      this.instance = instance.value;
      this.name = instance.value.me?.name ?? "";
    }
    if (!instance.ok) this.error = instance.error;
    else if (!catalogue.ok) this.error = catalogue.error;
  }

  /**
   * An instance with a password admits people with an invitation and asks everybody else for it.
   */
  async #loadInstance(): Promise<Answer<InstanceInfo>> {
    const instance = await api.instance();
    const route = here();
    if (instance.ok || instance.error.code !== "not_admitted" || route.page !== "join") return instance;
    const token = keepSecret(route.token).replace(/^code=/, "");
    const admitted = token ? await api.admit({ token }) : instance;
    return admitted.ok ? api.instance() : instance;
  }

  setLanguage(language: Language): void {
    this.language = language;
    document.documentElement.lang = language.code;
    setRequestLanguage(language.code);
  }

  async changeLanguage(code: string): Promise<void> {
    const number = ++this.#changes;
    const catalogue = await api.catalogue([code]);
    // If the reader chose again in the meantime, the later choice counts.
    if (!catalogue.ok || number !== this.#changes) return;
    this.prefer({ language: code });
    this.setLanguage(new Language(catalogue.value));
    // Notices use the same language. Without a session there are none.
    if (this.instance?.me) (await import("./notices")).setNoticeLanguage();
  }
  #changes = 0;

  prefer(change: Partial<Preferences>): void {
    Object.assign(this.preferences, change);
    try {
      localStorage.setItem(STORE, JSON.stringify(this.preferences));
    } catch {
      // Private windows may forbid this. Then the choice holds until the page is closed.
    }
    this.applyTheme();
  }

  /** Apply the chosen theme; "system" leaves it to the style sheet. */
  applyTheme(): void {
    const { theme } = this.preferences;
    if (theme === "system") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = theme;
  }

  get isDark(): boolean {
    const { theme } = this.preferences;
    return theme === "system" ? matchMedia("(prefers-color-scheme: dark)").matches : theme === "dark";
  }

  game(key: string): GameInfo | undefined {
    return this.instance?.games.find((game) => game.key === key);
  }

  /** The name to play under, asked for once. Null if the dialog was cancelled. */
  async needName(): Promise<string | null> {
    if (this.name) return this.name;
    return this.askName();
  }

  askName(): Promise<string | null> {
    this.asking = true;
    return new Promise((resolve) => (this.#asked = resolve));
  }

  /** Takes the dialog's answer. */
  async named(name: string | null): Promise<ErrorBody | null> {
    if (name !== null) {
      const answer = await api.rename(name);
      if (!answer.ok) return answer.error;
      this.name = answer.value.name;
    }
    this.asking = false;
    this.#asked?.(name === null ? null : this.name);
    this.#asked = null;
    return null;
  }
}

export const app = new App();

/** The sentence of a catalogue key, in the reader's language. */
export function t(key: string, args?: Record<string, Argument>): string {
  return app.language?.sentence(key, args) ?? "";
}

/** Several names as a list in the reader's language: "Mara, Jonas and Ines". */
export function listed(parts: readonly string[]): string {
  return app.language?.list(parts) ?? "";
}

/** The language of numbers, dates and sorting. */
export function languageCode(): string {
  return app.language?.code ?? DEFAULT;
}

/** The sentence for an error. */
export function errorText(error: ErrorBody): string {
  if (error.refusal) return error.refusal.sentence;
  if (error.code === "bad_input") return inputText(error);
  const key = `web-error-${error.code.replaceAll("_", "-")}`;
  const until = error.args?.until;
  const known = app.language?.has(key) ? key : "web-error-unknown";
  return t(known, {
    problem: error.problem,
    until: until === undefined ? "" : momentText(String(until), app.language?.code ?? "en"),
  });
}

/** The sentence for bad input, chosen by its field. The server's message is added as a detail. */
function inputText({ problem, field = "", allowed }: ErrorBody): string {
  const kind = FIELDS.find(([pattern]) => pattern.test(field))?.[1] ?? "other";
  const detail = allowed ? t("web-error-bad-input-allowed", { problem, allowed }) : problem;
  return t(`web-error-input-${kind}`, { problem: detail });
}
const FIELDS: readonly [RegExp, string][] = [
  [/^record\b/, "record"],
  [/(^|\.)(name|title|label|text)$/, "name"],
  [/^options\b/, "option"],
];
