import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import trias from "../../src/games/trias";
import { brief, describe as describeThing } from "../../src/games/trias/describe";
import { clock, ring } from "../../src/games/trias/geometry";
import { help } from "../../src/games/trias/help";
import { button, panel, progress, steps } from "../../src/games/trias/panel";
import { nearest, things } from "../../src/games/trias/targets";
import { readWorld, type MassJson } from "../../src/games/trias/view";
import { spokenWordsOf, wordsOf } from "../../src/table/hints";
import { fixture, language, NAMES, offered, sayFor, sentences } from "./fixtures";

const drift = fixture("drift");
const say = sayFor(drift.names);

test("what is announced tells two tiles of one ring and hour apart", () => {
  const args = { who: { who: 0 }, from: 22, fromland: { word: "trias-woods" }, fromring: 3, fromhour: 12, to: 31, toland: { word: "trias-woods" }, toring: 3, tohour: 12, left: 3 };
  const words = language.say({ key: "trias-moved", args }, ["Orange"], "spoken");
  expect(words).toBe("Orange moves a herd from tile 22 (woods, ring 3, 12 o’clock) to tile 31 (woods, ring 3, 12 o’clock); actions left: 3.");
});

test("a tile is described by ring and hour, landscape, number, free seats and herds", () => {
  const scene = readWorld(drift.view);
  const tile = [...scene.tiles.values()].find((one) => one.terrain === "steppe" && one.herds[0] === 1)!;
  expect(describeThing(`tile:${tile.id}`, drift.view, say)).toMatch(
    new RegExp(`^ring \\d, \\d+ o’clock, steppe, tile ${tile.id}, room for 2 herds, Mara 1 herd, island C$`),
  );
});

test("the help for an island gives the points that the server names", () => {
  const masses = drift.view.masses as MassJson[];
  const [island] = masses.filter((mass) => !mass.is_main);
  const view = { ...drift.view, masses: masses.map((mass) => (mass === island ? { ...mass, worth: 77 } : mass)) };
  expect(help(`tile:${island!.tiles[0]}`, view, say)).toContain("77 points");
});

test("the South Pole, the lifted tile, water, seas and swimmers have words", () => {
  const [sea] = drift.view.seas as [number, number][];
  const [swimmer] = drift.view.table.swimmers as { q: number; r: number }[];
  expect(describeThing("tile:34", drift.view, say)).toBe("South Pole, main land");
  expect(describeThing("tile:12", drift.view, say)).toContain("full, Fern 4 herds, lifted, main land");
  expect(describeThing(`cell:${sea!.join(",")}`, drift.view, say)).toContain("interior sea");
  expect(describeThing(`swimmer:${swimmer!.q},${swimmer!.r}`, drift.view, say)).toMatch(/water, .* of tile \d+, \w+ \d swimmer/);
  expect(describeThing("cell:-3,5", drift.view, say)).toMatch(/^ring 5, 6 o’clock, water, \S+ of tile \d+$/);
});

test("how much room there is comes from the server, and there is no number without a limit", () => {
  const { view } = drift;
  const words = (room: number | null) => {
    const capacity = { ...(view.capacity as object), "south-pole": 4 };
    return describeThing("tile:34", { ...view, capacity, room: [...(view.room as number[]).slice(0, -1), room] }, say);
  };
  expect(words(3)).toBe("South Pole, room for 3 herds, main land");
  expect(words(0)).toBe("South Pole, full, main land");
  expect(words(-2)).toContain("2 herds too many");
  expect(words(null)).toBe("South Pole, main land");
});

test("the herds that may still reproduce are those that the server names", () => {
  const view = { ...drift.view, fresh: [[12, 3]], table: { ...drift.view.table, spent: [] } };
  expect(things(view).filter((target) => target.startsWith("fresh:"))).toEqual(["fresh:12"]);
  expect(describeThing("fresh:12", view, say)).toMatch(/^3 /);
});

test("a land belongs to the leaders that the server names", () => {
  const masses = drift.view.masses as { leaders: number[] }[];
  expect(masses.some(({ leaders }) => leaders.length === 1)).toBe(true);
  expect(readWorld(drift.view).lands.map(({ leaders }) => leaders)).toEqual(masses.map(({ leaders }) => leaders));
  const shared = readWorld({ ...drift.view, masses: masses.map((mass) => ({ ...mass, leaders: [3, 1] })) });
  expect(shared.lands.every(({ leaders }) => leaders.join() === "3,1")).toBe(true);
});

test("overpopulation and things of the dock have words", () => {
  const surplus = fixture("surplus");
  const all = things(surplus.view).map((target) => describeThing(target, surplus.view, sayFor(surplus.names)));
  expect(all.filter((words) => words.includes("1 herd too many"))).toHaveLength(1);
  const two = fixture("two");
  const tell = sayFor(two.names);
  expect(describeThing("hand", two.view, tell)).toBe("your hand card: steppe, back 1");
  expect(describeThing("deck", two.view, tell)).toBe("deck: 14 cards left, the top one has back 1");
  expect(describeThing("stock", two.view, tell)).toBe("stock of Jonas: 8 herds");
});

test.each(NAMES)("everything offered in %s has a unique name", (name) => {
  const position = fixture(name);
  const words = [...offered(position)].map((target) => describeThing(target, position.view, sayFor(position.names)));
  expect(words.every((text) => text !== "" && !text.includes("trias-"))).toBe(true);
  expect(new Set(words).size).toBe(words.length);
});

/** The possible endings of keys that are put together. */
const TOGETHER: Record<string, string[]> = {
  stage: ["placing", "card", "drift", "actions", "upkeep", "clean-up"],
  button: ["place", "hand", "draw", "lift", "drift", "move", "rescue", "reproduce", "end"],
  cost: ["lift", "move", "rescue", "reproduce"],
  points: ["interim-scored", "final-scored"], // used by the frame in replays
  next: ["herd", "tile", "swimmer", "ashore", "birth", "lift"],
  again: ["move", "rescue", "reproduce"],
  one: ["fresh", "spent"],
  fact: ["stock", "land", "swim", "card"],
  help: ["remaining", "tile", "south-pole", "main", "island", "cell", "swimmer", "fresh", "spent", "stock", "hand", "deck", "fact-land", "fact-card"],
};

test("the catalogue has exactly the sentences of this table", () => {
  const folder = "src/games/trias";
  const source = readdirSync(folder).filter((file) => /\.(ts|svelte)$/.test(file)).map((file) => readFileSync(`${folder}/${file}`, "utf-8")).join("\n");
  const whole = [...source.matchAll(/"trias-web-([a-z-]+)"/g)].map((match) => match[1]!);
  const phrases = [...source.matchAll(/phrase\(([^(){}`]+)/g)].flatMap((match) => [...match[1]!.matchAll(/"([a-z-]+)"/g)].map((found) => found[1]!));
  const joined = Object.entries(TOGETHER).flatMap(([start, ends]) => ends.map((end) => `${start}-${end}`));
  const used = new Set([...whole, ...phrases, ...joined, "fresh-herds", "spent-herds"].map((key) => `trias-web-${key}`));
  expect([...used].filter((key) => !language.has(key))).toEqual([]);
  expect(sentences.filter((key) => !used.has(key))).toEqual([]);
});

test("arrows go to the nearest thing in their direction", () => {
  const scene = readWorld(fixture("placing").view);
  const pole = "tile:34";
  const at = (q: number, r: number) => `tile:${scene.tileAt.get(`${q},${r}`)!.id}`;
  const all = [...scene.tiles.keys()].map((id) => `tile:${id}`);
  expect(nearest(pole, "right", all, scene)).toBe(at(1, 0));
  expect(nearest(pole, "left", all, scene)).toBe(at(-1, 0));
  expect([at(0, -1), at(1, -1)]).toContain(nearest(pole, "up", all, scene));
  expect(nearest(at(3, 0), "right", all, scene)).toBeNull();
  expect(nearest("hand", "up", all, scene)).toBeNull();
});

test.each(NAMES)("arrows reach every offer of %s from every other", (name) => {
  const position = fixture(name);
  const scene = readWorld(position.view);
  const offers = [...offered(position)].filter((target) => target.includes(":"));
  if (offers.length === 0) return;
  const seen = new Set([offers[0]!]);
  const queue = [offers[0]!];
  for (let at = queue.pop(); at; at = queue.pop()) {
    for (const arrow of ["left", "right", "up", "down"] as const) {
      const next = nearest(at, arrow, offers, scene);
      if (next && !seen.has(next)) {
        seen.add(next);
        queue.push(next);
      }
    }
  }
  expect(offers.filter((target) => !seen.has(target))).toEqual([]);
});

test("panel, head and buttons have words", () => {
  expect(panel(drift.view, 3, say).facts[0]).toBe(`stock ${drift.view.table.stock[3]}`);
  expect(panel({ ...drift.view, scores: [0, 0, 0, 21] }, 3, say).score).toBe(21);
  expect(progress(drift.view, say)).toEqual(["Turn 13", "Actions"]);
  expect(steps(drift.view, say).map(({ label, state }) => `${label} ${state}`)).toEqual(["Card done", "Drift done", "Actions now", "Clean-up, new card next"]);
  const late = fixture("late");
  expect(progress(late.view, sayFor(late.names))[0]).toBe("Last round, 3 turns to go");
  expect(steps(late.view, sayFor(late.names)).map(({ label, state }) => `${label} ${state}`)).toEqual(["Actions now", "Clean-up next"]);
  expect(button("lift", fixture("early").view, say)).toEqual({ label: "Drift", cost: "3", dots: 3 });
  expect(button("end", fixture("early").view, say)).toEqual({ label: "End turn" });
  expect(button("drift", fixture("drift25").view, say)).toEqual({ label: "Put down" });
});

test("a choice in a hint or a question is named without figures that the board shows", () => {
  const { view, names } = fixture("middle");
  const tell = (target: string) => brief(target, view, sayFor(names));
  const landscape = (id: number) => view.table.tiles.find((tile: { id: number }) => tile.id === id).landscape;
  expect(tell("fresh:12")).toBe(`a herd, ${landscape(12)}`);
  expect(tell("tile:12")).toBe(landscape(12));
});

test.each(NAMES)("the choices of %s are named with their places, without numbers of tiles or of herds", (name) => {
  const { offer, view, names } = fixture(name);
  const placed = { ...trias, brief: trias.placed! };
  for (const choice of offer?.choices ?? []) {
    const seen = wordsOf(choice, placed, "trias", view, sayFor(names));
    expect(seen).not.toMatch(/tile \d|ring \d|o’clock|\d+ herd/);
    const heard = spokenWordsOf(choice, trias, "trias", view, (message) => language.say(message, names, "spoken"));
    expect(heard).not.toMatch(/tile \d|\d+ herd/);
  }
});

test("a place is a compass point on the screen, and ring and hour for the ear", () => {
  const { view, names } = fixture("middle");
  const { cell } = readWorld(view).tiles.get(12)!;
  const seen = trias.placed!("fresh:12", view, sayFor(names));
  expect(seen).toMatch(/^a herd, \w+, in the [\w-]+, \d cells from the South Pole$/);
  const heard = trias.placed!("fresh:12", view, (message) => language.say(message, names, "spoken"));
  expect(heard).toMatch(new RegExp(`^a herd, \\w+, ring ${ring(cell)}, ${clock(cell)} o’clock$`));
  expect(trias.placed!("tile:34", view, sayFor(names))).toBe("South Pole");
});
