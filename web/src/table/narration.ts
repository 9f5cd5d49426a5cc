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
  const { verbosity, mine, participantOf, say } = listener;
  if (verbosity === "questions") return [];
  return entries.flatMap((entry) => {
    const isAll = verbosity === "all";
    const events = eventsOf(entry).filter((event) => isAll || isFor(event, mine));
    return [isAll ? stepText(entry, participantOf, say) : "", ...events.map(say)].filter((text) => text !== "");
  });
}

/** An entry without the points that were announced step by step. */
export function withoutPoints(entry: LogEntry): LogEntry {
  const events = entry.events as unknown as EventJson[];
  return { ...entry, events: events.filter(({ args }) => !("points" in args || "lost" in args)) as unknown as LogEntry["events"] };
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
