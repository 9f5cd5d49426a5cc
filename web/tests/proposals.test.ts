// Agreements at a table: proposals, pauses, chat, continuing elsewhere.
import { cleanup, render } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Call, table } from "../dev/mock";
import plain from "../src/games/plain";
import Frame from "../src/table/Frame.svelte";
import { forkSeats, isOnlyMine, momentOf } from "../src/table/moments";
import { TableSession } from "../src/table/session.svelte";
import type { LogEntry, ProposalInfo, TableInfo, ToClient } from "../src/wire";
import { changeTables, setStage } from "./stage";

let calls: Call[];
let session: TableSession;
let socket: { onmessage?: (event: { data: string }) => void };

const LOG: LogEntry[] = ["opening", "act", "act", "undo", "act"].map((kind, seq) => ({
  seq,
  seat: seq === 0 ? null : seq % 2,
  action: null,
  kind: kind as LogEntry["kind"],
  events: kind === "act" ? [{ key: "table-host", rule: "", args: { who: { who: seq % 2 } }, targets: [] }] : [],
  taken_back: kind === "undo" ? 1 : 0,
  at: "",
}));
const PROPOSAL: ProposalInfo = { number: 9, kind: "rewind", seat: 1, seq: 1, entries: [1, 4], waits_for: [0], asks_me: true, mine: false };

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
  session?.close();
  cleanup();
});

async function open(change: Partial<TableInfo> = {}): Promise<void> {
  changeTables(change, {}, LOG);
  session = new TableSession("act");
  await session.open();
  render(Frame, { session, client: plain });
  await tick();
}
const receive = async (message: ToClient) => {
  socket.onmessage?.({ data: JSON.stringify(message) });
  await tick();
};
const posted = (what: string) => calls.filter(({ method, path }) => method === "POST" && path.endsWith(`/${what}`)).map(({ body }) => body);
const dialog = () => document.querySelector("dialog");
const banner = () => [...document.querySelectorAll(".banner")].map((one) => one.textContent?.replaceAll(/\s+/g, " ").trim()).join("|");
const press = (name: RegExp, within: ParentNode = document) =>
  userEvent.click([...within.querySelectorAll("button")].find((one) => name.test(one.getAttribute("aria-label") ?? one.textContent?.trim() ?? ""))!);

test("a player who is asked sees what would be lost, and answers", async () => {
  await open();
  expect(dialog()).toBeNull();
  await receive({ type: "presence", table: table("act", { proposal: PROPOSAL }) });
  expect(banner()).toContain("Jonas asks to take back 2 steps.");
  expect(dialog()?.textContent).toContain("These 2 steps would be taken back:");
  expect(dialog()?.querySelectorAll("ol li")).toHaveLength(2);
  await press(/^I agree/);
  expect(posted("consent")).toEqual([{ number: 9, agrees: true }]);
});

test("an answer may be put off, and the dialog can be opened again", async () => {
  await open({ proposal: PROPOSAL });
  await press(/^Close/, dialog()!);
  expect(dialog()).toBeNull();
  await press(/^Look and answer/);
  await press(/^No$/, dialog()!);
  expect(posted("consent")).toEqual([{ number: 9, agrees: false }]);
});

test("the proposer waits and may withdraw the proposal, without a dialog", async () => {
  await open({ proposal: { ...PROPOSAL, seat: 0, mine: true, asks_me: false, waits_for: [1] } });
  expect(dialog()).toBeNull();
  expect(banner()).toContain("Waiting for: Jonas.");
  await press(/^Never mind/);
  expect(posted("consent")).toEqual([{ number: 9, agrees: false }]);
});

test("during a pause nothing is offered, and one click resumes the game", async () => {
  await open({ paused: true });
  expect(banner()).toContain("The game is paused.");
  expect(session.state.offer).toBeNull();
  expect(session.state.isMyTurn).toBe(false);
  await press(/^Resume/);
  expect(posted("resume")).toHaveLength(1);
});

/** Expand the lines of the log into their steps. */
async function expand() {
  for (const line of document.querySelectorAll<HTMLElement>(".log [aria-expanded=false].line")) await userEvent.click(line);
}

test("a line of the log leads to its moment, and everything after it can be proposed to be taken back", async () => {
  await open();
  expect(document.querySelectorAll(".log .more")).toHaveLength(0);
  await expand();
  const more = document.querySelectorAll(".log .more");
  expect(more).toHaveLength(2);
  await userEvent.click(more[0]!);
  expect(dialog()?.querySelectorAll("ol li")).toHaveLength(2);
  await press(/^Ask to take back/);
  expect(posted("propose")).toEqual([{ kind: "rewind", seat: 0, seq: 1 }]);
});

test("a new table continues from a moment, with me and bots", async () => {
  await open();
  await expand();
  await userEvent.click(document.querySelectorAll(".log .more")[1]!);
  await press(/^Continue there/);
  const [fork] = posted("fork") as [{ seq: number; eyes: number; seats: { kind: string }[] }];
  expect([fork.seq, fork.eyes]).toEqual([3, 0]);
  expect(fork.seats.map(({ kind }) => kind)).toEqual(["me", "bot", "bot", "bot"]);
});

test("the chat opens in place of the log, shows what is new, and closes on Escape", async () => {
  await open();
  await receive({ type: "chat", said: [{ id: 3, person: 2, seat: 1, name: "Jonas", text: "<i>hello</i>", at: "" }] });
  expect(document.querySelector(".chat-button b")?.textContent).toBe("1");
  await press(/^Chat, 1 new message/);
  expect(document.querySelector(".log")).toBeNull();
  expect(document.querySelector(".chat li")?.textContent?.trim()).toBe("Jonas <i>hello</i>");
  await userEvent.type(document.activeElement!, "hi there{Enter}");
  expect(posted("chat")).toEqual([{ text: "hi there" }]);
  await userEvent.keyboard("{Escape}");
  expect(document.querySelector(".chat")).toBeNull();
  expect(document.querySelector(".log")).not.toBeNull();
});

test("a new table continues from the moment before an entry, with bots or friends in the other seats", () => {
  expect(momentOf(null)).toBeNull();
  expect(momentOf(7)).toBe(6);
  expect(isOnlyMine(table("act"))).toBe(false);
  expect(isOnlyMine(table("act", { seats: table("act").seats.filter(({ mine, kind }) => mine || kind === "bot") }))).toBe(true);
  const bots = forkSeats(table("act"), "bots", 1);
  expect(bots.map(({ kind }) => kind)).toEqual(["bot", "me", "bot", "bot"]);
  expect(bots[2]).toMatchObject({ bot: "steady", name: "Fern" });
  for (const chance of [0, 0.99]) {
    vi.spyOn(Math, "random").mockReturnValue(chance);
    expect(new Set(forkSeats(table("act"), "bots", 1).map(({ name }) => name)).size).toBe(4);
  }
  vi.restoreAllMocks();
  expect(forkSeats(table("act"), "friends", 0).map(({ kind }) => kind)).toEqual(["me", "open", "open", "open"]);
});
