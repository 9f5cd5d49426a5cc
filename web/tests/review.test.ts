// A review on the page: started, followed while a bot works on it, and read.
import { cleanup, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import plain from "../src/games/plain";
import { app } from "../src/app.svelte";
import { chancesOf } from "../src/review/chances";
import Review from "../src/review/Review.svelte";
import { ReviewSession } from "../src/review/session.svelte";
import type { Review as Answer, ReviewedAction, ReviewMoment } from "../src/wire";
import { setStage } from "./stage";

function moment(number: number, change: Partial<ReviewMoment> = {}): ReviewMoment {
  return { seq: number * 2, number, seat: number % 2, chance: 0.5, mark: "", loss: 0, chosen: null, others: [], preview: [], view: null, ...change };
}
const weighed = (action: string, win_chance: number) => ({ action, kind: action.split(" ")[0]!, targets: [`tile:${action.split(" ")[1]}`], any_order: false, win_chance, points: 30, events: [] as ReviewedAction["told"] });
const slip = moment(2, {
  mark: "slip",
  loss: 0.12,
  chance: 0.62,
  chosen: weighed("lift 4", 0.5),
  others: [weighed("lift 9", 0.62)],
  preview: [{ key: "trias-turn-began", rule: "TR-4.1", args: { who: { who: 0 }, turn: 4 }, targets: [] }],
  view: {},
});
const MOMENTS = [moment(0), moment(1, { chance: null }), slip, moment(3, { chance: 0.4 })];

let answer: Answer;
let asked: string[];
let review: ReviewSession;
const jumped = vi.fn();

/** Set the server's answer from now on. */
function setAnswer(state: Answer["state"], done: number) {
  answer = { level: "hard", state, done, of: 4, first: 0, moments: MOMENTS.slice(0, done), payoffs: [1, 0] };
}

beforeEach(() => {
  setStage();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  asked = [];
  jumped.mockClear();
  setAnswer("none", 0);
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    asked.push(`${init?.method ?? "GET"} ${path.replace("/api/tables/t/review", "")}`);
    const first = Number(new URL(path, "http://x").searchParams.get("first") ?? 0);
    return Response.json({ ...answer, first, moments: answer.moments.slice(first) });
  });
  review = new ReviewSession("t");
});
afterEach(() => {
  review.close();
  cleanup();
  vi.useRealTimers();
});

async function open() {
  await review.open();
  render(Review, { review, at: 4, game: "trias", client: plain, names: ["Mara", "Jonas"], colours: [0, 1], say: (message) => app.language!.say(message, ["Mara", "Jonas"]), onjump: jumped });
  await tick();
}

test("a review is started by a button and polled, each time from where it was", async () => {
  await open();
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  setAnswer("running", 1);
  await user.click(screen.getByRole("button", { name: "Review this game" }));
  await vi.waitFor(() => expect(screen.getByRole("status").textContent).toContain("1 of 4"));
  expect(screen.getByRole<HTMLProgressElement>("progressbar").value).toBe(1);
  setAnswer("running", 3);
  await vi.advanceTimersByTimeAsync(1100);
  await vi.waitFor(() => expect(screen.getByRole("status").textContent).toContain("3 of 4"));
  expect(review.moments.map(({ number }) => number)).toEqual([0, 1, 2]);
  setAnswer("finished", 4);
  await vi.advanceTimersByTimeAsync(1100);
  await vi.waitFor(() => expect(screen.getByRole("status").textContent).toContain("1 turning point"));
  expect(screen.queryByRole("progressbar")).toBeNull();
  const count = asked.length;
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked.length).toBe(count);
  expect(asked).toEqual(["GET ?level=hard&first=0", "POST ", "GET ?level=hard&first=1", "GET ?level=hard&first=3", "GET ?level=hard&first=0"]);
});

test("a turning point shows what was done, what was better, and its effects; a click goes there", async () => {
  setAnswer("finished", 4);
  await open();
  const text = document.querySelector("article")!.textContent!;
  expect(text).toMatch(/Slip\s*Mara\s*62% → 50%/);
  expect(text).toContain("Played: ");
  expect(text).toContain("Better: ");
  expect(document.querySelector(".preview li")?.textContent).toContain("Mara");
  const button = screen.getByRole("button", { name: /Show decision 3 of Mara/ });
  expect(button.getAttribute("aria-current")).toBe("step");
  button.click();
  expect(jumped).toHaveBeenCalledWith(slip);
});

test("an action is named by its effects, completely and once", async () => {
  const began = slip.preview[0]!;
  const forced = { key: "event-forced", rule: "", args: { who: { who: 0 }, action: "pass" }, targets: [] };
  const better = { ...weighed("lift 9", 0.62), events: [{ key: "trias-lifted", rule: "TR-3.5", args: { who: { who: 0 }, tile: 9, landscape: { word: "trias-woods" } }, targets: [] }] };
  setAnswer("finished", 4);
  answer = { ...answer, moments: [...MOMENTS.slice(0, 2), { ...slip, others: [better], preview: [...better.events, forced, began] }, MOMENTS[3]!] };
  await open();
  expect(document.querySelector(".better")!.textContent).toContain("Better: Mara lifts");
  expect([...document.querySelectorAll(".preview li")].map((item) => item.textContent)).toHaveLength(1);
});

test("the five largest turning points come first, and the others on request", async () => {
  const losses = [0.06, 0.2, 0.1, 0.3, 0.07, 0.16, 0.08];
  setAnswer("finished", 4);
  answer = { ...answer, of: 7, done: 7, moments: losses.map((loss, number) => ({ ...slip, number, seq: number, loss })) };
  await open();
  const numbers = () => screen.getAllByRole("button", { name: /Show decision/ }).map((button) => Number(/decision (\d+)/.exec(button.textContent!)![1]) - 1);
  expect(numbers()).toEqual([3, 1, 5, 2, 6]);
  screen.getByRole("button", { name: "Show all 7" }).click();
  await tick();
  expect(numbers()).toEqual([3, 1, 5, 2, 6, 4, 0]);
  screen.getByRole("button", { name: "Show only the largest 5" }).click();
  await tick();
  expect(numbers()).toHaveLength(5);
});

test("a review that the server no longer knows is started again", async () => {
  setAnswer("running", 2);
  await open();
  setAnswer("none", 0);
  await vi.advanceTimersByTimeAsync(1100);
  await vi.waitFor(() => expect(asked.filter((one) => one.startsWith("POST"))).toHaveLength(1));
});

test("a failed review can be tried again, and another level is requested separately", async () => {
  setAnswer("failed", 1);
  await open();
  expect(screen.getByRole("status").textContent).toContain("was interrupted");
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  setAnswer("finished", 4);
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.selectOptions(screen.getByRole("combobox"), "expert");
  expect(asked.at(-1)).toBe("GET ?level=expert&first=0");
  await vi.waitFor(() => expect(screen.getByRole("status").textContent).toContain("1 turning point"));
});

test("a line has the seat's own decisions, and the end when the review is complete", () => {
  expect(chancesOf(MOMENTS, [1, 0], 4).map(({ spots }) => spots.map(({ number, chance }) => [number, chance]))).toEqual([
    [[0, 0.5], [2, 0.62], [4, 1]],
    [[3, 0.4], [4, 0]],
  ]);
  expect(chancesOf(MOMENTS.slice(0, 1), [1, 0], 4)[0]!.spots).toHaveLength(1);
});
