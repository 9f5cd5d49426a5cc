// Sentences: Fluent catalogues that the server hands out, the same files that Python reads.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Argument, Message } from "./games/contract";
import type { Catalogue } from "./wire";

/** What is there if nothing else is. */
export const DEFAULT = "en";

/** So many sentences are kept ready: a table says the same hundreds again with every move. */
const MOST_KEPT = 5_000;

/** The sentences of one language: the shared ones and those of all games. */
export class Language {
  readonly code: string;
  readonly known: string[];
  /** The second one is English with its own plurals, for games that do not speak the language. */
  #bundles: FluentBundle[];
  #list: Intl.ListFormat;
  #missing = new Set<string>();
  #kept = new Map<string, string>();

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
    const values = message.args && this.#plainly(message.args, names);
    const known = values ? message.key + JSON.stringify(values) : message.key;
    let text = this.#kept.get(known);
    if (text === undefined) {
      text = this.#format(message.key, values);
      if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
      this.#kept.set(known, text);
    }
    return text;
  }

  #plainly(args: Record<string, Argument>, names: readonly string[]): Record<string, string | number> {
    const values: Record<string, string | number> = {};
    for (const name in args) values[name] = this.#plain(args[name]!, names);
    return values;
  }

  #format(key: string, values: Record<string, FluentVariable> = {}): string {
    const speaker = this.#bundleWith(key);
    const pattern = speaker?.getMessage(key)?.value;
    if (!speaker || pattern === undefined || pattern === null) return this.#complain(key, "no such message");
    const errors: Error[] = [];
    const text = speaker.formatPattern(pattern, values, errors);
    if (errors[0]) this.#complain(key, errors[0].message);
    return text;
  }

  tell(key: string, args?: Record<string, Argument>): string {
    return this.say(args ? { key, args } : { key });
  }

  /** Parts as the language lists them: "Mara, Jonas and Ines". */
  list(parts: readonly string[]): string {
    return this.#list.format(parts);
  }

  #plain(value: Argument, names: readonly string[]): string | number {
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
