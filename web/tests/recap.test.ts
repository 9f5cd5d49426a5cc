// When the recap appears at a table that has just been opened.
import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { announce, announcer } from "../src/announce.svelte";
import { app } from "../src/app.svelte";
import Recap from "../src/table/Recap.svelte";
import { TableSession } from "../src/table/session.svelte";
import { changeTables, setStage } from "./stage";

let session: TableSession;
beforeEach(() => {
  setStage();
  announcer.forget();
});
afterEach(() => {
  session.close();
  cleanup();
});

test.each(["all", "mine", "questions"] as const)("a table opened while others play shows the recap once it is my turn, and says it once to those who hear %s", async (verbosity) => {
  app.preferences.verbosity = verbosity;
  const now = new Date().toISOString();
  const first = new TableSession("act");
  session = first;
  await first.open();
  const other = { ...first.playback.log.at(-1)!, kind: "act", seat: 1, at: now } as never;
  const events = first.playback.log.flatMap((entry) => entry.events).filter(({ key }) => key === "trias-drifted").slice(-1);
  const own = { ...first.playback.log.at(-1)!, seq: 1, kind: "act", seat: 0, events: [], at: now } as never;
  first.close();
  changeTables({}, { to_act: [1], offer: null }, [own, { ...(other as object), seq: 2, events: events.map((event) => ({ ...event, args: { ...(event.args as object), who: { who: 1 } } })) } as never]);
  session = new TableSession("act");
  await session.open();
  render(Recap, { session });
  await tick();
  const shown = () => document.querySelector(".recap") !== null;
  expect([session.turnLog.since.length, session.state.isMyTurn, shown()]).toEqual([1, false, false]);
  session.state.scene = { ...session.state.scene!, to_act: [0] };
  await tick();
  await tick();
  expect(shown()).toBe(true);
  const text = document.querySelector(".recap p")!.textContent!.replace("turn ", "turn: ");
  expect(text).toMatch(/^Since your last turn: Jonas drifts a \w+/);
  document.dispatchEvent(new Event("visibilitychange"));
  announce("The end.");
  const heard = () => announcer.batches.flatMap(({ sentences }) => sentences);
  await vi.waitFor(() => expect(heard()).toContain("The end."));
  expect(heard().filter((sentence) => sentence !== "The end.").join(" ")).toBe(verbosity === "all" ? text.trim() : "");
  app.preferences.verbosity = "all";
});
