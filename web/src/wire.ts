// Made by tools/web.py from src/trilobite/server/common/wire; do not edit.

/**
 * An action of one of my seats: its text form, the last sequence number I know, and a key.
 *
 * I choose the key. A message sent again with the same key gets the same answer as before, and
 * changes nothing.
 */
export interface Act {
  seat: number;
  seq: number;
  key: string;
  action: string;
  /** How often to do it in a row. One undo takes all of it back. See `Shortcut`. */
  times?: number;
}

export interface AdminInstance {
  version: string;
  started: string | null;
  /** How long the server has been running; null, like `started`, if a command answers. */
  seconds: number | null;
  /** The number of tables by status. */
  tables: Record<string, number>;
  people: number;
  sessions: number;
  /** Open sockets of the answering server; other servers may share the database. */
  sockets: number | null;
  /** The size of the database. */
  bytes: number;
  keep_finished_days: number;
  keep_abandoned_days: number;
}

/** Proof of being an administrator: the password, or a link from `trilobite admin link`. */
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
  /** The number of tables where they have a seat. */
  tables: number;
}

export interface AdminTable {
  id: string;
  game: string;
  title: string;
  status: "finished" | "open" | "running";
  public: boolean;
  /** Names of people and bots; '' for a seat that is free or has no name. */
  seats: string[];
  created: string;
  moved: string;
  /** The number of entries in its log. */
  entries: number;
  /** Whether somebody has the table open now. */
  is_open: boolean;
}

/** One page of a list, and the total number of tables. */
export interface AdminTables {
  total: number;
  tables: AdminTable[];
}

/** Admission to a server with a password: the password, or an invitation or handover code. */
export interface AdmissionRequest {
  password?: string;
  token?: string;
}

export interface BotChoice {
  seat: number;
  bot?: string;
}

/** A browser's push subscription (PushSubscription), and my name for the browser. */
export interface Browser {
  endpoint: string;
  p256dh: string;
  auth: string;
  label?: string;
}

/** The sentences of one language: a shared Fluent source, and one per game. */
export interface Catalogue {
  language: string;
  languages: string[];
  shared: string;
  games: Record<string, string>;
  /** The English sentences of games that lack the language. */
  english: Record<string, string>;
}

/** New chat messages since the last one. */
export interface Chat {
  type: "chat";
  said: Said[];
}

export interface ChatPage {
  said: Said[];
}

/** A chat message to everybody at the table: 1 to 500 characters, or a ready phrase instead. */
export interface ChatText {
  text?: string;
  phrase?: "again" | "good-game" | "good-luck" | "hello" | "sorry" | "thanks" | "wait" | "well-played" | null;
}

export interface Claimed {
  table: string;
  seat: number;
}

/** The action is on disk; the scene is the one right after the action. */
export interface Confirmed {
  seq: number;
  entry: LogEntry;
  scene: Scene;
  /** The entries before it, if the message did or took back several steps. */
  earlier?: LogEntry[];
}

/** My answer to a proposal. If the proposal is mine, a no withdraws it. */
export interface Consent {
  number: number;
  agrees: boolean;
}

/**
 * The body of every response that is not a success.
 *
 * `code`: bad_input (see `field` and `allowed`), refused (see `refusal`), stale (`seq` is the
 * current number), restored (load everything again), paused, time_up, not_admitted, unknown_token,
 * not_found, not_yours, too_many, too_large, forbidden, old_rules, unavailable (try again),
 * seat_taken, seat_watched (its owner is here), seat_kept (its owner may come back; see `until` in
 * `args`).
 */
export interface ErrorBody {
  code: string;
  problem: string;
  field?: string;
  allowed?: string;
  /** Further arguments for the sentence of a code. */
  args?: Record<string, unknown>;
  seq?: number | null;
  refusal?: RefusalInfo | null;
}

/** A position that illustrates a rule: how it looks, what happens, or why a click is refused. */
export interface ExampleInfo {
  game: string;
  name: string;
  rules: string[];
  /** The seat whose view this is; null for a spectator's view. */
  seat: number | null;
  /** The colours of the participants, by number. */
  colours: number[];
  pictures: ExamplePicture[];
  events: (Record<string, unknown>)[];
  /** The target that was clicked and refused; '' if there is none. */
  refused: string;
  refusal: Record<string, unknown> | null;
  /** The targets that must be visible; empty means all. */
  focus: string[];
}

/** A position to draw. */
export interface ExamplePicture {
  when: "after" | "before" | "now";
  view: Record<string, unknown>;
  /** The targets that can be clicked, if the example is about that. */
  offered: string[];
  marks: string[];
}

/**
 * Continue a game as a new table, from the position after log entry `seq` (null: now).
 *
 * If the game is still running, the new table gets only what my seat `eyes` (null: a spectator)
 * knew; everything hidden is imagined. Without `seats`, my seats stay mine and bots get the rest.
 */
export interface Fork {
  seq?: number | null;
  eyes?: number | null;
  seats?: SeatPlan[];
}

export type FromClient = Hello | Look | Ping;

/** What `standing` in the view adds to the points, at the sequence number of a scene. */
export interface Gains {
  seq: number;
  gains: (Record<string, unknown>)[];
}

export interface GameInfo {
  key: string;
  players: number[];
  options: OptionInfo[];
  actions: number;
  /** The lessons in their order; the first is a guided first game. */
  lessons: LessonInfo[];
  /** The number of puzzles: "puzzle/<key>/1" and so on. */
  puzzles: number;
}

/**
 * The lesson or puzzle I want, "lesson/trias" or "puzzle/trias/7".
 *
 * It continues where I left off, or with `start_over` from the beginning.
 */
export interface GuideChoice {
  guide: string;
  start_over?: boolean;
  /** @deprecated The former name of `start_over`. */
  anew?: boolean;
}

/** How far a guide has come. The last page of each step says what to do. */
export interface GuideInfo {
  step: number;
  steps: number;
  /** The pages of this step; empty while other seats reply, and in a puzzle. */
  pages: GuidePage[];
  done: boolean;
  /** Whether the guide has changed since the learner began, so that they have to start again. */
  lost: boolean;
  /** The verdict on a puzzle that was tried. */
  verdict: GuideVerdict | null;
}

/** A message, and the targets of the view that it is about. */
export interface GuidePage {
  text: Record<string, unknown>;
  marks: string[];
}

/** What an action in a puzzle leads to: at once, afterwards, and at the end of the game. */
export interface GuideReason {
  /** Why the action is listed: `obvious` looks best at first sight, `second` is second best. */
  role: "best" | "chosen" | "obvious" | "second";
  action: string;
  marks: string[];
  /** Every seat's chance to win, from 0 to 1. */
  chances: number[];
  /** The points that the seat can expect at the end. */
  points: number;
  /** What the action does, as far as it can be foreseen; empty if it begins with a random draw. */
  does: GuidePage[];
  then: GuideReply[];
}

/** What another seat will probably do next. */
export interface GuideReply {
  seat: number;
  pages: GuidePage[];
}

/** The judgement of the action that the learner tried in a puzzle. */
export interface GuideVerdict {
  /** The best action, in its text form. */
  best: string;
  chosen: string;
  /** Reasons: first the best action, then the one that was tried, then another plausible one. */
  reasons: GuideReason[];
}

/** A short code that moves a seat to another device; it works once and soon expires. */
export interface Handover {
  code: string;
  expires: string;
}

/** The first message: the last sequence number I have (-1: none), and whose view I want. */
export interface Hello {
  type: "hello";
  seq: number;
  seat?: number | null;
  /** The id of the last chat message that I have (0: none). */
  said?: number;
  /** The epoch of my snapshot ('': the current one). */
  epoch?: string;
}

/** A bot's candidates, the best first. It knows only the seat's view. */
export interface Hint {
  seq: number;
  bot: string;
  thoughts: Thought[];
}

/** Asks what a bot would do in place of one of my seats that has to decide. */
export interface HintRequest {
  seat: number;
  seq: number;
}

/** The seats, or the people who have the table open, have changed. */
export interface InfoUpdate {
  type: "presence";
  table: TableInfo;
}

/** What a client needs first: version, person, games and bots. */
export interface InstanceInfo {
  version: string;
  me: Me | null;
  /** What the person has chosen for all tables; null if nothing is stored. */
  preferences: Record<string, unknown> | null;
  games: GameInfo[];
  bots: string[];
  /** Whether other machines cannot reach this server, so that invitations do not work there. */
  local_only: boolean;
  /** The origin for links to others, if a page was opened on localhost; '' if unknown. */
  reachable_at: string;
}

/** A link for one seat, <origin>/join#<token>. It works once; no log contains the fragment. */
export interface Invitation {
  seat: number;
  token: string;
}

export type Json = Record<string, unknown>;

export interface LessonInfo {
  /** The name of the guide: "lesson/trias", "lesson/trias/final". */
  guide: string;
  /** The message key of the title, in the catalogue of the game. */
  title: string;
  steps: number;
}

/**
 * What happened at one sequence number, as far as the reader may know it.
 *
 * An `act` is a step. A step stands until it is taken back: an entry with `taken_back` takes back
 * that many of the steps that still stand, the last one first. A redo restores the step that was
 * taken back last, with the same events; after an `act`, earlier steps can no longer be restored.
 */
export interface LogEntry {
  seq: number;
  seat: number | null;
  /**
   * The action's text form; null for the opening, for entries that are not an `act`, and for an
   * action that the reader may not know.
   */
  action: string | null;
  kind: "act" | "opening" | "redo" | "reset" | "rewind" | "seat" | "undo";
  events: (Record<string, unknown>)[];
  /** How many steps this entry took back: 1 for an undo, 1 or more for a reset or a rewind. */
  taken_back: number;
  at: string;
  /** A scoring that ended with this entry: one that is shown step by step, or a small one. */
  scoring?: "brief" | "full" | null;
}

/** Show me another view from now on: that of another seat of mine, or a spectator's (null). */
export interface Look {
  type: "look";
  seat: number | null;
}

export interface MailAddress {
  address: string;
}

/** The person of this session: a public number, and the name that others see ('' until set). */
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

/** A request for a token for one of my seats; the label helps me tell my tokens apart. */
export interface NewToken {
  seat: number;
  label?: string;
}

/** A new webhook. Its secret, which signs each request, is shown only this once. */
export interface NewWebhook {
  channel: NoticeChannel;
  secret: string;
}

/** My private notes about a table, of up to 20,000 characters. */
export interface Notes {
  text: string;
}

/** One way in which I get notices: an email address, a browser or a webhook. */
export interface NoticeChannel {
  id: number;
  kind: "mail" | "push" | "webhook";
  /** An email address or URL; for a browser, the name that I gave it. */
  address: string;
  /** SHA-256 of a browser's endpoint, so that a browser can recognise itself; otherwise ''. */
  mark: string;
  enabled: boolean;
  /** False for an email address that is not confirmed yet; nothing is sent to it. */
  confirmed: boolean;
}

export interface NoticeSwitch {
  enabled: boolean;
}

/** My notice channels, and the kinds of notices that this server offers. */
export interface Notices {
  mail: boolean;
  /** The key for a browser to subscribe with; '' if this server has no Web Push. */
  push_key: string;
  webhook: boolean;
  channels: NoticeChannel[];
}

/** A printed number that a table may replace: one of `choices`, or a number `low` to `high`. */
export interface NumberInfo {
  key: string;
  group: string;
  default: string | number;
  /** The source of the default; an inferred one is reconstructed. */
  provenance: "inferred" | "public" | "text";
  choices: string[];
  low: number;
  high: number;
}

/** An option of a game. Its texts are in the catalogue, as option-<game>-<name>[-<value>]. */
export interface OptionInfo {
  name: string;
  rule: string;
  default: unknown;
  /** The allowed values by number of players. */
  values: Record<string, unknown[]>;
  /** The fields of a table of printed numbers, by number of players. */
  numbers?: Record<string, NumberInfo[]>;
}

/** A participant has pieces and a score. If `seat` is null, the rules say which seats decide. */
export interface ParticipantInfo {
  participant: number;
  seat: number | null;
  colour: number;
}

export interface Ping {
  type: "ping";
}

/**
 * Asks why nothing can be done with these targets of the view, or why not this action.
 *
 * With an action, the answer can also be the reason of a lesson that wants another one.
 */
export interface Point {
  seat: number;
  targets: string[];
  action?: string | null;
}

export interface Pong {
  type: "pong";
}

/** What a person has chosen for all tables. The server stores it and does not interpret it. */
export interface PreferencesInfo {
  preferences: Record<string, unknown>;
}

/** Asks what these actions would do, for example all actions of a selected piece. */
export interface Preview {
  seat: number;
  actions: string[];
}

export interface Previews {
  /** Events as the seat would see them, keyed by the action's text form. */
  events: Record<string, (Record<string, unknown>)[]>;
}

/** The last message was not understood. After several of them the server closes the socket. */
export interface Problem {
  type: "problem";
  problem: string;
}

/** What I propose as the player of a seat: to take back all steps from `seq` on, or to pause. */
export interface Proposal {
  kind: "pause" | "rewind";
  seat: number;
  /** The sequence number of a step that still stands, if the proposal is a rewind. */
  seq?: number | null;
}

/** An open proposal. It ends when everybody has agreed or somebody has refused. */
export interface ProposalInfo {
  /** The number to use in the answer. */
  number: number;
  kind: "pause" | "rewind";
  seat: number;
  /** The first step that would be taken back, if the proposal is a rewind. */
  seq: number | null;
  /** The numbers of all steps that would be taken back, in order, if it is a rewind. */
  entries: number[];
  /** The seats whose people have not answered. */
  waits_for: number[];
  asks_me: boolean;
  mine: boolean;
}

export interface PuzzleInfo {
  number: number;
  /** The difficulty, from 1 to 3. */
  difficulty: number;
}

/** The puzzles of a game, "puzzle/<game>/<number>". */
export interface Puzzles {
  puzzles: PuzzleInfo[];
}

/** Why the rules do not allow something, with a sentence in the reader's language. */
export interface RefusalInfo {
  key: string;
  rule: string;
  args: Record<string, unknown>;
  sentence: string;
}

/** A game to look back on, as one seat or a spectator sees it: its moments and its log. */
export interface Replay {
  table: TableInfo;
  /** The seat whose view this is; null for a spectator's view, and if everything is open. */
  eyes: number | null;
  /** Whether nothing is hidden. This is possible only after the end of the game. */
  is_open: boolean;
  /** The entries that stand, without actions that were taken back and without undo entries. */
  log: LogEntry[];
  /** The sequence number of each moment: first the opening, then each action that stands. */
  moments: number[];
}

/** What could be seen right after one log entry. */
export interface ReplayMoment {
  seq: number;
  to_act: number[];
  view: Record<string, unknown>;
  /** The view of each seat if everything is open; otherwise empty. */
  views: (Record<string, unknown>)[];
}

export interface ReplayMoments {
  /** The index of the first of these moments in `Replay.moments`. */
  first: number;
  moments: ReplayMoment[];
}

/** The client has missed too much and has to load the snapshot again. */
export interface Resync {
  type: "resync";
  seq: number;
  /** Whether a backup was restored, so that the client must drop everything, including chat. */
  restored?: boolean;
  /** @deprecated The former name of `restored`. */
  anew?: boolean;
}

/** How many of each kind were deleted. */
export interface Retention {
  finished: number;
  abandoned: number;
  sessions: number;
  codes: number;
  people: number;
}

/** The progress of a review, and its findings. */
export interface Review {
  level: string;
  state: "failed" | "finished" | "none" | "running" | "waiting";
  done: number;
  of: number;
  /** The index of the first of these moments; earlier ones were not requested. */
  first: number;
  moments: ReviewMoment[];
  /** The payoff of each seat at the end. */
  payoffs: number[];
  /** The version of this format. Stored reviews of older editions are no longer shown. */
  edition?: number;
}

/** The level of the review: easy, normal, hard or expert. */
export interface ReviewChoice {
  level: string;
}

/** The judgement of one decision, based on what its seat knew then. */
export interface ReviewMoment {
  /** The sequence number of the replay moment before the decision. */
  seq: number;
  number: number;
  seat: number;
  /** The seat's chance to win before the decision; null if there was no choice. */
  chance: number | null;
  /** Whether another action was clearly better. The following fields are set only if so. */
  mark: "" | "blunder" | "slip";
  loss: number;
  chosen: ReviewedAction | null;
  /** Better actions, the best first. */
  others: ReviewedAction[];
  /** The events of the best action, as far as the seat could foresee them. */
  preview: (Record<string, unknown>)[];
  /** The seat's view at that moment. */
  view: Record<string, unknown> | null;
}

/** An action, the targets to click for it, and the bot's estimate of it. */
export interface ReviewedAction {
  action: string;
  kind: string;
  targets: string[];
  any_order: boolean;
  win_chance: number;
  points: number;
  /** The events that describe the action; empty if none of them could be foreseen. */
  events?: (Record<string, unknown>)[];
  /** @deprecated The former name of `events`. */
  told?: (Record<string, unknown>)[];
}

/** A chat message. Ids increase, with gaps, because all tables share them. */
export interface Said {
  id: number;
  person: number;
  /** The author's seat; null if they no longer sit at the table. */
  seat: number | null;
  name: string;
  /** What was written; a ready phrase is in English here. */
  text: string;
  at: string;
  phrase?: "again" | "good-game" | "good-luck" | "hello" | "sorry" | "thanks" | "wait" | "well-played" | null;
}

/** Everything that a seat's screen needs at one sequence number. */
export interface Scene {
  seq: number;
  /** The seat of mine whose view this is, or null for a spectator's view. */
  seat: number | null;
  status: "finished" | "open" | "running";
  to_act: number[];
  /** Null until all seats are taken. */
  view: Record<string, unknown> | null;
  offer: Record<string, unknown> | null;
  can_undo: boolean;
  can_redo: boolean;
  result: Record<string, unknown> | null;
  /** Null for a table without clocks. */
  clocks: TableClocks | null;
  /** What the guide of a lesson or puzzle says now; null for a game. */
  guide?: GuideInfo | null;
  /** What offered actions that cannot be undone would waste: messages by the action's text. */
  wastes?: Record<string, Record<string, unknown>>;
  shortcuts?: Shortcut[];
}

/** A scoring that has ended, as one seat or a spectator saw it. */
export interface Scoring {
  /** The entry with which it ended. */
  seq: number;
  is_final: boolean;
  /** The view right before it. The board may have been cleared in the same action. */
  view: Record<string, unknown>;
  /** How many events of its first entry came before it. */
  events: number;
  steps: ScoringStep[];
  /** An event that says what was scored, if there is one. */
  heading: Record<string, unknown> | null;
  /** What happened right after it, such as who starts the next round. */
  sequel: Record<string, unknown> | null;
}

/** What a participant got, perhaps nothing, and the event that says why. */
export interface ScoringPayment {
  participant: number;
  points: number;
  event: Record<string, unknown>;
}

/** A step of a scoring: payments for the same things, and events that explain them. */
export interface ScoringStep {
  paid: ScoringPayment[];
  remarks: (Record<string, unknown>)[];
}

/** A seat of a table, chosen by its owner or by the host. */
export interface SeatChoice {
  seat: number;
  /** The colour that I would like when I sit down, if nobody at the table has it. */
  colour?: number | null;
}

/** The clock of a seat that a person plays. */
export interface SeatClock {
  seat: number;
  /** The seconds left; for a running clock, the seconds left when it started. */
  left: number;
  /** The moment at which the time is up, by the server's clock; null if the clock is stopped. */
  until: string | null;
  /** Whether the time has run out, so that a bot decides for this seat until its next turn. */
  lapsed: boolean;
}

export interface SeatInfo {
  seat: number;
  kind: "bot" | "human" | "open";
  name: string;
  bot: string | null;
  colour: number;
  mine: boolean;
  /** Whether the person of this seat has the table open. */
  here: boolean;
  conceded: boolean;
  /** Whether the person of this seat is the host. */
  host: boolean;
  /** Whether an administrator has removed the person of this seat, who then has no name. */
  removed?: boolean;
  /** Whether the seat was mine until I conceded. */
  former?: boolean;
}

/** The future player of a seat: me, somebody with an invitation, or a bot. */
export interface SeatPlan {
  kind: "bot" | "me" | "open";
  /** The bot's name; '' for the server's default bot. */
  bot?: string;
  name?: string;
  colour?: number | null;
}

/** A new token, shown only this once. It is sent as `Authorization: Bearer <token>`. */
export interface SeatToken {
  token: string;
  info: TokenInfo;
}

export interface SeatTokens {
  tokens: TokenInfo[];
}

/** An offered action that can be done several times in a row, as one step (see `Act.times`). */
export interface Shortcut {
  /** The action in its text form. */
  action: string;
  times: number;
  /** Whether it is what the seat has just done. */
  is_last: boolean;
}

/** The response to a page load: table, scene and the whole log. */
export interface Snapshot {
  table: TableInfo;
  scene: Scene;
  log: LogEntry[];
  /** The database history to which the snapshot belongs. It changes when a backup is restored. */
  epoch: string;
}

/** Undo, redo or reset the turn of one of my seats. */
export interface Step {
  seat: number;
  seq: number;
  key: string;
}

/** All clocks of a table, and the server's time when it sent them. */
export interface TableClocks {
  now: string;
  seats: SeatClock[];
}

export interface TableId {
  table: string;
}

/** A table, as far as anybody may know it. */
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
  /** Whether the creator typed in the seed, and therefore knows it. */
  seed_chosen: boolean;
  /** The seed, shown when the game is over, like the salt of the commitment. */
  seed: string | null;
  salt: string | null;
  result: Record<string, unknown> | null;
  rematch: string | null;
  hints: boolean;
  pace: TimeControl | null;
  clocks: SeatClock[];
  /** Whether the game is paused, until somebody at the table resumes it. */
  paused: boolean;
  proposal: ProposalInfo | null;
  /** Whether the game began from a position of another game. */
  continued: boolean;
  /** Whether the rules have changed since, so that the game can be viewed but not played on. */
  outdated: boolean;
  /** The lesson or puzzle, "lesson/trias" or "puzzle/trias/7"; null for a game. */
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
  /** Whether people may ask a bot for a hint. The log shows everybody who does. */
  hints?: boolean;
  /** The time control; null: no clocks. */
  pace?: TimeControl | null;
}

export interface Tables {
  mine: TableInfo[];
  open: TableInfo[];
}

/** A bot's judgement of an action. */
export interface Thought {
  action: string;
  visits: number;
  win_chance: number;
  points: number;
  /** The expected payoff is between `low` and `high`, rounded to twentieths: do not show more. */
  low: number;
  high: number;
  /** How it compares with the first one: "equal" if the bot cannot tell them apart. */
  standing: "best" | "equal" | "weaker";
}

/**
 * The time control: how much time people have. When it is up, a bot plays the turn.
 *
 * `turn` gives `seconds` for each turn. `reserve` gives `seconds` for the whole game, and
 * `increment` seconds more for each turn. `days` gives `days` for each turn. Numbers that do not
 * belong to the kind are 0.
 */
export interface TimeControl {
  kind: "days" | "reserve" | "turn";
  seconds?: number;
  increment?: number;
  days?: number;
  /** The bot that plays when the time is up; '' for the server's default bot. */
  bot?: string;
}

/** How a finished game went. Decision numbers are replay moments; 0 is the opening. */
export interface Timeline {
  participants: number[];
  decisions: number;
  /** The points at the start; they are not 0 if the game continues another. */
  start: number[];
  turns: TimelineTurn[];
  scored: TimelineScored[];
  rows: TimelineRow[];
  steps: TimelineStep[];
  leads: TimelineLead[];
  /** How often the sole lead passed from one side to another. */
  changes: number;
  players: TimelinePlayer[];
  counts: TimelineCount[];
}

/** Something that the game counts over time: values by decision, then by participant. */
export interface TimelineCount {
  key: string;
  values: number[][];
}

/** The participants whose sides had the most points from a decision on. */
export interface TimelineLead {
  decision: number;
  leaders: number[];
}

export interface TimelinePlayer {
  participant: number;
  decisions: number;
  turns: number;
  scorings: number;
  /** The most points in one turn, without the final scoring. */
  best: number;
  /** The number of decisions after which its side was ahead of all others. */
  led: number;
}

/** Points from one kind of event under one rule; lists are in the order of the participants. */
export interface TimelineRow {
  key: string;
  rule: string;
  /** Whether the points come from the final scoring, not from the game before it. */
  is_final: boolean;
  points: number[];
  times: number[];
  targets: string[];
}

/** An event that changed a score, and the number of decisions before it (0: in the set-up). */
export interface TimelineScored {
  decision: number;
  participant: number;
  points: number;
  event: Record<string, unknown>;
}

/** A step of the final scoring, and the points of all participants after it. */
export interface TimelineStep {
  scored: TimelineScored[];
  totals: number[];
  /** Events that explain the step, such as how a tie was broken. */
  remarks: (Record<string, unknown>)[];
}

/** A run of decisions by one seat; `first` is the number of its first decision. */
export interface TimelineTurn {
  first: number;
  seat: number;
}

export type ToClient = Update | Resync | InfoUpdate | Chat | Pong | Problem;

export interface Token {
  token: string;
  /** The colour that I would like at the table of an invitation, if nobody there has it. */
  colour?: number | null;
}

export interface TokenInfo {
  /** The id for revoking the token; it serves no other purpose. */
  id: string;
  seat: number;
  label: string;
  created: string;
}

/** The table and seat of a token. */
export interface TokenSeat {
  table: string;
  seat: number;
  game: string;
}

/** The outcome of a test notice, as far as the server can know it. */
export interface Tried {
  delivered: boolean;
}

/** New log entries since the last message, and the current scene. */
export interface Update {
  type: "update";
  entries: LogEntry[];
  scene: Scene;
}

export interface WebhookAddress {
  url: string;
}
