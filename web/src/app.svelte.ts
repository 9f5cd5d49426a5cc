// State shared by all pages: who I am, what this instance offers, the language, my preferences.
import { type Answer, api, setRequestLanguage } from "./api";
import type { Argument } from "./games/contract";
import { keepSecret } from "./invited";
import { DEFAULT, Language, wishedLanguages } from "./language";
import { momentText } from "./timeControl";
import { type Command, keyOf, type OwnKeys } from "./keys";
import { here } from "./router";
import type { GameInfo, InstanceInfo, ErrorBody } from "./wire";

export type Theme = "system" | "light" | "dark";
/** How much screen readers announce: every step, what concerns me, or only questions to me. */
export type Verbosity = "all" | "mine" | "questions";

/** Setting for questions before an action that cannot be undone: if it wastes something, always, or never. */
export const CONFIRMING = ["wasteful", "always", "never"] as const;
export type Confirming = (typeof CONFIRMING)[number];

/** How fast the turns of others are shown. */
export const SPEEDS = ["calm", "brisk", "at once"] as const;
export type Speed = (typeof SPEEDS)[number];

/** Preferences are stored in this browser and, for a person with a session, on the server. */
export interface Preferences {
  theme: Theme;
  language: string | null;
  confirm: Confirming;
  /** Cover the table when another player of the same device has to decide. */
  curtain: boolean;
  motion: boolean;
  speed: Speed;
  /** The level of the bots in the next game. */
  level: string;
  /** The colour that I like to play with; null: any. */
  colour: number | null;
  /** Whether keys that are single characters do something. */
  shortcuts: boolean;
  /** Changed keys by command; "" is a key that was switched off. */
  keys: OwnKeys;
  verbosity: Verbosity;
  sound: boolean;
  /** A number from 0 to 1. */
  volume: number;
  /** Phones vibrate when it is my turn. */
  vibration: boolean;
  /** The number of players in the next quick game, by game. */
  players: Record<string, number>;
}

export const DEFAULTS: Readonly<Preferences> = {
  theme: "system",
  language: null,
  confirm: "wasteful",
  curtain: true,
  motion: true,
  speed: "calm",
  level: "normal",
  colour: null,
  shortcuts: true,
  keys: {},
  verbosity: "all",
  sound: false,
  volume: 0.5,
  vibration: true,
  players: {},
};
/** Changes are sent to the server after this many milliseconds without another change. */
const CALM = 400;
const STORE = "trilobite-preferences";
/** Set while the server may lack what this browser has stored. */
const UNSENT = "trilobite-preferences-unsent";

function keep(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // Private windows may forbid this. Then the choice holds until the page is closed.
  }
}

function kept(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function readPreferences(): Preferences {
  try {
    return { ...DEFAULTS, ...readable(JSON.parse(kept(STORE) ?? "{}")) };
  } catch {
    return { ...DEFAULTS };
  }
}

/** Earlier versions stored only whether to ask. */
function upToDate(stored: object): object {
  const isAsked = "confirm" in stored ? stored.confirm : null;
  return typeof isAsked === "boolean" ? { ...stored, confirm: isAsked ? "always" : DEFAULTS.confirm } : stored;
}

/** The preferences that this client knows, if they have the right type; the rest is ignored. */
export function readable(stored: unknown): Partial<Preferences> {
  if (typeof stored !== "object" || stored === null) return {};
  return Object.fromEntries(
    Object.entries(upToDate(stored)).filter(([name, value]) => {
      const usual: unknown = DEFAULTS[name as keyof Preferences];
      // What is null until it is chosen is a text or a number then.
      return name in DEFAULTS && (typeof value === typeof usual || (usual === null && ["string", "number"].includes(typeof value)));
    }),
  );
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
    addEventListener("pagehide", this.sendPreferences);
    const { language } = this.preferences;
    const wishes = wishedLanguages(language, navigator.languages);
    const [instance, catalogue] = await Promise.all([this.#loadInstance(), api.catalogue(wishes)]);
    if (catalogue.ok) this.setLanguage(new Language(catalogue.value));
    if (instance.ok) {
      this.instance = instance.value;
      this.name = instance.value.me?.name ?? "";
      this.#followPerson(instance.value);
      if (this.preferences.language !== null && this.preferences.language !== language) void this.changeLanguage(this.preferences.language);
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
    // One link can contain the secrets of several seats, some of which are taken.
    for (const one of token ? token.split(",") : []) {
      if ((await api.admit({ token: one })).ok) return api.instance();
    }
    return instance;
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
    this.#keepHere();
    this.applyTheme();
    clearTimeout(this.#sending);
    if (!this.hasSession) return;
    keep(UNSENT, "yes");
    this.#sending = setTimeout(() => this.sendPreferences(), CALM);
  }
  #sending: ReturnType<typeof setTimeout> | undefined;

  /** Send what has changed, also when the page is left before it is due. */
  sendPreferences = (): void => {
    if (this.#sending === undefined) return;
    clearTimeout(this.#sending);
    this.#sending = undefined;
    void this.#send();
  };

  async #send(): Promise<void> {
    const answer = await api.keepPreferences({ ...this.preferences });
    // Later changes are sent too, and clear the mark then.
    if (answer.ok && this.#sending === undefined) keep(UNSENT, null);
  }

  /** Whether the server knows who I am, so that it can store what I prefer. */
  get hasSession(): boolean {
    return this.instance?.me != null || this.name !== "";
  }

  /**
   * What the server has stored for me counts, unless this browser has a change that may not have
   * arrived there. If the server has nothing, it gets what this browser has.
   */
  #followPerson({ me, preferences }: InstanceInfo): void {
    if (!me) return;
    const stored = readable(preferences ?? null);
    const isNew = Object.keys(stored).length === 0 && JSON.stringify(this.preferences) !== JSON.stringify(DEFAULTS);
    if (isNew || kept(UNSENT) !== null) {
      void this.#send();
      return;
    }
    Object.assign(this.preferences, stored);
    this.#keepHere();
    this.applyTheme();
  }

  #keepHere(): void {
    keep(STORE, JSON.stringify(this.preferences));
  }

  /** The key of a command as people write it; "" if it has none. */
  keyOf(command: Command): string {
    return keyOf(command, this.preferences);
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
