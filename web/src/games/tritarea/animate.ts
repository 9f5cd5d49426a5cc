// Animations show what the events say, one event after another. A plan is a list of views, each
// with one more thing on the table. Each new thing falls or slides into place by itself.
import type { Argument, EventJson } from "../contract";
import { suitNamed, type Suit, type SuitName, type TableJson, type TritareaView } from "./view";

export interface Frame {
  start: number;
  view: TritareaView;
}

export interface Plan {
  frames: Frame[];
  length: number;
}

export const REST: Plan = { frames: [], length: 0 };

/** How long each kind of event is shown, in milliseconds. Other events only change numbers. */
const DURATIONS: Record<string, number> = {
  "card-played": 320,
  "five-changed": 240,
  "five-kept": 120,
  "rights-found": 480,
  "built": 320,
  "defaulted": 240,
  "committed": 120,
  "declared": 120,
  "lead-revealed": 160,
  "intent-revealed": 160,
  "trick-ended": 80,
};

/** The plan for events that start from this view; `time` is all the time there is. */
export function planEvents(events: EventJson[], before: TritareaView, time: number): Plan {
  const frames: Frame[] = [{ start: 0, view: before }];
  let view = before;
  let now = 0;
  for (const event of events) {
    const name = event.key.replace("tritarea-", "");
    // The new round's setup is shown when all this is over.
    if (name === "round-began") break;
    view = after(view, name, event.args);
    frames.push({ start: now, view });
    now += DURATIONS[name] ?? 0;
  }
  const speed = now > time && now > 0 ? time / now : 1;
  return { frames: frames.map((frame) => ({ ...frame, start: frame.start * speed })), length: now * speed };
}

/** The view at a moment of the plan; null when the plan is over. */
export function viewAt(plan: Plan, now: number): TritareaView | null {
  return plan.frames.findLast((frame) => frame.start <= now)?.view ?? null;
}

type Args = Record<string, Argument>;

function whoOf(args: Args, name = "who"): number {
  const who = args[name];
  return typeof who === "object" && "who" in who ? who.who : 0;
}

/** A copy of a list with one element changed. */
function put<T>(list: readonly T[], at: number, value: T): T[] {
  return list.map((one, index) => (index === at ? value : one));
}

function withTable(view: TritareaView, change: Partial<TableJson>): TritareaView {
  return { ...view, table: { ...view.table, ...change } };
}

/**
 * The view after an event, as far as it is drawn. What a trick supports is counted by the server: it follows
 * with the next view.
 */
function after(view: TritareaView, name: string, args: Args): TritareaView {
  const { table } = view;
  const who = whoOf(args);
  switch (name) {
    case "card-played":
      return played(view, who, String(args["card"]), Number(args["rank"]));
    case "five-changed":
      return withTable(view, { rank: put(table.rank, who, Number(args["to"])) });
    case "rights-found":
      return { ...withTable(view, { stage: "building" }), rights: rightsOf(args) };
    case "built":
      return built(view, who, String(args["square"]));
    case "trick-began":
      return { ...view, trick_order: ["one", "two", "three", "four"].map((name) => whoOf(args, name)) };
    case "trick-ended":
      return { ...withTable(view, { stage: "playing", trick: [null, null, null, null], leader: who, actor: null }), rights: null, support: {} };
    case "committed":
    case "declared":
      return withTable(view, { committed: put(table.committed, who, true) });
    case "lead-revealed":
    case "intent-revealed":
      return withTable(view, { declared: put(table.declared, who, String(args["card"])) });
    default:
      return view;
  }
}

function played(view: TritareaView, who: number, card: string, rank: number): TritareaView {
  const { table } = view;
  const left = Math.max(0, (table.cards_left[who] ?? 0) - 1);
  return withTable(view, {
    trick: put(table.trick, who, card),
    rank: put(table.rank, who, rank),
    cards_left: put(table.cards_left, who, left),
    actor: null,
  });
}

function built(view: TritareaView, who: number, square: string): TritareaView {
  const { table } = view;
  const blocks = [...(table.buildings[square] ?? []), who];
  return withTable(view, {
    buildings: { ...table.buildings, [square]: blocks },
    supply: put(table.supply, who, Math.max(0, (table.supply[who] ?? 0) - 1)),
    basic: null,
  });
}

/** The rights, as given by the event. */
export function rightsOf(args: Args): TritareaView["rights"] {
  const named = (name: string): SuitName => {
    const suit = args[name];
    return (typeof suit === "object" && "word" in suit ? suit.word.replace("tritarea-", "") : "intelligent") as SuitName;
  };
  const by = args["by"] as "most" | "difference" | "leader" | "all_different" | "memory";
  const differences: Partial<Record<Suit, number>> = {};
  const [own, rival] = [suitNamed(named("suit")), suitNamed(named("rival"))];
  if (own && rival && own !== rival) {
    differences[own] = Number(args["difference"]);
    differences[rival] = Number(args["rivaldifference"]);
  }
  const hasSecond = args["holders"] === 2;
  return {
    adopted: named("suit"),
    first: whoOf(args, "first"),
    second: hasSecond ? whoOf(args, "second") : null,
    supporters: null,
    cards: Number(args["supporters"]),
    by: by === "memory" ? null : by,
    differences,
    blocks: [Number(args["firstblocks"]), ...(hasSecond ? [Number(args["secondblocks"])] : [])],
  };
}
