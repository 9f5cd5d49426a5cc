// The options of a game for the set-up page: in groups, with values that fit the number of players.
import { changedNumbers, numbersOf } from "./numbers";
import type { OptionInfo } from "../wire";

function isTable(option: OptionInfo): boolean {
  return Object.keys(option.numbers ?? {}).length > 0;
}

/** Whether there is a choice for this number of players. */
function isChoice(option: OptionInfo, players: number): boolean {
  if (isTable(option)) return numbersOf(option, players).length > 0;
  return (option.values[String(players)] ?? []).length > 1;
}

/** The chosen value, or the default if it does not fit this number of players. */
export function valueOf(option: OptionInfo, players: number, chosen: unknown): unknown {
  if (chosen === undefined) return option.default;
  return isTable(option) || option.values[String(players)]?.includes(chosen) ? chosen : option.default;
}

/** The options in which the table differs from the defaults. */
export function changedOptions(options: OptionInfo[], players: number, chosen: Record<string, unknown>): Record<string, unknown> {
  const changed: Record<string, unknown> = {};
  for (const option of options) {
    const value = valueOf(option, players, chosen[option.name]);
    if (!isTable(option)) {
      if (value !== option.default) changed[option.name] = value;
      continue;
    }
    const numbers = changedNumbers(option, players, value);
    if (Object.keys(numbers).length > 0) changed[option.name] = numbers;
  }
  return changed;
}

/** The section of a rule: tr-1 for TR-1.4, tt-11 for TT-11, and r for all rulings. */
export function sectionOf(rule: string): string {
  return rule.toLowerCase().replace(/\.\d+$/, "").replace(/^r-\d+$/, "r");
}

/** Options grouped by section of the rules, in the order of each section's first option. */
export function inSections(options: OptionInfo[], players: number): [string, OptionInfo[]][] {
  const found = new Map<string, OptionInfo[]>();
  for (const option of options.filter((one) => isChoice(one, players))) {
    const section = sectionOf(option.rule);
    found.set(section, [...(found.get(section) ?? []), option]);
  }
  return [...found];
}
