// A bot's hint: its candidates among the offered choices, their words, and the things to click.
import { app, languageCode, t } from "../app.svelte";
import type { ChoiceJson, GameClient, OfferJson, Say, ViewJson } from "../games/contract";
import { joined } from "../games/kit/joined";
import type { Hint } from "../wire";
import { leftOf, isBare, type Selection } from "./selection";

const MOST = 3;

/** A choice that a bot considers. The numbers are null if it did not search. */
export interface Candidate {
  choice: ChoiceJson;
  chance: number | null;
  points: number | null;
}

/** The best candidates among the offered choices, the best first, without those never tried. */
export function candidatesOf(offer: OfferJson | null, hint: Hint | null): Candidate[] {
  const found = (hint?.thoughts ?? []).flatMap(({ action, visits, win_chance, points }, rank) => {
    const choice = offer?.choices.find(({ text }) => text === action);
    if (!choice || (visits === 0 && rank > 0)) return [];
    return [{ choice, chance: visits > 0 ? win_chance : null, points: visits > 0 ? points : null }];
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

/** The label of a kind's button; null for a kind whose things are clicked where they lie. */
export function labelOf(kind: string, client: GameClient, game: string, view: ViewJson, say: Say): string | null {
  if (client.button) return client.button(kind, view, say)?.label ?? null;
  const key = [`${game}-button-${kind}`, `${game}-kind-${kind}`].find((one) => app.language?.has(one));
  return key ? t(key) : kind;
}

/** Win chance and points in the reader's number format. A solo game has no win chance. */
export function worthOf({ chance, points }: Pick<Candidate, "chance" | "points">, players: number): string[] {
  const language = languageCode();
  const worth: string[] = [];
  if (chance !== null && players > 1) {
    worth.push(t("web-hint-chance", { chance: new Intl.NumberFormat(language, { style: "percent" }).format(chance) }));
  }
  if (points !== null) {
    worth.push(t("web-hint-points", { points: new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(points) }));
  }
  return worth;
}
