// The log as turns, with the sentences of the real games.
import { describe, expect, test } from "vitest";
import type { Argument, EventJson, Message } from "../src/games/contract";
import { app, type Verbosity } from "../src/app.svelte";
import { Language } from "../src/language";
import { isDue, recapOf, spokenRecap, touches } from "../src/table/recap";
import { footprints, trailOf } from "../src/table/trail";
import { type Wording, turnsOf } from "../src/table/turns";
import type { LogEntry } from "../src/wire";
import { localesOf, sentencesIn, SHARED } from "./catalogues";

const NAMES = ["Ada", "Fern", "Slate", "Reed"];
const GAMES = ["trias", "terror", "tritarea"];

function tellerIn(code: string): Wording {
  const games = Object.fromEntries(GAMES.map((game) => [game, sentencesIn(localesOf(game), code)]));
  const language = new Language({ language: code, languages: [code], shared: sentencesIn(SHARED, code), games, english: {} });
  app.setLanguage(language);
  return {
    names: NAMES,
    participantOf: (seat) => seat,
    say: (message) => language.say(message, NAMES),
    has: (key) => language.has(key),
    listed: (parts) => language.list(parts),
  };
}
const english = tellerIn("en");

const who = (participant: number) => ({ who: participant });
const word = (key: string) => ({ word: key });
function event(key: string, args: Record<string, Argument>, targets: string[] = []): EventJson {
  return { key, rule: "", args, targets };
}
let seq = 0;
function entry(seat: number | null, ...events: EventJson[]): LogEntry {
  return { seq: ++seq, seat, action: null, kind: seat === null ? "opening" : "act", events: events as never, taken_back: 0, at: "" };
}
const texts = (log: LogEntry[], wording = english) => turnsOf(log, wording).map(({ text }) => text);

const began = (seat: number, turn = 1) => event("trias-turn-began", { who: who(seat), turn });
const drifted = (seat: number) =>
  event("trias-drifted", { who: who(seat), tile: 28, landscape: word("trias-steppe"), ring: 4, hour: 10, from: "1,1", to: "2,2", pieces: 2, joined: 1 }, ["cell:1,1", "cell:2,2"]);
const moved = (seat: number, from = 3, to = 4) =>
  event("trias-moved", { who: who(seat), from, fromland: word("trias-steppe"), fromring: 1, fromhour: 1, to, toland: word("trias-woods"), toring: 2, tohour: 2, left: 1 }, [`tile:${from}`, `tile:${to}`]);
const scored = (seat: number, points: number) => event("trias-interim-scored", { who: who(seat), points, tiles: 4 }, ["tile:1", "tile:2", "tile:5", "tile:6"]);
const swims = (seat: number, herds: number) => event("trias-fell-into-water", { who: who(seat), herds }, ["cell:1,1"]);
const ended = (seat: number) => event("trias-actions-ended", { who: who(seat), unused: 0 });

const ROUND = () => [
  entry(0, ended(0), began(1)),
  entry(1, event("trias-card-drawn", { who: who(1), card: word("trias-card-steppe") })),
  entry(1, drifted(1), scored(1, 2), scored(2, 1), swims(0, 2)),
  entry(1, moved(1)),
  entry(1, moved(1, 4, 5)),
  entry(1, ended(1), began(2)),
];

test("a turn is one line, which counts equal steps, names what it does to others, and adds up the points", () => {
  const [own, fern, slate] = turnsOf(ROUND(), english);
  expect(own!.text).toBe("Ada does nothing.");
  expect(fern!.text).toBe("Fern drifts a steppe tile, cuts off an island of 4 tiles, leaves 2 herds of Ada swimming, and makes 2 moves.");
  expect(fern!.points).toEqual([{ who: 1, points: 2 }, { who: 2, points: 1 }]);
  expect(fern!.who).toBe(1);
  expect(fern!.steps.map(({ text }) => text)).toContain("Fern ends the turn.");
  expect(slate!.text).toBe("Slate begins the turn.");
});

test.each([
  ["de", "Fern lässt ein Plättchen driften (Steppe), trennt eine Insel aus 4 Plättchen ab, lässt 2 Herden von Ada schwimmen und bewegt 2-mal eine Herde."],
  ["fr", "Fern fait dériver une tuile steppe, détache une île de 4 tuiles, met à l’eau 2 troupeaux d’Ada et effectue 2 déplacements."],
  ["ja", "Fern：草原を大陸移動、タイル4枚の島を分離、Adaの群れ2つが海へ、群れを2回移動。"],
])("the phrases are joined in the way of the language: %s", (code, text) => {
  expect(texts(ROUND(), tellerIn(code))[1]).toBe(text);
});

test("what a player does again after others is a line of its own", () => {
  const placed = (seat: number) => entry(seat, event("trias-placed", { who: who(seat), tile: 3, landscape: word("trias-steppe"), ring: 1, hour: 1, herds: 2 }, ["tile:3"]));
  expect(texts([entry(null, event("trias-board-laid", {})), placed(1), placed(2), placed(2), placed(1)])).toEqual([
    "The continent lies on the table.", "Fern places 2 herds.", "Slate places 4 herds.", "Fern places 2 herds.",
  ]);
});

test("what was taken back is not there, nor is the step back", () => {
  const log = [entry(1, began(1)), entry(1, moved(1)), entry(1, moved(1))];
  const undo: LogEntry = { ...entry(1), kind: "undo", taken_back: 1 };
  expect(texts([...log, undo])).toEqual(["Fern moves a herd."]);
  expect(turnsOf([...log, undo], english)[0]!.steps).toHaveLength(2);
  const redo: LogEntry = { ...entry(1, moved(1)), kind: "redo" };
  expect(texts([...log, undo, redo])).toEqual(["Fern makes 2 moves."]);
});

test("a rewind by consent and news of the table have lines without a sign; asking for a hint is only a step", () => {
  const seat = (key: string): LogEntry => ({ ...entry(1, event(key, { who: who(1) })), kind: "seat" });
  const turns = turnsOf([entry(1, began(1)), seat("table-hint-used"), seat("table-seat-conceded"), entry(1, moved(1)), { ...entry(2), kind: "rewind", taken_back: 1 }], english);
  expect(turns.map(({ who: one, text }) => [one, text])).toEqual([
    [1, "Fern begins the turn."],
    [null, "Fern concedes."],
    [null, "Slate takes back 1 step, as everybody agreed."],
  ]);
  expect(turns[0]!.steps.map(({ text }) => text)).toContain("Fern asks for a hint.");
});

describe("Triassic Terror", () => {
  const taken = (seat: number) => event("terror-tile-taken", { who: who(seat), tile: word("terror-tile-ra"), space: 5, whites: 0 }, ["tile:RA"]);
  const eaten = (victim: number) => event("terror-dino-eaten", { who: who(1), predator: word("terror-raptor-one"), victim: who(victim), area: word("terror-area-si") }, ["raptor:1", `herd:Si:${victim}`]);

  test("a play turn is not the same as the selection before it, even of the same player", () => {
    const log = [
      entry(null, event("terror-turn-began", { period: word("terror-triassic"), turn: 2 })),
      entry(2, taken(2)),
      entry(1, taken(1), event("terror-play-turn-began", { who: who(1), space: 1 }), event("event-forced", { who: who(1) }), event("terror-tile-played", { who: who(1), tile: word("terror-tile-ra") })),
      entry(1, eaten(0)),
      entry(1, eaten(0)),
      entry(1, eaten(2)),
      entry(1, event("terror-play-turn-ended", { who: who(1) }), event("terror-whites-added", { tile: word("terror-tile-hm"), space: 6, whites: 2 })),
    ];
    expect(texts(log)).toEqual([
      "Triassic, turn 2",
      "Slate takes Raptors.",
      "Fern takes Raptors.",
      "Fern plays Raptors, eats 2 Dinos of Ada, and eats 1 Dino of Slate.",
    ]);
    const steps = turnsOf(log, english).at(-1)!.steps;
    expect(steps.at(-1)!.who, "a neutral step has no sign").toBeNull();
  });

  test.each([
    ["en", "Fern gets 6 Dinos and places 2 white Dinos."],
    ["de", "Fern bekommt 6 Dinos und setzt 2 weiße Dinos ein."],
    ["fr", "Fern gagne 6 dinos et place 2 dinos blancs."],
    ["ja", "Fern：ディノが6体増加、白ディノを2体配置。"],
  ])("white Dinos are not added to the others: %s", (code, text) => {
    const added = (number: number, white: number) => entry(1, event("terror-dinos-added", { who: who(1), area: word("terror-area-si"), number, white }, ["herd:Si:1"]));
    const log = [entry(1, taken(1), event("terror-play-turn-began", { who: who(1), space: 1 })), added(3, 0), added(1, 1), added(3, 0), added(1, 1)];
    expect(texts(log, tellerIn(code)).at(-1)).toBe(text);
  });

  test("each part of a scoring is one line without a sign, with everybody's points", () => {
    const stones = (seat: number, points: number) => event("terror-stones-scored", { who: who(seat), points, number: 2, places: "Si" }, ["area:Si"]);
    const turns = turnsOf([entry(1, taken(1), stones(0, 10), stones(1, 12), event("terror-period-scored", { period: word("terror-triassic") }))], english);
    expect(turns.map(({ who: one, text, points }) => [one, text, points.length])).toEqual([
      [1, "Fern takes Raptors.", 0],
      [null, "The habitats are scored.", 2],
      [null, "The Triassic is over.", 0],
    ]);
  });
});

describe("Tritarea", () => {
  const card = (seat: number, rank: number) => event("tritarea-card-played", { who: who(seat), npc: 0, card: "E6", suit: word("tritarea-ecology"), rank }, [`trick:${seat}`]);
  const built = (seat: number, kind: string) => event("tritarea-built", { who: who(seat), square: "d1", kind, height: 1 }, ["square:d1"]);
  const LOG = () => [
    entry(null, event("tritarea-trick-began", { trick: 2, who: who(1), one: who(1), two: who(2), three: who(3), four: who(0) })),
    entry(1, card(1, 6)),
    entry(2, card(2, 7), event("tritarea-rights-found", { suit: word("tritarea-ecology"), first: who(1), second: who(2), holders: 2, by: "most", supporters: 2, low: 6, high: 7 })),
    entry(1, built(1, "basic"), event("tritarea-bonus-scored", { who: who(1), square: "d1", points: 1 })),
    entry(1, built(1, "second"), event("tritarea-construction-ended", { who: who(1) })),
  ];
  test("a line is what one participant does in a trick, and the trick tells its outcome", () => {
    const turns = turnsOf(LOG(), english);
    expect(turns.map(({ text }) => text)).toEqual([
      "Trick 2: Fern leads. Ecology is adopted.",
      "Fern plays Ecology 6 and builds 2 blocks on d1.",
      "Slate plays Ecology 7.",
    ]);
    expect(turns[1]!.points).toEqual([{ who: 1, points: 1 }]);
  });
  test("a participant without a seat has lines of its own", () => {
    expect(turnsOf([entry(0, card(0, 3)), entry(0, card(3, 4))], english).map(({ who: one }) => one)).toEqual([0, 3]);
  });
});

test("the line that names a winner adds no points: they are the total", () => {
  const won = { ...event("trias-game-won", { who: who(0), points: 31, winners: 1 }), names_winner: true };
  expect(turnsOf([entry(0, won)], english).map(({ text, points }) => [text, points])).toEqual([["Ada wins.", []]]);
});

test.each([
  ["goal-shown", "Ada shows a goal. Fern shows a goal. Slate shows a goal"],
  ["goal-told", "Ada shows a goal. Fern shows a goal. Slate shows a goal."],
])("equal events that nobody does are one line of sentences, whether or not these end with a stop: %s", (key, text) => {
  const say = (message: Message) => `${NAMES[(message.args?.["who"] as { who: number }).who]} shows a goal${message.key.startsWith("goal-told") ? "." : ""}`;
  const wording = { ...english, has: (one: string) => one.endsWith("-line"), say: (message: Message) => (message.key.startsWith("web-") ? english.say(message) : say(message)) };
  expect(texts([entry(0, ...[0, 1, 2].map((seat) => event(key, { who: who(seat) })))], wording)).toEqual([text]);
});

test("a game without such sentences has a line per turn with its last sentence", () => {
  const plain = (seat: number, name: string) => event("web-score", { who: who(seat), name }, [name]);
  const turns = turnsOf([entry(0, plain(0, "a")), entry(0, plain(0, "b")), entry(1, plain(1, "c")), entry(0, plain(0, "d"))], { ...english, say: ({ args }) => String(args?.["name"]) });
  expect(turns.map(({ who: one, text }) => [one, text])).toEqual([[0, "b"], [1, "c"], [0, "d"]]);
});

test("turns that have not changed stay the same objects", () => {
  const log = ROUND();
  const before = turnsOf(log, english);
  const after = turnsOf([...log, entry(2, moved(2))], english, before);
  expect(after[1]).toBe(before[1]);
  expect(after[2]).not.toBe(before[2]);
});

test("a long log is not told again at each step, but in another language it is", () => {
  const said: string[] = [];
  const listening = (wording: Wording): Wording => ({ ...wording, say: (message) => (said.push(message.key), wording.say(message)) });
  const [first, second] = [english, tellerIn("de")].map(listening) as [Wording, Wording];
  const log = ROUND();
  const before = turnsOf(log, first);
  said.length = 0;
  expect(turnsOf(log, first, before).map(({ text }) => text)).toEqual(before.map(({ text }) => text));
  expect(said).toEqual([]);
  expect(turnsOf(log, second, before).every(({ text }, index) => text !== before[index]!.text)).toBe(true);
});

test("the trail has each participant's last turn, with the ways of what moved, but no whole regions", () => {
  const turns = turnsOf([...ROUND(), entry(2, moved(2, 7, 8)), entry(2, event("trias-reproduced", { who: who(2), tile: 9, landscape: word("trias-woods"), ring: 1, hour: 1, left: 0 }, ["tile:9"]))], english);
  expect(trailOf(turns.slice(1))).toEqual([
    { who: 1, targets: ["cell:2,2", "tile:4", "tile:5"], ways: [["cell:1,1", "cell:2,2"], ["tile:3", "tile:4"], ["tile:4", "tile:5"]] },
    { who: 2, targets: ["tile:9", "tile:8"], ways: [["tile:7", "tile:8"]] },
  ]);
});

test("footprints lead from one place to the other, and leave both free", () => {
  const prints = footprints({ x: 0, y: 0 }, { x: 100, y: 0 });
  expect(prints.length).toBeGreaterThan(4);
  expect(prints.every(({ x, y }) => x >= 15 && x <= 85 && Math.abs(y) <= 3)).toBe(true);
  expect(footprints({ x: 0, y: 0 }, { x: 20, y: 0 })).toEqual([]);
});

test("a recap begins with what was done to me", () => {
  const turns = turnsOf([...ROUND(), entry(2, moved(2))], english).slice(1);
  expect(recapOf(turns, [0], english)).toEqual({
    sentences: ["Fern leaves 2 herds of Ada swimming.", "Slate moves a herd."],
    own: ["Fern leaves 2 herds of Ada swimming."],
    points: [{ who: 1, points: 2 }, { who: 2, points: 1 }],
  });
});

const settled = (...points: [number, number][]) =>
  entry(null, event("terror-stones-scored", {}), ...points.map(([seat, number]) => event("terror-habitat-scored", { who: who(seat), points: Math.max(number, 0), lost: Math.max(-number, 0) })));

test("a recap says what a scoring has brought me, and leaves nobody out who has played", () => {
  const turns = turnsOf([...ROUND(), entry(2, moved(2)), settled([1, 4], [0, 6])], english).slice(1);
  expect(recapOf(turns, [0], english).sentences).toEqual(["Fern leaves 2 herds of Ada swimming.", "Slate moves a herd.", "Scoring gives you 6 points."]);
  const lost = turnsOf([settled([0, -1])], english);
  expect(recapOf(lost, [0], english)).toEqual({ sentences: ["Scoring costs you one point."], own: ["Scoring costs you one point."], points: [{ who: 0, points: -1 }] });
  expect(recapOf(lost, [0, 1], english).sentences, "several play here").toEqual([]);
  const many = turnsOf([1, 2, 3].map((seat) => entry(seat, moved(seat))), english);
  expect(recapOf(many, [0], english).sentences).toEqual(["Fern moves a herd.", "Slate moves a herd.", "Reed moves a herd."]);
});

test("a recap is read out with the points, as far as the listener wants", () => {
  const turns = turnsOf([...ROUND(), entry(2, moved(2)), settled([1, 4], [0, 6])], english).slice(1);
  const heard = (verbosity: Verbosity) => spokenRecap(recapOf(turns, [0], english), verbosity, [0], english);
  expect(heard("all")).toEqual(["Fern leaves 2 herds of Ada swimming.", "Slate moves a herd.", "Scoring gives you 6 points.", "Ada: +6", "Fern: +6", "Slate: +1"]);
  expect(heard("mine")).toEqual(["Fern leaves 2 herds of Ada swimming.", "Scoring gives you 6 points.", "Ada: +6"]);
  expect(heard("questions")).toEqual([]);
});

test.each([["en", "Fern does nothing."], ["de", "Fern tut nichts."], ["fr", "Fern ne fait rien."], ["ja", "Fern：何もせず手番を終了。"]])("a turn in which nothing was done has a phrase of its own: %s", (code, text) => {
  const wording = code === "en" ? english : tellerIn(code);
  expect(texts([entry(1, began(1)), entry(1, ended(1), began(2))], wording)[0]).toBe(text);
  expect(texts([entry(1, began(1)), entry(1, moved(1)), entry(1, ended(1))], wording)[0]).not.toContain(text.slice(4, -1));
});

test("a recap is due after three turns, after ten minutes, on opening the table, and if something of mine has changed", () => {
  const [plain] = turnsOf([entry(1, moved(1))], english);
  const [, hit] = turnsOf(ROUND(), english);
  const [scoring] = turnsOf([settled([0, 3])], english);
  expect(isDue([], [0], 1e9, true)).toBe(false);
  expect(isDue([plain!], [0], 60_000, false), "a plain answer of one bot").toBe(false);
  expect(isDue([plain!], [0], 600_000, false)).toBe(true);
  expect(isDue([plain!], [0], 0, true)).toBe(true);
  expect(isDue([plain!, plain!, plain!], [0], 0, false)).toBe(true);
  expect([hit!, scoring!].map((turn) => [isDue([turn], [0], 0, false), isDue([turn], [3], 0, false)])).toEqual([[true, false], [true, false]]);
  expect(touches(scoring!, [3])).toBe(false);
});
