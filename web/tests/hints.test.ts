// A hint at the table: requested, shown, followed, and dropped with its question.
import { cleanup, render } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Call } from "../dev/mock";
import { announcer } from "../src/announce.svelte";
import { app } from "../src/app.svelte";
import { pointer } from "../src/table/pointer";
import type { ChoiceJson } from "../src/games/contract";
import plain from "../src/games/plain";
import trias from "../src/games/trias";
import { spokenWordsOf, wordsOf } from "../src/table/hints";
import Frame from "../src/table/Frame.svelte";
import { TableSession } from "../src/table/session.svelte";
import { changeTables, setStage } from "./stage";

let calls: Call[];
let session: TableSession;

async function open(id: string, hints = true) {
  changeTables({ hints });
  session = new TableSession(id);
  await session.open();
  render(Frame, { session, client: plain });
  await tick();
}
const sent = (what: string) => calls.filter(({ method, path }) => method === "POST" && path.endsWith(`/${what}`)).map(({ body }) => body);
const hint = () => document.querySelector<HTMLButtonElement>(".dock .hint");
const rows = () => [...document.querySelectorAll<HTMLButtonElement>(".thoughts [data-action]")];
/** Answer hint requests with this from now on. */
function answerHints(answer: () => Response | Promise<Response>) {
  const answerOf = fetch;
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => (path.endsWith("/hint") ? answer() : answerOf(path, init)));
}

beforeEach(() => {
  calls = setStage();
});
afterEach(() => {
  session.close();
  cleanup();
});

test("a table without hints has no button for them, and the key says so", async () => {
  await open("act", false);
  expect(hint()).toBeNull();
  await userEvent.keyboard("h");
  expect(sent("hint")).toEqual([]);
  await vi.waitFor(() => expect(announcer.batches.flatMap(({ sentences }) => sentences)).toContain("There are no hints here."));
});

test("H asks for a hint: three candidates with the range of their chances, the best one announced; a second press hides it", async () => {
  await open("act");
  await userEvent.keyboard("h");
  await vi.waitFor(() => expect(rows()).toHaveLength(3));
  expect(sent("hint")).toEqual([{ seat: 0, seq: session.state.scene!.seq }]);
  expect(rows()[0]!.textContent).toMatch(/win chance 55% to 70%/);
  expect(rows()[1]!.textContent).toMatch(/about as good\s*win chance 45% to 60%/);
  expect(rows()[2]!.textContent).toMatch(/clearly weaker/);
  await vi.waitFor(() => expect(announcer.batches.flatMap(({ sentences }) => sentences).at(-1)).toMatch(/^A bot would do this: ./));
  expect(session.questions.advised).toBe(session.state.offer!.choices.at(-1));
  await userEvent.hover(rows()[1]!);
  session.questions.advise(1);
  expect(session.questions.advised).toBe(session.state.offer!.choices.at(-2));
  hint()!.click();
  await tick();
  expect(rows()).toHaveLength(0);
});

test("the list is closed by Escape and by its button, and Escape then takes back what was clicked", async () => {
  await open("act");
  for (const close of [() => userEvent.keyboard("{Escape}"), () => userEvent.click(document.querySelector(".thoughts .x")!)]) {
    await session.input.askHint();
    const kind = session.state.offer!.choices.find(({ targets }) => targets.length > 1)!.kind;
    session.input.chooseKind(kind);
    await vi.waitFor(() => expect(rows()).toHaveLength(3));
    await close();
    expect(rows()).toHaveLength(0);
    expect(session.input.selection.kind).toBe(kind);
    await userEvent.keyboard("{Escape}");
    expect(session.input.selection.kind).toBeNull();
  }
});

test("moves with the same short words are told apart by their places, without codes and numbers of herds", async () => {
  changeTables({ hints: true });
  session = new TableSession("act");
  await session.open();
  const { offer, scene, say } = session.state;
  const nameOf = (choice: ChoiceJson) => wordsOf(choice, trias, "trias", scene!.view, say);
  const moves = offer!.choices.filter(({ kind }) => kind === "move");
  const first = moves.find((choice) => moves.some((other) => other !== choice && nameOf(other) === nameOf(choice)))!;
  const candidates = moves.filter((choice) => nameOf(choice) === nameOf(first)).slice(0, 3);
  const worth = { visits: 9, win_chance: 1, points: 1, low: 0.5, high: 0.6, standing: "equal" };
  answerHints(() => Response.json({ seq: scene!.seq, bot: "hard", thoughts: candidates.map(({ text }) => ({ action: text, ...worth })) }));
  render(Frame, { session, client: trias });
  await session.input.askHint();
  await tick();
  const words = rows().map((row) => row.querySelector(".action")!.textContent!);
  expect(words).toHaveLength(candidates.length);
  expect(new Set(words).size).toBe(words.length);
  expect(words.filter((text) => /tile \d|ring \d|o’clock|\d+ herd/.test(text))).toEqual([]);
  expect(document.querySelector(".thoughts h3")?.textContent).toBe("What a bot would do");
  const spoken = () => announcer.batches.flatMap(({ sentences }) => sentences).at(-1);
  await vi.waitFor(() => expect(spoken()).toMatch(/^A bot would do this: .*a herd, .*ring \d, \d+ o’clock/));
  expect(spoken()).not.toMatch(/tile \d|\d+ herd/);
});

test("the announced hint names its things as the list of choices does, unless the game has words for places", async () => {
  await open("act");
  const [first] = session.state.offer!.choices.filter(({ targets }) => targets.length > 1);
  const client = { ...plain, brief: () => "a tile", describe: (target: string) => `tile at ${target}` };
  const words = spokenWordsOf(first!, client, "trias", session.state.scene!.view, session.state.say);
  for (const target of first!.targets.filter((one) => one.includes(":"))) expect(words).toContain(`tile at ${target}`);
  expect(words).not.toContain("→");
});

test("while a bot thinks, only the button is busy", async () => {
  await open("act");
  answerHints(() => new Promise<Response>(() => {}));
  hint()!.click();
  await tick();
  expect(hint()!.getAttribute("aria-busy")).toBe("true");
  // The words on the button stay, and so does its width.
  expect(hint()!.textContent?.trim()).toMatch(/^Hint/);
  expect(document.querySelector(".dock .words p")?.textContent).toBe("Thinking …");
  hint()!.click();
  expect(session.connection.isSending).toBe(false);
  expect(session.input.clickable.size).toBeGreaterThan(0);
});

test("a candidate that is followed is sent, or waits for confirmation if the reader wants that", async () => {
  await open("act");
  await session.input.askHint();
  const best = session.questions.advised!;
  app.preferences.confirm = "always";
  session.input.follow(best);
  await vi.waitFor(() => expect(session.input.pending?.text ?? sent("act")[0]).toBeTruthy());
  if (!best.can_undo) {
    expect(sent("act")).toEqual([]);
    session.input.confirm();
  }
  await vi.waitFor(() => expect(sent("act")).toMatchObject([{ action: best.text }]));
});

test("an answer to an old question is dropped, and so is the server's refusal", async () => {
  await open("act");
  let answer = (_: Response) => {};
  answerHints(() => new Promise<Response>((resolve) => (answer = resolve)));
  const asked = session.input.askHint();
  await session.connection.reload();
  expect(session.questions.isThinking).toBe(false);
  answer(Response.json({ seq: 0, bot: "hard", thoughts: [{ action: session.state.offer!.choices[0]!.text, visits: 1, win_chance: 1, points: 1, low: 0.9, high: 1, standing: "best" }] }));
  await asked;
  expect(session.questions.candidates).toEqual([]);
  answerHints(() => Response.json({ code: "stale", problem: "moved on", seq: 9 }, { status: 409 }));
  await session.input.askHint();
  expect([session.errorLine.text, session.questions.isThinking]).toEqual([null, false]);
});

test("errors with a hint are shown like other errors", async () => {
  await open("act");
  answerHints(() => Response.json({ code: "too_many", problem: "slow down" }, { status: 429 }));
  await session.input.askHint();
  expect(session.errorLine.text).toContain("too much at once");
  expect(session.questions.isThinking).toBe(false);
});

test("a hint is dropped with its question", async () => {
  await open("act");
  await session.input.askHint();
  expect(session.questions.candidates).toHaveLength(3);
  await session.connection.reload();
  expect(session.questions.candidates).toEqual([]);
});

test("a finger looks at a candidate with the first tap, and plays it with the second", async () => {
  await open("act");
  await session.input.askHint();
  await tick();
  pointer.isTouch = true;
  const second = () => rows()[1] as HTMLButtonElement;
  const { choice } = session.questions.candidates[1]!;
  second().click();
  await tick();
  expect([session.questions.advised, sent("act")]).toEqual([choice, []]);
  expect(second().textContent).toContain("Tap again");
  app.preferences.confirm = "never";
  second().click();
  await vi.waitFor(() => expect(sent("act")).toMatchObject([{ action: choice.text }]));
  pointer.isTouch = false;
});

test("a click with a mouse shows a candidate that cannot be undone, and a second one plays it", async () => {
  await open("act");
  await session.input.askHint();
  await tick();
  app.preferences.confirm = "wasteful";
  const { choice } = session.questions.candidates[1]!;
  choice.can_undo = false;
  rows()[1]!.click();
  await tick();
  expect([session.input.pending, sent("act")]).toEqual([choice, []]);
  session.input.confirm({ isPress: true });
  expect(sent("act"), "the second half of a double click").toEqual([]);
  session.input.confirm();
  await vi.waitFor(() => expect(sent("act")).toMatchObject([{ action: choice.text }]));
});
