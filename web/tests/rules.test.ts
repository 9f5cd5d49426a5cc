// The rules: searched by keyboard and pointer, drawn, and linked from where they are cited.
import { readFileSync } from "node:fs";
import { cleanup, render } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import act from "../dev/fixtures/act.json";
import { app } from "../src/app.svelte";
import plain from "../src/games/plain";
import Rules from "../src/pages/Rules.svelte";
import RulesDrawer from "../src/rules/RulesDrawer.svelte";
import Frame from "../src/table/Frame.svelte";
import { TableSession } from "../src/table/session.svelte";
import type { ExampleInfo } from "../src/wire";
import { setStage } from "./stage";

const PAGE = readFileSync("../src/trilobite/games/trias/rules.md", "utf-8");
const picture = { when: "now" as const, view: act.scene.view, offered: [], marks: [] };
const lone: ExampleInfo = {
  game: "trias",
  name: "lone-tile",
  rules: ["TR-3.2"],
  seat: null,
  colours: [0, 1, 2],
  pictures: [{ ...picture, when: "before" }, { ...picture, when: "after" }],
  events: [{ key: "trias-interim-scored", rule: "TR-4.3", args: { who: { who: 1 }, points: 2, tiles: 3, herds: 3, place: 1, sharers: 1 }, targets: [] }],
  refused: "tile:1",
  refusal: { key: "trias-refusal-lone-tile", rule: "TR-3.3", args: { tile: 1 } },
  focus: [],
};

/** Every observed element is visible at once. */
class Sight {
  constructor(private callback: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.callback([{ isIntersecting: true }]);
  }
  disconnect() {}
}

beforeEach(() => {
  setStage();
  const answerOf = fetch;
  vi.stubGlobal("IntersectionObserver", Sight);
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    if (path === "/api/rules/trias/en") return new Response(PAGE);
    if (path === "/api/rules/terror/en") return new Response("- **TT-10.4** Ties are broken.");
    if (path === "/api/examples/trias/lone-tile") return Response.json(lone);
    return answerOf(path, init);
  });
});
afterEach(cleanup);

const onclose = vi.fn();
async function openDrawer(rule = "") {
  render(RulesDrawer, { game: "trias", language: "en", rule, onclose });
  await vi.waitFor(() => expect(document.querySelector(".text li")).not.toBeNull());
  return userEvent.setup();
}
const field = () => document.querySelector<HTMLInputElement>("input[type=search]")!;
const status = () => document.querySelector("[role=search] [role=status]")!.textContent;
const hits = () => [...document.querySelectorAll<HTMLButtonElement>("[role=search] li button")];
const marked = () => document.querySelector<HTMLElement>("[data-marked]")!.dataset["marked"];

test("rules are found while typing, with the words marked", async () => {
  const user = await openDrawer();
  await user.type(field(), "lone tile");
  expect(status()).toMatch(/^Found in \d+ places$/);
  const hit = hits().find((one) => one.textContent?.startsWith("TR-3.2"))!;
  expect([...hit.querySelectorAll("mark")].map((one) => one.textContent?.toLowerCase())).toEqual(expect.arrayContaining(["lone", "tile"]));
  await user.click(hit);
  expect(marked()).toBe("TR-3.2");
  expect(document.activeElement?.id).toBe("rule-TR-3.2");
  expect(hits()).toEqual([]);
});

test("the arrow keys move through the hits, and Enter opens one", async () => {
  const user = await openDrawer();
  await user.type(field(), "5.1");
  expect(hits()[0]?.textContent).toMatch(/^TR-5.1/);
  await user.keyboard("{ArrowDown}{ArrowDown}{ArrowUp}");
  expect(document.activeElement).toBe(hits()[0]);
  await user.keyboard("{ArrowUp}");
  expect(document.activeElement).toBe(field());
  await user.keyboard("{Enter}");
  expect(marked()).toBe("TR-5.1");
});

test("an empty result is reported, and Escape clears the search, not the window", async () => {
  const user = await openDrawer();
  await user.type(field(), "spaceship");
  expect(status()).toBe("Nothing found for “spaceship”");
  await user.keyboard("{Escape}");
  expect(field().value).toBe("");
  expect(onclose).not.toHaveBeenCalled();
});

test("the id of another game's rule leads to that game", async () => {
  app.instance = { ...app.instance!, games: [{ ...app.instance!.games[0]!, key: "trias" }, { ...app.instance!.games[0]!, key: "terror" }] };
  const user = await openDrawer();
  await user.type(field(), "tt-10.4");
  await vi.waitFor(() => expect(status()).toMatch(/^TT-10.4 is a rule of /));
  const away = document.querySelector<HTMLAnchorElement>("[role=search] a")!;
  expect([away.getAttribute("href"), away.target]).toEqual(["/rules/terror#TT-10.4", "_blank"]);
  await user.clear(field());
  await user.type(field(), "(");
  expect(status()).toBe("");
  expect(document.querySelector("[role=search] a")).toBeNull();
});

test("the contents and the rule ids in the text are links", async () => {
  const user = await openDrawer("TR-3.3");
  expect(marked()).toBe("TR-3.3");
  await user.click(document.querySelector(".find summary")!);
  await user.click([...document.querySelectorAll<HTMLAnchorElement>(".find nav a")].find((one) => one.textContent === "Options")!);
  expect(marked()).toBe("options");
  const link = document.querySelector<HTMLAnchorElement>("#rule-TR-3\\.3 a[href='#R-5']")!;
  await user.click(link);
  expect(marked()).toBe("R-5");
  expect(document.querySelector<HTMLAnchorElement>(".alone")?.getAttribute("href")).toBe("/rules/trias#R-5");
});

test("an example is drawn on a board without interaction, with a description", async () => {
  const user = await openDrawer();
  const figure = () => document.querySelector<HTMLElement>("[data-example=lone-tile]")!;
  await vi.waitFor(() => expect(figure().querySelectorAll(".board svg")).not.toHaveLength(0));
  expect(figure().querySelectorAll(".board[inert]")).toHaveLength(2);
  expect(figure().querySelector("figcaption")?.textContent).toContain("Orange’s herd stands on a tile of its own.");
  expect(figure().textContent).toContain("Blue gets 2 points");
  expect(figure().querySelector(".board")!.textContent).not.toContain("zoom");
  await user.click(figure().querySelector(".no button")!);
  expect(marked()).toBe("TR-3.3");
});

test("a drawing that cannot be loaded is reported as missing", async () => {
  await openDrawer();
  await vi.waitFor(() => expect(document.querySelector("[data-example=breakaway]")?.textContent).toContain("could not be loaded"));
});

test("the page has an address for every rule and follows it", async () => {
  const { rerender } = render(Rules, { game: "trias", rule: "TR-5.1" });
  await vi.waitFor(() => expect(marked()).toBe("TR-5.1"));
  await rerender({ rule: "TR-5.2" });
  await vi.waitFor(() => expect(marked()).toBe("TR-5.2"));
  const user = userEvent.setup();
  await user.type(field(), "tr-3.2{Enter}");
  expect(location.hash).toBe("#TR-3.2");
  expect(document.title).toBe("Rules of Trias");
});

test("a page of an unknown game is not found", () => {
  render(Rules, { game: "chess", rule: "" });
  expect(document.body.textContent).toContain("nothing");
});

test("a step of a line of the log leads to its rule, by pointer and by key", async () => {
  const session = new TableSession("act");
  await session.open();
  render(Frame, { session, client: plain });
  await tick();
  const links = () => [...document.querySelectorAll<HTMLButtonElement>(".log .rule")];
  expect(links()).toEqual([]);

  const user = userEvent.setup();
  document.querySelector<HTMLElement>(".log ol")!.focus();
  await user.keyboard("{ArrowUp}");
  const line = document.activeElement!;
  expect(line.getAttribute("aria-expanded")).toBe("false");
  await user.keyboard("{Enter}");
  expect(line.getAttribute("aria-expanded")).toBe("true");
  expect(links().at(-1)?.getAttribute("aria-label")).toMatch(/^Rule TR-[\d.]+ for: ./);
  while (!document.activeElement!.closest("[data-row]")!.querySelector(".rule")) await user.keyboard("{ArrowDown}");
  const row = document.activeElement!.closest("[data-row]")!;
  while (!document.activeElement!.matches(".rule")) await user.keyboard("{ArrowRight}");
  await user.keyboard("{Enter}");
  await vi.waitFor(() => expect(marked()).toBe(row.querySelector(".rule")!.textContent));
  session.close();
});
