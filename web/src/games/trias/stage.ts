// The great moments of the game: land that breaks, and the meteorite. They are shown on top of the
// animations of the single events, and any input ends them.
import type { EventJson } from "../contract";
import { centre, type Point } from "./geometry";
import type { Land, TriasWorld } from "./view";

/** An island that has just broken away. */
export interface Birth {
  /** One of its tiles identifies it. */
  tile: number;
  /** The direction in which it glides, of length 1. */
  away: Point;
}

export interface Moment {
  births: Birth[];
  /** The last round has begun; with the meteorite, or because nothing could drift. */
  ending: "meteorite" | "still" | null;
}

export const NOTHING: Moment = { births: [], ending: null };

/** How long a moment lasts, in milliseconds. */
export const LENGTH = { births: 1900, meteorite: 4800, still: 2600 };

export function lengthOf({ births, ending }: Moment): number {
  return ending ? LENGTH[ending] : births.length > 0 ? LENGTH.births : 0;
}

export function momentOf(events: readonly EventJson[], after: TriasWorld): Moment {
  const has = (key: string) => events.some((event) => event.key === key);
  return {
    births: events.flatMap((event) => (event.key === "trias-drifted" ? birthsBy(event, after) : [])),
    ending: has("trias-meteorite") ? "meteorite" : has("trias-last-round-no-drift") ? "still" : null,
  };
}

/** The parts of the land that a tile left, as the event names them. */
function birthsBy({ args }: EventJson, after: TriasWorld): Birth[] {
  const rest = after.landOf.get(Number(args["rest"]));
  return String(args["islands"] ?? "").split(" ").flatMap((name) => {
    const [tile, land] = [Number(name), name === "" ? undefined : after.landOf.get(Number(name))];
    return land ? [{ tile, away: direction(middleOf(rest ?? land), middleOf(land)) }] : [];
  });
}

function middleOf(land: Land): Point {
  const points = land.cells.map(centre);
  const mean = (pick: (point: Point) => number) => points.reduce((sum, point) => sum + pick(point), 0) / Math.max(points.length, 1);
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}

function direction(from: Point, to: Point): Point {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(x, y) || 1;
  return { x: x / length, y: y / length };
}
