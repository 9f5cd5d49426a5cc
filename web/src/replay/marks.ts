// The marks over the slider: whose turn began where, and where points were scored.
import type { Course } from "../wire";

/** Half the width of the slider's thumb: its middle never goes further out. */
export const INSET = 11;

/** Where a position is on a slider of a width. */
export function placeOf(position: number, end: number, width: number): number {
  return INSET + (Math.max(width - 2 * INSET, 0) * position) / Math.max(end, 1);
}

export interface TurnMark {
  x: number;
  seat: number;
}

/** As many turns as have room side by side. */
export function turnMarks(turns: readonly { first: number; seat: number }[], end: number, width: number, room = 15): TurnMark[] {
  const marks: TurnMark[] = [];
  for (const { first, seat } of turns) {
    const x = placeOf(first, end, width);
    if (x - (marks.at(-1)?.x ?? -Infinity) >= room) marks.push({ x, seat });
  }
  return marks;
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
