// What a click would do, made from the events of the server's preview.
import type { EventJson, PreviewBadge, Say } from "../games/contract";

/** The points of one event; null if it gives none. */
export function scoredBy({ args: { who, points } }: EventJson): { who: number; points: number } | null {
  if (typeof points !== "number" || points === 0 || typeof who !== "object" || !("who" in who)) return null;
  return { who: who.who, points };
}

/** Points by participant: every event that gives somebody points says so in its arguments. */
export function pointsOf(events: EventJson[]): { who: number; points: number }[] {
  const sums = new Map<number, number>();
  for (const event of events) {
    const scored = scoredBy(event);
    if (scored) sums.set(scored.who, (sums.get(scored.who) ?? 0) + scored.points);
  }
  return [...sums]
    .filter(([, points]) => points !== 0)
    .map(([who, points]) => ({ who, points }))
    .sort((a, b) => b.points - a.points || a.who - b.who);
}

export function badgeOf(events: EventJson[], say: Say): PreviewBadge {
  return { points: pointsOf(events), words: events.map(say), events };
}
