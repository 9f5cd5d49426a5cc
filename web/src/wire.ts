// Made by tools/web.py from src/trilobite/server/wire; do not edit.

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

export interface AdminHouse {
  version: string;
  started: string | null;
  /** Since when and for how long the server that answers has been running; not of a command. */
  seconds: number | null;
  /** How many there are, by status. */
  tables: Record<string, number>;
  people: number;
  sessions: number;
  /** Of the server that answers; others may share the database. */
  sockets: number | null;
  /** The size of the database. */
  bytes: number;
  keep_finished_days: number;
  keep_abandoned_days: number;
}

/** What makes an administrator: the password, or a link of `trilobite admin link`. */
export interface AdminKey {
  password?: string;
  link?: string;
}

export interface AdminPeople {
  total: number;
  people: AdminPerson[];
}

export interface AdminPerson {
  id: number;
  name: string;
  created: string;
  muted: boolean;
  removed: boolean;
  /** Where they have a seat. */
  tables: number;
}

export interface AdminTable {
  id: string;
  game: string;
  title: string;
  status: "finished" | "open" | "running";
  public: boolean;
  /** Names of people and of bots; '' for a seat that is free or without a name. */
  seats: string[];
  created: string;
  moved: string;
  /** Of its log. */
  entries: number;
  /** Somebody looks at it now. */
  is_open: boolean;
}

/** A page of a list, and how many there are in all. */
export interface AdminTables {
  total: number;
  tables: AdminTable[];
}

/** What lets somebody into a house with a password: it, or an invitation or handover code. */
export interface Admission {
  password?: string;
  token?: string;
}

/** What would a bot do? Asked for a seat of mine that is to decide, about what it sees. */
export interface Ask {
  seat: number;
  seq: number;
}

export interface BotChoice {
  seat: number;
  bot?: string;
}

/** A subscription that a browser has made (PushSubscription), and what I call it. */
export interface Browser {
  endpoint: string;
  p256dh: string;
  auth: string;
  label?: string;
}

/** The sentences of one language: the shared Fluent source and one a game. */
export interface Catalogue {
  language: string;
  languages: string[];
  shared: string;
  games: Record<string, string>;
  /** Those of games that do not speak the language. */
  english: Record<string, string>;
}

/** What was said since the last message. */
export interface Chat {
  type: "chat";
  said: Said[];
}

export interface Claimed {
  table: string;
  seat: number;
}

/** The action is on disk; the scene is the one right after it. */
export interface Confirmed {
  seq: number;
  entry: LogEntry;
  scene: Scene;
}

/** My answer to the proposal of that number; whoever has made it takes it back by a no. */
export interface Consent {
  number: number;
  agrees: boolean;
}

/** How a finished game went. Decisions are the moments of its replay: 0 is the opening. */
export interface Course {
  participants: number[];
  decisions: number;
  /** The points at the beginning of a game that continues another. */
  start: number[];
  turns: CourseTurn[];
  scored: CourseScored[];
  rows: CourseRow[];
  steps: CourseStep[];
  leads: CourseLead[];
  /** How often another side led alone than the one that led alone before. */
  changes: number;
  players: CoursePlayer[];
  counts: CourseCount[];
}

/** What the game counts over time: by number of decisions, then by participant. */
export interface CourseCount {
  key: string;
  values: number[][];
}

/** From a decision on these participants had the most points, each for its side. */
export interface CourseLead {
  decision: number;
  leaders: number[];
}

export interface CoursePlayer {
  participant: number;
  decisions: number;
  turns: number;
  scorings: number;
  /** The most points in one turn, the final scoring left out. */
  best: number;
  /** After how many decisions its side was ahead of all others. */
  led: number;
}

/** Points by one kind of event under one rule; numbers in the order of the participants. */
export interface CourseRow {
  key: string;
  rule: string;
  /** Of the final scoring; otherwise of the game before it. */
  is_final: boolean;
  points: number[];
  times: number[];
  targets: string[];
}

/** A score changed by an event, after so many decisions (0: in the set-up). */
export interface CourseScored {
  decision: number;
  participant: number;
  points: number;
  event: Record<string, unknown>;
}

/** A step of the final scoring, and the points of all participants after it. */
export interface CourseStep {
  scored: CourseScored[];
  totals: number[];
  /** Events that explain it: how a tie was broken. */
  remarks: (Record<string, unknown>)[];
}

/** Decisions that a seat took in a row, from the number of the first one on. */
export interface CourseTurn {
  first: number;
  seat: number;
}

/** A true position beside a rule: how it looks, what happens there, or why something may not. */
export interface ExampleInfo {
  game: string;
  name: string;
  rules: string[];
  /** Through whose eyes; None for a spectator's. */
  seat: number | null;
  /** The colours of the participants, by number. */
  colours: number[];
  pictures: ExamplePicture[];
  events: (Record<string, unknown>)[];
  /** The thing that was clicked in vain; '' if none. */
  refused: string;
  refusal: Record<string, unknown> | null;
  /** The things that must be seen; empty: all. */
  focus: string[];
}

/** A position to draw. */
export interface ExamplePicture {
  when: "after" | "before" | "now";
  view: Record<string, unknown>;
  /** What may be clicked there, if the example is about that. */
  offered: string[];
  marks: string[];
}

/**
 * Continue a game as a new table, from what it was at a number of its log (null: now).
 *
 * Of a game that is still running, only what a seat of mine (`eyes`; null: a spectator) knew goes
 * over; everything hidden is imagined. Without `seats` I get what was mine, and bots the rest.
 */
export interface Fork {
  seq?: number | null;
  eyes?: number | null;
  seats?: SeatPlan[];
}

export type FromClient = Hello | Look | Ping;

export interface GameInfo {
  key: string;
  players: number[];
  options: OptionInfo[];
  actions: number;
  /** Whether there is a guided first game, "lesson/<key>". */
  lesson: boolean;
  /** How many there are, "puzzle/<key>/1" and so on. */
  puzzles: number;
}

/** What is to be learnt, "lesson/trias" or "puzzle/trias/7": from where I left off, or anew. */
export interface GuideChoice {
  guide: string;
  anew?: boolean;
}

/** Where a guide is. Its last page of a step says what to do. */
export interface GuideInfo {
  step: number;
  steps: number;
  /** Empty while other seats reply, and in a puzzle. */
  pages: GuidePage[];
  done: boolean;
  /** The guide was another one when this began: it has to be begun anew. */
  lost: boolean;
  /** Of a puzzle that was tried. */
  verdict: GuideVerdict | null;
}

/** A message, and the things of the view that it is about. */
export interface GuidePage {
  text: Record<string, unknown>;
  marks: string[];
}

/** What comes of an action of a puzzle: at once, then, and in the end. */
export interface GuideReason {
  /** Why it is spoken of: it looks best at first sight, or comes next to the best. */
  role: "best" | "chosen" | "obvious" | "second";
  action: string;
  marks: string[];
  /** Of every seat to win, from 0 to 1. */
  chances: number[];
  /** That its seat may expect at the end. */
  points: number;
  /** As far as it can be foreseen; empty if that begins with a draw. */
  does: GuidePage[];
  then: GuideReply[];
}

/** What a seat probably does next. */
export interface GuideReply {
  seat: number;
  pages: GuidePage[];
}

/** What is thought of the action that was tried in a puzzle. */
export interface GuideVerdict {
  /** The best action, in its text form. */
  best: string;
  chosen: string;
  /** The best first, then the one that was tried, then another that may come to mind. */
  reasons: GuideReason[];
}

/** A short code that moves a seat to another device; it works once and soon expires. */
export interface Handover {
  code: string;
  expires: string;
}

/** The first message: the last sequence number I have (-1: none), and through whose eyes. */
export interface Hello {
  type: "hello";
  seq: number;
  seat?: number | null;
  /** The last number of what was said that I have (0: none). */
  said?: number;
  /** To which history of the house it belongs: that of the snapshot ('': the present one). */
  epoch?: string;
}

/** A bot's candidates, the best first; made from the view of the seat and nothing else. */
export interface Hint {
  seq: number;
  bot: string;
  thoughts: Thought[];
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

/** A link for one seat: <origin>/join#<token>. Claimed once; the fragment reaches no log. */
export interface Invitation {
  seat: number;
  token: string;
}

export type Json = Record<string, unknown>;

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
  kind: "act" | "opening" | "redo" | "reset" | "rewind" | "seat" | "undo";
  events: (Record<string, unknown>)[];
  /** How many steps this entry took back: 1 for an undo, 1 or more for a reset or a rewind. */
  taken_back: number;
  at: string;
}

/** Look through other eyes from now on: another seat of mine, or a spectator's. */
export interface Look {
  type: "look";
  seat: number | null;
}

export interface MailAddress {
  address: string;
}

/** The person of this session: a public number and the name shown to others ('' until given). */
export interface Me {
  id: number;
  name: string;
}

export interface Name {
  name: string;
}

export interface NewTable {
  table: TableInfo;
  invitations: Invitation[];
}

/** A token for a seat of mine; the label is for its owner, to tell one from another. */
export interface NewToken {
  seat: number;
  label?: string;
}

/** The secret signs what is sent there; it is told once. */
export interface NewWebhook {
  channel: NoticeChannel;
  secret: string;
}

/** What I have written down for myself about a table: up to 20,000 characters. */
export interface Notes {
  text: string;
}

/** A way by which I am told that it is my turn. */
export interface NoticeChannel {
  id: number;
  kind: "mail" | "push" | "webhook";
  /** Of a browser: what I call it. */
  address: string;
  /** Of a browser: the SHA-256 of its endpoint, by which it knows itself; else ''. */
  mark: string;
  enabled: boolean;
  /** false: a mail address that nobody has confirmed yet, so nothing goes there. */
  confirmed: boolean;
}

export interface NoticeSwitch {
  enabled: boolean;
}

/** How I am told, and what the host of this house has set up. */
export interface Notices {
  mail: boolean;
  /** The key for a browser to subscribe with; '' if there is no Web Push here. */
  push_key: string;
  webhook: boolean;
  channels: NoticeChannel[];
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

/**
 * How much time people have; when it is up, a bot plays the turn.
 *
 * `turn`: so many `seconds` for each turn. `reserve`: so many `seconds` in all, and `increment`
 * more for each turn. `days`: so many `days` for each turn. The numbers of other kinds are 0.
 */
export interface Pace {
  kind: "days" | "reserve" | "turn";
  seconds?: number;
  increment?: number;
  days?: number;
  /** The bot that plays when the time is up; '': the one that the house seats. */
  bot?: string;
}

/** Who has pieces and a score. Where `seat` is null, seats decide for it as the rules say. */
export interface ParticipantInfo {
  participant: number;
  seat: number | null;
  colour: number;
}

export interface Ping {
  type: "ping";
}

/** Why nothing can be done with these things of the view. */
export interface Point {
  seat: number;
  targets: string[];
}

export interface Pong {
  type: "pong";
}

/** The seats and who is here have changed. */
export interface Presence {
  type: "presence";
  table: TableInfo;
}

/** What would these actions do? Asked for a lifted tile or a selected piece at once. */
export interface Preview {
  seat: number;
  actions: string[];
}

export interface Previews {
  /** By the action's text form; events as the seat would see them. */
  events: Record<string, (Record<string, unknown>)[]>;
}

/** The last message was not understood; the connection closes if it goes on. */
export interface Problem {
  type: "problem";
  problem: string;
}

/** What I propose for a seat of mine: to take back everything from a step on, or to pause. */
export interface Proposal {
  kind: "pause" | "rewind";
  seat: number;
  /** For a rewind: the number of a step that still stands. */
  seq?: number | null;
}

/** What somebody proposes to everybody; it holds until all have agreed or one has refused. */
export interface ProposalInfo {
  /** By which it is answered. */
  number: number;
  kind: "pause" | "rewind";
  seat: number;
  /** For a rewind: the first step that would be taken back. */
  seq: number | null;
  /** For a rewind: the numbers of the steps that would be taken back, the first one first. */
  entries: number[];
  /** The seats whose people have not answered. */
  waits_for: number[];
  asks_me: boolean;
  mine: boolean;
}

export interface PuzzleInfo {
  number: number;
  /** 1 to 3. */
  difficulty: number;
}

/** The puzzles of a game, "puzzle/<game>/<number>". */
export interface Puzzles {
  puzzles: PuzzleInfo[];
}

/** Why not, with the sentence in the reader's language. */
export interface RefusalInfo {
  key: string;
  rule: string;
  args: Record<string, unknown>;
  sentence: string;
}

/** A game to look back on, through some eyes: which moments it has, and what happened. */
export interface Replay {
  table: TableInfo;
  /** Through whose eyes: a seat, or null for a spectator's, also where everything lies open. */
  eyes: number | null;
  /** Everything lies open, as it does to nobody while the game goes on. */
  is_open: boolean;
  /** What stands: no action that was taken back, and not the taking back. */
  log: LogEntry[];
  /** The number in the log of each: first the opening, then each action that stands. */
  moments: number[];
}

/** What was to be seen right after a number of the log. */
export interface ReplayMoment {
  seq: number;
  to_act: number[];
  view: Record<string, unknown>;
  /** Where everything lies open, the view of each seat; otherwise none. */
  views: (Record<string, unknown>)[];
}

export interface ReplayMoments {
  /** Which of `Replay.moments` is the first of these. */
  first: number;
  moments: ReplayMoment[];
}

/** I cannot bridge the gap: load the page's snapshot again. */
export interface Resync {
  type: "resync";
  seq: number;
  /** The house was restored from a backup: forget all that you have, also what was said. */
  anew?: boolean;
}

/** How many of each were deleted. */
export interface Retention {
  finished: number;
  abandoned: number;
  sessions: number;
  codes: number;
  people: number;
}

/** How far a review is, and what it has found. */
export interface Review {
  level: string;
  state: "failed" | "finished" | "none" | "running" | "waiting";
  done: number;
  of: number;
  /** The number of the first of these moments; those before it were not asked for. */
  first: number;
  moments: ReviewMoment[];
  /** What each seat got in the end. */
  payoffs: number[];
  /** What is stored of an older one is not shown any more: it names actions in another way. */
  edition?: number;
}

/** How thoroughly a game shall be gone through: easy, normal, hard or expert. */
export interface ReviewChoice {
  level: string;
}

/** What is said of a decision, by what its seat knew then. */
export interface ReviewMoment {
  /** The moment of the replay at which it was to be taken. */
  seq: number;
  number: number;
  seat: number;
  /** The seat's chance to win before it; null if there was no choice. */
  chance: number | null;
  /** Whether another action was clearly better; the rest is there only if one was. */
  mark: "" | "blunder" | "slip";
  loss: number;
  chosen: ReviewedAction | null;
  /** What would have been better, the best first. */
  others: ReviewedAction[];
  /** What the best of them would have done, as far as the seat could foresee it: events. */
  preview: (Record<string, unknown>)[];
  /** What the seat saw then. */
  view: Record<string, unknown> | null;
}

/** An action, the things to click for it, and what it promised. */
export interface ReviewedAction {
  action: string;
  kind: string;
  targets: string[];
  any_order: boolean;
  win_chance: number;
  points: number;
  /** The events that say what it is; none if nothing of it could be foreseen. */
  told?: (Record<string, unknown>)[];
}

/** What somebody said. The numbers grow; those of other tables lie in between. */
export interface Said {
  id: number;
  person: number;
  /** Null if they do not sit at the table any more. */
  seat: number | null;
  name: string;
  text: string;
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
  /** null: a table without clocks. */
  clocks: TableClocks | null;
  /** What the guide of a table says to who learns there; null: nobody teaches. */
  guide?: GuideInfo | null;
}

/** A seat of a table, named by who owns it or by the host. */
export interface SeatChoice {
  seat: number;
}

/** The clock of a seat that somebody plays. */
export interface SeatClock {
  seat: number;
  /** The seconds it has; of a clock that runs, those it had when it started. */
  left: number;
  /** When its time is up, by the clock of the server; null: it does not run. */
  until: string | null;
  /** Its time was up: until its next turn a bot decides for it. */
  lapsed: boolean;
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
  /** The person of this seat was removed from the house, and has no name any more. */
  removed?: boolean;
}

/** Who is to sit here: the creator, whoever gets the invitation, or a bot. */
export interface SeatPlan {
  kind: "bot" | "me" | "open";
  /** The bot's name; '': the one that the house seats. */
  bot?: string;
  name?: string;
  colour?: number | null;
}

/** A new token, shown this once: `Authorization: Bearer <token>`. */
export interface SeatToken {
  token: string;
  info: TokenInfo;
}

export interface SeatTokens {
  tokens: TokenInfo[];
}

/** A page load: table, scene and the whole log. */
export interface Snapshot {
  table: TableInfo;
  scene: Scene;
  log: LogEntry[];
  /** The history of the house to which it belongs: another one after a backup was restored. */
  epoch: string;
}

/** Undo, redo or reset the turn of a seat of mine. */
export interface Step {
  seat: number;
  seq: number;
  key: string;
}

/** All clocks of a table, and what time it was when this was written. */
export interface TableClocks {
  now: string;
  seats: SeatClock[];
}

export interface TableId {
  table: string;
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
  pace: Pace | null;
  clocks: SeatClock[];
  /** Nobody plays until somebody at the table lets it go on. */
  paused: boolean;
  proposal: ProposalInfo | null;
  /** The game began from a position of another one. */
  continued: boolean;
  /** The rules have changed since: it can be looked at, but not played on. */
  outdated: boolean;
  /** What teaches here, "lesson/trias" or "puzzle/trias/7"; null: it is a game. */
  guide: string | null;
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
  /** null: nobody is in a hurry. */
  pace?: Pace | null;
}

export interface Tables {
  mine: TableInfo[];
  open: TableInfo[];
}

export interface Talk {
  said: Said[];
}

/** What a bot thinks of an action. */
export interface Thought {
  action: string;
  visits: number;
  win_chance: number;
  points: number;
}

export type ToClient = Update | Resync | Presence | Chat | Pong | Problem;

export interface Token {
  token: string;
}

export interface TokenInfo {
  /** By which it is revoked; nothing can be done with it otherwise. */
  id: string;
  seat: number;
  label: string;
  created: string;
}

/** What a token is for. */
export interface TokenSeat {
  table: string;
  seat: number;
  game: string;
}

/** Whether a test has arrived, as far as can be known. */
export interface Tried {
  delivered: boolean;
}

/**
 * The body of every answer that is not a success.
 *
 * `code`: bad_input (field and allowed say what), refused (refusal says why), stale (seq says what
 * is now), restored (load again), paused, time_up, not_admitted, unknown_token, not_found,
 * not_yours, too_many, too_large, forbidden, old_rules, unavailable (ask again), seat_taken,
 * seat_watched (whoever it belongs to is here), seat_kept (they may come back; `until` in args).
 */
export interface Trouble {
  code: string;
  problem: string;
  field?: string;
  allowed?: string;
  /** What the sentence of a code needs besides. */
  args?: Record<string, unknown>;
  seq?: number | null;
  refusal?: RefusalInfo | null;
}

/** New entries since the last message, and the scene now. */
export interface Update {
  type: "update";
  entries: LogEntry[];
  scene: Scene;
}

export interface WebhookAddress {
  url: string;
}

/** What I say to everybody at the table: 1 to 500 characters. */
export interface Words {
  text: string;
}
