// The table for people who use the keyboard or a screen reader: everything can be reached, and
// everything that happens is announced.
import { cleanup, render } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Call, instance } from "../dev/mock";
import { announcer } from "../src/announce.svelte";
import { app, DEFAULTS, readable } from "../src/app.svelte";
import type { ChoiceJson, GameClient } from "../src/games/contract";
import plain from "../src/games/plain";
import trias from "../src/games/trias";
import Settings from "../src/pages/Settings.svelte";
import Frame from "../src/table/Frame.svelte";
import { sentencesOf, withoutSaid } from "../src/table/narration";
import { TableSession } from "../src/table/session.svelte";
import type { LogEntry } from "../src/wire";
import { catalogue, setStage } from "./stage";

let calls: Call[];
let session: TableSession | null = null;

async function open(id: string, client: GameClient = plain): Promise<TableSession> {
  session = new TableSession(id);
  await session.open();
  render(Frame, { session, client });
  await tick();
  return session;
}
const sent = (what: string) => calls.filter(({ method, path }) => method !== "GET" && path.endsWith(`/${what}`)).map(({ body }) => body);
const board = () => document.querySelector<HTMLElement>(".keys")!;
const heard = () => announcer.batches.flatMap(({ sentences }) => sentences);

beforeEach(() => {
  calls = setStage();
  announcer.forget();
  Object.assign(app.preferences, DEFAULTS);
});
afterEach(() => {
  session?.close();
  session = null;
  cleanup();
  Object.assign(app.preferences, DEFAULTS);
});

test("the Down key alone reaches everything that can be chosen", async () => {
  const { input } = await open("drift");
  await userEvent.keyboard("b");
  await tick();
  const options = new Set([...input.clickable]);
  const reached = new Set([input.hovered]);
  for (let step = 1; step < options.size; step++) {
    await userEvent.keyboard("{ArrowDown}");
    reached.add(input.hovered);
  }
  expect(reached).toEqual(options);
  await userEvent.keyboard("{ArrowDown}");
  expect(input.hovered).toBe([...reached][0]);
});

test("Enter takes what has the focus, without an arrow key before it", async () => {
  const { state } = await open("drift");
  await userEvent.keyboard("b");
  await tick();
  expect(board().getAttribute("aria-activedescendant")).toBeTruthy();
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() => expect(sent("act")).toHaveLength(1));
  expect(sent("act")[0]).toMatchObject({ seq: state.scene!.seq });
});

/** A table whose offer is these targets, each a kind of its own. */
const offering = (...targets: string[][]) => offeringAs({}, ...targets);

async function offeringAs(change: Partial<ChoiceJson>, ...targets: string[][]): Promise<TableSession> {
  const { state } = await open("drift");
  const choice = { ...state.offer!.choices[0]!, any_order: false, can_undo: true, ...change };
  const choices = targets.map((targets) => ({ ...choice, kind: targets[0]!.split(":")[0]!, text: targets.join(" "), targets }));
  const client: GameClient = { ...plain, button: (kind) => (kind === "end" ? { label: "End turn", cost: "1" } : null), describe: (target) => target };
  cleanup();
  session!.state.scene = { ...state.scene!, offer: { ...state.offer!, choices } as never };
  render(Frame, { session: session!, client });
  await tick();
  return session!;
}
const options = () => [...document.querySelectorAll(".keys [role=option]")].map((one) => one.textContent?.trim());

test("everything is in the list, and what has a button comes last with the button's words", async () => {
  await offering(["end"], ["deck"], ["tile:3"]);
  expect(options()).toEqual(["deck", "tile:3", "End turn, 1"]);
  await userEvent.keyboard("b");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  expect(document.querySelector("[data-kind=end]")?.classList).toContain("aimed");
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() => expect(sent("act")).toMatchObject([{ action: "end" }]));
});

test("what Enter confirms is in the list, with the words of its button", async () => {
  const { input } = await offering(["tile:1", "tile:2"], ["tile:1"]);
  await userEvent.keyboard("b");
  await tick();
  await userEvent.keyboard("{Enter}");
  expect(options()).toEqual(["tile:2", "That’s all"]);
  expect(document.querySelector(".keys")?.getAttribute("aria-label")).toContain("2 choices");
  await userEvent.keyboard("{End}{Enter}");
  await vi.waitFor(() => expect(sent("act")).toMatchObject([{ action: "tile:1" }]));
  expect(input.stoppable).toBeNull();
});

test("a choice that waits for a yes is the only one in the list, and Enter is the yes", async () => {
  const { state, input } = await offering(["tile:1"], ["tile:2"]);
  app.preferences.confirm = "always";
  for (const choice of state.offer!.choices) choice.can_undo = false;
  await userEvent.keyboard("b");
  await tick();
  await userEvent.keyboard("{Enter}");
  expect(input.pending?.text).toBe("tile:1");
  await tick();
  expect(options()).toEqual(["Yes, do it: tile:1. This cannot be undone.", "No, go back"]);
  expect(document.getElementById(board().getAttribute("aria-activedescendant")!)?.textContent?.trim()).toMatch(/^Yes, do it/);
  await new Promise((resolve) => setTimeout(resolve, 260));
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() => expect(sent("act")).toMatchObject([{ action: "tile:1" }]));
});

test("a chosen thing is announced before the next question, and one that waits for a yes only in its question", async () => {
  const { input, state } = await open("act");
  await vi.waitFor(() => expect(heard().length).toBeGreaterThan(0));
  announcer.batches = [];
  const kind = state.offer!.choices.find(({ targets }) => targets.length > 1)!;
  input.click(kind.targets[0]!);
  await vi.waitFor(() => expect(heard()[0]).toMatch(/^Chosen: /));
  input.back();
  announcer.forget();
  app.preferences.confirm = "always";
  const end = state.offer!.choices.find(({ can_undo, targets }) => !can_undo && targets.length === 1)!;
  input.click(end.targets[0]!);
  await vi.waitFor(() => expect(heard().length).toBeGreaterThan(0));
  expect(heard().filter((sentence) => sentence.startsWith("Chosen"))).toEqual([]);
});

test("a screen reader is told how many pieces are put down, and how many are left", async () => {
  const { input } = await offeringAs({ any_order: true }, ["a:1", "a:1", "a:1"], ["a:1", "a:1", "a:2"], ["a:1", "a:2", "a:2"]);
  await vi.waitFor(() => expect(heard().at(-1)).toContain("3 to place"));
  for (const [target, words] of [["a:1", "1 placed, 2 left."], ["a:2", "2 placed, 1 left."], ["a:1", "All 3 placed. Confirm, or go back."]] as const) {
    announcer.forget();
    input.click(target);
    await vi.waitFor(() => expect(heard()).toContain(words));
  }
});

test("Enter on the slider takes the number", async () => {
  await offering(["tile:1", "count:1"], ["tile:1", "count:2"], ["tile:1", "count:3"]);
  session!.input.click("tile:1");
  await tick();
  document.querySelector<HTMLInputElement>(".stepper input")!.focus();
  session!.input.hover("count:2");
  await tick();
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() => expect(sent("act")).toMatchObject([{ action: "tile:1 count:2" }]));
});

test("a question that is being answered is not asked again", async () => {
  const { connection, state } = await open("act");
  await vi.waitFor(() => expect(heard().length).toBeGreaterThan(0));
  announcer.forget();
  connection.isSending = true;
  await tick();
  state.scene = { ...state.scene!, offer: { ...state.offer!, question: { key: "web-paused", args: {} } } as never };
  connection.isSending = false;
  await vi.waitFor(() => expect(heard()).toEqual([state.say({ key: "web-paused" })]));
});

/** Entries as they arrive: each with two events of its own, equal to those of the fixture's log. */
function arriving({ playback, state }: TableSession): LogEntry[] {
  const events = structuredClone(playback.log.flatMap((entry) => entry.events).slice(0, 6));
  const { seq } = state.scene!;
  return [0, 1, 2].map((step) => ({ ...playback.log.at(-1)!, seq: seq + 1 + step, kind: "act", seat: 1, events: events.slice(2 * step, 2 * step + 2) }) as LogEntry);
}

test("everything that happened is announced in order, and then the question", async () => {
  const open_ = await open("drift");
  const entries = arriving(open_);
  const expected = entries.flatMap(({ events }) => events).map((event) => open_.state.spoken(event as never));
  expect(expected).toHaveLength(6);
  await vi.waitFor(() => expect(heard().length).toBeGreaterThan(0)); // the first question
  announcer.batches = [];
  const scene = { ...open_.state.scene!, seq: entries.at(-1)!.seq };
  open_.playback.play(entries.slice(0, 1), { ...scene, seq: entries[0]!.seq });
  open_.playback.play(entries.slice(1), scene);
  open_.playback.skip();
  await vi.waitFor(() => expect(heard()).toEqual([...expected, "Since your last turn: Ines drifts a steppe tile."]));
});

test("keys that read something out do so while others play, and any other key shows the end", async () => {
  app.preferences.speed = "calm";
  const open_ = await open("act");
  const { playback, state } = open_;
  const entries = arriving(open_);
  const scene = { ...state.scene!, offer: null, to_act: [1] };
  entries.forEach((entry) => playback.play([entry], { ...scene, seq: entry.seq }));
  expect(playback.isPlaying).toBe(true);
  await vi.waitFor(() => expect(heard().length).toBeGreaterThan(0));
  await userEvent.keyboard("s");
  await vi.waitFor(() => expect(heard().join(" ")).toMatch(/: \d+, \d+ if it ended now/));
  expect([playback.isPlaying, playback.log.at(-1)!.seq < entries.at(-1)!.seq]).toEqual([true, true]);
  await userEvent.keyboard("x");
  expect(playback.isPlaying).toBe(false);
});

test("the listener chooses how much is announced", async () => {
  const { playback, state } = await open("drift");
  const listener = { participantOf: state.participantOf, say: state.say };
  const all = sentencesOf(playback.log, { ...listener, verbosity: "all", mine: [0] });
  const mine = sentencesOf(playback.log, { ...listener, verbosity: "mine", mine: [0] });
  expect(mine.length).toBeGreaterThan(0);
  expect(mine.length).toBeLessThan(all.length);
  expect(mine.every((sentence) => all.includes(sentence))).toBe(true);
  expect(sentencesOf(playback.log, { ...listener, verbosity: "questions", mine: [0] })).toEqual([]);
});

test("the question mark opens the list of shortcuts", async () => {
  await open("act");
  await userEvent.keyboard("?");
  await vi.waitFor(() => expect(document.querySelector("dialog")?.textContent).toContain("Keyboard shortcuts"));
  const listed = document.querySelector("dialog table")?.textContent ?? "";
  expect(listed).toContain("Ask for a hint");
  // One line is enough for the digits, unless somebody has changed them.
  expect(listed.match(/Action button\w*/g)).toEqual(["Action buttons"]);
});

async function walkTo(target: string) {
  await userEvent.keyboard("w");
  session!.input.hover(target);
  await tick();
}

test("W walks through everything on the board, and again asks why not", async () => {
  const things = ["tile:1", "tile:2", "tile:3"];
  const { input } = await open("drift", { ...plain, things: () => things });
  await userEvent.keyboard("w");
  await tick();
  expect(document.activeElement === board()).toBe(true);
  expect([...document.querySelectorAll(".keys [role=option]")].slice(0, 3).map(({ id }) => id)).toEqual(["thing-tile_1", "thing-tile_2", "thing-tile_3"]);
  await userEvent.keyboard("{ArrowDown}w");
  expect(input.hovered).toBe("tile:2");
  await vi.waitFor(() => expect(sent("why")).toEqual([{ seat: 0, targets: ["tile:2"] }]));
});

test("in the walk through the board Enter says that a thing is possible, and plays nothing", async () => {
  const { input, state } = await open("drift", { ...plain, things: () => ["tile:99"] });
  const target = state.offer!.choices[0]!.targets[0]!;
  const answerOf = fetch;
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    const answer = await answerOf(path, init);
    return path.endsWith("/why") ? Response.json(null) : answer;
  });
  await walkTo(target);
  announcer.forget();
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() => expect(heard().join(" ")).toMatch(/^Possible: /));
  document.getElementById(board().getAttribute("aria-activedescendant")!)!.click();
  await vi.waitFor(() => expect(sent("why").length).toBeGreaterThan(1));
  expect([sent("act"), input.selection.path]).toEqual([[], []]);
});

test("a refusal that is asked for again is announced again", async () => {
  await open("drift", { ...plain, things: () => ["tile:1"] });
  await userEvent.keyboard("w{Home}{Enter}");
  await vi.waitFor(() => expect(session!.questions.why).not.toBeNull());
  announcer.forget();
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() => expect(heard().length).toBeGreaterThan(0));
});

test("the focus is at the choices when the table opens, and Down begins with the first", async () => {
  const { input } = await open("drift");
  expect([document.activeElement === board(), input.hovered]).toEqual([true, null]);
  const [first] = [...document.querySelectorAll(".keys [role=option]")];
  await userEvent.keyboard("{ArrowDown}");
  await tick();
  expect(board().getAttribute("aria-activedescendant")).toBe(first!.id);
});

test("Down goes to the choices from a page where nothing has the focus", async () => {
  const { input } = await open("drift");
  board().blur();
  await userEvent.keyboard("{ArrowDown}");
  await tick();
  expect([document.activeElement === board(), input.hovered === null]).toEqual([true, false]);
});

test("what a lesson marks comes first in the list, and is said to be marked", async () => {
  await offering(["end"], ["deck"], ["tile:3"], ["tile:4"]);
  session!.playback.guided = ["tile:4"];
  await tick();
  expect(options()).toEqual(["marked: tile:4", "deck", "tile:3", "End turn, 1"]);
});

test("a choice says in the list that it cannot be undone", async () => {
  await offeringAs({ can_undo: false }, ["end"], ["deck"], ["tile:3", "tile:4"]);
  expect(options()).toEqual(["deck. This cannot be undone.", "tile:3", "End turn, 1. This cannot be undone."]);
});

test("a choice says in the list what it begins and what that costs", async () => {
  await open("act", trias);
  const words = options().join("\n");
  expect(words).toMatch(/Drift this tile: 3 actions/);
  expect(words).toMatch(/Move a herd from here: 1 action\b/);
});

test("a choice with many consequences says the first of them, and how many follow", async () => {
  const { questions } = await offering(["tile:3"], ["tile:4"]);
  const words = Array.from({ length: 8 }, (_, step) => `Step ${step}.`);
  vi.spyOn(questions, "previews", "get").mockReturnValue(new Map([["tile:3", { points: [], words, events: [] }]]));
  session!.playback.guided = ["tile:3"];
  await tick();
  expect(options()[0]).toBe("marked: tile:3. Step 0. Step 1. Step 2. Step 3. Step 4. And 3 more effects.");
});

test("a choice that waits for a yes can be declined in the list", async () => {
  const { state, input } = await offering(["tile:1"], ["tile:2"]);
  app.preferences.confirm = "always";
  for (const choice of state.offer!.choices) choice.can_undo = false;
  input.click("tile:1");
  await userEvent.keyboard("b{ArrowDown}{Enter}");
  expect(input.pending).toBeNull();
  expect(sent("act")).toEqual([]);
});

test("the focus returns to where it was when a window closes", async () => {
  await open("act");
  const start = document.querySelector<HTMLButtonElement>(".dock .acts button")!;
  start.focus();
  await userEvent.keyboard("?");
  await vi.waitFor(() => expect(document.querySelector("dialog")).not.toBeNull());
  document.querySelector<HTMLButtonElement>("dialog .x")!.focus();
  document.querySelector<HTMLButtonElement>("dialog .x")!.click();
  await vi.waitFor(() => expect(document.querySelector("dialog")).toBeNull());
  await vi.waitFor(() => expect(document.activeElement === start).toBe(true));
});

test("a window that replaces another gives the focus back to where the first was opened", async () => {
  await open("act");
  const menu = document.querySelector<HTMLButtonElement>(".head .tools button:last-child")!;
  menu.focus();
  menu.click();
  await vi.waitFor(() => expect(document.querySelector("dialog")).not.toBeNull());
  const settings = [...document.querySelectorAll<HTMLButtonElement>("dialog button")].find(({ textContent }) => textContent?.trim().startsWith("Settings"))!;
  settings.focus();
  settings.click();
  await vi.waitFor(() => expect(document.querySelector("dialog h2")?.textContent).toBe("Settings"));
  document.querySelector<HTMLButtonElement>("dialog .x")!.click();
  await vi.waitFor(() => expect(document.activeElement === menu).toBe(true));
});

test("the earlier lines of the log and the log of a phone take the focus when they appear", async () => {
  const { playback } = await open("act");
  const last = playback.log.at(-1)!;
  const moved = (who: number) => ({ key: "trias-reproduced", rule: "", args: { who: { who }, tile: 3, landscape: { word: "trias-woods" }, ring: 2, hour: 4, left: 1 }, targets: [] });
  playback.log = Array.from({ length: 40 }, (_, step) => ({ ...last, seq: last.seq + step, kind: "act", seat: step % 3, events: [moved(step % 3)] }) as never);
  await tick();
  const earlier = [...document.querySelectorAll<HTMLButtonElement>(".log .line")].find(({ textContent }) => textContent?.includes("earlier"));
  earlier?.focus();
  earlier?.click();
  await tick();
  await tick();
  expect(document.activeElement?.closest(".log .turn")).not.toBeNull();
  document.querySelector<HTMLButtonElement>(".log .tick")!.click();
  await tick();
  await tick();
  expect(document.activeElement).toBe(document.querySelector(".log ol"));
});

test("the title does not call while a scoring waits for the reader", async () => {
  const { playback, state } = await open("act");
  state.scene = { ...state.scene!, to_act: [], offer: null };
  playback.isMyTurnNext = true;
  await tick();
  expect(document.title).not.toContain("Your turn");
});

test("the end is announced with points, reasons and everybody's place", async () => {
  await open("end");
  await vi.waitFor(() => expect(heard().join(" ")).toMatch(/Ines wins with 8 points\..*1st: Ines: 8 points\. 2nd: /));
  expect(document.activeElement?.id).toBe("end-title");
});

test("what a scoring has said already is not announced again, and what is new is", async () => {
  const { playback } = await open("drift");
  const entry = playback.log.findLast(({ events }) => events.length > 0)!;
  const [first] = entry.events;
  const hasSaid = (_: number, event: unknown) => event === first;
  const left = withoutSaid({ ...entry, events: [first!, { ...first!, key: "x-new", args: {} }] } as LogEntry, { heard: new Set<number>(), hasSaid });
  expect(left.events.map((event) => event["key"])).toEqual(["x-new"]);
});

test("buttons show their keys, and a changed key is the one that works", async () => {
  app.preferences.keys = { "choice-a": "Q" };
  await open("act");
  const first = document.querySelector<HTMLButtonElement>("[data-command=choice-a]")!;
  expect(first.querySelector("kbd")?.textContent).toBe("Q");
  expect(first.getAttribute("aria-keyshortcuts")).toBe("Q");
  const clicked = vi.fn();
  first.addEventListener("click", clicked);
  await userEvent.keyboard("1");
  expect(clicked).not.toHaveBeenCalled();
  await userEvent.keyboard("q");
  expect(clicked).toHaveBeenCalledOnce();
});

test("a key confirms what waits, and its button shows it", async () => {
  await offering(["tile:1", "tile:2"], ["tile:1"]);
  session!.input.click("tile:1");
  await tick();
  expect(document.querySelector(".acts [data-command=confirm] kbd")?.textContent).toBe("C");
  await userEvent.keyboard("c");
  await vi.waitFor(() => expect(sent("act")).toMatchObject([{ action: "tile:1" }]));
});

test("with shortcuts switched off no character does anything, and no button shows one", async () => {
  app.preferences.shortcuts = false;
  await open("act");
  expect(document.querySelector(".acts kbd")).toBeNull();
  await userEvent.keyboard("?");
  await tick();
  expect(document.querySelector("dialog")).toBeNull();
  app.preferences.shortcuts = true;
  await userEvent.keyboard("?");
  await tick();
  expect(document.querySelector("dialog"), "the same wait is enough otherwise").not.toBeNull();
});

test("a key is changed on the settings page, and stored for the person", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  render(Settings);
  document.querySelector<HTMLButtonElement>("[data-change=hint]")!.click();
  await tick();
  (document.querySelector<HTMLButtonElement>("li button.on"))!.focus();
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).keyboard("j");
  expect(app.preferences.keys).toEqual({ hint: "J" });
  vi.advanceTimersByTime(1000);
  expect(sent("preferences").at(-1)).toMatchObject({ preferences: { keys: { hint: "J" } } });
});

test("a preference is stored even if the page is left at once", async () => {
  await app.start();
  app.name = "Ada";
  app.prefer({ level: "hard" });
  dispatchEvent(new Event("pagehide"));
  expect(sent("preferences").at(-1)).toMatchObject({ preferences: { level: "hard" } });
});

test("a change that the server does not have yet is not replaced by what it has", async () => {
  app.prefer({ level: "hard" });
  vi.stubGlobal("fetch", async (path: string) => (path === "/api/instance" ? Response.json({ ...instance, preferences: { level: "easy" } }) : Response.json(catalogue)));
  await app.start();
  expect(app.preferences.level).toBe("hard");
  app.sendPreferences();
  await vi.waitFor(() => expect(localStorage.getItem("trilobite-preferences-unsent")).toBeNull());
  await app.start();
  expect(app.preferences.level).toBe("easy");
});

test("stored preferences of another type are ignored", () => {
  expect(readable({ sound: "loud", volume: 0.3, theme: "dark", language: "de", unknown: 1 })).toEqual({ volume: 0.3, theme: "dark", language: "de" });
  expect(readable(null)).toEqual({});
});
