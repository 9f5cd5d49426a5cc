import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SeatClock } from "../wire";
import { RunningClocks } from "./clocks.svelte";

const NOW = Date.parse("2026-01-01T12:00:00.000Z");
let perf = 0;

beforeEach(() => {
  perf = 5_000;
  vi.spyOn(performance, "now").mockImplementation(() => perf);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const at = (seconds: number) => new Date(NOW + seconds * 1000).toISOString();
const clock = (seat: number, until: number | null, change: Partial<SeatClock> = {}): SeatClock => ({
  seat,
  left: 30,
  until: until === null ? null : at(until),
  lapsed: false,
  ...change,
});

function left(time: RunningClocks, seat: number): number {
  return time.left(time.of(seat)!);
}

test("a running clock is counted down by server time", () => {
  const time = new RunningClocks();
  time.update({ now: at(0), seats: [clock(0, 60), clock(1, null)] });
  expect(time.isRunning).toBe(true);
  expect([left(time, 0), left(time, 1)]).toEqual([60, 30]);
  perf += 51_000;
  time.tick();
  expect([left(time, 0), left(time, 1)]).toEqual([9, 30]);
  expect([time.isUrgent(0), time.isUrgent(1)]).toEqual([true, false]);
  perf += 60_000;
  time.tick();
  expect(left(time, 0)).toBe(0);
});

test("a delayed message does not set the clocks back", () => {
  const time = new RunningClocks();
  time.update({ now: at(0), seats: [clock(0, 60)] });
  perf += 20_000;
  time.update({ now: at(5), seats: [clock(0, 60)] });
  expect(left(time, 0)).toBe(40);
  // This one was fast, so the first one was slow.
  perf += 1_000;
  time.update({ now: at(24), seats: [clock(0, 60)] });
  expect(left(time, 0)).toBe(36);
});

test("a table without clocks has none", () => {
  const time = new RunningClocks();
  time.update(null);
  expect([time.of(0), time.isRunning, time.isUrgent(0), time.isLapsed(0)]).toEqual([null, false, false, false]);
});

test("a seat whose time is up is recognised", () => {
  const time = new RunningClocks();
  time.update({ now: at(0), seats: [clock(0, null, { left: 0, lapsed: true })] });
  expect([time.isLapsed(0), time.isUrgent(0), time.isRunning]).toEqual([true, false, false]);
});
