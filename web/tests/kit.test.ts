// The parts of a board that games outside of this repository draw with.
import { cleanup, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { BoardProps, HandProps, Say } from "../src/games/contract";
import { neighbour } from "../src/games/kit/drawn";
import Place from "../src/games/kit/Place.svelte";
import Thing from "../src/games/kit/Thing.svelte";

afterEach(cleanup);

function boardWith(changes: Partial<BoardProps> = {}): BoardProps {
  return {
    view: {}, seat: 0, clickable: new Set(["place:a1"]), selected: [], hovered: null, refused: null, marked: [], previews: new Map(),
    names: [], colours: [], events: [], before: null, time: 0, reducedMotion: true, compact: false,
    onclick: vi.fn(), onhover: vi.fn(), say: ({ key }) => key, ...changes,
  };
}

describe("a place", () => {
  const show = (board: BoardProps) => render(Place, { props: { target: "place:a1", d: "M0 0h9v9z", label: "a1, free", board } });

  test("is a button while it is offered, and reports clicks and the pointer", () => {
    const board = boardWith();
    show(board);
    const place = screen.getByRole("button", { name: "a1, free" });
    place.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(board.onclick).toHaveBeenCalledWith("place:a1");
    place.dispatchEvent(Object.assign(new MouseEvent("pointerenter"), { pointerType: "mouse" }));
    expect(board.onhover).toHaveBeenLastCalledWith("place:a1");
    place.dispatchEvent(new MouseEvent("pointerleave"));
    expect(board.onhover).toHaveBeenLastCalledWith(null);
  });

  test("can be asked why not while it is not offered", () => {
    const board = boardWith({ clickable: new Set() });
    show(board);
    screen.getByRole("img", { name: "a1, free" }).dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(board.onclick).toHaveBeenCalledWith("place:a1");
  });

  test.each([
    ["chosen", { selected: ["place:a1"] }],
    ["refused", { refused: "place:a1" }],
    ["marked", { marked: ["place:a1"] }],
    ["focused", { hovered: "place:a1" }],
  ])("shows that it is %s", (sign, changes) => {
    const { container } = show(boardWith(changes));
    expect(container.querySelector(`.${sign}`)).not.toBeNull();
  });
});

describe("a preview", () => {
  const badge = { points: [{ who: 0, points: 2 }, { who: 1, points: -1 }], words: ["Orange gets 2 points.", "Blue loses 1 point."], events: [] };
  const say: Say = ({ key, args }) => (key.startsWith("web-joined-") ? `${String(args?.["one"])} ${String(args?.["two"])}` : key);
  const changes = { previews: new Map([["place:a1", badge]]), colours: [0, 1], say };
  const show = (board: BoardProps) => render(Place, { props: { target: "place:a1", d: "M0 0h9v9z", label: "a1, free", board } });

  beforeEach(() => {
    // jsdom draws nothing.
    Object.assign(SVGElement.prototype, { getBBox: () => ({ x: 0, y: 0, width: 90, height: 90 }) });
  });

  test("has its points on the hovered place, and its sentences in the tooltip", () => {
    const { container } = show(boardWith({ ...changes, hovered: "place:a1" }));
    expect(Array.from(container.querySelectorAll("text"), (text) => text.textContent)).toEqual(["+2", "−1"]);
    expect(container.querySelector("title")?.textContent).toBe("Orange gets 2 points. Blue loses 1 point.");
  });

  test("has no points on other places", () => {
    const { container } = show(boardWith({ ...changes, hovered: "place:b1" }));
    expect(container.querySelector("text")).toBeNull();
  });

  test("has its sentences in the tooltip of a thing in the hand", () => {
    const hand: HandProps = boardWith(changes);
    const children = createRawSnippet(() => ({ render: () => "<i>drawing</i>" }));
    render(Thing, { props: { target: "place:a1", label: "a1", caption: "a1", hand, children } });
    expect(screen.getByRole("button").title).toContain("Orange gets 2 points.");
  });
});

test("a thing in the hand has a caption, a description and a click", () => {
  const hand: HandProps = boardWith({ clickable: new Set(["tree:oak"]), selected: ["tree:oak"] });
  const children = createRawSnippet(() => ({ render: () => "<i>drawing</i>" }));
  render(Thing, { props: { target: "tree:oak", label: "oak, 2 in your hand", caption: "oak", hand, children } });
  const thing = screen.getByRole("button", { name: /oak, 2 in your hand/ });
  expect(thing.getAttribute("aria-pressed")).toBe("true");
  thing.click();
  expect(hand.onclick).toHaveBeenCalledWith("tree:oak");
});

test("arrow keys lead to the next thing in the list where nothing is drawn", () => {
  expect(neighbour("b", "left", ["a", "b", "c"])).toBe("a");
  expect(neighbour("b", "down", ["a", "b", "c"])).toBe("c");
  expect(neighbour("c", "right", ["a", "b", "c"])).toBeNull();
});
