import { describe, expect, test } from "vitest";
import { bounds, cellWidth, isVisible, toScreen, toWorld, zoomAt, TINY, type Size } from "../../src/games/trias/fit";
import { layFlags, overlap, runsThrough } from "../../src/games/trias/flags";
import { centre } from "../../src/games/trias/geometry";
import { followingCamera, steadyCamera, furnish, groundBoxes } from "../../src/games/trias/layout";
import { readWorld } from "../../src/games/trias/view";
import { fixture, NAMES, offered } from "./fixtures";

const SIZES: [string, Size, boolean][] = [
  ["desktop", { width: 988, height: 548 }, false],
  ["phone", { width: 390, height: 480 }, true],
  ["large", { width: 1600, height: 900 }, false],
];

describe.each(SIZES)("on a %s", (_, size, compact) => {
  describe.each(NAMES)("in %s", (name) => {
    const position = fixture(name);
    const scene = readWorld(position.view);
    const clickable = offered(position);
    const camera = followingCamera(scene, clickable, [], size, compact);
    const shown = furnish({ scene, clickable, camera, size, compact, showsOverview: false, showsSpent: false });

    test("all land and the water beside it is shown, unless it would be tiny", () => {
      const box = bounds([...scene.tiles.values()].map((tile) => tile.cell), 1);
      const all = isVisible(camera, box, size);
      expect(all || cellWidth(camera) >= TINY - 1e-6).toBe(true);
    });

    test("flags cover neither land, swimmers nor legal places, nor each other", () => {
      const ground = groundBoxes(scene, clickable, camera);
      for (const flag of shown.flags) {
        expect(ground.filter((box) => overlap(flag.box, box))).toEqual([]);
        expect(flag.box.x >= 0 && flag.box.x + flag.box.width <= size.width).toBe(true);
        expect(flag.box.y >= 0 && flag.box.y + flag.box.height <= size.height).toBe(true);
        for (const other of shown.flags) if (other !== flag) expect(overlap(flag.box, other.box)).toBe(false);
        if (shown.key) expect(overlap(flag.box, shown.key)).toBe(false);
      }
    });

    test("no flag covers another flag's line", () => {
      for (const flag of shown.flags) {
        const over = shown.flags.filter((other) => other !== flag && runsThrough(flag, other.box));
        expect(over.map((other) => other.land)).toEqual([]);
      }
    });

    test("every visible island that pays has a flag", () => {
      const flagged = new Set(shown.flags.map((flag) => flag.land));
      scene.lands.forEach((land, index) => {
        const inSight = land.cells.some((cell) => {
          const at = toScreen(camera, centre(cell));
          return at.x > 0 && at.y > 0 && at.x < size.width && at.y < size.height;
        });
        if (inSight && land.pays.some((points) => points > 0)) expect(flagged).toContain(index);
      });
    });
  });
});

test("a flag without room takes a smaller form, and then none", () => {
  const forms = [
    { form: "full" as const, size: { width: 100, height: 80 } },
    { form: "tag" as const, size: { width: 40, height: 20 } },
  ];
  const wish = { land: 0, forms, anchors: [{ x: 50, y: 50 }] };
  const size = { width: 200, height: 100 };
  expect(layFlags([wish], [], size)[0]?.form).toBe("full");
  expect(layFlags([wish], [{ x: 0, y: 40, width: 200, height: 60 }], size)[0]?.form).toBe("tag");
  expect(layFlags([wish], [{ x: 0, y: 0, width: 200, height: 100 }], size)).toEqual([]);
});

test("a line starts where it runs through no other land, if it can", () => {
  const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
  const island = box(70, 60, 20, 40);
  const walls = [box(0, 0, 50, 140), box(50, 0, 46, 30), box(96, 0, 64, 54), box(50, 100, 110, 40)];
  const wish = { land: 0, forms: [{ form: "tag" as const, size: { width: 40, height: 20 } }], anchors: [{ x: 60, y: 80 }, { x: 80, y: 40 }] };
  expect(layFlags([wish], [island, ...walls], { width: 148, height: 140 }, true)[0]?.from).toEqual({ x: 80, y: 40 });
});

test("a line runs through a box only if part of it is inside", () => {
  const box = { x: 10, y: 10, width: 10, height: 4 };
  expect(runsThrough({ from: { x: 0, y: 12 }, to: { x: 30, y: 12 } }, box)).toBe(true);
  expect(runsThrough({ from: { x: 12, y: 0 }, to: { x: 12, y: 30 } }, box)).toBe(true);
  expect(runsThrough({ from: { x: 0, y: 0 }, to: { x: 30, y: 4 } }, box)).toBe(false);
  expect(runsThrough({ from: { x: 0, y: 12 }, to: { x: 10, y: 12 } }, box)).toBe(false);
});

test("zooming keeps the point under the pointer", () => {
  const camera = { scale: 20, x: 100, y: 50 };
  const at = { x: 300, y: 200 };
  const zoomed = zoomAt(camera, at, 1.5);
  expect(zoomed.scale).toBe(30);
  expect(toWorld(zoomed, at).x).toBeCloseTo(toWorld(camera, at).x, 9);
  expect(toWorld(zoomed, at).y).toBeCloseTo(toWorld(camera, at).y, 9);
});

test("after the game the map needs no room for drifting tiles", () => {
  const size = { width: 340, height: 360 };
  const { view } = fixture("drift25");
  const table = { ...view.table, lifted: null };
  const scaleOf = (stage: string) => followingCamera(readWorld({ ...view, table: { ...table, stage } }), new Set(), [], size, true).scale;
  expect(scaleOf("over")).toBeGreaterThan(scaleOf("acting") * 1.1);
});

test("the map moves only if land would leave it, or if it could be much larger", () => {
  const size = { width: 988, height: 548 };
  const scene = readWorld(fixture("drift25").view);
  const ideal = followingCamera(scene, new Set(), [], size, false);
  const moved = { ...ideal, x: ideal.x + 3 };
  const [small, away] = [{ ...ideal, scale: ideal.scale * 0.7 }, { ...ideal, x: ideal.x + 600 }];
  expect(steadyCamera(null, ideal, scene, size)).toBe(ideal);
  expect(steadyCamera({ camera: moved, size }, ideal, scene, size)).toBe(moved);
  for (const camera of [small, away]) expect(steadyCamera({ camera, size }, ideal, scene, size)).toBe(ideal);
  expect(steadyCamera({ camera: moved, size: { ...size, height: 500 } }, ideal, scene, size)).toBe(ideal);
});

test("the map keeps its place when a tile is lifted", () => {
  const size = { width: 988, height: 548 };
  const { view } = fixture("drift25");
  const before = readWorld({ ...view, table: { ...view.table, lifted: null } });
  const camera = followingCamera(before, new Set(["tile:14"]), [], size, false);
  expect(followingCamera(readWorld(view), offered(fixture("drift25")), [], size, false)).toEqual(camera);
});

test("the key stays in its corner while it covers no land there, and whatever it explains", () => {
  const scene = readWorld(fixture("early").view);
  const size = { width: 1600, height: 900 };
  const room = (at: { x: number; y: number }, more: { corner?: number; showsSpent?: boolean } = {}) =>
    furnish({ scene, clickable: new Set<string>(), camera: { scale: 20, ...at }, size, compact: false, showsOverview: false, showsSpent: false, ...more });
  const [low, middle] = [{ x: 300, y: 860 }, { x: 1000, y: 450 }];
  const covering = room(low);
  expect(covering.corner, "land is in the first corner").toBe(1);
  expect(room(middle).corner).toBe(0);
  expect(room(middle, { corner: 1 })).toMatchObject({ corner: 1, key: covering.key });
  expect(room(middle, { corner: 1, showsSpent: true }).key).toEqual(covering.key);
  expect(room(low, { corner: 0 }).corner).toBe(1);
  // Where only its short form fits, it stays too.
  const beside = { x: 560, y: 880 };
  expect(room(beside, { corner: 0 }).key).toMatchObject({ x: 14, width: 370 });
});
