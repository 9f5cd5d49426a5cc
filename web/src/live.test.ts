import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Live, type LiveHooks, pauseAfter, type Socket } from "./live";
import type { LogEntry, Scene } from "./wire";

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readyState = 0;
  sent: { type: string; seq?: number; seat?: number | null }[] = [];
  send(text: string) {
    this.sent.push(JSON.parse(text) as { type: string });
  }
  close() {
    this.readyState = 3;
  }
  opens() {
    this.readyState = 1;
    this.onopen?.();
  }
  receives(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

function entry(seq: number): LogEntry {
  return { seq, seat: 0, action: null, kind: "act", events: [], at: "", taken_back: 0 };
}
function scene(seq: number): Scene {
  const nothing = { view: null, offer: null, result: null, can_undo: false, can_redo: false, clocks: null };
  return { seq, seat: 0, status: "running", to_act: [], ...nothing };
}

let sockets: FakeSocket[];
let have: number;
let states: string[];
let hooks: LiveHooks;
let live: Live;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  states = [];
  have = 4;
  hooks = {
    have: () => have,
    seat: () => 2,
    update: vi.fn((_: LogEntry[], next: Scene) => void (have = next.seq)),
    presence: vi.fn(),
    said: () => 7,
    chat: vi.fn(),
    epoch: () => "first",
    resync: vi.fn(),
    gone: vi.fn(),
    connection: (state) => void (states.at(-1) === state || states.push(state)),
  };
  live = new Live("ws://x", hooks, () => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  });
  live.start();
});
afterEach(() => live.stop());

const last = () => sockets.at(-1)!;

test("first says what it has and which seat it shows", () => {
  last().opens();
  expect(last().sent[0]).toEqual({ type: "hello", seq: 4, seat: 2, said: 7, epoch: "first" });
});

test("passes on new entries and drops known ones", () => {
  last().opens();
  last().receives({ type: "update", entries: [entry(4), entry(5), entry(6)], scene: scene(6) });
  expect(hooks.update).toHaveBeenCalledWith([entry(5), entry(6)], scene(6));
  last().receives({ type: "update", entries: [entry(5)], scene: scene(5) });
  expect(hooks.update).toHaveBeenCalledTimes(1);
});

test("loads everything again when something is missing", () => {
  last().opens();
  last().receives({ type: "update", entries: [entry(6)], scene: scene(6) });
  last().receives({ type: "update", entries: [], scene: scene(5) });
  last().receives({ type: "resync", seq: 9 });
  expect(hooks.update).not.toHaveBeenCalled();
  expect(hooks.resync).toHaveBeenCalledTimes(3);
});

test("says when a backup was restored", () => {
  last().opens();
  last().receives({ type: "resync", seq: 9, restored: true });
  expect(hooks.resync).toHaveBeenCalledWith(true);
});

test("does not reconnect to a table that was deleted", () => {
  last().opens();
  last().onclose?.({ code: 4404 });
  expect(hooks.gone).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
});

test("accepts a scene without entries as an update of the same moment", () => {
  last().opens();
  last().receives({ type: "update", entries: [], scene: scene(4) });
  expect(hooks.update).toHaveBeenCalledWith([], scene(4));
});

test("reconnects by itself, reports it, and says what it has by then", () => {
  last().opens();
  last().receives({ type: "pong" });
  have = 11;
  last().onclose?.({ code: 1006 });
  expect(states).toEqual(["connecting", "on", "off"]);
  vi.advanceTimersByTime(500);
  expect(sockets).toHaveLength(2);
  last().opens();
  expect(last().sent[0]).toEqual({ type: "hello", seq: 11, seat: 2, said: 7, epoch: "first" });
  last().receives({ type: "pong" });
  expect(states.at(-1)).toBe("on");
});

test("notices a silent connection", () => {
  last().opens();
  vi.advanceTimersByTime(21_000);
  expect(sockets.length).toBeGreaterThan(1);
});

test("pings every few seconds", () => {
  last().opens();
  vi.advanceTimersByTime(10_500);
  expect(last().sent.filter(({ type }) => type === "ping").length).toBeGreaterThanOrEqual(2);
});

test("waits longer after each failure, but never too long", () => {
  expect(pauseAfter(1, 0.5)).toBe(300);
  expect(pauseAfter(4, 0)).toBe(1600);
  expect(pauseAfter(30, 1)).toBe(15_000);
});

test("does nothing after it was stopped", () => {
  last().opens();
  live.stop();
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
});
