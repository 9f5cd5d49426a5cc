// Where things are drawn: on the ring of a wide board, or on the cards of a narrow one.
import type { Point } from "../kit/arrows";
import type { Area, Environment } from "./view";

export type { Point };

export interface Size {
  width: number;
  height: number;
}

/** A habitat: an ellipse on the ground, on which a drum of Dinos may stand. */
export interface Slot extends Point {
  /** Scale relative to the best habitat. */
  scale: number;
  rx: number;
  ry: number;
  /** The height of a drum without Dinos, and what each of up to `MOST` Dinos adds. */
  high: { base: number; each: number };
  /** How far the stone with the points stands from the middle of the ground or of the lid. */
  stone: Point;
  /** The place for the change of a herd. */
  change: Point;
}

/** The place of a predator, and its size relative to its largest. */
export interface Stand extends Point {
  scale: number;
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
  labels: Label[];
  /** The top of an area, and the cliff that hangs below it. */
  ground: (area: Area) => string;
  cliff: (area: Area) => string;
  country: (environment: Environment) => string;
  slot: (area: Area, rank: number) => Slot;
  /** Places for a number of predators, beside the habitats. */
  beside: (area: Area, count: number) => Stand[];
  /** The middle of the plate of a closed area, with or without predators in it, and the cracks. */
  plate: (area: Area, isCrowded: boolean) => Point;
  cracks: (area: Area) => string;
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
