// An instance with a password, and its administration.
import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { instance, table } from "../dev/mock";
import App from "../src/App.svelte";
import { app } from "../src/app.svelte";
import Admin from "../src/pages/Admin.svelte";
import { seatName } from "../src/tables";
import type { AdminInstance, AdminPerson, AdminTable } from "../src/wire";
import { catalogue, setStage } from "./stage";

interface Asked {
  method: string;
  path: string;
  body: unknown;
}

const NUMBERS: AdminInstance = {
  version: "1.2.3", started: new Date().toISOString(), seconds: 5, tables: { open: 1, running: 2, finished: 3 },
  people: 2, sessions: 2, sockets: 1, bytes: 2_000_000, keep_finished_days: 365, keep_abandoned_days: 0,
};
const TABLE: AdminTable = {
  id: "t1", game: "trias", title: "Sunday", status: "running", public: false, seats: ["Mara", ""],
  created: "2026-01-01T00:00:00.000Z", moved: "2026-01-01T00:00:00.000Z", entries: 12, is_open: true,
};
const PERSON: AdminPerson = { id: 7, name: "Mara", created: "2026-01-01T00:00:00.000Z", muted: false, removed: false, tables: 1 };

let calls: Asked[];
let isIn: boolean;
let total: number;

/** A mock server that admits people with the right password, link or invitation. */
function answer(path: string, init?: RequestInit): Response {
  const method = init?.method ?? "GET";
  const body: unknown = init?.body ? JSON.parse(String(init.body)) : null;
  calls.push({ method, path, body });
  const key = JSON.stringify(body);
  if (path.startsWith("/api/catalogue")) return Response.json(catalogue);
  if (path === "/api/admission" || (path === "/api/admin/session" && method === "POST")) {
    isIn = key.includes("right");
    if (isIn) return Response.json(null);
  }
  if (!isIn) return Response.json({ code: "not_admitted", problem: "no" }, { status: 401 });
  if (path === "/api/instance") return Response.json(instance);
  if (path === "/api/admin/instance") return Response.json(NUMBERS);
  if (path.startsWith("/api/admin/tables?")) return Response.json({ total, tables: [TABLE] });
  if (path.startsWith("/api/admin/people?")) return Response.json({ total: 1, people: [PERSON] });
  if (path === "/api/admin/retention") return Response.json({ finished: 4, abandoned: 5, sessions: 0, codes: 0, people: 6 });
  // The page behind the password may be of any kind; there is no game to show on it.
  if (path.includes("/replay")) return Response.json({ code: "not_found", problem: "no" }, { status: 404 });
  return Response.json(null);
}

vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => {
  setStage();
  calls = [];
  isIn = false;
  total = 1;
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => answer(path, init));
});
afterEach(() => {
  cleanup();
  app.error = null;
  history.replaceState(null, "", "/");
});

const shown = () => document.body.textContent?.replaceAll(/\s+/g, " ") ?? "";
const button = (name: string) =>
  [...document.querySelectorAll<HTMLButtonElement>("button")].find((one) => one.textContent?.trim() === name)!;
const asked = (method: string, path: string) => calls.filter((call) => call.method === method && call.path.startsWith(path));
const until = (check: () => void) => vi.waitFor(check);

async function enter(password: string) {
  const field = await vi.waitUntil(() => document.querySelector<HTMLInputElement>("#instance-password"));
  field.value = password;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  await tick();
  button("Enter").click();
}

test("an instance with a password asks for it, says when it is wrong, and admits the visitor", async () => {
  app.instance = null;
  render(App);
  await enter("wrong");
  await until(() => expect(document.querySelector('[role="alert"]')?.textContent).toContain("password is wrong"));
  await enter("right");
  await until(() => expect(app.instance).toEqual(instance));
  expect(asked("POST", "/api/admission").map(({ body }) => body)).toEqual([{ password: "wrong" }, { password: "right" }]);
});

test("an invitation admits without a password", async () => {
  history.replaceState(null, "", "/join#right-token");
  app.instance = null;
  await app.start();
  expect(app.instance).toEqual(instance);
  expect(asked("POST", "/api/admission").map(({ body }) => body)).toEqual([{ token: "right-token" }]);
  sessionStorage.clear();
});

test("with an invalid invitation the password is still asked for", async () => {
  history.replaceState(null, "", "/join#code=used");
  await app.start();
  expect(app.error?.code).toBe("not_admitted");
  expect(asked("POST", "/api/admission").map(({ body }) => body)).toEqual([{ token: "used" }]);
  sessionStorage.clear();
});

test("administration asks for its password, and a link opens it once", async () => {
  history.replaceState(null, "", "/admin#right-link");
  render(Admin, { token: "right-link" });
  await until(() => expect(shown()).toContain("1.2.3"));
  expect(location.hash).toBe("");
  expect(asked("POST", "/api/admin/session")[0]?.body).toEqual({ link: "right-link" });
  isIn = false;
  button("Refresh").click();
  await enter("wrong");
  await until(() => expect(shown()).toContain("password is wrong"));
  await enter("right");
  await until(() => expect(shown()).toContain("1.2.3"));
});

test("tables are listed, searched, and deleted only after a second click", async () => {
  isIn = true;
  total = 150;
  render(Admin, { token: "" });
  await until(() => expect(shown()).toMatch(/Trias Sunday ?Running ?●.*12 ?Mara and –/));
  expect(shown()).toContain("Finished tables are kept for 365 days, others forever");
  button("Delete").click();
  await tick();
  expect(asked("DELETE", "/api/admin/tables/")).toEqual([]);
  button("Really delete?").click();
  await until(() => expect(asked("DELETE", "/api/admin/tables/t1")).toHaveLength(1));
  button("Older").click();
  await until(() => expect(calls.at(-1)?.path).toContain("offset=1"));
  const search = document.querySelector<HTMLInputElement>('input[type="search"]')!;
  search.value = "mara & co";
  search.dispatchEvent(new Event("input", { bubbles: true }));
  await until(() => expect(calls.at(-1)?.path).toBe("/api/admin/tables?search=mara+%26+co&status=&offset=0"));
  const status = document.querySelector("select")!;
  status.value = "open";
  status.dispatchEvent(new Event("change", { bubbles: true }));
  await until(() => expect(calls.at(-1)?.path).toContain("status=open"));
});

test("people are muted and removed", async () => {
  isIn = true;
  render(Admin, { token: "" });
  await until(() => expect(shown()).toContain("1.2.3"));
  button("People").click();
  await until(() => expect(shown()).toContain("Mara 7"));
  button("Mute").click();
  await until(() => expect(asked("POST", "/api/admin/people/7/mute")).toHaveLength(1));
  button("Remove").click();
  await tick();
  expect(asked("POST", "/api/admin/people/7/remove")).toEqual([]);
  button("Really remove?").click();
  await until(() => expect(asked("POST", "/api/admin/people/7/remove")).toHaveLength(1));
});

test("old tables are deleted at once on request", async () => {
  isIn = true;
  render(Admin, { token: "" });
  await until(() => expect(shown()).toContain("1.2.3"));
  button("Delete older tables now").click();
  await until(() => expect(shown()).toContain("Deleted: 4 finished and 5 abandoned tables, 6 people."));
  button("Sign out").click();
  await until(() => expect(asked("DELETE", "/api/admin/session")).toHaveLength(1));
  await until(() => expect(shown()).toContain("Sign in with the administration password"));
});

test("a removed person has no name", () => {
  const [seat] = table("act").seats;
  expect(seatName({ ...seat!, name: "", removed: true })).toBe("(removed)");
});
