// The table frame: clicks on offered things become actions, all other places answer why not.
import { cleanup, render } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Call } from "../dev/mock";
import { app } from "../src/app.svelte";
import Frame from "../src/table/Frame.svelte";
import plain from "../src/games/plain";
import { TableSession } from "../src/table/session.svelte";
import { setStage } from "./stage";

let calls: Call[];
let session: TableSession;

async function open(id: string, client = plain) {
  session = new TableSession(id);
  await session.open();
  render(Frame, { session, client });
  await tick();
}
const sent = (what: string) => calls.filter(({ method, path }) => method === "POST" && path.endsWith(`/${what}`)).map(({ body }) => body);
const button = (name: string | RegExp) =>
  [...document.querySelectorAll<HTMLButtonElement>("button")].find((one) => one.textContent?.trim().match(name))!;

beforeEach(() => {
  calls = setStage();
});
afterEach(() => {
  session.close();
  cleanup();
});

test("a click on an offered thing is sent as the offered action", async () => {
  await open("drift");
  session.input.click(session.state.offer!.choices[0]!.targets[0]!);
  await vi.waitFor(() => expect(sent("act")).toHaveLength(1));
  expect(sent("act")[0]).toMatchObject({ seat: 0, seq: session.state.scene!.seq, action: session.state.offer!.choices[0]!.text });
});

test("every other place asks 'why not?', and the sentence is shown with its rule", async () => {
  await open("drift");
  session.input.click("tile:0");
  await vi.waitFor(() => expect(session.questions.why).not.toBeNull());
  await tick();
  expect(sent("why")).toEqual([{ seat: 0, targets: ["tile:0"] }]);
  expect(sent("act")).toEqual([]);
  expect(document.querySelector("[role=alert]")?.textContent).toContain("It is not your turn.");
  // The surface has no codes of rules.
  expect(button(/^Show the rule$/)?.title).toBe("Rule TR-3.5");
  expect(document.querySelector(".head, .board")?.textContent).not.toContain("TR-");
  session.input.back();
  expect(session.questions.why).toBeNull();
});

test("the thing that 'why not?' was asked about gets no help besides, which Escape would close first", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    await open("drift", { ...plain, help: (target: string) => `What ${target} is good for.` });
    const rest = () => vi.advanceTimersByTimeAsync(1000);
    session.input.hover("tile:1");
    await rest();
    expect(document.querySelector(".help")?.textContent).toContain("What tile:1 is good for.");
    session.input.hover("tile:0");
    void session.input.askWhy("tile:0");
    await rest();
    expect(document.querySelector(".why")).not.toBeNull();
    expect(document.querySelector(".help")).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test("a line leads from the answer to the place that it is about, while the place is on the board", async () => {
  const box = (left: number, top: number, width: number, height: number) => new DOMRect(left, top, width, height);
  let thing = box(400, 300, 40, 40);
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    if (this.matches("section.board")) return box(0, 50, 800, 600);
    if (this.matches(".why")) return box(12, 62, 300, 100);
    return this.matches("[data-target]") ? thing : box(0, 0, 0, 0);
  });
  await open("drift");
  const there = document.createElement("i");
  there.dataset["target"] = "tile:0";
  document.querySelector("section.board")!.append(there);
  session.input.click("tile:0");
  await vi.waitFor(() => expect(document.querySelectorAll(".lead line")).toHaveLength(2));
  const line = document.querySelector(".lead line")!;
  expect([line.getAttribute("x1"), line.getAttribute("y1")]).toEqual(["312", "112"]);
  thing = box(400, 900, 40, 40);
  await vi.waitFor(() => expect(document.querySelector(".lead")).toBeNull());
  vi.restoreAllMocks();
});

test("the head switches sounds on and off, and shows which", async () => {
  await open("act");
  app.preferences.sound = false;
  await tick();
  const sound = document.querySelector<HTMLButtonElement>(".head [data-sound]")!;
  const drawn = sound.innerHTML;
  sound.click();
  await tick();
  expect([app.preferences.sound, sound.getAttribute("aria-pressed")]).toEqual([true, "true"]);
  expect(sound.innerHTML).not.toBe(drawn);
  sound.click();
  expect(app.preferences.sound).toBe(false);
});

test("a cost in actions is drawn as dots, and said as a number", async () => {
  session = new TableSession("act");
  await session.open();
  render(Frame, { session, client: { ...plain, button: (kind) => ({ label: kind, cost: "3", dots: 3 }) } });
  await tick();
  const [first] = document.querySelectorAll("[data-kind]");
  expect(first!.querySelectorAll(".dots u")).toHaveLength(3);
  expect(first!.querySelector(".vh")!.textContent).toBe("3");
});

test("buttons stand in the order of the keys that the game gives them", async () => {
  session = new TableSession("act");
  await session.open();
  const kinds = [...new Set(session.state.offer!.choices.map(({ kind }) => kind))];
  const keys = Object.fromEntries(kinds.map((kind, index) => [kind, 9 - index]));
  render(Frame, { session, client: { ...plain, button: (kind) => ({ label: kind }), keys } });
  await tick();
  const shown = [...document.querySelectorAll<HTMLElement>("[data-kind]")].map((one) => [one.dataset["kind"], one.getAttribute("aria-keyshortcuts")]);
  expect(shown.length).toBeGreaterThan(1);
  expect(shown).toEqual(shown.map(([kind]) => [kind, String(keys[kind!])]).toSorted(([, one], [, other]) => Number(one) - Number(other)));
});

test("previews are loaded in one request and shown by the thing to click", async () => {
  await open("drift");
  await vi.waitFor(() => expect(session.questions.previews.size).toBe(session.state.offer!.choices.length));
  expect(sent("preview")).toHaveLength(1);
  expect([...session.questions.previews.values()].some(({ points }) => points.length > 0)).toBe(true);
});

test("the button of a kind narrows what may be clicked; Escape leaves it", async () => {
  await open("act");
  const all = session.input.clickable.size;
  document.querySelector<HTMLButtonElement>("[data-kind=move]")!.click();
  await tick();
  expect(session.input.clickable.size).toBeLessThan(all);
  await userEvent.keyboard("{Escape}");
  expect(session.input.clickable.size).toBe(all);
});

test("a tool explains itself like a thing on the board, whether it is offered or not", async () => {
  const tools = () => [{ target: "move", label: "Move" }, { target: "wait", label: "Wait" }];
  await open("act", { ...plain, tools, help: (target: string) => `What ${target} is good for.` });
  for (const tool of ["move", "wait"]) {
    const shown = document.querySelector(`.acts [data-tool=${tool}]`)!;
    expect([shown.getAttribute("aria-description"), shown.getAttribute("title")]).toEqual([`What ${tool} is good for.`, null]);
  }
  expect(document.querySelector("[data-kind=end]")?.hasAttribute("data-tool")).toBe(false);
});

test("a final action says so to those who ask, and waits for confirmation if the reader wants that", async () => {
  app.preferences.confirm = "always";
  await open("act");
  const end = document.querySelector<HTMLButtonElement>("[data-kind=end]")!;
  expect(end.title).toContain("cannot be undone");
  end.click();
  await tick();
  expect(sent("act")).toEqual([]);
  await vi.waitFor(() => {
    button(/Yes/).click();
    expect(sent("act")).toHaveLength(1);
  });
  await vi.waitFor(() => expect(sent("act")).toHaveLength(1));
});

test("the arrow keys move over the board and Enter clicks", async () => {
  await open("drift");
  const board = document.querySelector<HTMLElement>(".keys")!;
  expect(board.getAttribute("role")).toBe("listbox");
  await userEvent.keyboard("b{ArrowDown}");
  expect(session.input.hovered).toBe(session.state.offer!.choices[1]!.targets[0]);
  const active = document.getElementById(board.getAttribute("aria-activedescendant")!);
  expect(active?.getAttribute("aria-selected")).toBe("true");
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() => expect(sent("act")).toHaveLength(1));
  expect(sent("act")[0]).toMatchObject({ action: session.state.offer!.choices[1]!.text });
});

test("with a step under way, Escape takes it back", async () => {
  await open("drift");
  await userEvent.keyboard("{Escape}");
  await vi.waitFor(() => expect(sent("undo")).toHaveLength(1));
});

test("a line of the log shows its place on the board", async () => {
  await open("act");
  const line = [...document.querySelectorAll<HTMLButtonElement>("button.line")].at(-1)!;
  line.click();
  await tick();
  expect(session.playback.marked.length).toBeGreaterThan(0);
});

test("a step of a turn marks its place only while it has the focus", async () => {
  await open("act");
  for (const line of document.querySelectorAll<HTMLButtonElement>("button.line")) line.click();
  await tick();
  const step = document.querySelector<HTMLButtonElement>("button.step")!;
  session.playback.pointed = [];
  step.focus();
  expect(session.playback.pointed.length).toBeGreaterThan(0);
  step.blur();
  expect(session.playback.pointed).toEqual([]);
});

test("the title says whose turn it is", async () => {
  await open("act");
  expect(document.title).toMatch(/Your turn/);
});

test("between two players of one device there is a curtain", async () => {
  await open("hotseat");
  await tick();
  expect(session.state.curtain).toBe(1);
  expect(session.state.offer).toBeNull();
  expect(document.querySelector("dialog")?.textContent).toContain("Jonas");
});

test("at the end there are places, reasons and sources", async () => {
  await open("end");
  const text = document.querySelector(".end")?.textContent ?? "";
  expect(text).toContain("Ines wins with 8 points.");
  expect(text).toContain("new islands");
  expect(text).toContain("by presence on 2 land masses");
});

test("when the seat has moved to another device, the table is shown to a spectator", async () => {
  await open("act");
  const snapshot = (await (await fetch("/api/tables/act")).json()) as { scene: { seat: number | null } };
  snapshot.scene.seat = null;
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    const error = { code: "not_yours", problem: "" };
    return path.includes("seat=") ? Response.json(error, { status: 403 }) : Response.json(snapshot);
  });
  await Promise.all([session.connection.load(0), session.connection.load(0), session.connection.load(0)]);
  expect(asked).toEqual(["/api/tables/act?seat=0", "/api/tables/act"]);
  expect(session.state.scene?.seat).toBeNull();
});
