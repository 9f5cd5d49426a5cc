import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import Board from "../../src/games/terror/Board.svelte";
import { describe as describeThing } from "../../src/games/terror/describe";
import Hand from "../../src/games/terror/Hand.svelte";
import { button, note, panel, progress, prompt, tools } from "../../src/games/terror/panel";
import { neighbour, things } from "../../src/games/terror/targets";
import terror from "../../src/games/terror";
import { remainingOf } from "../../src/games/kit/standing";
import Remaining from "../../src/table/Remaining.svelte";
import { badges, fixture, language, NAMES, offered, sayFor, sentences } from "./fixtures";

afterEach(cleanup);

function props(name: string, more: Record<string, unknown> = {}) {
  const position = fixture(name);
  return {
    view: position.view, seat: position.view.seat, clickable: offered(position), selected: [] as string[],
    hovered: null as string | null, refused: null, marked: [] as string[], previews: badges(position),
    names: position.names, colours: [0, 1, 2, 3, 4, 5], events: [], before: null, time: 0, reducedMotion: false, compact: false,
    onclick: vi.fn(), onhover: vi.fn(), say: sayFor(position.names), ...more,
  };
}
const at = (root: Element, target: string) => root.querySelector<SVGElement>(`[data-target="${target}"]`)!;
/** The text without brackets, even nested ones. */
function stripped(text: string): string {
  const rest = text.replaceAll(/⟦[^⟦⟧]*⟧/g, "");
  return rest === text ? rest : stripped(rest);
}
const onIsland = (target: string) => /^(area|herd|environment|raptor):/.test(target);

describe("the island", () => {
  test.each(NAMES.flatMap((name) => [[name, false], [name, true]] as const))("has a place for everything offered in %s (phone: %s), with its words", (name, compact) => {
    const given = props(name, { compact });
    const { container } = render(Board, { props: given });
    for (const target of [...given.clickable].filter(onIsland)) {
      const place = at(container, target);
      expect(place, target).not.toBeNull();
      expect(place.getAttribute("role")).toBe("button");
      expect(place.getAttribute("aria-label")).toContain(describeThing(target, given.view, given.say));
    }
  });

  test("Dinos that are put down one by one are shown as lying there, and the next one as a question", () => {
    const areas = [...offered(fixture("spreading"))].filter(onIsland);
    const gains = { key: "terror-dinos-gained", rule: "", args: { who: { who: 0 }, number: 3 }, targets: [areas[0]!] };
    const preview = { points: [], words: [], events: [gains] };
    const given = props("spreading", { selected: [areas[0], areas[0]], hovered: areas[0], previews: new Map([[areas[0], preview]]) });
    const { container } = render(Board, { props: given });
    const pills = [...container.querySelectorAll(".pill")].map((pill) => pill.textContent?.trim());
    expect(pills).toEqual(["+2", "next here"]);
  });

  test("reports clicks, whether the thing is offered or not", async () => {
    const given = props("eating");
    const { container } = render(Board, { props: given });
    const victim = [...given.clickable].find((target) => target.startsWith("herd:"))!;
    await fireEvent.click(at(container, victim));
    await fireEvent.click(at(container, "area:So"));
    expect(given.onclick.mock.calls).toEqual([[victim], ["area:So"]]);
  });

  test("shows where the groups of a migration go, and their sizes", () => {
    const { container } = render(Board, { props: props("dividing-going") });
    const going = Object.values(fixture("dividing-going").view.table.step.going);
    expect(container.querySelectorAll(".way")).toHaveLength(going.length);
    const pills = [...container.querySelectorAll(".pill text")].map((text) => text.textContent);
    for (const number of going) expect(pills.some((text) => text?.startsWith(`${number} go`)), String(pills)).toBe(true);
    expect(pills.some((text) => text?.includes("→"))).toBe(true);
  });

  test("treats a drag as a click on both ends", async () => {
    const given = props("dividing");
    const { container } = render(Board, { props: given });
    const to = [...given.clickable].find((target) => target.startsWith("area:"))!;
    const origin = `area:${given.view.table.step.origin}`;
    at(container, origin).dispatchEvent(Object.assign(new Event("pointerdown", { bubbles: true }), { pointerType: "mouse" }));
    await fireEvent.pointerUp(at(container, to));
    expect(given.onclick).toHaveBeenCalledWith(to);
  });

  test("the place in keyboard focus has a ring, and the overlay is drawn last", () => {
    const given = props("growing");
    const target = [...given.clickable].find((one) => one.startsWith("area:"))!;
    const { container } = render(Board, { props: { ...given, hovered: target } });
    expect(container.querySelectorAll(".focus path")).toHaveLength(2);
    expect(container.querySelector(".map > svg")!.lastElementChild!.classList).toContain("focus");
  });

  test("with reduced motion nothing flies, and the changes are marked", () => {
    const added = { key: "terror-dinos-added", rule: "", args: { who: { who: 0 }, number: 1 }, targets: ["herd:So:0", "area:So"] };
    const given = props("menu");
    const { container } = render(Board, { props: { ...given, events: [added], before: given.view, time: 500, reducedMotion: true } });
    expect(container.querySelectorAll(".mark").length).toBeGreaterThan(0);
    expect(container.querySelector(".flights")!.children).toHaveLength(0);
  });

  test("a herd with the T-Rex shows what the server adds for it", () => {
    const given = props("growing");
    const [area, here] = Object.entries(given.view.table.areas).find(([, one]) => one.order.some((who) => (one.dinos[who] ?? 0) > 0))!;
    const who = here.order.find((one) => (here.dinos[one] ?? 0) > 0)!;
    const table = { ...given.view.table, predators: { ...given.view.table.predators, "t-rex": area }, owner: who };
    const bonus = (counts: number | null) => {
      const view = { ...given.view, table, t_rex_counts_for: counts, t_rex_size: 4 };
      const { container, unmount } = render(Board, { props: { ...given, view } });
      const found = [...container.querySelectorAll(".bonus")].map((node) => node.textContent);
      unmount();
      return found;
    };
    expect(bonus(who)).toEqual(["+4"]);
    expect(bonus(null)).toEqual([]);
  });

  test.each(NAMES)("has few nodes in %s, and a land that no change redraws", async (name) => {
    const given = props(name);
    const { container, rerender } = render(Board, { props: given });
    expect(container.querySelectorAll(".map *").length).toBeLessThan(1500);
    const land = [...container.querySelectorAll(".ground *")];
    await rerender({ ...given, view: fixture("menu-volcano").view, hovered: "area:So" });
    expect([...container.querySelectorAll(".ground *")]).toEqual(land);
  });

  test("an eruption is shown until the next input", async () => {
    const given = props("menu-volcano");
    const [area] = Object.entries(given.view.table.areas).find(([, here]) => here.volcano !== null)!;
    const placed = { key: "terror-volcano-placed", rule: "", args: { who: { who: 0 } }, targets: [`area:${area}`] };
    const moment = { ...given, events: [placed], before: given.view, time: 500 };
    const { container } = render(Board, { props: moment });
    expect(container.querySelectorAll(".run")).toHaveLength(1);
    await fireEvent.keyDown(window, { key: "a" });
    expect(container.querySelectorAll(".run, .new")).toHaveLength(0);
    cleanup();
    expect(render(Board, { props: { ...moment, reducedMotion: true } }).container.querySelectorAll(".run, .new")).toHaveLength(0);
  });

  test("a closed area shows whose volcano it is", () => {
    const given = props("menu-volcano");
    const { container } = render(Board, { props: given });
    expect(container.querySelector(".volcano")!.textContent).toMatch(/^closed by /);
    const [area] = Object.entries(given.view.table.areas).find(([, here]) => here.volcano !== null)!;
    expect(describeThing(`area:${area}`, given.view, given.say)).toContain("closed by the volcano of");
  });
});

describe("the action row", () => {
  test("offers the free tiles, and reports clicks", async () => {
    const given = props("select_tile");
    const { container } = render(Hand, { props: given });
    for (const target of given.clickable) {
      expect(at(container, target).getAttribute("class")).toContain("offered");
      await fireEvent.click(at(container, target));
    }
    expect(given.onclick.mock.calls.map(([target]) => target)).toEqual([...given.clickable]);
  });

  test("shows the open card and the deck where a card is taken, the player's own card where it is played", () => {
    const select = render(Hand, { props: props("select_card") });
    expect(at(select.container, "face-up").getAttribute("class")).toContain("offered");
    expect(at(select.container, "deck").getAttribute("class")).toContain("offered");
    cleanup();
    expect(at(render(Hand, { props: props("growing") }).container, "deck")).toBeNull();
  });
});

describe("words", () => {
  test.each(NAMES)("of every thing in %s are in the catalogue", (name) => {
    const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
    const { view, offer, names } = fixture(name);
    const say = sayFor(names);
    for (const target of [...things(view), ...(offer?.choices.flatMap(({ targets }) => targets) ?? [])]) {
      expect(describeThing(target, view, say)).not.toContain("terror-");
    }
    for (const who of names.keys()) expect(panel(view, who, say).facts.join()).not.toContain("terror-");
    for (const choice of offer?.choices ?? []) button(choice.kind, view, say);
    tools(view, say);
    progress(view, say);
    expect(complaints.mock.calls).toEqual([]);
    complaints.mockRestore();
  });

  test("of the panel say that a supply is unlimited", () => {
    const { view, names } = fixture("menu");
    const endless = { ...view, table: { ...view.table, supply: names.map(() => null) } };
    expect(panel(endless, 0, sayFor(names)).facts[0]).toBe("unlimited Dinos");
    expect(panel(view, 0, sayFor(names)).facts[0]).toMatch(/^supply \d+$/);
  });

  test("an area is described with its herds, habitats and points", () => {
    const { view, names } = fixture("growing");
    const [area, here] = Object.entries(view.table.areas).find(([, one]) => one.order.length > 1)!;
    const words = describeThing(`area:${area}`, view, sayFor(names));
    expect(words).toMatch(/^(inner|middle|outer) (swamp|forest|desert|mountains): /);
    for (const who of here.order) expect(words).toContain(names[who]);
    expect(words).toContain("primary habitat");
  });

  test("the line under the question says what confirming does", () => {
    const position = fixture("dividing-going");
    const words = note(position.view, badges(position), sayFor(position.names));
    expect(words === null || words.length > 0).toBe(true);
    expect(note(position.view, new Map(), sayFor(position.names))).toBeNull();
  });

  test("an action that was begun asks for the next thing", () => {
    const { view, names } = fixture("dividing");
    const asked = (...path: string[]) => prompt({ path }, view, sayFor(names));
    expect(asked()).toBeNull();
    expect(asked("white")).toContain("white Dino");
    expect(asked("area:Fm")).toContain("How many go to the middle forest");
    expect(asked("herd:Fm:1")).toContain(`How many Dinos of ${names[1]}`);
  });

  test("the tools are the free actions that the server names", () => {
    const { view, names } = fixture("menu");
    const named = (...kinds: string[]) => tools({ ...view, free_actions: kinds }, sayFor(names)).map(({ target }) => target);
    expect(named("white", "volcano")).toEqual(["white", "volcano"]);
    expect(named()).toEqual([]);
    expect(tools(view, sayFor(names)).map(({ target }) => target)).toEqual(view.free_actions);
  });

  test("the head says which turn it is, how many are left and what is scored", () => {
    const { view, names } = fixture("growing");
    const { container } = render(Remaining, { props: { remaining: remainingOf(view)!, client: terror, view, say: sayFor(names) } });
    expect(container.querySelectorAll(".now")).toHaveLength(1);
    const label = container.querySelector(".vh")!.textContent;
    expect(label).toMatch(/\d turns to go.*turn \d/);
    expect(label).toContain("Triassic: Presence is scored too");
    expect(container.querySelector("button")!.getAttribute("aria-description")).toContain("domination");
  });

  test.each(NAMES)("of %s all come from the catalogue", (name) => {
    const given = props(name, { hovered: "area:So", selected: name === "dividing" ? ["area:So"] : [] });
    const say = (message: Parameters<typeof given.say>[0]) => `⟦${given.say(message)}⟧`;
    const roots = [
      render(Board, { props: { ...given, say } }).container,
      render(Board, { props: { ...given, say, compact: true } }).container,
      render(Hand, { props: { ...given, say } }).container,
    ];
    for (const root of roots) {
      const words = [...root.querySelectorAll("*")].flatMap((node) => [
        ...["aria-label", "title"].map((attribute) => node.getAttribute(attribute) ?? ""),
        ...[...node.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ textContent }) => textContent ?? ""),
      ]);
      const outside = words.map((text) => stripped(text)).filter((text) => /\p{L}{2}/u.test(text));
      expect(outside.filter((text) => !given.previews.size || !/[.!]/.test(text))).toEqual([]);
    }
  });

  test("every sentence of this table is used", () => {
    const source = import.meta.glob("../../src/games/terror/*", { query: "?raw", import: "default", eager: true }) as Record<string, string>;
    const text = Object.values(source).join("\n");
    const made = [...text.matchAll(/terror-web-([a-z-]*)\$\{|phrase\(`([a-z-]*)\$\{/g)].map((found) => found[1] ?? found[2] ?? "");
    const beginnings = [...made, "fact-", "group", "primary", "secondary", "tertiary", "t-rex", "occupant", "herd", "points-"];
    const unused = sentences.filter((key) => {
      const name = key.slice("terror-web-".length);
      return !text.includes(name) && !beginnings.some((start) => start !== "" && name.startsWith(start)) && !/-(ready|used)$/.test(name);
    });
    expect(unused).toEqual([]);
    expect(sentences.every((key) => language.has(key))).toBe(true);
  });
});

describe("arrow keys", () => {
  test("reach every offered thing of the island", () => {
    for (const name of ["growing", "move_t_rex", "scatter_to", "eating", "choose_environment", "select_tile"]) {
      const position = fixture(name);
      const targets = [...offered(position)].filter((target) => target.includes(":"));
      const seen = new Set(targets.slice(0, 1));
      for (const from of seen) {
        for (const direction of ["left", "right", "up", "down"] as const) {
          const next = neighbour(from, direction, targets, position.view);
          if (next) seen.add(next);
        }
      }
      expect([...seen].sort(), name).toEqual([...targets].sort());
    }
  });

  test("count up and down", () => {
    const { view } = fixture("dividing");
    expect(neighbour("count:2", "right", ["count:1", "count:2", "count:3"], view)).toBe("count:3");
    expect(neighbour("count:1", "down", ["count:1", "count:2"], view)).toBeNull();
  });
});
