import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { holds } from "./holds";

let node: HTMLElement;
let thing: HTMLElement;
const look = vi.fn();
const clicked = vi.fn();
let end = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  node = document.createElement("div");
  thing = document.createElement("button");
  thing.dataset["target"] = "card:1";
  thing.addEventListener("click", clicked);
  node.append(thing);
  document.body.append(node);
  end = holds(look)(node);
});
afterEach(() => {
  end();
  node.remove();
  vi.useRealTimers();
  vi.clearAllMocks();
});

function press(pointerType: string, rest: number, by = 0): void {
  const at = (type: string, x: number) => thing.dispatchEvent(Object.assign(new MouseEvent(type, { bubbles: true, clientX: x }), { pointerType }));
  at("pointerdown", 0);
  if (by) at("pointermove", by);
  vi.advanceTimersByTime(rest);
  at("pointerup", by);
  thing.click();
}

test("a finger that rests on a thing looks at it, and does not click it", () => {
  press("touch", 500);
  expect(look).toHaveBeenCalledExactlyOnceWith("card:1");
  expect(clicked).not.toHaveBeenCalled();
  press("touch", 50);
  expect(clicked, "the next tap counts").toHaveBeenCalledOnce();
});

test("a short tap, a finger that moves and a mouse do not look", () => {
  press("touch", 100);
  press("touch", 500, 30);
  press("mouse", 500);
  expect(look).not.toHaveBeenCalled();
  expect(clicked).toHaveBeenCalledTimes(3);
});
