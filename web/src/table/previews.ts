// What a click would do, derived from the events of the server's preview.
import type { EventJson, PreviewBadge, Say } from "../games/contract";

/** Points that a participant has got; negative if they were lost. */
export interface Scored {
  who: number;
  points: number;
}

/** The points of one event; null if it changes none. Lost points are in `lost`. An event that names the winner has the total. */
export function scoredBy({ args: { who, points, lost }, names_winner }: EventJson): Scored | null {
  if (names_winner) return null;
  const change = (typeof points === "number" ? points : 0) - (typeof lost === "number" ? lost : 0);
  return change === 0 || typeof who !== "object" || !("who" in who) ? null : { who: who.who, points: change };
}

/** Points by participant: every event that gives somebody points has them in its arguments. */
export function pointsOf(events: readonly EventJson[]): Scored[] {
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
