import { expect, test, vi } from "vitest";
import { api, ask, freshKey } from "./api";

test("an error comes back as a value", async () => {
  const error = { code: "stale", problem: "too late", seq: 7 };
  vi.stubGlobal("fetch", async () => Response.json(error, { status: 409 }));
  expect(await api.act("t", 0, 6, "end")).toEqual({ ok: false, status: 409, error });
});

test("an error page that is not ours is an error too", async () => {
  vi.stubGlobal("fetch", async () => new Response("<html>", { status: 413 }));
  const answer = await ask("/x", { method: "POST", body: {} });
  expect(answer).toEqual({ ok: false, status: 413, error: { code: "unknown", problem: "413" } });
});

test("an action is sent again with the same key when no answer came", async () => {
  vi.useFakeTimers();
  const bodies: string[] = [];
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    bodies.push(String(init.body));
    if (bodies.length < 3) throw new TypeError("network");
    return Response.json({ seq: 1 });
  });
  const answer = api.act("t", 0, 0, "end");
  await vi.runAllTimersAsync();
  expect((await answer).ok).toBe(true);
  expect(new Set(bodies).size).toBe(1);
});

test("a message without a key is not sent again", async () => {
  const fetching = vi.fn(async () => Promise.reject(new TypeError("network")));
  vi.stubGlobal("fetch", fetching);
  const answer = await api.create({ game: "trias", seats: [] });
  expect(fetching).toHaveBeenCalledTimes(1);
  expect(answer.ok).toBe(false);
});

test("keys have 128 bits and are never the same", () => {
  const keys = new Set(Array.from({ length: 100 }, freshKey));
  expect(keys.size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
});
