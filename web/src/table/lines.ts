// The log as lines: one an event, with what was taken back crossed out.
import { t } from "../app.svelte";
import type { EventJson, Say } from "../games/contract";
import type { LogEntry } from "../wire";

export interface Line {
  id: string;
  text: string;
  /** Whose piece stands before the line. */
  who: number | null;
  targets: string[];
  /** A new turn begins. */
  heading: boolean;
  undone: boolean;
}

const STEPS = ["undo", "redo", "reset"];

export function linesOf(log: LogEntry[], names: readonly string[], say: Say): Line[] {
  const undone = takenBack(log);
  return log.flatMap((entry) => {
    const lines = (entry.events as unknown as EventJson[]).map((event, index) => ({
      id: `${entry.seq}.${index}`,
      text: say(event),
      who: whoOf(event) ?? entry.seat,
      targets: event.targets,
      heading: event.key.endsWith("-turn-began"),
      undone: undone.has(entry.seq),
    }));
    if (!STEPS.includes(entry.kind) || entry.seat === null) return lines;
    const text = t(`web-log-${entry.kind}`, { name: names[entry.seat] ?? "" });
    const step = { id: `${entry.seq}`, text, who: entry.seat, targets: [], heading: false, undone: false };
    return [step, ...lines];
  });
}

function whoOf(event: EventJson): number | null {
  const who = event.args["who"];
  return typeof who === "object" && "who" in who ? who.who : null;
}

/** The entries that an undo took back. (What a reset took back, only the server knows.) */
function takenBack(log: LogEntry[]): Set<number> {
  const undone = new Set<number>();
  const done: LogEntry[] = [];
  for (const entry of log) {
    if (entry.kind === "act" || entry.kind === "redo") done.push(entry);
    else if (entry.kind === "undo") {
      const last = done.pop();
      if (last) undone.add(last.seq);
    } else if (entry.kind === "reset") done.length = 0;
  }
  return undone;
}
