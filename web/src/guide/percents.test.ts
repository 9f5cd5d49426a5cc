import { expect, test } from "vitest";
import { percentsOf } from "./percents";

test("percents add up to 100, and the largest remainders are rounded up", () => {
  expect(percentsOf([0.585, 0.415])).toEqual([59, 41]);
  expect(percentsOf([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
  expect(percentsOf([0.006, 0.994])).toEqual([1, 99]);
  expect(percentsOf([0.29, 0.71])).toEqual([29, 71]);
  expect(percentsOf([0, 1])).toEqual([0, 100]);
});
