import { describe, expect, test } from "vitest";
import plain from "../games/plain";
import type { ChoiceJson, GameClient, OfferJson } from "../games/contract";
import type { Hint } from "../wire";
import { candidatesOf, countAdvised, marksOf, wordsOf, worthOf } from "./hints";
import { NOTHING } from "./selection";

function choice(kind: string, ...targets: string[]): ChoiceJson {
  return { id: 0, text: [kind, ...targets].join(" "), kind, targets, can_undo: true };
}
const lift = choice("lift", "tile:1");
const move = choice("move", "fresh:1", "tile:2");
const send = choice("go", "area:1", "count:3");
const grow = choice("grow", "stock", "tile:4");
const spread: ChoiceJson = { ...choice("spread", "a:1", "a:1", "a:2"), any_order: true };
const offer: OfferJson = { seat: 0, participant: 0, question: { key: "q" }, rule: "R-1", choices: [lift, move, send, grow, spread] };

function hint(...thoughts: [string, number][]): Hint {
  return { seq: 1, bot: "hard", thoughts: thoughts.map(([action, visits]) => ({ action, visits, win_chance: 0.5, points: 7, low: 0.4, high: 0.6, standing: "equal" as const })) };
}

describe("the candidates of a hint", () => {
  test("are the best three that are offered", () => {
    const found = candidatesOf(offer, hint([move.text, 9], ["gone", 8], [lift.text, 7], [grow.text, 6], [send.text, 5]));
    expect(found.map((one) => one.choice)).toEqual([move, lift, grow]);
    expect(found[0]).toMatchObject({ worth: { low: 0.4, high: 0.6 } });
  });
  test("exclude those the bot never tried, except a single one, which has no numbers", () => {
    expect(candidatesOf(offer, hint([move.text, 9], [lift.text, 0])).map((one) => one.choice)).toEqual([move]);
    expect(candidatesOf(offer, hint([move.text, 0]))).toEqual([{ choice: move, worth: null }]);
  });
  test("are empty without an offer or a hint", () => {
    expect(candidatesOf(null, hint([move.text, 9]))).toEqual([]);
    expect(candidatesOf(offer, null)).toEqual([]);
  });
});

describe("what a candidate is worth", () => {
  const [candidate] = candidatesOf(offer, hint([move.text, 9]));
  test("is a range, and whether it is as good as the first, never a single percentage", () => {
    expect(worthOf(candidate!, 3)).toHaveLength(2);
    expect(worthOf({ ...candidate!, worth: { ...candidate!.worth!, standing: "best" } }, 3)).toHaveLength(1);
    expect(worthOf({ choice: move, worth: null }, 3)).toEqual([]);
  });
  test("is not said if the range covers nearly everything", () => {
    expect(worthOf({ ...candidate!, worth: { ...candidate!.worth!, standing: "best", low: 0, high: 1 } }, 3)).toEqual([]);
  });
});

describe("the marks of a hint", () => {
  test("are on the things to click, numbered in their order", () => {
    expect(marksOf(lift, NOTHING)).toEqual([{ target: "tile:1", label: "" }]);
    expect(marksOf(move, NOTHING)).toEqual([
      { target: "fresh:1", label: "1" },
      { target: "tile:2", label: "2" },
    ]);
  });
  test("are on what is still to be clicked, or on everything if another choice was begun", () => {
    expect(marksOf(move, { kind: null, path: ["fresh:1"] })).toEqual([{ target: "tile:2", label: "" }]);
    expect(marksOf(move, { kind: "lift", path: [] })).toHaveLength(2);
  });
  test("say how often to click, where the order does not matter", () => {
    expect(marksOf(spread, NOTHING)).toEqual([
      { target: "a:1", label: "×2" },
      { target: "a:2", label: "" },
    ]);
  });
  test("exclude numbers, which are set elsewhere", () => {
    expect(marksOf(send, NOTHING)).toEqual([{ target: "area:1", label: "" }]);
    expect(countAdvised(send, NOTHING)).toBeNull();
    expect(countAdvised(send, { kind: "go", path: ["area:1"] })).toBe(3);
    expect(countAdvised(send, { kind: "go", path: ["area:2"] })).toBeNull();
  });
});

test("a candidate is described by its button and its things", () => {
  const client: GameClient = {
    ...plain,
    describe: (target) => `the ${target}`,
    button: (kind) => (kind === "spread" ? null : { label: kind.toUpperCase() }),
  };
  const words = (one: ChoiceJson) => wordsOf(one, client, "trias", null, ({ args }) => `${args?.["one"]}: ${args?.["two"]}`);
  expect(words(move)).toBe("MOVE: the fresh:1 → the tile:2");
  expect(words(grow)).toBe("GROW: the tile:4");
  expect(words(choice("end", "end"))).toBe("END");
  expect(words(spread)).toBe("2 × the a:1 + the a:2");
});
