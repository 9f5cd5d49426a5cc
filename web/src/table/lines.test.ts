import { expect, test } from "vitest";
import type { LogEntry } from "../wire";
import { takenBack } from "./lines";

type Short = LogEntry["kind"] | ["reset" | "rewind", number];

/** A log of these kinds; an undo takes one action back. */
function log(...kinds: Short[]): LogEntry[] {
  return kinds.map((short, seq) => {
    const [kind, count] = typeof short === "string" ? [short, short === "undo" ? 1 : 0] : short;
    return { seq, seat: 0, action: null, kind, events: [], at: "", taken_back: count };
  });
}
const undone = (...kinds: Short[]) => [...takenBack(log(...kinds)).undone].sort((a, b) => a - b);

test("undo crosses out the last action that still counts", () => {
  expect(undone("opening", "act", "act", "undo")).toEqual([2]);
  expect(undone("opening", "act", "act", "undo", "undo")).toEqual([1, 2]);
  expect(undone("opening", "act", "undo", "act", "undo")).toEqual([1, 3]);
});

test("a reset crosses out as many actions as it took back", () => {
  expect(undone("opening", "act", "act", "act", ["reset", 2])).toEqual([2, 3]);
  expect(undone("opening", "act", "act", ["reset", 0])).toEqual([]);
});

test("a rewind crosses out what everybody agreed to take back", () => {
  expect(undone("opening", "act", "act", "seat", "act", ["rewind", 2])).toEqual([2, 4]);
  expect(takenBack(log("opening", "act", "act", ["rewind", 1], "act")).standing).toEqual([1, 4]);
  expect(undone("opening", "act", "act", ["rewind", 2], "redo")).toEqual([2]);
});

test("redo un-crosses one action, the last taken back first", () => {
  expect(undone("act", "act", "act", ["reset", 3], "redo")).toEqual([1, 2]);
  expect(undone("act", "act", ["reset", 2], "redo", "redo")).toEqual([]);
  expect(undone("act", "undo", "redo", "undo")).toEqual([0]);
});

test("actions taken back before another action stay crossed out", () => {
  expect(undone("act", "act", "undo", "act", "redo")).toEqual([1]);
});

test("changes of seats are not steps, and a redo repeats an entry that is already there", () => {
  const entries = log("act", "seat", "undo", "seat", "redo");
  expect(takenBack(entries)).toEqual({ undone: new Set(), repeats: new Set([4]), standing: [0] });
});
