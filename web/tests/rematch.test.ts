// Playing again: who is asked, and what they can answer.
import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Call, table } from "../dev/mock";
import Rematch from "../src/table/Rematch.svelte";
import { TableSession } from "../src/table/session.svelte";
import type { SeatInfo } from "../src/wire";
import { changeTables, setStage } from "./stage";

let calls: Call[];
let session: TableSession;
beforeEach(() => {
  calls = setStage();
});
afterEach(() => {
  session.close();
  cleanup();
});

/** A finished table, at which somebody else asks for another game. */
async function open(id: string, mine: Partial<SeatInfo> = {}): Promise<void> {
  changeTables({ seats: table("end").seats.map((seat) => (seat.mine ? { ...seat, ...mine } : seat)) });
  session = new TableSession("end");
  await session.open();
  (session.state as { id: string }).id = id;
  render(Rematch, { session });
  expect(screen.queryByRole("dialog")).toBeNull();
  await asks("next");
}
async function asks(next: string): Promise<void> {
  session.state.table = { ...session.state.table!, rematch: next };
  await tick();
}

test("I am asked, and asked again about another game after I put one off", async () => {
  await open("later");
  expect(screen.getByRole("dialog").textContent).toContain("play again");
  screen.getByRole("button", { name: /later|not now/i }).click();
  await tick();
  expect(screen.queryByRole("dialog")).toBeNull();
  await asks("another");
  expect(screen.queryByRole("dialog")).not.toBeNull();
});

test("I join, and am not asked again", async () => {
  await open("join");
  screen.getByRole("dialog").querySelector<HTMLButtonElement>(".go")!.click();
  await vi.waitFor(() => expect(calls.filter(({ path }) => path.endsWith("/rematch"))).toHaveLength(1));
  await asks("another");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test.each([["still mine", { conceded: true }], ["played by a bot since", { mine: false, former: true, conceded: true }]])("someone who conceded is asked too: the seat is %s", async (_, seat) => {
  await open("conceded", seat);
  expect(screen.queryByRole("dialog")).not.toBeNull();
});

test("someone who only watched is not asked", async () => {
  await open("watched", { mine: false });
  expect(screen.queryByRole("dialog")).toBeNull();
});
