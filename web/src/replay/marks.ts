// The marks over the slider: whose turn began where, and where points were scored.
import type { Course } from "../wire";

/** Half the width of the slider's thumb: its middle never goes further out. */
export const INSET = 11;

/** One turn in so many may be without its piece. */
const FEW = 3;

/** Where a position is on a slider of a width. */
export function placeOf(position: number, end: number, width: number): number {
  return INSET + (Math.max(width - 2 * INSET, 0) * position) / Math.max(end, 1);
}

export interface TurnMark {
  x: number;
  seat: number;
  /** It has no room for a piece. */
  isTick: boolean;
}

/** Every turn: as a piece where there is room, and all as ticks where the pieces would tell of some turns only. */
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

/** A bar for each decision that brought points, the final scoring apart; the highest has height 1. */
export function pointsMarks(course: Course | null, end: number, width: number): PointsMark[] {
  if (!course) return [];
  const finals = course.steps.reduce((sum, step) => sum + step.scored.length, 0);
  const sums = new Map<number, number>();
  for (const { decision, points } of course.scored.slice(0, course.scored.length - finals)) {
    sums.set(decision, (sums.get(decision) ?? 0) + Math.abs(points));
  }
  course.steps.forEach((step, number) => {
    sums.set(course.decisions + number + 1, step.scored.reduce((sum, { points }) => sum + Math.abs(points), 0));
  });
  const most = Math.max(...sums.values(), 1);
  return [...sums].map(([position, points]) => ({ x: placeOf(position, end, width), height: Math.sqrt(points / most) }));
}
