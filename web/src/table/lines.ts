// The log as lines: one per event; actions that were taken back are crossed out.
import { t } from "../app.svelte";
import type { EventJson, Say } from "../games/contract";
import type { LogEntry } from "../wire";

export interface Line {
  id: string;
  /** The seq of its log entry. */
  seq: number;
  text: string;
  /** The participant whose piece is shown before the line. */
  who: number | null;
  targets: string[];
  /** The rule that made it happen; "" if none is named. */
  rule: string;
  /** A new turn begins. */
  heading: boolean;
  undone: boolean;
}

const STEPS = ["undo", "redo", "reset", "rewind"];
/** Events without an actor: the last action only triggered them. */
const ENDINGS = /-((round|game)-ended|period-scored)$/;
const HEADINGS = /-(turn|trick|round|settlement)-began$/;

/** `participantOf` maps a seat to its participant; `names` are the participants' names. */
export function linesOf(log: LogEntry[], names: readonly string[], participantOf: (seat: number) => number, say: Say): Line[] {
  const { undone, repeats } = takenBack(log);
  return log.flatMap((entry) => {
    const actor = entry.seat === null ? null : participantOf(entry.seat);
    // A redone action is already in the log: its lines are no longer crossed out.
    const events = repeats.has(entry.seq) ? [] : (entry.events as unknown as EventJson[]);
    const lines = events.map((event, index) => ({
      id: `${entry.seq}.${index}`,
      seq: entry.seq,
      text: say(event),
      who: whoOf(event) ?? (ENDINGS.test(event.key) ? null : actor),
      targets: event.targets,
      rule: event.rule,
      heading: HEADINGS.test(event.key),
      undone: undone.has(entry.seq),
    }));
    if (!STEPS.includes(entry.kind) || actor === null) return lines;
    const text = t(`web-log-${entry.kind}`, { name: names[actor] ?? "", count: entry.taken_back });
    const step = { id: `${entry.seq}`, seq: entry.seq, text, who: actor, targets: [], rule: "", heading: false, undone: false };
    return [step, ...lines];
  });
}

/** Reuses the line objects that have not changed, so that only the others are drawn again. */
export function keptLines(lines: Line[], before: readonly Line[]): Line[] {
  const known = new Map(before.map((line) => [line.id, line]));
  return lines.map((line) => {
    const old = known.get(line.id);
    return old && isSame(old, line) ? old : line;
  });
}

function isSame(one: Line, other: Line): boolean {
  return (
    one.text === other.text &&
    one.who === other.who &&
    one.undone === other.undone &&
    one.rule === other.rule &&
    one.heading === other.heading &&
    String(one.targets) === String(other.targets)
  );
}

function whoOf(event: EventJson): number | null {
  const who = event.args["who"];
  return typeof who === "object" && "who" in who ? who.who : null;
}

export interface TakenBack {
  /** The entries whose actions were taken back and not done again. */
  undone: Set<number>;
  /** The entries that repeat an earlier one (redo). */
  repeats: Set<number>;
  /** The entries whose actions count, in order. */
  standing: number[];
}

/** Which actions no longer count: some entries say how many they took back; a redo restores one. */
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
