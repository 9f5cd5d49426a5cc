// Parts of a text, put together as the reader's language does it.
import type { Say } from "../contract";

/** "a, b"; "a: b"; "a. b" of what is no sentence; "A. B." of what is. */
type Manner = "list" | "named" | "then" | "sentences";

export function joined(manner: Manner, parts: readonly string[], say: Say): string {
  const there = parts.filter((part) => part !== "");
  return there.length === 0 ? "" : there.reduce((one, two) => say({ key: `web-joined-${manner}`, args: { one, two } }));
}

/** What stands between two parts, where they have elements of their own. */
export function between(manner: Manner, say: Say): string {
  return say({ key: `web-joined-${manner}`, args: { one: "", two: "" } });
}

/** A thing with the sentences on what a click on it would do. */
export function withSentences(thing: string, sentences: readonly string[], say: Say): string {
  return joined("then", [thing, joined("sentences", sentences, say)], say);
}
