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
  #speakers: Speaker[];
  #list: Intl.ListFormat;
  #missing = new Set<string>();
  #kept = new Map<string, string>();

  constructor(catalogue: Catalogue) {
    this.code = catalogue.language;
    this.known = catalogue.languages;
    this.#speakers = [
      new Speaker(catalogue.language, catalogue.shared, catalogue.games),
      new Speaker(DEFAULT, "", catalogue.english),
    ];
    this.#list = new Intl.ListFormat(catalogue.language);
  }

  has(key: string): boolean {
    return this.#speakerOf(key) !== undefined;
  }

  #speakerOf(key: string): FluentBundle | undefined {
    return this.#speakers.find((one) => one.knows(key))?.bundle;
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
    const speaker = this.#speakerOf(key);
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

/** Sentences with the plurals of a language. Those of a game are read when one of them is wanted. */
class Speaker {
  readonly bundle: FluentBundle;
  #unread: Map<string, string>;

  constructor(code: string, shared: string, games: Record<string, string>) {
    this.bundle = new FluentBundle(code, { useIsolating: false });
    this.#unread = new Map(Object.entries(games));
    this.#add(shared);
  }

  knows(key: string): boolean {
    // The keys of our games' sentences begin with the game; other people's may not.
    this.#read(key.split("-", 1)[0]!);
    if (!this.bundle.hasMessage(key)) for (const game of [...this.#unread.keys()]) this.#read(game);
    return this.bundle.hasMessage(key);
  }

  #read(game: string): void {
    const source = this.#unread.get(game);
    if (source === undefined) return;
    this.#unread.delete(game);
    this.#add(source);
  }

  #add(source: string): void {
    this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }
}

/** The languages to ask for, the best first: what the reader chose, then what the browser prefers. */
export function wishedLanguages(chosen: string | null, browser: readonly string[]): string[] {
  const wishes = [...(chosen ? [chosen] : []), ...browser, DEFAULT];
  return [...new Set(wishes.map((wish) => wish.split("-")[0]!.toLowerCase()))];
}
