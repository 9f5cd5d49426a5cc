// The pages around the table: ways in and out, links for others, texts about games.
import { cleanup, render } from "@testing-library/svelte";
import { createRawSnippet, tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Call, instance, table, waiting } from "../dev/mock";
import { app } from "../src/app.svelte";
import { Language } from "../src/language";
import Home from "../src/pages/Home.svelte";
import TableRow from "../src/parts/TableRow.svelte";
import Menu from "../src/table/Menu.svelte";
import { TableSession } from "../src/table/session.svelte";
import Waiting from "../src/table/Waiting.svelte";
import type { TableInfo } from "../src/wire";
import { catalogue, changeTables, setStage } from "./stage";

let calls: Call[];
beforeEach(() => {
  calls = setStage();
});
afterEach(() => {
  cleanup();
  history.replaceState(null, "", "/");
});

const button = (name: RegExp, within: ParentNode = document) =>
  [...within.querySelectorAll<HTMLButtonElement>("button")].find((one) => one.textContent?.trim().match(name))!;
const posted = (what: string) => calls.filter(({ method, path }) => method === "POST" && path.endsWith(`/${what}`)).map(({ body }) => body);

async function session(id: string): Promise<TableSession> {
  const one = new TableSession(id);
  await one.open();
  return one;
}

test("games are sorted by title, and there is a field for a code", async () => {
  const others = ["terror-title = Triassic Terror", "terror-summary = x", "tritarea-title = Tritarea", "tritarea-summary = x"];
  app.setLanguage(new Language({ ...catalogue, games: { ...catalogue.games, others: others.join("\n") } }));
  const [trias] = instance.games;
  app.instance = { ...instance, games: [{ ...trias!, key: "tritarea" }, { ...trias!, key: "terror" }, trias!] };
  render(Home);
  await tick();
  const titles = [...document.querySelectorAll(".games h2")].map((heading) => heading.firstChild?.textContent?.trim());
  expect(titles).toEqual(["Trias", "Triassic Terror", "Tritarea"]);
  expect(document.querySelector<HTMLAnchorElement>('a[href="/join"]')?.textContent).toBe("I have a code");
});

test("the games that wait for me are on the picture, and the list has the others", async () => {
  const [trias] = instance.games;
  app.instance = { ...instance, games: [{ ...trias!, puzzles: 5 }] };
  const answerOf = fetch;
  const waitingFor = (...ids: string[]) => ids.map((id) => table(id, { to_act: [0] }));
  const mine = [...waitingFor("act", "card", "drift", "place"), table("end", { to_act: [1], status: "running" })];
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => (path === "/api/tables" ? Response.json({ mine, open: [] }) : answerOf(path, init)));
  render(Home);
  await vi.waitFor(() => expect(document.querySelectorAll(".your li")).toHaveLength(3));
  expect(document.querySelector(".your")?.textContent).toContain("4 games are waiting for you");
  const [first] = document.querySelectorAll<HTMLAnchorElement>(".your a");
  expect(first?.getAttribute("href")).toBe("/table/act");
  expect([...document.querySelectorAll<HTMLAnchorElement>(".mine li a")].map((one) => one.getAttribute("href"))).toEqual(["/table/place", "/table/end"]);
  button(/^Solve$/).click();
  await vi.waitFor(() => expect(calls.filter(({ path }) => path === "/api/guides")).toHaveLength(1));
});

test("the row of a finished game names all in the order of their points, and the winner if all seats are mine", () => {
  const seat = (number: number, place: number, points: number) => ({ seat: number, place, points, payoff: 0, reason: { key: "x" } });
  const over = (mine: boolean, ...seats: unknown[]): TableInfo => {
    const base = table("act", { status: "finished", to_act: [], result: { seats } as never });
    return { ...base, seats: base.seats.slice(0, 2).map((one) => ({ ...one, mine: mine || one.seat === 0 })) };
  };
  const children = createRawSnippet(() => ({ render: () => "<i></i>" }));
  const row = (shown: TableInfo) => {
    cleanup();
    render(TableRow, { table: shown, children });
    return document.querySelector("li")?.textContent?.replaceAll(/\s+/g, " ") ?? "";
  };
  expect(row(over(true, seat(0, 2, 0), seat(1, 1, 1)))).toMatch(/Jonas.*Mara.*Jonas won, 1 : 0/);
  expect(row(over(false, seat(0, 1, 1), seat(1, 2, 0)))).toMatch(/you ?Jonas.*you won, 1 : 0/);
  expect(row(over(false, seat(0, 2, 0), seat(1, 1, 1)))).toMatch(/Jonas ?you.*over, 1 : 0/);
});

test("in a running game I can leave, and invite a guest to a bot's seat", async () => {
  const one = await session("act");
  render(Menu, { session: one, onclose: () => {}, onmoment: () => {}, onsettings: () => {}, onkeys: () => {} });
  await tick();
  button(/^Invite somebody$/).click();
  await vi.waitFor(() => expect(posted("invitations")).toEqual([{ seat: 2 }]));
  await vi.waitFor(() => expect(document.querySelector<HTMLInputElement>("input[readonly]")?.value).toContain("/join#newtoken"));
  expect(document.body.textContent).toContain("can only be reached from this machine");
  button(/^Leave$/).click();
  await tick();
  expect(posted("leave")).toEqual([]);
  button(/^Really leave/).click();
  await vi.waitFor(() => expect(posted("leave")).toEqual([{ seat: 0 }]));
  one.close();
});

test("the code for another device warns if only this machine is reachable", async () => {
  const answerOf = fetch;
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) =>
    path.endsWith("/handover") ? Response.json({ code: "ABCD-EFGH", expires: "" }) : answerOf(path, init),
  );
  const one = await session("act");
  render(Menu, { session: one, onclose: () => {}, onmoment: () => {}, onsettings: () => {}, onkeys: () => {} });
  await tick();
  button(/^Move to another device$/).click();
  await vi.waitFor(() => expect(document.body.textContent).toContain("ABCD-EFGH"));
  expect(document.body.textContent).toContain("can only be reached from this machine");
  one.close();
});

test("in the waiting room the host is named and may leave, and a chosen seed is announced", async () => {
  changeTables({ seed_chosen: true, seats: waiting.seats });
  const one = await session("waiting");
  render(Waiting, { session: one });
  await tick();
  const [own] = document.querySelectorAll("li");
  expect(own!.textContent).toContain("host");
  expect(document.body.textContent).toContain("was chosen by its creator");
  button(/^Leave$/, own!).click();
  await vi.waitFor(() => expect(posted("leave")).toEqual([{ seat: 0 }]));
  one.close();
});
