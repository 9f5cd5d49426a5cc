import { expect, test } from "vitest";
import type { SideJson } from "../games/kit/standing";
import { sidesOf } from "./sides";

const side = (members: number[], points: number, total: number): SideJson => ({ members, points, total, leads: false });
const rows = [0, 1, 2, 3].map((participant) => ({ participant }));

test("partners stand together, in the order of the standing", () => {
  const found = sidesOf(rows, { sides: [side([0, 3], 7, 9), side([2, 1], 5, 6)], note: null });
  expect(found.map((one) => one.rows.map(({ participant }) => participant))).toEqual([[0, 3], [2, 1]]);
});

test("bars are shares of the best total; a loss that is expected shortens the dark part", () => {
  const found = sidesOf(rows.slice(0, 2), { sides: [side([0], 10, 20), side([1], 10, 5)], note: null });
  expect(found.map(({ bar }) => bar)).toEqual([{ scored: 50, expected: 50 }, { scored: 25, expected: 0 }]);
});

test("without a standing everybody is alone", () => {
  expect(sidesOf(rows, null)).toHaveLength(4);
});
