// The coast of a land mass: closed loops along the edges between its cells and the others. A mass
// with a lake has two loops.
import { cellKey, centre, closedPath, corners, neighbours, type Cell, type Point } from "./geometry";

/** Corner numbers (clockwise from the top) of the edge towards each direction, clockwise. */
const EDGES: readonly (readonly [number, number])[] = [
  [1, 2],
  [0, 1],
  [5, 0],
  [4, 5],
  [3, 4],
  [2, 3],
];

export function coastLoops(cells: Cell[]): Point[][] {
  const inside = new Set(cells.map(cellKey));
  const edges = new Map<string, { from: Point; to: Point }>();
  for (const cell of cells) {
    const points = corners(centre(cell));
    neighbours(cell).forEach((neighbour, direction) => {
      if (inside.has(cellKey(neighbour))) return;
      const [first, second] = EDGES[direction] as readonly [number, number];
      const edge = { from: points[first] as Point, to: points[second] as Point };
      edges.set(name(edge.from), edge);
    });
  }
  // Three cells meet at a corner, so exactly one coast edge leaves each corner.
  const loops: Point[][] = [];
  for (const start of edges.keys()) {
    const loop: Point[] = [];
    for (let at = start; ; ) {
      const edge = edges.get(at);
      if (!edge) break;
      edges.delete(at);
      loop.push(edge.from);
      at = name(edge.to);
    }
    if (loop.length > 0) loops.push(loop);
  }
  return loops;
}

export function coastPath(cells: Cell[]): string {
  return coastLoops(cells).map(closedPath).join("");
}

function name(point: Point): string {
  return `${Math.round(point.x * 100)} ${Math.round(point.y * 100)}`;
}
