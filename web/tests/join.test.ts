// An invitation: its secret survives a reload, leaves the address, and is forgotten after use.
import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Call } from "../dev/mock";
import Join from "../src/pages/Join.svelte";
import { setStage } from "./stage";

const SECRET = "abcdefghijklmnopqrstuvwx";
let calls: Call[];
const asked = () => calls.map(({ method, path }) => `${method} ${path}`);

async function open(token: string) {
  render(Join, { token });
  await vi.waitFor(() => expect(document.querySelector("h1")).not.toBeNull());
  await tick();
}

beforeEach(() => {
  calls = setStage();
  sessionStorage.clear();
  history.replaceState(null, "", `/join#${SECRET}`);
});
afterEach(() => {
  cleanup();
  history.replaceState(null, "", "/");
});

test("a reload before the claim shows the invitation again, and the address has no secret", async () => {
  await open(SECRET);
  expect(location.href).not.toContain(SECRET);
  cleanup();
  await open("");
  expect(document.querySelector("#join-name")).not.toBeNull();
  expect(calls.at(-1)).toMatchObject({ path: "/api/invitations/look", body: { token: SECRET } });
});

test("a claim creates a session first, and nothing is kept afterwards", async () => {
  await open(SECRET);
  document.querySelector<HTMLButtonElement>("form .go")!.click();
  await vi.waitFor(() => expect(location.pathname).toBe("/table/waiting"));
  const all = asked();
  expect(all.indexOf("PUT /api/me")).toBeLessThan(all.indexOf("POST /api/invitations/claim"));
  expect(all).toContain("PUT /api/me");
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(SECRET);
});

test("a request whose answer is lost is repeated", async () => {
  await open(SECRET);
  const good = fetch;
  let lost = 1;
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    if (path.endsWith("/claim") && lost-- > 0) {
      void good(path, init);
      return Promise.reject(new TypeError("lost"));
    }
    return good(path, init);
  });
  document.querySelector<HTMLButtonElement>("form .go")!.click();
  await vi.waitFor(() => expect(location.pathname).toBe("/table/waiting"));
  expect(asked().filter((one) => one.endsWith("/claim"))).toHaveLength(2);
});

test("one link for several seats gives the next one that is free", async () => {
  const good = fetch;
  const tokens: string[] = [];
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    if (!path.includes("/api/invitations/")) return good(path, init);
    const { token } = JSON.parse(String(init.body)) as { token: string };
    tokens.push(`${path.split("/").at(-1)} ${token.at(0)}`);
    // The first was used long ago; somebody takes the second while this page is open.
    const isUsed = token.startsWith("a") || (path.endsWith("/claim") && token.startsWith("b"));
    return isUsed ? Promise.resolve(Response.json({ code: "not_found", problem: "" }, { status: 404 })) : good(path, init);
  });
  await open([SECRET, `b${SECRET}`, `c${SECRET}`].join(","));
  document.querySelector<HTMLButtonElement>("form .go")!.click();
  await vi.waitFor(() => expect(location.pathname).toBe("/table/waiting"));
  expect(tokens).toEqual(["look a", "look b", "claim b", "claim c"]);
});

test("an invitation can be pasted where a code can be typed", async () => {
  history.replaceState(null, "", "/join");
  await open("");
  const field = document.querySelector<HTMLInputElement>("#join-code")!;
  field.value = ` http://games.example.org/join#${SECRET} `;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  await tick();
  document.querySelector<HTMLButtonElement>("form .go")!.click();
  await vi.waitFor(() => expect(document.querySelector("#join-name")).not.toBeNull());
  expect(calls.at(-1)).toMatchObject({ path: "/api/invitations/look", body: { token: SECRET } });
});

test("a used invitation says so and is forgotten", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ code: "not_found", problem: "" }, { status: 404 }));
  await open(SECRET);
  await vi.waitFor(() => expect(document.querySelector("[role=alert]")?.textContent).toContain("no longer valid"));
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(SECRET);
});

test("a handover creates a session first; a wrong code is reported", async () => {
  history.replaceState(null, "", "/join#code=ABCD-EFGH");
  await open("code=ABCD-EFGH");
  document.querySelector<HTMLButtonElement>("form .go")!.click();
  await vi.waitFor(() => expect(document.querySelector("[role=alert]")?.textContent).toMatch(/This code is wrong/));
  const all = asked();
  expect(all).toContain("PUT /api/me");
  expect(all.indexOf("PUT /api/me")).toBeLessThan(all.indexOf("POST /api/handover"));
});

test("a chosen seed is announced before anybody sits down", async () => {
  const answerOf = fetch;
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    const answer = await answerOf(path, init);
    return path.endsWith("/look") ? Response.json({ ...(await answer.json()), seed_chosen: true }) : answer;
  });
  await open(SECRET);
  expect(document.body.textContent).toContain("was chosen by its creator");
});
