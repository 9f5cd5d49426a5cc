// What a screen reader announces and what sounds when new entries come: pure functions of the log.
import type { Verbosity } from "../app.svelte";
import type { EventJson, Say, Sounds } from "../games/contract";
import type { Cue } from "../sound";
import type { LogEntry } from "../wire";
import { eventsOf, stepText } from "./lines";
import { pointsOf } from "./previews";

export interface Listener {
  verbosity: Verbosity;
  /** The participants that I play. */
  mine: readonly number[];
  participantOf: (seat: number) => number;
  say: Say;
}

/** The sentences for new entries, in order. */
export function sentencesOf(entries: LogEntry[], listener: Listener): string[] {
  const { verbosity, participantOf, say } = listener;
  return entries.flatMap((entry) => {
    const step = verbosity === "all" ? stepText(entry, participantOf, say) : "";
    return [step, ...spokenEvents(eventsOf(entry), listener)].filter((text) => text !== "");
  });
}

/** The sentences for events, in order. */
export function spokenEvents(events: readonly EventJson[], { verbosity, mine, say }: Listener): string[] {
  if (verbosity === "questions") return [];
  return events.filter((event) => verbosity === "all" || isFor(event, mine)).map(say);
}

/** An entry without what was said step by step, and without its points if all of them were. */
export function withoutSaid(entry: LogEntry, { heard, hasSaid }: { heard: ReadonlySet<number>; hasSaid: (seq: number, event: EventJson) => boolean }): LogEntry {
  const isHeard = heard.has(entry.seq);
  const events = eventsOf(entry).filter((event) => !hasSaid(entry.seq, event) && !(isHeard && ("points" in event.args || "lost" in event.args)));
  return { ...entry, events: events as unknown as LogEntry["events"] };
}

/** Whether an event names one of my participants, or nobody: then it concerns everybody. */
function isFor({ args }: EventJson, mine: readonly number[]): boolean {
  const people = Object.values(args).flatMap((value) => (typeof value === "object" && "who" in value ? [value.who] : []));
  return people.length === 0 || people.some((who) => mine.includes(who));
}

/** The most sounds for one batch of entries; then come the ticks of points. */
const MOST = 2;
const TICKS = 3;

/** The sounds of new entries: each kind once, and then ticks for points. */
export function cuesOf(entries: LogEntry[], sounds: Sounds): Cue[] {
  const events = entries.flatMap((entry) => (entry.kind === "act" || entry.kind === "redo" ? eventsOf(entry) : []));
  const cues = [...new Set(events.flatMap(({ key }) => sounds[key] ?? []))].slice(0, MOST);
  const points = pointsOf(events).reduce((sum, one) => sum + Math.max(0, one.points), 0);
  return [...cues, ...Array<Cue>(Math.min(points, TICKS)).fill("point")];
}
