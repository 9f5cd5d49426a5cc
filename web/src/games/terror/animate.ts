// Animations show what the events say, one event after another. A plan is a list of islands and of
// flights over them; the clock decides which are visible.
import type { EventJson } from "../contract";
import { add, after, areaOf, herdOf, moveOf, numberOf, whoOf } from "./island";
import type { Layout, Point } from "./layout";
import { rankOf } from "./targets";
import type { Area, Island } from "./view";

export interface Flight {
  kind: "move" | "birth" | "loss";
  who: number;
  number: number;
  from: Point;
  to: Point;
  start: number;
  duration: number;
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
const ARC = 12;

/** The plan for events that start from this island; `time` is all the time there is. */
export function planEvents(events: EventJson[], before: Island, layout: Layout, time: number): Plan {
  const frames: Frame[] = [{ start: 0, island: before }];
  const flights: Flight[] = [];
  let island = before;
  let now = 0;
  for (const event of events) {
    const next = after(island, event);
    const { during, flight, duration } = show(event, island, next, layout);
    if (flight) flights.push({ ...flight, start: now, duration });
    if (during) frames.push({ start: now, island: during });
    now += duration;
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

interface Shown {
  during?: Island;
  flight?: Omit<Flight, "start" | "duration">;
  duration: number;
}

function show(event: EventJson, before: Island, next: Island, layout: Layout): Shown {
  const move = moveOf(event);
  if (move) {
    const { who, number } = move;
    const during = add(before, move.from, who, -number);
    const from = spotOf(before, move.from, who, layout);
    return { during, flight: { kind: "move", who, number, from, to: spotOf(next, move.to, who, layout) }, duration: MOVE };
  }
  switch (event.key) {
    case "terror-herd-started":
    case "terror-dinos-added":
      return { during: next, ...still("birth", event, next, layout, numberOf(event, "number")), duration: SHORT };
    case "terror-dinos-killed":
      return { during: next, ...still("loss", event, before, layout, numberOf(event, "number")), duration: SHORT };
    case "terror-picked-up":
      return { during: next, ...still("loss", event, before, layout, 1), duration: SHORT / 2 };
    case "terror-dino-eaten":
      return { during: next, ...still("loss", { ...event, targets: event.targets.slice(1) }, before, layout, 1), duration: SHORT };
    case "terror-herd-extinct": {
      const area = areaOf(event.targets[0]);
      if (!area) return { during: next, duration: 0 };
      const who = whoOf(event);
      const at = spotOf(before, area, who, layout);
      return { during: next, flight: { kind: "loss", who, number: numberOf(event, "number"), from: at, to: at }, duration: MOVE };
    }
    case "terror-predator-moved":
    case "terror-herds-ranked":
    case "terror-volcano-placed":
      return { during: next, duration: MOVE };
    case "terror-t-rex-changed":
    case "terror-volcano-removed":
      return { during: next, duration: SHORT };
    default:
      return { during: next, duration: 0 };
  }
}

function still(kind: "birth" | "loss", event: EventJson, island: Island, layout: Layout, number: number): { flight?: Shown["flight"] & {} } {
  const herd = herdOf(event.targets[0]);
  if (!herd) return {};
  const at = spotOf(island, herd.area, herd.who, layout);
  return { flight: { kind, who: herd.who, number, from: at, to: at } };
}

/** Where a player's herd stands, or where a new one would. */
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

/** Where a flight is at a moment; null if it is invisible then. */
export function pose(flight: Flight, now: number): Pose | null {
  if (now < flight.start || now >= flight.start + flight.duration) return null;
  const part = (now - flight.start) / flight.duration;
  const eased = 1 - (1 - part) ** 3;
  const x = flight.from.x + (flight.to.x - flight.from.x) * eased;
  const y = flight.from.y + (flight.to.y - flight.from.y) * eased;
  if (flight.kind === "birth") return { x, y: y - 16 * (1 - eased), scale: 0.6 + 0.4 * eased, opacity: eased };
  if (flight.kind === "loss") return { x, y: y + 18 * eased, scale: 1 - 0.3 * eased, opacity: 1 - eased };
  return { x, y: y - ARC * Math.sin(Math.PI * eased), scale: 1, opacity: 1 };
}
