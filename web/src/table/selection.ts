// From an offer to clicks: what may be clicked now, what is selected, what is complete.
// This works for every game: a choice is a list of targets, to be clicked in order.
import type { ChoiceJson, OfferJson, Selection } from "../games/contract";

export const NOTHING: Selection = { kind: null, path: [] };
/** Stands for the selected choice that waits for confirmation, where things are listed or previewed. */
export const TAKE = "take";
/** Stands for going back from a choice that waits for a yes. */
export const BACK = "back";

export interface Kind {
  kind: string;
  choices: ChoiceJson[];
  /** False if no choice of this kind can be undone. */
  canUndo: boolean;
}

/** The choices that begin with what is selected. */
export function remaining(offer: OfferJson | null, selection: Selection): ChoiceJson[] {
  if (!offer) return [];
  return offer.choices.filter((choice) => leftOf(choice, selection) !== null);
}

/** What is still to be clicked for a choice; null if it does not begin with the clicked things. */
function rest(choice: ChoiceJson, path: readonly string[]): string[] | null {
  if (!choice.any_order) {
    return path.every((target, index) => choice.targets[index] === target) ? choice.targets.slice(path.length) : null;
  }
  const left = [...choice.targets];
  for (const target of path) {
    const at = left.indexOf(target);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** What is still to be clicked for a choice; null if another choice has been begun. */
export function leftOf(choice: ChoiceJson, selection: Selection): string[] | null {
  return selection.kind === null || choice.kind === selection.kind ? rest(choice, selection.path) : null;
}

/** The things of a choice that may be clicked next. */
function nextOf(choice: ChoiceJson, path: readonly string[]): string[] {
  const left = rest(choice, path) ?? [];
  return choice.any_order ? left : left.slice(0, 1);
}

/** The things that may be clicked next. */
export function clickable(offer: OfferJson | null, selection: Selection): Set<string> {
  const next = new Set<string>();
  for (const choice of remaining(offer, selection)) {
    for (const target of nextOf(choice, selection.path)) next.add(target);
  }
  return next;
}

/** The choice that this selection completes, if no other choice continues it. */
export function completed(offer: OfferJson | null, selection: Selection): ChoiceJson | null {
  const [only, ...others] = remaining(offer, selection);
  return only && others.length === 0 && only.targets.length === selection.path.length ? only : null;
}

/** The choice that is complete here, although more could be clicked for another one. */
export function finishable(offer: OfferJson | null, selection: Selection): ChoiceJson | null {
  if (selection.path.length === 0) return null;
  return remaining(offer, selection).find((choice) => choice.targets.length === selection.path.length) ?? null;
}

/**
 * The selection after a click on a thing; null if the click has no meaning (then ask why not).
 * A click on a selected thing deselects it; a click on the start of another choice starts there. But
 * pieces that are put down one by one stay where they are: only a step back takes one up again. And
 * where things of its sort are wanted next, a click does not begin an action of another kind.
 */
export function pick(offer: OfferJson | null, selection: Selection, target: string): Selection | null {
  if (clickable(offer, selection).has(target)) {
    return { kind: selection.kind, path: [...selection.path, target] };
  }
  if (tallyOf(offer, selection)?.placed) return null;
  const chosen = selection.path.lastIndexOf(target);
  if (chosen >= 0 && remaining(offer, selection).some((choice) => choice.any_order)) {
    return { kind: selection.kind, path: selection.path.toSpliced(chosen, 1) };
  }
  if (chosen >= 0) return { kind: selection.kind, path: selection.path.slice(0, chosen) };
  if (isMeantNext(offer, selection, target)) return null;
  for (const start of [{ kind: selection.kind, path: [] }, NOTHING]) {
    if (clickable(offer, start).has(target)) return { kind: start.kind, path: [target] };
  }
  return null;
}

const sortOf = (target: string) => target.split(":")[0];

/** Whether a thing is of a sort that may be clicked next, and begins only choices of other kinds. */
function isMeantNext(offer: OfferJson | null, selection: Selection, target: string): boolean {
  if (selection.path.length === 0) return false;
  const kinds = remaining(offer, selection).map(({ kind }) => kind);
  const begins = offer?.choices.some((choice) => kinds.includes(choice.kind) && nextOf(choice, []).includes(target));
  return !begins && [...clickable(offer, selection)].some((next) => sortOf(next) === sortOf(target));
}

/** Pieces put down one by one, several perhaps in one place: how many, and how many more may be. */
export interface Tally {
  placed: number;
  left: number;
}

/** Null if the selection is not about such pieces. */
export function tallyOf(offer: OfferJson | null, selection: Selection): Tally | null {
  const choices = remaining(offer, selection);
  const kinds = new Set(choices.map(({ kind }) => kind));
  const isPlacing = offer?.choices.some(({ kind, any_order, targets }) => any_order && kinds.has(kind) && new Set(targets).size < targets.length);
  if (!isPlacing || !choices.every(({ any_order }) => any_order)) return null;
  const most = Math.max(...choices.map(({ targets }) => targets.length));
  return { placed: selection.path.length, left: most - selection.path.length };
}

/** The choice that puts all pieces that are left where the first ones were put; null if a click does it too. */
export function allHere(offer: OfferJson | null, selection: Selection): ChoiceJson | null {
  const [here] = selection.path;
  if (here === undefined || (tallyOf(offer, selection)?.left ?? 0) < 2) return null;
  return remaining(offer, selection).find(({ targets }) => targets.every((target) => target === here)) ?? null;
}

/** A bare name ("hand", "end") is a unique thing, for which a button may stand. */
export function isBare(target: string): boolean {
  return !target.includes(":");
}

/** The selection after a click on a kind's button, which also selects bare names. */
export function pickKind(offer: OfferJson | null, kind: string): Selection {
  let selection: Selection = { kind, path: [] };
  for (;;) {
    const next = [...clickable(offer, selection)];
    const only = next.length === 1 ? next[0] : undefined;
    if (only === undefined || !isBare(only) || finishable(offer, selection)) return selection;
    selection = { kind, path: [...selection.path, only] };
  }
}

/** One step back; null if nothing is selected. */
export function back(offer: OfferJson | null, selection: Selection): Selection | null {
  if (selection.path.length > 0) {
    const shorter = { kind: selection.kind, path: selection.path.slice(0, -1) };
    const last = selection.path[selection.path.length - 1] ?? "";
    // Things selected by the button of the kind are deselected with it.
    const along = selection.kind !== null && isBare(last) && pickKind(offer, selection.kind).path.includes(last);
    return along ? back(offer, { kind: selection.kind, path: [] }) : shorter;
  }
  return selection.kind !== null ? NOTHING : null;
}

/** The kinds of action of an offer, in the order in which they are offered. */
export function kindsOf(offer: OfferJson | null): Kind[] {
  const kinds = new Map<string, Kind>();
  for (const choice of offer?.choices ?? []) {
    const known = kinds.get(choice.kind) ?? { kind: choice.kind, choices: [], canUndo: false };
    known.choices.push(choice);
    known.canUndo ||= choice.can_undo;
    kinds.set(choice.kind, known);
  }
  return [...kinds.values()];
}

/** The kinds that get a button: none if the only kind is clicked on the board. */
export function buttonsOf(offer: OfferJson | null): Kind[] {
  const kinds = kindsOf(offer);
  if (kinds.length > 1) return kinds;
  return kinds.filter((kind) => kind.choices.every((choice) => isBare(choice.targets[0] ?? "")));
}

/** The choices that the next click would complete, by the thing to click. These get previews. */
export function finalTargets(offer: OfferJson | null, selection: Selection): Map<string, ChoiceJson> {
  const made = new Map<string, ChoiceJson>();
  for (const choice of remaining(offer, selection)) {
    const left = rest(choice, selection.path) ?? [];
    if (left.length === 1 && left[0] !== undefined) made.set(left[0], choice);
  }
  return made;
}

/** Whether a complete choice waits for confirmation, because other things might have been meant. */
export function waits(choice: ChoiceJson): boolean {
  return choice.any_order === true && choice.targets.length > 1;
}

/**
 * The numbers that may be chosen next ("count:3" and so on); none if other things may be clicked.
 */
export function countsOf(clickable: Iterable<string>): number[] {
  const targets = [...clickable];
  if (!targets.every((target) => target.startsWith("count:"))) return [];
  return targets.map((target) => Number(target.slice("count:".length))).sort((a, b) => a - b);
}

const MANY = 80;
const FEW = 12;

/** Whether to ask for previews: something is selected, or there are few choices. */
export function wantsPreviews(offer: OfferJson | null, selection: Selection): boolean {
  const count = finalTargets(offer, selection).size;
  if (!offer || count === 0 || count > MANY) return false;
  return selection.path.length > 0 || kindsOf(offer).length === 1 || offer.choices.length <= FEW;
}

/**
 * The choices to preview, by thing; TAKE is the choice that waits for confirmation. `kinds` are
 * always included.
 */
export function foreseeable(offer: OfferJson | null, selection: Selection, kinds: readonly string[] = []): Map<string, ChoiceJson> {
  const made = completed(offer, selection);
  if (made && waits(made)) return new Map([[TAKE, made]]);
  const next = finalTargets(offer, selection);
  if (wantsPreviews(offer, selection)) return next;
  return new Map([...next].filter(([, choice]) => kinds.includes(choice.kind)).slice(0, MANY));
}
