// Arrow keys between things by where they are drawn. A game without a map of its own can use
// `neighbour` as it is.
import { nearestPlace, type Arrow, type Place, type Point } from "./arrows";

const STEP = { left: -1, up: -1, right: 1, down: 1 };

/** The position of a thing in the window; null if it is not drawn. */
export function spotOf(target: string): Point | null {
  const box = document.querySelector(`[data-target="${target}"]`)?.getBoundingClientRect();
  return box && box.width > 0 ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}

/** The nearest of these targets in a direction. */
export function neighbour(from: string, direction: Arrow, targets: string[]): string | null {
  const start = spotOf(from);
  const places = targets.flatMap((target): Place[] => {
    const at = target === from ? null : spotOf(target);
    return at ? [{ target, at }] : [];
  });
  // Nothing is drawn in tests: use list order.
  if (!start || places.length === 0) return targets[targets.indexOf(from) + STEP[direction]] ?? null;
  return nearestPlace(start, direction, places, 20);
}
