// Texts for the players panel, the head, the buttons and the line under the question.
import type { Argument, ButtonWords, OfferJson, PanelFacts, Say, TurnStep, ViewJson } from "../contract";
import { deciderOf, isNpc, ownOf, readView, type TritareaView } from "./view";

export function panel(json: ViewJson, participant: number, say: Say): PanelFacts {
  const view = readView(json);
  const { table } = view;
  const facts: [string, Record<string, Argument>?][] = [["blocks", { blocks: table.supply[participant] ?? 0 }]];
  const decider = deciderOf(view, participant);
  if (isNpc(view, participant) && decider !== null && table.stage !== "over") {
    facts.push(decider === ownOf(view) ? ["you-decide"] : ["decides", { who: { who: decider } }]);
  }
  const sold = table.sold[participant] ?? 0;
  if (sold > 0) facts.push(["sold", { blocks: sold }]);
  if (table.leader === participant && table.stage !== "over") facts.push(["marker"]);
  return {
    score: view.scores[participant] ?? 0,
    facts: facts.map(([name, args = {}]) => say({ key: `tritarea-web-fact-${name}`, args })),
    about: facts.map(([name]) => `fact-${name}`),
  };
}

export function progress(json: ViewJson, say: Say): string[] {
  const view = readView(json);
  const { table, round_step: step } = view;
  if (table.stage === "over") return [say({ key: "tritarea-web-over" })];
  const args = { round: table.round + 1, trick: table.trick_number + 1 };
  const key = step === "tricks" ? "tritarea-web-progress" : `tritarea-web-progress-${step}`;
  return [say({ key, args })];
}

/** The steps of a round, and the current one. */
export function steps(json: ViewJson, say: Say): TurnStep[] {
  const view = readView(json);
  const { table, round_steps: all, round_step: step } = view;
  if (table.stage === "over") return [];
  const now = all.indexOf(step);
  return all.map((step, index) => ({
    label: say({ key: `tritarea-web-step-${step}` }),
    state: index < now ? "done" : index === now ? "now" : "next",
  }));
}

/** Kinds without a button: cards, squares, numbers and 5s are clicked where they lie. */
const ON_THE_TABLE = ["declare", "play", "sell", "five", "build", "extra"];

export function button(kind: string, _: ViewJson, say: Say): ButtonWords | null {
  if (ON_THE_TABLE.includes(kind)) return null;
  const words: ButtonWords = { label: say({ key: `tritarea-web-button-${kind}` }) };
  if (kind === "second") words.isMain = true;
  return words;
}

export const keys = { default: 1, skip: 1, second: 2, single: 3, pay: 4, lose: 5 };

/** Notes about decisions that are final, shown before the click, by kind of action. */
const FINAL: Record<string, string> = { play: "play", declare: "declare", sell: "sell", five: "five", pay: "five", lose: "five" };

export function note(json: ViewJson, _: unknown, say: Say, offer: OfferJson | null): string | null {
  const final = FINAL[offer?.choices.find(({ can_undo: canUndo }) => !canUndo)?.kind ?? ""];
  if (final !== undefined) return say({ key: `tritarea-web-final-${final}` });
  return readView(json).table.stage === "extra_block" ? say({ key: "tritarea-web-note-extra" }) : null;
}

export function countLabel(number: number, json: ViewJson, say: Say): string {
  const view: TritareaView = readView(json);
  const left = (view.table.supply[view.table.actor ?? 0] ?? 0) - number;
  return say({ key: "tritarea-web-sell", args: { number, left } });
}

/** The seat of an NPC's partner. */
export function teamOf(participant: number, json: ViewJson): number | null {
  const view = readView(json);
  const partner = view.partners[participant] ?? null;
  return partner !== null && isNpc(view, participant) ? (view.participants[String(partner)] ?? null) : null;
}

/** The focus of a picture that shows only the city. */
export const CITY = "city";

/** What a small picture shows: the city takes all the room, unless the picture is about the declarations. */
export function picture(marked: readonly string[]): string[] {
  return marked.some((target) => target.startsWith("declared:")) ? [] : [CITY];
}

/** Starts with the lowest number, so that nobody sells everything by accident. */
export function firstCount(counts: number[]): number {
  return counts[0] ?? 0;
}

export function isOpen(json: ViewJson): boolean {
  const { stage } = readView(json).table;
  return stage === "second_block" || stage === "extra_block";
}
