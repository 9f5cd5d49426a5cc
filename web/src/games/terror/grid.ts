// The ring unrolled to four columns of three cards, for narrow boards.
import { at, box, type ArrowShape, type Layout, type Point, type Size, type Slot } from "./layout";
import { areasOf, environmentOf, ENVIRONMENTS, ringOf, type Area, type Environment } from "./view";

const NORMAL: Size = { width: 390, height: 440 };
const EDGE = 7;
const GAP = 4;
const TOP = 24;
/** Below the cards: the volcano, and a note about where the ring closes. */
export const FOOT = { volcano: 22, words: 18 };
const WIDTHS = [0.93, 0.85, 0.77];
const RANKS = [1, 0.94, 0.88];

export function gridLayout(size: Size): Layout {
  const unit = Math.min(size.width / NORMAL.width, size.height / NORMAL.height) || 1;
  const width = size.width / unit;
  const height = size.height / unit;
  const column = (width - 2 * EDGE + GAP) / 4;
  const row = (height - TOP - FOOT.volcano - FOOT.words - 4) / 3;
  const card = { width: column - GAP, height: row - GAP };

  const corner = (area: Area): Point => ({
    x: EDGE + ENVIRONMENTS.indexOf(environmentOf(area)) * column,
    y: TOP + (2 - ringOf(area)) * row, // the outer ring at the top, the inner one next to the volcano
  });
  const bar = (card.height - 8) / 3;
  const slot = (area: Area, rank: number): Slot => {
    const { x, y } = corner(area);
    const wide = card.width * (WIDTHS[rank] ?? 0.77);
    const top = y + 4 + rank * bar;
    const middle = { x: x + 33, y: top + bar / 2 };
    return {
      ...middle, scale: RANKS[rank] ?? 0.88, path: box(x + 3, top + 1.5, wide, bar - 3, 14),
      stone: { x: x + wide - 6, y: top + bar * 0.26 },
      foot: { x: x + wide * 0.5, y: top + bar - 3 },
      change: { herd: { x: x + wide - 13, y: top + bar - 9 }, rex: { x: x + wide - 26, y: top + 8 } },
    };
  };
  const beside = (area: Area, count: number) => {
    const { x, y } = corner(area);
    // At the lower right, where the bars are short. Further ones go up along the edge.
    const [size, step] = count > 1 ? [25, 21] : [32, 24];
    return Array.from({ length: count }, (_, index) => ({
      x: x + card.width - size / 2 - 1 - (index % 2) * step,
      y: y + card.height - size / 2 + 2 - Math.floor(index / 2) * 21,
      size,
    }));
  };
  // Arrows run in the bands that pieces, numbers and stones leave free: along the edges of the
  // cards and between the bars. Labels need more room: the right ends of the lower bars.
  const arrow = (from: Area, to: Area): ArrowShape[] => {
    const [here, there] = [corner(from), corner(to)];
    const [one, other] = [environmentOf(from), environmentOf(to)].map((name) => ENVIRONMENTS.indexOf(name)) as [number, number];
    if (one === other) {
      const isUp = there.y < here.y;
      const x = here.x + 46;
      const border = isUp ? here.y - GAP / 2 : there.y - GAP / 2;
      const sign = isUp ? -1 : 1;
      return [{ path: line({ x, y: border - 12 * sign }, { x, y: border + 10 * sign }), pill: { x: here.x + 38, y: border }, isBefore: true }];
    }
    const isRight = (other - one + 4) % 4 === 1;
    const sign = isRight ? 1 : -1;
    const y = here.y + 4 + bar;
    const border = isRight ? here.x + column - GAP / 2 : here.x - GAP / 2;
    const words = (edge: number) => ({ pill: { x: edge - GAP / 2, y: y + bar }, isBefore: true });
    if (Math.abs(one - other) === 1) return [{ path: line({ x: border - 14 * sign, y }, { x: border + 12 * sign, y }), ...words(border) }];
    // Around the back: the arrow leaves at one edge and comes in at the other.
    const [exit, entry] = isRight ? [width, 0] : [0, width];
    return [
      { path: line({ x: exit - 26 * sign, y }, { x: exit - 8 * sign, y }), ...words(width - EDGE) },
      { path: line({ x: entry + 1 * sign, y }, { x: entry + 18 * sign, y }), ...words(width - EDGE) },
    ];
  };

  return {
    kind: "grid", width, height, slot, beside, arrow,
    stand: { piece: { x: -13, size: 25 }, count: { x: 11, font: 17 }, rex: { x: 29, y: 8.5, size: 24 }, lone: { x: -11, y: 0, size: 30 } },
    labels: ENVIRONMENTS.map((environment, index) => ({
      environment, x: EDGE + index * column + card.width / 2, y: 16, anchor: "middle",
    })),
    ground: (area) => box(corner(area).x, corner(area).y, card.width, card.height, 9),
    country: (environment: Environment) => {
      const { x, y } = corner(areasOf(environment)[2] as Area);
      return box(x, y, card.width, 3 * row - GAP, 9);
    },
    middle: (area) => ({ x: corner(area).x + card.width / 2, y: corner(area).y + card.height / 2 }),
  };
}

function line(from: Point, to: Point): string {
  return `M${at(from)}L${at(to)}`;
}
