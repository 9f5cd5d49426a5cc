// Where the herds of a cell stand: on the spots of their tile, with surplus herds beside them.
import type { Point } from "./geometry";
import { sum, type Tile } from "./view";

export interface Piece {
  who: number;
  at: Point;
  /** Stands for this many herds (a crowd is drawn as one piece with a number). */
  count: number;
  /** The herd has no spot: the tile cannot feed it. */
  isSurplus: boolean;
  /** The herd has reproduced or was born this turn. */
  isSpent: boolean;
}

const PAIR: readonly Point[] = [
  { x: -0.36, y: 0.06 },
  { x: 0.36, y: 0.06 },
];
const TRIPLE: readonly Point[] = [
  { x: 0, y: -0.4 },
  { x: -0.4, y: 0.26 },
  { x: 0.4, y: 0.26 },
];
const SQUARE: readonly Point[] = [
  { x: -0.37, y: -0.34 },
  { x: 0.37, y: -0.34 },
  { x: -0.37, y: 0.34 },
  { x: 0.37, y: 0.34 },
];
/** Swimmers are one behind the other. */
const SWIMMING: readonly Point[] = [
  { x: -0.38, y: -0.1 },
  { x: 0.38, y: 0.1 },
];
/** Places at the edge of a tile, between its spots. */
function outside(...hours: number[]): readonly Point[] {
  return hours.map((hour) => {
    const angle = (hour * Math.PI) / 6;
    return { x: 0.74 * Math.sin(angle), y: -0.74 * Math.cos(angle) };
  });
}
const BESIDE_PAIR = outside(12, 6, 1.6, 7.6, 10.4, 4.4);
const BESIDE_TRIPLE = outside(6, 10, 2, 8, 4);
const BESIDE_SQUARE = outside(12, 6, 3, 9);

/** The spots of a tile, by the number of herds that it feeds; more than 4 are not drawn. */
export function spotsOfTile(capacity: number): readonly Point[] {
  if (capacity === 2) return PAIR;
  if (capacity === 3) return TRIPLE;
  return capacity > 0 ? SQUARE : [];
}

function beside(spots: readonly Point[]): readonly Point[] {
  if (spots === PAIR) return BESIDE_PAIR;
  return spots === TRIPLE ? BESIDE_TRIPLE : BESIDE_SQUARE;
}

/** Places for this many pieces in the water. */
export function afloat(count: number): readonly Point[] {
  if (count <= 1) return [{ x: 0, y: 0 }];
  if (count === 2) return SWIMMING;
  return count === 3 ? TRIPLE : SQUARE;
}

/**
 * The herds of a tile, spot by spot; `active` is the player whose herds may be spent. Some of the herds may be
 * left out.
 */
export function herdsOnSpots({ herds: all, capacity, surplus, spent }: Tile, active: number | null, herds = all): Piece[] {
  const spots = spotsOfTile(capacity);
  const places = [...spots, ...beside(spots)];
  if (sum(herds) > places.length || capacity === Infinity) return crowd(herds, [...(spots.length > 0 ? spots : SQUARE), ...beside(spots)], surplus > 0);
  const fed = sum(all) - surplus;
  let next = 0;
  return herds.flatMap((number, who) =>
    Array.from({ length: number }, (_, index) => ({
      who,
      at: places[next++] as Point,
      count: 1,
      isSurplus: next > fed,
      isSpent: who === active && index >= number - spent,
    })),
  );
}

/** The swimmers of a cell: one by one, or one piece with a number for each player. */
export function swimming(herds: number[]): Piece[] {
  const total = sum(herds);
  if (total > SQUARE.length) return crowd(herds, afloat(herds.filter((number) => number > 0).length), false);
  const places = afloat(total);
  let next = 0;
  return herds.flatMap((number, who) =>
    Array.from({ length: number }, () => ({
      who,
      at: places[next++] as Point,
      count: 1,
      isSurplus: false,
      isSpent: false,
    })),
  );
}

function crowd(herds: number[], places: readonly Point[], isSurplus: boolean): Piece[] {
  return herds.flatMap((count, who) => (count > 0 ? [{ who, count }] : [])).map(({ who, count }, index) => ({
    who,
    count,
    at: places[index] ?? { x: 0, y: 0 },
    isSurplus,
    isSpent: false,
  }));
}
