import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { app } from "../app.svelte";
import type { LogEntry, Scene } from "../wire";
import type { TableConnection } from "./connection.svelte";
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

beforeEach(() => {
  vi.useFakeTimers();
  vi.advanceTimersByTime(10_000); // the page has been open for a while
  app.preferences.motion = true;
  state = new TableState("one");
  state.scene = scene(0);
  playback = new Playback(state, { passScreen } as unknown as TableConnection, { begin } as unknown as Questions);
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

test("skipping shows the end at once, and the whole log", () => {
  for (let seq = 1; seq <= 3; seq++) playback.play([entry(seq, 1, [event(`tile:${seq}`, { who: { who: 1 }, points: 2 })])], scene(seq));
  expect(playback.flights).toHaveLength(1);
  playback.skip();
  expect([state.scene?.seq, seqs(), playback.events, playback.flights]).toEqual([3, [1, 2, 3], [], []]);
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
