// The trail: where the others' last turns happened, for soft marks that stay until my next action.
import type { EventJson, Spot } from "../games/contract";
import type { Turn } from "./turns";

export interface Trail {
  who: number;
  /** The things of the turn, and where something arrived. */
  targets: string[];
  /** The path of something that moved, from thing to thing. */
  ways: [from: string, to: string][];
}

/** The most things that an event marks. With more it is about a region, which the marks would hide. */
const MOST = 3;

/** The trail of each participant's last turn. */
export function trailOf(turns: readonly Turn[]): Trail[] {
  const last = new Map(turns.map((turn) => [turn.who, turn]));
  return [...last.values()].flatMap(({ who, parts }) => {
    if (who === null) return [];
    const deeds = parts.filter(({ event, role }) => role === "turn" && event.targets.length <= MOST).map(({ event }) => event);
    const ways = deeds.flatMap(wayOf);
    const places = new Set([...deeds.filter((deed) => wayOf(deed).length === 0).flatMap(({ targets }) => targets), ...ways.map(([, to]) => to)]);
    return places.size > 0 ? [{ who, targets: [...places], ways }] : [];
  });
}

/** The path of what moved: events that name a start and a destination have these as their last two targets. */
function wayOf({ args, targets }: EventJson): Trail["ways"] {
  const [from, to] = targets.slice(-2);
  return "from" in args && "to" in args && from !== undefined && to !== undefined && from !== to ? [[from, to]] : [];
}

/** The distance between two footprints, and between a thing and the nearest one, in pixels. */
const STRIDE = 11;
const CLEAR = 15;
/** How far a footprint is to the side of the path. */
const ASIDE = 2.5;

/** Footprints from one place to another, left and right of the straight line. */
export function footprints(from: Spot, to: Spot): Spot[] {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(x, y);
  const count = Math.floor((length - 2 * CLEAR) / STRIDE) + 1;
  return Array.from({ length: Math.max(count, 0) }, (_, index) => {
    const along = (CLEAR + index * STRIDE) / length;
    const aside = (index % 2 === 0 ? ASIDE : -ASIDE) / length;
    return { x: Math.round(from.x + x * along - y * aside), y: Math.round(from.y + y * along + x * aside) };
  });
}
