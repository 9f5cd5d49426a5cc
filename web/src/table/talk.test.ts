import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Said } from "../wire";
import { Notes, PAUSE } from "./notes.svelte";
import { Talk } from "./talk.svelte";

const said = (id: number, seat: number | null = 1): Said => ({ id, person: seat ?? 9, seat, name: "Ben", text: `words ${id}`, at: "" });
const talk = () => new Talk("one", ({ seat }) => seat === 0);
const ids = (one: Talk) => one.said.map(({ id }) => id);

/** What the server is asked; it answers with what it is given, or not at all. */
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

test("words are kept in their order, each once", () => {
  const one = talk();
  one.arrive([said(1), said(4)]);
  one.arrive([said(4), said(3), said(5)]);
  expect(ids(one)).toEqual([1, 3, 4, 5]);
  expect(one.last).toBe(5);
});

test("what others have said is unread until it is looked at, also after a reload", () => {
  const one = talk();
  one.arrive([said(1), said(2, 0), said(3)]);
  expect(one.unread).toBe(2);
  one.open();
  expect(one.unread).toBe(0);
  one.arrive([said(4)]);
  one.close();
  expect(one.unread).toBe(0);
  const again = talk();
  again.arrive([said(1), said(2, 0), said(3), said(4), said(5)]);
  expect(again.unread).toBe(1);
});

test("only what comes while the page is open is told to those who hear it", () => {
  const one = talk();
  one.arrive([said(1), said(2)]);
  expect(one.heard).toBeNull();
  one.arrive([said(3, 0)]);
  expect(one.heard).toBeNull();
  one.arrive([said(4)]);
  expect(one.heard?.id).toBe(4);
});

test("what was never said is forgotten, and what was is no news", () => {
  const one = talk();
  one.arrive([said(1), said(2)]);
  one.forget();
  expect(one.last).toBe(0);
  one.arrive([said(1)]);
  expect(ids(one)).toEqual([1]);
  expect(one.heard).toBeNull();
});

test("the first words of all are told too", () => {
  const one = talk();
  one.arrive([]);
  one.arrive([said(1)]);
  expect(one.heard?.id).toBe(1);
});

test("what I say stands there at once, and nothing is sent for no words", async () => {
  const one = talk();
  expect(await one.say("  ")).toBe(false);
  expect(calls).toEqual([]);
  expect(await one.say("hello")).toBe(true);
  expect(one.said.map(({ text }) => text)).toEqual(["hello"]);
  isUp = false;
  expect(await one.say("again")).toBe(false);
  expect(ids(one)).toHaveLength(1);
});

test("notes are stored a while after the last key, the last text last", async () => {
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

test("what is written while it is being stored is stored too", async () => {
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

test("notes that could not be stored say so and are tried again", async () => {
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
