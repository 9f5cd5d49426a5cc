import { describe, expect, test } from "vitest";
import type { EventJson } from "../../src/games/contract";
import { awayAt, footprints, planEvents, pose } from "../../src/games/terror/animate";
import { drumOf, layersOf, outlineOf } from "../../src/games/terror/drum";
import { craterOf, eruptionsIn } from "../../src/games/terror/eruption";
import { gridLayout, readableHeight } from "../../src/games/terror/grid";
import { reliefOn } from "../../src/games/terror/relief";
import { NORMAL, ringLayout } from "../../src/games/terror/ring";
import { depthOf, placesOf, predatorSpot } from "../../src/games/terror/targets";
import { cliffOf, drop, quarter, sector, shapeOf, spotOn } from "../../src/games/terror/terrace";
import { AREAS, ENVIRONMENTS, islandOf, PREDATORS, type Area, type Island } from "../../src/games/terror/view";
import { fixture, walk } from "./fixtures";

const ring = ringLayout(NORMAL);
const grid = gridLayout({ width: 390, height: 470 });
const shape = shapeOf(NORMAL);
const island = islandOf(fixture("eating").view);
const event = (key: string, targets: string[], args: EventJson["args"] = {}): EventJson => ({ key: `terror-${key}`, rule: "", args, targets });
const parts = (path: string) => path.split("M").length - 1;

describe("the terraces", () => {
  test("rise from the coast to the cone", () => {
    expect([2, 1, 0].map(drop)).toEqual([20, 11, 13]);
    const [outer, middle, inner] = [2, 1, 0].map((at) => spotOn(shape, "desert", at, 0, 1).y) as [number, number, number];
    expect([outer - middle, outer - inner]).toEqual([11, 24]);
  });

  test("have cliffs in the south, which belong to their areas", () => {
    expect(ENVIRONMENTS.filter((environment) => cliffOf(shape, environment, 1) !== "")).toEqual(["desert", "mountains"]);
    const [path] = placesOf(island, ring, new Set(), []).filter(({ target }) => target === "area:Dm").map(({ path }) => path);
    expect(path).toBe(ring.ground("Dm") + ring.cliff("Dm"));
  });

  test("in the north end where the next one hides them", () => {
    const top = (path: string) => Number(path.match(/^M[\d.]+ ([\d.]+)/)![1]);
    expect(top(sector(shape, "forest", 2))).toBeCloseTo(spotOn(shape, "forest", 1, 0, 1).y, 0);
    expect(parts(quarter(shape, "forest"))).toBe(1);
  });

  test("lie over lower ones, so that a click hits what is seen", () => {
    const areas = placesOf(island, ring, new Set(), []).map(({ target }) => target).filter((target) => target.startsWith("area:"));
    expect(areas.map((target) => "omi".indexOf(target.at(-1)!))).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2]);
  });

  test("have a relief of their own, in few paths", () => {
    const plants = [{ x: 0, y: 0, size: 1, isOther: true }, { x: 9, y: 0, size: 1, isOther: false }];
    const drawn = ENVIRONMENTS.map((environment) => reliefOn(environment, plants));
    expect(new Set(drawn.map((layers) => layers.map(({ d }) => d).join())).size).toBe(4);
    for (const layers of drawn) expect(layers.length).toBeLessThanOrEqual(3);
  });
});

describe("a drum", () => {
  const slot = ring.slot("Fm", 0);

  test("has a layer for each Dino, up to twelve", () => {
    expect([1, 4, 12, 30].map((dinos) => drumOf(slot, dinos).high)).toEqual([5.5, 10, 22, 22]);
    expect([1, 4, 30].map((dinos) => parts(layersOf(slot, 10, dinos)))).toEqual([0, 3, 11]);
  });

  test("can be hit from its lid to its foot", () => {
    expect(outlineOf(slot, 12)).toContain(`V${Math.round(slot.y * 10) / 10}`);
    for (const layout of [ring, grid]) for (const area of AREAS) expect(2 * layout.slot(area, 2).rx).toBeGreaterThan(24);
  });
});

describe("predators", () => {
  const alone: Island = { ...island, predators: { "raptor-1": "So", "raptor-2": "Fo", pterodactyl: "Do", "t-rex": "Mo" } };

  test("are twice the size of a herd where they have room", () => {
    const herd = ring.slot("So", 0).rx * 1.1;
    expect(predatorSpot("t-rex", alone, ring).width).toBeGreaterThan(2 * herd);
    expect(predatorSpot("pterodactyl", alone, ring).width).toBeGreaterThan(2 * herd);
    expect(predatorSpot("raptor-1", alone, ring).width).toBeGreaterThan(1.5 * herd);
  });

  test("stand beside the herds, and the Pterodactyl over its shadow", () => {
    const { y, height, foot } = predatorSpot("pterodactyl", alone, ring);
    expect(foot.y).toBeGreaterThan(y + height / 2);
    for (const area of AREAS) {
      const there: Island = { ...alone, predators: { ...alone.predators, "raptor-1": area } };
      const spot = predatorSpot("raptor-1", there, ring);
      for (const rank of [0, 1, 2]) expect(Math.hypot(spot.foot.x - ring.slot(area, rank).x, spot.foot.y - ring.slot(area, rank).y), area).toBeGreaterThan(30);
    }
  });

  test("in the south are drawn over herds in the north", () => {
    const places = placesOf(alone, ring, new Set(), []).map(({ target }) => target).filter((target) => !target.startsWith("area:"));
    const depths = places.map((target) => depthOf(target, alone, ring));
    expect(depths).toEqual(depths.toSorted((one, other) => one - other));
    expect(places).toHaveLength(PREDATORS.length + AREAS.reduce((sum, area) => sum + alone.areas[area].order.length, 0));
  });
});

describe("moments", () => {
  const [area] = AREAS.filter((one) => island.areas[one].order.length > 0) as [Area];
  const who = island.areas[area].order[0]!;
  const name = PREDATORS.find((one) => island.predators[one] !== area)!;
  const target = name.replace("raptor-", "raptor:");
  const moved = event("predator-moved", [target, `area:${island.predators[name]}`, `area:${area}`], { uncounted: 0 });
  const eaten = event("dino-eaten", [target, `herd:${area}:${who}`]);

  test("a predator leaps, waits, and eats one layer after another", () => {
    const plan = planEvents([moved, eaten, eaten], island, ring, 10_000);
    expect(plan.flights.map(({ kind, start, duration }) => [kind, start, duration])).toEqual([
      ["leap", 0, 320], ["loss", 440, 160], ["loss", 600, 160],
    ]);
    const dinos = [0, 450, 610].map((now) => plan.frames.findLast(({ start }) => start <= now)!.island.areas[area].dinos[who]!);
    expect(dinos[0]! - dinos[1]!).toBe(1);
    expect(dinos[1]! - dinos[2]!).toBe(Math.min(1, dinos[1]!));
  });

  test("what leaps is not drawn at rest, and rises on its way", () => {
    const plan = planEvents([moved], island, ring, 10_000);
    expect(awayAt(plan, 100)).toEqual([target]);
    expect(awayAt(plan, 320)).toEqual([]);
    const [flight] = plan.flights;
    const half = pose(flight!, 70)!;
    const part = (half.x - flight!.from.x) / (flight!.to.x - flight!.from.x);
    expect(half.y).toBeLessThan(flight!.from.y + (flight!.to.y - flight!.from.y) * part);
  });

  test("a travelling group leaves footprints behind it", () => {
    const step = walk.find(({ events }) => events.some(({ key }) => key === "terror-group-moved"))!;
    const flight = planEvents(step.events, step.before, ring, 100_000).flights.find(({ kind }) => kind === "move")!;
    const early = footprints(flight, flight.start + 20).length;
    expect(footprints(flight, flight.start + flight.duration - 1).length).toBeGreaterThan(early);
    expect(footprints(flight, flight.start - 1)).toEqual([]);
  });

  test("an eruption reaches the areas of its events, from the crater", () => {
    expect(eruptionsIn([event("volcano-placed", ["area:Mi"], { who: { who: 0 } }), moved])).toEqual(["Mi"]);
    expect(craterOf(ring).x).toBe(NORMAL.width / 2);
    expect(craterOf(grid).y).toBeLessThan(grid.height);
  });
});

test("a low window gets a board that scrolls instead of one that cannot be read", () => {
  expect(readableHeight({ width: 383, height: 340 })).toBeCloseTo(396);
  expect(readableHeight({ width: 390, height: 470 })).toBe(470);
  expect(readableHeight({ width: 320, height: 332 })).toBe(332);
});
