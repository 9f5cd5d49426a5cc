// Who is winning, how far off the end is, and what things are good for.
import { cleanup, render } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import act from "../dev/fixtures/act.json";
import type { Call } from "../dev/mock";
import trias from "../src/games/trias";
import { type GainJson, standingOf } from "../src/games/kit/standing";
import { app } from "../src/app.svelte";
import Frame from "../src/table/Frame.svelte";
import { pointer } from "../src/table/pointer";
import { TableSession } from "../src/table/session.svelte";
import { setStage } from "./stage";

let session: TableSession;
let calls: Call[];

beforeEach(async () => {
  calls = setStage();
  session = new TableSession("act");
  await session.open();
  render(Frame, { session, client: trias });
  await tick();
});
afterEach(() => {
  session.close();
  cleanup();
  vi.useRealTimers();
});

const sides = () => standingOf(session.state.scene!.view)!.sides;
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

test("beside each score stands what the player would have, and the leader has a flag", () => {
  expect(all(".players .soon .figure > [aria-hidden]:last-child").map((one) => Number(one.textContent))).toEqual(sides().map(({ total }) => total));
  expect(all(".players .flag")).toHaveLength(sides().filter(({ leads }) => leads).length);
});

test("while points are counted there is no forecast, which would be that of before", async () => {
  const forecasts = () => all(".players .soon, .players .about").map((one) => one.style.visibility);
  expect(new Set(forecasts())).toEqual(new Set([""]));
  session.ceremony.isHeld = true;
  await tick();
  expect(new Set(forecasts())).toEqual(new Set(["hidden"]));
});

test("a click on what explains itself shows the help at once", async () => {
  const remaining = document.querySelector(".remaining")!;
  remaining.dispatchEvent(Object.assign(new MouseEvent("pointerdown", { bubbles: true }), { pointerType: "mouse" }));
  await tick();
  expect(all(".help")[0]!.textContent).toContain("meteorite");
});

test("what 'if it ended now' means can be reached by keyboard, by tap and by a screen reader", async () => {
  const about = document.querySelector<HTMLElement>(".players .about")!;
  expect(about.closest("[aria-hidden]")).toBeNull();
  expect(about.tabIndex).toBe(0);
  expect(about.getAttribute("aria-description")).toContain("what the board would pay");
  // On a phone the heads are hidden, and the details say it.
  all(".players .open")[0]!.click();
  await tick();
  expect(all(".details")[0]!.textContent).toContain("what the board would pay");
});

test("a player's box opens the parts; pointing at one marks its places, and Esc closes them", async () => {
  const user = userEvent.setup();
  const gains: GainJson[] = act.gains;
  const index = sides().findIndex(({ members }) => members.includes(gains[0]!.who));
  expect(calls.filter(({ path }) => path.endsWith("/gains"))).toEqual([]);
  await user.click(all(".players .open")[index]!);
  await vi.waitFor(() => expect(all(".details button.line")).toHaveLength(gains.filter(({ who }) => who === gains[0]!.who).length));
  expect(calls.filter(({ path }) => path.endsWith("/gains"))).toHaveLength(1);
  all(".details button.line")[0]!.focus();
  await tick();
  expect(session.playback.pointed).toEqual(gains[0]!.targets);
  await user.keyboard("{Escape}");
  expect(all(".details")).toEqual([]);
  expect(session.playback.pointed).toEqual([]);
});

test("a thing under a resting pointer explains itself until Esc, and does not undo anything", async () => {
  vi.useFakeTimers();
  session.input.hover("deck");
  await tick();
  expect(all(".help")).toEqual([]);
  await vi.advanceTimersByTimeAsync(700);
  expect(all(".help").map((one) => one.getAttribute("role"))).toEqual(["tooltip"]);
  expect(all(".help")[0]!.textContent).toContain("meteorite");
  const back = vi.spyOn(session.input, "back");
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", cancelable: true }));
  await vi.advanceTimersByTimeAsync(2000);
  expect(all(".help")).toEqual([]);
  expect(back).not.toHaveBeenCalled();
});

test("help gives way to a confirmation, and a finger that has stepped back points at nothing", async () => {
  vi.useFakeTimers();
  app.preferences.confirm = "always";
  const choice = session.state.offer!.choices.find(({ can_undo: canUndo }) => !canUndo)!;
  session.input.hover("deck");
  await vi.advanceTimersByTimeAsync(700);
  expect(all(".help")).toHaveLength(1);
  pointer.isTouch = true;
  void session.input.take(choice);
  await vi.advanceTimersByTimeAsync(700);
  expect([session.input.pending, all(".help")]).toEqual([choice, []]);
  session.input.back();
  await vi.advanceTimersByTimeAsync(700);
  expect([session.input.pending, all(".help")]).toEqual([null, []]);
  pointer.isTouch = false;
});

test("help stays while the pointer is on it, and leaves a little later", async () => {
  vi.useFakeTimers();
  session.input.hover("deck");
  await vi.advanceTimersByTimeAsync(700);
  session.input.hover(null);
  await vi.advanceTimersByTimeAsync(100);
  all(".help")[0]!.dispatchEvent(new Event("pointerenter"));
  await vi.advanceTimersByTimeAsync(1000);
  expect(all(".help")).toHaveLength(1);
  all(".help")[0]!.dispatchEvent(new Event("pointerleave"));
  await vi.advanceTimersByTimeAsync(300);
  expect(all(".help")).toEqual([]);
});

test("screen readers hear how far off the end is and what things are good for", () => {
  const [remaining] = all(".remaining");
  expect(remaining!.querySelector(".vh")!.textContent).toMatch(/^Until the end: .*to go/);
  expect(remaining!.getAttribute("aria-description")).toContain("meteorite");
  expect(all(".dock [data-target=deck]")[0]!.getAttribute("aria-description")).toContain("meteorite");
});
