import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import Board from "../../src/games/trias/Board.svelte";
import Hand from "../../src/games/trias/Hand.svelte";
import { describe as describeThing } from "../../src/games/trias/describe";
import { badgeOf } from "../../src/table/previews";
import type { TriasView } from "../../src/games/trias/view";
import { fixture, NAMES, offered, sayFor } from "./fixtures";

afterEach(cleanup);

function props(name: string, more: Record<string, unknown> = {}) {
  const position = fixture(name);
  const say = sayFor(position.names);
  return {
    view: position.view, seat: position.view.seat, clickable: offered(position), selected: [] as string[],
    hovered: null as string | null, refused: null, marked: [] as string[],
    previews: new Map(Object.entries(position.previews).map(([target, events]) => [target, badgeOf(events, say)])),
    names: position.names, colours: [0, 1, 2, 3, 4], events: [], before: null, time: 0, reducedMotion: false, compact: false,
    onclick: vi.fn(), onhover: vi.fn(), say, ...more,
  };
}
const at = (root: Element, target: string) => root.querySelector<SVGElement>(`[data-target="${target}"]`)!;

describe("the board", () => {
  test.each(NAMES)("has a place for everything offered in %s, with its words", (name) => {
    const given = props(name);
    const { container } = render(Board, { props: given });
    for (const target of given.clickable) {
      if (!target.includes(":")) continue;
      const place = at(container, target);
      expect(place, target).not.toBeNull();
      expect(place.getAttribute("role")).toBe("button");
      expect(place.getAttribute("aria-label")).toContain(describeThing(target, given.view, given.say));
    }
  });

  test("reports clicks, whether the thing is offered or not", async () => {
    const given = props("drift");
    const { container } = render(Board, { props: given });
    await fireEvent.click(at(container, "cell:-5,5"));
    await fireEvent.click(at(container, "tile:34"));
    expect(given.onclick.mock.calls).toEqual([["cell:-5,5"], ["tile:34"]]);
  });

  test("shows what a place would score, also to screen readers", () => {
    const { container } = render(Board, { props: props("drift") });
    const figures = [...container.querySelectorAll("text")].map((text) => text.textContent?.trim());
    expect(figures.filter((text) => text === "+2")).toHaveLength(15);
    expect(at(container, "cell:-5,5").getAttribute("aria-label")).toContain("Ines gets 2 points");
  });

  test("a herd is a separate place only while it may be clicked", () => {
    const { container } = render(Board, { props: props("middle") });
    expect(at(container, "fresh:12")).not.toBeNull();
    cleanup();
    const idle = render(Board, { props: props("middle", { clickable: new Set() }) });
    expect(at(idle.container, "fresh:12")).toBeNull();
  });

  test("the place in keyboard focus has a ring, and the overlay is drawn last", () => {
    const { container } = render(Board, { props: props("drift", { hovered: "cell:-5,5" }) });
    expect(container.querySelectorAll(".focus path")).toHaveLength(2);
    expect(container.querySelector(".map > svg")!.lastElementChild!.querySelector(".focus")).not.toBeNull();
  });

  test("with reduced motion nothing flies, and the changes are marked", () => {
    const moved = { key: "trias-moved", rule: "", args: { who: { who: 1 } }, targets: ["tile:15", "tile:14"] };
    const { container } = render(Board, { props: props("middle", { events: [moved], time: 500, reducedMotion: true }) });
    expect(container.querySelectorAll(".mark")).toHaveLength(2);
    expect(container.querySelector(".flights")!.children).toHaveLength(0);
  });
});

describe("a finger that rests on a small map", () => {
  afterEach(() => vi.useRealTimers());

  async function looked() {
    vi.useFakeTimers();
    const given = props("drift25");
    const { container, component } = render(Board, { props: given });
    const svg = container.querySelector(".map > svg")!;
    const target = [...given.clickable].find((one) => one.startsWith("cell:"))!;
    const spot = component.locate(target)!;
    const touch = (type: string, by = 0) => {
      const event = new MouseEvent(type, { bubbles: true, clientX: spot.x + by, clientY: spot.y, detail: 1, button: 0 });
      return fireEvent(svg, Object.assign(event, { pointerType: "touch", pointerId: 1 }));
    };
    await touch("pointerdown");
    vi.advanceTimersByTime(300);
    for (const type of ["pointermove", "pointerup", "pointerleave", "click"]) await touch(type, 2);
    return { given, target, touch };
  }

  test("has looked at a choice when it is lifted, and takes it with the next tap", async () => {
    const { given, target, touch } = await looked();
    expect(given.onclick).not.toHaveBeenCalled();
    expect(given.onhover.mock.calls.at(-1), "its preview stays").toEqual([target]);
    for (const type of ["pointerdown", "pointerup", "click"]) await touch(type, 9);
    expect(given.onclick.mock.calls).toEqual([[target]]);
    expect(given.onhover.mock.calls.at(-1)).toEqual([null]);
  });

  test("puts it back with a tap elsewhere", async () => {
    const { given, target, touch } = await looked();
    for (const type of ["pointerdown", "pointerup", "click"]) await touch(type, 400);
    expect(given.onclick).not.toHaveBeenCalledWith(target);
    expect(given.onhover.mock.calls.at(-1)).toEqual([null]);
  });
});

test("the flag of the main land counts its land tiles, not the South Pole", () => {
  const { view } = fixture("early");
  const masses = (view as TriasView).masses.map((mass) => ({ ...mass, size: mass.tiles.length - Number(mass.is_main) }));
  const { container } = render(Board, { props: props("early", { view: { ...view, masses } }) });
  const main = masses.find(({ is_main: isMain }) => isMain)!;
  expect(container.textContent).toContain(`Main land, ${main.tiles.length - 1} tiles`);
});

test("the key explains marks of herds only while there are some", () => {
  const { view } = fixture("middle");
  const spent = [[12, 1]];
  for (const [stage, times] of [["acting", 1], ["over", 0]] as const) {
    const { container } = render(Board, { props: props("middle", { view: { ...view, table: { ...view.table, stage, spent } } }) });
    expect(container.querySelector(".key")).not.toBeNull();
    expect(container.textContent!.split("reproduced or born this turn").length - 1).toBe(times);
    cleanup();
  }
});

describe("the dock", () => {
  test("offers card and deck, and reports clicks", async () => {
    const given = props("two");
    const { container } = render(Hand, { props: given });
    await fireEvent.click(at(container, "hand"));
    await fireEvent.click(at(container, "deck"));
    expect(given.onclick.mock.calls).toEqual([["hand"], ["deck"]]);
    expect(at(container, "hand").className).toContain("offered");
    expect(at(container, "stock").className).not.toContain("offered");
  });

  test("says how many actions are left", () => {
    expect(render(Hand, { props: props("early") }).container.textContent).toContain("4 actions left");
  });

  test("spent actions are hollow dots", () => {
    const { view, ...others } = props("early");
    const spent = { ...view, turn_actions: 4, table: { ...view.table, actions_left: 1 } };
    const { container } = render(Hand, { props: { ...others, view: spent } });
    expect([...container.querySelectorAll(".pip")].map((pip) => pip.classList.contains("spent"))).toEqual([false, true, true, true]);
  });

  test("shows the tiles that left the game on demand", () => {
    const given = props("early");
    const view = { ...given.view, leftover: ["steppe", "steppe"] };
    const details = render(Hand, { props: { ...given, view } }).container.querySelector("details")!;
    expect(details.open).toBe(false);
    expect(details.textContent).toMatch(/left over\s+steppe2\s*Tiles left over at set-up/);
  });

  test("has nothing to show where no tile left the game, or the view does not say so", () => {
    const given = props("early");
    for (const leftover of [[], undefined]) {
      expect(render(Hand, { props: { ...given, view: { ...given.view, leftover } } }).container.querySelector("details")).toBeNull();
    }
  });
});

describe("a place that can mean two things", () => {
  /** A press with the mouse at a point of a place, perhaps with a drag to another one. */
  async function press(element: Element, to: Element | null = null, pointerType = "mouse") {
    const event = (type: string, node: Element, x: number) => {
      const one = new MouseEvent(type, { bubbles: true, clientX: x, clientY: 0, detail: 1, button: 0 });
      return fireEvent(node, Object.assign(one, { pointerType, pointerId: 1 }));
    };
    await event("pointerdown", element, 0);
    if (to) await event("pointermove", to, 60);
    await event("pointerup", to ?? element, to ? 60 : 0);
    await event("click", element, 0);
  }

  test("stands for the herds on it, and the tile is offered too", async () => {
    const given = props("middle");
    const both = [...given.clickable].find((target) => given.clickable.has(target.replace("fresh:", "tile:")) && target.startsWith("fresh:"));
    const herd = both ?? "fresh:12";
    const tile = herd.replace("fresh:", "tile:");
    given.clickable.add(tile);
    const { container } = render(Board, { props: given });
    await press(at(container, tile));
    expect(given.onclick.mock.calls).toEqual([[herd, tile]]);
    await fireEvent.click(at(container, tile));
    expect(given.onclick.mock.calls.at(-1), "a screen reader means what it names").toEqual([tile]);
  });

  test("a herd can be dragged, and the map stays where it is", async () => {
    const given = props("middle");
    const { container } = render(Board, { props: given });
    const before = container.querySelector<SVGGElement>(".camera")!.style.transform;
    await press(at(container, "fresh:12"), at(container, "tile:34"));
    expect(given.onclick.mock.calls[0]).toEqual(["fresh:12"]);
    expect(container.querySelector<SVGGElement>(".camera")!.style.transform).toBe(before);
  });
});
