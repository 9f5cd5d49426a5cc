// The panel of a scoring, for people who use the keyboard or a screen reader.
import { cleanup, render } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { announcer } from "../src/announce.svelte";
import { api } from "../src/api";
import { app, DEFAULTS } from "../src/app.svelte";
import type { EventJson } from "../src/games/contract";
import plain from "../src/games/plain";
import { Ceremony } from "../src/scoring/ceremony.svelte";
import Panel from "../src/scoring/Panel.svelte";
import { Flying } from "../src/table/flying.svelte";
import { withoutSaid } from "../src/table/narration";
import { TableState } from "../src/table/state.svelte";
import type { LogEntry, Scene, Scoring } from "../src/wire";
import { setStage } from "./stage";

const scored = (who: number, points: number) => ({ key: "trias-interim-scored", rule: "TR-4.3", args: { who: { who }, points, tiles: 3, herds: 2, place: 1, sharers: 1 }, targets: [] });
const drifted = { key: "trias-lifted", rule: "", args: { who: { who: 1 }, tile: 3, landscape: { word: "trias-woods" }, ring: 2, hour: 4 }, targets: [] };
const ended = { key: "trias-nothing-drifts", rule: "", args: { who: { who: 1 } }, targets: [] };
const [mine, theirs] = [scored(0, 2), scored(1, 1)];
const steps = [mine, theirs].map((event, participant) => ({ paid: [{ participant, points: event.args.points, event }], remarks: [] }));
const scoring = { seq: 7, is_final: false, view: {}, events: 1, steps, heading: null, sequel: null } as unknown as Scoring;
const entry = { seq: 7, kind: "act", seat: 1, events: [drifted, mine, theirs, ended] } as unknown as LogEntry;

let ceremony: Ceremony;
const heard = () => announcer.batches.flatMap(({ sentences }) => sentences);
const isOpen = () => ceremony.scoring !== null;

async function hold(): Promise<void> {
  const state = new TableState("one");
  state.scene = { seq: 6, seat: 0, view: {}, offer: null, to_act: [] } as unknown as Scene;
  ceremony = new Ceremony(state, new Flying());
  void ceremony.hold(7, entry.events as unknown as EventJson[], {}, () => {});
  await vi.waitFor(() => expect(isOpen()).toBe(true));
  const names = ["Ada", "Fern"];
  const say = (message: Parameters<typeof state.say>[0]) => app.language!.say(message, names);
  const client = { ...plain, panel: () => ({ score: 0, facts: [] }) };
  render(Panel, { ceremony, client, game: "trias", people: [], names, colours: [0, 1], say, mine: [0], lead: ceremony.lead.map(say), onrule: () => {} });
  await tick();
}

beforeEach(() => {
  setStage();
  Object.assign(app.preferences, DEFAULTS, { motion: false });
  vi.spyOn(api, "scoring").mockResolvedValue({ ok: true, value: scoring });
  announcer.forget();
});
afterEach(() => {
  cleanup();
  ceremony.close();
  vi.mocked(api.scoring).mockRestore();
  document.body.replaceChildren();
  Object.assign(app.preferences, DEFAULTS);
});

test("a scoring that waits says how it goes on, and its button for that has the focus", async () => {
  await hold();
  await vi.waitFor(() => expect(heard().at(-1)).toBe("Scoring, step 1 of 2. It waits for you: Next (→) shows the next step, Skip (Esc) ends it."));
  expect(document.activeElement?.textContent).toContain("Next");
  expect(document.querySelector("section.ceremony")?.getAttribute("aria-label")).toBe("Scoring");
  await userEvent.keyboard("{Enter}");
  expect(ceremony.at).toBe(2);
});

test("keys that read something out leave a scoring as it is, and so do others while it waits", async () => {
  await hold();
  await userEvent.keyboard("asl?bq");
  expect([isOpen(), ceremony.at]).toEqual([true, 1]);
  const close = vi.spyOn(ceremony, "close").mockReturnValue();
  await userEvent.keyboard("x");
  expect(close).toHaveBeenCalled();
  close.mockRestore();
});

test("the focus returns to where it was when a scoring is over", async () => {
  const before = document.body.appendChild(document.createElement("button"));
  before.focus();
  await hold();
  expect(document.activeElement === before).toBe(false);
  cleanup();
  await vi.waitFor(() => expect(document.activeElement === before).toBe(true));
});

test("what led to a scoring is announced before it, and nothing twice", async () => {
  await hold();
  ceremony.go(2);
  await vi.waitFor(() => expect(heard().some((sentence) => sentence.startsWith("Fern gets 1 point"))).toBe(true));
  const order = ["Fern lifts", "Ada gets 2 points", "Fern gets 1 point"].map((start) => heard().findIndex((sentence) => sentence.startsWith(start)));
  expect(order).toEqual([...order].sort((one, other) => one - other));
  expect(order).not.toContain(-1);
  expect(withoutSaid(entry, ceremony).events).toEqual([ended]);
});

test("a scoring that is skipped leaves what was not said to the log", async () => {
  await hold();
  expect(withoutSaid(entry, ceremony).events).toEqual([theirs, ended]);
});

test("who hears only questions hears of a scoring what is about them", async () => {
  app.preferences.verbosity = "questions";
  await hold();
  ceremony.go(2);
  await vi.waitFor(() => expect(heard().at(-1)).toContain("It waits for you"));
  expect(heard().filter((sentence) => sentence.includes("Fern gets"))).toEqual([]);
  expect(heard().some((sentence) => sentence.startsWith("Ada gets 2 points"))).toBe(true);
});
