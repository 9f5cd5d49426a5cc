// The set-up page: options in the sections of the rules, and only values that fit the players.
import { readFileSync } from "node:fs";
import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Call } from "../dev/mock";
import NewTable from "../src/pages/NewTable.svelte";
import { app, errorText } from "../src/app.svelte";
import { chosenPlayers } from "../src/tables";
import { changedOptions, inSections, sectionOf, valueOf } from "../src/parts/options";
import type { OptionInfo } from "../src/wire";
import { setStage } from "./stage";

const start: OptionInfo = { name: "start_player", rule: "TR-1.4", default: "random", values: { "2": ["random", 0, 1], "3": ["random", 0, 1, 2], "5": ["random", 0, 1, 2, 3, 4] } };
const ruling: OptionInfo = { name: "no_drift_card", rule: "R-3", default: "consume", values: { "2": ["consume", "keep"], "3": ["consume", "keep"], "5": ["consume", "keep"] } };
const six: OptionInfo = { name: "six", rule: "TT-11", default: false, values: { "2": [false], "5": [false, true] } };

let calls: Call[];
beforeEach(() => {
  calls = setStage();
  app.instance = { ...app.instance!, games: [{ ...app.instance!.games[0]!, options: [start, ruling] }] };
});
afterEach(cleanup);

test("options are grouped by section of the rules, without those that leave no choice", () => {
  expect(["TR-1.4", "TT-11", "R-02", "R-3"].map(sectionOf)).toEqual(["tr-1", "tt-11", "r", "r"]);
  const names = (players: number) => inSections([start, six, ruling], players).map(([section, list]) => [section, ...list.map(({ name }) => name)]);
  expect(names(5)).toEqual([["tr-1", "start_player"], ["tt-11", "six"], ["r", "no_drift_card"]]);
  expect(names(2)).toEqual([["tr-1", "start_player"], ["r", "no_drift_card"]]);
});

test.each(["trias", "terror"])("the sections of the options of %s have headings", (game) => {
  const folder = `../src/trilobite/games/${game}`;
  const rules = [...readFileSync(`${folder}/content.py`, "utf-8").matchAll(/(?:Option|Data)\(\s*"\w+", "([A-Z]+-[\d.]+)"/g)].map((found) => found[1]!);
  const headings = [...readFileSync(`${folder}/locales/en.ftl`, "utf-8").matchAll(new RegExp(`^${game}-web-options-(\\S+) =`, "gm"))].map((found) => found[1]!);
  expect(rules.length).toBeGreaterThan(5);
  expect(new Set(rules.map(sectionOf).filter((section) => section !== "r"))).toEqual(new Set(headings));
});

test("a value that does not fit the number of players falls back to the default", () => {
  expect(valueOf(start, 5, 4)).toBe(4);
  expect(valueOf(start, 2, 4)).toBe("random");
  expect(changedOptions([start, ruling], 2, { start_player: 4, no_drift_card: "keep" })).toEqual({ no_drift_card: "keep" });
  expect(changedOptions([start, ruling], 5, { start_player: 4 })).toEqual({ start_player: 4 });
});

test("rulings are folded away, and say how many differ from what most people play", async () => {
  render(NewTable, { game: "trias", mode: "friends" });
  const rules = document.querySelector<HTMLDetailsElement>("details.rulings")!;
  expect(rules.open).toBe(false);
  expect(rules.querySelector("summary")!.textContent).toContain("as most people play");
  expect(rules.textContent).not.toMatch(/R-\d/);
  expect([...rules.querySelectorAll(".option .rule")].map((one) => one.getAttribute("href"))).toContain("/rules/trias#R-3");
  rules.open = true;
  const select = document.querySelectorAll<HTMLSelectElement>(".option select")[1]!;
  select.value = "1";
  select.dispatchEvent(new Event("change", { bubbles: true }));
  await tick();
  expect(rules.querySelector("summary")!.textContent).toContain("1 change");
  expect(rules.open, "they stay open after a change").toBe(true);
});

test("against bots nobody is asked for a name, and the number of players is remembered", async () => {
  app.name = "";
  app.preferences.players = {};
  render(NewTable, { game: "trias", mode: "bots" });
  document.querySelector<HTMLInputElement>(`input[type=radio][value="4"]`)!.click();
  await tick();
  document.querySelector<HTMLButtonElement>("footer .go")!.click();
  await vi.waitFor(() => expect(calls.some(({ method, path }) => method === "POST" && path === "/api/tables")).toBe(true));
  expect(app.asking).toBe(false);
  expect(chosenPlayers({ key: "trias", players: [2, 3, 4, 5] })).toBe(4);
});

test("a name that is typed at the table is not asked for again", async () => {
  app.name = "";
  render(NewTable, { game: "trias", mode: "friends" });
  const field = document.querySelector<HTMLInputElement>("li input:not([type])")!;
  field.value = "Robin";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  await tick();
  document.querySelector<HTMLButtonElement>("footer .go")!.click();
  await vi.waitFor(() => expect(calls.some(({ method, path }) => method === "POST" && path === "/api/tables")).toBe(true));
  expect(app.asking).toBe(false);
  expect(calls.find(({ path }) => path === "/api/me")?.body).toMatchObject({ name: "Robin" });
});

test("with fewer players the page shows and sends the default again", async () => {
  render(NewTable, { game: "trias", mode: "device" });
  const radio = (players: number) => document.querySelector<HTMLInputElement>(`input[type=radio][value="${players}"]`)!;
  const select = () => document.querySelector<HTMLSelectElement>(".option select")!;
  const headings = (level: string) => [...document.querySelectorAll(`.box ${level}`)].map((heading) => heading.textContent);
  expect([headings("h2"), headings("h3")]).toEqual([["Players", "House rules"], ["Set-up", "Rulings"]]);
  radio(5).click();
  await tick();
  select().value = "5";
  select().dispatchEvent(new Event("change", { bubbles: true }));
  await tick();
  radio(2).click();
  await tick();
  expect(select().value).toBe("0");
  document.querySelector<HTMLButtonElement>("footer .go")!.click();
  await vi.waitFor(() => expect(calls.some(({ method, path }) => method === "POST" && path === "/api/tables")).toBe(true));
  expect(calls.at(-1)?.body).toMatchObject({ options: {} });
});

test("an error is separated from the allowed values", () => {
  expect(errorText({ code: "bad_input", problem: "7 is not a number of players", allowed: "2, 3" })).toBe("Something is not right: 7 is not a number of players (allowed: 2, 3)");
  expect(errorText({ code: "bad_input", problem: "is missing", field: "record.seed" })).toMatch(/^This file is not a saved game.*is missing$/);
  expect(errorText({ code: "bad_input", problem: "too long", field: "seats[0].name" })).toMatch(/^These words/);
});
