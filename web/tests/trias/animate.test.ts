import { describe, expect, test } from "vitest";
import type { EventJson } from "../../src/games/contract";
import { dip, herdKey, planEvents, pose, touched } from "../../src/games/trias/animate";
import { centre } from "../../src/games/trias/geometry";
import { readWorld } from "../../src/games/trias/view";
import { fixture } from "./fixtures";

const scene = readWorld(fixture("middle").view);
const event = (key: string, targets: string[], args: EventJson["args"] = {}): EventJson => ({
  key: `trias-${key}`, rule: "", args: { who: { who: 1 }, ...args }, targets,
});

describe("a plan", () => {
  test("lets a tile fly from its old place to its new one", () => {
    const tile = scene.tiles.get(0)!;
    const plan = planEvents([event("drifted", ["cell:2,1", `cell:${tile.cell.q},${tile.cell.r}`], { tile: 0 })], scene, 1500);
    const [flight] = plan.flights;
    expect(plan.hiddenTiles).toEqual(new Set([0]));
    expect(plan.length).toBe(320);
    expect(pose(flight!, 0)?.at).toEqual(centre({ q: 2, r: 1 }));
    expect(pose(flight!, 320)?.at.x).toBeCloseTo(centre(tile.cell).x, 9);
  });

  test("shows one event after another, in the given time", () => {
    const moves = [event("moved", ["tile:15", "tile:14"]), event("reproduced", ["tile:14"])];
    const plan = planEvents(moves, scene, 1500);
    expect(plan.flights.map((flight) => flight.start)).toEqual([0, 320]);
    expect(planEvents(moves, scene, 140).length).toBe(140);
    expect(plan.hiddenHerds.get(herdKey(1, scene.tiles.get(14)!.cell))).toBe(2);
  });

  test("lets a herd that moves twice leave its first place", () => {
    const plan = planEvents([event("moved", ["tile:15", "tile:14"]), event("moved", ["tile:14", "tile:1"])], scene, 1500);
    const visible = (now: number) => plan.flights.filter((flight) => pose(flight, now) !== null).length;
    expect([0, 100, 400, 639].map(visible)).toEqual([1, 1, 1, 1]);
    expect([...plan.hiddenHerds.keys()]).toEqual([herdKey(1, scene.tiles.get(1)!.cell)]);
  });

  test("lets swimmers bob once, and leaves points to the frame", () => {
    const plan = planEvents([event("fell-into-water", ["cell:0,1"], { herds: 1 }), event("interim-scored", ["tile:1"], { points: 2 })], scene, 1500);
    expect(plan.length).toBe(320);
    expect(plan.flights).toEqual([]);
    expect(dip(plan.bobs, "0,1", 160)).toBeGreaterThan(0.1);
    expect(dip(plan.bobs, "0,1", 400)).toBe(0);
  });

  test("removes swimmers where the event says that they were, all at once", () => {
    const plan = planEvents([event("swimmers-lost", [], { herds: 3, cells: "4,-2 4,-2 0,1" })], scene, 1500);
    expect(plan.flights.map(({ kind, from, start }) => [kind, from, start])).toEqual([
      ["loss", centre({ q: 4, r: -2 }), 0], ["loss", centre({ q: 4, r: -2 }), 0], ["loss", centre({ q: 0, r: 1 }), 0],
    ]);
    expect(plan.flights.every((flight) => pose(flight, plan.length) === null)).toBe(true);
  });

  test("shows no swimmers where an older event does not say where they were", () => {
    expect(planEvents([event("swimmers-lost", [], { herds: 3 })], scene, 1500).flights).toEqual([]);
  });
});

test("things that events touched get the marks that replace motion", () => {
  expect(touched([event("moved", ["tile:3", "tile:4"]), event("interim-scored", ["tile:9"])])).toEqual(["tile:3", "tile:4"]);
});
