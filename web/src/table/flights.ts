// Points on their way from where they were scored to the players, made from events.
import type { EventJson } from "../games/contract";
import { scoredBy } from "./previews";

export interface Flight {
  id: number;
  who: number;
  points: number;
  /** The things that scored. */
  targets: string[];
  /** Milliseconds until it starts. */
  delay: number;
  /** The number of flights that start at the same place and moment before this one. */
  beside: number;
}

export const FLIGHT = 600;
const MOVE = 320;
const APART = 120;
const LONGEST = 1500;

/**
 * The flights of some events. Points fly after the preceding animation, which takes
 * `time`; points for the same thing fly together, others one after another, the most points first.
 */
export function flightsOf(events: EventJson[], time: number, firstId: number): Flight[] {
  const scoring = events.flatMap((event) => {
    const scored = scoredBy(event);
    return scored && event.targets.length > 0 ? [{ ...scored, event }] : [];
  }).sort((one, other) => wait(events, one.event, time) - wait(events, other.event, time) || other.points - one.points);
  const places = new Set(scoring.map(({ event }) => event.targets.join()));
  const apart = Math.min(APART, LONGEST / Math.max(places.size, 1));
  const begun = new Map<string, Flight[]>();
  return scoring.map(({ who, points, event }, index) => {
    const place = event.targets.join();
    const here = begun.get(place) ?? [];
    const delay = here[0]?.delay ?? wait(events, event, time) + apart * begun.size;
    const flight = { id: firstId + index, who, points, targets: event.targets, delay, beside: here.length };
    begun.set(place, [...here, flight]);
    return flight;
  });
}

function wait(events: EventJson[], until: EventJson, time: number): number {
  const moving = events.slice(0, events.indexOf(until)).filter((event) => event.targets.length > 0 && !scoredBy(event));
  return Math.min(MOVE * moving.length, time);
}

/** How long all of them take. */
export function lengthOf(flights: Flight[]): number {
  return Math.max(0, ...flights.map(({ delay }) => delay + FLIGHT));
}
