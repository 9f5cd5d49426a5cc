import { beforeEach, expect, test } from "vitest";
import { app } from "../../src/app.svelte";
import tritarea from "../../src/games/tritarea";
import { promptOf } from "../../src/table/prompt";
import type { TableSession } from "../../src/table/session.svelte";
import { fixture, language, sayFor } from "./fixtures";

beforeEach(() => {
  app.language = language;
});

/** A table whose game is over, while its settlement is shown or after that. */
function prompt(name: string, isHeld: boolean): string {
  const { view, names } = fixture(name);
  const solo = { key: "tritarea-result-expert", args: { lowest: 41 } };
  const seats = view.players === 1 ? [{ seat: 0, place: 1, reason: solo }] : [0, 1, 2, 3].map((seat) => ({ seat, place: seat + 1 }));
  const state = { scene: { status: "finished", to_act: [], view }, result: { seats }, say: sayFor(names), nameOf: (seat: number) => names[seat] };
  return promptOf({ ceremony: { isHeld }, state } as unknown as TableSession, tritarea);
}

test.each(["over", "over-solo"])("the winner or the grade is named after the settlement: %s", (name) => {
  const expected = name === "over" ? fixture(name).names[0]! : "Expert Developer";
  expect(prompt(name, true)).not.toContain(expected);
  expect(prompt(name, true).length).toBeGreaterThan(5);
  expect(prompt(name, false)).toContain(expected);
});
