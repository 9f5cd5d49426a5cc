import { beforeEach, expect, test, vi } from "vitest";
import plain from "../games/plain";
import type { GameClient } from "../games/contract";
import type { Scene, TableInfo, ErrorBody } from "../wire";
import type { TableConnection } from "./connection.svelte";
import { ErrorLine } from "./errorLine.svelte";
import { Questions } from "./questions.svelte";
import { NOTHING } from "./selection";
import { TableState } from "./state.svelte";

const OFFER = { seat: 0, participant: 0, question: { key: "" }, rule: "", choices: [
  { id: 0, text: "go 1", kind: "go", targets: ["tile:1"], can_undo: true },
  { id: 1, text: "go 2", kind: "go", targets: ["tile:2"], can_undo: true },
] };
const EVENT = { key: "web-score", rule: "", args: { who: { who: 0 }, points: 3 }, targets: ["tile:1"] };

let state: TableState;
let questions: Questions;
let errorLine: ErrorLine;
let connection: { isSending: boolean; report: (error: ErrorBody) => void };
/** The server's answers, by the end of the path. */
let answers: Record<string, () => Response | Promise<Response>>;

beforeEach(() => {
  answers = { preview: () => Response.json({ events: { "go 1": [EVENT] } }) };
  vi.stubGlobal("fetch", async (path: string) => answers[path.split("/").at(-1)!]?.() ?? Response.json(null));
  state = new TableState("one");
  state.table = { hints: true, seats: [], participants: [] } as unknown as TableInfo;
  state.scene = { seq: 4, seat: 0, status: "running", offer: OFFER, to_act: [0], view: {}, clocks: null } as unknown as Scene;
  errorLine = new ErrorLine();
  connection = { isSending: false, report: vi.fn() };
  questions = new Questions(state, errorLine, connection as unknown as TableConnection);
});

test("previews are asked for when the game's client is known, with its warnings", async () => {
  questions.preview(NOTHING);
  await Promise.resolve();
  expect(questions.previews.size).toBe(0);
  const client: GameClient = { ...plain, warning: (events) => (events.length > 0 ? "Careful!" : null) };
  questions.setClient(client);
  await questions.warningOnItsWay("tile:1");
  expect([...questions.previews.keys()]).toEqual(["tile:1"]);
  expect(questions.previews.get("tile:1")).toMatchObject({ points: [{ who: 0, points: 3 }], warning: "Careful!" });
  expect(questions.warningOnItsWay("tile:1")).toBeNull();
});

test("a preview that comes after the question has changed is dropped", async () => {
  let arrive = (_: Response) => {};
  answers["preview"] = () => new Promise<Response>((resolve) => (arrive = resolve));
  questions.setClient(plain);
  const late = arrive;
  state.scene = { ...state.scene!, offer: null };
  questions.begin();
  late(Response.json({ events: { "go 1": [EVENT] } }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(questions.previews.size).toBe(0);
});

test("a refusal names the thing; without a reason nothing is refused", async () => {
  answers["why"] = () => Response.json({ key: "no", args: {}, rule: "R-1", sentence: "No." });
  await questions.askWhy([], "tile:9");
  expect([questions.refused, questions.why?.rule]).toEqual(["tile:9", "R-1"]);
  answers["why"] = () => Response.json(null);
  await questions.askWhy([], "tile:8");
  expect([questions.refused, questions.why]).toEqual([null, null]);
});

test("a new question clears everything that belonged to the last one", async () => {
  answers["hint"] = () => Response.json({ seq: 4, bot: "hard", thoughts: [{ action: "go 2", visits: 9, win_chance: 0.5, points: 1 }] });
  await questions.askHint();
  expect(questions.advised?.text).toBe("go 2");
  questions.refused = "tile:9";
  errorLine.show({ code: "stale", problem: "" });
  const { question } = state;
  questions.begin();
  expect([questions.candidates, questions.refused, errorLine.error]).toEqual([[], null, null]);
  expect(state.question).toBe(question + 1);
});

test("an error with a hint is reported, unless the game has moved on", async () => {
  answers["hint"] = () => Response.json({ code: "stale", problem: "" }, { status: 409 });
  await questions.askHint();
  expect(connection.report).not.toHaveBeenCalled();
  answers["hint"] = () => Response.json({ code: "too_many", problem: "" }, { status: 429 });
  await questions.askHint();
  expect(connection.report).toHaveBeenCalledOnce();
  expect(questions.isThinking).toBe(false);
});
