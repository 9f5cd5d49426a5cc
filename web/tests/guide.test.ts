// A lesson beside the board: its pages, its marks, its answers to wrong moves, and how it is offered.
import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Call, instance, table } from "../dev/mock";
import { announcer } from "../src/announce.svelte";
import { app } from "../src/app.svelte";
import trias from "../src/games/trias";
import Panel from "../src/guide/Panel.svelte";
import { begunLesson, keyOf, nextLesson, stateOf } from "../src/guide/pages";
import Home from "../src/pages/Home.svelte";
import Lessons from "../src/pages/Lessons.svelte";
import Menu from "../src/table/Menu.svelte";
import { promptOf } from "../src/table/prompt";
import { TableSession } from "../src/table/session.svelte";
import type { GuideInfo, TableInfo } from "../src/wire";
import { changeTables, setStage } from "./stage";

let calls: Call[];
beforeEach(() => {
  calls = setStage();
});
afterEach(() => {
  cleanup();
  history.replaceState(null, "", "/");
});

const page = (key: string, ...marks: string[]) => ({ text: { key, args: {} }, marks });
const step = (change: Partial<GuideInfo> = {}): GuideInfo => ({
  step: 0,
  steps: 11,
  pages: [page("trias-lesson-theme"), page("trias-lesson-place", "tile:16")],
  done: false,
  lost: false,
  verdict: null,
  ...change,
});
const button = (name: RegExp) => [...document.querySelectorAll<HTMLButtonElement>("button")].find((one) => one.textContent?.trim().match(name))!;
const text = () => document.querySelector(".says")?.textContent ?? "";
const posted = (path: string) => calls.filter((call) => call.method === "POST" && call.path === path).map(({ body }) => body);

async function lesson(guide: GuideInfo): Promise<TableSession> {
  changeTables({ guide: "lesson/trias" }, { guide });
  const session = new TableSession("act");
  await session.open();
  render(Panel, { session, client: trias });
  await tick();
  return session;
}

test("the pages of a lesson are turned one by one, and the things they mention are marked", async () => {
  const session = await lesson(step());
  expect(text()).toContain("one continent");
  expect(session.playback.guided).toEqual([]);
  expect(button(/^Back$/).getAttribute("aria-disabled")).toBe("true");
  button(/^Next$/).click();
  await tick();
  expect(text()).toContain("marked woods");
  // All pages take part in the height, so the buttons stay where they are.
  expect([...document.querySelectorAll<HTMLElement>(".room")].map(({ dataset }) => dataset["text"])).toEqual([expect.stringContaining("one continent"), expect.stringContaining("marked woods")]);
  expect(session.playback.marked).toContain("tile:16");
  await vi.waitFor(() => expect(announcer.batches.at(-1)?.sentences.join(" ")).toMatch(/marked woods.*Marked: ring \d, \d+ o’clock, .*tile 16/));
  expect(button(/^Next$/).getAttribute("aria-disabled")).toBe("true");
  button(/^Next$/).click();
  await tick();
  expect(text()).toContain("marked woods");
  cleanup();
  expect(session.playback.guided).toEqual([]);
  session.close();
});

test("while points are counted the lesson does not ask for what has been done", async () => {
  const session = await lesson(step());
  session.ceremony.isHeld = true;
  await tick();
  expect(text()).toBe("");
  session.ceremony.isHeld = false;
  await tick();
  expect(text()).toContain("one continent");
  cleanup();
  session.close();
});

test("a lesson refuses a move at once, without a confirmation before", async () => {
  const session = await lesson(step());
  const choice = { ...session.state.offer!.choices[0]!, can_undo: false };
  app.preferences.confirm = "always";
  await session.input.take(choice);
  expect(session.input.pending).toBeNull();
  expect(posted("/api/tables/act/why")).toHaveLength(1);
  expect(posted("/api/tables/act/act")).toHaveLength(0);
  expect(session.questions.why).not.toBeNull();
  session.state.table = { ...session.state.table!, guide: null };
  await session.input.take(choice);
  expect(session.input.pending).toEqual(choice);
  session.close();
});

test("a new step starts at its first page; the same step stays where it is", async () => {
  const session = await lesson(step());
  button(/^Next$/).click();
  await tick();
  session.state.scene = { ...session.state.scene!, seq: session.state.scene!.seq + 1 };
  await tick();
  expect(text()).toContain("marked woods");
  session.state.scene = { ...session.state.scene!, guide: step({ step: 1, pages: [page("trias-lesson-card"), page("trias-lesson-draw")] }) };
  await tick();
  expect(text()).toContain("Every turn begins with a card");
  expect(document.querySelector("progress")?.value).toBe(1);
  session.close();
});

test("a wrong move gets the reason of the lesson, and no rule is blamed", async () => {
  const session = await lesson(step());
  session.questions.why = { key: "trias-lesson-place-wrong", rule: "", args: {}, sentence: "" };
  await tick();
  expect(session.questions.taught).not.toBeNull();
  expect(document.querySelector('[role="alert"]')?.textContent).toContain("marked tile");
  session.questions.why = { key: "trias-refusal-pole-stays", rule: "TR-3.1", args: {}, sentence: "" };
  await tick();
  expect(session.questions.taught).toBeNull();
  expect(document.querySelector(".reason")).toBeNull();
  session.close();
});

test("while others play, the lesson says so", async () => {
  const session = await lesson(step({ pages: [] }));
  expect(text()).toBe("The others are playing …");
  session.close();
});

test("at the end the reader can play against bots, or start again", async () => {
  const session = await lesson(step({ step: 11, done: true, pages: [page("trias-lesson-done")] }));
  expect(promptOf(session, {} as never)).toBe("The lesson is over.");
  button(/^Play against bots$/).click();
  await vi.waitFor(() => expect(posted("/api/tables")).toMatchObject([{ game: "trias" }]));
  button(/^Start again$/).click();
  await vi.waitFor(() => expect(posted("/api/guides")).toEqual([{ guide: "lesson/trias", start_over: true }]));
  session.close();
});

test("a lesson is headed by its title, and its end offers the next one", async () => {
  const session = await lesson(step({ step: 11, done: true, pages: [page("trias-lesson-done")] }));
  expect(document.querySelector(".guide h2 .long")?.textContent).toBe("Your first game");
  expect(document.querySelector<HTMLAnchorElement>('.guide a[href="/learn/trias"]')?.textContent).toBe("All lessons");
  button(/^Next lesson: The final scoring$/).click();
  await vi.waitFor(() => expect(posted("/api/guides")).toEqual([{ guide: "lesson/trias/final", start_over: true }]));
  session.close();
});

test("what comes next is offered on the last page", async () => {
  const session = await lesson(step({ step: 11, done: true, pages: [page("trias-lesson-meteorite"), page("trias-lesson-done")] }));
  expect(button(/^Play against bots$/)).toBeUndefined();
  button(/^Next$/).click();
  await tick();
  expect(button(/^Play against bots$/)).toBeDefined();
  session.close();
});

test("a lesson that was rewritten can only be started again", async () => {
  const session = await lesson(step({ pages: [], lost: true }));
  expect(text()).toContain("rewritten");
  expect(button(/^Start again$/)).toBeDefined();
  session.close();
});

test("a lesson has no seats to give away and nothing to propose", async () => {
  const session = await lesson(step());
  render(Menu, { session, onclose: () => {}, onmoment: () => {}, onsettings: () => {}, onkeys: () => {} });
  await tick();
  for (const name of [/^Invite/, /^Leave$/, /^Concede/, /pause/i]) expect(button(name)).toBeUndefined();
  session.close();
});

// How it is offered.

function tables(mine: TableInfo[]): void {
  const answerOf = fetch;
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) =>
    path === "/api/tables" && !init?.body ? Promise.resolve(Response.json({ mine, open: [] })) : answerOf(path, init),
  );
}
const buttons = () => [...document.querySelectorAll(".games .btns > :is(button, a)")].map((one) => one.textContent?.trim());

test("people who have never played here are offered the lesson first", async () => {
  tables([]);
  render(Home);
  await vi.waitFor(() => expect(buttons()[0]).toBe("Learn by playing"));
  expect(document.querySelector(".games .go")?.textContent?.trim()).toBe("Learn by playing");
  expect(document.querySelector('header nav a[href="/learn"]')?.textContent).toBe("Lessons");
  button(/^Learn by playing$/).click();
  await vi.waitFor(() => expect(posted("/api/guides")).toEqual([{ guide: "lesson/trias", start_over: false }]));
});

test("later the lesson stays available, and is shown as unfinished if it is", async () => {
  const begun = table("act", { guide: "lesson/trias", title: "" });
  tables([begun, table("end")]);
  render(Home);
  await vi.waitFor(() => expect(buttons()).toEqual(["Play now", "With friends", "Same device", "Resume the lesson"]));
  const row = document.querySelector(".box li")!;
  expect(row.textContent).toContain("Lesson");
  expect(row.textContent).not.toContain("your turn");
  expect(row.querySelector("a")?.textContent).toBe("Continue");
});

test("people with an unfinished lesson are offered to continue it first", async () => {
  tables([table("act", { guide: "lesson/trias", title: "" })]);
  render(Home);
  await vi.waitFor(() => expect(buttons()[0]).toBe("Resume the lesson"));
});

test("a finished lesson is not listed among the games", async () => {
  tables([table("end", { guide: "lesson/trias" })]);
  render(Home);
  await vi.waitFor(() => expect(buttons()).toContain("Lessons"));
  expect(document.querySelector(".box li")?.textContent).toContain("None yet");
});

test("a game without a lesson offers none", async () => {
  app.instance = { ...instance, games: instance.games.map((game) => ({ ...game, lessons: [] })) };
  tables([]);
  render(Home);
  await tick();
  expect(buttons()).toEqual(["Play now", "With friends", "Same device"]);
});

test("the lessons of a game are listed with how far the reader has come", async () => {
  tables([table("end", { guide: "lesson/trias" }), table("act", { guide: "lesson/trias/final", title: "" })]);
  render(Lessons, { game: "trias" });
  const rows = () => [...document.querySelectorAll("ol button")].map((one) => one.textContent?.replace(/\s+/g, " ").trim());
  expect(rows()).toEqual(["Your first game 11 steps", "The final scoring 3 steps"]);
  await vi.waitFor(() => expect(rows()).toEqual(["Your first game done", "The final scoring begun"]));
  document.querySelectorAll<HTMLButtonElement>("ol button")[1]!.click();
  await vi.waitFor(() => expect(posted("/api/guides")).toEqual([{ guide: "lesson/trias/final", start_over: false }]));
});

test("lessons follow one another", () => {
  const lessons = instance.games[0]!.lessons;
  expect(nextLesson(lessons, "lesson/trias")?.guide).toBe("lesson/trias/final");
  expect(nextLesson(lessons, "lesson/trias/final")).toBeUndefined();
  expect(nextLesson(lessons, "puzzle/trias/1")).toBeUndefined();
  expect(stateOf([], "lesson/trias")).toBe("new");
});

test("steps are distinguished by their text", () => {
  expect(keyOf(step())).toBe(keyOf(step()));
  expect(keyOf(step())).not.toBe(keyOf(step({ step: 1 })));
  expect(begunLesson([table("end", { guide: "lesson/trias" })], "trias")).toBeUndefined();
  expect(begunLesson([table("act", { guide: "lesson/trias" })], "trias")?.id).toBe("act");
});
