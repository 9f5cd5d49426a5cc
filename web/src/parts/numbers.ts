// A table of printed numbers: what the reader has changed of it, as the server wants it.
import type { NumberInfo, OptionInfo } from "../wire";

export type Numbers = Record<string, string | number>;

/** The numbers of an option at a table of so many; none if it is an option of another kind. */
export function numbersOf(option: OptionInfo, players: number): NumberInfo[] {
  return option.numbers?.[String(players)] ?? [];
}

/** Those that differ from what is printed. Others, typed for another number of players, stay out. */
export function changedNumbers(option: OptionInfo, players: number, value: unknown): Numbers {
  const given = (value ?? {}) as Numbers;
  const changed = numbersOf(option, players).filter(({ key, default: printed }) => key in given && given[key] !== printed);
  return Object.fromEntries(changed.map(({ key }) => [key, given[key]!]));
}

export interface Cell {
  /** What the column says, empty if there is only one. */
  column: string;
  number: NumberInfo;
}

/** The rows of a group: `stone.So.P` stands in row `So` and column `P`, `start.1` in row `1`. */
export function rowsOf(numbers: NumberInfo[], group: string): [string, Cell[]][] {
  const rows = new Map<string, Cell[]>();
  for (const number of numbers.filter((one) => one.group === group)) {
    const [, row = "", column = ""] = number.key.split(".");
    rows.set(row, [...(rows.get(row) ?? []), { column, number }]);
  }
  return [...rows];
}
