import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { app } from "../app.svelte";
import type { LogEntry, Scene } from "../wire";
import type { TableConnection } from "./connection.svelte";
import { Flying } from "./flying.svelte";
import { Playback } from "./playback.svelte";
import type { Questions } from "./questions.svelte";
import { TableState } from "./state.svelte";

const event = (target: string, args = {}) => ({ key: "web-score", rule: "", args, targets: [target] });
const entry = (seq: number, seat: number, events = [event(`tile:${seq}`)]): LogEntry => ({ seq, seat, action: null, kind: "act", events, taken_back: 0, at: "" });
const scene = (seq: number, offer: unknown = null) => ({ seq, seat: 0, status: "running", view: { seq }, offer, to_act: [1], result: null, clocks: null }) as unknown as Scene;

let state: TableState;
let playback: Playback;
const passScreen = vi.fn();
const begin = vi.fn();
const flying = new Flying();
/** A stage that shows every entry with a scoring until it is told to leave, or until it is over. */
const stage = { wants: (entries: readonly LogEntry[]) => entries.some(({ scoring }) => scoring), begin: vi.fn(), isComing: false, leave: vi.fn(), follow: vi.fn(), moveOn: vi.fn() };
let endStage: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.advanceTimersByTime(10_000); // the page has been open for a while
  app.preferences.motion = true;
  app.preferences.speed = "calm";
  state = new TableState("one");
  state.scene = scene(0);
  playback = new Playback(state, { passScreen } as unknown as TableConnection, { begin } as unknown as Questions, flying, stage);
  stage.begin.mockImplementation(() => new Promise<void>((resolve) => (endStage = resolve)));
  stage.isComing = false;
});
afterEach(() => {
  playback.stop();
  vi.useRealTimers();
  vi.clearAllMocks();
});

const seqs = () => playback.log.map(({ seq }) => seq);

test("beats are shown one after another, and then the screen may be passed on", () => {
  playback.play([entry(1, 1)], scene(1));
  playback.play([entry(2, 1)], scene(2));
  expect([state.scene?.seq, seqs()]).toEqual([1, [1]]);
  expect([playback.before, playback.events.length]).toEqual([{ seq: 0 }, 1]);
  vi.advanceTimersByTime(playback.time + 1);
  expect([state.scene?.seq, seqs(), playback.before]).toEqual([2, [1, 2], { seq: 1 }]);
  expect(passScreen).not.toHaveBeenCalled();
  vi.advanceTimersByTime(playback.time + 1);
  expect(playback.events).toEqual([]);
  expect(passScreen).toHaveBeenCalledOnce();
});

test("many beats share the time of one turn", () => {
  for (let seq = 1; seq <= 10; seq++) playback.play([entry(seq, 1)], scene(seq));
  vi.advanceTimersByTime(1501);
  expect(state.scene?.seq).toBe(10);
});

test("each turn of another player has its own time, and brisk ones have less", () => {
  for (const [speed, longest] of [["calm", 1500], ["brisk", 600]] as const) {
    app.preferences.speed = speed;
    state.scene = scene(0);
    for (let seq = 1; seq <= 20; seq++) playback.play([entry(seq, seq <= 10 ? 1 : 2)], scene(seq));
    vi.advanceTimersByTime(longest + 1);
    expect(state.scene?.seq).toBeGreaterThanOrEqual(10);
    expect(state.scene?.seq).toBeLessThan(20);
    vi.advanceTimersByTime(longest + 1);
    expect([state.scene?.seq, playback.isPlaying]).toEqual([20, false]);
  }
});

test("at once means that nothing waits and nothing moves", () => {
  app.preferences.speed = "at once";
  for (let seq = 1; seq <= 3; seq++) playback.play([entry(seq, 1)], scene(seq));
  expect([state.scene?.seq, seqs(), playback.events, playback.isPlaying, playback.hasMotion]).toEqual([3, [1, 2, 3], [], false, false]);
});

test("at once, a round of three bots is over with their last answer, however much they did", () => {
  const began = performance.now();
  const thinking = 300;
  for (const speed of ["at once", "calm"] as const) {
    app.preferences.speed = speed;
    state.scene = scene(0);
    let seq = 0;
    for (const bot of [1, 2, 3]) {
      vi.advanceTimersByTime(thinking);
      for (let step = 0; step < 30; step++) playback.play([entry(++seq, bot)], scene(seq, seq === 90 ? { seat: 0, choices: [] } : null));
    }
    const isOver = state.scene.offer !== null && !playback.isPlaying && vi.getTimerCount() === 0;
    expect(isOver, speed).toBe(speed === "at once");
    if (speed === "at once") expect(performance.now() - began).toBe(3 * thinking);
  }
});

test("marks from a line of the log end with the next event", () => {
  playback.pointed = ["tile:5"];
  expect(playback.marked).toEqual(["tile:5"]);
  playback.play([], scene(0));
  expect(playback.marked).toEqual(["tile:5"]);
  playback.play([entry(1, 1)], scene(1));
  expect(playback.marked).toEqual([]);
});

test("what happened is shown again, until it is over or the player does something", () => {
  const past = (text: string) => ({ view: {}, before: {}, events: [], time: 500, text });
  playback.rerun([past("one"), past("two")]);
  vi.advanceTimersByTime(501);
  expect(playback.past?.text).toBe("two");
  vi.advanceTimersByTime(501);
  expect(playback.past).toBeNull();
  playback.rerun([past("one")]);
  playback.skip();
  expect(playback.past).toBeNull();
});

test("skipping shows the end at once, and the whole log", () => {
  for (let seq = 1; seq <= 3; seq++) playback.play([entry(seq, 1, [event(`tile:${seq}`, { who: { who: 1 }, points: 2 })])], scene(seq));
  expect(flying.flights).toHaveLength(1);
  playback.skip();
  expect([state.scene?.seq, seqs(), playback.events, flying.flights]).toEqual([3, [1, 2, 3], [], []]);
  expect(playback.gained).toEqual([1]);
});

test("without motion nothing is animated, and what changed is marked instead", () => {
  app.preferences.motion = false;
  playback.play([entry(1, 1)], scene(1));
  expect([playback.events, playback.marked]).toEqual([[], ["tile:1"]]);
  playback.guided = ["tile:9"];
  expect(playback.marked).toEqual(["tile:9"]);
});

test("a question begins again after my own action, but not after actions of others that leave it the same", () => {
  const offer = { seat: 0, choices: [] };
  playback.play([entry(1, 1)], scene(1, offer));
  expect(begin).toHaveBeenCalledTimes(1);
  playback.skip();
  playback.play([entry(2, 1)], scene(2, offer));
  expect(begin).toHaveBeenCalledTimes(1);
  playback.skip();
  playback.play([entry(3, 0)], scene(3, offer));
  expect(begin).toHaveBeenCalledTimes(2);
});

test("a scene without new entries waits for nothing, and changes nothing while beats wait", () => {
  playback.play([], { ...scene(0), can_undo: true } as Scene);
  expect(state.scene?.can_undo).toBe(true);
  playback.play([entry(1, 1)], scene(1));
  playback.play([entry(2, 1)], scene(2));
  playback.play([], scene(2));
  expect(state.scene?.seq).toBe(1);
});

/** Two steps, a scoring, and two steps after it. */
function playScoring(): void {
  for (let seq = 1; seq <= 5; seq++) playback.play([{ ...entry(seq, 1), scoring: seq === 3 ? "full" : null }], scene(seq));
}

test("skipping passes over everything but a scoring; a second time it skips that too", async () => {
  playScoring();
  playback.skip();
  expect([seqs(), playback.isHeld, playback.isPlaying]).toEqual([[1, 2], true, true]);
  expect(stage.begin).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({ seq: 3 })]);
  stage.isComing = true;
  playback.skip();
  expect([seqs(), playback.isHeld]).toEqual([[1, 2], true]);
  stage.isComing = false;
  playback.skip();
  expect([seqs(), playback.isHeld, state.scene?.seq]).toEqual([[1, 2, 3, 4, 5], false, 5]);
  expect(stage.begin).toHaveBeenCalledTimes(1);
});

test("the stage hears of everything that is in the log now", () => {
  app.preferences.speed = "at once";
  playback.play([entry(1, 1)], scene(1));
  playback.play([entry(2, 0)], scene(2));
  expect(stage.follow.mock.calls.map(([entries]) => entries[0].seq)).toEqual([1, 2]);
});

test("what the stage wants is shown at any speed, and in a page that nobody looks at", async () => {
  app.preferences.speed = "at once";
  playScoring();
  expect([seqs(), playback.isHeld]).toEqual([[1, 2], true]);
  endStage();
  await vi.advanceTimersByTimeAsync(0);
  expect([seqs(), playback.isHeld]).toEqual([[1, 2, 3, 4, 5], false]);

  app.preferences.speed = "calm";
  const page = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  playback.play([{ ...entry(6, 1), scoring: "full" }], scene(6));
  playback.play([entry(7, 1)], { ...scene(7), to_act: [0] });
  expect([seqs().at(-1), playback.isHeld, playback.isMyTurnNext]).toEqual([5, true, false]);
  page.mockRestore();
});

test("many waiting beats do not pass over a scoring", () => {
  for (let seq = 1; seq <= 250; seq++) playback.play([{ ...entry(seq, 1), scoring: seq === 150 ? "full" : null }], scene(seq));
  expect([seqs().length, playback.isHeld]).toEqual([149, true]);
});

test("while a scoring waits, it is known that I am asked after it", () => {
  vi.spyOn(state, "nextOfMine").mockImplementation(({ to_act }) => to_act.find((seat) => seat === 0));
  playback.play([{ ...entry(1, 1), scoring: "full" }], scene(1));
  expect(playback.isMyTurnNext).toBe(false);
  playback.play([entry(2, 1)], { ...scene(2), to_act: [0] });
  expect(playback.isMyTurnNext).toBe(true);
  playback.skip();
  expect(playback.isMyTurnNext).toBe(false);
});
