// Plots of a game: a step line for each participant, computed from plain numbers.
import type { Timeline, TimelineCount } from "../wire";

/**
 * The room to the right of a plot for the labels at the ends of its lines, with letters `text` times
 * the usual size: numbers and names, or only numbers if names would take too much of the width.
 */
export function labelRoom(width: number, text: number, wanted: number): { room: number; hasNames: boolean } {
  const hasNames = wanted * text <= width * 0.4;
  return { room: (hasNames ? wanted : 52) * text, hasNames };
}

/** One line: a value after each decision, and for the score also the final value. */
export interface Series {
  participant: number;
  values: number[];
  final: number | null;
}

/** The score of each participant, without the final scoring. */
export function scoreSeries(timeline: Timeline): Series[] {
  const finals = timeline.steps.reduce((sum, step) => sum + step.scored.length, 0);
  const during = timeline.scored.slice(0, timeline.scored.length - finals);
  return timeline.participants.map((participant, at) => {
    const values = Array<number>(timeline.decisions + 1).fill(timeline.start[at] ?? 0);
    for (const one of during) {
      if (one.participant !== participant) continue;
      for (let decision = one.decision; decision < values.length; decision++) values[decision]! += one.points;
    }
    return { participant, values, final: timeline.steps.at(-1)?.totals[at] ?? null };
  });
}

export function countSeries(timeline: Timeline, count: TimelineCount): Series[] {
  return timeline.participants.map((participant, at) => ({ participant, values: count.values.map((now) => now[at] ?? 0), final: null }));
}

/** Roughly five round numbers from the lowest to the highest value. */
export function ticksOf(low: number, high: number, about = 5): number[] {
  const span = Math.max(high - low, 1);
  const rough = span / about;
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * size).find((one) => one >= rough) ?? size * 10);
  const ticks: number[] = [];
  for (let tick = Math.floor(low / step) * step; tick < high + step; tick += step) ticks.push(tick);
  return ticks;
}

/** A step line: level until its value changes. */
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

/** Push labels apart that are too close, as little as possible, keeping their order. */
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

/** The decisions after which a new participant leads alone. */
export function leadsOf(timeline: Timeline): { decision: number; participant: number }[] {
  let last: number | null = null;
  return timeline.leads.flatMap(({ decision, leaders }) => {
    const [leader] = leaders;
    if (leaders.length !== 1 || leader === undefined || leader === last) return [];
    last = leader;
    return [{ decision, participant: leader }];
  });
}

/** The beginnings of turns, thinned out to at most `most`, for a table of the same numbers. */
export function samples(timeline: Timeline, most = 24): number[] {
  const firsts = timeline.turns.map(({ first }) => Math.max(first - 1, 0));
  const every = Math.max(1, Math.ceil(firsts.length / most));
  return [...new Set([...firsts.filter((_, index) => index % every === 0), timeline.decisions])];
}
