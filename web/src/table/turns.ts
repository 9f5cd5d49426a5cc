// The log as turns: one line for what a participant does, composed from the events by the catalogue.
//
// The catalogue of a game says which part an event has in it, by a second sentence whose key is the
// event's key and one of the endings below. An event without such a sentence is one of the steps that
// a line expands into, and nothing more.
import type { EventJson, Say } from "../games/contract";
import { joined } from "../games/kit/joined";
import type { LogEntry } from "../wire";
import { eventsOf, type Line, lineOf, keptEntries, stepText, whoOf } from "./lines";
import { pointsOf, type Scored } from "./previews";

/**
 * - start: a turn of `who` begins; its phrase is shown until something else has happened in it.
 * - idle: the turn of `who` ends; its phrase is shown if nothing else has happened in it.
 * - turn: what `who` does, without the name: "makes 3 moves".
 * - effect: what the turn does to `who`, who is somebody else: "kills 2 Dinos of Fern".
 * - line: something that nobody does. It gets a line of its own, and a new part of the log begins.
 * - outcome: how the part that began with a line ends; it is added to that line.
 */
const ROLES = ["start", "idle", "turn", "effect", "line", "outcome"] as const;
type Role = (typeof ROLES)[number];

/** An event that takes part in a line. */
interface TurnPart {
  event: EventJson;
  role: Role;
}

export interface Turn {
  id: string;
  /** The participant whose turn it is; null for what nobody does, such as a scoring. */
  who: number | null;
  /** The seqs of its first and its last entry. */
  first: number;
  last: number;
  text: string;
  /** The phrases that the text is made of. */
  phrases: string[];
  points: Scored[];
  targets: string[];
  steps: Line[];
  parts: TurnPart[];
  events: EventJson[];
}

/** What turns need to know about table and language. */
export interface Wording {
  names: readonly string[];
  participantOf: (seat: number) => number;
  say: Say;
  has: (key: string) => boolean;
  /** Parts as a list in the reader's language. */
  listed: (parts: readonly string[]) => string;
}

/** The lines made so far, by event or entry: making all lines of a long log at each step would take too long. */
const cachedLines = new WeakMap<Wording, WeakMap<object, Line>>();

function cachedLine(about: object, wording: Wording, line: () => Line): Line {
  if (!cachedLines.has(wording)) cachedLines.set(wording, new WeakMap());
  const lines = cachedLines.get(wording)!;
  if (!lines.has(about)) lines.set(about, line());
  return lines.get(about)!;
}

/** The turns of a log. Unchanged turns from `before` are kept, so that only the others are drawn again. */
export function turnsOf(log: readonly LogEntry[], wording: Wording, before: readonly Turn[] = []): Turn[] {
  const roles = new Map<string, Role | null>();
  function roleOf({ key }: EventJson): Role | null {
    if (!roles.has(key)) roles.set(key, ROLES.find((role) => wording.has(`${key}-${role}`)) ?? null);
    return roles.get(key)!;
  }
  const turns: Turn[] = [];
  /** The turns of the current part of the log, which a line has opened; null before the first line. */
  let part: Turn[] | null = null;
  let current: Turn | null = null;

  const begin = (who: number | null, { seq }: LogEntry, index: number): Turn => {
    const turn: Turn = { id: `${seq}.${index}`, who, first: seq, last: seq, text: "", phrases: [], points: [], targets: [], steps: [], parts: [], events: [] };
    turns.push(turn);
    if (who !== null) part?.push(turn);
    return turn;
  };
  /** The turn that a participant has in this part of the log. */
  const turnOf = (who: number) => (current?.who === who ? current : part?.findLast((turn) => turn.who === who));

  function place(event: EventJson, role: Role | null, entry: LogEntry, index: number): Turn {
    const who = whoOf(event) ?? (index === 0 && entry.seat !== null ? wording.participantOf(entry.seat) : null);
    if (role === "line") {
      // The same thing several times, such as a count island by island, is one line.
      if (current?.who === null && current.parts[0]?.event.key === event.key) return current;
      part = [];
      const turn = begin(null, entry, index);
      part.push(turn);
      return turn;
    }
    if (role === "outcome") return part?.[0] ?? current ?? begin(null, entry, index);
    if (role === "start") return begin(who, entry, index);
    if (role === "turn" && who !== null) {
      const own = turnOf(who);
      // Somebody who acts again after others gets a new line: it did not happen before what they did.
      const isAgain = own !== current && own?.parts.some((one) => one.role === "turn" && one.event.key === event.key);
      return own && !isAgain ? own : begin(who, entry, index);
    }
    if ((role === null || role === "idle") && who !== null) {
      const own = turnOf(who);
      if (own) return own;
      if (index === 0 && entry.seat !== null) return begin(who, entry, index);
    }
    return current ?? begin(null, entry, index);
  }

  for (const entry of keptEntries(log)) {
    const step = entry.kind === "rewind" ? stepText(entry, wording.participantOf, wording.say) : "";
    if (step) aside(begin(null, entry, 0), cachedLine(entry, wording, () => ({ id: `${entry.seq}`, seq: entry.seq, text: step, who: null, targets: [], rule: "" })));
    eventsOf(entry).forEach((event, index) => {
      const line = cachedLine(event, wording, () => lineOf(entry, event, index, wording.say));
      if (entry.kind === "seat") {
        if (event.key !== HINT) aside(begin(null, entry, index), line);
        else if (current) aside(current, line);
        return;
      }
      const role = roleOf(event);
      const turn = place(event, role, entry, index);
      add(turn, event, role, line);
      if (role !== "outcome") current = turn;
    });
  }
  const known = new Map(before.map((turn) => [turn.id, turn]));
  return turns.map((turn) => {
    const old = known.get(turn.id);
    return old && hasSameSteps(old, turn) ? old : compose(turn, wording);
  });
}
/** A hint that was used: everybody may know of it, but it is not part of the game. */
const HINT = "table-hint-used";

function add(turn: Turn, event: EventJson, role: Role | null, line: Line): void {
  turn.last = line.seq;
  turn.steps.push(line);
  turn.events.push(event);
  if (role !== null) turn.parts.push({ event, role });
}

/** A line about the table, not about the game. */
function aside(turn: Turn, line: Line): void {
  turn.steps.push(line);
}

function compose(turn: Turn, wording: Wording): Turn {
  turn.points = pointsOf(turn.events);
  turn.phrases = phrasesOf(turn, wording);
  turn.targets = [...new Set(turn.parts.flatMap(({ event }) => event.targets))];
  turn.text = textOf(turn, wording);
  return turn;
}

function textOf({ who, phrases, steps, events }: Turn, { names, listed, say }: Wording): string {
  // There are no phrases yet: the last step, if there is one after the beginning.
  const last = events.at(-1);
  if (phrases.length === 0) return last ? say(last) : (steps.at(-1)?.text ?? "");
  if (who === null) return joined("then", phrases, say);
  return say({ key: "web-turn", args: { name: names[who] ?? "", did: listed(phrases) } });
}

/** The phrases of a turn, in order: equal ones are one phrase, which counts them. */
export function phrasesOf({ who, parts, events }: Pick<Turn, "who" | "parts" | "events">, { say }: Wording): string[] {
  const isBegun = events.length > 1;
  const isIdle = parts.every(({ role }) => role === "start" || role === "idle");
  const groups = new Map<string, { event: EventJson; role: Role; count: number }>();
  for (const { event, role } of parts) {
    if ((isBegun && role === "start") || (!isIdle && role === "idle")) continue;
    const key = say(phrase(event, role, who, 1));
    groups.set(key, { event, role, count: (groups.get(key)?.count ?? 0) + countOf(event) });
  }
  return [...groups.values()].map(({ event, role, count }) => say(phrase(event, role, who, count)));
}

function phrase({ key, args, ...event }: EventJson, role: Role, who: number | null, count: number) {
  return { key: `${key}-${role}`, args: { ...args, count, own: Number(whoOf({ key, args, ...event }) === who) } };
}

/** How many things an event is about. */
function countOf({ args: { number, herds } }: EventJson): number {
  return typeof number === "number" ? number : typeof herds === "number" ? herds : 1;
}

/** Whether nothing has happened in a turn yet. */
export function hasOnlyBegun({ events, parts }: Turn): boolean {
  return events.length === 1 && parts[0]?.role === "start";
}

/** Whether two turns have the same lines, which are cached and therefore the same objects. */
function hasSameSteps({ steps }: Turn, other: Turn): boolean {
  return steps.length === other.steps.length && steps.every((step, index) => step === other.steps[index]);
}
