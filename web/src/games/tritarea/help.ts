// What things are good for, in one or two sentences.
import type { Argument, Say, ViewJson } from "../contract";
import { joined } from "../kit/joined";
import { cardOf, readView, suitWord, type Suit, type TritareaView } from "./view";

type Phrase = (key: string, args?: Record<string, Argument>) => string;

const PLAIN: readonly string[] = ["remaining", "tallest", "trick", "declared", "deck", "count", "stock", "five", "fact-decides", "fact-sold", "fact-marker"];
/** Things that are explained like others. */
const LIKE: Readonly<Record<string, string>> = { "fact-blocks": "stock", "fact-you-decide": "fact-decides" };

export function help(target: string, json: ViewJson, say: Say): string | null {
  const view = readView(json);
  const phrase: Phrase = (key, args = {}) => say({ key: `tritarea-web-help-${key}`, args });
  const [kind = "", name = ""] = target.split(":");
  const like = LIKE[kind] ?? kind;
  if (PLAIN.includes(like)) return phrase(like);
  if (kind === "area") return areaHelp(view, name as Suit, phrase);
  if (kind === "square") return joined("sentences", squareHelp(view, name, phrase), say);
  if (kind !== "card") return null;
  const { suit, rank } = cardOf(name);
  return joined("sentences", [phrase("card", { suit: suitWord(suit) }), ...(rank === view.five_ranks?.keep ? [phrase("five")] : [])], say);
}

function areaHelp({ board }: TritareaView, suit: Suit, phrase: Phrase): string {
  return phrase("area", { suit: suitWord(suit), first: board.first[suit], second: board.second[suit] });
}

function squareHelp(view: TritareaView, square: string, phrase: Phrase): string[] {
  const bonus = view.bonuses[square];
  const area = areaHelp(view, view.board.area[square] ?? "I", phrase);
  if (view.table.buildings[square]) return [area, phrase("tower")];
  return bonus ? [area, phrase("bonus", { bonus })] : [area];
}
