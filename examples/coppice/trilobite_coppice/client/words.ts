// Coppice in words: for screen readers, for the players panel and for the buttons.
import type { Argument, ButtonWords, PanelFacts, Say, ViewJson } from "trilobite/contract";
import { handOf, PLACES, readView, type CoppiceView } from "./view";

type Phrase = (key: string, args?: Record<string, Argument>) => string;

const phrases = (say: Say): Phrase => (key, args = {}) => say({ key: `coppice-web-${key}`, args });

export function describe(target: string, json: ViewJson, say: Say): string {
  const view = readView(json);
  const phrase = phrases(say);
  const [kind, name = ""] = target.split(":");
  if (kind === "place") return placeWords(view, name, phrase);
  if (kind === "tree") {
    const number = handOf(view).find(({ tree }) => tree === name)?.number ?? 0;
    return phrase("in-hand", { tree: { word: `coppice-tree-${name}` }, number });
  }
  return phrase(kind ?? "");
}

function placeWords(view: CoppiceView, place: string, phrase: Phrase): string {
  const index = PLACES.indexOf(place);
  const tree = view.trees[index] ?? null;
  const who = view.foresters[index] ?? null;
  if (tree === null) return phrase("free", { place });
  const args = { place, tree: { word: `coppice-tree-${tree}` } };
  return who === null ? phrase("tree", args) : phrase("guarded", { ...args, who: { who } });
}

export function panel(json: ViewJson, participant: number, say: Say): PanelFacts {
  const { facts, stock } = readView(json);
  const phrase = phrases(say);
  const hand = stock.hands[participant] ?? 0;
  const trees = typeof hand === "number" ? hand : Object.values(hand).reduce((sum, number) => sum + number, 0);
  return {
    score: facts.points[participant] ?? 0,
    facts: [phrase("at-home", { foresters: facts.at_home[participant] ?? 0 }), phrase("holds", { trees })],
  };
}

export function progress(json: ViewJson, say: Say): string[] {
  const { trees } = readView(json);
  return [phrases(say)("progress", { free: trees.filter((tree) => tree === null).length })];
}

/** Trees are planted by clicking; only the forester has buttons. */
export function button(kind: string, _: ViewJson, say: Say): ButtonWords | null {
  return kind === "plant" ? null : { label: say({ key: `coppice-kind-${kind}` }), isMain: kind === "send" };
}

/** Everything that the keyboard can ask about, in reading order. */
export function things(json: ViewJson): string[] {
  const hand = handOf(readView(json)).map(({ tree }) => `tree:${tree}`);
  return [...hand, ...PLACES.map((place) => `place:${place}`)];
}
