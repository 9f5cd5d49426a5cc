// Where things are drawn: on the ring of a wide board, or on the cards of a narrow one.
import type { Point } from "../kit/arrows";
import type { Area, Environment } from "./view";

export type { Point };

export interface Size {
  width: number;
  height: number;
}

/** A habitat: its ground, and where things stand relative to its middle. */
export interface Slot extends Point {
  /** Scale relative to the best habitat. */
  scale: number;
  /** The outline of the ground. */
  path: string;
  /** Where the stone with the points is pinned. */
  stone: Point;
  /** The lowest point of the ground. */
  foot: Point;
  /** Where the change of a herd is shown: beside its number, or beside a T-Rex. */
  change: { herd: Point; rex: Point };
}

/** How an occupant is drawn around the middle of its habitat, at full scale. */
export interface Stand {
  piece: { x: number; size: number };
  count: { x: number; font: number };
  rex: { x: number; y: number; size: number };
  /** A T-Rex that holds the habitat without a herd. */
  lone: { x: number; y: number; size: number };
}

export interface ArrowShape {
  path: string;
  pill: Point;
  /** The label ends at the point instead of being centred on it. */
  isBefore?: boolean;
}

export interface Label extends Point {
  environment: Environment;
  anchor: "start" | "middle" | "end";
}

export interface Layout extends Size {
  kind: "ring" | "grid";
  stand: Stand;
  labels: Label[];
  ground: (area: Area) => string;
  country: (environment: Environment) => string;
  slot: (area: Area, rank: number) => Slot;
  /** Places beside the habitats for a number of predators and counters. */
  beside: (area: Area, count: number) => (Point & { size: number })[];
  middle: (area: Area) => Point;
  /** The arrow from one area to another, between two points in them. */
  arrow: (from: Area, to: Area, start: Point, end: Point) => ArrowShape[];
}

export const fixed = (value: number): number => Math.round(value * 10) / 10;
export const at = (point: Point): string => `${fixed(point.x)} ${fixed(point.y)}`;

export function ellipse({ x, y }: Point, rx: number, ry: number): string {
  return `M${fixed(x - rx)} ${fixed(y)}a${fixed(rx)} ${fixed(ry)} 0 1 0 ${fixed(2 * rx)} 0a${fixed(rx)} ${fixed(ry)} 0 1 0 ${fixed(-2 * rx)} 0Z`;
}

export function box(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.min(radius, height / 2, width / 2);
  const [w, h] = [fixed(width - 2 * r), fixed(height - 2 * r)];
  const c = (dx: number, dy: number) => `a${fixed(r)} ${fixed(r)} 0 0 1 ${fixed(dx * r)} ${fixed(dy * r)}`;
  return `M${fixed(x + r)} ${fixed(y)}h${w}${c(1, 1)}v${h}${c(-1, 1)}h${-w}${c(-1, -1)}v${-h}${c(1, -1)}Z`;
}

/** A point between two others. */
export function between(one: Point, other: Point, part: number): Point {
  return { x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part };
}

/** A curve from one point to another that starts and ends a little away from them. */
export function curve(start: Point, bend: Point, end: Point, gap: [number, number]): ArrowShape {
  const from = towards(start, bend, gap[0]);
  const to = towards(end, bend, gap[1]);
  const pill = between(between(from, bend, 0.5), between(bend, to, 0.5), 0.5);
  return { path: `M${at(from)}Q${at(bend)} ${at(to)}`, pill };
}

function towards(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return length === 0 ? from : between(from, to, Math.min(by / length, 0.8));
}
