// Adds a few browser features that jsdom lacks, and allows for a busy machine.
import { afterEach, vi } from "vitest";

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

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});
