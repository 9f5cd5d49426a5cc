import { expect, test } from "vitest";
import { type Area, bodyOf, pointersTo } from "./pointers";

const FRAME = { left: 0, top: 0, right: 390, bottom: 460 };
const cell = (x: number, y: number, half = 22): Area => ({ left: x - half, top: y - half, right: x + half, bottom: y + half });
const isOver = (one: Area, other: Area) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

test("an arrow points from above, and does not cover its thing", () => {
  const goal = cell(200, 200);
  const [pointer] = pointersTo([goal], [], FRAME);
  expect(pointer?.turn).toBe(0);
  expect(bodyOf(pointer!).some((part) => isOver(part, goal))).toBe(false);
});

test("arrows at neighbouring things cover neither them nor each other", () => {
  const goals = [cell(180, 200), cell(224, 200), cell(202, 238)];
  const pointers = pointersTo(goals, [], FRAME);
  const bodies = pointers.flatMap((pointer) => (pointer ? [bodyOf(pointer)] : []));
  expect(bodies).toHaveLength(3);
  for (const body of bodies) for (const part of body) expect(goals.some((goal) => isOver(part, goal))).toBe(false);
  bodies.forEach((body, index) => {
    for (const other of bodies.slice(index + 1)) expect(body.some((one) => other.some((two) => isOver(one, two)))).toBe(false);
  });
});

test("an arrow goes round what matters, and stays in the frame", () => {
  const above = { area: cell(200, 156), weight: 3 };
  expect(pointersTo([cell(200, 200)], [above], FRAME)[0]?.turn).not.toBe(0);
  expect(Math.abs(pointersTo([cell(200, 24)], [], FRAME)[0]?.turn ?? 0)).toBeGreaterThanOrEqual(90);
});

test("in a large area the arrow stands inside", () => {
  const [pointer] = pointersTo([cell(200, 200, 90)], [], FRAME);
  expect(pointer).toEqual({ x: 200, y: 192, turn: 0 });
});

test("at a bent thing the arrow ends at the place inside it", () => {
  const [pointer] = pointersTo([{ ...cell(200, 200, 60), inside: { x: 160, y: 170 } }], [], FRAME);
  expect(pointer).toEqual({ x: 160, y: 170, turn: 0 });
});

test("an arrow that would cover something is left out if another one points the way", () => {
  const [free, closed] = [cell(60, 60), cell(300, 300)];
  const around = Array.from({ length: 8 }, (_, index) => {
    const angle = (index * Math.PI) / 4;
    return { area: cell(300 + 44 * Math.sin(angle), 300 - 44 * Math.cos(angle)), weight: 1 };
  });
  expect(pointersTo([free, closed], around, FRAME).map((pointer) => pointer !== null)).toEqual([true, false]);
  expect(pointersTo([closed], around, FRAME)[0]).not.toBeNull();
});
