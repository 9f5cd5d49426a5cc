import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Said } from "../wire";
import { Notes, PAUSE } from "./notes.svelte";
import { app } from "../app.svelte";
import { Language } from "../language";
import { catalogue } from "../../tests/stage";
import { Chat, wordsOf } from "./chat.svelte";

const said = (id: number, seat: number | null = 1): Said => ({ id, person: seat ?? 9, seat, name: "Ben", text: `words ${id}`, at: "" });
const chat = () => new Chat("one", ({ seat }) => seat === 0);
const ids = (one: Chat) => one.said.map(({ id }) => id);

/** The requests to the mock server, which echoes the text or fails. */
let calls: { method: string; text: string }[];
let isUp: boolean;
beforeEach(() => {
  calls = [];
  isUp = true;
  vi.stubGlobal("fetch", async (_: string, init?: RequestInit) => {
    const method = init?.method ?? "GET";
    const text = init?.body ? (JSON.parse(init.body as string) as { text: string }).text : "old";
    calls.push({ method, text });
    if (!isUp) return Response.json({ code: "too_many", problem: "wait" }, { status: 429 });
    return Response.json(method === "POST" ? { ...said(calls.length + 10, 0), text } : { text });
  });
});
afterEach(() => vi.useRealTimers());

test("messages are kept in order, each once", () => {
  const one = chat();
  one.arrive([said(1), said(4)]);
  one.arrive([said(4), said(3), said(5)]);
  expect(ids(one)).toEqual([1, 3, 4, 5]);
  expect(one.last).toBe(5);
});

test("messages from others are unread until the chat is opened, even after a reload", () => {
  const one = chat();
  one.arrive([said(1), said(2, 0), said(3)]);
  expect(one.unread).toBe(2);
  one.open();
  expect(one.unread).toBe(0);
  one.arrive([said(4)]);
  one.close();
  expect(one.unread).toBe(0);
  const again = chat();
  again.arrive([said(1), said(2, 0), said(3), said(4), said(5)]);
  expect(again.unread).toBe(1);
});

test("only messages that arrive while the page is open are announced", () => {
  const one = chat();
  one.arrive([said(1), said(2)]);
  expect(one.announced).toBeNull();
  one.arrive([said(3, 0)]);
  expect(one.announced).toBeNull();
  one.arrive([said(4)]);
  expect(one.announced?.id).toBe(4);
});

test("after a restore old messages are dropped, and the valid ones are not announced", () => {
  const one = chat();
  one.arrive([said(1), said(2)]);
  one.forget();
  expect(one.last).toBe(0);
  one.arrive([said(1)]);
  expect(ids(one)).toEqual([1]);
  expect(one.announced).toBeNull();
});

test("the very first message is announced too", () => {
  const one = chat();
  one.arrive([]);
  one.arrive([said(1)]);
  expect(one.announced?.id).toBe(1);
});

test("my own message appears at once, and an empty one is not sent", async () => {
  const one = chat();
  expect(await one.send({ text: "  " })).toBe(false);
  expect(calls).toEqual([]);
  expect(await one.send({ text: "hello" })).toBe(true);
  expect(one.said.map(({ text }) => text)).toEqual(["hello"]);
  isUp = false;
  expect(await one.send({ text: "again" })).toBe(false);
  expect(ids(one)).toHaveLength(1);
});

test("notes are stored a while after the last key, and the last text wins", async () => {
  const notes = new Notes("one");
  await notes.load();
  expect(notes.text).toBe("old");
  vi.useFakeTimers();
  notes.write("a");
  notes.write("ab");
  expect(notes.state).toBe("writing");
  await vi.advanceTimersByTimeAsync(PAUSE / 2);
  expect(calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(calls.slice(1)).toEqual([{ method: "PUT", text: "ab" }]);
  expect(notes.state).toBe("kept");
});

test("text typed during a request is stored too", async () => {
  const notes = new Notes("one");
  await notes.load();
  notes.write("first");
  const kept = notes.keep();
  notes.write("second");
  await Promise.all([kept, notes.keep()]);
  expect(calls.slice(1).map(({ text }) => text)).toEqual(["first", "second"]);
  await notes.keep();
  expect(calls).toHaveLength(3);
});

test("notes that could not be stored show a message and are tried again", async () => {
  const notes = new Notes("one");
  await notes.load();
  isUp = false;
  notes.write("lost?");
  await notes.keep();
  expect(notes.state).toBe("failed");
  isUp = true;
  await notes.keep();
  expect(notes.state).toBe("kept");
  expect(calls.at(-1)).toEqual({ method: "PUT", text: "lost?" });
});

test("notes that were never loaded are not overwritten", async () => {
  isUp = false;
  const notes = new Notes("one");
  await notes.load();
  notes.write("nothing");
  await notes.keep();
  expect(calls.filter(({ method }) => method === "PUT")).toEqual([]);
});

test("a ready phrase is sent as its key, and read in the reader's language", async () => {
  const one = chat();
  const sent = vi.fn(async (_: string, init?: RequestInit) => Response.json({ ...said(1, 0), text: "Thanks!", ...(JSON.parse(String(init?.body)) as object) }));
  vi.stubGlobal("fetch", sent);
  expect(await one.send({ phrase: "thanks" })).toBe(true);
  expect(JSON.parse(String(sent.mock.calls[0]![1]!.body))).toEqual({ phrase: "thanks" });
  const shared = "web-chat-phrase-thanks = Danke!";
  app.language = new Language({ ...catalogue, language: "de", shared });
  expect(one.said.map(wordsOf)).toEqual(["Danke!"]);
  expect(wordsOf({ ...said(2), text: "thanks" })).toBe("thanks");
  app.language = null;
});
