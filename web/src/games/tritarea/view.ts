// The view of Tritarea as the engine writes it, and the names of its things. There are no rules
// here: the server says which rights a player has, whose tower it is and what an area would pay now.
import type { ViewJson } from "../contract";

export const SUITS = ["I", "M", "E", "H"] as const;
export type Suit = (typeof SUITS)[number];
export const NAMES = { I: "intelligent", M: "modern", E: "ecology", H: "happiness" } as const;
export type SuitName = (typeof NAMES)[Suit];
export const COLUMNS = ["a", "b", "c", "d"] as const;
export const ROWS = [1, 2, 3, 4] as const;
/** a1 b1 c1 d1 a2 … d4, in reading order. */
export const SQUARES: readonly string[] = ROWS.flatMap((row) => COLUMNS.map((column) => `${column}${row}`));
export type Source = "bonuses" | "areas" | "tallest" | "declarations" | "sales" | "fives" | "defaults" | "purchases";

export type Stage =
  | "choose_start" | "deal" | "npc_declares" | "npc_plays" | "npc_intent" | "declaring" | "selling" | "playing"
  | "changing" | "building" | "second_block" | "extra_block" | "changing_declared" | "over"
  | "defaulting";

export interface TableJson {
  stage: Stage;
  round: number;
  trick_number: number;
  start: number | null;
  leader: number | null;
  /** The participants clockwise from the start player. */
  order: number[];
  actor: number | null;
  /** The owners of the blocks on each square, from the bottom. */
  buildings: Record<string, number[]>;
  supply: number[];
  sold: number[];
  points: Record<Source, number[]>;
  cards_left: number[];
  trick: (string | null)[];
  /** The effective ranks: in the trick, or of the declared cards while they are settled. */
  rank: (number | null)[];
  played: string[];
  declared: (string | null)[];
  committed: boolean[];
  asked: boolean[];
  adopted: SuitName | null;
  first_holder: number | null;
  second_holder: number | null;
  basic: string | null;
}

export interface Rights {
  adopted: SuitName;
  first: number;
  second: number | null;
  /** The players whose cards have the adopted suit; null if only an event is known yet, which counts their `cards`. */
  supporters: number[] | null;
  cards?: number;
  by: "most" | "difference" | "leader" | "all_different" | null;
  differences: Partial<Record<Suit, number>>;
  /** The most blocks that each builder may put on one square, the first builder's first. */
  blocks: number[];
}

export interface AreaPlace {
  who: number;
  position: number;
  points: number;
}

export interface Tallest {
  square: string;
  height: number;
  owner: number;
  points: number;
}

/** What is paid for the city at a moment. */
export interface Paid {
  areas: Record<Suit, AreaPlace[]>;
  tallest: Tallest[];
  declarations: (number | null)[];
}

export interface TritareaView extends Paid {
  seat: number | null;
  players: number;
  options: Record<string, unknown>;
  table: TableJson;
  hand: string[];
  /** This seat's hidden decisions, by participant. */
  choice: Record<string, string>;
  /** Participant -> seat, null for an NPC. */
  participants: Record<string, number | null>;
  /** The seat that would decide for each participant now. */
  deciders: (number | null)[];
  scores: number[];
  board: { area: Record<string, Suit>; bonus: Record<string, number>; first: Record<Suit, number>; second: Record<Suit, number> };
  /** The owner of each building. */
  owners: Record<string, number>;
  /** What would be paid after the block that the reader is asked about, by square. */
  after_block?: Record<string, Paid>;
  /** The bonuses that can still be won, by square. */
  bonuses: Record<string, number>;
  /** What a 5 can count in this round, by choice; null while it cannot be changed. */
  five_ranks: FiveRanks | null;
  /** How many participants choose a declaration before the tricks. */
  declarers: number;
  support: Partial<Record<Suit, number[]>>;
  rights: Rights | null;
  /** The partner in a team of two, by participant. */
  partners: (number | null)[];
  /** The participant whose 5 the reader is asked about. */
  five_of: number | null;
  round_steps: RoundStep[];
  /** The step under way. */
  round_step: RoundStep;
  /** Whether the card that is never played in this round is a Declaration of Intent. */
  has_intent: boolean;
  /** The participants in the order of play, the leader first. */
  trick_order: number[];
  /** How a solo player stands; null, or missing in older views, with more players. */
  goal?: Goal | null;
  /** The points that the lowest NPC needs for each grade. */
  grades?: Record<string, number>;
}

export type FiveRanks = Record<"keep" | "0" | "10", number>;

export interface Goal {
  /** Points that are missing to keep up with every NPC. */
  behind: number;
  /** The lowest NPC, its points, and the grade for them. */
  low: number;
  lowest: number;
  grade: string;
  /** The next grade, "none" above the best one, and the points it needs. */
  next: string;
  least: number;
}

/** The grades, the best first. */
export function gradesOf(view: TritareaView): { name: string; least: number }[] {
  const grades = Object.entries(view.grades ?? {}).map(([name, least]) => ({ name, least }));
  return grades.toSorted((one, other) => other.least - one.least);
}

export type RoundStep = "declare" | "sale" | "tricks" | "settlement";

export function readView(json: ViewJson): TritareaView {
  return json as TritareaView;
}

export const PARTICIPANTS = [0, 1, 2, 3] as const;

export function isNpc(view: TritareaView, who: number): boolean {
  return (view.participants[String(who)] ?? null) === null;
}

/** The reader's participant; null for a spectator. */
export function ownOf(view: TritareaView): number | null {
  return view.seat === null ? null : participantOf(view, view.seat);
}

export function participantOf(view: TritareaView, seat: number): number | null {
  return PARTICIPANTS.find((who) => view.participants[String(who)] === seat) ?? null;
}

/**
 * The participant whose player decides for an NPC now; null if there is none, or for a participant
 * with a seat.
 */
export function deciderOf(view: TritareaView, who: number): number | null {
  const seat = isNpc(view, who) ? (view.deciders[who] ?? null) : null;
  return seat === null ? null : participantOf(view, seat);
}

export interface Card {
  suit: Suit;
  rank: number;
}

export function cardOf(name: string): Card {
  return { suit: name[0] as Suit, rank: Number(name.slice(1)) };
}

export function suitNamed(name: SuitName | null | undefined): Suit | null {
  return SUITS.find((suit) => NAMES[suit] === name) ?? null;
}

/** The key of a suit's name in the catalogue. */
export function suitWord(suit: Suit): { word: string } {
  return { word: `tritarea-${NAMES[suit]}` };
}

const CONSTRUCTION: readonly Stage[] = ["building", "second_block", "extra_block", "defaulting"];
/** Stages in which a trick is played or its result is built. */
const IN_TRICK: readonly Stage[] = ["npc_plays", "playing", "changing", ...CONSTRUCTION];

export function isInTrick({ table }: TritareaView): boolean {
  return IN_TRICK.includes(table.stage);
}

export function isConstruction({ table }: TritareaView): boolean {
  return CONSTRUCTION.includes(table.stage);
}
