// Screen readers get everything that is announced, in order, and nothing is dropped.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { announce, announcer } from "./announce.svelte";

const heard = () => announcer.batches.map(({ sentences }) => sentences);

beforeEach(() => {
  vi.useFakeTimers();
  announcer.forget();
});
afterEach(() => {
  document.body.replaceChildren();
  vi.runAllTimers();
});

test("sentences that come together are one batch, in order", () => {
  announce("Basalt lets the Pterodactyl eat 1 Dino.", "Slate gets 2 points.");
  announce("It is your turn.");
  vi.advanceTimersByTime(200);
  expect(heard()).toEqual([["Basalt lets the Pterodactyl eat 1 Dino.", "Slate gets 2 points.", "It is your turn."]]);
});

test("a later batch is added and replaces nothing", () => {
  announce("One.");
  vi.advanceTimersByTime(200);
  announce("Two.");
  vi.advanceTimersByTime(200);
  expect(heard()).toEqual([["One."], ["Two."]]);
});

test("the same sentence twice is announced twice", () => {
  announce("Fern plays a card.");
  vi.advanceTimersByTime(200);
  announce("Fern plays a card.");
  vi.advanceTimersByTime(200);
  expect(new Set(announcer.batches.map(({ id }) => id)).size).toBe(2);
});

test("a long stream of sentences is announced while it goes on", () => {
  for (let step = 0; step < 20; step++) {
    announce(`Step ${step}.`);
    vi.advanceTimersByTime(100);
  }
  expect(heard().length).toBeGreaterThan(1);
  vi.advanceTimersByTime(200);
  expect(heard().flat()).toEqual(Array.from({ length: 20 }, (_, step) => `Step ${step}.`));
});

test("sentences wait while a dialog is open, because nobody would hear them", () => {
  const dialog = document.createElement("dialog");
  dialog.setAttribute("open", "");
  document.body.append(dialog);
  announce("Reed builds.");
  vi.advanceTimersByTime(5000);
  expect(heard()).toEqual([]);
  document.body.replaceChildren();
  vi.advanceTimersByTime(1000);
  expect(heard()).toEqual([["Reed builds."]]);
});

test("the last batch can be heard again", () => {
  announce("One.", "Two.");
  vi.advanceTimersByTime(200);
  announcer.repeat();
  vi.advanceTimersByTime(200);
  expect(heard()).toEqual([["One.", "Two."], ["One.", "Two."]]);
});

test("asked for again and again, earlier batches are heard one by one", () => {
  for (const words of ["One.", "Two.", "Three."]) {
    announce(words);
    vi.advanceTimersByTime(200);
  }
  const again = () => {
    announcer.repeat();
    vi.advanceTimersByTime(200);
    return heard().at(-1);
  };
  expect([again(), again(), again(), again()]).toEqual([["Three."], ["Two."], ["One."], ["One."]]);
  announce("Four.");
  vi.advanceTimersByTime(200);
  expect([again(), again()]).toEqual([["Four."], ["Three."]]);
});

test("after half a minute a batch has left the page, and can still be heard again", () => {
  announce("The lesson says this.");
  vi.advanceTimersByTime(29_000);
  expect(heard()).toEqual([["The lesson says this."]]);
  vi.advanceTimersByTime(2_000);
  expect(heard()).toEqual([]);
  announcer.repeat();
  vi.advanceTimersByTime(200);
  expect(heard()).toEqual([["The lesson says this."]]);
});
