// The ring unrolled to four columns of three terraces, for narrow boards.
import { at, box, type ArrowShape, type Layout, type Point, type Size, type Slot, type Stand } from "./layout";
import { areasOf, environmentOf, ENVIRONMENTS, ringOf, type Area, type Environment } from "./view";

const NORMAL: Size = { width: 390, height: 440 };
const EDGE = 7;
const GAP = 5;
const TOP = 24;
/** The cliff below a terrace. */
export const CLIFF = 6;
/** Heights of what lies below the cards: the volcano, and a note about where the ring closes. */
export const FOOT = { volcano: 22, words: 18 };
const RADIUS = { x: 29, y: 11 };
const RANKS = [1, 0.94, 0.88];

/** The scale at which columns can be read well, and how much less is still good. */
const READABLE = 0.9;
const SLACK = 0.9;

/** The height that columns of this width need. */
export function readableHeight({ width, height }: Size): number {
  const needed = Math.min(width / NORMAL.width, READABLE) * NORMAL.height;
  return height < needed * SLACK ? needed : height;
}

export interface Card extends Point, Size {}

/** The top of an area as a card, the outer ring at the top, the inner one next to the volcano. */
export function cardOf({ width, height }: Size, area: Area): Card {
  const column = (width - 2 * EDGE + GAP) / 4;
  const row = (height - TOP - FOOT.volcano - FOOT.words - 4) / 3;
  return {
    x: EDGE + ENVIRONMENTS.indexOf(environmentOf(area)) * column, y: TOP + (2 - ringOf(area)) * row,
    width: column - GAP, height: row - CLIFF - 1,
  };
}

export function gridLayout(size: Size): Layout {
  const unit = Math.min(size.width / NORMAL.width, size.height / NORMAL.height) || 1;
  const board = { width: size.width / unit, height: size.height / unit };
  const { width, height } = board;
  const corner = (area: Area) => cardOf(board, area);
  const card = corner("So");
  const bar = (card.height - 4) / 3;

  const slot = (area: Area, rank: number): Slot => {
    const { x, y } = corner(area);
    const scale = RANKS[rank] ?? 0.88;
    const [rx, ry] = [RADIUS.x * scale, RADIUS.y * scale];
    const foot = { x: x + 33, y: y + 2 + (rank + 1) * bar - ry - 1 };
    return {
      ...foot, scale, rx, ry, high: { base: 3, each: 0.5 },
      stone: { x: rx + 7, y: -9 }, change: { x: x + card.width - 15, y: foot.y + 2 },
    };
  };
  const beside = (area: Area, count: number): Stand[] => {
    const { x, y } = corner(area);
    // At the lower right. Further ones go up along the edge.
    const [scale, step] = count > 1 ? [0.27, 24] : [0.34, 0];
    return Array.from({ length: count }, (_, index) => ({
      x: x + card.width - 17 - (index % 2) * step, y: y + card.height - 1 - Math.floor(index / 2) * 24, scale,
    }));
  };
  // Arrows run in the bands that pieces, numbers and stones leave free: along the edges of the
  // cards and between the drums. Labels need more room: the right ends of the lower rows.
  const arrow = (from: Area, to: Area): ArrowShape[] => {
    const [here, there] = [corner(from), corner(to)];
    const [one, other] = [environmentOf(from), environmentOf(to)].map((name) => ENVIRONMENTS.indexOf(name)) as [number, number];
    if (one === other) {
      const isUp = there.y < here.y;
      const x = here.x + card.width - 16;
      const border = (isUp ? here.y : there.y) - GAP / 2;
      const sign = isUp ? -1 : 1;
      return [{ path: line({ x, y: border - 12 * sign }, { x, y: border + 10 * sign }), pill: { x: x - 10, y: border }, isBefore: true }];
    }
    const isRight = (other - one + 4) % 4 === 1;
    const sign = isRight ? 1 : -1;
    const y = here.y + 2 + bar;
    const border = isRight ? here.x + card.width + GAP / 2 : here.x - GAP / 2;
    const words = (edge: number) => ({ pill: { x: edge - GAP / 2, y: y + bar }, isBefore: true });
    if (Math.abs(one - other) === 1) return [{ path: line({ x: border - 14 * sign, y }, { x: border + 12 * sign, y }), ...words(border) }];
    // Around the back: the arrow leaves at one edge and comes in at the other.
    const [exit, entry] = isRight ? [width, 0] : [0, width];
    return [
      { path: line({ x: exit - 26 * sign, y }, { x: exit - 8 * sign, y }), ...words(width - EDGE) },
      { path: line({ x: entry + 1 * sign, y }, { x: entry + 18 * sign, y }), ...words(width - EDGE) },
    ];
  };

  /** A jagged crack down the card, with branches to both sides. */
  const cracks = (area: Area): string => {
    const { x, y } = corner(area);
    const spot = (right: number, down: number) => at({ x: x + card.width * right, y: y + card.height * down });
    const way = [[0.7, 0], [0.58, 0.16], [0.74, 0.34], [0.62, 0.52], [0.78, 0.7], [0.66, 1]] as const;
    const branches = [[[0.58, 0.16], [0.2, 0.24], [0, 0.18]], [[0.74, 0.34], [1, 0.42]], [[0.62, 0.52], [0.3, 0.6], [0.12, 0.72]], [[0.78, 0.7], [1, 0.8]]] as const;
    return [way, ...branches].map((points) => `M${points.map(([right, down]) => spot(right, down)).join("L")}`).join("");
  };

  return {
    kind: "grid", width, height, slot, beside, arrow, cracks,
    plate: (area) => ({ x: corner(area).x + 34, y: corner(area).y + card.height + 2 }),
    labels: ENVIRONMENTS.map((environment) => {
      const { x } = corner(areasOf(environment)[2] as Area);
      return { environment, x: x + card.width / 2, y: 16, anchor: "middle" };
    }),
    ground: (area) => box(corner(area).x, corner(area).y, card.width, card.height, 9),
    cliff: () => "",
    country: (environment: Environment) => {
      const { x, y } = corner(areasOf(environment)[2] as Area);
      return box(x, y, card.width, corner(areasOf(environment)[0] as Area).y + card.height - y, 9);
    },
    middle: (area) => ({ x: corner(area).x + card.width / 2, y: corner(area).y + card.height / 2 }),
  };
}

function line(from: Point, to: Point): string {
  return `M${at(from)}L${at(to)}`;
}
