// Printed numbers that a table may replace: how they are shown, and what is sent.
import { expect, test } from "vitest";
import { changedNumbers, numbersOf, rowsOf } from "../src/parts/numbers";
import type { NumberInfo, OptionInfo } from "../src/wire";

const stone = (key: string, value: number): NumberInfo => ({ key, group: "stones", default: value, provenance: "inferred", choices: [], low: 0, high: 99 });
const start: NumberInfo = { key: "start.1", group: "starts", default: "So-P", provenance: "inferred", choices: ["So-P", "Si-P"], low: 0, high: 0 };
const two = [stone("stone.So.P", 6), stone("stone.So.S", 4), stone("stone.Si.P", 5), stone("stone.Si.S", 3), start];
const option: OptionInfo = { name: "board", rule: "R-32", default: {}, values: {}, numbers: { "2": two, "5": [...two, stone("stone.So.T", 2)] } };

test("numbers are arranged in rows and columns by the parts of their names", () => {
  const stones = rowsOf(numbersOf(option, 2), "stones");
  expect(stones.map(([row, cells]) => [row, ...cells.map((cell) => cell.column)])).toEqual([["So", "P", "S"], ["Si", "P", "S"]]);
  expect(rowsOf(numbersOf(option, 2), "starts")).toEqual([["1", [{ column: "", number: start }]]]);
});

test("only changed numbers are sent, and only those for this number of players", () => {
  const typed = { "stone.So.P": 6, "stone.So.S": 9, "stone.So.T": 7, "start.1": "Si-P" };
  expect(changedNumbers(option, 2, typed)).toEqual({ "stone.So.S": 9, "start.1": "Si-P" });
  expect(changedNumbers(option, 5, typed)).toEqual({ "stone.So.S": 9, "stone.So.T": 7, "start.1": "Si-P" });
  expect(changedNumbers(option, 2, undefined)).toEqual({});
  expect(changedNumbers({ ...option, numbers: {} }, 2, true)).toEqual({});
});
