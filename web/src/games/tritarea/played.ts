// Cards that everybody has seen: those played in this round by suit, from the view, and the last trick,
// from the log. The view says which cards are still known; with the rule of memory these are only those of the current trick.
import type { Argument, EventJson } from "../contract";
import { whoOf } from "../../table/lines";
import { cardOf, SUITS, suitWord, type Suit, type TritareaView } from "./view";

/** A trick, as the log shows it. */
export interface Trick {
  /** The round, from 0; null in the round in which the log begins, as after a fork. */
  round: number | null;
  number: number;
  cards: { who: number; card: string }[];
  adopted: Suit | null;
}

/** The ranks played in this round, by suit, the lowest first. */
export function playedBySuit({ table }: TritareaView): { suit: Suit; ranks: number[] }[] {
  const cards = table.played.map(cardOf);
  return SUITS.map((suit) => ({ suit, ranks: cards.filter((card) => card.suit === suit).map(({ rank }) => rank).sort((one, other) => one - other) }));
}

/** The last trick before the current one, from the events so far, if its cards are known. */
export function lastTrickIn({ table, trick_order: order }: TritareaView, events: readonly EventJson[]): Trick | null {
  const isLast = ({ round, number, cards }: Trick) =>
    (round ?? table.round) === table.round && number === table.trick_number - 1 && cards.length === order.length && cards.every(({ card }) => table.played.includes(card));
  return tricksOf(events).findLast(isLast) ?? null;
}

/** All tricks that the events are about. With the rule of memory they name no cards. */
function tricksOf(events: readonly EventJson[]): Trick[] {
  const tricks: Trick[] = [];
  let round: number | null = null;
  for (const { key, args, ...event } of events) {
    const trick = tricks.at(-1);
    if (key === "tritarea-round-began") round = Number(args["round"]) - 1;
    else if (key === "tritarea-trick-began") tricks.push({ round, number: Number(args["trick"]) - 1, cards: [], adopted: null });
    else if (key === "tritarea-card-played") trick?.cards.push({ who: whoOf({ key, args, ...event }) ?? -1, card: String(args["card"]) });
    else if (key === "tritarea-rights-found" && trick) trick.adopted = SUITS.find((suit) => suitWord(suit).word === wordIn(args["suit"])) ?? null;
  }
  return tricks;
}

function wordIn(arg: Argument | undefined): string | null {
  return typeof arg === "object" && "word" in arg ? arg.word : null;
}
