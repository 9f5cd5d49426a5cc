// Time controls: chosen for a new table, shown at the table and in the list of tables.
import { cleanup, render } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Call, table } from "../dev/mock";
import plain from "../src/games/plain";
import { clockText, deadlineOf, momentText, timeControlText, spanText } from "../src/timeControl";
import NewTable from "../src/pages/NewTable.svelte";
import Frame from "../src/table/Frame.svelte";
import { TableSession } from "../src/table/session.svelte";
import { isMyTurn } from "../src/tables";
import type { TimeControl, SeatClock } from "../src/wire";
import { changeTables, setStage } from "./stage";

let calls: Call[];
beforeEach(() => {
  calls = setStage();
});
afterEach(cleanup);

const TURN: TimeControl = { kind: "turn", seconds: 60, bot: "normal" };
const clock = (seat: number, change: Partial<SeatClock>): SeatClock => ({ seat, left: 60, until: null, lapsed: false, ...change });
const soon = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

test("time controls are described in words", () => {
  const words = (timeControl: TimeControl | null) => timeControlText(timeControl, "en");
  expect(words(null)).toBe("no clock");
  expect(words(TURN)).toBe("1 min per turn");
  expect(words({ kind: "reserve", seconds: 600, increment: 20 })).toBe("10 min in total + 20 sec per turn");
  expect(words({ kind: "days", days: 1 })).toBe("1 day per turn");
  expect(words({ kind: "days", days: 2 })).toBe("2 days per turn");
  expect([spanText(90, "en"), spanText(7200, "en"), spanText(0, "en")]).toEqual(["90 sec", "2 hr", "0 sec"]);
});

test("a clock shows minutes and seconds, or days and hours", () => {
  expect([0, 0.2, 9, 65, 3600, 3723, 86_399].map(clockText)).toEqual(["0:00", "0:01", "0:09", "1:05", "1:00:00", "1:02:03", "23:59:59"]);
  expect(clockText(2 * 86_400 + 3 * 3600 + 5)).toBe("2 d 3 h");
});

test("the list of tables shows the deadline", () => {
  const late = "2026-01-02T18:30:00.000Z";
  const timed = table("act", { clocks: [clock(1, { until: late }), clock(0, { until: "2026-01-01T18:30:00.000Z" })] });
  expect(deadlineOf(timed)).toBe("2026-01-01T18:30:00.000Z");
  expect(deadlineOf(table("act"))).toBeNull();
  const now = new Date(late);
  expect(momentText(late, "en", now)).toMatch(/^\d{1,2}:30/);
  expect(momentText(late, "en", new Date("2026-02-05T12:00:00Z"))).toMatch(/Jan/);
});

test("a seat whose time is up is not asked", () => {
  const asked = { to_act: [0] };
  expect(isMyTurn(table("act", asked))).toBe(true);
  expect(isMyTurn(table("act", { ...asked, clocks: [clock(0, { lapsed: true })] }))).toBe(false);
});

async function planned(choose: (user: ReturnType<typeof userEvent.setup>, select: HTMLSelectElement) => Promise<void>) {
  const user = userEvent.setup();
  const page = render(NewTable, { game: "trias", mode: "bots" });
  await choose(user, page.getByLabelText("Time to think") as HTMLSelectElement);
  await user.click(page.getByRole("button", { name: /Start|Create/i }));
  await vi.waitFor(() => expect(calls.some(({ method, path }) => method === "POST" && path === "/api/tables")).toBe(true));
  return calls.find(({ method, path }) => method === "POST" && path === "/api/tables")!.body as { pace: TimeControl | null };
}

test("a new table has no clock unless somebody wants one", async () => {
  expect((await planned(async () => {})).pace).toBeNull();
});

test("a new table with a usual time control, and the bot that plays after a timeout", async () => {
  const plan = await planned(async (user, select) => {
    await user.selectOptions(select, "2 days per turn");
    await user.selectOptions(document.querySelectorAll<HTMLSelectElement>(".time-control select")[1]!, "hard");
  });
  expect(plan.pace).toEqual({ kind: "days", days: 2, bot: "hard" });
});

test("a new table with a custom time control", async () => {
  const plan = await planned(async (user, select) => {
    await user.selectOptions(select, "custom …");
    await user.selectOptions(document.querySelectorAll<HTMLSelectElement>(".time-control select")[1]!, "reserve");
    const [minutes] = document.querySelectorAll<HTMLInputElement>(".time-control input");
    await user.clear(minutes!);
    await user.type(minutes!, "45");
  });
  expect(plan.pace).toEqual({ kind: "reserve", seconds: 2700, increment: 15, bot: "normal" });
});

async function opened(seats: SeatClock[], timeControl = TURN): Promise<TableSession> {
  changeTables({ pace: timeControl }, { clocks: { now: new Date().toISOString(), seats } });
  const session = new TableSession("act");
  await session.open();
  render(Frame, { session, client: plain });
  await tick();
  return session;
}
const timers = () => [...document.querySelectorAll("[role=timer]")].map((node) => node.textContent?.trim());
const urgency = () => document.querySelector("[aria-live=assertive]")?.textContent;

test("the clock of the deciding seat is shown, and little time is announced once and not by colour alone", async () => {
  const session = await opened([clock(0, { until: soon(3000) }), clock(1, {})]);
  expect(session.state.scene!.to_act).toEqual([0]);
  expect(timers()).toEqual([expect.stringMatching(/^(50:00|49:\d\d)$/)]);
  expect(urgency()).toBe("");
  session.state.clocks.update({ now: new Date().toISOString(), seats: [clock(0, { until: soon(9.5) })] });
  await tick();
  expect(timers()[0]).toMatch(/^0:(10|0\d)$/);
  expect(document.querySelector("[role=timer].urgent")).not.toBeNull();
  expect(urgency()).toBe("Less than 10 seconds left.");
  session.state.clocks.tick();
  await tick();
  expect(urgency()).toBe("Less than 10 seconds left.");
  session.close();
});

test("a reserve is shown for everybody", async () => {
  const session = await opened([clock(0, { until: soon(100) }), clock(1, { left: 45 })], { kind: "reserve", seconds: 600 });
  expect(timers()[1]).toBe("0:45");
  session.close();
});

test("when my time is up the table says who plays", async () => {
  const session = await opened([clock(0, { left: 0, lapsed: true })]);
  expect(session.state.isMyTurn).toBe(false);
  expect(document.body.textContent).toContain("time up: bot");
  session.close();
});

test("without clocks they take no room, and the score stays in place", async () => {
  const session = new TableSession("act");
  await session.open();
  render(Frame, { session, client: plain });
  await tick();
  expect(document.querySelectorAll(".players .score").length).toBeGreaterThan(1);
  expect(document.querySelector(".players .left")).toBeNull();
  session.close();
});
