// What a click would do, made from the events of the server's preview.
import type { EventJson, PreviewBadge, Say } from "../games/contract";

/** Points by participant: every event that gives somebody points says so in its arguments. */
export function pointsOf(events: EventJson[]): { who: number; points: number }[] {
  const sums = new Map<number, number>();
  for (const { args } of events) {
    const { who, points } = args;
    if (typeof points !== "number" || typeof who !== "object" || !("who" in who)) continue;
    sums.set(who.who, (sums.get(who.who) ?? 0) + points);
  }
  return [...sums]
    .filter(([, points]) => points !== 0)
    .map(([who, points]) => ({ who, points }))
    .sort((a, b) => b.points - a.points || a.who - b.who);
}

export function badgeOf(events: EventJson[], say: Say): PreviewBadge {
  return { points: pointsOf(events), words: events.map(say), events };
}
