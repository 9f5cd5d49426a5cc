// Places the flags of the lands: in the columns at the sides or in free water, never over
// land, swimmers or legal places, never over each other, with a line to their land.
import type { Point } from "./geometry";
import type { Box, Size } from "./fit";
import { Occupancy } from "./occupancy";

/** How much a flag shows: all players with their herds, one line, or only letter and points. */
export type Form = "full" | "line" | "tag";

export interface Wish {
  /** The land's index in the list of lands. */
  land: number;
  /** The possible forms with their sizes in pixels, the best first. */
  forms: { form: Form; size: Size }[];
  /** The points on the land's coast at which its line may end, in pixels. */
  anchors: Point[];
}

export interface Flag {
  land: number;
  form: Form;
  box: Box;
  /** The line from the land to the edge of the flag. */
  from: Point;
  to: Point;
}

const GAP = 6;
/** The cost of a line behind a flag: any other place and form is better. */
const HIDDEN = 2000;
const STEP = 12;

export function overlap(one: Box, other: Box, gap = 0): boolean {
  return (
    one.x < other.x + other.width + gap &&
    other.x < one.x + one.width + gap &&
    one.y < other.y + other.height + gap &&
    other.y < one.y + one.height + gap
  );
}

/**
 * Flags for as many lands as there is room for, in the order of the wishes. A wish without
 * room for its best form tries the next one; without room for any form there is no flag.
 */
export function layFlags(wishes: Wish[], obstacles: Box[], size: Size, near = false): Flag[] {
  const flags: Flag[] = [];
  const taken = [...obstacles];
  const occupancy = new Occupancy(size, obstacles, GAP);
  for (const wish of wishes) {
    const flag = place(wish, occupancy, taken, flags, size, near);
    if (!flag) continue;
    flags.push(flag);
    taken.push(flag.box);
  }
  return flags;
}

function place(wish: Wish, occupancy: Occupancy, taken: Box[], flags: Flag[], size: Size, near: boolean): Flag | null {
  const anchors = thinned(wish.anchors);
  let fallback: Flag | null = null;
  for (const { form, size: wanted } of wish.forms) {
    const candidates = spots(wanted, size, occupancy, flags).map((box) => ({
      box,
      price: distance(box, anchors) + (near ? 0 : offColumn(box, size)),
    }));
    const found = cheapest(candidates, (box) => lineTo(box, anchors, flags, taken));
    if (!found) continue;
    const { box, line, cost } = found;
    const flag = { land: wish.land, form, box, from: line.from, to: line.to };
    if (cost < HIDDEN) return flag;
    fallback ??= flag;
  }
  return fallback;
}

interface Candidate {
  box: Box;
  /** The cost of a place without its line. */
  price: number;
}

interface Found {
  box: Box;
  line: Line;
  cost: number;
}

/**
 * A line only adds cost, so only places that are cheaper than the best total so far are examined.
 */
function cheapest(candidates: Candidate[], lined: (box: Box) => Line & { price: number }): Found | null {
  const [some] = candidates;
  if (!some) return null;
  const first = candidates.reduce((least, one) => (one.price < least.price ? one : least), some);
  const weigh = ({ box, price }: Candidate): Found => {
    const line = lined(box);
    return { box, line, cost: price + line.price };
  };
  let best = weigh(first);
  const others = candidates.filter((one) => one !== first && one.price < best.cost);
  for (const candidate of others.sort((one, other) => one.price - other.price)) {
    if (candidate.price >= best.cost) break;
    const found = weigh(candidate);
    if (found.cost < best.cost) best = found;
  }
  return best;
}

/** A long coast has more corners than needed; a sample is enough. */
function thinned(anchors: Point[]): Point[] {
  const step = Math.ceil(anchors.length / 16);
  return anchors.filter((_, index) => index % step === 0);
}

/** All free places for a box: exactly at the edges, and step by step between them. */
function spots(box: Size, size: Size, occupancy: Occupancy, flags: Flag[]): Box[] {
  const [right, bottom] = [size.width - box.width - GAP, size.height - box.height - GAP];
  const rows = [...steps(GAP, bottom), bottom];
  const free: Box[] = [];
  for (const x of [...steps(GAP, right), right]) {
    for (const y of rows) {
      const spot = { x, y, width: box.width, height: box.height };
      if (occupancy.isFree(spot) && !flags.some((flag) => overlap(spot, flag.box, GAP))) free.push(spot);
    }
  }
  return free;
}

function steps(from: number, to: number): number[] {
  const count = Math.max(Math.floor((to - from) / STEP), 0);
  return Array.from({ length: count }, (_, index) => from + index * STEP);
}

/** Flags in a row at the edge look tidy. One in the middle of the sea costs extra. */
function offColumn(box: Box, size: Size): number {
  const inset = Math.min(box.x - GAP, size.width - GAP - box.x - box.width);
  return inset < 1 ? 0 : 40 + inset * 0.3;
}

interface Line {
  from: Point;
  to: Point;
  length: number;
}

/** The point where a line from `from` meets a box, avoiding its corners. */
function meet(box: Box, from: Point): Point {
  return {
    x: Math.min(Math.max(from.x, box.x), box.x + box.width),
    y: Math.min(Math.max(from.y, box.y + 12), box.y + Math.max(box.height - 12, 12)),
  };
}

function distance(box: Box, anchors: Point[]): number {
  let least = Infinity;
  for (const from of anchors) {
    const dx = Math.max(box.x - from.x, 0, from.x - box.x - box.width);
    const dy = Math.max(box.y + 12 - from.y, 0, from.y - box.y - Math.max(box.height - 12, 12));
    least = Math.min(least, dx * dx + dy * dy);
  }
  return Math.sqrt(least);
}

/** The best line from a coast to a box, and what it costs more than the shortest one that crosses nothing. */
function lineTo(box: Box, anchors: Point[], flags: Flag[], taken: Box[]): Line & { price: number } {
  const lines = anchors.map((from) => {
    const to = meet(box, from);
    return { from, to, length: Math.hypot(to.x - from.x, to.y - from.y) };
  });
  lines.sort((one, other) => one.length - other.length);
  const [shortest] = lines as [Line];
  let best = { ...shortest, price: crossings(shortest, box, flags, taken) };
  for (const line of lines.slice(1)) {
    const longer = line.length - shortest.length;
    if (longer >= best.price) break;
    const price = longer + crossings(line, box, flags, taken);
    if (price < best.price) best = { ...line, price };
  }
  return best;
}

/** Lines that cross other lines or things cost much; lines behind flags cost most. */
function crossings(line: Line, box: Box, flags: Flag[], taken: Box[]): number {
  const crossed = flags.filter((flag) => cross(line.from, line.to, flag.from, flag.to)).length;
  const covered = taken.filter((other) => runsThrough(line, other)).length;
  const hidden = flags.filter((flag) => runsThrough(flag, box) || runsThrough(line, flag.box)).length;
  return 150 * crossed + 250 * covered + HIDDEN * hidden;
}

/** Whether a line runs through a box: something is left of it after clipping. */
export function runsThrough({ from, to }: Pick<Line, "from" | "to">, box: Box): boolean {
  let [first, last] = [0, 1];
  for (const [start, way, low, high] of [
    [from.x, to.x - from.x, box.x, box.x + box.width],
    [from.y, to.y - from.y, box.y, box.y + box.height],
  ] as const) {
    if (way === 0 && (start <= low || start >= high)) return false;
    if (way === 0) continue;
    const [one, other] = [(low - start) / way, (high - start) / way];
    first = Math.max(first, Math.min(one, other));
    last = Math.min(last, Math.max(one, other));
  }
  return last - first > 1e-9;
}

function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point) => Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}
