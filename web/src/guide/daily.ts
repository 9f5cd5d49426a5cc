// The puzzle of the day: the same for everybody, in turn from every game, and a new one every day.
import type { GameInfo } from "../wire";
import { type Puzzle, solvedOf } from "./puzzles";

const DAY = 24 * 60 * 60 * 1000;

/** The number of a day of the calendar. */
function dayOf(date: Date): number {
  return Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY);
}

/** The puzzle of a day; null if no game has puzzles. */
export function puzzleOn(date: Date, games: readonly Pick<GameInfo, "key" | "puzzles">[]): Puzzle | null {
  const some = games.filter(({ puzzles }) => puzzles > 0).toSorted((one, other) => (one.key < other.key ? -1 : 1));
  const day = dayOf(date);
  const game = some[day % some.length];
  return game ? { game: game.key, number: 1 + (Math.floor(day / some.length) % game.puzzles) } : null;
}

export interface DayOfWeek {
  date: Date;
  isToday: boolean;
  /** The puzzle of the day was solved on this device. */
  isSolved: boolean;
}

/** This week from Monday to Sunday. */
export function weekOf(today: Date, games: readonly Pick<GameInfo, "key" | "puzzles">[]): DayOfWeek[] {
  const sinceMonday = (today.getDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, index) => {
    const date = new Date(today.getFullYear(), today.getMonth(), today.getDate() - sinceMonday + index);
    const puzzle = puzzleOn(date, games);
    const isPast = index <= sinceMonday;
    return { date, isToday: index === sinceMonday, isSolved: isPast && puzzle !== null && solvedOf(puzzle.game).includes(puzzle.number) };
  });
}
