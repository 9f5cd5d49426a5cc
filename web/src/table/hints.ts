// A bot's hint: its candidates among the offered choices, their words, and the things to click.
import { app, languageCode, t } from "../app.svelte";
import type { ChoiceJson, GameClient, OfferJson, Say, Selection, ViewJson } from "../games/contract";
import { joined } from "../games/kit/joined";
import type { Hint, Thought } from "../wire";
import { leftOf, isBare } from "./selection";

const MOST = 3;
/** A range of chances that is wider than this says nothing, and is not shown. */
const VAGUE = 0.6;

/** A choice that a bot considers. What it is worth is null if the bot did not search. */
export interface Candidate {
  choice: ChoiceJson;
  worth: Pick<Thought, "low" | "high" | "standing" | "points"> | null;
}

/** The best candidates among the offered choices, the best first, without those never tried. */
export function candidatesOf(offer: OfferJson | null, hint: Hint | null): Candidate[] {
  const found = (hint?.thoughts ?? []).flatMap((thought, rank) => {
    const choice = offer?.choices.find(({ text }) => text === thought.action);
    if (!choice || (thought.visits === 0 && rank > 0)) return [];
    return [{ choice, worth: thought.visits > 0 ? thought : null }];
  });
  return found.slice(0, MOST);
}

/**
 * A thing to click. Its label is its place in the order, or how often to click it; "" if it is the
 * only one.
 */
export interface Mark {
  target: string;
  label: string;
}

/** What is still to be clicked for a choice; everything if another choice has been begun. */
export function marksOf(choice: ChoiceJson, selection: Selection): Mark[] {
  const left = (leftOf(choice, selection) ?? choice.targets).filter((target) => !target.startsWith("count:"));
  if (!choice.any_order) return left.map((target, index) => ({ target, label: left.length > 1 ? String(index + 1) : "" }));
  return tally(left).map(({ target, times }) => ({ target, label: times > 1 ? `×${times}` : "" }));
}

function tally(targets: string[]): { target: string; times: number }[] {
  return [...new Set(targets)].map((target) => ({ target, times: targets.filter((one) => one === target).length }));
}

/** The number that a choice ends with, if the number is asked for next. */
export function countAdvised(choice: ChoiceJson | null, selection: Selection): number | null {
  const left = choice ? leftOf(choice, selection) : null;
  const [next, ...others] = left ?? [];
  return next?.startsWith("count:") && others.length === 0 ? Number(next.slice("count:".length)) : null;
}

/** A choice in words: its button and its things. */
export function wordsOf(choice: ChoiceJson, client: GameClient, game: string, view: ViewJson, say: Say): string {
  const label = labelOf(choice.kind, client, game, view, say);
  const things = label === null ? choice.targets : choice.targets.filter((target) => !isBare(target));
  const name = (target: string) => (client.brief ?? client.describe)(target, view, say);
  const words = choice.any_order
    ? tally(things).map(({ target, times }) => (times > 1 ? `${times} × ${name(target)}` : name(target))).join(" + ")
    : things.map(name).join(" → ");
  return joined("named", [label ?? "", words], say);
}

/** The same for screen readers: the things with their places, without signs between them. */
export function spokenWordsOf(choice: ChoiceJson, client: GameClient, game: string, view: ViewJson, say: Say): string {
  const label = labelOf(choice.kind, client, game, view, say);
  const things = label === null ? choice.targets : choice.targets.filter((target) => !isBare(target));
  const names = tally(things).map(({ target, times }) => ({ name: (client.placed ?? client.describe)(target, view, say), times }));
  const words = names.map(({ name, times }) => (times > 1 ? t("web-hint-times", { what: name, times }) : name));
  return joined("named", [label ?? "", words.reduce((one, two) => (one === "" ? two : t(choice.any_order ? "web-joined-list" : "web-hint-then", { one, two })), "")], say);
}

/** The label of a kind's button; null for a kind whose things are clicked where they lie. */
export function labelOf(kind: string, client: GameClient, game: string, view: ViewJson, say: Say): string | null {
  if (client.button) return client.button(kind, view, say)?.label ?? null;
  const key = [`${game}-button-${kind}`, `${game}-kind-${kind}`].find((one) => app.language?.has(one));
  return key ? t(key) : kind;
}

/**
 * How a candidate compares with the first, and the range of its chance, in the reader's number format. A solo game
 * has a goal instead of a chance to win; the range says how much of it is expected.
 */
export function worthOf({ worth }: Candidate, players: number): string[] {
  if (!worth) return [];
  const percent = new Intl.NumberFormat(languageCode(), { style: "percent" });
  const range = { low: percent.format(worth.low), high: percent.format(worth.high) };
  const said = worth.standing === "best" ? [] : [t(`web-hint-${worth.standing}`)];
  if (worth.high - worth.low > VAGUE) return said;
  return [...said, t(players > 1 ? "web-hint-range" : "web-hint-goal", range)];
}

/** Expected points in the reader's number format. */
export function pointsText(points: number): string {
  return t("web-hint-points", { points: new Intl.NumberFormat(languageCode(), { maximumFractionDigits: 0 }).format(points) });
}
