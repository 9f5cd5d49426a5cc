// Texts about Trias for the players panel, the head and the buttons.
import type { ButtonWords, PanelFacts, Say, TurnStep, ViewJson } from "../contract";
import { sum, type TriasView } from "./view";

export function panel(json: ViewJson, participant: number, say: Say): PanelFacts {
  const { table, scores } = json as TriasView;
  const land = sum(table.tiles.map((tile) => tile.herds[participant] ?? 0)) + (table.pole[participant] ?? 0);
  const swim = sum(table.swimmers.map((here) => here.herds[participant] ?? 0));
  const back = table.backs[participant];
  const facts: [string, Record<string, number>][] = [["stock", { herds: table.stock[participant] ?? 0 }], ["land", { herds: land }]];
  if (swim > 0) facts.push(["swim", { herds: swim }]);
  if (back !== null && back !== undefined) facts.push(["card", { back }]);
  return {
    score: scores[participant] ?? 0,
    facts: facts.map(([name, args]) => say({ key: `trias-web-fact-${name}`, args })),
    about: facts.map(([name]) => `fact-${name}`),
  };
}

/** The steps of a turn. The last one needs no decision. */
export function steps(json: ViewJson, say: Say): TurnStep[] {
  const { turn_step: step, turn_steps: turn } = json as TriasView;
  const now = turn.indexOf(step ?? "");
  if (now < 0) return [];
  return turn.map((step, index) => ({
    label: say({ key: `trias-web-stage-${step}` }),
    state: index < now ? "done" : index === now ? "now" : "next",
  }));
}

export function progress(json: ViewJson, say: Say): string[] {
  const { table, turn_step: step } = json as TriasView;
  if (table.stage === "over") return [say({ key: "trias-web-over" })];
  const words: string[] = [];
  if (table.last_turns !== null) words.push(say({ key: "trias-web-last-round", args: { turns: table.last_turns } }));
  else if (table.turn > 0) words.push(say({ key: "trias-web-turn", args: { turn: table.turn } }));
  if (step) words.push(say({ key: `trias-web-stage-${step}` }));
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

export function button(kind: string, json: ViewJson, say: Say): ButtonWords {
  const { costs } = json as TriasView;
  const label = say({ key: `trias-web-button-${kind}` });
  return (costs[kind] ?? 0) > 0 ? { label, cost: say({ key: `trias-web-cost-${kind}` }), dots: costs[kind] ?? 0 } : { label };
}

/** The keys of the buttons: first the choice of a card, last the end of the turn. */
export const keys = { hand: 1, draw: 2, lift: 3, move: 4, rescue: 5, reproduce: 6, end: 7 };

/** What a click on a thing begins; an action with a price says it. */
export function action(kind: string, json: ViewJson, say: Say): string | null {
  const { costs } = json as TriasView;
  const cost = costs[kind];
  return cost === undefined ? null : say({ key: "trias-web-action", args: { kind, cost } });
}

/** What was just done can be done again, several times. */
export function shortcut({ kind }: { kind: string }, { times, is_last: isLast }: { times: number; is_last: boolean }, _: ViewJson, say: Say): string | null {
  return isLast ? say({ key: `trias-web-again-${kind}`, args: { count: times } }) : null;
}
