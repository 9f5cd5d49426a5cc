// Arrow keys: the nearest place in a direction. Shared by games with a map.
export interface Point {
  x: number;
  y: number;
}

export type Arrow = "left" | "right" | "up" | "down";

export interface Place {
  target: string;
  at: Point;
}

const AHEAD: Record<Arrow, Point> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/**
 * The nearest place from a point. Distance to the side weighs more than distance ahead; `unit` is a
 * small step.
 */
export function nearestPlace(start: Point, arrow: Arrow, places: Iterable<Place>, unit = 1): string | null {
  let best: string | null = null;
  let least = Infinity;
  for (const { target, at } of places) {
    const [dx, dy] = [at.x - start.x, at.y - start.y];
    const ahead = dx * AHEAD[arrow].x + dy * AHEAD[arrow].y;
    const aside = Math.abs(dx * AHEAD[arrow].y) + Math.abs(dy * AHEAD[arrow].x);
    if (ahead < 0.05 * unit || aside > 3 * ahead + 0.1 * unit) continue;
    const cost = ahead + 1.6 * aside;
    if (cost < least) [least, best] = [cost, target];
  }
  return best;
}
