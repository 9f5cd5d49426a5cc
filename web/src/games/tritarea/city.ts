// Where things are in the drawing of the city: a plan seen from above, with towers rising from
// their squares.
import { COLUMNS, SQUARES, type Suit, type TritareaView } from "./view";

export const SIDE = 118;
const LEFT = 20;
const TOP = 74;
/** The visible part of the plane, with some room above the first row for its towers. */
const ABOVE = 22;
export const WINDOW = { x: LEFT - 8, y: TOP - ABOVE, width: 4 * SIDE + 16, height: 4 * SIDE + ABOVE + 6 };

export interface Block {
  x: number;
  y: number;
  width: number;
  height: number;
}

const WIDTH = 62;
export const DEPTH = 9;
const FULL = 21;
const FOOT = 36;
/** The maximum height of towers, so that they never hide the foot of the one behind. */
const ROOM = 106;
const ROOM_ABOVE = SIDE - FOOT + ABOVE - DEPTH - 2;

export function columnOf(square: string): number {
  return COLUMNS.indexOf(square[0] as (typeof COLUMNS)[number]);
}

export function rowOf(square: string): number {
  return Number(square[1]) - 1;
}

export function cornerOf(square: string): { x: number; y: number } {
  return { x: LEFT + columnOf(square) * SIDE, y: TOP + rowOf(square) * SIDE };
}

export function middleOf(square: string): { x: number; y: number } {
  const { x, y } = cornerOf(square);
  return { x: x + SIDE / 2, y: y + SIDE / 2 };
}

/** The height of one block in a tower of `height` blocks. */
export function slab(square: string, height: number): number {
  const room = rowOf(square) === 0 ? ROOM_ABOVE : ROOM;
  return Math.min(FULL, room / Math.max(height, 1));
}

/** The front of a block in a tower of `height` blocks; the lowest is level 0. */
export function blockAt(square: string, level: number, height: number): Block {
  const { x, y } = cornerOf(square);
  const thick = slab(square, height);
  return { x: x + (SIDE - WIDTH) / 2, y: y + SIDE - FOOT - thick * (level + 1), width: WIDTH, height: thick };
}

export function squarePath(square: string, inset = 0): string {
  const { x, y } = cornerOf(square);
  const side = SIDE - 2 * inset;
  return `M${x + inset} ${y + inset}h${side}v${side}h${-side}Z`;
}

/** The outline that catches the pointer: a square with its tower. */
export function placePath(square: string, height: number): string {
  if (height === 0) return squarePath(square);
  const top = blockAt(square, height - 1, height);
  const { y } = cornerOf(square);
  const above = y - (top.y - DEPTH);
  return above <= 0 ? squarePath(square) : `${squarePath(square)}M${top.x} ${y}v${-above}h${top.width + DEPTH}v${above}Z`;
}

/** The borders between areas, as one path. */
export function borders(area: Record<string, Suit>): string {
  const at = (column: number, row: number) => area[`${COLUMNS[column] ?? ""}${row + 1}`];
  return SQUARES.map((square) => {
    const { x, y } = cornerOf(square);
    const [column, row] = [columnOf(square), rowOf(square)];
    const own = area[square];
    return [
      at(column, row - 1) === own ? "" : `M${x} ${y}h${SIDE}`,
      at(column, row + 1) === own ? "" : `M${x} ${y + SIDE}h${SIDE}`,
      at(column - 1, row) === own ? "" : `M${x} ${y}v${SIDE}`,
      at(column + 1, row) === own ? "" : `M${x + SIDE} ${y}v${SIDE}`,
    ].join("");
  }).join("");
}

/** The square that carries the area's symbol: the most central one. */
export function signSquare(area: Record<string, Suit>, suit: Suit): string | null {
  const own = SQUARES.filter((square) => area[square] === suit);
  const near = (one: string) =>
    own.filter((other) => Math.abs(columnOf(one) - columnOf(other)) + Math.abs(rowOf(one) - rowOf(other)) === 1).length;
  return own.toSorted((one, other) => near(other) - near(one))[0] ?? null;
}

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
