// Texts for the players panel, the head, the buttons and the line under the question.
import type { Argument, ButtonWords, PanelFacts, PreviewBadge, Say, Tool, ViewJson } from "../contract";
import { summary } from "./foresight";
import { areaOf, herdOf } from "./island";
import { areaKey, PERIODS, readView, scoreOf, type TerrorView } from "./view";

export function panel(json: ViewJson, participant: number, say: Say): PanelFacts {
  const view = readView(json);
  const { table } = view;
  const left = table.supply[participant] ?? null;
  const facts: [string, Record<string, Argument>?][] = [left === null ? ["unlimited"] : ["left", { dinos: left }]];
  if (table.owner === participant) facts.push(["t-rex"]);
  const card = table.cards[participant] ?? null;
  if (card !== null) facts.push(card === "blind" ? ["blind"] : ["card", { card: { word: `terror-${card}` } }]);
  const whites = table.whites[participant] ?? 0;
  if (whites > 0) facts.push(["whites", { number: whites }]);
  const ready = counters(view, participant);
  if (ready) facts.push([ready]);
  return {
    score: scoreOf(view, participant),
    facts: facts.map(([name, args = {}]) => say({ key: `terror-web-fact-${name}`, args })),
    about: facts.map(([name]) => `fact-${name}`),
  };
}

function counters({ table }: TerrorView, who: number): string | null {
  const hatch = (table.counters.hatch[who] ?? null) === null;
  const volcano = (table.counters.volcano[who] ?? null) === null;
  if (hatch && volcano) return "both";
  return hatch ? "hatch" : volcano ? "volcano" : null;
}

export function progress(json: ViewJson, say: Say): string[] {
  const { table } = readView(json);
  if (table.stage === "over") return [say({ key: "terror-web-over" })];
  const period = { word: `terror-${PERIODS[table.period] ?? "triassic"}` };
  return [say({ key: "terror-web-turn", args: { period, turn: table.turn + 1 } })];
}

/** Kinds without a button: their things are clicked where they lie. */
const ON_THE_TABLE = ["draft", "take", "environment", "spread", "grow", "migrate", "go", "to", "eat", "raptor", "scatter"];

export function button(kind: string, json: ViewJson, say: Say): ButtonWords | null {
  if (ON_THE_TABLE.includes(kind)) return null;
  const view = readView(json);
  const { table } = view;
  const which = kind === "stop" && table.stage === "scattering" ? "stop-scattering" : kind;
  const words: ButtonWords = { label: say({ key: `terror-web-button-${which}` }) };
  const who = view.seat ?? table.active ?? 0;
  if (kind === "white") words.cost = `×${table.whites[who] ?? 0}`;
  if (["confirm", "tile", "card", "end"].includes(kind)) words.isMain = true;
  if (kind === "tile") words.isNow = true;
  return words;
}

/** Things that can be used at any time have keys above 6, because the tiles carry the numbers 1 to 6. */
export const keys = { card: 1, tile: 2, confirm: 3, stay: 4, stop: 5, finish: 5, end: 6, white: 7, hatch: 8, volcano: 9 };

/** White Dinos and counters, which are shown even at steps that do not allow them. */
export function tools(json: ViewJson, say: Say): Tool[] {
  return readView(json).free_actions.flatMap((target) => {
    const words = button(target, json, say);
    return words ? [{ target, ...words }] : [];
  });
}

const TOOLS = ["white", "hatch", "volcano"];

/** What to click next for an action that has been begun. */
export function prompt({ path }: { path: readonly string[] }, json: ViewJson, say: Say): string | null {
  const [first = "", ...more] = path;
  if (more.length > 0) return null;
  if (TOOLS.includes(first)) return say({ key: `terror-web-next-${first}` });
  const herd = herdOf(first);
  if (herd) return say({ key: "terror-web-next-flee", args: { who: { who: herd.who } } });
  const area = readView(json).table.stage === "dividing" ? areaOf(first) : null;
  return area ? say({ key: "terror-web-next-count", args: { area: { word: areaKey(area) } } }) : null;
}

/** What confirming would do, if there is something to confirm. */
export function note(_: ViewJson, previews: Map<string, PreviewBadge>, say: Say): string | null {
  const badge = previews.get("confirm") ?? previews.get("take");
  if (!badge) return null;
  const words = summary(badge.events, say);
  return words === "" ? null : words;
}

const OPEN = ["dividing", "spreading", "move_raptor", "scatter_to", "choose_environment"];

export function isOpen(json: ViewJson): boolean {
  return OPEN.includes(readView(json).table.stage);
}

export function countLabel(number: number, json: ViewJson, say: Say): string {
  const key = readView(json).table.stage === "scattering" ? "terror-web-scatter-count" : "terror-web-send-count";
  return say({ key, args: { number } });
}

/** A whole meal of one herd, or all white Dinos for one area. */
export function shortcut({ kind, targets }: { kind: string; targets: string[] }, { times }: { times: number }, _: ViewJson, say: Say): string | null {
  const last = targets.at(-1) ?? "";
  const herd = herdOf(last);
  if (kind === "eat" && herd) return say({ key: "terror-web-all-eat", args: { count: times, who: { who: herd.who } } });
  const area = areaOf(last);
  return area ? say({ key: "terror-web-all-white", args: { count: times, area: { word: areaKey(area) } } }) : null;
}
