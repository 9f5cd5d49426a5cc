import { describe, expect, test } from "vitest";
import { planEvents, rightsOf, viewAt } from "../../src/games/tritarea/animate";
import { blockAt, borders, placePath, signSquare, WINDOW } from "../../src/games/tritarea/city";
import { SQUARES } from "../../src/games/tritarea/view";
import { fixture, walk } from "./fixtures";

describe("events", () => {
  test.each(walk.map((step) => [step.action, step] as const))("of “%s” lead from the view before to the view after", (_, step) => {
    const plan = planEvents(step.events, step.before, 600);
    expect(plan.length).toBeLessThanOrEqual(600);
    expect(viewAt(plan, 0)).not.toBeNull();
    const last = viewAt(plan, plan.length)!;
    expect(last.table.buildings).toEqual(step.after.table.buildings);
    expect(last.table.trick).toEqual(step.after.table.trick);
    expect(last.table.declared).toEqual(step.after.table.declared);
    expect(last.rights).toEqual(step.after.rights);
    expect(last.support).toEqual(step.after.support);
    expect(last.trick_order).toEqual(step.after.trick_order);
  });

  test("of a new trick give the order of play", () => {
    const step = walk.find(({ events }) => events.some(({ key }) => key === "tritarea-trick-began"))!;
    const began = step.events.find(({ key }) => key === "tritarea-trick-began")!;
    const args = { ...began.args, one: { who: 3 }, two: { who: 0 }, three: { who: 2 }, four: { who: 1 } };
    expect(planEvents([{ ...began, args }], step.before, 600).frames.at(-1)!.view.trick_order).toEqual([3, 0, 2, 1]);
  });

  test("that find the rights give the differences and blocks as the server counted them", () => {
    const found = walk.flatMap(({ events }) => events).find(({ key, args }) => key === "tritarea-rights-found" && args["by"] === "difference")!;
    const rights = rightsOf({ ...found.args, difference: 7, rivaldifference: 6, firstblocks: 0, secondblocks: 1 })!;
    expect(Object.values(rights.differences).sort()).toEqual([6, 7]);
    expect(rights.blocks).toEqual([0, 1]);
  });

  test("are shown one after another: first the card, then what it decides", () => {
    const step = walk.find(({ events }) => events.some(({ key }) => key === "tritarea-rights-found"))!;
    const plan = planEvents(step.events, step.before, 10_000);
    const shown = plan.frames.map(({ view }) => view.rights);
    expect(shown.slice(0, 2)).toEqual([null, null]);
    expect(shown.at(-1)).toEqual(step.after.rights);
  });
});

describe("the drawing", () => {
  test("keeps every tower in the picture, and none hides the foot of the one behind", () => {
    for (const square of SQUARES) {
      for (const height of [1, 4, 6, 9, 14, 20]) {
        const top = blockAt(square, height - 1, height);
        expect(top.y - 9).toBeGreaterThanOrEqual(WINDOW.y);
        const foot = blockAt(square, 0, height);
        expect(foot.y - top.y).toBeLessThan(118);
        expect(top.height).toBeGreaterThan(4);
      }
    }
    expect(placePath("b2", 6)).toContain(placePath("b2", 0));
  });

  test("draws the borders of the areas and gives each its sign", () => {
    const { area } = fixture("building").view.board;
    expect(borders(area).match(/M/g)).toHaveLength(16 + 2 * 12);
    expect(["I", "M", "E", "H"].map((suit) => signSquare(area, suit as "I"))).toEqual(["b1", "d2", "c4", "a3"]);
  });
});
