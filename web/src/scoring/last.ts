// Which entry of the log ended a scoring.
import { takenBack } from "../table/lines";
import type { LogEntry } from "../wire";

/** The entries that ended a scoring and still stand, in order. */
export function scoringsIn(log: readonly LogEntry[]): LogEntry[] {
  const scored = log.filter(({ scoring }) => scoring);
  if (scored.length === 0) return [];
  const standing = new Set(takenBack(log).standing);
  return scored.filter(({ seq }) => standing.has(seq));
}
