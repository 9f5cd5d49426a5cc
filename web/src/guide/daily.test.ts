import { afterEach, expect, test } from "vitest";
import { puzzleOn, weekOf } from "./daily";
import { keepSolved } from "./puzzles";

const GAMES = [{ key: "trias", puzzles: 3 }, { key: "new", puzzles: 0 }, { key: "terror", puzzles: 2 }];
const FRIDAY = new Date(2026, 10, 20, 23, 59);

afterEach(() => localStorage.clear());

test("every day has a puzzle, and all puzzles of all games have their day", () => {
  const days = Array.from({ length: 12 }, (_, index) => puzzleOn(new Date(2026, 10, 20 + index), GAMES));
  expect(new Set(days.map((puzzle) => `${puzzle?.game} ${puzzle?.number}`)).size).toBe(5);
  expect(days.every((puzzle, index) => puzzle?.game !== days[index + 1]?.game)).toBe(true);
  expect(puzzleOn(FRIDAY, GAMES)).toEqual(puzzleOn(new Date(2026, 10, 20), GAMES));
});

test("without puzzles there is none", () => {
  expect(puzzleOn(FRIDAY, [{ key: "new", puzzles: 0 }])).toBeNull();
});

test("the week shows the days whose puzzle was solved here", () => {
  const wednesday = puzzleOn(new Date(2026, 10, 18), GAMES);
  if (wednesday) keepSolved(wednesday);
  const week = weekOf(FRIDAY, GAMES);
  expect(week.map(({ isToday }) => isToday)).toEqual([false, false, false, false, true, false, false]);
  expect(week[2]?.isSolved).toBe(true);
  expect(week.filter(({ isSolved }) => isSolved)).toHaveLength(1);
});
