// What counts beside the players: the grade of a solo player, and the points of the teams.
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import Goal from "../../src/games/tritarea/Goal.svelte";
import type { Goal as GoalJson } from "../../src/games/tritarea/view";
import { fixture, sayFor } from "./fixtures";

afterEach(cleanup);

const STANDING: GoalJson = { behind: 0, low: 1, lowest: 25, grade: "beginner", next: "average", least: 30 };
const GRADES = { super: 50, expert: 40, average: 30, beginner: 0 };

function shown(name: string, more: Record<string, unknown>): HTMLElement {
  const { names, view } = fixture(name);
  return render(Goal, { props: { view: { ...view, ...more }, colours: [0, 1, 2, 3], say: sayFor(names) } }).container;
}

test("a solo player sees the lead, the lowest NPC, the next grade, and all grades on demand", () => {
  const root = shown("over-solo", { goal: STANDING, grades: GRADES });
  expect(root.textContent).toContain("Let no NPC pass you");
  expect(root.textContent).toContain("25 now");
  expect(root.textContent).toContain("Average Developer at 30");
  expect(root.querySelector("details")!.open).toBe(false);
  const grades = [...root.querySelectorAll("li")].map((one) => one.textContent);
  expect(grades).toEqual(["Super Developer: from 50", "Expert Developer: from 40", "Average Developer: from 30", "Beginner Developer: below that"]);
  expect(root.querySelector("[aria-current=true]")!.textContent).toBe("Beginner Developer: below that");
});

test("a solo player who is behind sees how much is missing", () => {
  const root = shown("over-solo", { goal: { ...STANDING, behind: 3, next: "none", least: 0 }, grades: GRADES });
  expect(root.querySelector(".behind")!.textContent).toContain("3 points short");
  expect(root.textContent).toContain("best grade reached");
});

test("with more players the panel says everything", () => {
  expect(shown("over-teams", { goal: null }).textContent).toBe("");
  expect(shown("building", {}).textContent).toBe("");
});
