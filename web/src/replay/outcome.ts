// How a game ended: the places in order, and how clear it was.
import type { ResultJson, Say, SeatResultJson } from "../games/contract";

export interface Rank {
  place: number;
  seats: number[];
  reason: string;
}

export interface Outcome {
  order: SeatResultJson[];
  winners: SeatResultJson[];
  /** Whom the sentence on the result is about: the winners, alone oneself; and all others. */
  told: SeatResultJson[];
  others: SeatResultJson[];
  /** Alone there is nobody to win against: the reason says how it went. */
  isSolo: boolean;
  /** The points by which the winner is ahead, and of whom; null if nobody is clearly ahead. */
  lead: { points: number; seat: number } | null;
  /** Those who share a place for the same reason stand in one line. */
  ranks: Rank[];
  /**
   * Whether points alone do not tell the places: some have the same, or somebody who has no place has more than
   * the winner. Then each place says how it was decided, or that it is shared.
   */
  isUnclear: boolean;
}

export function outcomeOf(result: ResultJson, say: Say): Outcome {
  const order = result.seats.toSorted((a, b) => a.place - b.place || b.points - a.points);
  const winners = order.filter(({ place }) => place === 1);
  const told = order.length === 1 ? order : winners;
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
    told,
    others: order.filter((one) => !told.includes(one)),
    isSolo: order.length === 1,
    lead: points > 0 && second ? { points, seat: second.seat } : null,
    ranks,
    isUnclear: isTied(order) || (order.length > 1 && result.participants.some((one) => one.points > (first?.points ?? 0))),
  };
}

const isTied = (seats: SeatResultJson[]) => new Set(seats.map(({ points }) => points)).size < seats.length;

/** A sentence in which the numbers of rules stay in one line. */
export const unbroken = (sentence: string): string => sentence.replace(/\b([A-Z]+)-(?=\d)/g, "$1\u2011");

/**
 * The participants by place; who is nobody's stands beside the seat with which it shares the result
 * (`teamOf`), or at the end.
 */
export function byPlace(result: ResultJson, participantOf: (seat: number) => number, teamOf: (participant: number) => number | null): number[] {
  const seatOf = (participant: number) => result.seats.find(({ seat }) => participantOf(seat) === participant);
  const placeOf = (participant: number) => seatOf(participant)?.place ?? Infinity;
  const sideOf = (participant: number) => {
    const team = seatOf(participant)?.seat ?? teamOf(participant);
    return result.seats.find(({ seat }) => seat === team)?.place ?? Infinity;
  };
  const points = new Map(result.participants.map((one) => [one.participant, one.points]));
  return result.participants
    .map(({ participant }) => participant)
    .sort((a, b) => difference(sideOf(a), sideOf(b)) || difference(placeOf(a), placeOf(b)) || points.get(b)! - points.get(a)!);
}

/** Two that are infinite are equal. */
const difference = (a: number, b: number) => (a === b ? 0 : a - b);

/** What counts for the seat of each participant, where that is not always its own points alone. */
export function teamPoints(result: ResultJson, participantOf: (seat: number) => number): Map<number, number> | null {
  const seats = new Map(result.seats.map(({ seat, points }) => [participantOf(seat), points]));
  const isTeam = result.participants.some(({ participant, points }) => (seats.get(participant) ?? points) !== points);
  return isTeam ? seats : null;
}
