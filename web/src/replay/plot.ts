// Plots over a game: lines of steps for each participant, made of plain numbers.
import type { Course, CourseCount } from "../wire";

/** One line: a value after each number of decisions, and, of the score, what the end made of it. */
/**
 * The room right of a plot for what stands at the ends of its lines, where letters are `text` times
 * as large as usual: numbers and names, or numbers only if names took too much of the width.
 */
export function labelRoom(width: number, text: number, wanted: number): { room: number; hasNames: boolean } {
  const hasNames = wanted * text <= width * 0.4;
  return { room: (hasNames ? wanted : 52) * text, hasNames };
}

export interface Series {
  participant: number;
  values: number[];
  final: number | null;
}

/** The score of each participant, the final scoring apart. */
export function scoreSeries(course: Course): Series[] {
  const finals = course.steps.reduce((sum, step) => sum + step.scored.length, 0);
  const during = course.scored.slice(0, course.scored.length - finals);
  return course.participants.map((participant, at) => {
    const values = Array<number>(course.decisions + 1).fill(course.start[at] ?? 0);
    for (const one of during) {
      if (one.participant !== participant) continue;
      for (let decision = one.decision; decision < values.length; decision++) values[decision]! += one.points;
    }
    return { participant, values, final: course.steps.at(-1)?.totals[at] ?? null };
  });
}

export function countSeries(course: Course, count: CourseCount): Series[] {
  return course.participants.map((participant, at) => ({ participant, values: count.values.map((now) => now[at] ?? 0), final: null }));
}

/** Round numbers from the lowest to the highest value, about five. */
export function ticksOf(low: number, high: number, about = 5): number[] {
  const span = Math.max(high - low, 1);
  const rough = span / about;
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * size).find((one) => one >= rough) ?? size * 10);
  const ticks: number[] = [];
  for (let tick = Math.floor(low / step) * step; tick < high + step; tick += step) ticks.push(tick);
  return ticks;
}

/** A line that goes on level until its value changes. */
export function stepPath(values: readonly number[], x: (decision: number) => number, y: (value: number) => number): string {
  let path = "";
  let last: number | null = null;
  values.forEach((value, decision) => {
    if (last === null) path = `M${round(x(decision))} ${round(y(value))}`;
    else if (value !== last) path += `H${round(x(decision))}V${round(y(value))}`;
    last = value;
  });
  return `${path}H${round(x(values.length - 1))}`;
}

const round = (number: number) => Math.round(number * 10) / 10;

/** Push labels apart that stand too close to each other, as little as can be; in the given order of heights. */
export function apart(wanted: readonly number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => wanted[a]! - wanted[b]!);
  const placed = [...wanted];
  let floor = low;
  for (const index of order) {
    placed[index] = Math.max(wanted[index]!, floor);
    floor = placed[index]! + gap;
  }
  let ceiling = high;
  for (const index of order.toReversed()) {
    placed[index] = Math.min(placed[index]!, ceiling);
    ceiling = placed[index]! - gap;
  }
  return placed;
}

/** Where somebody else leads alone than before, with whom. */
export function leadsOf(course: Course): { decision: number; participant: number }[] {
  let last: number | null = null;
  return course.leads.flatMap(({ decision, leaders }) => {
    const [leader] = leaders;
    if (leaders.length !== 1 || leader === undefined || leader === last) return [];
    last = leader;
    return [{ decision, participant: leader }];
  });
}

/** The beginnings of turns, thinned out to at most so many, for a table of the same numbers. */
export function samples(course: Course, most = 24): number[] {
  const firsts = course.turns.map(({ first }) => Math.max(first - 1, 0));
  const every = Math.max(1, Math.ceil(firsts.length / most));
  return [...new Set([...firsts.filter((_, index) => index % every === 0), course.decisions])];
}
