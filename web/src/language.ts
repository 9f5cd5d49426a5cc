// Sentences: Fluent catalogues that the server hands out, the same files that Python reads.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Argument, Message } from "./games/contract";
import type { Catalogue } from "./wire";

/** What is there if nothing else is. */
export const DEFAULT = "en";

/** The sentences of one language: the shared ones and those of all games. */
export class Language {
  readonly code: string;
  readonly known: string[];
  /** The second one is English with its own plurals, for games that do not speak the language. */
  #bundles: FluentBundle[];
  #list: Intl.ListFormat;
  #missing = new Set<string>();

  constructor(catalogue: Catalogue) {
    this.code = catalogue.language;
    this.known = catalogue.languages;
    this.#bundles = [
      bundle(catalogue.language, [catalogue.shared, ...Object.values(catalogue.games)]),
      bundle(DEFAULT, Object.values(catalogue.english)),
    ];
    this.#list = new Intl.ListFormat(catalogue.language);
  }

  has(key: string): boolean {
    return this.#bundleWith(key) !== undefined;
  }

  #bundleWith(key: string): FluentBundle | undefined {
    return this.#bundles.find((one) => one.hasMessage(key));
  }

  /** The sentence of a message; `names` are those of the participants. */
  say(message: Message, names: readonly string[] = []): string {
    const speaker = this.#bundleWith(message.key);
    const pattern = speaker?.getMessage(message.key)?.value;
    if (!speaker || pattern === undefined || pattern === null) return this.#complain(message.key, "no such message");
    const values: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(message.args ?? {})) {
      values[name] = this.#plain(value, names);
    }
    const errors: Error[] = [];
    const text = speaker.formatPattern(pattern, values, errors);
    if (errors[0]) this.#complain(message.key, errors[0].message);
    return text;
  }

  tell(key: string, args?: Record<string, Argument>): string {
    return this.say(args ? { key, args } : { key });
  }

  /** Parts as the language lists them: "Mara, Jonas and Ines". */
  list(parts: readonly string[]): string {
    return this.#list.format(parts);
  }

  #plain(value: Argument, names: readonly string[]): FluentVariable {
    if (typeof value !== "object") return value;
    if ("word" in value) return this.say({ key: value.word });
    return names[value.who] || String(value.who + 1);
  }

  /** A hole in a catalogue is a bug: the console says it once, the reader sees the key. */
  #complain(key: string, problem: string): string {
    if (!this.#missing.has(key)) {
      this.#missing.add(key);
      console.error(`catalogue ${this.code}: ${key}: ${problem}`);
    }
    return key;
  }
}

function bundle(code: string, sources: string[]): FluentBundle {
  const made = new FluentBundle(code, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source), { allowOverrides: true });
  return made;
}

/** The languages to ask for, the best first: what the reader chose, then what the browser prefers. */
export function wishedLanguages(chosen: string | null, browser: readonly string[]): string[] {
  const wishes = [...(chosen ? [chosen] : []), ...browser, DEFAULT];
  return [...new Set(wishes.map((wish) => wish.split("-")[0]!.toLowerCase()))];
}
