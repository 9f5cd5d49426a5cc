import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import Board from "../../src/games/trias/Board.svelte";
import Hand from "../../src/games/trias/Hand.svelte";
import { describe as describeThing } from "../../src/games/trias/describe";
import { badgeOf } from "../../src/table/previews";
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

  test("shows the tiles that left the game on demand", () => {
    const given = props("early");
    const view = { ...given.view, leftover: ["steppe", "steppe"] };
    const details = render(Hand, { props: { ...given, view } }).container.querySelector("details")!;
    expect(details.open).toBe(false);
    expect(details.textContent).toMatch(/left out\s+steppe2/);
  });

  test("has nothing to show where no tile left the game, or the view does not say so", () => {
    const given = props("early");
    for (const leftover of [[], undefined]) {
      expect(render(Hand, { props: { ...given, view: { ...given.view, leftover } } }).container.querySelector("details")).toBeNull();
    }
  });
});
