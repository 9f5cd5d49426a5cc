// The win chances of a review as lines of a chart.
import type { ReviewMoment } from "../wire";

export interface Spot {
  number: number;
  chance: number;
  moment: ReviewMoment | null;
}

export interface Chances {
  seat: number;
  spots: Spot[];
}

/** Each seat's chances at its own decisions, and its final payoff once the review is complete. */
export function chancesOf(moments: readonly ReviewMoment[], payoffs: readonly number[], of: number): Chances[] {
  return payoffs.map((payoff, seat) => {
    const spots: Spot[] = moments.flatMap((moment) => (moment.seat === seat && moment.chance !== null ? [{ number: moment.number, chance: moment.chance, moment }] : []));
    if (of > 0 && moments.length === of) spots.push({ number: of, chance: payoff, moment: null });
    return { seat, spots };
  });
}
