// What the last round brought whom, from the points at the beginnings of two rounds.
import { ownOf, SOURCES, type Source, type TritareaView } from "./view";

export interface Beginning {
  points: TritareaView["table"]["points"];
  /** How many the reader had in hand. */
  cards: number;
}

/** Blocks are sold when the next round has begun: that is no part of what the last one brought. */
const SETTLED = SOURCES.filter((source) => source !== "sales");
const EARLY = ["declaring", "selling", "playing"];

/** The beginning of a round, if a view shows it: nothing but a sale has changed the points since. */
export function beginningOf({ table, hand }: TritareaView): Beginning | null {
  return table.trick_number === 0 && EARLY.includes(table.stage) ? { points: table.points, cards: hand.length } : null;
}

/** What the round before brought, until the reader does something, or somebody does who is watched. */
export function settledBefore(view: TritareaView, beginnings: ReadonlyMap<number, Beginning>): { rows: { source: Source; points: number[] }[]; scores: number[] } | null {
  const { table } = view;
  const old = beginnings.get(table.round - 1);
  const now = beginningOf(view);
  if (!old || !now) return null;
  const isUntouched = ownOf(view) === null ? table.trick.every((card) => card === null) : now.cards >= (beginnings.get(table.round)?.cards ?? 0);
  if (!isUntouched) return null;
  const rows = SETTLED.map((source) => ({ source, points: now.points[source].map((points, who) => points - (old.points[source][who] ?? 0)) }));
  const scores = view.scores.map((score, who) => score - (now.points.sales[who] ?? 0));
  return { rows: rows.filter(({ points }) => points.some((number) => number !== 0)), scores };
}
