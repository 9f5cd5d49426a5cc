// The view of Coppice as the engine writes it: the fields of fields.py, and the facts.
import type { ViewJson } from "trilobite/contract";

export type Tree = "oak" | "birch" | "hazel" | "willow";
type Counts = Partial<Record<Tree, number>>;

export interface CoppiceView {
  seat: number | null;
  players: number;
  step: "plant" | "send" | "draw" | "over";
  active: number;
  planted: string | null;
  trees: (Tree | null)[];
  foresters: (number | null)[];
  /** The trees of a hand; only their number, if the hand is hidden. */
  stock: { hands: (Counts | number)[]; deck: number };
  facts: { points: number[]; at_home: number[] };
}

export const TREES: readonly Tree[] = ["oak", "birch", "hazel", "willow"];
export const SIDE = 5;
export const PLACES = Array.from({ length: SIDE * SIDE }, (_, place) => `${"abcde"[place % SIDE]}${Math.floor(place / SIDE) + 1}`);

export function readView(json: ViewJson): CoppiceView {
  return json as CoppiceView;
}

/** The trees that the reader holds, with their number. */
export function handOf(view: CoppiceView): { tree: Tree; number: number }[] {
  const hand = view.seat === null ? null : view.stock.hands[view.seat];
  if (hand === null || hand === undefined || typeof hand === "number") return [];
  return TREES.flatMap((tree) => (hand[tree] ? [{ tree, number: hand[tree] }] : []));
}
