// Hexes with a corner on top, axial coordinates: the neighbour at direction 0 really lies to the
// east. One unit is the side of a hex.

export interface Cell {
  q: number;
  r: number;
}

export interface Point {
  x: number;
  y: number;
}

export const ROOT3 = Math.sqrt(3);

/** East, north-east, north-west, west, south-west, south-east. */
export const STEPS: readonly Cell[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];

export function cellKey(cell: Cell): string {
  return `${cell.q},${cell.r}`;
}

export function parseCell(text: string): Cell {
  const [q = NaN, r = NaN] = text.split(",").map(Number);
  return { q, r };
}

export function neighbours(cell: Cell): Cell[] {
  return STEPS.map((step) => ({ q: cell.q + step.q, r: cell.r + step.r }));
}

export function centre(cell: Cell): Point {
  return { x: ROOT3 * (cell.q + cell.r / 2), y: 1.5 * cell.r };
}

/** The cell that contains a point. */
export function cellAt(point: Point): Cell {
  const r = point.y / 1.5;
  const q = point.x / ROOT3 - r / 2;
  const s = -q - r;
  let [rq, rr] = [Math.round(q), Math.round(r)];
  const rs = Math.round(s);
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs - s)];
  if (dq > dr && dq > ds) rq = -rr - rs;
  else if (dr > ds) rr = -rq - rs;
  return { q: rq + 0, r: rr + 0 };
}

/** The ring a cell lies in; the South Pole is ring 0. */
export function ring(cell: Cell): number {
  return Math.max(Math.abs(cell.q), Math.abs(cell.r), Math.abs(cell.q + cell.r));
}

/** The direction of a cell from the South Pole, 1 to 12 o'clock. */
export function clock(cell: Cell): number {
  const { x, y } = centre(cell);
  const hour = Math.round((Math.atan2(x, -y) / Math.PI) * 6);
  return ((hour + 11) % 12) + 1;
}

/** The corners, clockwise from the top. */
export function corners(at: Point, size = 1): Point[] {
  return [0, 1, 2, 3, 4, 5].map((index) => {
    const angle = ((index * 60 - 90) * Math.PI) / 180;
    return { x: at.x + size * Math.cos(angle), y: at.y + size * Math.sin(angle) };
  });
}

export function fixed(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

export function closedPath(points: Point[]): string {
  return `M${points.map((point) => `${fixed(point.x)} ${fixed(point.y)}`).join("L")}Z`;
}

export function hexPath(at: Point, size = 1): string {
  return closedPath(corners(at, size));
}

export function ellipsePath(at: Point, rx: number, ry: number): string {
  const [a, b, width] = [fixed(rx), fixed(ry), fixed(2 * rx)];
  return `M${fixed(at.x - rx)} ${fixed(at.y)}a${a} ${b} 0 1 0 ${width} 0a${a} ${b} 0 1 0 -${width} 0Z`;
}

/** The part of a hex that is nearer to a point than to any of the others. */
export function shareOf(middle: Point, point: Point, others: readonly Point[], size = 1): Point[] {
  return others.reduce((area, other) => nearerPart(area, point, other), corners(middle, size));
}

/** What is left of an area if everything nearer to the other point is cut off. */
function nearerPart(area: Point[], point: Point, other: Point): Point[] {
  const along = { x: other.x - point.x, y: other.y - point.y };
  const half = { x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 };
  const beyond = (at: Point) => (at.x - half.x) * along.x + (at.y - half.y) * along.y;
  return area.flatMap((from, index) => {
    const to = area[(index + 1) % area.length] as Point;
    const [here, there] = [beyond(from), beyond(to)];
    const part = here / (here - there);
    const crossing = here * there < 0 ? [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }] : [];
    return here <= 0 ? [from, ...crossing] : crossing;
  });
}
