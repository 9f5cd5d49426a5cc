import { describe, expect, test } from "vitest";
import type { EventJson } from "../../src/games/contract";
import { islandAt, planEvents, pose } from "../../src/games/terror/animate";
import { foresee, groupsOf, summary, warning } from "../../src/games/terror/foresight";
import { gridLayout } from "../../src/games/terror/grid";
import { afterAll } from "../../src/games/terror/island";
import { NORMAL, ringLayout } from "../../src/games/terror/ring";
import { pathOf, placeOf, placesOf } from "../../src/games/terror/targets";
import { AREAS, islandOf, occupants, outside, type Area } from "../../src/games/terror/view";
import { fixture, NAMES, sayFor, walk } from "./fixtures";

const ring = ringLayout(NORMAL);
const grid = gridLayout({ width: 390, height: 470 });

describe("events", () => {
  test.each(walk.map((step) => [step.action, step] as const))("of “%s” lead from the island before to the island after", (_, step) => {
    const then = afterAll(step.before, step.events);
    expect(then.areas).toEqual(step.after.areas);
    expect(then.predators).toEqual(step.after.predators);
    expect(then.owner).toEqual(step.after.owner);
  });

  test("are shown one after another, in the given time, and end at the final island", () => {
    for (const step of walk) {
      const plan = planEvents(step.events, step.before, ring, 600);
      expect(plan.length).toBeLessThanOrEqual(600);
      expect(islandAt(plan, 0)?.owner).toBeDefined();
      expect(islandAt(plan, plan.length)?.areas).toEqual(step.after.areas);
      expect(plan.flights.every((flight) => pose(flight, plan.length) === null)).toBe(true);
    }
  });

  test("say when the T-Rex counts for nobody, and it stands beside the herds", () => {
    const step = walk.find(({ before, after }) => before.t_rex_counts_for !== null && after.t_rex_counts_for === null)!;
    const moved = step.events.find(({ key }) => key === "terror-predator-moved")!;
    const then = afterAll(step.before, step.events);
    const area = step.after.predators["t-rex"];
    expect(then.t_rex_counts_for).toBeNull();
    expect(outside(then, area)).toContain("t-rex");
    const counted = { ...step.before, t_rex_counts_for: step.after.owner };
    expect(afterAll(counted, [{ ...moved, args: { ...moved.args, uncounted: 0 } }]).t_rex_counts_for).toBe(step.after.owner);
  });

  test("say for whom the T-Rex counts when it stays", () => {
    const step = walk.find(({ action, events }) => action === "stay" && events.some(({ key }) => key === "terror-t-rex-changed"))!;
    const then = afterAll(step.before, step.events);
    const area = then.predators["t-rex"];
    expect(then.t_rex_counts_for).toBe(step.after.t_rex_counts_for);
    expect(occupants(then, area).filter(({ hasRex }) => hasRex).map(({ who }) => who)).toEqual(
      step.after.areas[area].order.filter((who) => who === step.after.t_rex_counts_for),
    );
  });

  test("let a group fly from area to area, while the other Dinos stay", () => {
    const step = walk.find(({ events }) => events.some(({ key }) => key === "terror-group-moved"))!;
    const plan = planEvents(step.events, step.before, ring, 100_000);
    const flight = plan.flights.find(({ kind }) => kind === "move")!;
    expect(pose(flight, flight.start)).toMatchObject({ x: flight.from.x, opacity: 1 });
    expect(flight.from).not.toEqual(flight.to);
  });
});

describe("a layout", () => {
  test.each([["ring", ring], ["grid", grid]] as const)("of the %s has room for everything on its board", (_, layout) => {
    for (const area of AREAS) {
      for (const rank of [0, 1, 2]) expect(isOn(layout.slot(area, rank), layout)).toBe(true);
      for (const count of [1, 2, 3, 4]) expect(layout.beside(area, count).every((spot) => isOn(spot, layout))).toBe(true);
    }
    expect(new Set(AREAS.map((area) => layout.ground(area))).size).toBe(12);
  });

  test("gives every herd its own place in its area", () => {
    for (const layout of [ring, grid]) {
      const spots = AREAS.flatMap((area) => [0, 1, 2].map((rank) => layout.slot(area, rank)));
      for (const one of spots) {
        for (const other of spots) if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(30);
      }
    }
  });

  test("draws the arrows of groups past the pieces and numbers on cards", () => {
    const NEXT: [Area, Area][] = [["Sm", "So"], ["Sm", "Si"], ["Sm", "Fm"], ["Fm", "Sm"], ["Sm", "Mm"], ["Mm", "Sm"]];
    const slots = AREAS.flatMap((area) => [0, 1, 2].map((rank) => grid.slot(area, rank)));
    for (const { path } of NEXT.flatMap(([from, to]) => grid.arrow(from, to, grid.middle(from), grid.middle(to)))) {
      const [x1, y1, x2, y2] = path.match(/-?[\d.]+/g)!.map(Number) as [number, number, number, number];
      for (const { x, y, rx, ry, high } of slots) {
        const isBeside = Math.max(x1, x2) < x - rx * 0.8 || Math.min(x1, x2) > x + rx * 0.8;
        const isOff = Math.max(y1, y2) < y - high.base - ry || Math.min(y1, y2) > y;
        expect(isBeside || isOff, path).toBe(true);
      }
    }
  });

  test("draws the arrows of groups past the habitats of the ring", () => {
    const slots = AREAS.flatMap((area) => [0, 1, 2].map((rank) => ({ area, rank, ...ring.slot(area, rank) })));
    const part = (path: string, t: number) => {
      const [a, b, c, d, e, f] = path.match(/-?[\d.]+/g)!.map(Number) as [number, number, number, number, number, number];
      const mix = (p: number, q: number, r: number) => (1 - t) ** 2 * p + 2 * t * (1 - t) * q + t ** 2 * r;
      return { x: mix(a, c, e), y: mix(b, d, f) };
    };
    for (const one of slots) {
      for (const other of slots.filter(({ area }) => isRoundFrom(one.area, area))) {
        const [way] = ring.arrow(one.area, other.area, one, other);
        for (const { x, y } of slots.filter((slot) => slot !== one && slot !== other)) {
          for (const at of [0.2, 0.4, 0.6, 0.8].map((t) => part(way!.path, t))) expect(Math.hypot(at.x - x, at.y - y), way!.path).toBeGreaterThan(20);
        }
      }
    }
  });

  test("stretches with the board", () => {
    const wide = ringLayout({ width: 1600, height: NORMAL.height });
    expect(wide.width).toBe(1600);
    expect(ringLayout({ width: 2 * NORMAL.width, height: 2 * NORMAL.height }).width).toBe(NORMAL.width);
  });

  test("draws an arrow around the back out at one edge and in at the other", () => {
    expect(grid.arrow("Mo", "So", grid.middle("Mo"), grid.middle("So"))).toHaveLength(2);
    expect(grid.arrow("Mo", "Do", grid.middle("Mo"), grid.middle("Do"))).toHaveLength(1);
  });
});

/** The same ring of a neighbouring environment. */
function isRoundFrom(one: Area, other: Area): boolean {
  const place = (area: Area) => "SFDM".indexOf(area[0]!);
  return one[1] === other[1] && (place(one) - place(other)) % 2 !== 0;
}

function isOn(at: { x: number; y: number }, layout: { width: number; height: number }): boolean {
  return at.x > 0 && at.y > 0 && at.x < layout.width && at.y < layout.height;
}

test.each(NAMES)("everything offered on the island in %s has a place and an outline", (name) => {
  const { view, offer } = fixture(name);
  const all = new Set(offer?.choices.flatMap(({ targets }) => targets) ?? []);
  const island = [...all].filter((target) => /^(area|herd|environment|raptor):|^pterodactyl$|^t-rex$/.test(target));
  const places = placesOf(islandOf(view), ring, all, []).map(({ target }) => target);
  for (const target of island) {
    expect(placeOf(target, islandOf(view), ring), target).not.toBeNull();
    expect(pathOf(target, islandOf(view), grid), target).toMatch(/^M/);
    expect(places).toContain(target);
  }
});

describe("the preview", () => {
  const { view, offer, previews, names } = fixture("dividing-going");
  const say = sayFor(names);
  const confirm = previews["confirm"]!;

  test("shows the herds that a migration changes", () => {
    const { changes } = foresee(islandOf(view), confirm);
    const origin = view.table.step.origin!;
    expect(changes.some(({ area, who, is, was }) => area === origin && who === view.table.active && is < was)).toBe(true);
    expect(groupsOf(confirm).size).toBe(Object.keys(view.table.step.going).length);
  });

  test("is described in short sentences", () => {
    const picked = confirm.filter(({ key }) => key === "terror-picked-up").length;
    const words = summary(confirm, say);
    expect(words.includes("pick up")).toBe(picked > 0);
    expect(words).not.toContain("terror-web");
  });

  test("a group is lost if the server says so, or if its herd dies out", () => {
    const planned = (survivors: number): EventJson => ({
      key: "terror-group-planned", rule: "", args: { who: { who: 1 }, number: 2, shock: 1, doomed: 0, survivors }, targets: ["herd:Fm:1", "area:Fo"],
    });
    expect(groupsOf([planned(1)]).get("Fo")).toEqual({ who: 1, to: "Fo", number: 2, survivors: 1 });
    expect(groupsOf([planned(0)]).get("Fo")?.survivors).toBe(0);
    const moved: EventJson = { key: "terror-group-moved", rule: "", args: { who: { who: 1 }, number: 2, shock: 0, survivors: 2 }, targets: ["area:Fm", "herd:Fo:1"] };
    const extinct = (who: number): EventJson => ({ key: "terror-herd-extinct", rule: "", args: { who: { who }, number: 2 }, targets: ["area:Fo"] });
    expect(groupsOf([moved, extinct(0)]).get("Fo")?.survivors).toBe(2);
    expect(groupsOf([moved, extinct(1)]).get("Fo")?.survivors).toBe(0);
  });

  test("warns of the reader's own Dinos that would die, and of no others", () => {
    const me = view.seat!;
    const extinct = (who: number): EventJson => ({ key: "terror-herd-extinct", rule: "", args: { who: { who }, number: 2 }, targets: ["area:Fm"] });
    expect(warning([extinct(me)], view, say)).toContain("2 of your Dinos would die out in the middle forest");
    expect(warning([extinct((me + 1) % 2)], view, say)).toBeNull();
    const planned = (doomed: number, survivors: number): EventJson => ({
      key: "terror-group-planned", rule: "", args: { who: { who: me }, number: 3, shock: 0, doomed, survivors }, targets: ["herd:Fm:0", "area:Fo"],
    });
    expect(warning([planned(1, 0)], view, say)).toContain("The 3 Dinos find no habitat");
    expect(warning([planned(0, 0)], view, say)).toBe(say({ key: "terror-web-warn-shock", args: { number: 3, area: { word: "terror-area-fo" } } }));
    expect(warning([planned(0, 3)], view, say)).toBeNull();
    expect(offer!.choices.length).toBeGreaterThan(0);
  });
});
