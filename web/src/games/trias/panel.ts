// What the players panel, the head and the buttons of the frame say about Trias.
import type { PanelFacts, Say, TurnStep, ViewJson } from "../contract";
import { sum, type TriasView } from "./view";

export function panel(json: ViewJson, participant: number, say: Say): PanelFacts {
  const { table } = json as TriasView;
  const land = sum(table.tiles.map((tile) => tile.herds[participant] ?? 0)) + (table.pole[participant] ?? 0);
  const swim = sum(table.swimmers.map((here) => here.herds[participant] ?? 0));
  const back = table.backs[participant];
  const facts = [
    say({ key: "trias-web-fact-stock", args: { herds: table.stock[participant] ?? 0 } }),
    say({ key: "trias-web-fact-land", args: { herds: land } }),
  ];
  if (swim > 0) facts.push(say({ key: "trias-web-fact-swim", args: { herds: swim } }));
  if (back !== null && back !== undefined) facts.push(say({ key: "trias-web-fact-card", args: { back } }));
  return { score: (table.interim[participant] ?? 0) + (table.final[participant] ?? 0), facts };
}

const STAGES: Readonly<Record<string, string>> = {
  placing: "placing",
  choose_card: "card",
  turn_up_card: "card",
  lifting: "drift",
  drifting: "drift",
  acting: "actions",
};

/** A lifted tile that no card asked for is an action. */
function stageOf({ stage, is_mandatory: isMandatory }: TriasView["table"]): string | undefined {
  return stage === "drifting" && !isMandatory ? "actions" : STAGES[stage];
}

const TURN = ["card", "drift", "actions", "upkeep"];
/** Neither a card nor a drift (TR-8.2). */
const LAST_TURN = ["actions", "clean-up"];

/** What a turn consists of; the last step needs no decision. */
export function steps(json: ViewJson, say: Say): TurnStep[] {
  const { table } = json as TriasView;
  const turn = table.last_turns === null ? TURN : LAST_TURN;
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

/** What a thing that was clicked waits for, by the beginning of its name. */
const AFTER: Readonly<Record<string, string>> = { fresh: "tile", spent: "tile", swimmer: "ashore", stock: "birth" };
/** What a kind of action begins with. */
const FIRST: Readonly<Record<string, string>> = { lift: "lift", move: "herd", rescue: "swimmer" };

/** What to click next, once an action has been begun. */
export function prompt({ kind, path }: { kind: string | null; path: readonly string[] }, _: ViewJson, say: Say): string | null {
  const last = path.at(-1)?.split(":")[0];
  const next = last === undefined ? FIRST[kind ?? ""] : AFTER[last];
  return next === undefined ? null : say({ key: `trias-web-next-${next}` });
}

const COSTLY = ["lift", "move", "rescue", "reproduce"];

export function button(kind: string, json: ViewJson, say: Say): { label: string; cost?: string } {
  const { table } = json as TriasView;
  const label = say({ key: `trias-web-button-${kind}` });
  const isFree = table.is_mandatory || (kind === "rescue" && table.rescues_left > 0);
  return isFree || !COSTLY.includes(kind) ? { label } : { label, cost: say({ key: `trias-web-cost-${kind}` }) };
}
