import { readdirSync, readFileSync } from "node:fs";
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import Badge from "../../src/games/tritarea/Badge.svelte";
import Board from "../../src/games/tritarea/Board.svelte";
import { describe as describeThing } from "../../src/games/tritarea/describe";
import { help } from "../../src/games/tritarea/help";
import Hand from "../../src/games/tritarea/Hand.svelte";
import { button, countLabel, firstCount, isOpen, note, panel, picture, progress, steps, teamOf } from "../../src/games/tritarea/panel";
import { lastTrickIn } from "../../src/games/tritarea/played";
import { explain, headingOf } from "../../src/games/tritarea/slots";
import { neighbour, things } from "../../src/games/tritarea/targets";
import type { EventJson } from "../../src/games/contract";
import { badges, fixture, language, NAMES, offered, sayFor, sentences, walk } from "./fixtures";

afterEach(cleanup);

function props(name: string, more: Record<string, unknown> = {}) {
  const position = fixture(name);
  return {
    view: position.view, seat: position.view.seat, clickable: offered(position), selected: [] as string[],
    hovered: null as string | null, refused: null as string | null, marked: [] as string[], previews: badges(position),
    names: position.names, colours: [0, 1, 2, 3], events: [], before: null, time: 0, reducedMotion: false, compact: false,
    onclick: vi.fn(), onhover: vi.fn(), say: sayFor(position.names), ...more,
  };
}
const at = (root: Element, target: string) => root.querySelector<HTMLElement>(`[data-target="${target}"]`)!;
const labels = (root: Element) => [...root.querySelectorAll(".slot .label")].map((node) => node.textContent);

describe("the city", () => {
  test.each(NAMES.flatMap((name) => [[name, false], [name, true]] as const))("has a place for what is offered in %s (phone: %s)", (name, compact) => {
    const given = props(name, { compact });
    const { container } = render(Board, { props: given });
    for (const target of [...given.clickable].filter((one) => /^(square|five):|^second$/.test(one))) {
      const place = at(container, target);
      expect(place, target).not.toBeNull();
      expect(place.classList.contains("offered")).toBe(true);
    }
    expect(container.querySelectorAll(".city .place")).toHaveLength(16);
  });

  test("reports clicks, whether the thing is offered or not", async () => {
    const given = props("building");
    const { container } = render(Board, { props: given });
    const square = [...given.clickable].find((target) => target.startsWith("square:"))!;
    const other = things(given.view).find((target) => target.startsWith("square:") && !given.clickable.has(target))!;
    const [holder] = [given.view.rights!.first];
    for (const target of [square, other, `trick:${holder}`]) await fireEvent.click(at(container, target));
    expect(given.onclick.mock.calls).toEqual([[square], [other], [`trick:${holder}`]]);
  });

  test("draws towers block by block, their height, and their owner if somebody else is on top", () => {
    const { view, names } = fixture("building-late");
    const say = sayFor(names);
    const { container } = render(Board, { props: props("building-late") });
    const towers = Object.entries(view.table.buildings);
    expect(container.querySelectorAll(".tower")).toHaveLength(towers.length);
    const heights = [...container.querySelectorAll(".foot text")].map((node) => Number(node.textContent));
    expect(heights.sort()).toEqual(towers.map(([, blocks]) => blocks.length).filter((height) => height > 1).sort());
    const foreign = towers.filter(([square, blocks]) => view.owners[square] !== blocks.at(-1));
    expect(container.querySelectorAll(".foot .plate")).toHaveLength(heights.length + foreign.length);
    const [square, blocks] = towers.find(([, one]) => new Set(one).size > 1)!;
    const words = describeThing(`square:${square}`, view, say);
    for (const who of blocks) expect(words).toContain(names[who]);
    expect(words).toContain(`owned by ${names[view.owners[square]!]}`);
    const [own, [who]] = towers.find(([, one]) => new Set(one).size === 1)!;
    expect(describeThing(`square:${own}`, view, say)).toMatch(new RegExp(`: \\d blocks? \\(${names[who!]}\\)$`));
  });

  test("shows a block that would be built, and its points", () => {
    const given = props("building");
    const square = [...given.clickable].find((target) => (given.previews.get(target)?.points.length ?? 0) > 0)!;
    const { container } = render(Board, { props: { ...given, hovered: square } });
    expect(container.querySelectorAll(".ghost")).toHaveLength(1);
    expect(at(container, square).getAttribute("aria-label")).toMatch(/gets \d points?/);
  });

  test("shows what the areas and the tallest tower would pay after the block", async () => {
    const given = props("building");
    const { container, rerender } = render(Board, { props: given });
    const changed = () => [...container.querySelectorAll(".standing .row.foreseen")].map((row) => row.textContent?.replaceAll(/\s+/g, " ").trim());
    expect(changed()).toEqual([]);
    await rerender({ hovered: "square:c2" });
    const [owner, top] = [2, 0].map((who) => given.names[who]);
    expect(changed()).toEqual([`Modern 6/4 ${top} 10`, `Tallest c2, height 2 ${owner} 10`]);
    await rerender({ hovered: "square:a1" });
    expect(changed()).toEqual([]);
  });

  test("asks for the second block on the square itself", async () => {
    const given = props("second_block");
    const { container } = render(Board, { props: given });
    expect(at(container, "second").getAttribute("aria-label")).toContain(`on ${given.view.table.basic}`);
    expect(container.textContent).toContain("2nd block?");
  });
});

describe("the trick", () => {
  test("writes the rights on the cards", () => {
    const { view } = fixture("building");
    const { container } = render(Board, { props: props("building") });
    expect(labels(container).filter((label) => /builds/.test(label ?? "")).sort()).toEqual(["builds 1st", "builds 2nd"]);
    expect(container.querySelectorAll(".slot.right")).toHaveLength(2);
    expect(at(container, `trick:${view.rights!.first}`).textContent).toContain("builds 1st");
  });

  test.each([
    ["building-difference", /^\w+ is adopted difference \d+ against \d+ \(\w+\)$/],
    ["building-leader", /^\w+ is adopted tied with \w+ \(\d+\): the leader’s suit$/],
    ["building-all_different", /^\w+ is adopted the leader’s suit, of four$/],
    ["building-late", /^\w+ is adopted by \d of 4 cards$/],
  ])("says why a suit is adopted: %s", (name, words) => {
    const { view, names } = fixture(name);
    const { title, remark } = headingOf(view, sayFor(names));
    expect(`${title} ${remark}`).toMatch(words);
  });

  test("says from the event alone how many cards have adopted a suit", () => {
    const { view, names } = fixture("building-late");
    const rights = { ...view.rights!, supporters: null, cards: 3 };
    expect(headingOf({ ...view, rights }, sayFor(names)).remark).toBe("by 3 of 4 cards");
  });

  test("speaks of the settlement, not of one more trick, once the cards of a round are played", () => {
    const { view, names } = fixture("building");
    const over = { ...view, rights: null, round_step: "settlement" as const };
    const say = sayFor(names);
    expect([headingOf(over, say).title, progress(over, say)]).toEqual(["Settlement", ["Round 1 · settling"]]);
    expect(steps(over, say).find(({ state }) => state === "now")?.label).toBe("Settlement");
  });

  test("keeps the cards where they lie until the server has said which count", () => {
    const given = props("building");
    const rights = { ...given.view.rights!, supporters: null };
    const { container } = render(Board, { props: { ...given, view: { ...given.view, rights } } });
    expect(container.querySelectorAll(".slot.out")).toHaveLength(0);
    expect(container.querySelectorAll(".slot.right")).toHaveLength(2);
  });

  test("lets the cards of other suits sink", () => {
    const { view } = fixture("building");
    const { container } = render(Board, { props: props("building") });
    const out = [...container.querySelectorAll(".slot.out")].map((slot) => Number(slot.getAttribute("data-who")));
    expect(out.sort()).toEqual([0, 1, 2, 3].filter((who) => view.table.trick[who]![0] !== "M"));
    expect(container.querySelectorAll(".face.pale")).toHaveLength(out.length);
  });

  test("says who decides for an NPC with a right", () => {
    const { view, names } = fixture("building-npc");
    expect(explain(view, sayFor(names))).toMatch(/decides for \w+ \(NPC\)\.$/);
  });

  test.each([[0, "all blocks used"], [1, "1 block"], [2, "1 or 2 blocks"]])("says what the second builder has: %i", (blocks, words) => {
    const { view, names } = fixture("building");
    const rights = { ...view.rights!, blocks: [1, blocks] };
    const said = explain({ ...view, rights }, sayFor(names));
    expect(said).toMatch(new RegExp(`second: \\w+, ${words}\\.`));
  });

  test("shows what the last card would decide before it is played", () => {
    const given = props("playing-last");
    const card = [...given.clickable][0]!;
    const { container } = render(Board, { props: { ...given, hovered: card } });
    expect(container.querySelector(".why.foreseen")!.textContent).toMatch(/builds first|alone may build/);
    expect(container.querySelectorAll(".slot .ghost")).toHaveLength(1);
  });

  test("lies in the order of play that the server names", () => {
    const given = props("building");
    const order = [1, 3, 0, 2];
    const { container } = render(Board, { props: { ...given, view: { ...given.view, trick_order: order } } });
    const who = [...container.querySelectorAll(".slot")].map((node) => Number(node.getAttribute("data-who")));
    expect(who).toEqual(order);
  });

  test("shows decks of NPCs with the cards left in them", () => {
    const given = props("playing");
    const view = { ...given.view, table: { ...given.view.table, trick: [null, null, null, null] }, participants: { 0: 0, 1: null, 2: 1, 3: null } };
    const { container } = render(Board, { props: { ...given, view } });
    expect(at(container, "deck:1").textContent).toContain(String(view.table.cards_left[1]));
    expect(at(container, "trick:0")).not.toBeNull();
  });
});

describe("cards that were played", () => {
  /** The events of a whole trick and of the beginning of the next one. */
  const trick = walk.slice(0, 5).flatMap(({ events }) => events);
  const began = (round: number): EventJson[] => [
    { key: "tritarea-round-began", rule: "", args: { round }, targets: [] },
    { key: "tritarea-trick-began", rule: "", args: { trick: 1 }, targets: [] },
  ];
  const view = walk[5]!.before;

  test("are listed by suit, and the last trick is shown from the log, after a reload too", async () => {
    expect(view.table).toMatchObject({ round: 0, trick_number: 1 });
    const { container } = render(Board, { props: { ...props("building"), view, log: () => [...began(1), ...trick] } });
    await fireEvent.click(container.querySelector(".played")!);
    const dialog = container.querySelector("dialog")!;
    expect([...dialog.querySelectorAll(".last .vh")].map(({ textContent }) => textContent)).toEqual(["Modern 1", "Happiness 8", "Intelligent 9", "Ecology 8"]);
    expect(dialog.querySelector(".adopted")!.textContent).toContain("Modern");
    expect([...dialog.querySelectorAll(".last .face")].map(({ classList }) => classList.contains("pale"))).toEqual([false, true, true, true]);
    const ranks = [...dialog.querySelectorAll("tr")].map((row) => [...row.querySelectorAll("li")].map((item) => item.textContent).join(" "));
    expect(ranks).toEqual(["9", "1", "8", "8"]);
  });

  test("are only those of the last trick that are still known", () => {
    const log = [...began(1), ...trick];
    expect(lastTrickIn(view, log)!.cards).toHaveLength(4);
    expect(lastTrickIn(view, [...began(2), ...trick])).toBeNull();
    expect(lastTrickIn({ ...view, table: { ...view.table, trick_number: 2 } }, log)).toBeNull();
    expect(lastTrickIn({ ...view, table: { ...view.table, played: [] } }, log)).toBeNull();
  });
});

describe("what would be paid now", () => {
  test("is a list in a list, and explains itself to the keyboard and to screen readers", () => {
    const { container } = render(Board, { props: props("building-late") });
    const rows = [...container.querySelectorAll(".standing > [role=listitem]")];
    const helps = rows.flatMap((row) => [...row.querySelectorAll<HTMLElement>("button[data-help]")]);
    expect(helps.map((node) => node.getAttribute("aria-label"))).toEqual(["Intelligent", "Modern", "Ecology", "Happiness", "Tallest"]);
    for (const node of helps) {
      expect(node.tabIndex).toBe(0);
      expect(node.getAttribute("aria-description")).toMatch(/points/);
    }
    const paid = rows.slice(0, 4).filter((row) => row.querySelector("b"));
    expect(paid.length).toBeGreaterThan(0);
    for (const row of paid) expect(row.querySelectorAll("[role=list] > [role=listitem] .vh").length).toBe(row.querySelectorAll("b").length);
  });

  test("has no controls in a picture", () => {
    const { container } = render(Board, { props: props("building-late", { still: true, focus: ["trick:0"] }) });
    expect(container.querySelectorAll(".standing button[data-help]")).toHaveLength(0);
  });

  test("names the suits that are supported, in the heading", () => {
    const { container } = render(Board, { props: props("playing-last") });
    const chips = [...container.querySelectorAll("h2 .chip")].map((node) => node.textContent?.trim());
    expect(chips.length).toBeGreaterThan(1);
    for (const chip of chips) expect(chip).toMatch(/^(Intelligent|Modern|Ecology|Happiness) \d( \d)*$/);
  });
});

describe("help", () => {
  test("for a card tells of changes only where the server allows them", () => {
    const { view, names } = fixture("building");
    const about = (target: string, more = {}) => help(target, { ...view, ...more }, sayFor(names));
    const ranks = { keep: 5, "0": 0, "10": 10 };
    expect([about("card:H5", { five_ranks: ranks }), about("card:H5", { five_ranks: null })].map((words) => words!.includes("0 or 10"))).toEqual([true, false]);
    expect(about("square:a1", { bonuses: { a1: 2 } })).toContain("2 points at once");
    expect(about("square:a1", { bonuses: {} })).not.toContain("at once");
  });

  test("on sale lists as many numbers as there are blocks", () => {
    const { view } = fixture("selling");
    const supply = view.table.supply.map(() => 4);
    expect(things({ ...view, table: { ...view.table, supply } }).filter((one) => one.startsWith("count:"))).toHaveLength(5);
  });
});

describe("before and after the tricks", () => {
  test("a declaration is face down for others and face up for its owner", () => {
    const { view } = fixture("declaring-others");
    const who = view.table.committed.indexOf(true);
    const given = props("declaring-others");
    const { container, unmount } = render(Board, { props: given });
    expect(at(container, `declared:${who}`).textContent).toContain("has chosen");
    unmount();
    const own = { ...view, choice: { [who]: "H7" } };
    const mine = render(Board, { props: { ...given, view: own } });
    expect(at(mine.container, `declared:${who}`).textContent).toContain("Happiness 7");
    expect(at(mine.container, `declared:${who}`).textContent).toContain("still hidden");
    const badge = render(Badge, { props: { view, participant: who, say: given.say } });
    expect(badge.container.textContent).toContain("still hidden");
  });

  test("the server says how many people declare, and what a 5 can count", () => {
    const { view, names } = fixture("declaring");
    expect(explain({ ...view, declarers: 7 }, sayFor(names))).toContain("7");
    const changing = { ...fixture("changing").view, five_ranks: { keep: 5, "0": 9, "10": 2 } };
    const { container } = render(Board, { props: props("changing", { view: changing }) });
    expect([...container.querySelectorAll(".five")].map((node) => node.getAttribute("data-target"))).toEqual(["five:10", "five:keep", "five:0"]);
  });

  test("the sale starts at 0 and shows what stays", () => {
    const { view, names } = fixture("selling");
    expect(firstCount([0, 1, 2])).toBe(0);
    expect(countLabel(3, view, sayFor(names))).toBe("Sell 3, keep 6");
    const { container } = render(Board, { props: props("selling", { hovered: "count:2" }) });
    expect(container.querySelectorAll(".sale .block")).toHaveLength(9);
    expect(container.querySelectorAll(".sale .sold")).toHaveLength(2);
    expect(container.querySelector(".sale")!.textContent).toContain("+6");
  });

  test("a 5 has its three answers with their prices, for the seat that is asked", () => {
    for (const name of ["changing", "changing-npc", "changing_declared-npc"]) {
      const given = props(name);
      const { container, unmount } = render(Board, { props: given });
      const fives = [...container.querySelectorAll(".five")];
      expect(fives).toHaveLength(3);
      expect(fives.filter((node) => node.classList.contains("offered"))).toHaveLength(given.clickable.size);
      expect(at(container, "five:0").textContent).toContain("−1");
      unmount();
    }
    const { container } = render(Board, { props: props("changing", { hovered: "five:0" }) });
    expect(container.querySelector(".why.foreseen")!.textContent).toMatch(/^Intelligent is adopted with 3 cards\. \w+ builds first, then \w+\.$/);
    expect(container.querySelectorAll(".asked > .fives")).toHaveLength(1);
    cleanup();
    const watching = { ...fixture("changing").view, seat: null, five_of: null };
    expect(render(Board, { props: props("changing", { view: watching, clickable: new Set() }) }).container.querySelector(".five")).toBeNull();
  });

  test("a small picture has room for nothing but the city, unless it is about declarations", async () => {
    const given = props("playing", { still: true, compact: true, focus: picture(["square:a1"]) });
    const { container, rerender } = render(Board, { props: given });
    expect([container.querySelector(".ground") !== null, container.querySelector(".side")]).toEqual([true, null]);
    await rerender({ focus: picture(["declared:1"]) });
    expect(container.querySelector(".side")).not.toBeNull();
  });
});

describe("words", () => {
  test("of the head name the round, the trick and the steps", () => {
    const say = sayFor([]);
    expect(progress(fixture("declaring").view, say)).toEqual(["Round 3 · declare"]);
    expect(steps(fixture("selling").view, say)).toEqual([
      { label: "Declare", state: "done" }, { label: "Sale", state: "now" }, { label: "Tricks", state: "next" }, { label: "Settlement", state: "next" },
    ]);
    expect(steps(fixture("building").view, say).map(({ label }) => label)).toEqual(["Tricks", "Settlement"]);
    expect(steps(fixture("over").view, say)).toEqual([]);
  });

  test("of the panel say blocks and deciders", () => {
    const { view } = fixture("over-teams");
    expect([0, 1, 2, 3].map((who) => teamOf(who, view))).toEqual([null, 1, null, 0]);
    const npc = fixture("building-npc");
    const facts = panel(npc.view, npc.offer!.participant, sayFor(npc.names)).facts;
    expect(facts.join()).toContain("you decide");
  });

  test("of buttons exist for kinds without things to click", () => {
    const { view } = fixture("second_block");
    const say = sayFor([]);
    expect(["play", "declare", "sell", "five", "build", "extra"].map((kind) => button(kind, view, say))).toEqual(Array(6).fill(null));
    expect(button("second", view, say)).toEqual({ label: "Second block", isMain: true });
    expect(["default", "single", "skip"].every((kind) => button(kind, view, say)!.label.length > 0)).toBe(true);
    expect(isOpen(view)).toBe(true);
    const { view: hand, offer } = fixture("playing");
    expect(note(hand, null, say, offer)).toContain("cannot be undone");
    const choices = offer!.choices.map((choice) => ({ ...choice, can_undo: true }));
    expect([note(hand, null, say, { ...offer!, choices }), note(hand, null, say, null)]).toEqual([null, null]);
  });

  test.each(NAMES)("describe every thing in %s", (name) => {
    const { view, names } = fixture(name);
    const say = sayFor(names);
    for (const thing of [...things(view), ...offered(fixture(name))]) {
      expect(describeThing(thing, view, say), thing).not.toMatch(/tritarea-|^$/);
    }
  });

  test("all come from the catalogue", () => {
    const say = (message: Parameters<typeof language.say>[0]) => `⟦${language.say(message)}⟧`;
    for (const name of NAMES) {
      const { container, unmount } = render(Board, { props: { ...props(name), say, names: ["⟦⟧", "⟦⟧", "⟦⟧", "⟦⟧"] } });
      const bare = (container.textContent ?? "").replaceAll(/⟦[^⟦⟧]*⟧/g, "").replaceAll(/⟦[^⟦⟧]*⟧/g, "");
      expect(bare.replaceAll(/[abcd][1-4]/g, ""), name).not.toMatch(/[a-z]{2}/i);
      unmount();
    }
  });

  test("that are unused are not in the catalogue", () => {
    const folder = "src/games/tritarea";
    const text = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, "utf-8")).join("\n");
    const made = [...text.matchAll(/tritarea-web-([a-z-]+-)\$\{|phrase\(`([a-z-]+-)\$\{/g)].map((found) => found[1] ?? found[2]!);
    const unused = sentences.filter((key) => {
      const name = key.slice("tritarea-web-".length);
      return !text.includes(`"${name}"`) && !text.includes(`"${key}"`) && ![...made, "fact-", "points-"].some((start) => name.startsWith(start)) && name !== "title";
    });
    expect(unused).toEqual([]);
  });
});

describe("the hand", () => {
  test("shows the cards, and reports clicks", async () => {
    const given = props("playing");
    const { container } = render(Hand, { props: given });
    const cards = [...container.querySelectorAll(".card")];
    expect(cards).toHaveLength(given.view.hand.length);
    expect(cards.every((card) => card.classList.contains("offered"))).toBe(true);
    await fireEvent.click(cards[0]!);
    expect(given.onclick).toHaveBeenCalledWith(`card:${given.view.hand[0]}`);
  });
});

describe("arrow keys", () => {
  test("reach everything offered, and count up and down", () => {
    const targets = [...offered(fixture("building"))].filter((target) => target.includes(":"));
    const seen = new Set(targets.slice(0, 1));
    for (const from of seen) {
      const next = neighbour(from, "right", targets);
      if (next) seen.add(next);
    }
    expect([...seen]).toEqual(targets);
    expect(neighbour("count:2", "up", ["count:1", "count:2", "count:3"])).toBe("count:3");
    expect(neighbour("count:1", "left", ["count:1", "count:2"])).toBeNull();
  });
});
