// The body of a land: its outline on the water, and the cliffs under its southern edges. Every layer
// draws all hexes as one path; wide round strokes join them, so no outline has to be computed.
import { cellKey, centre, corners, fixed, hexPath, type Cell, type Point } from "./geometry";

/** The height of a cliff, in sides of a hex. */
export const CLIFF = 0.42;

/** All hexes of a land, moved down. */
export function hexes(cells: readonly Cell[], down = 0): string {
  return cells.map((cell) => moved(cell, down)).join("");
}

function moved(cell: Cell, down: number): string {
  const { x, y } = centre(cell);
  return hexPath({ x, y: y + down });
}

/** The two faces of a cliff: the west one is in the light. */
export interface Cliffs {
  /** The west faces. */
  light: string;
  /** The layers of the west faces, and the east faces. */
  middle: string;
  /** The layers of the east faces. */
  dark: string;
}

/** Depths of the layers, in parts of the height. */
const STRATA = [[0.38, 0.62], [0.82, 1]] as const;

/** The cliffs under the edges to the south-west and south-east that no other hex of the land hides. */
export function cliffs(cells: readonly Cell[], high = CLIFF): Cliffs {
  const land = new Set(cells.map(cellKey));
  const west = cells.filter(({ q, r }) => !land.has(cellKey({ q: q - 1, r: r + 1 })));
  const east = cells.filter(({ q, r }) => !land.has(cellKey({ q, r: r + 1 })));
  const faces = (those: Cell[], from: number, to: number, low: number, high: number) =>
    those.map((cell) => {
      const points = corners(centre(cell));
      return face(points[from] as Point, points[to] as Point, low, high);
    }).join("");
  const layers = (those: Cell[], from: number, to: number) =>
    STRATA.map(([low, up]) => faces(those, from, to, low * high, up * high)).join("");
  return {
    light: faces(west, 4, 3, 0, high),
    middle: layers(west, 4, 3) + faces(east, 3, 2, 0, high),
    dark: layers(east, 3, 2),
  };
}

function face(from: Point, to: Point, low: number, high: number): string {
  const [x, right] = [fixed(from.x), fixed(to.x)];
  return `M${x} ${fixed(from.y + low)}L${right} ${fixed(to.y + low)}V${fixed(to.y + high)}L${x} ${fixed(from.y + high)}Z`;
}
