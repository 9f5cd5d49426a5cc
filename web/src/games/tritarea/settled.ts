// What the last round brought each participant: the difference between the points at the beginnings
// of two rounds.
import { ownOf, type Source, type TritareaView } from "./view";

export interface Beginning {
  points: TritareaView["table"]["points"];
  /** The number of cards in the reader's hand. */
  cards: number;
}

const EARLY = ["declaring", "selling", "playing"];

/** The beginning of a round, if a view shows it: only a sale has changed the points since. */
export function beginningOf({ table, hand }: TritareaView): Beginning | null {
  return table.trick_number === 0 && EARLY.includes(table.stage) ? { points: table.points, cards: hand.length } : null;
}

/**
 * The result of the round before, until the reader (or for a spectator, anybody) does something.
 */
export function settledBefore(view: TritareaView, beginnings: ReadonlyMap<number, Beginning>): { rows: { source: Source; points: number[] }[]; scores: number[] } | null {
  const { table } = view;
  const old = beginnings.get(table.round - 1);
  const now = beginningOf(view);
  if (!old || !now) return null;
  const isUntouched = ownOf(view) === null ? table.trick.every((card) => card === null) : now.cards >= (beginnings.get(table.round)?.cards ?? 0);
  if (!isUntouched) return null;
  const rows = view.settled_sources.map((source) => ({ source, points: now.points[source].map((points, who) => points - (old.points[source][who] ?? 0)) }));
  return { rows: rows.filter(({ points }) => points.some((number) => number !== 0)), scores: view.settled_scores };
}
