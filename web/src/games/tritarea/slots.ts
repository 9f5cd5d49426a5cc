// The four places in front of the participants: the trick, the declarations, or the sale. Each says
// what its card means, according to the server.
import type { Argument, PreviewBadge, Say } from "../contract";
import { joined } from "../kit/joined";
import {
  cardOf, deciderOf, isConstruction, isInTrick, isNpc, ownOf, suitNamed, suitWord, type Suit, type TritareaView,
} from "./view";

export interface Slot {
  who: number;
  /** The target of a click. */
  target: string;
  suit: Suit | null;
  rank: number | null;
  /** The printed rank of a changed 5. */
  printed: number | null;
  /** The card lies face down. */
  isBack: boolean;
  /** The number of cards in a deck. */
  count: number | null;
  label: string;
  /** "right": it has a right to build; "out": it counts nothing. */
  tone: "right" | "quiet" | "out";
  isNow: boolean;
  isLeader: boolean;
}

type Phrase = (key: string, args?: Record<string, Argument>) => string;

export function slotsOf(view: TritareaView, say: Say): Slot[] {
  const phrase: Phrase = (key, args) => say(args ? { key: `tritarea-web-${key}`, args } : { key: `tritarea-web-${key}` });
  const order = isInTrick(view) ? view.trick_order : view.table.order;
  return order.map((who) => (isInTrick(view) ? trickSlot(view, who, phrase) : declaredSlot(view, who, phrase)));
}

function blank(view: TritareaView, who: number, target: string): Slot {
  const { table } = view;
  return {
    who, target, suit: null, rank: null, printed: null, isBack: false, count: null, label: "", tone: "quiet",
    isNow: table.actor === who, isLeader: isInTrick(view) && table.leader === who,
  };
}

function face(slot: Slot, card: string, rank: number | null): void {
  const printed = cardOf(card);
  slot.suit = printed.suit;
  slot.rank = rank ?? printed.rank;
  slot.printed = slot.rank === printed.rank ? null : printed.rank;
}

function trickSlot(view: TritareaView, who: number, phrase: Phrase): Slot {
  const { table } = view;
  const card = table.trick[who] ?? null;
  const slot = blank(view, who, card === null && isNpc(view, who) ? `deck:${who}` : `trick:${who}`);
  if (card !== null) {
    face(slot, card, table.rank[who] ?? null);
    judge(view, slot, phrase);
  } else if (isConstruction(view)) {
    slot.isBack = true;
    slot.label = phrase("slot-face-down");
  } else if (isNpc(view, who)) {
    slot.isBack = true;
    slot.count = table.cards_left[who] ?? 0;
    slot.label = phrase("slot-deck");
  } else {
    slot.isNow = table.stage === "playing" && table.actor === who;
    slot.label = phrase(slot.isNow ? (slot.isLeader ? "slot-leads" : "slot-plays") : "slot-to-play");
  }
  return slot;
}

/** Adds the meaning of a card in the trick. */
function judge(view: TritareaView, slot: Slot, phrase: Phrase): void {
  const { table, rights } = view;
  if (!rights) {
    slot.isNow = table.stage === "changing" && (table.actor === slot.who || (table.actor === null && table.asked[slot.who] === true));
    slot.label = fiveLabel(view, slot.who, phrase) ?? phrase(slot.isLeader ? "slot-led" : "slot-played");
    return;
  }
  if (rights.first === slot.who || rights.second === slot.who) {
    slot.tone = "right";
    slot.label = phrase(rights.first === slot.who ? "slot-first" : "slot-second");
  } else if (rights.supporters) {
    const isSupport = rights.supporters.includes(slot.who);
    slot.tone = isSupport ? "quiet" : "out";
    slot.label = phrase(isSupport ? "slot-middle" : "slot-other");
  }
}

function fiveLabel(view: TritareaView, who: number, phrase: Phrase): string | null {
  const { table } = view;
  if (table.stage !== "changing" && table.stage !== "changing_declared") return null;
  const own = view.choice[String(who)];
  if (own !== undefined) return phrase("slot-decided", { change: { word: `tritarea-change-${own}` } });
  if (table.committed[who]) return phrase("slot-has-decided");
  return table.asked[who] ? phrase("slot-five") : null;
}

function declaredSlot(view: TritareaView, who: number, phrase: Phrase): Slot {
  const { table } = view;
  const slot = blank(view, who, `declared:${who}`);
  const card = table.declared[who] ?? null;
  if (card !== null) {
    face(slot, card, table.stage === "changing_declared" || table.stage === "over" ? (table.rank[who] ?? null) : null);
    slot.label = openLabel(view, who, phrase);
  } else if (table.stage === "declaring") hiddenCard(view, slot, phrase);
  else {
    slot.isBack = isNpc(view, who);
    slot.count = slot.isBack ? (table.cards_left[who] ?? 0) : null;
    slot.label = saleLabel(view, who, phrase);
    slot.target = isNpc(view, who) ? `deck:${who}` : `stock:${who}`;
  }
  if (table.stage === "changing_declared" && table.actor === null) slot.isNow = table.asked[who] === true && !table.committed[who];
  return slot;
}

/** A declaration that is being chosen. Its existence is public, the card is not. */
function hiddenCard(view: TritareaView, slot: Slot, phrase: Phrase): void {
  const { table } = view;
  const own = view.choice[String(slot.who)];
  if (own !== undefined) {
    face(slot, own, null);
    slot.label = phrase("slot-hidden");
  } else if (table.committed[slot.who]) {
    slot.isBack = true;
    slot.label = phrase("slot-chosen");
  } else if (isNpc(view, slot.who)) {
    slot.isBack = true;
    slot.count = table.cards_left[slot.who] ?? 0;
    slot.target = `deck:${slot.who}`;
    slot.label = phrase("slot-top-card");
  } else {
    slot.isNow = true;
    slot.label = phrase(slot.who === ownOf(view) ? "slot-choose" : "slot-chooses");
  }
}

function openLabel(view: TritareaView, who: number, phrase: Phrase): string {
  if (view.table.stage === "selling") return saleLabel(view, who, phrase);
  return fiveLabel(view, who, phrase) ?? signed(view.declarations[who] ?? 0);
}

function saleLabel({ table }: TritareaView, who: number, phrase: Phrase): string {
  if (table.stage === "selling" && table.actor === who) return phrase("slot-sells");
  const sold = table.sold[who] ?? 0;
  return sold > 0 ? phrase("slot-sold", { blocks: sold }) : phrase("slot-blocks", { blocks: table.supply[who] ?? 0 });
}

export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}

/** What a choice itself brings or costs, regardless of what follows from it. */
export function priceIn(badge: PreviewBadge | undefined): number {
  const { points, lost } = badge?.events[0]?.args ?? {};
  return Number(points ?? 0) - Number(lost ?? 0);
}

/** The heading of the places: the current phase, and a remark. */
export function headingOf(view: TritareaView, say: Say): { title: string; remark: string; suit: Suit | null } {
  const phrase: Phrase = (key, args) => say(args ? { key: `tritarea-web-${key}`, args } : { key: `tritarea-web-${key}` });
  const { table, rights } = view;
  const suit = rights ? suitNamed(rights.adopted) : null;
  if (rights && suit) return { title: phrase("adopted", { suit: suitWord(suit) }), remark: whyAdopted(view, suit, phrase), suit };
  switch (table.stage) {
    case "declaring":
      return { title: phrase("head-declaring"), remark: phrase("head-declaring-remark"), suit: null };
    case "selling":
      return { title: phrase("head-selling"), remark: table.actor === null ? "" : phrase("head-selling-remark", { who: { who: table.actor } }), suit: null };
    case "changing_declared":
      return { title: phrase("head-settling"), remark: phrase("head-settling-remark"), suit: null };
    case "over":
      return { title: phrase("head-over"), remark: "", suit: null };
    default: {
      if (view.round_step === "settlement") return { title: phrase("head-settling"), remark: "", suit: null };
      const title = phrase("head-trick", { trick: table.trick_number + 1 });
      return { title, remark: table.leader === null ? "" : phrase("head-led", { who: { who: table.leader } }), suit: null };
    }
  }
}

/** "by 3 of 4 cards", "difference 7 against 6 (Modern)", … from what the server counted. */
function whyAdopted(view: TritareaView, suit: Suit, phrase: Phrase): string {
  const { rights } = view;
  if (!rights?.by) return "";
  if (rights.by === "most") return phrase("by-most", { cards: rights.supporters?.length ?? rights.cards ?? 0 });
  if (rights.by === "all_different") return phrase("by-all-different");
  const rival = (Object.keys(rights.differences) as Suit[]).find((one) => one !== suit);
  if (!rival) return "";
  return phrase(rights.by === "difference" ? "by-difference" : "by-leader", {
    rival: suitWord(rival), number: rights.differences[suit] ?? 0, less: rights.differences[rival] ?? 0,
  });
}

/** The meaning of the rights in a sentence or two, or a hint while there are none. */
export function explain(view: TritareaView, say: Say): string {
  const phrase: Phrase = (key, args) => say(args ? { key: `tritarea-web-${key}`, args } : { key: `tritarea-web-${key}` });
  const { table, rights } = view;
  if (rights) {
    const [low = 0, high = 0] = rights.blocks;
    const args = { first: { who: rights.first }, second: { who: rights.second ?? rights.first }, low, high };
    const means = phrase(rights.second === null ? "means-alone" : "means-both", args);
    return joined("sentences", [means, ...deciding(view, phrase)], say);
  }
  if (table.stage === "declaring") {
    const chosen = table.committed.filter(Boolean).length;
    return phrase("hint-declaring", { chosen, all: view.declarers });
  }
  if (table.stage === "selling") return phrase("hint-selling");
  if (table.stage === "changing_declared" || table.stage === "over") return phrase("hint-settling");
  if (view.round_step === "settlement") return "";
  return phrase(view.has_intent ? "hint-trick-intent" : "hint-trick");
}

/** The participants who decide for NPCs that have a right. */
function deciding(view: TritareaView, phrase: Phrase): string[] {
  const { rights, table } = view;
  const holders = [rights?.first ?? null, rights?.second ?? null].filter((who): who is number => who !== null);
  return holders.flatMap((who) => {
    const decider = isConstruction(view) && (table.actor === who || who === rights?.second) ? deciderOf(view, who) : null;
    return decider === null ? [] : [phrase("decides-for", { who: { who: decider }, npc: { who } })];
  });
}
