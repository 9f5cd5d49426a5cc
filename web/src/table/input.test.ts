import { beforeEach, expect, test, vi } from "vitest";
import { api } from "../api";
import { app } from "../app.svelte";
import type { ChoiceJson, PreviewBadge } from "../games/contract";
import type { ErrorBody, Scene, TableInfo } from "../wire";
import type { TableConnection } from "./connection.svelte";
import { PlayerInput } from "./input.svelte";
import { ErrorLine } from "./errorLine.svelte";
import type { Playback } from "./playback.svelte";
import { pointer } from "./pointer";
import type { Questions } from "./questions.svelte";
import { allHere, NOTHING } from "./selection";
import { TableState } from "./state.svelte";

const choice = (text: string, targets: string[], change: Partial<ChoiceJson> = {}): ChoiceJson => ({ id: 0, text, kind: "go", targets, can_undo: true, ...change });
const CHOICES = [choice("go 1 2", ["tile:1", "tile:2"]), choice("go 1 3", ["tile:1", "tile:3"], { can_undo: false })];

function setUp(choices = CHOICES) {
  app.preferences.confirm = "wasteful";
  const state = new TableState("one");
  state.scene = { seq: 4, seat: 0, status: "running", offer: { seat: 0, participant: 0, question: { key: "" }, rule: "", choices }, to_act: [0], clocks: null } as unknown as Scene;
  const connection = { isSending: false, send: vi.fn(async (_?: unknown): Promise<ErrorBody | null> => null), report: vi.fn() };
  const questions = {
    why: null as unknown, refused: null, client: null as unknown, previews: new Map<string, Partial<PreviewBadge>>(), candidates: [],
    preview: vi.fn(), forgetWhy: vi.fn(), askWhy: vi.fn(async () => {}), askHint: vi.fn(), advise: vi.fn(), warningOnItsWay: vi.fn((): Promise<void> | null => null),
  };
  const playback = { skip: vi.fn(), moveOn: vi.fn() };
  const errorLine = new ErrorLine();
  const input = new PlayerInput(state, errorLine, connection as unknown as TableConnection, questions as unknown as Questions, playback as unknown as Playback);
  return { state, errorLine, connection, questions, playback, input };
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
  expect(playback.skip).toHaveBeenCalledTimes(3);
  expect(playback.moveOn).toHaveBeenCalledOnce();
});

test("a choice of a question that has been answered is not sent again", async () => {
  const { input, connection, playback, state } = stage;
  playback.skip.mockImplementation(() => state.question++);
  await input.take(CHOICES[0]!);
  expect(connection.send).not.toHaveBeenCalled();
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

test("a place that is no destination says why, and what else it could begin is offered", () => {
  const { input, questions } = setUp([...CHOICES.map((one) => ({ ...one, targets: ["herd:1", one.targets[1]!] })), choice("lift 9", ["tile:9"], { kind: "lift" })]);
  input.click("herd:1");
  input.click("tile:9");
  expect(questions.askWhy).toHaveBeenCalledWith(["herd:1"], "tile:9");
  expect([input.selection.path, input.instead?.text]).toEqual([["herd:1"], "lift 9"]);
});

test("in a pause nothing waits for confirmation, and afterwards it waits again", () => {
  const { input, state } = stage;
  app.preferences.confirm = "always";
  input.click("tile:1");
  input.click("tile:3");
  expect(input.pending?.text).toBe("go 1 3");
  state.table = { paused: true } as TableInfo;
  expect([input.pending, input.selection, input.canBack]).toEqual([null, NOTHING, false]);
  state.table = { paused: false } as TableInfo;
  expect(input.pending?.text).toBe("go 1 3");
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
  app.preferences.confirm = "always";
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

test("an action that wastes something asks once, in place, unless the reader never wants to be asked", async () => {
  const end = choice("end", ["end"], { kind: "end", can_undo: false });
  const { input, connection, state } = setUp([...CHOICES, end]);
  state.scene = { ...state.scene!, wastes: { end: { key: "unused", args: { left: 3 } } } };
  input.chooseKind("end");
  expect([input.pending, input.waste]).toEqual([end, { key: "unused", args: { left: 3 } }]);
  expect(connection.send).not.toHaveBeenCalled();
  input.confirm({ isPress: true });
  expect(connection.send, "the second click of a double click is no answer").not.toHaveBeenCalled();
  vi.spyOn(performance, "now").mockReturnValue(performance.now() + 1000);
  input.confirm();
  expect(connection.send).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
  app.preferences.confirm = "never";
  const bold = setUp([...CHOICES, end]);
  app.preferences.confirm = "never";
  bold.state.scene = { ...bold.state.scene!, wastes: { end: { key: "unused" } } };
  bold.input.chooseKind("end");
  expect(bold.connection.send).toHaveBeenCalledOnce();
});

test("a finger's first tap shows what cannot be undone, and the second performs it", () => {
  const { input, connection } = stage;
  pointer.isTouch = true;
  input.click("tile:1");
  input.click("tile:3");
  expect([input.pending?.text, input.hovered]).toEqual(["go 1 3", "tile:3"]);
  vi.spyOn(performance, "now").mockReturnValue(performance.now() + 1000);
  input.click("tile:3");
  expect(connection.send).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
  const other = setUp();
  other.input.click("tile:1");
  other.input.click("tile:2");
  expect(other.connection.send, "what can be undone is done at once").toHaveBeenCalledOnce();
  pointer.isTouch = false;
});

test("a finger that has not looked at a number is asked before it is taken for good", () => {
  pointer.isTouch = true;
  const sell = (number: number) => choice(`sell ${number}`, [`count:${number}`], { kind: "sell", can_undo: false });
  for (const isChanged of [false, true]) {
    const { input, connection } = setUp([sell(0), sell(1), sell(2)]);
    input.hover("count:2");
    if (isChanged) input.hover("count:1");
    if (isChanged) input.hover("count:2");
    input.click("count:2");
    expect([input.pending?.text, connection.send.mock.calls.length]).toEqual(isChanged ? [undefined, 1] : ["sell 2", 0]);
  }
  pointer.isTouch = false;
});

test("pieces that are put down stay there, and the reader learns that there are no more", () => {
  const drop = (...targets: string[]) => choice(targets.join(), targets, { kind: "drop", any_order: true });
  const { input, questions, errorLine } = setUp([drop("a:1", "a:1"), drop("a:1", "a:2"), drop("a:2", "a:2")]);
  expect(input.tally).toEqual({ placed: 0, left: 2 });
  input.click("a:1");
  input.click("a:1");
  expect(input.tally).toEqual({ placed: 2, left: 0 });
  input.click("a:2");
  expect(input.selection.path).toEqual(["a:1", "a:1"]);
  expect(errorLine.error?.code).toBe("all_placed");
  expect(questions.askWhy).not.toHaveBeenCalled();
  input.back();
  expect([input.tally, errorLine.error]).toEqual([{ placed: 1, left: 1 }, null]);
});

test("all pieces go to the place of the first one with one click, and are confirmed like others", () => {
  const drop = (...targets: string[]) => choice(targets.join(), targets, { kind: "drop", any_order: true });
  const all = drop("a:1", "a:1", "a:1");
  const { input, state } = setUp([all, drop("a:1", "a:1", "a:2"), drop("a:2", "a:2", "a:2")]);
  const found = () => allHere(state.offer, input.selection);
  expect(found()).toBeNull();
  input.click("a:1");
  expect(found()).toBe(all);
  input.place(all);
  expect([input.tally, input.stoppable, found()]).toEqual([{ placed: 3, left: 0 }, all, null]);
});

test("a step back ends a step under way, but never undoes what is finished", () => {
  const { input, state, connection, questions } = stage;
  state.scene = { ...state.scene!, can_undo: true };
  questions.client = { button: () => ({ label: "Go" }) };
  const end = choice("end", ["end"], { kind: "end" });
  state.scene = { ...state.scene, offer: { seat: 0, participant: 0, question: { key: "" }, rule: "", choices: [...CHOICES, end] } } as unknown as Scene;
  expect(input.canBack).toBe(false);
  input.back();
  expect(connection.send).not.toHaveBeenCalled();
  questions.client = { button: () => ({ label: "Go" }), isOpen: () => true };
  state.scene = { ...state.scene };
  expect(input.canBack).toBe(true);
  input.back();
  expect(connection.send).toHaveBeenCalledOnce();
});

test("a shortcut does an action several times with one message", async () => {
  const { input, connection } = stage;
  const act = vi.spyOn(api, "act").mockResolvedValue({ ok: false, status: 500, error: { code: "x", problem: "" } });
  connection.send.mockImplementationOnce(async (request?: unknown) => {
    await (request as () => Promise<unknown>)();
    return null;
  });
  input.repeat({ action: "go 1 2", times: 3, is_last: true });
  await vi.waitFor(() => expect(act).toHaveBeenCalledWith("one", 0, 4, "go 1 2", 3));
  act.mockRestore();
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

test("a lesson is asked whether it wants an action before the action is sent", async () => {
  const { input, connection, questions, state } = stage;
  state.table = { guide: "lesson/trias" } as TableInfo;
  const refusal = { key: "lesson-no", args: {}, rule: "", sentence: "Not this one." };
  const why = vi.spyOn(api, "why").mockResolvedValueOnce({ ok: true, value: refusal }).mockResolvedValueOnce({ ok: true, value: null });
  await input.take(CHOICES[0]!);
  expect(why).toHaveBeenCalledWith("one", { seat: 0, targets: [], action: "go 1 2" });
  expect([questions.why, connection.send.mock.calls.length]).toEqual([refusal, 0]);
  await input.take(CHOICES[0]!);
  expect(connection.send).toHaveBeenCalledOnce();
});

test("a candidate that cannot be undone is shown first, unless the reader never wants to be asked", () => {
  const { input, connection } = stage;
  input.follow(CHOICES[1]!);
  expect([input.pending, input.hovered, connection.send.mock.calls]).toEqual([CHOICES[1], "tile:3", []]);
  input.confirm();
  expect(connection.send).toHaveBeenCalledOnce();
  const bold = setUp();
  app.preferences.confirm = "never";
  bold.input.follow(CHOICES[1]!);
  expect(bold.connection.send).toHaveBeenCalledOnce();
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
