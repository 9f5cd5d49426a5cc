// Where the flags of the lands stand: in the columns at the sides or in free water, never over
// land, swimmers or legal places, never over each other, with a line to their land.
import type { Point } from "./geometry";
import type { Box, Size } from "./fit";
import { Occupancy } from "./occupancy";

/** How much a flag tells: all players with their herds, or one line, or letter and worth. */
export type Form = "full" | "line" | "tag";

export interface Wish {
  /** Which land, by its place in the list of lands. */
  land: number;
  /** The forms it may take, the best first, with their sizes in pixels. */
  forms: { form: Form; size: Size }[];
  /** The points on the land's coast at which its line may end, in pixels. */
  anchors: Point[];
}

export interface Flag {
  land: number;
  form: Form;
  box: Box;
  /** From the land to the edge of the flag. */
  from: Point;
  to: Point;
}

const GAP = 6;
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
 * Flags for as many lands as there is room for, in the order of the wishes. A wish that finds no
 * room in its best form tries the next; one that finds none at all gets no flag.
 */
export function layFlags(wishes: Wish[], obstacles: Box[], size: Size, near = false): Flag[] {
  const flags: Flag[] = [];
  const taken = [...obstacles];
  const occupancy = new Occupancy(size);
  for (const box of obstacles) occupancy.take(box, GAP);
  for (const wish of wishes) {
    const flag = place(wish, occupancy, taken, flags, size, near);
    if (!flag) continue;
    flags.push(flag);
    taken.push(flag.box);
    occupancy.take(flag.box, GAP);
  }
  return flags;
}

function place(wish: Wish, occupancy: Occupancy, taken: Box[], flags: Flag[], size: Size, near: boolean): Flag | null {
  const anchors = thinned(wish.anchors);
  for (const { form, size: wanted } of wish.forms) {
    // The cheapest first: as lines over other things only add to the price, the search ends early.
    const candidates = spots(wanted, size, occupancy)
      .map((box) => ({ box, price: distance(box, anchors) + (near ? 0 : offColumn(box, size)) }))
      .sort((one, other) => one.price - other.price);
    let best: Flag | null = null;
    let least = Infinity;
    for (const { box, price } of candidates) {
      if (price >= least) break;
      const line = shortest(box, anchors);
      const cost = price + (line ? crossings(line, flags, taken) : Infinity);
      if (!line || cost >= least) continue;
      least = cost;
      best = { land: wish.land, form, box, from: line.from, to: line.to };
    }
    if (best) return best;
  }
  return null;
}

/** A long coast has more corners than a line needs to choose from. */
function thinned(anchors: Point[]): Point[] {
  const step = Math.ceil(anchors.length / 16);
  return anchors.filter((_, index) => index % step === 0);
}

/** All free places for a box, at the edges exactly and between them step by step. */
function spots(box: Size, size: Size, occupancy: Occupancy): Box[] {
  const [right, bottom] = [size.width - box.width - GAP, size.height - box.height - GAP];
  const free: Box[] = [];
  for (const x of [...steps(GAP, right), right]) {
    for (const y of [...steps(GAP, bottom), bottom]) {
      const spot = { x, y, width: box.width, height: box.height };
      if (occupancy.isFree(spot)) free.push(spot);
    }
  }
  return free;
}

function steps(from: number, to: number): number[] {
  const count = Math.max(Math.floor((to - from) / STEP), 0);
  return Array.from({ length: count }, (_, index) => from + index * STEP);
}

/** Flags in a row at the edge look tidy; one in the middle of the sea costs something. */
function offColumn(box: Box, size: Size): number {
  const inset = Math.min(box.x - GAP, size.width - GAP - box.x - box.width);
  return inset < 1 ? 0 : 40 + inset * 0.3;
}

interface Line {
  from: Point;
  to: Point;
  length: number;
}

/** Where a line from a point meets a box: not at its very corners. */
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

function shortest(box: Box, anchors: Point[]): Line | null {
  let best: Line | null = null;
  for (const from of anchors) {
    const to = meet(box, from);
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (!best || length < best.length) best = { from, to, length };
  }
  return best;
}

/** Lines that cross lines or run through other things cost much. */
function crossings(line: Line, flags: Flag[], taken: Box[]): number {
  const crossed = flags.filter((flag) => cross(line.from, line.to, flag.from, flag.to)).length;
  const covered = taken.filter((box) => runsThrough(line, box)).length;
  return 150 * crossed + 60 * covered;
}

function runsThrough(line: Line, box: Box): boolean {
  const pieces = Math.max(Math.ceil(line.length / 24), 1);
  for (let piece = 1; piece < pieces; piece++) {
    const part = piece / pieces;
    const x = line.from.x + (line.to.x - line.from.x) * part;
    const y = line.from.y + (line.to.y - line.from.y) * part;
    if (x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height) return true;
  }
  return false;
}

function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point) => Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}
