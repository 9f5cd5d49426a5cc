// Sentences from the Fluent catalogues, which the server delivers from the files that Python reads.
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import type { Argument, Message } from "./games/contract";
import type { Catalogue } from "./wire";

/** The fallback language. */
export const DEFAULT = "en";

/** A single letter before a hyphen, as in "T-Rex": no line breaks there. */
const LETTER = /(?<![\p{L}\p{N}])(\p{L})-(?=\p{L})/gu;

/** French "de" before a name that begins with a vowel, which shortens it: "d’Orange". */
const BEFORE_A_VOWEL = /(?<![\p{L}\p{N}])([Dd])e (?=[AEIOUÀÂÉÈÊÎÔŒ])/gu;

/** Maximum number of cached sentences. A table repeats the same hundreds with every move. */
const MOST_KEPT = 5_000;

/** How a sentence refers to things. The terminal has a third way, by the codes that it draws. */
export type Codes = "none" | "spoken";

/** The sentences of one language: the shared ones and those of all games. */
export class Language {
  readonly code: string;
  readonly known: string[];
  /** The second bundle is English with English plurals, for games without a translation. */
  #speakers: Speaker[];
  /** Created on demand: browsers are slow to load the list rules of a language. */
  #list: Intl.ListFormat | null = null;
  #missing = new Set<string>();
  #kept = new Map<string, string>();

  constructor(catalogue: Catalogue) {
    this.code = catalogue.language;
    this.known = catalogue.languages;
    this.#speakers = [
      new Speaker(catalogue.language, [catalogue.shared, ...Object.values(catalogue.games)]),
      new Speaker(DEFAULT, Object.values(catalogue.english)),
    ];
  }

  has(key: string): boolean {
    return this.#speakerOf(key) !== undefined;
  }

  #speakerOf(key: string): FluentBundle | undefined {
    return this.#speakers.find((one) => one.knows(key))?.bundle;
  }

  /**
   * The sentence of a message; `names` are the participants' names. Sentences can choose by `$codes`: on the
   * screen nothing has a number, but what is spoken says where things are.
   */
  say(message: Message, names: readonly string[] = [], codes: Codes = "none"): string {
    const values = { ...mapped(message.args ?? {}, (value) => this.#plain(value, names)), ...keysOf(message.args ?? {}), codes };
    const known = message.key + JSON.stringify(values);
    let text = this.#kept.get(known);
    if (text === undefined) {
      text = this.#format(message.key, values);
      if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
      this.#kept.set(known, text);
    }
    return text;
  }

  #format(key: string, values: Record<string, string | number>): string {
    const speaker = this.#speakerOf(key);
    const pattern = speaker?.getMessage(key)?.value;
    if (!speaker || pattern === undefined || pattern === null) return this.#complain(key, "no such message");
    const errors: Error[] = [];
    const text = speaker.formatPattern(pattern, mapped(values, (value) => (isSmall(value) ? new SmallNumber(value) : value)), errors);
    if (errors[0]) this.#complain(key, errors[0].message);
    const elided = speaker.locales[0] === "fr" ? text.replaceAll(BEFORE_A_VOWEL, "$1’") : text;
    return elided.replaceAll(LETTER, "$1\u2011");
  }

  sentence(key: string, args?: Record<string, Argument>): string {
    return this.say(args ? { key, args } : { key });
  }

  /** A list in this language: "Mara, Jonas and Ines". */
  list(parts: readonly string[]): string {
    this.#list ??= new Intl.ListFormat(this.code);
    return this.#list.format(parts);
  }

  #plain(value: Argument, names: readonly string[]): string | number {
    if (typeof value !== "object") return value;
    if ("word" in value) return this.say({ key: value.word });
    return names[value.who] || String(value.who + 1);
  }

  /** A missing sentence is a bug: the console reports it once, and the reader sees the key. */
  #complain(key: string, problem: string): string {
    if (!this.#missing.has(key)) {
      this.#missing.add(key);
      console.error(`catalogue ${this.code}: ${key}: ${problem}`);
    }
    return key;
  }
}

/** A short number as all our languages write it, because number formats are slow to load. */
class SmallNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

export function isSmall(value: string | number): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < 1000;
}

/** Adds the key of each word such as `area` as `area-key`, by which a language with cases chooses. */
function keysOf(args: Record<string, Argument>): Record<string, string> {
  const words = Object.entries(args).flatMap(([name, value]) => (typeof value === "object" && "word" in value ? [[`${name}-key`, value.word]] : []));
  return Object.fromEntries(words);
}

function mapped<From, To>(values: Record<string, From>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}

/** Sentences with the plurals of a language. Each is parsed on demand: a page needs few of them. */
class Speaker {
  readonly bundle: FluentBundle;
  #unread = new Map<string, string>();

  constructor(code: string, catalogues: readonly string[]) {
    this.bundle = new FluentBundle(code, { useIsolating: false });
    for (const catalogue of catalogues) {
      for (const entry of catalogue.split(ENTRY)) this.#unread.set(NAME.exec(entry)?.[0] ?? "", entry);
    }
  }

  knows(key: string): boolean {
    this.#read(key);
    return this.bundle.hasMessage(key);
  }

  #read(name: string): void {
    const entry = this.#unread.get(name);
    if (entry === undefined) return;
    this.#unread.delete(name);
    this.bundle.addResource(new FluentResource(entry));
    for (const [, mentioned] of entry.matchAll(MENTIONED)) this.#read(mentioned!);
  }
}
/** The start of a Fluent message, its name, and references to other messages. */
const ENTRY = /^(?=-?[a-zA-Z][\w-]* *=)/m;
const NAME = /^-?[a-zA-Z][\w-]*/;
const MENTIONED = /\{\s*(-?[a-zA-Z][\w-]*)/g;

/**
 * The languages to ask for, the best first: the reader's choice, then the browser's preferences.
 */
export function wishedLanguages(chosen: string | null, browser: readonly string[]): string[] {
  const wishes = [...(chosen ? [chosen] : []), ...browser, DEFAULT];
  return [...new Set(wishes.map((wish) => wish.split("-")[0]!.toLowerCase()))];
}
