// Joins parts of a text as the reader's language does.
import type { Say } from "../contract";

/** "a, b"; "a: b"; "a. b" for fragments; "A. B." for sentences. */
type Joining = "list" | "named" | "then" | "sentences";

export function joined(joining: Joining, parts: readonly string[], say: Say): string {
  const there = parts.filter((part) => part !== "");
  return there.length === 0 ? "" : there.reduce((one, two) => say({ key: `web-joined-${joining}`, args: { one: joining === "then" ? unfinished(one) : one, two } }));
}

/** A fragment without the stop at its end, because joining adds one. */
const unfinished = (part: string) => part.replace(/(?<![.…])[.。]$/, "");

/** The separator between two parts that are separate elements. */
export function between(joining: Joining, say: Say): string {
  return say({ key: `web-joined-${joining}`, args: { one: "", two: "" } });
}

/** A thing's name, followed by sentences about what a click on it would do. */
export function withSentences(thing: string, sentences: readonly string[], say: Say): string {
  return joined("then", [thing, joined("sentences", sentences, say)], say);
}
