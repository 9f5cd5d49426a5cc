import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Rolling from "./Rolling.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const text = (container: Element) => Number(container.textContent);

test("a figure counts to its new value point by point", async () => {
  const { container, rerender } = render(Rolling, { value: 4, isStill: false });
  expect(text(container)).toBe(4);
  await rerender({ value: 6 });
  await vi.advanceTimersByTimeAsync(130);
  expect(text(container)).toBe(5);
  await vi.advanceTimersByTimeAsync(130);
  expect(text(container)).toBe(6);
});

test("many points do not take longer than ten steps", async () => {
  const { container, rerender } = render(Rolling, { value: 0, isStill: false });
  await rerender({ value: 73 });
  await vi.advanceTimersByTimeAsync(1300);
  expect(text(container)).toBe(73);
});

test("without motion the new value is there at once", async () => {
  const { container, rerender } = render(Rolling, { value: 4, isStill: true });
  await rerender({ value: 9 });
  expect(text(container)).toBe(9);
});
