// The win chances of a review as lines over the game.
import type { ReviewMoment } from "../wire";

export interface Spot {
  number: number;
  chance: number;
  moment: ReviewMoment | null;
}

export interface Course {
  seat: number;
  spots: Spot[];
}

/** For each seat its chances at its own decisions, and, when all are there, what it got in the end. */
export function coursesOf(moments: readonly ReviewMoment[], payoffs: readonly number[], of: number): Course[] {
  return payoffs.map((payoff, seat) => {
    const spots: Spot[] = moments.flatMap((moment) => (moment.seat === seat && moment.chance !== null ? [{ number: moment.number, chance: moment.chance, moment }] : []));
    if (of > 0 && moments.length === of) spots.push({ number: of, chance: payoff, moment: null });
    return { seat, spots };
  });
}
