// Adds a few browser features that jsdom lacks, and allows for a busy machine.
import { afterEach, beforeAll, vi } from "vitest";
import { app } from "../src/app.svelte";

/** Maximum milliseconds to wait for a condition; nothing waits longer than necessary. */
const PATIENCE = 20_000;
const { waitFor, waitUntil } = vi;
vi.waitFor = (check, options = PATIENCE) => waitFor(check, options);
vi.waitUntil = (check, options = PATIENCE) => waitUntil(check, options);

Object.defineProperty(window, "matchMedia", {
  writable: true,
  value: (query: string) => ({ matches: false, media: query, addEventListener: () => {}, removeEventListener: () => {} }),
});
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, { ResizeObserver: NoObserver, IntersectionObserver: NoObserver });
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};

// Files share one app too, and run in any order: none finds what another has loaded.
beforeAll(() => {
  app.instance = null;
  app.language = null;
});

afterEach(() => {
  // Tests share one app. Preferences that are sent later would reach the server of another test.
  vi.stubGlobal("fetch", async () => Response.json({}));
  app.sendPreferences();
  vi.unstubAllGlobals();
  // A request that comes after its test gets no answer, so that nothing is tried again later.
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});
