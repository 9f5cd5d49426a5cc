// Sentences: Fluent catalogues that the server hands out, the same files that Python reads.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Argument, Message } from "./games/contract";
import type { Catalogue } from "./wire";

/** The sentences of one language: the shared ones and those of all games. */
export class Language {
  readonly code: string;
  readonly known: string[];
  #bundle: FluentBundle;
  #missing = new Set<string>();

  constructor(catalogue: Catalogue) {
    this.code = catalogue.language;
    this.known = catalogue.languages;
    this.#bundle = new FluentBundle(catalogue.language, { useIsolating: false });
    for (const source of [catalogue.shared, ...Object.values(catalogue.games)]) {
      this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
    }
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The sentence of a message; `names` are those of the participants. */
  say(message: Message, names: readonly string[] = []): string {
    const pattern = this.#bundle.getMessage(message.key)?.value;
    if (pattern === undefined || pattern === null) return this.#complain(message.key, "no such message");
    const values: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(message.args ?? {})) {
      values[name] = this.#plain(value, names);
    }
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, values, errors);
    if (errors[0]) this.#complain(message.key, errors[0].message);
    return text;
  }

  tell(key: string, args?: Record<string, Argument>): string {
    return this.say(args ? { key, args } : { key });
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

/** The language to ask for first: what the reader chose, else what the browser prefers. */
export function preferredLanguage(chosen: string | null, browser: readonly string[]): string {
  const wish = chosen ?? browser[0] ?? "en";
  return wish.split("-")[0]?.toLowerCase() || "en";
}
