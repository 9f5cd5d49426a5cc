// The island as an ellipse around the volcano: four quarters, three terraces.
import { at, between, curve, type ArrowShape, type Layout, type Point, type Size, type Slot, type Stand } from "./layout";
import { cliffOf, LIFTS, quarter, sector, shapeOf, spotOn } from "./terrace";
import { environmentOf, ringOf, type Area } from "./view";

/** The board size at which everything has its nominal size. */
export const NORMAL: Size = { width: 1066, height: 584 };
/** Places of the three habitats along the quarter, by ring; the predators come after them. */
const ROUND = [[0.16, 0.43, 0.69], [0.13, 0.37, 0.61], [0.13, 0.37, 0.61]] as const;
const OUT = [0.63, 0.54, 0.55] as const;
const BESIDE = [0.93, 0.87, 0.86] as const;
const RADIUS = { x: 36, y: 15 };
const RANKS = [1, 0.9, 0.8];
const SMALLER = [0.9, 1, 1];
/** The size of predators by ring, and of several in one area. */
const PREDATORS = [0.66, 0.84, 0.95];
const AWAY = 42;
const CROWDED = [1, 1, 0.78, 0.64, 0.6];

export function ringLayout(size: Size): Layout {
  const unit = Math.min(size.width / NORMAL.width, size.height / NORMAL.height) || 1;
  const shape = shapeOf({ width: size.width / unit, height: size.height / unit });
  const { width, height, centre } = shape;
  const spot = (area: Area, round: number, out: number) => spotOn(shape, environmentOf(area), ringOf(area), round, out);

  const slot = (area: Area, rank: number): Slot => {
    const ring = ringOf(area);
    const middle = spot(area, ROUND[ring]?.[rank] ?? 0.5, OUT[ring] ?? 0.5);
    const scale = (RANKS[rank] ?? 0.8) * (SMALLER[ring] ?? 1);
    const [rx, ry] = [RADIUS.x * scale, RADIUS.y * scale];
    // Drums rise, so their feet are a little in front of the middle.
    const foot = { x: middle.x, y: middle.y + 8 };
    return {
      ...foot, scale, rx, ry, high: { base: 4, each: 1.5 },
      stone: { x: rx * 0.98, y: -ry * 0.8 }, change: { x: foot.x, y: foot.y + 16 },
    };
  };

  const beside = (area: Area, count: number): Stand[] => {
    const ring = ringOf(area);
    const isWest = environmentOf(area) === "mountains";
    const there = spot(area, (BESIDE[ring] ?? 0.88) - (isWest ? 0.02 : 0), isWest && ring === 0 ? 0.24 : 0.55);
    // In the north and in the south they keep away from the stream, and in the west from the herds behind it.
    const base = { x: centre.x + Math.sign(there.x - centre.x) * Math.max(Math.abs(there.x - centre.x), AWAY), y: there.y };
    const scale = (PREDATORS[ring] ?? 1) * (CROWDED[count] ?? 0.6);
    const columns = count > 2 ? 2 : count;
    return Array.from({ length: count }, (_, index) => ({
      x: base.x + ((index % columns) - (columns - 1) / 2) * 84 * scale,
      y: base.y + (isWest ? 26 : 14) + (count > 2 ? (Math.floor(index / 2) - 0.5) * 62 * scale : 0),
      scale,
    }));
  };

  const arrow = (from: Area, to: Area, start: Point, end: Point): ArrowShape[] => {
    const half = between(start, end, 0.5);
    if (environmentOf(from) !== environmentOf(to)) {
      // Around the ring: the middle of the arrow lies near its inner edge, where there are no
      // habitats.
      const ring = ringOf(from);
      const middle = { x: centre.x, y: centre.y - (LIFTS[ring] ?? 0) };
      const [rx, ry] = [(shape.across[ring] ?? 0) * 0.95, (shape.down[ring] ?? 0) * 0.95];
      const angle = Math.atan2((half.y - middle.y) / ry, (half.x - middle.x) / rx);
      const rim = { x: middle.x + rx * Math.cos(angle), y: middle.y + ry * Math.sin(angle) };
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

  /** The place of predators, or one in front of them; in the north, where they rise, one behind them. */
  const plate = (area: Area, isCrowded: boolean): Point => {
    if (environmentOf(area) === "swamp") return spot(area, 0.76, 0.9);
    const { x, y } = spot(area, BESIDE[ringOf(area)] ?? 0.88, 0.5);
    return { x, y: y + (isCrowded ? 28 : 0) };
  };

  /** A jagged crack along the area, with branches to both sides. */
  const cracks = (area: Area): string => {
    const steps = [0.04, 0.18, 0.3, 0.44, 0.57, 0.7, 0.84, 0.96];
    const along = steps.map((round, index) => spot(area, round, index % 2 === 0 ? 0.4 : 0.62));
    const branches = steps.slice(1, -1).map((round, index) => {
      const [from, to] = index % 2 === 0 ? [0.62, 0.95] : [0.4, 0.06];
      return `M${at(spot(area, round, from))}L${at(spot(area, round + 0.05, (from + to) / 2))}L${at(spot(area, round + 0.02, to))}`;
    });
    return `M${along.map(at).join("L")}${branches.join("")}`;
  };

  const edge = { x: 18, y: 34 };
  return {
    kind: "ring", width, height, slot, beside, arrow, plate, cracks,
    labels: [
      { environment: "swamp", x: edge.x, y: edge.y, anchor: "start" },
      { environment: "forest", x: width - edge.x, y: edge.y, anchor: "end" },
      { environment: "desert", x: width - edge.x, y: height - 16, anchor: "end" },
      { environment: "mountains", x: edge.x, y: height - 16, anchor: "start" },
    ],
    ground: (area) => sector(shape, environmentOf(area), ringOf(area)),
    cliff: (area) => cliffOf(shape, environmentOf(area), ringOf(area)),
    country: (environment) => quarter(shape, environment),
    middle: (area) => spot(area, 0.5, 0.5),
  };
}
