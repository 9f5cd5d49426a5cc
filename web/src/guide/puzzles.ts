// Puzzles: their names, and those solved on this device.
export interface Puzzle {
  game: string;
  number: number;
}

const SOLVED = "trilobite-puzzles-";

export const isPuzzle = (guide: string | null) => guide?.startsWith("puzzle/") === true;

export const puzzleOf = (game: string, number: number) => `puzzle/${game}/${number}`;

/** The puzzle in a guide's name, "puzzle/trias/7". */
export function puzzleAt(guide: string): Puzzle {
  const [, game = "", number = ""] = guide.split("/");
  return { game, number: Number(number) };
}

export function solvedOf(game: string): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SOLVED + game) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "number") : [];
  } catch {
    return [];
  }
}

export function keepSolved({ game, number }: Puzzle): void {
  const solved = solvedOf(game);
  if (solved.includes(number)) return;
  try {
    localStorage.setItem(SOLVED + game, JSON.stringify([...solved, number]));
  } catch {
    // Storage is forbidden here: the solved puzzle is not remembered.
  }
}
