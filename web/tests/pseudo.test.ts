// No sentence is hard-coded in the client: with every message in brackets, no letter is outside
// them.
import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { app } from "../src/app.svelte";
import Home from "../src/pages/Home.svelte";
import Join from "../src/pages/Join.svelte";
import NewTable from "../src/pages/NewTable.svelte";
import Table from "../src/pages/Table.svelte";
import NameDialog from "../src/parts/NameDialog.svelte";
import SavedGame from "../src/parts/SavedGame.svelte";
import { catalogue, Pseudo, setStage } from "./stage";

/** User input, rule ids, commands and fingerprints are not sentences of the client. */
const OTHERS = [
  /Mara|Jonas|Fern|Ines|Tuesday table|Slow evening/g,
  /\b(TR|R)-[\d.]+/g,
  /\b[A-Z]\b/g, // land A, land B
  /\b[0-9a-f]{16,}\b/g,
  /\d+ (hr|min|day)s?\. ago|yesterday|this minute/g,
];
const SPOKEN = ["aria-label", "title", "placeholder", "alt", "aria-description"];

function outside(text: string): string {
  let rest = text;
  for (let before = ""; before !== rest; ) {
    before = rest;
    rest = rest.replaceAll(/⟦[^⟦⟧]*⟧/g, "");
  }
  for (const other of OTHERS) rest = rest.replaceAll(other, "");
  return rest.replaceAll(/[^\p{L}]/gu, "");
}

function hardCoded(root: Element): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest("style, script")) check(node.textContent ?? "", found);
  }
  for (const element of root.querySelectorAll("*")) {
    for (const name of SPOKEN) check(element.getAttribute(name) ?? "", found);
  }
  return found;
}

function check(text: string, found: string[]): void {
  if (outside(text) !== "") found.push(text.trim());
}

/** Let everything happen that a page loads and waits for. */
async function settled(): Promise<void> {
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(100);
  await tick();
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  app.asking = false;
});

const PAGES: [string, () => unknown][] = [
  ["home", () => render(Home)],
  ["name", () => render(NameDialog)],
  ["saved game", () => render(SavedGame, { onclose: () => {} })],
  ["new table with friends", () => render(NewTable, { game: "trias", mode: "friends" })],
  ["new table on one device", () => render(NewTable, { game: "trias", mode: "device" })],
  ["join", () => render(Join, { token: "secret" })],
  ["join by code", () => render(Join, { token: "" })],
  ["waiting room", () => render(Table, { id: "waiting" })],
  ["table: placing", () => render(Table, { id: "place" })],
  ["table: card", () => render(Table, { id: "card" })],
  ["table: drift", () => render(Table, { id: "drift" })],
  ["table: actions", () => render(Table, { id: "act" })],
  ["table: curtain", () => render(Table, { id: "hotseat" })],
  ["table: end", () => render(Table, { id: "end" })],
  ["no such table", () => render(Table, { id: "none" })],
];

test.each(PAGES)("%s has no hard-coded text", async (_, show) => {
  const complaints = vi.spyOn(console, "error");
  setStage(new Pseudo(catalogue));
  show();
  await vi.waitFor(() => expect(document.body.textContent).toMatch(/⟦/));
  await settled();
  expect(hardCoded(document.body)).toEqual([]);
  expect(complaints.mock.calls).toEqual([]);
});

test("the menu and the rules have no hard-coded text", async () => {
  setStage(new Pseudo(catalogue));
  render(Table, { id: "act" });
  const menu = () => document.querySelector<HTMLElement>("[title='⟦Menu⟧']");
  await vi.waitFor(() => expect(menu()).not.toBeNull());
  menu()?.click();
  await settled();
  expect(document.querySelector("dialog")).not.toBeNull();
  expect(hardCoded(document.body)).toEqual([]);
});
