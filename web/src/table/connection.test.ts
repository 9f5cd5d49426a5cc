import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { app } from "../app.svelte";
import { Language } from "../language";
import type { LogEntry, Scene, SeatInfo, Snapshot, TableInfo, ToClient } from "../wire";
import { Chat } from "./chat.svelte";
import { TableConnection } from "./connection.svelte";
import { ErrorLine } from "./errorLine.svelte";
import { TableState } from "./state.svelte";

const entry = (seq: number): LogEntry => ({ seq, seat: 1, action: null, kind: "act", events: [], taken_back: 0, at: "" });
const seat = (number: number, change: Partial<SeatInfo> = {}) => ({ seat: number, kind: "human", name: "Ada", mine: number === 0, conceded: false, colour: 0, ...change }) as SeatInfo;
const snapshot = (seq: number, seats = [seat(0), seat(1)]): Snapshot => ({
  table: { id: "one", status: "running", seats, participants: [] } as unknown as TableInfo,
  scene: { seq, seat: 0, status: "running", to_act: [1], offer: null, clocks: null } as unknown as Scene,
  log: [],
  epoch: "e1",
});
const language = (code: string, sentence: string) =>
  new Language({ language: code, languages: ["en", "de"], shared: `web-error-restored = ${sentence}\nweb-table-gone = Gone.\n`, games: {}, english: {} });

let state: TableState;
let chat: Chat;
let errorLine: ErrorLine;
let connection: TableConnection;
let socket: { onopen?: () => void; onmessage?: (event: { data: string }) => void; onclose?: (event: { code: number }) => void };
let sent: string[];
let loads: string[];
let answer: Snapshot;
const show = vi.fn((shown: Snapshot) => {
  state.table = shown.table;
  state.scene = shown.scene;
});
const play = vi.fn();
const receive = (message: ToClient) => socket.onmessage?.({ data: JSON.stringify(message) });

beforeEach(() => {
  sent = [];
  loads = [];
  answer = snapshot(5);
  app.preferences.curtain = true;
  app.setLanguage(language("en", "Restored."));
  vi.stubGlobal("WebSocket", class {
    readyState = 1;
    constructor() {
      socket = this as unknown as typeof socket;
    }
    send(text: string) {
      sent.push(text);
    }
    close() {}
  });
  vi.stubGlobal("fetch", async (path: string) => {
    loads.push(path);
    return Response.json(answer);
  });
  state = new TableState("one");
  chat = new Chat("one", () => false);
  errorLine = new ErrorLine();
  connection = new TableConnection(state, chat, errorLine, { show, play });
});
afterEach(() => {
  connection.close();
  vi.clearAllMocks();
});

test("a table is loaded, and then the socket says what we have", async () => {
  await connection.open();
  expect(show).toHaveBeenCalledOnce();
  socket.onopen?.();
  expect(JSON.parse(sent[0]!)).toMatchObject({ type: "hello", seq: 5, seat: 0, said: 0, epoch: "e1" });
});

test("entries are passed on once and in order; a gap loads the table again", async () => {
  await connection.open();
  receive({ type: "update", entries: [entry(6)], scene: { ...answer.scene, seq: 6 } });
  receive({ type: "update", entries: [entry(6), entry(7)], scene: { ...answer.scene, seq: 7 } });
  expect(play.mock.calls.map(([entries]) => (entries as LogEntry[]).map(({ seq }) => seq))).toEqual([[6], [7]]);
  answer = snapshot(9);
  await connection.send(async () => ({ ok: true, value: { seq: 9, entry: entry(9), scene: { ...answer.scene, seq: 9 } } }));
  expect(play).toHaveBeenCalledTimes(2);
  expect(loads).toHaveLength(2);
});

test("the line about a restored backup follows the language", async () => {
  await connection.open();
  chat.arrive([{ id: 1, person: 1, seat: 1, name: "Ben", text: "hi", at: "" }]);
  receive({ type: "resync", seq: 5, restored: true });
  await vi.waitFor(() => expect(errorLine.text).toBe("Restored."));
  expect(chat.said).toEqual([]);
  app.setLanguage(language("de", "Wiederhergestellt."));
  expect(errorLine.text).toBe("Wiederhergestellt.");
  errorLine.clear();
  expect(errorLine.text).toBeNull();
});

test("a table that was deleted is lost", async () => {
  await connection.open();
  socket.onclose?.({ code: 4404 });
  expect(connection.lost).toBe("Gone.");
});

test("between two players of one device the curtain falls, and opens for the right one", async () => {
  answer = snapshot(5, [seat(0), seat(1, { mine: true })]);
  await connection.open();
  expect(state.curtain).toBe(1);
  expect(state.offer).toBeNull();
  answer = { ...answer, scene: { ...answer.scene, seat: 1 } };
  await connection.lookThrough(1);
  expect([state.curtain, state.scene?.seat]).toEqual([null, 1]);
  expect(sent.map((text) => JSON.parse(text) as unknown)).toContainEqual({ type: "look", seat: 1 });
  connection.passScreen();
  expect(state.curtain).toBeNull();
});

test("without an answer the error is shown until the server answers again", async () => {
  await connection.open();
  connection.report({ code: "offline", problem: "" });
  expect(errorLine.error).not.toBeNull();
  receive({ type: "pong" });
  expect(errorLine.error).toBeNull();
  connection.report({ code: "too_many", problem: "" });
  receive({ type: "pong" });
  expect(errorLine.error).not.toBeNull();
});
