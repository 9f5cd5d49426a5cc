// Made by tools/web.py from src/trilobite/server/wire.py; do not edit.

export type Json = Record<string, unknown>;

/** The person of this session: a public number and the name shown to others ('' until given). */
export interface Me {
  id: number;
  name: string;
}

export interface Name {
  name: string;
}

/** One printed number that a table may replace: a text of `choices`, or `low` to `high`. */
export interface NumberInfo {
  key: string;
  group: string;
  default: string | number;
  /** Where the default comes from; an inferred one is reconstructed. */
  provenance: "inferred" | "public" | "text";
  choices: string[];
  low: number;
  high: number;
}

/** An option of a game; its words are in the catalogue: option-<game>-<name>[-<value>]. */
export interface OptionInfo {
  name: string;
  rule: string;
  default: unknown;
  /** The allowed values by number of players. */
  values: Record<string, unknown[]>;
  /** For a table of printed numbers: what it holds, by number of players. */
  numbers?: Record<string, NumberInfo[]>;
}

export interface GameInfo {
  key: string;
  players: number[];
  options: OptionInfo[];
  actions: number;
}

/** The sentences of one language: the shared Fluent source and one a game. */
export interface Catalogue {
  language: string;
  languages: string[];
  shared: string;
  games: Record<string, string>;
}

/** What the first page needs. */
export interface House {
  version: string;
  me: Me | null;
  games: GameInfo[];
  bots: string[];
  /** True if other machines cannot reach this one: then an invitation link does not work there. */
  local_only: boolean;
  /** The origin of links for others, if a page was itself opened on localhost; '' if unknown. */
  reachable_at: string;
}

/** Who is to sit here: the creator, whoever gets the invitation, or a bot. */
export interface SeatPlan {
  kind: "bot" | "me" | "open";
  /** The bot's name; '': the one that the house seats. */
  bot?: string;
  name?: string;
  colour?: number | null;
}

export interface TablePlan {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, unknown>;
  order?: "given" | "shuffled";
  public?: boolean;
  title?: string;
  seed?: string | null;
  /** Whether people may ask a bot what it would do; whoever does is seen doing it. */
  hints?: boolean;
}

export interface SeatInfo {
  seat: number;
  kind: "bot" | "human" | "open";
  name: string;
  bot: string | null;
  colour: number;
  mine: boolean;
  /** Somebody of this seat has the table open. */
  here: boolean;
  conceded: boolean;
  /** The person of this seat has the host's rights. */
  host: boolean;
}

/** Who has pieces and a score. Where `seat` is null, seats decide for it as the rules say. */
export interface ParticipantInfo {
  participant: number;
  seat: number | null;
  colour: number;
}

/** A table as anybody may know it. */
export interface TableInfo {
  id: string;
  game: string;
  rules: string;
  options: Record<string, unknown>;
  title: string;
  public: boolean;
  status: "finished" | "open" | "running";
  seats: SeatInfo[];
  participants: ParticipantInfo[];
  to_act: number[];
  seq: number;
  created: string;
  moved: string;
  am_host: boolean;
  commitment: string;
  /** The creator typed the seed in, so it is no secret to that person: everybody is told. */
  seed_chosen: boolean;
  /** Opened when the game is over, as is the salt of the commitment. */
  seed: string | null;
  salt: string | null;
  result: Record<string, unknown> | null;
  rematch: string | null;
  hints: boolean;
}

export interface Tables {
  mine: TableInfo[];
  open: TableInfo[];
}

/** A link for one seat: <origin>/join#<token>. Claimed once; the fragment reaches no log. */
export interface Invitation {
  seat: number;
  token: string;
}

export interface NewTable {
  table: TableInfo;
  invitations: Invitation[];
}

export interface Token {
  token: string;
}

export interface Claimed {
  table: string;
  seat: number;
}

/** A seat of a table, named by who owns it or by the host. */
export interface SeatChoice {
  seat: number;
}

export interface BotChoice {
  seat: number;
  bot?: string;
}

/** A short code that moves a seat to another device; it works once and soon expires. */
export interface Handover {
  code: string;
  expires: string;
}

export interface TableId {
  table: string;
}

/**
 * An action of a seat of mine: its text form, the sequence number I have seen, a key of my own.
 *
 * A message sent again with the same key is answered like the first and does nothing more.
 */
export interface Act {
  seat: number;
  seq: number;
  key: string;
  action: string;
}

/** Undo, redo or reset the turn of a seat of mine. */
export interface Step {
  seat: number;
  seq: number;
  key: string;
}

/** Why nothing can be done with these things of the view. */
export interface Point {
  seat: number;
  targets: string[];
}

/** What would these actions do? Asked for a lifted tile or a selected piece at once. */
export interface Preview {
  seat: number;
  actions: string[];
}

/** What would a bot do? Asked for a seat of mine that is to decide, about what it sees. */
export interface Ask {
  seat: number;
  seq: number;
}

/** What a bot thinks of an action. */
export interface Thought {
  action: string;
  visits: number;
  win_chance: number;
  points: number;
}

/** A bot's candidates, the best first; made from the view of the seat and nothing else. */
export interface Hint {
  seq: number;
  bot: string;
  thoughts: Thought[];
}

/** Why not, with the sentence in the reader's language. */
export interface RefusalInfo {
  key: string;
  rule: string;
  args: Record<string, unknown>;
  sentence: string;
}

export interface Previews {
  /** By the action's text form; events as the seat would see them. */
  events: Record<string, (Record<string, unknown>)[]>;
}

/**
 * What happened at one sequence number, as the reader may know it.
 *
 * An `act` is a step. A step stands until it is taken back: an entry with `taken_back` takes back
 * that many of the steps that still stand, the last one first. A redo brings back the step that
 * was taken back last, and has the same events again; after an `act` nothing can be brought back.
 */
export interface LogEntry {
  seq: number;
  seat: number | null;
  /** The action's text form; None for the opening and for what is not an action. */
  action: string | null;
  kind: "act" | "opening" | "redo" | "reset" | "seat" | "undo";
  events: (Record<string, unknown>)[];
  /** How many steps this entry took back: 1 for an undo, 1 or more for a reset, else 0. */
  taken_back: number;
  at: string;
}

/** Everything a reader's screen needs at one sequence number. */
export interface Scene {
  seq: number;
  /** Through whose eyes: a seat of mine, or None for a spectator's. */
  seat: number | null;
  status: "finished" | "open" | "running";
  to_act: number[];
  /** None until all seats are taken. */
  view: Record<string, unknown> | null;
  offer: Record<string, unknown> | null;
  can_undo: boolean;
  can_redo: boolean;
  result: Record<string, unknown> | null;
}

/** A page load: table, scene and the whole log. */
export interface Snapshot {
  table: TableInfo;
  scene: Scene;
  log: LogEntry[];
}

/** The action is on disk; the scene is the one right after it. */
export interface Confirmed {
  seq: number;
  entry: LogEntry;
  scene: Scene;
}

/** The first message: the last sequence number I have (-1: none), and through whose eyes. */
export interface Hello {
  type: "hello";
  seq: number;
  seat?: number | null;
}

/** Look through other eyes from now on: another seat of mine, or a spectator's. */
export interface Look {
  type: "look";
  seat: number | null;
}

export interface Ping {
  type: "ping";
}

export type FromClient = Hello | Look | Ping;

/** New entries since the last message, and the scene now. */
export interface Update {
  type: "update";
  entries: LogEntry[];
  scene: Scene;
}

/** I cannot bridge the gap: load the page's snapshot again. */
export interface Resync {
  type: "resync";
  seq: number;
}

/** The seats and who is here have changed. */
export interface Presence {
  type: "presence";
  table: TableInfo;
}

export interface Pong {
  type: "pong";
}

/** The last message was not understood; the connection closes if it goes on. */
export interface Problem {
  type: "problem";
  problem: string;
}

export type ToClient = Update | Resync | Presence | Pong | Problem;

/**
 * The body of every answer that is not a success.
 *
 * `code`: bad_input (field and allowed say what), refused (refusal says why), stale (seq says what
 * is now), not_found, not_yours, too_many, too_large, forbidden.
 */
export interface Trouble {
  code: string;
  problem: string;
  field?: string;
  allowed?: string;
  seq?: number | null;
  refusal?: RefusalInfo | null;
}
