import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import Board from "../../src/games/trias/Board.svelte";
import { lengthOf, momentOf } from "../../src/games/trias/stage";
import { readWorld, type TriasView } from "../../src/games/trias/view";
import { fixture, sayFor } from "./fixtures";

afterEach(cleanup);

const { view, names } = fixture("drift");
const drift = (rest: number, islands: string) => ({ key: "trias-drifted", rule: "TR-3.6", args: { who: { who: 0 }, tile: 3, pieces: 2, joined: 1, rest, islands }, targets: [] });
const meteorite = { key: "trias-meteorite", rule: "TR-7.1", args: { who: { who: 0 }, first: { who: 1 } }, targets: [] };

test("an island that breaks away glides away from the rest of its land, as the event names them", () => {
  const { masses } = view as TriasView;
  const rest = masses.find(({ is_main: isMain }) => isMain)!.tiles[0]!;
  const island = masses.find(({ is_main: isMain }) => !isMain)!.tiles[0]!;
  const { births, ending } = momentOf([drift(rest, String(island))], readWorld(view));
  expect(births.map(({ tile }) => tile)).toEqual([island]);
  expect(Math.hypot(births[0]?.away.x ?? 0, births[0]?.away.y ?? 0)).toBeCloseTo(1);
  expect(ending).toBeNull();
});

test("a drift that breaks nothing is no moment", () => {
  expect(lengthOf(momentOf([drift(34, "")], readWorld(view)))).toBe(0);
});

const board = (more: Record<string, unknown> = {}) => ({
  view: { ...view, table: { ...view.table, last_turns: 3 } }, seat: 0, clickable: new Set<string>(), selected: [], hovered: null, refused: null,
  marked: [], previews: new Map(), names, colours: [0, 1, 2, 3, 4], events: [meteorite], before: null, time: 400, reducedMotion: false,
  compact: false, onclick: vi.fn(), onhover: vi.fn(), say: sayFor(names), ...more,
});

test("the meteorite is staged, and any key ends it", async () => {
  const { container } = render(Board, { props: board() });
  await tick();
  expect(container.querySelector(".ending .meteor")).not.toBeNull();
  expect(container.querySelector(".ending p")?.textContent).toContain("Last round");
  await fireEvent.keyDown(window, { key: "a" });
  expect(container.querySelector(".ending")).toBeNull();
});

test("without motion the card and the strip stand there, and nothing crosses the board", async () => {
  const { container } = render(Board, { props: board({ reducedMotion: true }) });
  await tick();
  expect(container.querySelector(".ending .meteor, .ending .dusk")).toBeNull();
  expect(container.querySelector(".ending .card")).not.toBeNull();
});
