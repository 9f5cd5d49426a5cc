import { expect, test } from "vitest";
import { besideOf, clearOf, leadFrom, type Side } from "./float";

const ROOM = { width: 400, height: 300 };
const SIZE = { width: 100, height: 50 };
const ALL: Side[] = ["above", "below", "after", "before"];

function isCovered(thing: { left: number; top: number; right: number; bottom: number }, sides = ALL): boolean {
  const { left, top } = besideOf(thing, SIZE, ROOM, sides);
  return left < thing.right && left + SIZE.width > thing.left && top < thing.bottom && top + SIZE.height > thing.top;
}

test("a panel stands above its thing, or below where there is no room, and never covers it", () => {
  expect(besideOf({ left: 180, right: 220, top: 150, bottom: 170 }, SIZE, ROOM, ALL)).toEqual({ left: 150, top: 92 });
  expect(besideOf({ left: 180, right: 220, top: 20, bottom: 40 }, SIZE, ROOM, ALL)).toEqual({ left: 150, top: 48 });
  for (let x = 0; x <= 360; x += 20) for (let y = 0; y <= 260; y += 20) expect(isCovered({ left: x, right: x + 40, top: y, bottom: y + 40 })).toBe(false);
});

test("it stays in the window, and takes the side with the most room if it fits nowhere", () => {
  expect(besideOf({ left: 0, right: 10, top: 150, bottom: 160 }, SIZE, ROOM, ALL).left).toBe(8);
  expect(besideOf({ left: 0, right: 400, top: 20, bottom: 260 }, SIZE, ROOM, ["above", "below"])).toEqual({ left: 150, top: 242 });
});

test("it moves off what has to stay visible: above it, or below it at the top of the window", () => {
  const question = { left: 0, right: 300, top: 180, bottom: 240 };
  expect(clearOf({ left: 20, top: 200 }, SIZE, question, ROOM)).toEqual({ left: 20, top: 122 });
  expect(clearOf({ left: 20, top: 50 }, SIZE, question, ROOM)).toEqual({ left: 20, top: 50 });
  expect(clearOf({ left: 20, top: 30 }, SIZE, { ...question, top: 20, bottom: 80 }, ROOM)).toEqual({ left: 20, top: 88 });
});

test("a line leads from the nearest edge of a panel to the ring of a place, unless the panel covers it", () => {
  const panel = { left: 0, top: 0, right: 100, bottom: 50 };
  expect(leadFrom(panel, { x: 60, y: 150 }, 20)).toEqual({ x1: 60, y1: 50, x2: 60, y2: 130 });
  expect(leadFrom(panel, { x: 130, y: 90 }, 10)).toEqual({ x1: 100, y1: 50, x2: 124, y2: 82 });
  expect(leadFrom(panel, { x: 50, y: 20 }, 10)).toBeNull();
  expect(leadFrom(panel, { x: 105, y: 20 }, 10)).toBeNull();
});
