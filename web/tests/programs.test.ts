// Tokens for programs: created, shown once with the command, listed, revoked.
import { cleanup, render } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Programs from "../src/table/Programs.svelte";
import type { TokenInfo } from "../src/wire";
import { setStage } from "./stage";

const token = (id: string, seat: number, label = ""): TokenInfo => ({ id, seat, label, created: "2026-11-16T08:00:00Z" });
let kept: TokenInfo[];
let asked: string[];

beforeEach(() => {
  setStage();
  kept = [token("aa", 0, "robot arm"), token("bb", 1, "not of this seat")];
  asked = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    const method = init.method ?? "GET";
    asked.push(`${method} ${path} ${String(init.body ?? "")}`.trim());
    if (method === "DELETE") {
      kept = kept.filter(({ id }) => !path.endsWith(id));
      return new Response(null, { status: 204 });
    }
    if (method === "GET") return Response.json({ tokens: kept });
    kept = [...kept, token("cc", 0)];
    return Response.json({ token: "trilobite_secret", info: kept.at(-1) });
  });
  render(Programs, { table: "act", seat: 0 });
});
afterEach(cleanup);

const press = (name: string) => userEvent.click([...document.querySelectorAll("button")].find((one) => one.textContent?.trim() === name)!);
const text = () => document.body.textContent ?? "";
const open = async () => {
  document.querySelector("details")!.open = true;
  await vi.waitFor(() => expect(text()).toContain("robot arm"));
};

test("the tokens of the seat are listed when opened, and those of others are not", async () => {
  expect(asked).toEqual([]);
  await open();
  expect(asked).toEqual(["GET /api/tables/act/tokens"]);
  expect(text()).not.toContain("not of this seat");
});

test("a new token is shown once, in the line that starts the example", async () => {
  await open();
  await press("Make a token");
  await vi.waitFor(() => expect(document.querySelector("input")?.value).toContain("TRILOBITE_TOKEN=trilobite_secret python "));
  expect(document.querySelector("input")!.value).toContain(location.origin);
  expect(asked).toContain('POST /api/tables/act/tokens {"seat":0}');
});

test("a token is revoked, and its command disappears", async () => {
  await open();
  await press("Make a token");
  await vi.waitFor(() => expect(document.querySelector("input")).not.toBeNull());
  await press("Revoke");
  await vi.waitFor(() => expect(text()).not.toContain("robot arm"));
  await vi.waitFor(() => expect(document.querySelector("input")).toBeNull());
  expect(asked).toContain("DELETE /api/tables/act/tokens/aa");
});
