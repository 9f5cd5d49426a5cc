// How the points of several players share one hex.

export interface BadgeSpot {
  /** The middle of the piece; the figure stands to its right. */
  x: number;
  y: number;
  piece: number;
  font: number;
}

const READABLE = 11;
/** The width of "+2", relative to its height. */
const FIGURE = 1.5;

/** Spots for this many entries. On a small map the figures grow as far as the hex allows. */
export function badgeSpots(count: number, scale: number): BadgeSpot[] {
  const wish = READABLE / scale;
  if (count <= 2) {
    const font = clamp(wish, 0.4, 0.5);
    const piece = clamp(font * 1.1, 0.44, 0.5);
    const left = -(piece * 1.1 + font * FIGURE) / 2 + piece / 2;
    return rows(count, 0.66).map((y) => ({ x: left, y, piece, font }));
  }
  if (count === 3) {
    const font = clamp(wish, 0.36, 0.42);
    return rows(3, 0.46).map((y) => ({ x: -0.28, y, piece: 0.4, font }));
  }
  const font = 0.32;
  return Array.from({ length: count }, (_, index) => ({
    x: index % 2 === 0 ? -0.54 : 0.16,
    y: (Math.floor(index / 2) - (Math.ceil(count / 2) - 1) / 2) * 0.44,
    piece: 0.34,
    font,
  }));
}

function rows(count: number, gap: number): number[] {
  return Array.from({ length: count }, (_, index) => (index - (count - 1) / 2) * gap);
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
