// Puzzles: the list of a game, the question, and the answer after the attempt.
import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Call, instance } from "../dev/mock";
import { app } from "../src/app.svelte";
import PuzzlePanel from "../src/guide/PuzzlePanel.svelte";
import { keepSolved, puzzleAt, solvedOf } from "../src/guide/puzzles";
import Puzzles from "../src/pages/Puzzles.svelte";
import WhichGame from "../src/pages/WhichGame.svelte";
import { promptOf } from "../src/table/prompt";
import { TableSession } from "../src/table/session.svelte";
import type { GuideInfo, GuideReason, GuideVerdict } from "../src/wire";
import { changeTables, setStage } from "./stage";

let calls: Call[];
beforeEach(() => {
  localStorage.clear();
  calls = setStage();
  app.instance = { ...instance, games: instance.games.map((game) => ({ ...game, puzzles: 3 })) };
});
afterEach(() => {
  cleanup();
  history.replaceState(null, "", "/");
});

const page = (key: string) => ({ text: { key, args: { who: { who: 0 } } }, marks: [] });
const reason = (role: GuideReason["role"], action: string, mine: number): GuideReason => ({
  role, action, marks: [`tile:${action.split(" ")[1]}`], chances: [mine, 1 - mine], points: 21, does: [page("trias-lesson-theme")], then: [],
});
const best = { ...reason("best", "place 16", 0.6), then: [{ seat: 1, pages: [page("trias-lesson-theme")] }] };
const verdict: GuideVerdict = { best: "place 16", chosen: "place 3", reasons: [best, reason("chosen", "place 3", 0.4)] };
const button = (name: RegExp) => [...document.querySelectorAll<HTMLButtonElement>("button")].find((one) => one.textContent?.trim().match(name))!;
const words = () => document.querySelector(".guide")?.textContent?.replaceAll(/\s+/g, " ") ?? "";
const guides = () => calls.filter(({ path }) => path === "/api/guides").map(({ body }) => body);

async function puzzle(change: Partial<GuideInfo> = {}): Promise<TableSession> {
  const guide: GuideInfo = { step: 0, steps: 1, pages: [], done: false, lost: false, verdict: null, ...change };
  changeTables({ guide: "puzzle/trias/2" }, { guide });
  const session = new TableSession("act");
  await session.open();
  render(PuzzlePanel, { session });
  await tick();
  return session;
}

test("before the attempt there is only the question", async () => {
  const session = await puzzle();
  expect(words()).toContain("What is your best move here?");
  expect(words()).toContain("2 of 3");
  expect(document.querySelector("meter")).toBeNull();
  session.close();
});

async function showAnswer() {
  button(/^Show the answer$/).click();
  await tick();
}

test("an attempt that is not the best keeps the answer until the reader wants it", async () => {
  const session = await puzzle({ done: true, verdict });
  expect(words()).toContain("There is a better move.");
  expect(document.querySelector("meter")).toBeNull();
  expect(words()).not.toContain("The best move");
  expect(session.playback.guided).toEqual([]);
  expect([...document.querySelectorAll("button.go")].map((one) => one.textContent?.trim())).toEqual(["Try again"]);
  session.close();
});

test("the answer to an attempt that is not the best shows both chances and the reason", async () => {
  const session = await puzzle({ done: true, verdict });
  await showAnswer();
  expect(document.activeElement?.textContent).toBe("Try again");
  expect([...document.querySelectorAll("meter")].map(({ value }) => value)).toEqual([0.6, 0.4]);
  expect(words()).toContain("60%");
  expect(words()).toContain("The best move");
  expect(words()).toMatch(/Then, probably, \S+:/);
  expect(words()).toContain("You are ahead then. Win chances: you 60%");
  expect(words()).toContain("about 21 points");
  expect(session.playback.guided).toEqual(["tile:16"]);
  expect(promptOf(session, {} as never)).toBe("You have made your move.");
  expect(solvedOf("trias")).toEqual([]);
  button(/^Try again$/).click();
  await vi.waitFor(() => expect(guides()).toEqual([{ guide: "puzzle/trias/2", start_over: true }]));
  session.close();
});

test("the next page shows the same for the move that was made", async () => {
  const session = await puzzle({ done: true, verdict });
  await showAnswer();
  button(/^Next$/).click();
  await tick();
  expect(document.querySelector("h3")?.textContent).toBe("Your move");
  expect(session.playback.guided).toEqual(["tile:3"]);
  expect(words()).toContain("no answer stands out");
  expect(words()).toContain("40%");
  session.close();
});

test("consequences that cannot be foreseen are never an empty list", async () => {
  const session = await puzzle({ done: true, verdict: { ...verdict, reasons: [{ ...best, does: [] }] } });
  await showAnswer();
  expect(words()).toContain("nobody can foresee");
  session.close();
});

test("the best move is remembered as solved, and the next puzzle is offered", async () => {
  const session = await puzzle({ done: true, verdict: { ...verdict, chosen: "place 16", reasons: [best, reason("second", "place 3", 0.4)] } });
  expect(document.querySelectorAll("meter")).toHaveLength(1);
  expect(words()).toContain("That is the best move.");
  expect(solvedOf("trias")).toEqual([2]);
  button(/^Next puzzle$/).click();
  await vi.waitFor(() => expect(guides()).toEqual([{ guide: "puzzle/trias/3", start_over: true }]));
  session.close();
});

test("the page of a game lists its puzzles by difficulty", async () => {
  const answerOf = fetch;
  const puzzles = [1, 2, 3].map((number) => ({ number, difficulty: number === 3 ? 2 : 1 }));
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) =>
    path === "/api/puzzles/trias" ? Promise.resolve(Response.json({ puzzles })) : answerOf(path, init),
  );
  keepSolved({ game: "trias", number: 2 });
  render(Puzzles, { game: "trias" });
  await vi.waitFor(() => expect(document.querySelectorAll("li button")).toHaveLength(3));
  expect([...document.querySelectorAll("h2")].map((heading) => heading.textContent)).toEqual(["Easy", "Medium"]);
  expect(document.querySelector(".solved")?.textContent?.replaceAll(/\s+/g, " ").trim()).toBe("2solved");
  expect(document.body.textContent).toContain("1 of 3 solved");
  button(/^3$/).click();
  await vi.waitFor(() => expect(guides()).toEqual([{ guide: "puzzle/trias/3", start_over: true }]));
});

test("stored data is validated", () => {
  localStorage.setItem("trilobite-puzzles-trias", "{");
  expect(solvedOf("trias")).toEqual([]);
  localStorage.setItem("trilobite-puzzles-trias", '[1, "x"]');
  expect(solvedOf("trias")).toEqual([1]);
  expect(puzzleAt("puzzle/trias/7")).toEqual({ game: "trias", number: 7 });
});

test("without a game in the address the reader chooses one", () => {
  render(WhichGame, { of: "puzzles" });
  const links = [...document.querySelectorAll<HTMLAnchorElement>("main a")].map((one) => one.getAttribute("href"));
  expect(links).toEqual(app.instance!.games.map(({ key }) => `/puzzles/${key}`));
  expect(document.querySelector("nav")?.textContent).toContain("Rules");
  expect(document.title).toBe("Puzzles");
});
