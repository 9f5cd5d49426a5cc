// A table is loaded at once, in parallel with the catalogue, and shown when both have arrived.
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Call } from "../dev/mock";
import App from "../src/App.svelte";
import { app } from "../src/app.svelte";
import { setStage } from "./stage";

let calls: Call[];
let open: () => void;

/** The catalogue arrives when the gate is opened. */
function holdWords() {
  const answerOf = fetch;
  const door = new Promise<void>((resolve) => (open = resolve));
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    if (path.startsWith("/api/catalogue/")) await door;
    return answerOf(path, init);
  });
}

beforeEach(() => {
  calls = setStage();
  app.language = null;
  app.instance = null;
  holdWords();
});
afterEach(() => {
  cleanup();
  history.replaceState(null, "", "/");
});
const asked = (path: string) => calls.filter((call) => call.path === path).length;

test("a table is requested without waiting for the catalogue, but shown only with it", async () => {
  history.replaceState(null, "", "/table/act");
  render(App);
  await vi.waitFor(() => expect(asked("/api/tables/act")).toBe(1));
  expect(document.querySelector(".table")).toBeNull();
  open();
  await vi.waitFor(() => expect(document.querySelector(".table .head h1")?.textContent).toContain("Trias"));
  expect(asked("/api/tables/act")).toBe(1);
});

test("a missing table is reported once the catalogue is there", async () => {
  const answerOf = fetch;
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) =>
    path === "/api/tables/none" ? Response.json({ code: "not_found", problem: "no" }, { status: 404 }) : answerOf(path, init),
  );
  history.replaceState(null, "", "/table/none");
  render(App);
  await vi.waitFor(() => expect(asked("/api/instance")).toBe(1));
  expect(document.body.textContent?.trim()).toBe("");
  open();
  await vi.waitFor(() => expect(document.querySelector(".message h1")?.textContent).toBe("This does not exist, or no longer exists."));
});

test("the question mark lists the keys on every page, and on a table only once", async () => {
  open();
  const ask = () => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "?", bubbles: true, cancelable: true }));
  for (const path of ["/", "/table/act"]) {
    history.replaceState(null, "", path);
    render(App);
    await vi.waitFor(() => expect(document.querySelector(".table .head, .home, main")).not.toBeNull());
    ask();
    await vi.waitFor(() => expect(document.querySelectorAll("dialog table")).toHaveLength(1));
    expect(document.querySelector("dialog")!.textContent).toContain("Replay, Scoring: One step forward");
    cleanup();
  }
});
