// The body of the ring island: an ellipse in three terraces round a cone, seen from the south. Each
// terrace is an ellipse of its own, raised above the one outside it, with a cliff on its south side.
import { at, fixed, type Point, type Size } from "./layout";
import { ENVIRONMENTS, type Environment } from "./view";

/** How high the terraces rise: inner, middle, outer. */
export const LIFTS = [24, 11, 0] as const;
/** The foot of the cone, and the height of the coast above the water. */
export const CONE = 36;
export const COAST = 20;
const ACROSS = [0.185, 0.505, 0.765, 1];
const DOWN = [0.2, 0.52, 0.775, 1];
const QUARTER = Math.PI / 2;
const START: Record<Environment, number> = { swamp: Math.PI, forest: 1.5 * Math.PI, desert: 0, mountains: QUARTER };

export interface Shape extends Size {
  centre: Point;
  /** The radii of the edges of the rings, from the cone to the coast. */
  across: number[];
  down: number[];
}

export function shapeOf({ width, height }: Size): Shape {
  const [most, tall] = [width / 2 - 26, height / 2 - 46];
  return {
    width, height, centre: { x: width / 2, y: height / 2 + 22 },
    across: ACROSS.map((part) => part * most), down: DOWN.map((part) => part * tall),
  };
}

const lift = (ring: number) => LIFTS[ring] ?? 0;
const mix = (list: number[], ring: number, out: number) => (list[ring] ?? 0) * (1 - out) + (list[ring + 1] ?? 0) * out;

/** A point of a terrace: `round` from 0 to 1 along the quarter, `out` from its inner to its outer edge. */
export function spotOn(shape: Shape, environment: Environment, ring: number, round: number, out: number): Point {
  const angle = START[environment] + round * QUARTER;
  return {
    x: shape.centre.x + mix(shape.across, ring, out) * Math.cos(angle),
    y: shape.centre.y - lift(ring) + mix(shape.down, ring, out) * Math.sin(angle),
  };
}

const arc = (shape: Shape, edge: number, sweep: 0 | 1, to: Point) =>
  `A${fixed(shape.across[edge] ?? 0)} ${fixed(shape.down[edge] ?? 0)} 0 0 ${sweep} ${at(to)}`;

const isNorth = (environment: Environment) => environment === "swamp" || environment === "forest";

/** The part of an area that can be seen: in the north the next terrace hides its inner edge. */
export function sector(shape: Shape, environment: Environment, ring: number): string {
  const corner = (round: number, out: number) => spotOn(shape, environment, ring, round, out);
  const hidden = isNorth(environment) && ring > 0 ? lift(ring - 1) - lift(ring) : 0;
  const inner = (round: number) => ({ x: corner(round, 0).x, y: corner(round, 0).y - hidden });
  // In the west and in the east the edge follows the cliff down to the stream.
  const foot = (round: number, isThere: boolean) => (hidden > 0 && isThere ? `L${at(corner(round, 0))}` : "");
  return `M${at(inner(0))}${arc(shape, ring, 1, inner(1))}${foot(1, environment === "forest")}L${at(corner(1, 1))}${arc(shape, ring + 1, 0, corner(0, 1))}${foot(0, environment === "swamp")}Z`;
}

/** The three areas of an environment, with steps where one terrace meets the next. */
export function quarter(shape: Shape, environment: Environment): string {
  const side = (round: number) => [0, 1, 2].flatMap((ring) => [0, 1].map((out) => spotOn(shape, environment, ring, round, out)));
  const [first, ...more] = side(1);
  const [last, ...back] = side(0).reverse();
  if (!first || !last) return "";
  return `M${at(first)}${more.map((point) => `L${at(point)}`).join("")}${arc(shape, 3, 0, last)}${back.map((point) => `L${at(point)}`).join("")}${arc(shape, 0, 1, first)}Z`;
}

/** The height of the cliff below a terrace. */
export function drop(ring: number): number {
  return ring === 2 ? COAST : lift(ring) - lift(ring + 1);
}

/** A band of the cliff on the south side of a terrace, from one part of its height to another. */
export function cliff(shape: Shape, ring: number, from = 0, to = 1): string {
  const [rx, ry] = [shape.across[ring + 1] ?? 0, shape.down[ring + 1] ?? 0];
  const { x, y } = shape.centre;
  const [top, foot] = [y - lift(ring) + drop(ring) * from, y - lift(ring) + drop(ring) * to];
  const way = `A${fixed(rx)} ${fixed(ry)} 0 0`;
  return `M${fixed(x - rx)} ${fixed(top)}${way} 0 ${fixed(x + rx)} ${fixed(top)}V${fixed(foot)}${way} 1 ${fixed(x - rx)} ${fixed(foot)}Z`;
}

/** The part of the cliff that belongs to an area; empty on the north side. */
export function cliffOf(shape: Shape, environment: Environment, ring: number): string {
  if (isNorth(environment)) return "";
  const [a, b] = [spotOn(shape, environment, ring, 0, 1), spotOn(shape, environment, ring, 1, 1)];
  const low = (point: Point) => ({ x: point.x, y: point.y + drop(ring) });
  return `M${at(a)}${arc(shape, ring + 1, 1, b)}L${at(low(b))}${arc(shape, ring + 1, 0, low(a))}Z`;
}

export interface Stream {
  from: Point;
  to: Point;
}

/** The streams between the four lands, on one terrace. */
export function streams(shape: Shape, ring: number): Stream[] {
  return ENVIRONMENTS.map((environment) => ({
    from: spotOn(shape, environment, ring, 0, 0), to: spotOn(shape, environment, ring, 0, 0.995),
  }));
}
