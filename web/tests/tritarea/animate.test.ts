import { describe, expect, test } from "vitest";
import { planEvents, rightsOf, viewAt } from "../../src/games/tritarea/animate";
import type { TritareaView } from "../../src/games/tritarea/view";
import { BLOCK, floorHeight, footOf, lotsOf, placePath, signSquare, squarePath, WINDOW } from "../../src/games/tritarea/city";
import { SUITS } from "../../src/games/tritarea/view";
import { fixture, walk } from "./fixtures";

/** The rights without what only the view says. */
const told = (rights: TritareaView["rights"]) => rights && { ...rights, supporters: null, cards: rights.cards ?? rights.supporters?.length };

describe("events", () => {
  test.each(walk.map((step) => [step.action, step] as const))("of “%s” lead from the view before to the view after", (_, step) => {
    const plan = planEvents(step.events, step.before, 600);
    expect(plan.length).toBeLessThanOrEqual(600);
    expect(viewAt(plan, 0)).not.toBeNull();
    const last = viewAt(plan, plan.length)!;
    expect(last.table.buildings).toEqual(step.after.table.buildings);
    expect(last.table.trick).toEqual(step.after.table.trick);
    expect(last.table.declared).toEqual(step.after.table.declared);
    expect(told(last.rights)).toEqual(told(step.after.rights));
    const isOver = step.events.some(({ key }) => key === "tritarea-trick-ended");
    expect(last.support, "the client does not count cards").toEqual(isOver ? {} : step.before.support);
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
    expect(told(shown.at(-1) ?? null)).toEqual(told(step.after.rights));
  });
});

describe("the drawing", () => {
  test("keeps every tower in the picture, and none hides more than the foot of the one behind", () => {
    for (const height of [1, 3, 4, 6, 9, 14, 20]) {
      const high = floorHeight(height) * height;
      const [front, behind] = [footOf("b3"), footOf("b2")];
      const top = front.y - high - BLOCK.depth;
      expect(floorHeight(height)).toBeGreaterThan(3);
      expect(top).toBeGreaterThan(behind.y - BLOCK.height);
      expect(footOf("b1").y - high - BLOCK.depth).toBeGreaterThan(WINDOW.y);
    }
  });

  test("gives each square its outline, and each tower to its square", () => {
    expect(squarePath("a4")).toBe("M17 315L148 315L131 420L0 420Z");
    expect(placePath("b2", 6)).toContain(squarePath("b2"));
    expect(placePath("b2", 0)).toBe(squarePath("b2"));
  });

  test("separates areas by edges, squares of an area by dashes, and gives each area its sign", () => {
    const { area } = fixture("building").view.board;
    const lines = (part: "edge" | "dashes") => SUITS.map((suit) => lotsOf(area, suit)[part].match(/M/g)?.length ?? 0).reduce((one, other) => one + other);
    expect(lines("dashes")).toBe(12);
    expect(lines("edge")).toBe(16 * 4 - 2 * 12);
    expect(SUITS.map((suit) => signSquare(area, suit))).toEqual(["b1", "d2", "c4", "a3"]);
  });
});
