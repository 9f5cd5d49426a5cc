// The marks over the slider: where turns began, and where points were scored.
import type { Timeline } from "../wire";

/** Half the width of the slider's thumb: its middle never gets closer to the edge. */
const INSET = 11;

/** One turn in this many may lack its piece, but no more. */
const FEW = 3;

/** The x coordinate of a position on a slider of this width. */
export function placeOf(position: number, end: number, width: number): number {
  return INSET + (Math.max(width - 2 * INSET, 0) * position) / Math.max(end, 1);
}

export interface TurnMark {
  x: number;
  seat: number;
  /** There is no room for a piece. */
  isTick: boolean;
}

/**
 * Marks for every turn: as pieces if there is room for nearly all of them, otherwise all as ticks.
 */
export function turnMarks(turns: readonly { first: number; seat: number }[], end: number, width: number, room = 15): TurnMark[] {
  let taken = -Infinity;
  const marks = turns.map(({ first, seat }) => {
    const x = placeOf(first, end, width);
    const isTick = x - taken < room;
    if (!isTick) taken = x;
    return { x, seat, isTick };
  });
  const isCrowded = marks.filter(({ isTick }) => isTick).length > marks.length / FEW;
  return isCrowded ? marks.map((mark) => ({ ...mark, isTick: true })) : marks;
}

export interface PointsMark {
  x: number;
  height: number;
}

/**
 * A bar for each decision that brought points, without the final scoring; the highest has height 1.
 */
export function pointsMarks(timeline: Timeline | null, end: number, width: number): PointsMark[] {
  if (!timeline) return [];
  const finals = timeline.steps.reduce((sum, step) => sum + step.scored.length, 0);
  const sums = new Map<number, number>();
  for (const { decision, points } of timeline.scored.slice(0, timeline.scored.length - finals)) {
    sums.set(decision, (sums.get(decision) ?? 0) + Math.abs(points));
  }
  timeline.steps.forEach((step, number) => {
    sums.set(timeline.decisions + number + 1, step.scored.reduce((sum, { points }) => sum + Math.abs(points), 0));
  });
  const most = Math.max(...sums.values(), 1);
  return [...sums].map(([position, points]) => ({ x: placeOf(position, end, width), height: Math.sqrt(points / most) }));
}
