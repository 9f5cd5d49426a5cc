// The recap: what others did since my last action, in one or two sentences.
import type { Verbosity } from "../app.svelte";
import type { EventJson } from "../games/contract";
import { signed } from "../scoring/words";
import { type Scored, pointsOf } from "./previews";
import { phrasesOf, type Wording, type Turn } from "./turns";

export interface Recap {
  /** The sentences: first what was done to me, then the rest. */
  sentences: string[];
  /** Those that are about me. */
  own: string[];
  /** The points that everybody got in these turns. */
  points: Scored[];
}

/** The usual number of sentences in a recap, and the most phrases in each. Everybody who has played gets a sentence. */
const SENTENCES = 2;
const PHRASES = 2;

export function recapOf(turns: readonly Turn[], mine: readonly number[], wording: Wording): Recap {
  const sentence = (who: number | null, phrases: string[]) =>
    wording.say({ key: "web-turn", args: { name: wording.names[who ?? -1] ?? "", did: wording.listed(phrases) } });
  const scored = scoredFor(turns, mine);
  const deeds = turns.filter(({ who }) => who !== null);
  const room = Math.max(SENTENCES - (scored === 0 ? 0 : 1), new Set(deeds.map(({ who }) => who)).size);
  const against = deeds.map((turn) => ({ turn, phrases: phrasesOf({ ...turn, parts: turn.parts.filter(({ event }) => concerns(event, mine)) }, wording) }));
  const hits = against.filter(({ phrases }) => phrases.length > 0);
  const shown = new Set(hits.map(({ turn }) => turn));
  const rest = deeds.filter((turn) => !shown.has(turn) && turn.phrases.length > 0).toReversed().slice(0, Math.max(room - hits.length, 0)).toReversed();
  const done = hits.slice(-room).map(({ turn: { who }, phrases }) => sentence(who, phrases));
  const counted = scored === 0 ? [] : [wording.say({ key: "web-recap-scored", args: { points: Math.abs(scored), way: scored > 0 ? "gain" : "loss" } })];
  return {
    sentences: [...done, ...rest.map(({ who, phrases }) => sentence(who, phrases.slice(0, PHRASES))), ...counted],
    own: [...done, ...counted],
    points: pointsOf(turns.flatMap(({ events }) => events)),
  };
}

/**
 * The recap for the ear: its sentences, and the points of everybody. Who wants to hear only what concerns them hears only
 * that, and who wants only questions hears nothing.
 */
export function spokenRecap({ sentences, own, points }: Recap, verbosity: Verbosity, mine: readonly number[], { names, say }: Wording): string[] {
  if (verbosity === "questions") return [];
  const isAll = verbosity === "all";
  const scored = points.filter(({ who }) => isAll || mine.includes(who));
  return [...(isAll ? sentences : own), ...scored.map((one) => say({ key: "web-turn-points", args: { name: names[one.who] ?? "", points: signed(one.points) } }))];
}

/** The points I got in scorings, which belong to no turn; 0 if several people play here, because the recap would have to name each. */
function scoredFor(turns: readonly Turn[], mine: readonly number[]): number {
  const scorings = turns.filter(({ who }) => who === null).flatMap(({ points }) => points);
  return mine.length === 1 ? scorings.reduce((sum, { who, points }) => sum + (who === mine[0] ? points : 0), 0) : 0;
}

/** Whether a turn changes something of mine: it does something to me, or I get or lose points. */
export function touches({ who, points, parts }: Turn, mine: readonly number[]): boolean {
  return points.some((one) => mine.includes(one.who)) || (who !== null && parts.some(({ event }) => concerns(event, mine)));
}

/** Whether an event is about one of my participants. */
function concerns({ args }: EventJson, mine: readonly number[]): boolean {
  return Object.values(args).some((value) => typeof value === "object" && "who" in value && mine.includes(value.who));
}

/** A recap is shown after this many turns of others, or after these milliseconds. */
const MANY = 3;
const LONG = 10 * 60_000;

/** Whether there is enough for a recap. `away` is the time since my last action. */
export function isDue(turns: readonly Turn[], mine: readonly number[], away: number, hasJustOpened: boolean): boolean {
  const isMuch = turns.filter(({ who }) => who !== null).length >= MANY;
  return isMuch || turns.some((turn) => touches(turn, mine)) || (turns.length > 0 && (hasJustOpened || away >= LONG));
}
