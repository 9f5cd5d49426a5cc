import { expect, test } from "vitest";
import type { EventJson } from "../games/contract";
import { FLIGHT, flightsOf, lengthOf } from "./flights";

const event = (targets: string[], who = 0, points = 0): EventJson => ({
  key: "x", rule: "", args: { who: { who }, ...(points ? { points } : {}) }, targets,
});

test("points fly after the preceding animation, in the time it has", () => {
  const events = [event(["tile:1", "cell:2,0"]), event(["tile:1"], 1, 2)];
  expect(flightsOf(events, 600, 0).map(({ who, points, delay }) => ({ who, points, delay }))).toEqual([{ who: 1, points: 2, delay: 320 }]);
  expect(flightsOf(events, 90, 0)[0]?.delay).toBe(90);
});

test("points for the same thing fly together, for others one after another", () => {
  const flights = flightsOf([event(["a"], 0, 3), event(["a"], 1, 1), event(["b"], 0, 2)], 600, 7);
  expect(flights.map(({ id, points, delay, beside }) => [id, points, delay, beside])).toEqual([[7, 3, 0, 0], [8, 2, 120, 0], [9, 1, 0, 1]]);
  expect(lengthOf(flights)).toBe(120 + FLIGHT);
});

test("the most points fly first", () => {
  const flights = flightsOf([event(["a"], 0, 1), event(["b"], 1, 5)], 600, 0);
  expect(flights.map(({ who, delay }) => [who, delay])).toEqual([[1, 0], [0, 120]]);
});

test("a long scoring does not take too long", () => {
  const events = Array.from({ length: 60 }, (_, index) => event([`land:${index}`], 0, 1));
  expect(lengthOf(flightsOf(events, 600, 0))).toBeLessThanOrEqual(1500 + FLIGHT);
});

test("events without targets or points do not fly", () => {
  expect(flightsOf([event([], 0, 5), event(["a"])], 600, 0)).toEqual([]);
});

test("lost points fly as a loss", () => {
  const lost: EventJson = { key: "x", rule: "", args: { who: { who: 2 }, points: 0, lost: 4 }, targets: ["a"] };
  expect(flightsOf([lost], 600, 0)).toMatchObject([{ who: 2, points: -4 }]);
});
