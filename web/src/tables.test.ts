import { beforeEach, expect, test, vi } from "vitest";
import { instance } from "../dev/mock";
import { app } from "./app.svelte";
import { usualPlayers } from "./games";
import { COLOURS } from "./parts/pieces";
import { language } from "../tests/trias/fixtures";
import { botNameOf, botsPlan, chosenBot, chosenPlayers, experiments, isAlone, joinAddress, levels, rememberBot, rememberPlayers, usualBot } from "./tables";

const LAN = "http://192.168.1.5:8000";
const page = (hostname: string) => ({ hostname, origin: `http://${hostname}:8000` });

beforeEach(() => {
  app.instance = { ...instance, reachable_at: LAN };
});

test("a page on localhost makes links to the address that others can reach", () => {
  for (const name of ["localhost", "127.0.0.1", "[::1]"]) {
    expect(joinAddress("secret", page(name))).toBe(`${LAN}/join#secret`);
  }
});

test("a page opened at another address makes links to itself", () => {
  expect(joinAddress("secret", page("games.example.org"))).toBe("http://games.example.org:8000/join#secret");
});

test("if nobody else can reach the instance, links are for this machine", () => {
  app.instance = { ...instance, reachable_at: "" };
  expect(joinAddress("code=1234", page("localhost"))).toBe("http://localhost:8000/join#code=1234");
});

test("a quick game has its default number of players", () => {
  expect(usualPlayers({ key: "trias", players: [2, 3, 4, 5] })).toBe(3);
  expect(usualPlayers({ key: "tritarea", players: [1, 2, 3, 4] })).toBe(4);
  expect(usualPlayers({ key: "other", players: [2] })).toBe(2);
});

test("a quick game gives me the colour that I like, if the game has it", () => {
  const [game] = app.instance!.games;
  app.prefer({ colour: 3 });
  expect(botsPlan(game!).seats[0]).toEqual({ kind: "me", colour: 3 });
  app.prefer({ colour: 17 });
  expect(botsPlan(game!).seats[0]).toEqual({ kind: "me", colour: null });
  app.prefer({ colour: null });
});

test("a bot is called after its colour, so that a name has one colour at every table", () => {
  app.language = language;
  app.prefer({ colour: 3 });
  const game = { ...instance.games[0]!, key: "trias", players: [2, 3, 4, 5] };
  rememberPlayers("trias", 5);
  const names = COLOURS.map((_, colour) => [0, 0.99].map((chance) => {
    vi.spyOn(Math, "random").mockReturnValue(chance);
    return botNameOf(colour);
  }));
  expect(new Set(names.flat()).size).toBe(12);
  for (const { colour, name } of botsPlan(game).seats.slice(1)) expect(names[colour!]).toContain(name);
  expect(botsPlan(game).seats.map(({ colour }) => colour)).toEqual([3, 0, 1, 2, 4]);
  expect(botNameOf(1, [names[1]![0]!])).toBe(names[1]![1]);
  vi.restoreAllMocks();
  app.language = null;
  app.prefer({ colour: null });
  app.preferences.players = {};
});

test("a quick game has as many players as the last one of its game", () => {
  const game = { ...instance.games[0]!, key: "trias", players: [2, 3, 4, 5] };
  app.preferences.players = {};
  expect(botsPlan(game).seats).toHaveLength(3);
  rememberPlayers("trias", 5);
  rememberPlayers("terror", 2);
  expect(botsPlan(game).seats).toHaveLength(5);
  rememberPlayers("trias", 9);
  expect(chosenPlayers(game), "a number that the game does not allow is ignored").toBe(3);
  app.preferences.players = {};
});

test("quick games are played by bots of the level chosen last, with hints", () => {
  const [trias] = instance.games;
  app.preferences.level = "normal";
  expect(botsPlan(trias!)).toMatchObject({ hints: true, seats: [{ kind: "me" }, { bot: "normal" }, { bot: "normal" }] });
  rememberBot("expert");
  rememberBot("random");
  expect(chosenBot()).toBe("expert");
  expect(usualBot()).toBe("normal");
  app.instance = { ...instance, bots: ["random"] };
  expect(chosenBot()).toBe("random");
  app.preferences.level = "normal";
});

test("levels are separate from bots for experiments", () => {
  expect(levels()).toEqual(["easy", "normal", "hard", "expert"]);
  expect(experiments()).toEqual(["greedy", "random", "search", "steady"]);
});

test("a person who plays only with bots is alone", () => {
  const seats = (...kinds: ("me" | "open" | "bot")[]) => kinds.map((kind) => ({ kind }));
  expect(isAlone(seats("me", "bot", "bot"))).toBe(true);
  expect(isAlone(seats("me"))).toBe(true);
  expect(isAlone(seats("me", "open", "bot"))).toBe(false);
  expect(isAlone(seats("me", "me"))).toBe(false);
});
