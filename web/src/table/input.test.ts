import { beforeEach, expect, test, vi } from "vitest";
import { app } from "../app.svelte";
import type { ChoiceJson, PreviewBadge } from "../games/contract";
import type { Scene, ErrorBody } from "../wire";
import type { TableConnection } from "./connection.svelte";
import { PlayerInput } from "./input.svelte";
import { Notice } from "./notice.svelte";
import type { Playback } from "./playback.svelte";
import type { Questions } from "./questions.svelte";
import { NOTHING } from "./selection";
import { TableState } from "./state.svelte";

const choice = (text: string, targets: string[], change: Partial<ChoiceJson> = {}): ChoiceJson => ({ id: 0, text, kind: "go", targets, can_undo: true, ...change });
const CHOICES = [choice("go 1 2", ["tile:1", "tile:2"]), choice("go 1 3", ["tile:1", "tile:3"], { can_undo: false })];

function setUp(choices = CHOICES) {
  app.preferences.confirm = false;
  const state = new TableState("one");
  state.scene = { seq: 4, seat: 0, status: "running", offer: { seat: 0, participant: 0, question: { key: "" }, rule: "", choices }, to_act: [0], clocks: null } as unknown as Scene;
  const connection = { isSending: false, send: vi.fn(async (): Promise<ErrorBody | null> => null), report: vi.fn() };
  const questions = {
    why: null as unknown, refused: null, previews: new Map<string, Partial<PreviewBadge>>(), candidates: [],
    preview: vi.fn(), forgetWhy: vi.fn(), askWhy: vi.fn(async () => {}), askHint: vi.fn(), advise: vi.fn(), warningOnItsWay: vi.fn((): Promise<void> | null => null),
  };
  const playback = { skip: vi.fn() };
  const input = new PlayerInput(state, new Notice(), connection as unknown as TableConnection, questions as unknown as Questions, playback as unknown as Playback);
  return { state, connection, questions, playback, input };
}
let stage: ReturnType<typeof setUp>;
beforeEach(() => {
  stage = setUp();
});

test("a click on a thing selects it, the last one sends the choice, and any input skips", () => {
  const { input, connection, questions, playback } = stage;
  expect([...input.clickable]).toEqual(["tile:1"]);
  input.click("tile:1");
  expect(input.selection.path).toEqual(["tile:1"]);
  expect(questions.preview).toHaveBeenLastCalledWith(input.selection);
  input.click("tile:2");
  expect(connection.send).toHaveBeenCalledOnce();
  expect(playback.skip).toHaveBeenCalledTimes(2);
});

test("the only choice is not taken before it is chosen", () => {
  const { input } = setUp([choice("end", [])]);
  expect(input.isTaking).toBe(false);
  input.chooseKind("go");
  expect(input.isTaking).toBe(true);
});

test("a click on anything else asks why not", () => {
  const { input, questions } = stage;
  input.click("tile:1");
  input.click("tile:9");
  expect(questions.askWhy).toHaveBeenCalledWith(["tile:1"], "tile:9");
});

test("a selection belongs to its question", () => {
  const { input, state } = stage;
  input.click("tile:1");
  input.hover("tile:2");
  expect([input.selection.path, input.hovered]).toEqual([["tile:1"], "tile:2"]);
  state.question++;
  expect([input.selection, input.pending, input.hovered]).toEqual([NOTHING, null, null]);
});

test("an action that cannot be undone waits for confirmation if the reader wants that, and a step back cancels it", async () => {
  const { input, connection } = stage;
  app.preferences.confirm = true;
  input.click("tile:1");
  input.click("tile:3");
  await vi.waitFor(() => expect(input.pending?.text).toBe("go 1 3"));
  expect([...input.clickable]).toEqual([]);
  input.back();
  expect([input.pending, input.selection.path]).toEqual([null, ["tile:1"]]);
  input.click("tile:3");
  await vi.waitFor(() => expect(input.pending).not.toBeNull());
  await input.take(input.pending!, { isSure: true });
  expect(connection.send).toHaveBeenCalledOnce();
});

test("a choice that the game warns of waits for confirmation, even if the warning comes late", async () => {
  const { input, connection, questions } = stage;
  let arrive = () => {};
  questions.warningOnItsWay.mockReturnValue(new Promise<void>((resolve) => (arrive = resolve)));
  input.click("tile:1");
  input.click("tile:2");
  expect(connection.send).not.toHaveBeenCalled();
  expect([input.isTaking, input.stoppable]).toEqual([true, null]);
  questions.previews.set("tile:2", { warning: "They would die." });
  arrive();
  await vi.waitFor(() => expect(input.pending?.text).toBe("go 1 2"));
  expect(connection.send).not.toHaveBeenCalled();
  expect(input.isTaking).toBe(false);
});

test("a refusal is shown like an answer to 'why not?', other errors are reported; the selection is cleared", async () => {
  const { input, connection, questions } = stage;
  const refusal = { key: "no", args: {}, rule: "R-1", sentence: "No." };
  connection.send.mockResolvedValueOnce({ code: "refused", problem: "no", refusal });
  await input.take(CHOICES[0]!);
  expect([questions.why, input.selection]).toEqual([refusal, NOTHING]);
  const error = { code: "offline", problem: "" };
  connection.send.mockResolvedValueOnce(error);
  await input.step("undo");
  expect(connection.report).toHaveBeenCalledWith(error);
});

test("a candidate of a hint is followed click by click; a number is set, not sent", () => {
  const { input, connection } = stage;
  input.follow(CHOICES[0]!);
  expect(connection.send).toHaveBeenCalledOnce();
  const counted = setUp([choice("go 2", ["tile:1", "count:2"]), choice("go 3", ["tile:1", "count:3"])]);
  counted.input.follow(choice("go 3", []));
  expect(counted.input.selection.path).toEqual(["tile:1"]);
  expect(counted.connection.send).not.toHaveBeenCalled();
});
