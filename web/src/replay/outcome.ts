// How a game ended: the places in order, and the margin.
import type { ResultJson, Say, SeatResultJson } from "../games/contract";

export interface Rank {
  place: number;
  seats: number[];
  reason: string;
}

export interface Outcome {
  order: SeatResultJson[];
  winners: SeatResultJson[];
  /** The winners, or the only player, named in the sentence about the result; and all others. */
  named: SeatResultJson[];
  others: SeatResultJson[];
  /** A solo game has no winner; the reason says how it went. */
  isSolo: boolean;
  /** The points by which the winner is ahead, and the seat behind; null if nobody is clearly ahead. */
  lead: { points: number; seat: number } | null;
  /** Players who share a place for the same reason are on one line. */
  ranks: Rank[];
  /**
   * Whether points alone do not explain the places: some are equal, or somebody without a place has more than
   * the winner. Then each place says how it was decided, or that it is shared.
   */
  isUnclear: boolean;
}

export function outcomeOf(result: ResultJson, say: Say): Outcome {
  const order = result.seats.toSorted((a, b) => a.place - b.place || b.points - a.points);
  const winners = order.filter(({ place }) => place === 1);
  const named = order.length === 1 ? order : winners;
  const [first, second] = order;
  const points = first && second && winners.length === 1 ? first.points - second.points : 0;
  const ranks: Rank[] = [];
  for (const { seat, place, reason: why } of order) {
    const reason = unbroken(say(why));
    const same = ranks.find((rank) => rank.place === place && rank.reason === reason);
    if (same) same.seats.push(seat);
    else ranks.push({ place, seats: [seat], reason });
  }
  return {
    order,
    winners,
    named,
    others: order.filter((one) => !named.includes(one)),
    isSolo: order.length === 1,
    lead: points > 0 && second ? { points, seat: second.seat } : null,
    ranks,
    isUnclear: isTied(order) || (order.length > 1 && result.participants.some((one) => one.points > (first?.points ?? 0))),
  };
}

const isTied = (seats: SeatResultJson[]) => new Set(seats.map(({ points }) => points)).size < seats.length;

/** A sentence in which rule ids are not broken across lines. */
export const unbroken = (sentence: string): string => sentence.replace(/\b([A-Z]+)-(?=\d)/g, "$1\u2011");

/**
 * The participants by place. An NPC is beside the seat with which it shares the result
 * (`teamOf`), even if two seats share a place, or at the end.
 */
export function byPlace(result: ResultJson, participantOf: (seat: number) => number, teamOf: (participant: number) => number | null): number[] {
  const seatOf = (participant: number) => result.seats.find(({ seat }) => participantOf(seat) === participant);
  const placeOf = (participant: number) => seatOf(participant)?.place ?? Infinity;
  const teamAt = (participant: number) => seatOf(participant)?.seat ?? teamOf(participant) ?? Infinity;
  const sideOf = (participant: number) => result.seats.find(({ seat }) => seat === teamAt(participant))?.place ?? Infinity;
  const points = new Map(result.participants.map((one) => [one.participant, one.points]));
  return result.participants
    .map(({ participant }) => participant)
    .sort((a, b) => difference(sideOf(a), sideOf(b)) || difference(teamAt(a), teamAt(b)) || difference(placeOf(a), placeOf(b)) || points.get(b)! - points.get(a)!);
}

/** Two infinite values are equal. */
const difference = (a: number, b: number) => (a === b ? 0 : a - b);

/**
 * The score that counts for each participant's seat, if that is not always its own points alone.
 */
export function teamPoints(result: ResultJson, participantOf: (seat: number) => number): Map<number, number> | null {
  const seats = new Map(result.seats.map(({ seat, points }) => [participantOf(seat), points]));
  const isTeam = result.participants.some(({ participant, points }) => (seats.get(participant) ?? points) !== points);
  return isTeam ? seats : null;
}
