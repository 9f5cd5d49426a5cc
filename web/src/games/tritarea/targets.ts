// The names of things (card:H7, square:b2, count:3, five:10, trick:2 …) and the arrow keys between
// them.
import type { ViewJson } from "../contract";
import type { Arrow } from "../kit/arrows";
import { neighbour as nearestDrawn } from "../kit/drawn";
import { isInTrick, isNpc, PARTICIPANTS, readView, SQUARES } from "./view";

export function nameIn(target: string | null | undefined, kind: string): string | null {
  return target?.startsWith(`${kind}:`) ? target.slice(kind.length + 1) : null;
}

export function squareIn(target: string | null | undefined): string | null {
  return nameIn(target, "square");
}

export function countIn(target: string | null | undefined): number | null {
  const name = nameIn(target, "count");
  return name === null ? null : Number(name);
}

/** Everything that can be asked "why not?", in reading order: the city, the places, the hand. */
export function things(json: ViewJson): string[] {
  const view = readView(json);
  const { table } = view;
  const places = table.order.flatMap((who) => {
    if (isInTrick(view)) return [table.trick[who] === null && isNpc(view, who) ? `deck:${who}` : `trick:${who}`];
    return [];
  });
  return [
    ...SQUARES.map((square) => `square:${square}`),
    ...places,
    ...PARTICIPANTS.filter((who) => table.declared[who] !== null || table.committed[who]).map((who) => `declared:${who}`),
    ...(view.five_of === null ? [] : ["five:0", "five:keep", "five:10"]),
    ...Array.from({ length: table.stage === "selling" ? 1 + (table.supply[table.actor ?? 0] ?? 0) : 0 }, (_, number) => `count:${number}`),
    ...view.hand.map((card) => `card:${card}`),
  ];
}

export function neighbour(from: string, direction: Arrow, targets: string[]): string | null {
  const count = countIn(from);
  if (count === null) return nearestDrawn(from, direction, targets);
  const next = `count:${count + (direction === "left" || direction === "down" ? -1 : 1)}`;
  return targets.includes(next) ? next : null;
}
