import { describe, expect, test } from "vitest";
import type { ChoiceJson, OfferJson } from "../games/contract";
import act from "../../dev/fixtures/act.json";
import {
  back,
  buttonsOf,
  clickable,
  completed,
  countsOf,
  finalTargets,
  finishable,
  foreseeable,
  kindsOf,
  NOTHING,
  pick,
  pickKind,
  tallyOf,
  waits,
  wantsPreviews,
} from "./selection";

function choice(kind: string, ...targets: string[]): ChoiceJson {
  return { id: 0, text: [kind, ...targets].join(" "), kind, targets, can_undo: kind !== "end" };
}
function offer(...choices: ChoiceJson[]): OfferJson {
  return { seat: 0, participant: 0, question: { key: "q" }, rule: "R-1", choices };
}

const turn = offer(
  choice("lift", "tile:1"),
  choice("move", "fresh:1", "tile:2"),
  choice("move", "fresh:1", "tile:3"),
  choice("move", "fresh:4", "tile:2"),
  choice("grow", "stock", "tile:1"),
  choice("grow", "stock", "tile:4"),
  choice("end", "end"),
);

describe("what may be clicked", () => {
  test("is the first thing of every choice", () => {
    expect([...clickable(turn, NOTHING)]).toEqual(["tile:1", "fresh:1", "fresh:4", "stock", "end"]);
  });
  test("is the next thing of the choices that begin with what was clicked", () => {
    expect([...clickable(turn, { kind: null, path: ["fresh:1"] })]).toEqual(["tile:2", "tile:3"]);
  });
  test("is nothing without an offer", () => {
    expect(clickable(null, NOTHING).size).toBe(0);
  });
});

describe("a click", () => {
  test("completes a choice with one thing", () => {
    const selection = pick(turn, NOTHING, "tile:1")!;
    expect(completed(turn, selection)?.text).toBe("lift tile:1");
  });
  test("completes a choice with the last of its things", () => {
    const first = pick(turn, NOTHING, "fresh:1")!;
    expect(completed(turn, first)).toBeNull();
    expect(completed(turn, pick(turn, first, "tile:3")!)?.text).toBe("move fresh:1 tile:3");
  });
  test("on a selected thing puts it back", () => {
    const first = pick(turn, NOTHING, "fresh:1")!;
    expect(pick(turn, first, "fresh:1")).toEqual({ kind: null, path: [] });
  });
  test("on the start of another choice starts there", () => {
    const first = pick(turn, NOTHING, "fresh:1")!;
    expect(pick(turn, first, "fresh:4")).toEqual({ kind: null, path: ["fresh:4"] });
  });
  test("on anything else means nothing", () => {
    expect(pick(turn, NOTHING, "tile:9")).toBeNull();
    expect(pick(turn, pick(turn, NOTHING, "fresh:1")!, "tile:1"), "a tile is wanted, but not to lift it").toBeNull();
  });
});

describe("the button of a kind", () => {
  test("narrows what may be clicked", () => {
    const moves = pickKind(turn, "move");
    expect([...clickable(turn, moves)]).toEqual(["fresh:1", "fresh:4"]);
  });
  test("also selects bare names, for which a button may stand", () => {
    const grow = pickKind(turn, "grow");
    expect(grow.path).toEqual(["stock"]);
    expect([...clickable(turn, grow)]).toEqual(["tile:1", "tile:4"]);
  });
  test("completes a choice that needs no place", () => {
    expect(completed(turn, pickKind(turn, "end"))?.text).toBe("end end");
  });
  test("does not choose a place, even if there is only one", () => {
    expect(pickKind(turn, "lift").path).toEqual([]);
  });
  test("is undone by one step back, with everything it selected", () => {
    expect(back(turn, pickKind(turn, "grow"))).toEqual(NOTHING);
  });
  test("is not needed when the only kind is clicked on the board", () => {
    expect(buttonsOf(offer(choice("drift", "cell:1,2"), choice("drift", "cell:2,2")))).toEqual([]);
    expect(buttonsOf(offer(choice("end", "end"))).map(({ kind }) => kind)).toEqual(["end"]);
  });
  test("knows whether anything of the kind can be undone", () => {
    expect(kindsOf(turn).map(({ kind, canUndo }) => [kind, canUndo])).toEqual([
      ["lift", true],
      ["move", true],
      ["grow", true],
      ["end", false],
    ]);
  });
});

test("one step back deselects the last thing, then the kind, then there is nothing left", () => {
  const picked = pick(turn, pickKind(turn, "move"), "fresh:1")!;
  const kind = back(turn, picked)!;
  expect(kind).toEqual({ kind: "move", path: [] });
  expect(back(turn, kind)).toEqual(NOTHING);
  expect(back(turn, NOTHING)).toBeNull();
});

test("a choice that is the beginning of another one waits for confirmation", () => {
  const both = offer(choice("place", "cell:1"), choice("bridge", "cell:1", "cell:2"));
  const selection = pick(both, NOTHING, "cell:1")!;
  expect(completed(both, selection)).toBeNull();
  expect(finishable(both, selection)?.kind).toBe("place");
});

describe("things in any order", () => {
  const drops = (...targets: string[]): ChoiceJson => ({ ...choice("spread", ...targets), any_order: true });
  const spread = offer(drops("a:1", "a:1", "a:1"), drops("a:1", "a:1", "a:2"), drops("a:1", "a:2", "a:3"), drops("a:3", "a:3", "a:3"));
  const walk = (...targets: string[]) => targets.reduce((before, target) => pick(spread, before, target)!, NOTHING);

  test("may be clicked in any order, even the same one twice", () => {
    expect([...clickable(spread, NOTHING)].sort()).toEqual(["a:1", "a:2", "a:3"]);
    expect([...clickable(spread, walk("a:2"))].sort()).toEqual(["a:1", "a:3"]);
    expect(completed(spread, walk("a:2", "a:1", "a:1"))?.targets).toEqual(["a:1", "a:1", "a:2"]);
    expect(completed(spread, walk("a:3", "a:2", "a:1"))?.targets).toEqual(["a:1", "a:2", "a:3"]);
  });
  test("wait for confirmation when all are clicked, and then get a preview", () => {
    const all = walk("a:1", "a:1", "a:1");
    expect(waits(completed(spread, all)!)).toBe(true);
    expect(finishable(spread, all)).toBe(completed(spread, all));
    expect([...foreseeable(spread, all).keys()]).toEqual(["take"]);
    expect(waits(drops("a:1"))).toBe(false);
  });
  test("are taken up one by one, by steps back", () => {
    expect(back(spread, walk("a:1", "a:2"))?.path).toEqual(["a:1"]);
  });
  test("stay where they are put down, whatever else is clicked", () => {
    expect(pick(spread, walk("a:2", "a:1", "a:1"), "a:3")).toBeNull();
    expect(pick(spread, walk("a:2", "a:1", "a:1"), "a:2")).toBeNull();
    expect(pick(spread, walk("a:2"), "a:2")).toBeNull();
  });
  test("are counted: how many are put down, and how many are left", () => {
    expect(tallyOf(spread, NOTHING)).toEqual({ placed: 0, left: 3 });
    expect(tallyOf(spread, walk("a:2"))).toEqual({ placed: 1, left: 2 });
    expect(tallyOf(spread, walk("a:1", "a:1", "a:1"))).toEqual({ placed: 3, left: 0 });
    expect(tallyOf(turn, NOTHING)).toBeNull();
    expect(tallyOf(null, NOTHING)).toBeNull();
  });
  test("of which each is clicked once are deselected by another click", () => {
    const pairs = offer(drops("card:1", "card:2"), drops("card:2", "card:3"));
    const one = pick(pairs, NOTHING, "card:2")!;
    expect([tallyOf(pairs, one), pick(pairs, one, "card:2")]).toEqual([null, NOTHING]);
  });
});

test("numbers are offered where nothing else may be clicked", () => {
  expect(countsOf(["count:10", "count:2", "count:1"])).toEqual([1, 2, 10]);
  expect(countsOf(["count:1", "area:2"])).toEqual([]);
  expect(countsOf([])).toEqual([]);
});

test("some kinds are foreseen at once, however much else is offered", () => {
  const many = offer(choice("confirm", "confirm"), ...Array.from({ length: 30 }, (_, n) => choice("go", `area:${n}`, "count:1")));
  expect(foreseeable(many, NOTHING).size).toBe(0);
  expect([...foreseeable(many, NOTHING, ["confirm"]).keys()]).toEqual(["confirm"]);
});

test("previews are asked for what the next click would do, once something is selected", () => {
  expect(wantsPreviews(act.scene.offer as unknown as OfferJson, NOTHING)).toBe(false);
  const selection = pick(turn, NOTHING, "fresh:1")!;
  expect(wantsPreviews(turn, selection)).toBe(true);
  expect([...finalTargets(turn, selection).keys()]).toEqual(["tile:2", "tile:3"]);
});

test("every choice of a real offer can be completed, by its things and by its button", () => {
  const real = act.scene.offer as unknown as OfferJson;
  for (const one of real.choices) {
    for (const start of [NOTHING, { kind: one.kind, path: [] }]) {
      const selection = one.targets.reduce((before, target) => pick(real, before, target)!, start);
      expect(completed(real, selection)).toBe(one);
    }
  }
});
