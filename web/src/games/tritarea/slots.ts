// The four places before the participants: the trick, what is declared, what is sold. Each says what
// its card means, as the server tells it.
import type { Argument, PreviewBadge, Say } from "../contract";
import { joined } from "../kit/joined";
import {
  cardOf, deciderOf, isConstruction, isInTrick, isNpc, ownOf, suitNamed, suitWord, trickOrder, type Suit, type TritareaView,
} from "./view";

export interface Slot {
  who: number;
  /** What a click asks about. */
  target: string;
  suit: Suit | null;
  rank: number | null;
  /** What is printed on a changed 5. */
  printed: number | null;
  /** A card lies here face down. */
  isBack: boolean;
  /** How many lie in a deck here. */
  count: number | null;
  label: string;
  /** It has a right to build; it counts nothing; it is this one's turn. */
  tone: "right" | "quiet" | "out";
  isNow: boolean;
  isLeader: boolean;
}

type Tell = (key: string, args?: Record<string, Argument>) => string;

export function slotsOf(view: TritareaView, say: Say): Slot[] {
  const tell: Tell = (key, args) => say(args ? { key: `tritarea-web-${key}`, args } : { key: `tritarea-web-${key}` });
  const order = isInTrick(view) ? trickOrder(view) : view.table.order;
  return order.map((who) => (isInTrick(view) ? trickSlot(view, who, tell) : declaredSlot(view, who, tell)));
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

function trickSlot(view: TritareaView, who: number, tell: Tell): Slot {
  const { table } = view;
  const card = table.trick[who] ?? null;
  const slot = blank(view, who, card === null && isNpc(view, who) ? `deck:${who}` : `trick:${who}`);
  if (card !== null) {
    face(slot, card, table.rank[who] ?? null);
    judge(view, slot, tell);
  } else if (isConstruction(view)) {
    slot.isBack = true;
    slot.label = tell("slot-face-down");
  } else if (isNpc(view, who)) {
    slot.isBack = true;
    slot.count = table.cards_left[who] ?? 0;
    slot.label = tell("slot-deck");
  } else {
    slot.isNow = table.stage === "playing" && table.actor === who;
    slot.label = tell(slot.isNow ? (slot.isLeader ? "slot-leads" : "slot-plays") : "slot-to-play");
  }
  return slot;
}

/** What a card of the trick means. */
function judge(view: TritareaView, slot: Slot, tell: Tell): void {
  const { table, rights } = view;
  if (!rights) {
    slot.isNow = table.stage === "changing" && (table.actor === slot.who || (table.actor === null && table.asked[slot.who] === true));
    slot.label = fiveLabel(view, slot.who, tell) ?? tell(slot.isLeader ? "slot-led" : "slot-played");
    return;
  }
  if (rights.first === slot.who || rights.second === slot.who) {
    slot.tone = "right";
    slot.label = tell(rights.first === slot.who ? "slot-first" : "slot-second");
  } else {
    const isSupport = slot.suit === suitNamed(rights.adopted);
    slot.tone = isSupport ? "quiet" : "out";
    slot.label = tell(isSupport ? "slot-middle" : "slot-other");
  }
}

function fiveLabel(view: TritareaView, who: number, tell: Tell): string | null {
  const { table } = view;
  if (table.stage !== "changing" && table.stage !== "changing_declared") return null;
  const own = view.choice[String(who)];
  if (own !== undefined) return tell("slot-decided", { change: { word: `tritarea-change-${own}` } });
  if (table.committed[who]) return tell("slot-has-decided");
  return table.asked[who] ? tell("slot-five") : null;
}

function declaredSlot(view: TritareaView, who: number, tell: Tell): Slot {
  const { table } = view;
  const slot = blank(view, who, `declared:${who}`);
  const card = table.declared[who] ?? null;
  if (card !== null) {
    face(slot, card, table.stage === "changing_declared" || table.stage === "over" ? (table.rank[who] ?? null) : null);
    slot.label = openLabel(view, who, tell);
  } else if (table.stage === "declaring") hiddenCard(view, slot, tell);
  else {
    slot.isBack = isNpc(view, who);
    slot.count = slot.isBack ? (table.cards_left[who] ?? 0) : null;
    slot.label = saleLabel(view, who, tell);
    slot.target = isNpc(view, who) ? `deck:${who}` : `stock:${who}`;
  }
  if (table.stage === "changing_declared" && table.actor === null) slot.isNow = table.asked[who] === true && !table.committed[who];
  return slot;
}

/** A declaration that is being chosen: that there is one is public, which one is not. */
function hiddenCard(view: TritareaView, slot: Slot, tell: Tell): void {
  const { table } = view;
  const own = view.choice[String(slot.who)];
  if (own !== undefined) {
    face(slot, own, null);
    slot.label = tell("slot-hidden");
  } else if (table.committed[slot.who]) {
    slot.isBack = true;
    slot.label = tell("slot-chosen");
  } else if (isNpc(view, slot.who)) {
    slot.isBack = true;
    slot.count = table.cards_left[slot.who] ?? 0;
    slot.target = `deck:${slot.who}`;
    slot.label = tell("slot-top-card");
  } else {
    slot.isNow = true;
    slot.label = tell(slot.who === ownOf(view) ? "slot-choose" : "slot-chooses");
  }
}

function openLabel(view: TritareaView, who: number, tell: Tell): string {
  if (view.table.stage === "selling") return saleLabel(view, who, tell);
  return fiveLabel(view, who, tell) ?? signed(view.declarations[who] ?? 0);
}

function saleLabel({ table }: TritareaView, who: number, tell: Tell): string {
  if (table.stage === "selling" && table.actor === who) return tell("slot-sells");
  const sold = table.sold[who] ?? 0;
  return sold > 0 ? tell("slot-sold", { blocks: sold }) : tell("slot-blocks", { blocks: table.supply[who] ?? 0 });
}

export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}

/** What a choice itself brings or costs, whatever may follow from it. */
export function priceIn(badge: PreviewBadge | undefined): number {
  const { points, lost } = badge?.events[0]?.args ?? {};
  return Number(points ?? 0) - Number(lost ?? 0);
}

/** The heading of the places: what is going on, and a remark. */
export function headingOf(view: TritareaView, say: Say): { title: string; remark: string; suit: Suit | null } {
  const tell: Tell = (key, args) => say(args ? { key: `tritarea-web-${key}`, args } : { key: `tritarea-web-${key}` });
  const { table, rights } = view;
  const suit = rights ? suitNamed(rights.adopted) : null;
  if (rights && suit) return { title: tell("adopted", { suit: suitWord(suit) }), remark: whyAdopted(view, suit, tell), suit };
  switch (table.stage) {
    case "declaring":
      return { title: tell("head-declaring"), remark: tell("head-declaring-remark"), suit: null };
    case "selling":
      return { title: tell("head-selling"), remark: table.actor === null ? "" : tell("head-selling-remark", { who: { who: table.actor } }), suit: null };
    case "changing_declared":
      return { title: tell("head-settling"), remark: tell("head-settling-remark"), suit: null };
    case "over":
      return { title: tell("head-over"), remark: "", suit: null };
    default: {
      const title = tell("head-trick", { trick: table.trick_number + 1 });
      return { title, remark: table.leader === null ? "" : tell("head-led", { who: { who: table.leader } }), suit: null };
    }
  }
}

/** "by 3 of 4 cards", "8-1 beats Modern 9-3", … from what the server counted. */
function whyAdopted(view: TritareaView, suit: Suit, tell: Tell): string {
  const { rights, support } = view;
  if (!rights?.by) return "";
  if (rights.by === "most") return tell("by-most", { cards: support[suit]?.length ?? 0 });
  if (rights.by === "all_different") return tell("by-all-different");
  const rival = (Object.keys(rights.differences) as Suit[]).find((one) => one !== suit);
  if (!rival) return "";
  return tell(rights.by === "difference" ? "by-difference" : "by-leader", {
    own: span(support[suit]), rival: suitWord(rival), other: span(support[rival]), number: rights.differences[suit] ?? 0, less: rights.differences[rival] ?? 0,
  });
}

function span(ranks: number[] | undefined): string {
  return [...(ranks ?? [])].reverse().join("-");
}

/** What the rights mean, in a sentence or two; a hint while there are none. */
export function explain(view: TritareaView, say: Say): string {
  const tell: Tell = (key, args) => say(args ? { key: `tritarea-web-${key}`, args } : { key: `tritarea-web-${key}` });
  const { table, rights } = view;
  if (rights) {
    const second = rights.second ?? rights.first;
    const args = { first: { who: rights.first }, second: { who: second }, low: blocksOf(view, rights.first), high: blocksOf(view, second) };
    const means = tell(rights.second === null ? "means-alone" : "means-both", args);
    return joined("sentences", [means, ...deciding(view, tell)], say);
  }
  if (table.stage === "declaring") {
    const chosen = table.committed.filter(Boolean).length;
    const all = table.order.filter((who) => !isNpc(view, who)).length;
    return tell("hint-declaring", { chosen, all });
  }
  if (table.stage === "selling") return tell("hint-selling");
  if (table.stage === "changing_declared" || table.stage === "over") return tell("hint-settling");
  return tell(table.round === 1 ? "hint-trick-intent" : "hint-trick");
}

/** What a builder had when it came to building: a block just put down counts among them. */
function blocksOf({ table }: TritareaView, who: number): number {
  return (table.supply[who] ?? 0) + (table.actor === who && table.basic !== null ? 1 : 0);
}

/** Who decides for those with a right that cannot decide. */
function deciding(view: TritareaView, tell: Tell): string[] {
  const { rights, table } = view;
  const holders = [rights?.first ?? null, rights?.second ?? null].filter((who): who is number => who !== null);
  return holders.flatMap((who) => {
    const decider = isConstruction(view) && (table.actor === who || who === rights?.second) ? deciderOf(view, who) : null;
    return decider === null ? [] : [tell("decides-for", { who: { who: decider }, npc: { who } })];
  });
}
