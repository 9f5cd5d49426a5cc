// The table as one reader sees it: turns, messages out of order, seats held by bots, participants.
import { cleanup, render } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Call, table } from "../dev/mock";
import { app } from "../src/app.svelte";
import plain from "../src/games/plain";
import trias from "../src/games/trias";
import Frame from "../src/table/Frame.svelte";
import { TableSession } from "../src/table/session.svelte";
import { isMyTurn } from "../src/tables";
import type { LogEntry, Scene, ToClient } from "../src/wire";
import { changeTables, setStage } from "./stage";

let calls: Call[];
let session: TableSession;
let socket: { onopen?: () => void; onmessage?: (event: { data: string }) => void; readyState: number };

async function open(id: string, client = plain) {
  session = new TableSession(id);
  await session.open();
  render(Frame, { session, client });
  await tick();
}
const text = (selector: string) => document.querySelector(selector)?.textContent?.replaceAll(/\s+/g, " ").trim() ?? "";
const buttons = () => [...document.querySelectorAll<HTMLButtonElement>("button")];
const button = (name: RegExp) => buttons().find((one) => one.textContent?.trim().match(name));
const posted = (what: string) => calls.filter(({ method, path }) => method === "POST" && path.endsWith(`/${what}`));
const receive = (message: ToClient) => socket.onmessage?.({ data: JSON.stringify(message) });

beforeEach(() => {
  calls = setStage();
  vi.stubGlobal("WebSocket", class {
    readyState = 1;
    constructor() {
      socket = this as unknown as typeof socket;
    }
    send() {}
    close() {}
  });
});
afterEach(() => {
  session.close();
  cleanup();
});

const held = () => table("act").seats.map((seat) => (seat.seat === 0 ? { ...seat, kind: "bot" as const, bot: "steady" } : seat));

test("when a bot holds my seat it is not my turn, and I can take it back", async () => {
  changeTables({ seats: held() }, { offer: null });
  await open("act");
  expect(document.title).not.toMatch(/Your turn/);
  expect(isMyTurn({ ...table("act"), seats: held() })).toBe(false);
  expect(isMyTurn(table("act"))).toBe(true);
  expect(text(".players .mine")).toContain("bot for you");
  expect(text(".dock .words")).toBe("Mara to move. A bot plays for you.");
  button(/^Take my seat back/)?.click();
  await vi.waitFor(() => expect(posted("takeback")).toHaveLength(1));
});

test("my own entry that overtakes another leaves no gap in the log", async () => {
  await open("drift");
  const { seq } = session.state.scene!;
  const entry = (number: number, seat: number): LogEntry => ({ seq: number, seat, action: null, kind: "act", events: [], taken_back: 0, at: "" });
  const scene: Scene = { ...session.state.scene!, seq: seq + 2 };
  const all = [...session.playback.log, entry(seq + 1, 1), entry(seq + 2, 0)];
  changeTables({}, { seq: seq + 2 }, all);
  const answerOf = fetch;
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) =>
    path.endsWith("/act") ? Response.json({ seq: seq + 2, entry: entry(seq + 2, 0), scene }) : answerOf(path, init),
  );
  await session.input.take(session.state.offer!.choices[0]!);
  expect(session.playback.log.map((one) => one.seq)).toEqual(all.map((one) => one.seq));
  expect(session.state.scene?.seq).toBe(seq + 2);
  // The socket's late update is already known.
  receive({ type: "update", entries: [entry(seq + 1, 1)], scene: { ...scene, seq: seq + 1 } });
  expect(session.playback.log).toHaveLength(all.length);
  expect(session.connection.isSending).toBe(false);
});

test("while nobody has to decide, the dock says that points are being counted", async () => {
  changeTables({}, { offer: null, to_act: [] });
  await open("act");
  expect(text(".dock .words")).toMatch(/^The points are being counted/);
});

test("an update that overtakes the loading of the table is not lost", async () => {
  await open("drift");
  const { seq } = session.state.scene!;
  const entry: LogEntry = { seq: seq + 1, seat: 1, action: null, kind: "act", events: [], taken_back: 0, at: "" };
  const scene: Scene = { ...session.state.scene!, seq: seq + 1 };
  const log = [...session.playback.log, entry];
  const answerOf = fetch;
  let isFirst = true;
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    const answer = await answerOf(path, init);
    if (isFirst) receive({ type: "update", entries: [entry], scene });
    if (isFirst) changeTables({}, { seq: seq + 1 }, log);
    isFirst = false;
    return answer;
  });
  await session.connection.reload();
  expect(session.state.scene?.seq).toBe(seq + 1);
  expect(session.playback.log).toHaveLength(log.length);
});

test("the line about a silent server disappears when it answers again", async () => {
  vi.useFakeTimers();
  await open("drift");
  const answerOf = fetch;
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => (path.endsWith("/act") ? Promise.reject(new TypeError("gone")) : answerOf(path, init)));
  const sending = session.input.take(session.state.offer!.choices[0]!);
  await vi.advanceTimersByTimeAsync(10_000);
  await sending;
  expect(session.errorLine.text).toMatch(/is not answering/);
  receive({ type: "pong" });
  expect(session.errorLine.text).toBeNull();
});

test("after a reload with a lifted tile, previews are loaded once the curtain is open", async () => {
  changeTables({ seats: table("drift").seats.map((seat) => ({ ...seat, kind: "human", mine: true })) });
  await open("drift");
  expect(session.state.curtain).toBe(0);
  await session.connection.lookThrough(0);
  await vi.waitFor(() => expect(session.questions.previews.size).toBeGreaterThan(0));
});

test("while an action is being sent nothing can be confirmed", async () => {
  const offer = { seat: 0, participant: 0, question: { key: "web-score" }, rule: "", choices: [
    { id: 0, text: "a", kind: "go", targets: ["tile:1"], can_undo: true },
    { id: 1, text: "b", kind: "go", targets: ["tile:1", "tile:2"], can_undo: true },
  ] };
  changeTables({}, { offer: offer as never });
  await open("act");
  session.input.click("tile:1");
  expect(session.input.stoppable?.text).toBe("a");
  session.connection.isSending = true;
  expect(session.input.stoppable).toBeNull();
});

test("with the log sheet open, Escape closes it and takes nothing back", async () => {
  await open("drift");
  document.querySelector<HTMLButtonElement>(".tick")!.click();
  await tick();
  expect(document.querySelector(".log.open")).not.toBeNull();
  await userEvent.keyboard("{Escape}");
  expect(document.querySelector(".log.open")).toBeNull();
  expect(posted("undo")).toEqual([]);
  await userEvent.keyboard("{Escape}");
  expect(posted("undo")).toHaveLength(1);
});

test("once an action is begun, the dock says what to click next", async () => {
  await open("act", trias);
  const question = text(".dock h2");
  document.querySelector<HTMLButtonElement>("[data-kind=move]")!.click();
  await tick();
  expect(text(".dock h2")).toBe("Choose the herd that moves.");
  session.input.click([...session.input.clickable][0]!);
  await tick();
  expect(text(".dock h2")).toBe("Choose the tile it goes to.");
  document.querySelector<HTMLButtonElement>("[data-kind=reproduce]")!.click();
  await tick();
  expect(text(".dock h2")).toMatch(/herd gets a second one/);
  session.input.back();
  await tick();
  expect(text(".dock h2")).toBe(question);
});

test("a choice that waits for confirmation is named", async () => {
  app.preferences.confirm = "always";
  await open("act", trias);
  document.querySelector<HTMLButtonElement>("[data-kind=end]")!.click();
  await tick();
  expect(text(".dock h2")).toBe("End turn: are you sure?");
});

test("used cards lie open beside the deck, unless the table hides them", async () => {
  await open("act", trias);
  expect(text(".dock .pile")).toBe("mountain2 steppe9 woods5 used");
  cleanup();
  session.close();
  changeTables({}, { view: { ...session.state.scene!.view, discards: null } });
  await open("act", trias);
  expect(document.querySelector(".dock .pile")).toBeNull();
});

test("the host is marked, and a chosen seed is announced at the table", async () => {
  changeTables({ seed_chosen: true, seats: table("act").seats.map((seat) => ({ ...seat, host: seat.seat === 1 })) });
  await open("act");
  expect([...document.querySelectorAll(".players .host")]).toHaveLength(1);
  expect(text(".players li:nth-child(2) b")).toContain("host");
  expect(text(".log h2")).toContain("chosen seed");
});

// Participants and seats differ: seat 0 plays participant 1, seat 1 plays 0, and 3 has no seat.

const PEOPLE = [
  { participant: 0, seat: 1, colour: 4 },
  { participant: 1, seat: 0, colour: 0 },
  { participant: 3, seat: null, colour: 3 },
];
const two = () => table("act").seats.slice(0, 2).map((seat) => ({ ...seat, colour: seat.seat === 1 ? 4 : 0 }));

test("names, colours and rows go by participant; one without a seat is named by its colour", async () => {
  const offer = { seat: 0, participant: 3, question: { key: "web-score" }, rule: "", choices: [] };
  changeTables({ seats: two(), participants: PEOPLE }, { offer: offer as never, to_act: [0] });
  await open("act");
  expect(session.state.names).toEqual(["Jonas", "Mara", "", "Green (NPC)"]);
  expect(session.state.colours).toEqual([4, 0, 0, 3]);
  expect([...document.querySelectorAll(".players li")].map((row) => row.querySelector("b .name")?.textContent)).toEqual(["Jonas", "Mara", "Green"]);
  expect([...document.querySelectorAll(".players i")].at(-1)?.textContent).toBe("NPC");
  expect(document.querySelector('.players [data-score="3"]')).not.toBeNull();
  expect(text(".players li:nth-child(1)")).not.toContain("to move");
  expect(text(".players li:nth-child(2)")).toContain("to move");
  expect(text(".players li:nth-child(3)")).toContain("to move");
  expect(text(".dock h2")).toContain("for Green (NPC)");
});

const reason = (key: string) => ({ key, args: {} });
const points = (participant: number, number: number) => ({ participant, points: number, sources: { islands: number } });

test("all winners who share the victory are named", async () => {
  const seats = table("act").seats.slice(0, 3).map((seat, index) => ({ ...seat, name: ["Mara", "Jonas", "Ines"][index]! }));
  const participants = seats.map(({ seat, colour }) => ({ participant: seat, seat, colour }));
  const result = { seats: seats.map(({ seat }) => ({ seat, place: 1, points: 7, payoff: 1 / 3, reason: reason("web-total") })), participants: seats.map(({ seat }) => points(seat, 7)) };
  changeTables({ seats, participants }, { status: "finished", offer: null, to_act: [], result: result as never });
  await open("act");
  expect(text(".end h2")).toBe("Mara, Jonas, and Ines share the victory with 7 points each.");
  expect(document.querySelectorAll(".end header .piece")).toHaveLength(3);
  expect(text(".dock h2")).toBe("Mara, Jonas, and Ines share the victory.");
});

test("at the end seats have places, and a participant without a seat comes last without one", async () => {
  const seats = [
    { seat: 0, place: 1, points: 7, payoff: 1, reason: reason("web-total") },
    { seat: 1, place: 2, points: 3, payoff: 0, reason: reason("web-total") },
  ];
  const result = { seats, participants: [points(0, 3), points(1, 7), points(3, 9)] };
  changeTables({ seats: two(), participants: PEOPLE }, { status: "finished", offer: null, to_act: [], result: result as never });
  await open("act");
  expect(text(".end h2")).toBe("Mara wins with 7 points.");
  const cells = (row: string) => [...document.querySelectorAll(`.end ${row} :is(th[scope=col], td)`)].map((cell) => cell.textContent?.trim());
  expect(cells("thead tr").filter(Boolean)).toEqual(["Mara", "Jonas", "Green (NPC)"]);
  expect(cells("tbody tr:first-child")).toEqual(["1", "2", "–"]);
});

test("a solo game says how it went instead of who won", async () => {
  const solo = [{ participant: 0, seat: 0, colour: 0 }, { participant: 1, seat: null, colour: 1 }];
  const result = { seats: [{ seat: 0, place: 1, points: 7, payoff: 0, reason: reason("web-total") }], participants: [points(0, 7), points(1, 9)] };
  changeTables({ seats: table("act").seats.slice(0, 1), participants: solo }, { status: "finished", offer: null, to_act: [], result: result as never });
  await open("act");
  expect(text(".end h2")).toBe("Total");
  expect(text(".dock h2")).toBe("Total");
  expect(text(".end")).not.toContain("wins");
});
