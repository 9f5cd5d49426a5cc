// Coppice in words: for screen readers, for the players panel and for the buttons.
import type { ButtonWords, PanelFacts, Say, Selection, ViewJson } from "trilobite/contract";
import { handOf, PLACES, readView, type CoppiceView } from "./view";

export function describe(target: string, json: ViewJson, say: Say): string {
  const view = readView(json);
  const [kind, name = ""] = target.split(":");
  if (kind === "place") return placeWords(view, name, say);
  if (kind === "tree") {
    const number = handOf(view).find(({ tree }) => tree === name)?.number ?? 0;
    return say({ key: "coppice-web-in-hand", args: { tree: { word: `coppice-tree-${name}` }, number } });
  }
  return say({ key: kind === "forester" ? "coppice-web-forester" : "coppice-web-home" });
}

/** A short name, for hints: "oak → c2". */
export function brief(target: string, json: ViewJson, say: Say): string {
  const [kind, name = ""] = target.split(":");
  if (kind === "place") return name;
  return kind === "tree" ? say({ key: `coppice-tree-${name}` }) : describe(target, json, say);
}

function placeWords(view: CoppiceView, place: string, say: Say): string {
  const index = PLACES.indexOf(place);
  const tree = view.trees[index] ?? null;
  const who = view.foresters[index] ?? null;
  if (tree === null) return say({ key: "coppice-web-free", args: { place } });
  const args = { place, tree: { word: `coppice-tree-${tree}` } };
  if (who === null) return say({ key: "coppice-web-tree", args });
  return say({ key: "coppice-web-guarded", args: { ...args, who: { who } } });
}

export function panel(json: ViewJson, participant: number, say: Say): PanelFacts {
  const { facts, stock } = readView(json);
  const hand = stock.hands[participant] ?? 0;
  const trees = typeof hand === "number" ? hand : Object.values(hand).reduce((sum, number) => sum + number, 0);
  const foresters = facts.at_home[participant] ?? 0;
  return {
    score: facts.points[participant] ?? 0,
    facts: [say({ key: "coppice-web-at-home", args: { foresters } }), say({ key: "coppice-web-holds", args: { trees } })],
  };
}

export function progress(json: ViewJson, say: Say): string[] {
  const free = readView(json).trees.filter((tree) => tree === null).length;
  return [say({ key: "coppice-web-progress", args: { free } })];
}

/** Trees are planted by clicking; only the forester has buttons. */
export function button(kind: string, _: ViewJson, say: Say): ButtonWords | null {
  return kind === "plant" ? null : { label: say({ key: `coppice-kind-${kind}` }), isMain: kind === "send" };
}

/** What to click after a tree; otherwise the question says enough. */
export function prompt({ path }: Selection, _: ViewJson, say: Say): string | null {
  return path[0]?.startsWith("tree:") ? say({ key: "coppice-web-next-place" }) : null;
}

/** Everything that the keyboard can ask about, in reading order. */
export function things(json: ViewJson): string[] {
  const hand = handOf(readView(json)).map(({ tree }) => `tree:${tree}`);
  return [...hand, ...PLACES.map((place) => `place:${place}`)];
}
