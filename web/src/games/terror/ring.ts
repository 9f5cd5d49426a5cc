// The island as an ellipse around the volcano: four quarters, three rings.
import { at, between, curve, ellipse, fixed, type ArrowShape, type Layout, type Point, type Size, type Slot } from "./layout";
import { areasOf, environmentOf, ENVIRONMENTS, ringOf, type Area, type Environment } from "./view";

/** The board size at which letters have their nominal size. */
const NORMAL: Size = { width: 988, height: 548 };
const RADII_X = [0.166, 0.492, 0.752, 1];
const RADII_Y = [0.165, 0.5, 0.758, 1];
const QUARTER = Math.PI / 2;
const START: Record<Environment, number> = { swamp: Math.PI, forest: 1.5 * Math.PI, desert: 0, mountains: QUARTER };
/** Where the three habitats lie along the quarter, and how far out in their ring. */
const ROUND = [[0.19, 0.53, 0.85], [0.15, 0.44, 0.71], [0.135, 0.38, 0.61]] as const;
const OUT = [[0.7, 0.62, 0.56], [0.5, 0.5, 0.5], [0.49, 0.49, 0.49]] as const;
const RADIUS = 33;
const FLAT = 0.82;
const RANKS = [1, 0.87, 0.76];
const SMALLER = [0.9, 1, 1];

export function ringLayout(size: Size): Layout {
  const unit = Math.min(size.width / NORMAL.width, size.height / NORMAL.height) || 1;
  const width = size.width / unit;
  const height = size.height / unit;
  const centre = { x: width / 2, y: height / 2 };
  const [most, tall] = [width / 2 - 8, height / 2 - 6];

  const radius = (ring: number, out: number): Point => {
    const [low, high] = [Math.floor(ring), Math.floor(ring) + 1];
    const mix = (list: number[], whole: number) => whole * ((list[low] ?? 0) * (1 - out) + (list[high] ?? 1) * out);
    return { x: mix(RADII_X, most), y: mix(RADII_Y, tall) };
  };
  const point = (environment: Environment, ring: number, round: number, out: number): Point => {
    const angle = START[environment] + round * QUARTER;
    const r = radius(ring, out);
    return { x: centre.x + r.x * Math.cos(angle), y: centre.y + r.y * Math.sin(angle) };
  };
  const arc = (ring: number, out: number, sweep: 0 | 1, to: Point) => {
    const r = radius(ring, out);
    return `A${fixed(r.x)} ${fixed(r.y)} 0 0 ${sweep} ${at(to)}`;
  };
  const sector = (environment: Environment, inner: number, outer: number): string => {
    const [a, b] = [point(environment, inner, 0, 0), point(environment, inner, 1, 0)];
    const [c, d] = [point(environment, outer, 1, 1), point(environment, outer, 0, 1)];
    return `M${at(a)}${arc(inner, 0, 1, b)}L${at(c)}${arc(outer, 1, 0, d)}Z`;
  };
  const spot = (area: Area, round: number, out: number) => point(environmentOf(area), ringOf(area), round, out);

  const slot = (area: Area, rank: number): Slot => {
    const ring = ringOf(area);
    const middle = spot(area, ROUND[ring]?.[rank] ?? 0.5, OUT[ring]?.[rank] ?? 0.5);
    const scale = (RANKS[rank] ?? 0.76) * (SMALLER[ring] ?? 1);
    const [rx, ry] = [RADIUS * scale, RADIUS * FLAT * scale];
    return {
      ...middle, scale, path: ellipse(middle, rx, ry),
      stone: { x: middle.x + rx * 0.8, y: middle.y - ry * 0.76 },
      foot: { x: middle.x, y: middle.y + ry },
      change: { herd: { x: middle.x, y: middle.y + ry + 5 }, rex: { x: middle.x, y: middle.y + ry + 5 } },
    };
  };

  const beside = (area: Area, count: number) => {
    const ring = ringOf(area);
    if (ring === 0) return inside(area, count);
    const base = ring === 1 ? spot(area, 0.885, 0.5) : spot(area, 0.85, 0.5);
    const step = ring === 1 ? { x: 42, y: 30, size: 44 } : { x: 50, y: 34, size: 50 };
    const rows = count > 2 ? 2 : 1;
    const first = Math.ceil(count / rows);
    return Array.from({ length: count }, (_, index) => {
      const row = index < first ? 0 : 1;
      const [column, length] = row === 0 ? [index, first] : [index - first, count - first];
      return {
        x: base.x + (column - (length - 1) / 2) * step.x,
        y: base.y + (row - (rows - 1) / 2) * step.y,
        size: step.size,
      };
    });
  };
  /** In the inner ring there is room only beside the volcano. */
  const inside = (area: Area, count: number) => {
    const base = spot(area, 0.17, 0.2);
    const step = (count > 2 ? 24 : 35) * Math.sign(base.x - centre.x);
    return Array.from({ length: count }, (_, index) => ({ x: base.x + step * index, y: base.y, size: 41 }));
  };

  const arrow = (from: Area, to: Area, start: Point, end: Point): ArrowShape[] => {
    const half = between(start, end, 0.5);
    if (environmentOf(from) !== environmentOf(to)) {
      // Around the ring: the middle of the arrow lies on its inner edge, where there are no
      // habitats.
      const out = radius(ringOf(from), 0);
      const angle = Math.atan2((half.y - centre.y) / out.y, (half.x - centre.x) / out.x);
      const rim = { x: centre.x + out.x * Math.cos(angle), y: centre.y + out.y * Math.sin(angle) };
      return [curve(start, { x: 2 * rim.x - half.x, y: 2 * rim.y - half.y }, end, [31, 36])];
    }
    // Along a ray the arrow is nearly straight, with its label beside it.
    const [dx, dy] = [end.x - start.x, end.y - start.y];
    const length = Math.hypot(dx, dy) || 1;
    const side = -dy * (half.x - centre.x) + dx * (half.y - centre.y) >= 0 ? 1 : -1;
    const bend = { x: half.x - (side * dy * 12) / length, y: half.y + (side * dx * 12) / length };
    const way = curve(start, bend, end, [31, 36]);
    return [{ ...way, pill: { x: way.pill.x - (side * dy * 18) / length, y: way.pill.y + (side * dx * 18) / length } }];
  };

  const edge = { x: 16, y: 26 };
  return {
    kind: "ring", width, height, slot, beside, arrow,
    stand: {
      piece: { x: -RADIUS * 0.37, size: 28 },
      count: { x: RADIUS * 0.42, font: 20 },
      rex: { x: -RADIUS * 0.66, y: -RADIUS * 0.9, size: 38 },
      lone: { x: -RADIUS * 0.4, y: 0, size: 36 },
    },
    labels: [
      { environment: "swamp", x: edge.x, y: edge.y, anchor: "start" },
      { environment: "forest", x: width - edge.x, y: edge.y, anchor: "end" },
      { environment: "desert", x: width - edge.x, y: height - 10, anchor: "end" },
      { environment: "mountains", x: edge.x, y: height - 10, anchor: "start" },
    ],
    ground: (area) => sector(environmentOf(area), ringOf(area), ringOf(area)),
    country: (environment) => sector(environment, 0, 2),
    middle: (area) => spot(area, 0.5, 0.5),
  };
}

/** The volcano in the middle of the ring. */
export function volcanoOf(layout: Size): Point & { rx: number; ry: number } {
  return {
    x: layout.width / 2, y: layout.height / 2,
    rx: (layout.width / 2 - 8) * 0.166 - 2, ry: (layout.height / 2 - 6) * 0.165 - 2,
  };
}

export const ALL_COUNTRIES = ENVIRONMENTS.map((environment) => ({ environment, areas: areasOf(environment) }));
