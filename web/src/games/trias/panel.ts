// Texts about Trias for the players panel, the head and the buttons.
import type { PanelFacts, Say, TurnStep, ViewJson } from "../contract";
import { sum, type TriasView } from "./view";

export function panel(json: ViewJson, participant: number, say: Say): PanelFacts {
  const { table, scores } = json as TriasView;
  const land = sum(table.tiles.map((tile) => tile.herds[participant] ?? 0)) + (table.pole[participant] ?? 0);
  const swim = sum(table.swimmers.map((here) => here.herds[participant] ?? 0));
  const back = table.backs[participant];
  const facts = [
    say({ key: "trias-web-fact-stock", args: { herds: table.stock[participant] ?? 0 } }),
    say({ key: "trias-web-fact-land", args: { herds: land } }),
  ];
  if (swim > 0) facts.push(say({ key: "trias-web-fact-swim", args: { herds: swim } }));
  if (back !== null && back !== undefined) facts.push(say({ key: "trias-web-fact-card", args: { back } }));
  return { score: scores[participant] ?? 0, facts };
}

const STAGES: Readonly<Record<string, string>> = {
  placing: "placing",
  choose_card: "card",
  turn_up_card: "card",
  lifting: "drift",
  drifting: "drift",
  acting: "actions",
};

/** A lifted tile that no card demanded is part of the actions. */
function stageOf({ stage, is_mandatory: isMandatory }: TriasView["table"]): string | undefined {
  return stage === "drifting" && !isMandatory ? "actions" : STAGES[stage];
}

/** The steps of a turn. The last one needs no decision. */
export function steps(json: ViewJson, say: Say): TurnStep[] {
  const { table, turn_steps: turn } = json as TriasView;
  const now = turn.indexOf(stageOf(table) ?? "");
  if (now < 0) return [];
  return turn.map((step, index) => ({
    label: say({ key: `trias-web-stage-${step}` }),
    state: index < now ? "done" : index === now ? "now" : "next",
  }));
}

export function progress(json: ViewJson, say: Say): string[] {
  const { table } = json as TriasView;
  if (table.stage === "over") return [say({ key: "trias-web-over" })];
  const words: string[] = [];
  if (table.last_turns !== null) words.push(say({ key: "trias-web-last-round", args: { turns: table.last_turns } }));
  else if (table.turn > 0) words.push(say({ key: "trias-web-turn", args: { turn: table.turn } }));
  const stage = stageOf(table);
  if (stage) words.push(say({ key: `trias-web-stage-${stage}` }));
  return words;
}

/** What to click after a thing, by the prefix of its name. */
const AFTER: Readonly<Record<string, string>> = { fresh: "tile", spent: "tile", swimmer: "ashore", stock: "birth" };
/** What to click first for a kind of action. */
const FIRST: Readonly<Record<string, string>> = { lift: "lift", move: "herd", rescue: "swimmer" };

/** What to click next for an action that has been begun. */
export function prompt({ kind, path }: { kind: string | null; path: readonly string[] }, _: ViewJson, say: Say): string | null {
  const last = path.at(-1)?.split(":")[0];
  const next = last === undefined ? FIRST[kind ?? ""] : AFTER[last];
  return next === undefined ? null : say({ key: `trias-web-next-${next}` });
}

export function button(kind: string, json: ViewJson, say: Say): { label: string; cost?: string } {
  const { costs } = json as TriasView;
  const label = say({ key: `trias-web-button-${kind}` });
  return (costs[kind] ?? 0) > 0 ? { label, cost: say({ key: `trias-web-cost-${kind}` }) } : { label };
}
