// What things are good for, in one or two sentences.
import type { Argument, Say, ViewJson } from "../contract";
import { joined } from "../kit/joined";
import { areaOf, herdOf, predatorOf } from "./island";
import { environmentNamed } from "./targets";
import { readView, type Area, type TerrorView } from "./view";

type Phrase = (key: string, args?: Record<string, Argument>) => string;

const BESIDE: readonly string[] = ["face-up", "card", "white", "hatch", "volcano", "fact-left", "fact-blind", "fact-both"];
/** Things that are explained like others. */
const LIKE: Readonly<Record<string, string>> = { "fact-unlimited": "fact-left", "fact-t-rex": "t-rex", "fact-card": "card", "fact-whites": "white", "fact-hatch": "hatch", "fact-volcano": "volcano" };

export function help(target: string, json: ViewJson, say: Say): string | null {
  const view = readView(json);
  const phrase: Phrase = (key, args = {}) => say({ key: `terror-web-help-${key}`, args: { size: view.t_rex_size, ...args } });
  const name = LIKE[target] ?? target;
  if (target === "remaining") return joined("sentences", [phrase("remaining"), ...marksOf(view).map((mark) => phrase(`mark-${mark.toLowerCase()}`))], say);
  if (name === "deck") return joined("sentences", [phrase("deck"), phrase("deck-used", view.table.discards)], say);
  if (BESIDE.includes(name) || name === "t-rex") return phrase(name);
  const [kind, code = ""] = target.split(":");
  if (kind === "tile") return joined("sentences", [phrase(code.toLowerCase()), ...(isFree(view, code) ? [phrase("space")] : [])], say);
  if (herdOf(target)) return phrase("herd");
  const area = areaOf(target);
  if (area) return areaHelp(view, area, phrase, say);
  const predator = predatorOf(target);
  if (predator) return phrase(predator.startsWith("raptor") ? "raptor" : predator);
  return environmentNamed(target) ? phrase("environment") : null;
}

function isFree({ table }: TerrorView, code: string): boolean {
  return table.spaces.some(({ tile, taker }) => tile === code && taker === null);
}

/** What is scored besides habitats at the end of some period. */
function marksOf({ special }: TerrorView): string[] {
  return [...new Set(special.flat())];
}

function areaHelp(view: TerrorView, area: Area, phrase: Phrase, say: Say): string {
  const [first = 0, second = 0, third = 0] = view.stones[area];
  const { volcano } = view.table.areas[area];
  const pays = phrase(third > 0 ? "area" : "area-two", { first, second, third });
  return joined("sentences", [pays, ...(volcano === null ? [] : [phrase("closed", { who: { who: volcano } })])], say);
}
