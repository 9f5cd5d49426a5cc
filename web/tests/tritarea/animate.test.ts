import { describe, expect, test } from "vitest";
import { planEvents, viewAt } from "../../src/games/tritarea/animate";
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
