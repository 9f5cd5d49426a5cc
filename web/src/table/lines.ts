// The log as lines: one per event of the entries that still count.
import type { EventJson, Say } from "../games/contract";
import type { LogEntry } from "../wire";

export interface Line {
  id: string;
  /** The seq of its log entry. */
  seq: number;
  text: string;
  /** The participant whose piece is shown before the line; null if the event names none. */
  who: number | null;
  targets: string[];
  /** The rule that made it happen; "" if none is named. */
  rule: string;
}

const STEPS = ["undo", "redo", "reset", "rewind"];

export function eventsOf(entry: LogEntry): EventJson[] {
  return entry.events as unknown as EventJson[];
}

/** The participant that an event names as its own. */
export function whoOf({ args: { who } }: EventJson): number | null {
  return typeof who === "object" && "who" in who ? who.who : null;
}

/** The entries that count: what was taken back is left out, and what was done again is there once. */
export function keptEntries(log: readonly LogEntry[]): LogEntry[] {
  const { undone, repeats } = takenBack(log);
  return log.filter(({ seq }) => !undone.has(seq) && !repeats.has(seq));
}

export function linesOf(entries: readonly LogEntry[], say: Say): Line[] {
  return entries.flatMap((entry) => eventsOf(entry).map((event, index) => lineOf(entry, event, index, say)));
}

export function lineOf({ seq }: LogEntry, event: EventJson, index: number, say: Say): Line {
  return { id: `${seq}.${index}`, seq, text: say(event), who: whoOf(event), targets: event.targets, rule: event.rule };
}

/** The sentence for a step back or forward; "" for other entries. */
export function stepText({ kind, seat, taken_back: count }: LogEntry, participantOf: (seat: number) => number, say: Say): string {
  if (!STEPS.includes(kind) || seat === null) return "";
  return say({ key: `web-log-${kind}`, args: { name: { who: participantOf(seat) }, count } });
}

export interface TakenBack {
  /** The entries whose actions were taken back and not done again. */
  undone: Set<number>;
  /** The entries that repeat an earlier one (redo). */
  repeats: Set<number>;
  /** The entries whose actions count, in order. */
  standing: number[];
}

/** The actions that no longer count: some entries say how many they took back; a redo restores one. */
export function takenBack(log: readonly LogEntry[]): TakenBack {
  const standing: number[] = [];
  const waiting: number[] = [];
  const repeats = new Set<number>();
  const undone = new Set<number>();
  for (const { seq, kind, taken_back: count } of log) {
    if (kind === "act") {
      standing.push(seq);
      waiting.length = 0;
    } else if (kind === "redo") {
      const again = waiting.pop();
      if (again === undefined) continue;
      undone.delete(again);
      standing.push(again);
      repeats.add(seq);
    } else if (count > 0) {
      for (const back of standing.splice(-count, count).reverse()) {
        undone.add(back);
        waiting.push(back);
      }
    }
  }
  return { undone, repeats, standing };
}
