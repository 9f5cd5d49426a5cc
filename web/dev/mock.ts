// A mock server for development and tests: tables frozen at positions of real games.
import act from "./fixtures/act.json";
import card from "./fixtures/card.json";
import drift from "./fixtures/drift.json";
import end from "./fixtures/end.json";
import place from "./fixtures/place.json";
import type { Catalogue, Hint, InstanceInfo, Json, LogEntry, Scene, SeatInfo, Snapshot, TableInfo } from "../src/wire";

interface Fixture {
  scene: Scene;
  log: LogEntry[];
  previews: Record<string, unknown[]>;
  gains: Json[];
}
const FIXTURES = { act, card, drift, end, place } as unknown as Record<string, Fixture>;

const NAMES = ["Mara", "Jonas", "Fern", "Ines"];

function seat(number: number, change: Partial<SeatInfo> = {}): SeatInfo {
  const base = { seat: number, kind: "human", name: NAMES[number] ?? "", bot: null, colour: number } as const;
  return { ...base, mine: number === 0, here: number < 2, conceded: false, host: number === 0, ...change };
}

export function table(id: string, change: Partial<TableInfo> = {}): TableInfo {
  const fixture = FIXTURES[id];
  const seats = change.seats ?? [seat(0), seat(1), seat(2, { kind: "bot", bot: "steady" }), seat(3)];
  return {
    id,
    game: "trias",
    rules: "1",
    options: {},
    title: "Tuesday table",
    public: false,
    status: fixture?.scene.status ?? "open",
    seats,
    participants: seats.map(({ seat: number, colour }) => ({ participant: number, seat: number, colour })),
    to_act: fixture?.scene.to_act ?? [],
    seq: fixture?.scene.seq ?? 0,
    created: "2026-11-15T18:00:00Z",
    moved: "2026-11-15T19:00:00Z",
    am_host: true,
    commitment: "f3c1".repeat(16),
    seed_chosen: false,
    salt: null,
    seed: null,
    result: fixture?.scene.result ?? null,
    rematch: null,
    hints: false,
    paused: false,
    proposal: null,
    continued: false,
    guide: null,
    outdated: false,
    pace: null,
    clocks: [],
    ...change,
  };
}

export const waiting = table("waiting", {
  status: "open",
  seats: [seat(0), seat(1, { kind: "open", name: "" }), seat(2, { kind: "bot", bot: "steady" }), seat(3, { kind: "open", name: "" })],
});

export const hotSeat = table("hotseat", {
  status: "running",
  to_act: [1],
  seats: [seat(0), seat(1, { mine: true }), seat(2, { mine: true }), seat(3, { kind: "bot", bot: "random" })],
});

export const instance: InstanceInfo = {
  version: "0.1.0",
  preferences: null,
  me: { id: 1, name: "Mara" },
  games: [
    {
      key: "trias",
      players: [2, 3, 4, 5],
      actions: 900,
      lessons: [
        { guide: "lesson/trias", title: "trias-lesson-first-title", steps: 11 },
        { guide: "lesson/trias/final", title: "trias-lesson-final-title", steps: 3 },
      ],
      puzzles: 0,
      options: [
        { name: "start_player", rule: "R-9", default: "random", values: everywhere(["random", 0, 1]) },
        { name: "south_pole_capacity", rule: "R-1", default: 0, values: everywhere([0, 2, 3, 4, "unlimited"]) },
        { name: "no_drift_card", rule: "R-3", default: "consume", values: everywhere(["consume", "keep"]) },
        { name: "discards_public", rule: "R-4", default: true, values: everywhere([true, false]) },
        { name: "distance_metric", rule: "R-5", default: "ring", values: everywhere(["ring", "euclid"]) },
      ],
    },
  ],
  bots: ["easy", "normal", "hard", "expert", "greedy", "random", "search", "steady"],
  local_only: true,
  reachable_at: "",
};

function everywhere(values: unknown[]): Record<string, unknown[]> {
  return { "2": values, "3": values, "4": values, "5": values };
}

function snapshot(id: string): Snapshot | null {
  if (id === "waiting") {
    const scene: Scene = { seq: -1, seat: 0, status: "open", to_act: [], view: null, offer: null, can_undo: false, can_redo: false, result: null, clocks: null };
    return { table: waiting, scene, log: [], epoch: "mock" };
  }
  if (id === "hotseat") {
    const { scene, log } = FIXTURES["act"]!;
    return { table: hotSeat, scene: { ...scene, offer: null, to_act: [1] }, log, epoch: "mock" };
  }
  const fixture = FIXTURES[id];
  return fixture ? { table: table(id), scene: { ...fixture.scene, can_undo: id === "drift" }, log: fixture.log, epoch: "mock" } : null;
}

export interface Call {
  method: string;
  path: string;
  body: unknown;
}

/** Answers as the server would; `calls` records the requests. */
export function mockFetch(catalogue: Catalogue, rules: string, calls: Call[] = []): typeof fetch {
  return (async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(String(input), "http://mock");
    const method = init?.method ?? "GET";
    const body: unknown = init?.body ? JSON.parse(String(init.body)) : null;
    calls.push({ method, path: url.pathname, body });
    const answer = answerOf(method, url.pathname, body, catalogue, rules);
    if (answer === undefined) return Response.json({ code: "not_found", problem: "none" }, { status: 404 });
    return typeof answer === "string" ? new Response(answer) : Response.json(answer);
  }) as typeof fetch;
}

function answerOf(method: string, path: string, body: unknown, catalogue: Catalogue, rules: string): unknown {
  const parts = path.split("/").slice(2);
  if (path === "/api/instance") return instance;
  if (parts[0] === "catalogue") return catalogue;
  if (parts[0] === "rules") return rules;
  if (path === "/api/me") return { id: 1, name: (body as { name: string }).name };
  if (path === "/api/tables" && method === "POST") {
    return { table: table("act"), invitations: [{ seat: 1, token: "abcdefghijklmnopqrstuvwx" }] };
  }
  if (path === "/api/tables") {
    const others = [seat(1), seat(3, { kind: "open", name: "" })];
    return {
      mine: [table("act"), { ...table("card"), to_act: [1], title: "" }, table("end")],
      open: [{ ...waiting, title: "Slow evening" }, { ...waiting, id: "w2", title: "", seats: others }],
    };
  }
  if (path === "/api/invitations/look") return waiting;
  if (path === "/api/invitations/claim") return { table: "waiting", seat: 1 };
  if (parts[0] === "tables") return tableAnswer(method, parts[1] ?? "", parts[2], body);
  return undefined;
}

function tableAnswer(method: string, id: string, what: string | undefined, body: unknown): unknown {
  if (what === undefined && method === "GET") return snapshot(id) ?? undefined;
  if (what === "invitations") return { seat: (body as { seat: number }).seat, token: "newtoken123456789012345" };
  if (what === "why") {
    return { key: "refusal-not-your-turn", rule: "TR-3.5", args: {}, sentence: "It is not your turn." };
  }
  if (what === "hint") return hintOf(id, (body as { seq: number }).seq);
  if (what === "gains") return { seq: FIXTURES[id]?.scene.seq, gains: FIXTURES[id]?.gains };
  if (what === "preview") return { events: FIXTURES[id]?.previews ?? {} };
  return undefined;
}

/** A hint that prefers the last choices of the offer. */
function hintOf(id: string, seq: number): Hint {
  const { choices } = (FIXTURES[id]?.scene.offer ?? { choices: [] }) as unknown as { choices: { text: string }[] };
  const liked = choices.toReversed().slice(0, 5);
  return { seq, bot: "hard", thoughts: liked.map(({ text }, index) => ({ action: text, visits: 90 - index, win_chance: 0.625 - index / 8, points: 12.34 - index, low: 0.55 - index / 10, high: 0.7 - index / 10, standing: (["best", "equal", "weaker"] as const)[index] ?? "weaker" })) };
}
