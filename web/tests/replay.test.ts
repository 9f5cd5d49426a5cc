// The replay of a game: navigation, marks and plots, and the whole page.
import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { table } from "../dev/mock";
import end from "../dev/fixtures/end.json";
import { app } from "../src/app.svelte";
import type { Message, ResultJson } from "../src/games/contract";
import trias from "../src/games/trias";
import Replay from "../src/pages/Replay.svelte";
import Board from "../src/replay/Board.svelte";
import { placeOf, pointsMarks, turnMarks } from "../src/replay/marks";
import { addressOf, momentAt, notesOn, readSearch } from "../src/replay/moments";
import { byPlace, outcomeOf, teamPoints, unbroken } from "../src/replay/outcome";
import { apart, countSeries, leadsOf, samples, scoreSeries, stepPath, ticksOf } from "../src/replay/plot";
import Scoring from "../src/replay/Scoring.svelte";
import { ReplaySession } from "../src/replay/session.svelte";
import { sourceName } from "../src/replay/sources";
import type { Timeline, TimelineScored, LogEntry, Replay as Answer } from "../src/wire";
import { setStage } from "./stage";

const scored = (decision: number, participant: number, points: number, key = "trias-interim-scored", rule = "TR-4.3"): TimelineScored => ({
  decision,
  participant,
  points,
  event: { key, rule, args: { who: { who: participant }, points, tiles: 3 }, targets: ["tile:1"] },
});
const finals = [scored(6, 0, 4, "trias-final-scored", "TR-9.3"), scored(6, 1, 2, "trias-final-scored", "TR-9.3"), scored(6, 1, 5, "trias-final-scored", "TR-9.2")];
const timeline: Timeline = {
  participants: [0, 1],
  decisions: 6,
  start: [0, 0],
  turns: [{ first: 1, seat: 0 }, { first: 3, seat: 1 }, { first: 5, seat: 0 }],
  scored: [scored(2, 0, 2), scored(4, 1, 1), ...finals],
  rows: [
    { key: "trias-interim-scored", rule: "TR-4.3", is_final: false, points: [2, 1], times: [1, 1], targets: ["tile:1"] },
    { key: "trias-final-scored", rule: "TR-9.3", is_final: true, points: [4, 2], times: [1, 1], targets: ["tile:1", "tile:2"] },
    { key: "trias-final-scored", rule: "TR-9.2", is_final: true, points: [0, 5], times: [0, 1], targets: ["tile:3"] },
  ],
  steps: [
    { scored: finals.slice(0, 2), totals: [6, 3], remarks: [{ key: "trias-final-tied", rule: "TR-9.3", args: { place: 2, sharers: 2, herds: 1 }, targets: [] }] },
    { scored: finals.slice(2), totals: [6, 8], remarks: [] },
  ],
  leads: [{ decision: 0, leaders: [0, 1] }, { decision: 2, leaders: [0] }, { decision: 6, leaders: [1] }],
  changes: 1,
  players: [0, 1].map((participant) => ({ participant, decisions: 3, turns: 2 - participant, scorings: 2, best: 2, led: participant ? 0 : 4 })),
  counts: [{ key: "trias-gauge-herds", values: Array.from({ length: 7 }, (_, step) => [step, 2]) }],
};
const result = {
  seats: [
    { seat: 0, place: 2, points: 6, payoff: 0, reason: { key: "trias-result-points", args: { points: 6, stock: 1, masses: 2 } } },
    { seat: 1, place: 1, points: 8, payoff: 1, reason: { key: "trias-result-points", args: { points: 8, stock: 1, masses: 2 } } },
  ],
  participants: [{ participant: 0, points: 6, sources: {} }, { participant: 1, points: 8, sources: {} }],
} satisfies ResultJson;
/** Action 3 was taken back, so it does not count. */
const SEQS = [0, 1, 2, 4, 5, 6, 8];
const log: LogEntry[] = SEQS.map((seq) => ({
  seq,
  seat: seq === 0 ? null : seq < 4 ? 0 : 1,
  action: null,
  kind: seq === 0 ? "opening" : "act",
  events: [{ key: "trias-reproduced", rule: "TR-5.6", args: { who: { who: 0 }, tile: seq, landscape: { word: "trias-steppe" }, ring: 1, hour: 3, left: 1 }, targets: [`tile:${seq}`] }],
  taken_back: 0,
  at: "",
}));

let asked: string[];
let status: "running" | "finished";

function answer(path: string): unknown {
  const url = new URL(path, "http://mock");
  const eyes = url.searchParams.get("eyes");
  if (url.pathname.endsWith("/timeline")) return timeline;
  if (url.pathname.endsWith("/moments")) {
    const first = Number(url.searchParams.get("first"));
    const view = { ...(end as { scene: { view: object } }).scene.view, hand: null };
    const views = eyes === "open" ? [view, view] : [];
    return { first, moments: SEQS.slice(first).map((seq) => ({ seq, to_act: [seq % 2], view: { ...view, seat: eyes === "open" || eyes === "-1" ? null : Number(eyes) }, views })) };
  }
  if (url.pathname.endsWith("/replay")) {
    const seats = table("end").seats.slice(0, 2);
    const info = table("end", { id: "t", seats, status, result: status === "finished" ? (result as unknown as Record<string, unknown>) : null });
    const seen = eyes === null ? 0 : Number(eyes);
    return { table: info, eyes: eyes === "open" || seen < 0 ? null : seen, is_open: eyes === "open", log, moments: SEQS } satisfies Answer;
  }
  if (url.pathname.endsWith("/review")) return { level: "hard", state: "none", done: 0, of: 6, first: 0, moments: [], payoffs: [] };
  return {};
}

beforeEach(() => {
  setStage();
  app.preferences.motion = false;
  status = "finished";
  asked = [];
  history.replaceState(null, "", "/replay/t");
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path.replace("/api/tables/t/", ""));
    return path.includes("eyes=7") ? Response.json({ code: "not_yours", problem: "" }, { status: 403 }) : Response.json(answer(path));
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

// Numbers

test("an address contains moment and point of view, and nonsense is ignored", () => {
  expect(readSearch("?at=12&eyes=open")).toEqual({ at: 12, eyes: "open", odd: {} });
  expect(readSearch("?at=0&eyes=-1")).toEqual({ at: 0, eyes: null, odd: {} });
  expect(readSearch("?eyes=2")).toEqual({ at: null, eyes: 2, odd: {} });
  expect(readSearch("?at=-4&eyes=nobody")).toEqual({ at: null, eyes: undefined, odd: { at: "-4", eyes: "nobody" } });
  const { search } = new URL(addressOf("abc", 31, null), "http://x");
  expect(readSearch(search)).toEqual({ at: 31, eyes: null, odd: {} });
  expect(addressOf("abc", null, 1)).toBe("/replay/abc?eyes=1");
});

test("an address that asks for something missing gets a note", () => {
  const keys = (search: string, shown: number | "open" | null, isOver = true) => notesOn(readSearch(search), SEQS, shown, isOver).map(({ key, asked }) => [key.replace("web-replay-", ""), asked]);
  const there = SEQS.at(-1)!;
  expect(keys(`?at=${there}&eyes=open`, "open")).toEqual([]);
  expect(keys("", 0)).toEqual([]);
  expect(keys("?at=999&eyes=0", 0)).toEqual([["no-position", "999"]]);
  expect(keys("?at=abc", 0)).toEqual([["odd-position", "abc"]]);
  expect(keys("?eyes=9", "open")).toEqual([["odd-eyes", "9"]]);
  expect(keys("?eyes=nobody", "open")).toEqual([["odd-eyes", "nobody"]]);
  expect(keys("?eyes=open", null, false)).toEqual([["other-eyes", "open"]]);
  expect(keys(`?at=${"x".repeat(99)}`, 0)[0]![1]).toHaveLength(20);
});

test("a log row belongs to the last moment before it", () => {
  expect([0, 2, 3, 4, 7, 8, 99].map((seq) => momentAt(SEQS, seq))).toEqual([0, 2, 2, 3, 5, 6, 6]);
});

test("the score lines follow the events, without the final scoring", () => {
  const [first, second] = scoreSeries(timeline);
  expect(first).toEqual({ participant: 0, values: [0, 0, 2, 2, 2, 2, 2], final: 6 });
  expect(second).toEqual({ participant: 1, values: [0, 0, 0, 0, 1, 1, 1], final: 8 });
  expect(countSeries(timeline, timeline.counts[0]!)[0]).toEqual({ participant: 0, values: [0, 1, 2, 3, 4, 5, 6], final: null });
  expect(leadsOf(timeline)).toEqual([{ decision: 2, participant: 0 }, { decision: 6, participant: 1 }]);
  expect(samples(timeline)).toEqual([0, 2, 4, 6]);
});

test("a plot has round numbers, steps, and labels that do not cover each other", () => {
  expect(ticksOf(0, 38)).toEqual([0, 10, 20, 30, 40]);
  expect(ticksOf(0, 1)).toEqual([0, 1]);
  expect(ticksOf(-6, 14)).toEqual([-10, -5, 0, 5, 10, 15]);
  expect(stepPath([0, 0, 2, 2], (x) => x * 10, (y) => 50 - y)).toBe("M0 50H20V48H30");
  const placed = apart([50, 52, 10, 51], 15, 0, 100);
  const sorted = placed.toSorted((a, b) => a - b);
  sorted.slice(1).forEach((at, index) => expect(at - sorted[index]!).toBeGreaterThanOrEqual(15));
  expect(apart([99, 98], 15, 0, 100)).toEqual([100, 85]);
});

test("marks over the slider are where its thumb goes, and pieces do not overlap", () => {
  expect([placeOf(0, 8, 222), placeOf(8, 8, 222)]).toEqual([11, 211]);
  expect(turnMarks(timeline.turns, 8, 222).map(({ seat }) => seat)).toEqual([0, 1, 0]);
  expect(turnMarks(timeline.turns, 8, 222).some(({ isTick }) => isTick)).toBe(false);
  const bars = pointsMarks(timeline, 8, 222);
  expect(bars.map(({ x }) => x)).toEqual([2, 4, 7, 8].map((at) => placeOf(at, 8, 222)));
  expect(Math.max(...bars.map(({ height }) => height))).toBe(1);
});

test("no turn is left out over the slider: if pieces lack room, all turns are ticks", () => {
  const turns = Array.from({ length: 20 }, (_, index) => ({ first: index, seat: index % 4 }));
  const crowded = turnMarks(turns, 20, 222);
  expect(crowded.map(({ seat }) => seat)).toEqual(turns.map(({ seat }) => seat));
  expect(crowded.every(({ isTick }) => isTick)).toBe(true);
  const [near, ...apart] = turns;
  const few = turnMarks([{ first: 0, seat: 3 }, near!, ...apart], 20, 422);
  expect(few.flatMap(({ isTick }, index) => (isTick ? [index] : []))).toEqual([1]);
});

test("partners stay side by side if both teams share the first place", () => {
  const participants = [41, 30, 16, 27].map((points, participant) => ({ participant, points, sources: {} }));
  const seats = [0, 1].map((seat) => ({ seat, points: 57, place: 1 }));
  const tied = { ...result, seats, participants } as typeof result;
  expect(byPlace(tied, (seat) => seat, (who) => who % 2)).toEqual([0, 2, 1, 3]);
});

test("an outcome has the order of places, the margin, and the points of teams", () => {
  const outcome = outcomeOf(result, ({ key }) => key);
  expect(outcome.order.map(({ seat }) => seat)).toEqual([1, 0]);
  expect(outcome.lead).toEqual({ points: 2, seat: 0 });
  expect(outcome.isUnclear).toBe(false);
  const four = { ...result, participants: [...result.participants, { participant: 2, points: 3, sources: {} }, { participant: 3, points: 1, sources: {} }] };
  expect(byPlace(four, (seat) => seat, (who) => (who === 3 ? 1 : null))).toEqual([1, 3, 0, 2]);
  expect(teamPoints(result, (seat) => seat)).toBeNull();
  const team = { ...result, participants: [{ participant: 0, points: 4, sources: {} }, result.participants[1]!] };
  expect(teamPoints(team, (seat) => seat)).toEqual(new Map([[0, 6], [1, 8]]));
});

test("a rule id in a sentence is not broken across lines", () => {
  expect(unbroken("shared (TR-9.6), 4-2 (R-02)")).toBe("shared (TR\u20119.6), 4-2 (R\u201102)");
});

test("winners who share the win are named together, with nobody behind them", () => {
  const [one, other] = result.seats;
  const three = [{ ...one!, place: 1, points: 8 }, { ...other!, place: 1 }, { ...one!, seat: 2, place: 1, points: 8 }, { ...one!, seat: 3, place: 4 }];
  const outcome = outcomeOf({ ...result, seats: three }, ({ key }) => key);
  expect(outcome.named.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  expect(outcome.others.map(({ seat }) => seat)).toEqual([3]);
  const solo = outcomeOf({ ...result, seats: [{ ...one!, place: 3 }] }, ({ key }) => key);
  expect([solo.named.length, solo.others.length]).toEqual([1, 0]);
});

test("equal points are explained, even if all share the win", () => {
  const [one, other] = result.seats;
  const shared = { ...result, seats: [{ ...one!, place: 1, points: 8 }, { ...other!, place: 1 }] };
  const outcome = outcomeOf(shared, ({ key }) => key);
  expect(outcome.isUnclear).toBe(true);
  expect(outcome.ranks).toEqual([{ place: 1, seats: [0, 1], reason: "trias-result-points" }]);
});

test("more points than the winner's are explained, but not in a solo game", () => {
  const npc = { ...result, participants: [...result.participants, { participant: 2, points: 9, sources: {} }] };
  expect(outcomeOf(npc, ({ key }) => key).isUnclear).toBe(true);
  const alone = { ...npc, seats: [{ ...result.seats[0]!, place: 2 }] };
  expect(outcomeOf(alone, ({ key }) => key).isUnclear).toBe(false);
});

test("a step of the scoring says how a tie was broken, and leads to the rule", () => {
  const onrule = vi.fn();
  const props = { game: "trias", steps: timeline.steps, participants: [0, 1], names: ["Mara", "Jonas"], colours: [0, 1], say: (message: Message) => app.language!.say(message, ["Mara", "Jonas"]), ongo: () => {}, onrule };
  const { unmount } = render(Scoring, { ...props, at: 1 });
  expect(document.querySelector(".remark")?.textContent).toMatch(/2 players have the second most herds/);
  expect(document.querySelector(".what")?.textContent).not.toMatch(/TR-/);
  document.querySelector<HTMLElement>(".remark .rule")!.click();
  expect(onrule).toHaveBeenCalledWith("TR-9.3");
  unmount();
  render(Scoring, { ...props, at: 2 });
  expect(document.querySelector(".remark")).toBeNull();
});

test("a source of points has the game's name for it, or else its rule", () => {
  expect(sourceName("trias", "trias-final-scored", "TR-9.2")).toBe("Islands led alone");
  expect(sourceName("trias", "trias-final-scored", "TR-9.4")).toBe("Islands led together");
  expect(sourceName("nest", "nest-scored", "N-3")).toBe("Rule N-3");
});

// Navigation

async function opened(...look: Parameters<ReplaySession["open"]>): Promise<ReplaySession> {
  const session = new ReplaySession("t");
  await session.open(...look);
  return session;
}

test("a finished game opens at its end, a link at its moment", async () => {
  const session = await opened(undefined, null);
  expect([session.position, session.last, session.end]).toEqual([8, 6, 8]);
  expect(session.eyes).toBe(0);
  const linked = await opened("open", 4);
  expect([linked.position, linked.seq, linked.eyes]).toEqual([3, 4, "open"]);
  expect(asked).toContain("replay?eyes=open");
});

test("a link to another player's view shows what I may see", async () => {
  const session = await opened(7, 4);
  expect(session.lost).toBeNull();
  expect(session.eyes).toBe(0);
});

test("the steps of the final scoring come after the last moment, with the totals", async () => {
  const session = await opened(undefined, 8);
  const totals = () => [session.pointsOf(0), session.pointsOf(1)];
  expect([session.scored, ...totals()]).toEqual([0, 2, 1]);
  session.take(1);
  expect([session.scored, ...totals()]).toEqual([1, 6, 3]);
  expect(session.marked).toEqual(["tile:1", "tile:1"]);
  session.take(1);
  expect([session.scored, ...totals()]).toEqual([2, 6, 8]);
  session.take(1);
  expect(session.position).toBe(session.end);
  session.go(2);
  expect(session.scored).toBeNull();
});

test("steps and turns go back and forth and stop at both ends", async () => {
  const session = await opened(undefined, 0);
  session.take(-1);
  expect(session.position).toBe(0);
  const stops: number[] = [];
  for (let number = 0; number < 6; number++) {
    session.takeTurn(1);
    stops.push(session.position);
  }
  expect(stops).toEqual([1, 3, 5, 6, 8, 8]);
  session.takeTurn(-1);
  expect(session.position).toBe(6);
  session.jump(7);
  expect(session.position).toBe(5);
  await vi.waitFor(() => expect(session.shown?.index).toBe(5));
  expect(session.marked).toEqual(["tile:6"]);
});

test("automatic playback runs to the end of the scoring, and stops there", async () => {
  const session = await opened(undefined, 5);
  vi.useFakeTimers();
  session.speed = 4;
  session.play();
  expect(session.playing).toBe(true);
  await vi.advanceTimersByTimeAsync(5000);
  expect([session.position, session.playing]).toEqual([8, false]);
  session.play();
  expect(session.position, "once more").toBe(0);
  session.close();
});

test("a running game has neither timeline nor scoring", async () => {
  status = "running";
  const session = await opened(undefined, null);
  expect(asked).not.toContain("timeline");
  expect([session.position, session.end, session.scored]).toEqual([6, 6, null]);
  expect(session.turns.map(({ first }) => first)).toEqual([1, 3]);
});

// The page. Queries by role are slow with hundreds of tiles, so these tests use plain selectors.

async function show(path: string) {
  history.replaceState(null, "", path);
  render(Replay, { id: "t" });
  await vi.waitFor(() => expect(document.querySelector(".bar")).not.toBeNull());
}
const where = () => document.querySelector("input[type=range]")!.getAttribute("aria-valuetext");
const button = (name: string) =>
  [...document.querySelectorAll("button")].find((one) => (one.getAttribute("aria-label") ?? one.textContent ?? "").trim().startsWith(name));
async function press(name: string) {
  button(name)!.click();
  await tick();
}
async function key(...names: string[]) {
  for (const name of names) document.body.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
  await tick();
}

test("what the reader asks about has a name and a use on the screen, and all the rest for the ear", async () => {
  const session = await opened(undefined, 4);
  render(Board, { session, client: trias, compact: false });
  const words = (selector: string) => document.querySelector(selector)?.textContent ?? "";
  session.asked = (trias.things?.(session.shown!.moment.view) ?? []).find((thing) => thing.startsWith("tile:") && !/south pole/i.test(trias.describe(thing, session.shown!.moment.view, session.say)))!;
  await tick();
  expect(words(".description")).toMatch(/herds?/);
  expect(words(".description")).not.toMatch(/tile \d|ring \d|o’clock/);
  expect(words("[role=status]")).toMatch(/tile \d/);
});

test("a page that was left ignores what was still loading", async () => {
  const session = new ReplaySession("t");
  const opened = session.open(undefined, null);
  session.close();
  await opened;
  expect(session.table).toBeNull();
});

test("at the end the page shows the winner, the sources of points, and the plots", async () => {
  await show("/replay/t");
  expect(document.querySelector("h2")?.textContent).toContain("Jonas wins with 8 points");
  const row = button("Islands led alone")!.closest("tr")!;
  expect([...row.querySelectorAll("td")].map((cell) => cell.textContent)).toEqual(["5", "0"]);
  await press("Second places");
  expect(button("Second places")!.getAttribute("aria-pressed")).toBe("true");
  await press("herds on land");
  expect(document.querySelector(".plot svg")?.getAttribute("aria-label")).toMatch(/^herds on land of each player over 6 steps/);
  await press("Statistics");
  expect(document.querySelector(".after h4")?.textContent).toBe("The lead changed once.");
});

test("the keys step through the game, and the address follows", async () => {
  await show("/replay/t?at=4&eyes=1");
  expect(where()).toMatch(/^Step 3 of 6: /);
  await key("ArrowRight");
  expect(where()).toMatch(/^Step 4 of 6/);
  await key("Home", "ArrowRight", "ArrowLeft");
  expect(where()).toMatch(/^Step 0 of 6/);
  await key(" ");
  expect(button("Stop")).toBeTruthy();
  await key(" ");
  expect(button("Play")).toBeTruthy();
  await vi.waitFor(() => expect(location.search).toBe("?at=0&eyes=1"));
  await key("End");
  await vi.waitFor(() => expect(document.querySelector("h2")?.textContent).toContain("Jonas wins"));
});

test("the keys of a replay can be changed and switched off", async () => {
  app.preferences.keys = { "replay-forward": "N", "replay-last": "" };
  await show("/replay/t?at=4&eyes=1");
  await key("ArrowRight", "End");
  expect(where()).toMatch(/^Step 3 of 6/);
  await key("n");
  expect(where()).toMatch(/^Step 4 of 6/);
  expect(button("One step forward")!.title).toBe("One step forward (N)");
  app.preferences.keys = {};
});

test("a step of a line of the log leads to its moment", async () => {
  await show("/replay/t?at=0&eyes=1");
  expect([...document.querySelectorAll(".log .line")].map((line) => line.textContent?.trim())).toEqual(["Mara adds 7 herds."]);
  document.querySelectorAll<HTMLButtonElement>(".log .step")[4]!.click();
  await vi.waitFor(() => expect(document.querySelectorAll(".log .step")[4]?.getAttribute("aria-current")).toBe("step"));
  expect(where()).toMatch(/^Step 4 of 6/);
});

test("another point of view is loaded from the server and stays at the moment", async () => {
  await show("/replay/t?at=4&eyes=1");
  asked.length = 0;
  await press("Everything open");
  await vi.waitFor(() => expect(document.querySelectorAll(".hands section.own")).toHaveLength(2));
  expect(button("Everything open")!.getAttribute("aria-pressed")).toBe("true");
  expect(asked).toContain("replay?eyes=open");
  expect(where()).toMatch(/^Step 3 of 6/);
});

test("a running game offers my own view and a spectator's, nothing else", async () => {
  status = "running";
  await show("/replay/t?at=4&eyes=0");
  const options = [...document.querySelectorAll(".eyes option")].map((option) => option.textContent);
  expect(options).toEqual(["Mara", "a spectator"]);
  expect(button("Everything open")).toBeUndefined();
  expect(button("Statistics")).toBeUndefined();
});
