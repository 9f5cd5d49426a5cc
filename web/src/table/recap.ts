// The recap: what others did since my last action, in one or two sentences.
import type { EventJson } from "../games/contract";
import { type Scored, pointsOf } from "./previews";
import { phrasesOf, type Wording, type Turn } from "./turns";

export interface Recap {
  /** The sentences: first what was done to me, then the rest. */
  sentences: string[];
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
  return {
    sentences: [
      ...hits.slice(-room).map(({ turn: { who }, phrases }) => sentence(who, phrases)),
      ...rest.map(({ who, phrases }) => sentence(who, phrases.slice(0, PHRASES))),
      ...(scored === 0 ? [] : [wording.say({ key: "web-recap-scored", args: { points: Math.abs(scored), way: scored > 0 ? "gain" : "loss" } })]),
    ],
    points: pointsOf(turns.flatMap(({ events }) => events)),
  };
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
