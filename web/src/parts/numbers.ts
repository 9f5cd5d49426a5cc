// A table of printed numbers: the reader's changes, in the form that the server expects.
import type { NumberInfo, OptionInfo } from "../wire";

export type Numbers = Record<string, string | number>;

/** The numbers of an option for this many players; none for other kinds of options. */
export function numbersOf(option: OptionInfo, players: number): NumberInfo[] {
  return option.numbers?.[String(players)] ?? [];
}

/** The numbers that differ from the printed ones, without those for other numbers of players. */
export function changedNumbers(option: OptionInfo, players: number, value: unknown): Numbers {
  const given = (value ?? {}) as Numbers;
  const changed = numbersOf(option, players).filter(({ key, default: printed }) => key in given && given[key] !== printed);
  return Object.fromEntries(changed.map(({ key }) => [key, given[key]!]));
}

export interface Cell {
  /** The label of the column; empty if there is only one. */
  column: string;
  number: NumberInfo;
}

/** The rows of a group: `stone.So.P` is in row `So` and column `P`, `start.1` in row `1`. */
export function rowsOf(numbers: NumberInfo[], group: string): [string, Cell[]][] {
  const rows = new Map<string, Cell[]>();
  for (const number of numbers.filter((one) => one.group === group)) {
    const [, row = "", column = ""] = number.key.split(".");
    rows.set(row, [...(rows.get(row) ?? []), { column, number }]);
  }
  return [...rows];
}
