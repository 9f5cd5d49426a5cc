// A table is asked for at once, beside the words for it, and shown when both are here.
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Call } from "../dev/mock";
import App from "../src/App.svelte";
import { app } from "../src/app.svelte";
import { setStage } from "./stage";

let calls: Call[];
let open: () => void;

/** The words come when the door is opened. */
function holdWords() {
  const told = fetch;
  const door = new Promise<void>((resolve) => (open = resolve));
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    if (path.startsWith("/api/catalogue/")) await door;
    return told(path, init);
  });
}

beforeEach(() => {
  calls = setStage();
  app.language = null;
  app.house = null;
  holdWords();
});
afterEach(() => {
  cleanup();
  history.replaceState(null, "", "/");
});
const asked = (path: string) => calls.filter((call) => call.path === path).length;

test("a table does not wait for the words to be asked for, only to be shown", async () => {
  history.replaceState(null, "", "/table/act");
  render(App);
  await vi.waitFor(() => expect(asked("/api/tables/act")).toBe(1));
  expect(document.querySelector(".table")).toBeNull();
  open();
  await vi.waitFor(() => expect(document.querySelector(".table .head h1")?.textContent).toContain("Trias"));
  expect(asked("/api/tables/act")).toBe(1);
});

test("that there is no such table is said when there are words for it", async () => {
  const told = fetch;
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) =>
    path === "/api/tables/none" ? Response.json({ code: "not_found", problem: "no" }, { status: 404 }) : told(path, init),
  );
  history.replaceState(null, "", "/table/none");
  render(App);
  await vi.waitFor(() => expect(asked("/api/house")).toBe(1));
  expect(document.body.textContent?.trim()).toBe("");
  open();
  await vi.waitFor(() => expect(document.querySelector(".notice h1")?.textContent).toBe("This does not exist, or not any more."));
});
