import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../src/api";
import { app } from "../src/app.svelte";
import { Ceremony, timeOf } from "../src/scoring/ceremony.svelte";
import { wordsOf } from "../src/scoring/words";
import plain from "../src/games/plain";
import Frame from "../src/table/Frame.svelte";
import { TableSession } from "../src/table/session.svelte";
import { setStage } from "./stage";
import { Flying } from "../src/table/flying.svelte";
import { TableState } from "../src/table/state.svelte";
import type { LogEntry, Scene, Scoring, ScoringStep } from "../src/wire";
import { language } from "./trias/fixtures";

const paid = (participant: number, points: number, target: string) => ({
  participant, points, event: { key: "x-scored", rule: "X-1", args: { who: { who: participant }, points }, targets: [target] },
});
const steps: ScoringStep[] = [
  { paid: [paid(0, 2, "tile:1"), paid(1, 1, "tile:1")], remarks: [] },
  { paid: [paid(1, 5, "tile:2")], remarks: [] },
];
const scoring = { seq: 7, is_final: true, view: { then: true }, events: 0, steps, heading: null, sequel: null } as unknown as Scoring;

const flying = new Flying();
const fly = vi.spyOn(flying, "launch");
let state: TableState;
let ceremony: Ceremony;
beforeEach(() => {
  vi.useFakeTimers();
  app.preferences.motion = true;
  app.preferences.speed = "calm";
  vi.spyOn(api, "scoring").mockResolvedValue({ ok: true, value: scoring });
  state = new TableState("one");
  state.scene = { seq: 6, seat: 0, view: { now: true }, offer: { choices: [] }, to_act: [0] } as unknown as Scene;
  ceremony = new Ceremony(state, flying);
});
afterEach(() => {
  ceremony.close();
  vi.useRealTimers();
  vi.mocked(api.scoring).mockRestore();
  fly.mockClear();
  flying.land();
  vi.unstubAllGlobals();
});

async function held(show = vi.fn()): Promise<{ isOver: () => boolean; show: typeof show }> {
  let over = false;
  void ceremony.hold(7, [], { now: true }, show).then(() => (over = true));
  await vi.advanceTimersByTimeAsync(0);
  return { isOver: () => over, show };
}

test("a scoring goes through its steps by itself, and then lets the game go on", async () => {
  const { isOver, show } = await held();
  expect(show).toHaveBeenCalledWith(scoring.view);
  expect([ceremony.at, ceremony.marked, ceremony.gains(0), ceremony.gains(1)]).toEqual([1, ["tile:1"], 2, 1]);
  expect(fly).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(timeOf(steps[0]!));
  expect([ceremony.at, ceremony.gains(1), isOver()]).toEqual([2, 6, false]);
  await vi.advanceTimersByTimeAsync(timeOf(steps[1]!));
  expect([ceremony.scoring, isOver()]).toEqual([null, true]);
  expect(ceremony.heard.has(7)).toBe(true);
});

test("skipping ends it at once, even while it is being fetched", async () => {
  const { isOver } = await held();
  ceremony.leave();
  await vi.advanceTimersByTimeAsync(0);
  expect([ceremony.scoring, isOver()]).toEqual([null, true]);
  const coming = new Ceremony(state, flying);
  const waiting = coming.hold(7, [], null, vi.fn());
  coming.leave();
  await waiting;
  expect(coming.scoring).toBeNull();
});

test("without motion every step waits for the reader, and nothing flies", async () => {
  app.preferences.motion = false;
  const { isOver } = await held();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([ceremony.at, isOver()]).toEqual([1, false]);
  ceremony.go(2);
  ceremony.go(3);
  await vi.advanceTimersByTimeAsync(0);
  expect([isOver(), fly.mock.calls.length]).toEqual([true, 0]);
});

test("going back to a step lets no points fly again", async () => {
  await held();
  ceremony.go(2);
  expect(fly).toHaveBeenCalledTimes(2);
  ceremony.go(1);
  expect(fly).toHaveBeenCalledTimes(2);
});

test("a scoring that is opened again changes nothing at the table", async () => {
  expect(await ceremony.open(7)).toBe(true);
  expect([ceremony.isHeld, ceremony.at, ceremony.view]).toEqual([false, 1, scoring.view]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([ceremony.at, fly.mock.calls.length]).toEqual([1, 0]);
  await ceremony.open(7);
  expect(api.scoring).toHaveBeenCalledTimes(1);
});

const entry = (scoring: LogEntry["scoring"]) => ({ seq: 7, kind: "act", events: [], scoring }) as unknown as LogEntry;

test("while a scoring is shown the table says nothing about what follows", async () => {
  expect([ceremony.wants([entry(null)], false), ceremony.wants([entry("full"), entry(null)], false)]).toEqual([false, true]);
  void ceremony.begin([entry("full")]);
  expect([state.scene?.offer, state.scene?.to_act, ceremony.isComing]).toEqual([null, [], true]);
  await vi.advanceTimersByTimeAsync(0);
  expect([state.scene?.view, ceremony.isComing]).toEqual([scoring.view, false]);
});

test("the table does not wait for long if the server is silent", async () => {
  vi.mocked(api.scoring).mockReturnValue(new Promise(() => {}));
  const { isOver } = await held();
  await vi.advanceTimersByTimeAsync(2900);
  expect(isOver()).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect([isOver(), ceremony.isComing, ceremony.scoring]).toEqual([true, false, null]);
});

test("in a page that nobody looks at, a scoring waits for the reader", async () => {
  const page = vi.spyOn(document, "visibilityState", "get");
  const { isOver } = await held();
  page.mockReturnValue("hidden");
  await vi.advanceTimersByTimeAsync(60_000);
  expect([ceremony.at, isOver(), ceremony.isRunning]).toEqual([1, false, false]);
  page.mockRestore();
});

test("a small scoring is shown step by step too, but not in a lesson, which tells it itself", async () => {
  expect(ceremony.wants([entry("brief")], false)).toBe(true);
  let over = false;
  void ceremony.begin([entry("brief")]).then(() => (over = true));
  await vi.advanceTimersByTimeAsync(0);
  expect([state.scene?.view, ceremony.isHeld, over]).toEqual([scoring.view, true, false]);
  ceremony.close();
  await vi.advanceTimersByTimeAsync(0);
  expect(over).toBe(true);
  ceremony.follow([entry("brief")]);
  await vi.advanceTimersByTimeAsync(0);
  expect(ceremony.scoring, "it was shown already").toBeNull();
  state.table = { guide: "lesson/trias" } as never;
  expect([ceremony.wants([entry("brief")], false), ceremony.wants([entry("full")], false)]).toEqual([false, true]);
});

test.each(["brief", "full"] as const)("at once, a %s scoring stands beside the next question until the reader acts", async (size) => {
  app.preferences.speed = "at once";
  expect(ceremony.wants([entry(size)], false)).toBe(false);
  ceremony.follow([entry(size)]);
  await vi.advanceTimersByTimeAsync(0);
  expect([ceremony.scoring?.seq, ceremony.isHeld, ceremony.view, ceremony.marked]).toEqual([7, false, null, []]);
  ceremony.follow([{ ...entry(null), seq: 8 }]);
  expect(ceremony.isBeside, "others act, and what is forced is done").toBe(true);
  ceremony.go(1);
  expect([ceremony.isBeside, ceremony.view, ceremony.marked]).toEqual([false, scoring.view, ["tile:1"]]);
  ceremony.close();
  for (const isThere of [true, false]) {
    ceremony.follow([entry(size)]);
    if (isThere) await vi.advanceTimersByTimeAsync(0);
    ceremony.moveOn();
    await vi.advanceTimersByTimeAsync(0);
    expect(ceremony.scoring, isThere ? "it goes" : "it does not come too late").toBeNull();
  }
});

test("the end of a game, and a lesson, are shown step by step at every speed", () => {
  app.preferences.speed = "at once";
  expect(ceremony.wants([entry("full")], true)).toBe(true);
  state.table = { guide: "lesson/trias" } as never;
  expect(ceremony.wants([entry("full")], false)).toBe(true);
});

test("a new island says who gets what, and why", () => {
  app.language = language;
  const interim = (who: number, points: number, key = "scored") => ({ key: `trias-interim-${key}`, rule: "TR-4.3", args: { who: { who }, points, tiles: 3, herds: 1 + points, place: 3 - points, sharers: 1 }, targets: [] });
  const step = { paid: [2, 1].map((points, participant) => ({ participant, points, event: interim(participant, points) })), remarks: [interim(2, 0, "missed")] };
  const { title, lines, remarks, notes } = wordsOf("trias", step, (message) => language.say(message, ["Mara", "Jonas", "Ida"]));
  expect(title).toBe("New island of 3 tiles");
  expect(lines.map(({ text }) => text)[0]).toContain("Mara gets 2 points for the new island of 3 tiles: 3 herds");
  expect(remarks[0]!.text).toContain("Ida gets nothing");
  expect(notes[0]).toContain("The most herds on a new island bring 2 points");
  app.language = null;
});

test("beside a question all steps stand at once, and the board is that of the question", async () => {
  setStage();
  app.preferences.speed = "at once";
  const session = new TableSession("act");
  await session.open();
  render(Frame, { session, client: plain });
  session.ceremony.follow([entry("full")]);
  await vi.advanceTimersByTimeAsync(0);
  const panel = () => document.querySelector<HTMLElement>(".ceremony.beside");
  expect(panel()?.querySelectorAll("h3")).toHaveLength(steps.length);
  expect([...panel()!.querySelectorAll(".totals b")].slice(0, 2).map((one) => one.textContent)).toEqual(["+2", "+6"]);
  expect(document.querySelectorAll("[role=option]").length).toBeGreaterThan(0);
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "s", bubbles: true }));
  document.querySelector<HTMLElement>(".board")!.click();
  expect(panel(), "keys and clicks are for the question").not.toBeNull();
  panel()!.querySelector<HTMLElement>(".go")!.click();
  await vi.advanceTimersByTimeAsync(0);
  expect([panel(), document.querySelector(".ceremony h3")?.textContent?.trim()]).toEqual([null, expect.anything()]);
  session.close();
  cleanup();
});

test("the speed can be changed during a scoring, which goes on and has one button to skip it", async () => {
  setStage();
  app.preferences.motion = false;
  const session = new TableSession("act");
  await session.open();
  render(Frame, { session, client: plain });
  const holding = session.ceremony.hold(7, [], session.state.scene!.view, (view) => (session.state.scene = { ...session.state.scene!, view, offer: null, to_act: [] }));
  await vi.advanceTimersByTimeAsync(0);
  const buttons = () => [...document.querySelectorAll("button")].map((one) => one.textContent!.trim());
  expect(document.querySelector(".dock h2")?.textContent?.trim()).toBe("The points are being counted. Each step waits for you.");
  expect(buttons().filter((words) => words.startsWith("Skip"))).toHaveLength(1);
  document.querySelector<HTMLElement>(".dock .speeds input[value=brisk]")!.click();
  await vi.advanceTimersByTimeAsync(0);
  expect([app.preferences.speed, session.ceremony.at]).toEqual(["brisk", 1]);
  document.querySelector<HTMLElement>(".dock")!.click();
  await holding;
  expect(session.ceremony.scoring).toBeNull();
  session.close();
  cleanup();
});
