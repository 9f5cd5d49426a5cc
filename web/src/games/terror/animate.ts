// Animations show what the events say, one event after another. A plan is a list of islands and of
// flights over them; the clock decides which are visible.
import type { EventJson } from "../contract";
import { add, after, areaOf, herdOf, moveOf, numberOf, predatorOf, predatorTarget, whoOf } from "./island";
import type { Layout, Point, Slot } from "./layout";
import { predatorSpot, rankOf, type PredatorSpot } from "./targets";
import type { Area, Island, Predator } from "./view";

/** Dinos that travel, appear or die; a herd that changes its habitat; a predator that leaps. */
export interface Flight {
  kind: "move" | "birth" | "loss" | "shift" | "leap";
  who: number;
  number: number;
  from: Point;
  to: Point;
  start: number;
  duration: number;
  /** The thing that is not drawn at rest meanwhile. */
  hides?: string;
  /** A predator's size at the start and at the end. */
  predator?: { name: Predator; from: PredatorSpot; to: PredatorSpot };
  /** A herd's new habitat. */
  slot?: Slot;
}

export interface Frame {
  start: number;
  island: Island;
}

export interface Plan {
  frames: Frame[];
  flights: Flight[];
  length: number;
}

export const REST: Plan = { frames: [], flights: [], length: 0 };

const MOVE = 320;
const SHORT = 200;
const BITE = 160;
/** A predator waits after its leap before it eats. */
const PAUSE = 120;
/** The time that lava needs to reach an area. */
const LAVA = 750;
const ARC = 12;
const LEAP = 30;

/** The plan for events that start from this island; `time` is all the time there is. */
export function planEvents(events: EventJson[], before: Island, layout: Layout, time: number): Plan {
  const frames: Frame[] = [{ start: 0, island: before }];
  const flights: Flight[] = [];
  let island = before;
  let now = 0;
  for (const [index, event] of events.entries()) {
    const next = after(island, event);
    const { during, flights: those = [], duration } = show(event, island, next, layout);
    for (const flight of those) flights.push({ ...flight, start: now, duration });
    if (during) frames.push({ start: now, island: during });
    now += duration + (flights.at(-1)?.kind === "leap" && events[index + 1]?.key === "terror-dino-eaten" ? PAUSE : 0);
    if (next !== during) frames.push({ start: now, island: next });
    island = next;
  }
  const speed = now > time && now > 0 ? time / now : 1;
  for (const flight of flights) {
    flight.start *= speed;
    flight.duration *= speed;
  }
  for (const frame of frames) frame.start *= speed;
  return { frames, flights, length: now * speed };
}

type Route = Omit<Flight, "start" | "duration">;

interface Shown {
  during?: Island;
  flights?: Route[];
  duration: number;
}

function show(event: EventJson, before: Island, next: Island, layout: Layout): Shown {
  const move = moveOf(event);
  if (move) {
    const { who, number } = move;
    const during = add(before, move.from, who, -number);
    const from = spotOf(before, move.from, who, layout);
    return { during, flights: [{ kind: "move", who, number, from, to: spotOf(next, move.to, who, layout) }], duration: MOVE };
  }
  switch (event.key) {
    case "terror-herd-started":
    case "terror-dinos-added":
      return { during: next, flights: still("birth", event.targets[0], next, layout, numberOf(event, "number")), duration: SHORT };
    case "terror-dinos-killed":
      return { during: next, flights: still("loss", event.targets[0], before, layout, numberOf(event, "number")), duration: SHORT };
    case "terror-picked-up":
      return { during: next, flights: still("loss", event.targets[0], before, layout, 1), duration: SHORT / 2 };
    case "terror-dino-eaten":
      return { during: next, flights: still("loss", event.targets[1], before, layout, 1), duration: BITE };
    case "terror-herd-extinct": {
      const area = areaOf(event.targets[0]);
      const herd = area ? `herd:${area}:${whoOf(event)}` : undefined;
      return { during: next, flights: still("loss", herd, before, layout, numberOf(event, "number")), duration: MOVE };
    }
    case "terror-predator-moved":
      return { during: next, flights: leap(predatorOf(event.targets[0]), before, next, layout), duration: MOVE };
    case "terror-herds-ranked":
      return { during: next, flights: shifts(areaOf(event.targets[0]), before, next, layout), duration: MOVE };
    case "terror-volcano-placed":
      return { during: next, duration: LAVA };
    case "terror-t-rex-changed":
    case "terror-volcano-removed":
      return { during: next, duration: SHORT };
    default:
      return { during: next, duration: 0 };
  }
}

function still(kind: "birth" | "loss", target: string | undefined, island: Island, layout: Layout, number: number): Route[] {
  const herd = herdOf(target);
  if (!herd) return [];
  const at = spotOf(island, herd.area, herd.who, layout);
  return [{ kind, who: herd.who, number, from: at, to: at }];
}

function leap(name: Predator | null, before: Island, next: Island, layout: Layout): Route[] {
  if (!name || before.predators[name] === next.predators[name]) return [];
  const [from, to] = [predatorSpot(name, before, layout), predatorSpot(name, next, layout)];
  return [{ kind: "leap", who: before.owner ?? 0, number: 1, from, to, hides: predatorTarget(name), predator: { name, from, to } }];
}

/** The herds that change their habitats within an area. */
function shifts(area: Area | null, before: Island, next: Island, layout: Layout): Route[] {
  if (!area) return [];
  return next.areas[area].order.slice(0, 3).flatMap((who, rank): Route[] => {
    const old = rankOf(before, area, who);
    if (old === null || old === rank) return [];
    const slot = layout.slot(area, rank);
    return [{ kind: "shift", who, number: next.areas[area].dinos[who] ?? 0, from: layout.slot(area, old), to: slot, hides: `herd:${area}:${who}`, slot }];
  });
}

/** The place of a player's herd, or of a new one. */
export function spotOf(island: Island, area: Area, who: number, layout: Layout): Point {
  const rank = rankOf(island, area, who) ?? Math.min(island.areas[area].order.length, 2);
  const { x, y } = layout.slot(area, rank);
  return { x, y };
}

/** The island at a moment of the plan; null when the plan is over. */
export function islandAt(plan: Plan, now: number): Island | null {
  return plan.frames.findLast((frame) => frame.start <= now)?.island ?? null;
}

export interface Pose extends Point {
  scale: number;
  opacity: number;
}

/** The things that are not drawn at rest, because they fly. */
export function awayAt(plan: Plan, now: number): string[] {
  return plan.flights.flatMap((flight) => (flight.hides && pose(flight, now) ? [flight.hides] : []));
}

/** The position of a flight at a moment; null if it is invisible then. */
export function pose(flight: Flight, now: number): Pose | null {
  if (now < flight.start || now >= flight.start + flight.duration) return null;
  const part = (now - flight.start) / flight.duration;
  const eased = 1 - (1 - part) ** 3;
  const x = flight.from.x + (flight.to.x - flight.from.x) * eased;
  const y = flight.from.y + (flight.to.y - flight.from.y) * eased;
  const rise = Math.sin(Math.PI * eased);
  switch (flight.kind) {
    case "birth":
      return { x, y: y - 16 * (1 - eased), scale: 0.6 + 0.4 * eased, opacity: eased };
    case "loss":
      return { x, y: y + 18 * eased, scale: 1 - 0.3 * eased, opacity: 1 - eased };
    case "shift":
      return { x, y, scale: 1, opacity: 1 };
    case "leap": {
      const { from, to } = flight.predator ?? { from: { width: 1 }, to: { width: 1 } };
      return { x, y: y - LEAP * rise, scale: 1 + (from.width / to.width - 1) * (1 - eased), opacity: 1 };
    }
    default:
      return { x, y: y - ARC * rise, scale: 1, opacity: 1 };
  }
}

/** The distance between footprints. */
const STRIDE = 40;

/** The footprints behind a travelling group, as far as it has come. */
export function footprints(flight: Flight, now: number): Point[] {
  if (flight.kind !== "move" || now < flight.start) return [];
  const [dx, dy] = [flight.to.x - flight.from.x, flight.to.y - flight.from.y];
  const length = Math.hypot(dx, dy);
  const come = 1 - (1 - Math.min((now - flight.start) / flight.duration, 1)) ** 3;
  const count = Math.floor((length * come) / STRIDE);
  return Array.from({ length: count }, (_, index) => {
    const part = ((index + 0.5) * STRIDE) / length;
    const side = index % 2 === 0 ? 4 : -4;
    return { x: flight.from.x + dx * part - (dy / length) * side, y: flight.from.y + dy * part + (dx / length) * side };
  });
}
