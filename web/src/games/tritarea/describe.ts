// Things of the view in words: "c2, Modern: 4 blocks, from bottom to top (2 of Fern and 2 of Ines); …".
import type { Argument, Say, ViewJson } from "../contract";
import { joined } from "../kit/joined";
import { cardOf, deciderOf, isNpc, readView, suitWord, type TritareaView } from "./view";

type Phrase = (key: string, args?: Record<string, Argument>) => string;

export function describe(target: string, json: ViewJson, say: Say): string {
  return describeIn(readView(json), target, say);
}

/** `describe` for many things of one view. */
export function describeIn(view: TritareaView, target: string, say: Say): string {
  const phrase: Phrase = (key, args) => say(args ? { key: `tritarea-web-${key}`, args } : { key: `tritarea-web-${key}` });
  const [kind, name = ""] = target.split(":");
  const who = Number(name);
  const { table } = view;
  switch (kind) {
    case "square":
      return squareWords(view, name, phrase, say);
    case "card":
      return cardWords(name, phrase);
    case "five":
      return phrase(`five-${name}`);
    case "count":
      return phrase("sell-count", { number: who });
    case "trick": {
      const card = table.trick[who] ?? null;
      return card === null ? phrase("no-trick-card", { who: { who } }) : phrase("trick-card", { who: { who }, card: cardWords(card, phrase) });
    }
    case "declared": {
      const card = table.declared[who] ?? view.choice[name] ?? null;
      if (card === null) return phrase(table.committed[who] ? "declared-hidden" : "not-declared", { who: { who } });
      return phrase("declared", { who: { who }, card: cardWords(card, phrase) });
    }
    case "deck":
      return deckWords(view, who, phrase, say);
    case "stock":
      return phrase("stock", { who: { who }, blocks: table.supply[who] ?? 0 });
    default:
      return phrase(`button-${target}`);
  }
}

export function cardWords(card: string, phrase: Phrase): string {
  const { suit, rank } = cardOf(card);
  return phrase("card", { suit: suitWord(suit), rank });
}

function squareWords(view: TritareaView, square: string, phrase: Phrase, say: Say): string {
  const suit = suitWord(view.board.area[square] ?? "I");
  const blocks = view.table.buildings[square] ?? [];
  if (blocks.length === 0) return phrase("square-empty", { square, suit, bonus: view.board.bonus[square] ?? 0 });
  const found = runs(blocks);
  if (found.length === 1) return phrase("square-own", { square, suit, height: blocks.length, who: { who: blocks[0] ?? 0 } });
  const parts = found.map(({ who, number }) => phrase("blocks-of", { who: { who }, number }));
  const owner = { who: view.owners[square] ?? blocks[0] ?? 0 };
  return phrase("square-tower", { square, suit, height: blocks.length, blocks: joined("list", parts, say), owner });
}

/** Runs of blocks of the same colour, from the bottom. */
export function runs(blocks: readonly number[]): { who: number; number: number }[] {
  const found: { who: number; number: number }[] = [];
  for (const who of blocks) {
    const last = found.at(-1);
    if (last?.who === who) last.number += 1;
    else found.push({ who, number: 1 });
  }
  return found;
}

function deckWords(view: TritareaView, who: number, phrase: Phrase, say: Say): string {
  const cards = view.table.cards_left[who] ?? 0;
  if (!isNpc(view, who)) return phrase("hand-of", { who: { who }, cards });
  const decider = deciderOf(view, who);
  const words = [phrase("deck", { who: { who }, cards })];
  if (decider !== null) words.push(phrase("decides-for", { who: { who: decider }, npc: { who } }));
  return joined("then", words, say);
}
