// What a screen reader reads of elements that stand side by side: words do not run together.
import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { hotSeat } from "../dev/mock";
import plain from "../src/games/plain";
import LevelChoice from "../src/parts/LevelChoice.svelte";
import Menu from "../src/table/Menu.svelte";
import Players from "../src/table/Players.svelte";
import { TableSession } from "../src/table/session.svelte";
import Waiting from "../src/table/Waiting.svelte";
import { changeTables, setStage } from "./stage";

let session: TableSession | null = null;

beforeEach(() => void setStage());
afterEach(() => {
  session?.close();
  session = null;
  cleanup();
});

async function open(id: string): Promise<TableSession> {
  session = new TableSession(id);
  await session.open();
  return session;
}

/** The text of an element without what is hidden from screen readers. */
function spoken(selector: string): string[] {
  return [...document.querySelectorAll(selector)].map((node) => {
    const copy = node.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
    return copy.textContent!.trim().replaceAll(/\s+/g, " ").replaceAll(" ,", ",");
  });
}

test("a player's kind and what is asked are parted from the name", async () => {
  render(Players, { session: await open("act"), client: plain });
  await tick();
  const names = spoken(".players li > b");
  expect(names).toContain("Fern, Steady bot");
  expect(names.find((name) => name.startsWith("Mara"))).toMatch(/^Mara, /);
  // The sign of a bot is there however long the name is.
  expect([...document.querySelectorAll<HTMLElement>(".players .bot")].map(({ title }) => title)).toContain("Steady bot");
  expect(document.querySelectorAll(".players .bot")).toHaveLength(names.filter((name) => name.includes(" bot")).length);
});

test("a bot's level is parted from its name in the menu", async () => {
  const seats = hotSeat.seats.map((seat) => (seat.seat === 3 ? { ...seat, name: "Slate", bot: "normal" } : seat));
  changeTables({ seats });
  render(Menu, { session: await open("act"), onclose: () => {}, onmoment: () => {}, onsettings: () => {}, onkeys: () => {} });
  await tick();
  expect(spoken(".menu .seat > span")).toContain("Slate, Normal bot");
});

test("what is said of a seat is parted from its name in the waiting room", async () => {
  render(Waiting, { session: await open("waiting") });
  await tick();
  expect(spoken(".who")).toEqual(expect.arrayContaining(["Mara, you, host, is here", "Fern, Steady bot"]));
});

test("a level and what is said of it are parted", () => {
  render(LevelChoice);
  expect(spoken(".level label")).toEqual(expect.arrayContaining([expect.stringMatching(/^Easy, \S/)]));
});
