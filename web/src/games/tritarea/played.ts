// Cards that everybody has seen: those played in this round by suit, and the last trick. The view says
// which cards are still known; with the rule of memory these are only those of the current trick.
import { cardOf, SUITS, suitNamed, type Suit, type TritareaView } from "./view";

/** A whole trick, as it was seen. */
export interface Trick {
  round: number;
  number: number;
  cards: { who: number; card: string; isOut: boolean }[];
  adopted: Suit | null;
}

/** The ranks played in this round, by suit, the lowest first. */
export function playedBySuit({ table }: TritareaView): { suit: Suit; ranks: number[] }[] {
  const cards = table.played.map(cardOf);
  return SUITS.map((suit) => ({ suit, ranks: cards.filter((card) => card.suit === suit).map(({ rank }) => rank).sort((one, other) => one - other) }));
}

/** The trick of a view in which all cards are face up. */
export function trickOf({ table, rights, trick_order: order }: TritareaView): Trick | null {
  const cards = order.flatMap((who) => (table.trick[who] ? [{ who, card: table.trick[who], isOut: rights?.supporters?.includes(who) === false }] : []));
  if (cards.length < order.length) return null;
  return { round: table.round, number: table.trick_number, cards, adopted: suitNamed(rights?.adopted) };
}

/** The last trick before the current one, if it was seen and its cards are known. */
export function lastTrickIn({ table }: TritareaView, seen: readonly Trick[]): Trick | null {
  const isLast = (trick: Trick) => trick.round === table.round && trick.number === table.trick_number - 1 && trick.cards.every(({ card }) => table.played.includes(card));
  return seen.find(isLast) ?? null;
}
