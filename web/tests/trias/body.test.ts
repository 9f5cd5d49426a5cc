import { describe, expect, test } from "vitest";
import { cliffs, hexes } from "../../src/games/trias/body";
import { cellAt, cellKey, centre, shareOf, type Point } from "../../src/games/trias/geometry";
import { placesOf } from "../../src/games/trias/places";
import { formOf, reliefOf } from "../../src/games/trias/relief";
import { herdsOnSpots, spotsOfTile } from "../../src/games/trias/spots";
import { LANDSCAPES, readWorld } from "../../src/games/trias/view";
import { fixture } from "./fixtures";

const faces = (path: string) => path.split("M").length - 1;

test("a tile stands on two cliffs with two layers each", () => {
  const { light, middle, dark } = cliffs([{ q: 0, r: 0 }]);
  expect([faces(light), faces(middle), faces(dark)]).toEqual([1, 2 + 1, 2]);
});

test("a cliff that another tile hides is not drawn", () => {
  const tile = { q: 0, r: 0 };
  expect(faces(cliffs([tile, { q: -1, r: 1 }]).light)).toBe(1);
  expect(faces(cliffs([tile, { q: 0, r: 1 }]).dark)).toBe(2);
});

test("all hexes of a land are one path", () => {
  expect(faces(hexes([{ q: 0, r: 0 }, { q: 1, r: 0 }, { q: 2, r: 0 }]))).toBe(3);
});

test("every landscape has a relief of its own in two forms", () => {
  const drawn = LANDSCAPES.flatMap((landscape) => [0, 1].map((form) => reliefOf(landscape, form).map(({ d }) => d).join("")));
  expect(new Set(drawn).size).toBe(6);
  expect(new Set([12, 13].map(formOf)).size).toBe(2);
});

test("a tile has as many surplus herds as the server says, even while some herds are moving", () => {
  const tile = { ...[...readWorld(fixture("middle").view).tiles.values()][0]!, capacity: 2, herds: [2, 2], spent: 0 };
  const surplus = (more: number, herds = tile.herds) => herdsOnSpots({ ...tile, surplus: more }, 0, herds).filter(({ isSurplus }) => isSurplus).length;
  expect([surplus(2), surplus(1), surplus(0)]).toEqual([2, 1, 0]);
  expect(surplus(2, [2, 1])).toBe(1);
});

describe("the share of a herd", () => {
  const area = (points: Point[]) =>
    Math.abs(points.reduce((sum, at, index) => {
      const next = points[(index + 1) % points.length] as Point;
      return sum + at.x * next.y - next.x * at.y;
    }, 0)) / 2;

  test.each([["mountain", 2], ["steppe", 3], ["woods", 4]] as const)("on a %s for %i herds is about as large as the others", (_, capacity) => {
    const seats = spotsOfTile(capacity);
    const shares = seats.map((seat) => area(shareOf({ x: 0, y: 0 }, seat, seats.filter((other) => other !== seat))));
    const whole = 1.5 * Math.sqrt(3);
    expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(whole, 5);
    for (const share of shares) expect(share).toBeGreaterThan((0.8 * whole) / capacity);
  });

  test("stays within its tile, and leaves the middle to a tile that may be clicked too", () => {
    const scene = readWorld(fixture("middle").view);
    const { active } = scene.view.table;
    const tile = [...scene.tiles.values()].find(({ herds, terrain, spent }) => active !== null && (herds[active] ?? 0) > spent && terrain !== "south-pole");
    if (!tile) throw new Error("nobody has a herd");
    const pathOf = (...clickable: string[]) => placesOf(scene, new Set(clickable), []).find(({ target }) => target === `fresh:${tile.id}`)?.path ?? "";
    const alone = pathOf(`fresh:${tile.id}`);
    const middle = centre(tile.cell);
    for (const [x = 0, y = 0] of alone.split(/[MLZ]/).filter(Boolean).map((at) => at.split(" ").map(Number))) {
      const inward = { x: middle.x + (x - middle.x) * 0.99, y: middle.y + (y - middle.y) * 0.99 };
      expect(cellKey(cellAt(inward))).toBe(cellKey(tile.cell));
    }
    expect(pathOf(`fresh:${tile.id}`, `tile:${tile.id}`)).toContain("a");
  });
});
