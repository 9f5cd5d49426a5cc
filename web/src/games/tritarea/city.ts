// Where things are in the drawing of the city: a plan seen from the south, on a plinth. Lines to the
// back lean to the right, and towers rise from their squares.
import { COLUMNS, SQUARES, type Suit, type TritareaView } from "./view";

export interface Point {
  x: number;
  y: number;
}

const ROWS = 4;
export const SQUARE = { width: 131, height: 105, lean: 17 };
/** Half of a street, between two areas. */
const KERB = 9;
/** How far the plinth reaches beyond the squares, in squares, and its thickness. */
const RIM = 0.13;
const PLINTH = 22;

/** A point of the plan; columns and rows are counted from the north-west corner. */
export function spot(column: number, row: number): Point {
  return { x: column * SQUARE.width + (ROWS - row) * SQUARE.lean, y: row * SQUARE.height };
}

/** A point of a square: from its left edge to the right and from its back edge to the front, 0 to 1. */
export function spotIn(square: string, right: number, front: number): Point {
  return spot(columnOf(square) + right, rowOf(square) + front);
}

function columnOf(square: string): number {
  return COLUMNS.indexOf(square[0] as (typeof COLUMNS)[number]);
}

function rowOf(square: string): number {
  return Number(square[1]) - 1;
}

const round = (number: number) => Math.round(number * 10) / 10;
const pair = ({ x, y }: Point) => `${round(x)} ${round(y)}`;

function polygon(...points: Point[]): string {
  return `M${points.map(pair).join("L")}Z`;
}

const line = (from: Point, to: Point) => `M${pair(from)}L${pair(to)}`;
const lower = ({ x, y }: Point, by: number): Point => ({ x, y: y + by });

interface Insets {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The corners of a square, clockwise from the north-west, moved inwards by these pixels. */
function corners(square: string, { left, top, right, bottom }: Insets): [Point, Point, Point, Point] {
  const [west, east] = [left / SQUARE.width, 1 - right / SQUARE.width];
  const [north, south] = [top / SQUARE.height, 1 - bottom / SQUARE.height];
  return [spotIn(square, west, north), spotIn(square, east, north), spotIn(square, east, south), spotIn(square, west, south)];
}

export function squarePath(square: string, inset = 0): string {
  return polygon(...corners(square, { left: inset, top: inset, right: inset, bottom: inset }));
}

// The ground.

/** The plinth: its top, its front, its right side, the line of its strata, and its shadow. */
export function plinth(): { top: string; front: string; side: string; strata: string; shadow: string } {
  const end = ROWS + RIM;
  const [back, backRight, right, left] = [spot(-RIM, -RIM), spot(end, -RIM), spot(end, end), spot(-RIM, end)];
  const shadow = [lower({ ...left, x: left.x + 8 }, 36), lower({ ...right, x: right.x + 26 }, 34), lower({ ...backRight, x: backRight.x + 30 }, 30)];
  return {
    top: polygon(back, backRight, right, left),
    front: polygon(left, right, lower(right, PLINTH), lower(left, PLINTH)),
    side: polygon(right, backRight, lower(backRight, PLINTH), lower(right, PLINTH)),
    strata: `${line(lower(left, 9), lower(right, 9))}${line(lower(left, 16), lower(right, 16))}`,
    shadow: polygon(...shadow, backRight, left),
  };
}

/** The dashes in the middle of the streets. */
export function streets(): string {
  return [1, 2, 3].map((n) => line(spot(n, 0), spot(n, ROWS)) + line(spot(0, n), spot(ROWS, n))).join("");
}

/** The lots of an area: their ground, the edge of the area, and the dashes between its squares. */
export function lotsOf(area: Record<string, Suit>, suit: Suit): { ground: string; edge: string; dashes: string } {
  const lots = SQUARES.filter((square) => area[square] === suit).map((square) => lotOf(area, square));
  const all = (part: keyof (typeof lots)[number]) => lots.map((lot) => lot[part]).join("");
  return { ground: all("ground"), edge: all("edge"), dashes: all("dashes") };
}

function lotOf(area: Record<string, Suit>, square: string): { ground: string; edge: string; dashes: string } {
  const [column, row] = [columnOf(square), rowOf(square)];
  const isSame = (dx: number, dy: number) => area[`${COLUMNS[column + dx] ?? ""}${row + dy + 1}`] === area[square];
  const same = { left: isSame(-1, 0), top: isSame(0, -1), right: isSame(1, 0), bottom: isSame(0, 1) };
  const inset = (side: keyof typeof same) => (same[side] ? 0 : KERB);
  const [a, b, c, d] = corners(square, { left: inset("left"), top: inset("top"), right: inset("right"), bottom: inset("bottom") });
  return {
    ground: polygon(a, b, c, d),
    edge: [same.top ? "" : line(a, b), same.right ? "" : line(b, c), same.bottom ? "" : line(c, d), same.left ? "" : line(d, a)].join(""),
    dashes: [same.right ? line(b, c) : "", same.bottom ? line(d, c) : ""].join(""),
  };
}

/** The square that carries the area's symbol: the most central one. */
export function signSquare(area: Record<string, Suit>, suit: Suit): string | null {
  const own = SQUARES.filter((square) => area[square] === suit);
  const near = (one: string) =>
    own.filter((other) => Math.abs(columnOf(one) - columnOf(other)) + Math.abs(rowOf(one) - rowOf(other)) === 1).length;
  return own.toSorted((one, other) => near(other) - near(one))[0] ?? null;
}

/** The place of the symbol of an area: in the corner of a square, where no tower hides it. */
export const signSpot = (square: string) => spotIn(square, 0.88, 0.19);

// The towers.

export const BLOCK = { width: 76, height: 23, depth: 40, lean: 12 };
/** The greatest height of a tower: with more floors, each is thinner, so that no tower hides more than the foot of the one behind it. */
const HIGHEST = 78;
const FOOT = 0.86;

/** The height of one floor in a tower of `height` floors. */
export function floorHeight(height: number): number {
  return Math.min(BLOCK.height, HIGHEST / Math.max(height, 1));
}

/** The left lower corner of a tower's front. */
export function footOf(square: string): Point {
  const { x, y } = spotIn(square, 0.5, FOOT);
  return { x: x - BLOCK.width / 2 - BLOCK.lean / 2, y };
}

/** A tower seen from the left lower corner of its front, `high` pixels high. */
function outline({ x, y }: Point, high: number): string {
  const { width, depth, lean } = BLOCK;
  return polygon(
    { x, y }, { x, y: y - high }, { x: x + lean, y: y - high - depth }, { x: x + width + lean, y: y - high - depth },
    { x: x + width + lean, y: y - depth }, { x: x + width, y },
  );
}

/** The outline that catches the pointer: a square with its tower. */
export function placePath(square: string, height: number): string {
  return height === 0 ? squarePath(square) : squarePath(square) + outline(footOf(square), floorHeight(height) * height);
}

/** The shadow that a tower casts to the right. */
export function shadowOf(square: string, height: number): string {
  const { x, y } = footOf(square);
  const { width, depth, lean } = BLOCK;
  const reach = floorHeight(height) * height * 0.55 + 14;
  return polygon(
    { x, y }, { x: x + width, y }, { x: x + width + reach, y: y - 8 }, { x: x + width + reach + lean - 2, y: y - depth - 4 },
    { x: x + width + lean, y: y - depth }, { x: x + lean, y: y - depth },
  );
}

/** The faces of a floor whose front has the left upper corner (0, 0), and its row of windows. */
export function floorPaths(high: number): { side: string; windows: string } {
  const { width, depth, lean } = BLOCK;
  const windows = [6, 15, 24, 46, 55, 64].map((x) => `M${x} ${round(high * 0.28)}h6v${round(high * 0.46)}h-6Z`);
  const side = polygon({ x: width, y: 0 }, { x: width + lean, y: -depth }, { x: width + lean, y: high - depth }, { x: width, y: high });
  return { side, windows: windows.join("") };
}

/** A roof whose front edge begins at (0, 0), `inset` pixels smaller on all sides. */
export function roofPath(inset = 0): string {
  const { width, depth, lean } = BLOCK;
  const slope = (lean / depth) * inset;
  return polygon(
    { x: inset + slope, y: -inset }, { x: width - inset + slope, y: -inset },
    { x: width + lean - inset - slope, y: inset - depth }, { x: lean + inset - slope, y: inset - depth },
  );
}

/** The middle of a roof whose front edge begins at (0, 0). */
export const ROOF_MIDDLE: Point = { x: (BLOCK.width + BLOCK.lean) / 2, y: -BLOCK.depth / 2 };

/** The visible part of the plane: the plinth with its shadow, and room for the towers at the back. */
const ABOVE = HIGHEST + BLOCK.depth - FOOT * SQUARE.height + 5;
export const WINDOW = { x: -26, y: -ABOVE, width: 656, height: ROWS * SQUARE.height + ABOVE + 54 };

/** A tower as it is drawn. */
export interface Tower {
  square: string;
  blocks: number[];
  /** The owner, if that is not the owner of the top block. */
  owner: number | null;
}

export function towersOf({ table, owners }: TritareaView): Tower[] {
  return SQUARES.flatMap((square) => {
    const blocks = table.buildings[square] ?? [];
    const owner = owners[square] ?? null;
    return blocks.length === 0 ? [] : [{ square, blocks, owner: owner === blocks.at(-1) ? null : owner }];
  });
}
