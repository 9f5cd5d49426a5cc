import { expect, test, vi } from "vitest";
import { fitted, SIZES } from "./fitted";

/** An element whose text needs this height at the usual size. */
function texts(height: number) {
  const node = document.createElement("div");
  document.body.append(node);
  const needed = { height };
  Object.defineProperty(node, "clientHeight", { value: 80 });
  Object.defineProperty(node, "scrollHeight", { get: () => Math.max(80, needed.height * Number(node.style.getPropertyValue("--fit") || 1)) });
  return { node, needed };
}
const sizeOf = (node: HTMLElement) => Number(node.style.getPropertyValue("--fit"));

test("text is as large as it can be without being cut", () => {
  for (const [height, size] of [[60, 1], [80, 1], [86, 0.92], [100, 0.76], [400, SIZES.at(-1)]] as const) {
    const { node } = texts(height);
    fitted(node);
    expect(sizeOf(node)).toBe(size);
  }
});

test("other words are fitted again", async () => {
  const { node, needed } = texts(100);
  const stop = fitted(node);
  needed.height = 50;
  node.textContent = "short";
  await vi.waitUntil(() => sizeOf(node) === 1);
  stop();
});
