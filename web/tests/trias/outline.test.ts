import { expect, test } from "vitest";
import { neighbours } from "../../src/games/trias/geometry";
import { coastLoops, coastPath } from "../../src/games/trias/outline";
import { readWorld } from "../../src/games/trias/view";
import { fixture, NAMES } from "./fixtures";

test("one tile has one loop of six corners", () => {
  const loops = coastLoops([{ q: 4, r: -2 }]);
  expect(loops.map((loop) => loop.length)).toEqual([6]);
});

test("two tiles share an edge", () => {
  expect(coastLoops([{ q: 0, r: 0 }, { q: 1, r: 0 }]).map((loop) => loop.length)).toEqual([10]);
});

test("a ring around a lake has two loops", () => {
  const loops = coastLoops(neighbours({ q: 5, r: 0 }));
  expect(loops.map((loop) => loop.length).sort((a, b) => a - b)).toEqual([6, 18]);
  expect(coastPath(neighbours({ q: 5, r: 0 })).match(/Z/g)).toHaveLength(2);
});

test("separate lands have separate loops", () => {
  expect(coastLoops([{ q: 0, r: 0 }, { q: 5, r: 0 }])).toHaveLength(2);
});

test.each(NAMES)("every coast of %s is closed, and lakes make further loops", (name) => {
  const scene = readWorld(fixture(name).view);
  for (const land of scene.lands) {
    for (const loop of coastLoops(land.cells)) {
      loop.forEach((point, index) => {
        const next = loop[(index + 1) % loop.length]!;
        expect(Math.hypot(next.x - point.x, next.y - point.y)).toBeCloseTo(1, 6);
      });
    }
  }
  const loops = scene.lands.reduce((all, land) => all + coastLoops(land.cells).length, 0);
  expect(loops).toBeGreaterThanOrEqual(scene.lands.length + (scene.seas.size > 0 ? 1 : 0));
});
