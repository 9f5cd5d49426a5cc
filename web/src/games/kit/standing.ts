// Who is winning and how far off the end is: fields that the view of every game may have.
import type { Message, ViewJson } from "../contract";

/** Points that would be added now, what for, and the things it is about; the server is asked for them. */
export interface GainJson extends Message {
  who: number;
  points: number;
  targets: string[];
}

/** A participant, or the partners of a team, whose points are added up. */
export interface SideJson {
  members: number[];
  points: number;
  /** The points if the game ended now. */
  total: number;
  leads: boolean;
}

export interface StandingJson {
  sides: SideJson[];
  /** What counts, if it is not who has the most points. */
  note: Message | null;
}

/** A part of the game: how many of its turns, cards or tricks are over, will come, and may come. */
export interface StretchJson {
  name: Message | null;
  spent: number;
  sure: number;
  maybe: number;
  /** The first one that is not over is being played. */
  is_now: boolean;
  /** What else is scored at the end of it, as the names of marks. */
  marks: string[];
}

export interface RemainingJson {
  words: Message;
  stretches: StretchJson[];
}

export function standingOf(view: ViewJson): StandingJson | null {
  return (view?.standing as StandingJson | null | undefined) ?? null;
}

export function remainingOf(view: ViewJson): RemainingJson | null {
  return (view?.remaining as RemainingJson | null | undefined) ?? null;
}
