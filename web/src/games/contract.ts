// The contract between the frame and a game's components. It contains no rules: the frame works out
// from the server's offer what may be clicked, and the game's components draw the view.
import type { Component } from "svelte";
import type { Cue } from "../sound";

/** An argument of a message: a number, a text, a word of the catalogue, or a participant. */
export type Argument = number | string | { word: string } | { who: number };

/** A sentence as a key and arguments. `say` turns it into the reader's language. */
export interface Message {
  key: string;
  args?: Record<string, Argument>;
}

/** An event as the engine writes it: a message with its rule and the things it is about. */
export interface EventJson {
  key: string;
  rule: string;
  args: Record<string, Argument>;
  targets: string[];
  /** Whether the event names the winner: then its points are the total, not points gained. */
  names_winner?: boolean;
}

/** One choice of an offer. Its targets are clicked in this order. */
export interface ChoiceJson {
  id: number;
  text: string;
  kind: string;
  targets: string[];
  /** The targets may be clicked in any order. After the last one the choice waits for confirmation. */
  any_order?: boolean;
  can_undo: boolean;
}

export interface OfferJson {
  seat: number;
  participant: number;
  question: Message;
  rule: string;
  choices: ChoiceJson[];
}

export interface SeatResultJson {
  seat: number;
  place: number;
  points: number;
  payoff: number;
  reason: Message;
}

export interface ParticipantResultJson {
  participant: number;
  points: number;
  /** Points by the message key of their source. */
  sources: Record<string, number>;
}

export interface ResultJson {
  seats: SeatResultJson[];
  participants: ParticipantResultJson[];
  /** The last person conceded, so the game ended before its end. */
  unfinished?: boolean;
}

export type Say = (message: Message) => string;

/** What has been chosen so far. */
export interface Selection {
  /** The kind of action whose button was pressed; null if the player has only clicked things. */
  readonly kind: string | null;
  /** The things clicked so far, in order. */
  readonly path: readonly string[];
}

/** What a click on a target would do, known before the click. */
export interface PreviewBadge {
  /**
   * Points won or lost, for participants whose score changes. Empty: legal, but nothing is scored.
   */
  points: { who: number; points: number }[];
  /** The events of the preview as sentences, in order. */
  words: string[];
  /** The events themselves, if a component wants to draw more than points. */
  events: EventJson[];
  /** The game's warning before the click, as a sentence. */
  warning?: string | null;
}

/** The view as the engine writes it; only the game's own component knows its shape. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type ViewJson = any;

/**
 * The props of a board component (`board` of a GameClient). The frame's texts do not cover elements
 * with `data-keep` if there is another place for them.
 */
export interface BoardProps {
  view: ViewJson;
  /** The seat whose view this is; null for a spectator. */
  seat: number | null;
  /** The things that may be clicked now. A click on anything else asks "why not?". */
  clickable: Set<string>;
  /**
   * The things clicked so far for the choice being made, in order: the beginning of its targets. The
   * button of a kind of action also selects bare names ("deck").
   */
  selected: string[];
  /** The thing under the pointer or in keyboard focus. The frame keeps track of both. */
  hovered: string | null;
  /** The thing whose click was just refused. It gets a warning ring; the frame shows the reason. */
  refused: string | null;
  /**
   * The targets of the line of the log under the pointer, of a step of a lesson or of the scoring, and
   * of what has just happened, if nothing is animated. They get the sand-coloured mark.
   */
  marked: string[];
  /**
   * What a click would do, by target: for the clicks that complete a choice, as soon as something is
   * selected or few choices are offered. The board shows it for the hovered thing (`Place` and `Thing`
   * of the kit do so), and adds the words to the description of the thing. The frame reads them to
   * people who use the keyboard. "take" stands for the selected choice that waits for confirmation.
   */
  previews: Map<string, PreviewBadge>;
  /** The short names of the participants, by number. */
  names: string[];
  /** The colours of the participants, by number: 0 to 5, for --p1 to --p6 and their shapes. */
  colours: number[];
  /**
   * The events that led to this view, to be animated now; empty most of the time. `view` is
   * already the view after them, and `before` the one before them. The frame empties the list when
   * time is up or the player does something; then draw the view as it is. The frame animates points:
   * for every event with `who` and `points` (or `lost`) they fly from its targets to the players.
   */
  events: EventJson[];
  before: ViewJson | null;
  /** How long the animation of all these events may take, in milliseconds. */
  time: number;
  reducedMotion: boolean;
  /** A picture in a text: nothing can be clicked, so controls are left out. */
  still?: boolean;
  /**
   * The things that must be visible in a picture, drawn as large as possible; without it, all. A
   * picture that is only as high as its content has the attribute `data-low`.
   */
  focus?: string[];
  /** All events that the reader has seen and that count, in order: for what the view no longer shows. */
  log?: () => EventJson[];
  /** Phone layout (up to 720 px wide): tags instead of flags, a magnifier for small cells. */
  compact: boolean;
  /** `instead` is another thing that the click could have meant: the frame offers it. */
  onclick: (target: string, instead?: string) => void;
  onhover: (target: string | null) => void;
  say: Say;
}

/** A point of the window, in pixels. */
export interface Spot {
  x: number;
  y: number;
}

/** What a board component may export for the frame. */
export interface BoardExports {
  /**
   * The position of a thing of the view in the window now; null if it has none. Points fly from there
   * to the players. Without this function the frame looks for an element with that
   * `data-target`.
   */
  locate?: (target: string) => Spot | null;
}

/**
 * The props of a hand component (`hand`), which is at the right of the dock (cards, deck,
 * actions left). It draws the things that are not on the board, in the same way as the board.
 */
export type HandProps = Pick<
  BoardProps,
  | "view"
  | "seat"
  | "clickable"
  | "selected"
  | "hovered"
  | "refused"
  | "marked"
  | "previews"
  | "names"
  | "colours"
  | "compact"
  | "onclick"
  | "onhover"
  | "say"
> & {
  /** Several hands are shown side by side: draw only this seat's things, nothing shared. */
  own?: boolean;
};

/** The words on a button. */
export interface ButtonWords {
  label: string;
  cost?: string;
  /** The number of dots that show the cost, if `cost` is a number of actions. */
  dots?: number;
  /** The button that most players want to press. */
  isMain?: boolean;
  /** The button takes the only choice of its kind at once, although its thing could be clicked. */
  isNow?: boolean;
}

export interface Tool extends ButtonWords {
  /** The thing that the button stands for. Its kind of action has the same name. */
  target: string;
}

/** The props of a game's drawing beside a participant's facts (`badge`). */
export interface BadgeProps {
  view: ViewJson;
  participant: number;
  say: Say;
}

/** The props of a game's drawing of what counts (`goal`), below the players. */
export interface GoalProps {
  view: ViewJson;
  /** The colours of the participants, by number. */
  colours: number[];
  say: Say;
}

/** A participant's line in the players panel. */
export interface PanelFacts {
  score: number;
  /** Facts by importance: where room is short, the last ones are dropped first. */
  facts: string[];
  /** The names under which `help` explains these facts, in the same order. */
  about?: string[];
}

/** A step of the turn: done, current, or to come. */
export interface TurnStep {
  label: string;
  state: "done" | "now" | "next";
}

/** The sounds of a game: a cue by the message key of an event. */
export type Sounds = Readonly<Record<string, Cue>>;

/**
 * A game's part of the client: the default export of `src/games/<key>/index.ts`, or of
 * `client/index.ts` in a package of its own.
 */
export interface GameClient {
  board: Component<BoardProps, BoardExports>;
  hand?: Component<HandProps>;
  /**
   * Whether board and panels show nothing that only one seat may know. Then they stay in sight behind
   * the curtain between two players of one device.
   */
  isBoardOpen?: boolean;
  /** A target in words, for screen readers: "ring 4, 10 o'clock, mountain, room for 2 herds". */
  describe: (target: string, view: ViewJson, say: Say) => string;
  /** A short name of a target, without what lies there. Defaults to `describe`. */
  brief?: (target: string, view: ViewJson, say: Say) => string;
  /** The short name with the place, which tells things of the same name apart. Defaults to `describe`. */
  placed?: (target: string, view: ViewJson, say: Say) => string;
  /**
   * What a thing is good for, in one or two sentences; null if there is nothing to say. Besides targets
   * it is asked about the facts of the panel (`about`) and what remains ("remaining").
   */
  help?: (target: string, view: ViewJson, say: Say) => string | null;
  /** The line above the help for a target; empty for none. Defaults to `brief`. */
  heading?: (target: string, view: ViewJson, say: Say) => string;
  /** Score and facts of a participant. */
  panel: (view: ViewJson, participant: number, say: Say) => PanelFacts;
  /** Progress for the head of the table ("Turn 14", "last round"), the most important first. */
  progress: (view: ViewJson, say: Say) => string[];
  /** The steps of a turn in their order, for the head where there is room. */
  steps?: (view: ViewJson, say: Say) => TurnStep[];
  /**
   * The target that an arrow key leads to: the nearest one from `from` in that direction, or null. The
   * frame falls back to list order for things that have no place on the board.
   */
  neighbour?: (
    from: string,
    direction: "left" | "right" | "up" | "down",
    targets: string[],
    view: ViewJson,
  ) => string | null;
  /**
   * Label and cost for the button of a kind of action; by default the frame uses the catalogue. Null
   * for a kind that needs no button because its things are clicked where they lie.
   */
  button?: (kind: string, view: ViewJson, say: Say) => ButtonWords | null;
  /**
   * The digits (1 to 9) of the keys of kinds with a button. The buttons are in this order. Kinds that
   * are never offered together may share one. Other kinds get a free one.
   */
  keys?: Readonly<Record<string, number>>;
  /**
   * What a click on a thing begins with an action of this kind, and what the action costs, for a list of
   * choices: "drift this tile, 3 actions". Null if the name of the thing says enough.
   */
  action?: (kind: string, view: ViewJson, say: Say) => string | null;
  /**
   * The player's own things that always have a button. While they are offered it acts like the
   * button of a kind; otherwise it asks "why not?".
   */
  tools?: (view: ViewJson, say: Say) => Tool[];
  /** What to click next for a choice that has been begun. Null shows the question itself. */
  prompt?: (selection: Selection, view: ViewJson, say: Say) => string | null;
  /**
   * The line under the question: what matters for this decision. Null shows the frame's own line.
   */
  note?: (view: ViewJson, previews: Map<string, PreviewBadge>, say: Say, offer: OfferJson | null) => string | null;
  /** A warning before a click with these effects. Such a click waits for confirmation. */
  warning?: (events: EventJson[], view: ViewJson, say: Say) => string | null;
  /** Kinds of action that are previewed at once, however much else is offered. */
  foresees?: readonly string[];
  /** The seat that shares the result of a participant without a seat; null if there is none. */
  teamOf?: (participant: number, view: ViewJson) => number | null;
  /** A drawing before the facts of a participant in the players panel. */
  badge?: Component<BadgeProps>;
  /** What the players aim at, if not simply their own points: teams, a grade. It may draw nothing. */
  goal?: Component<GoalProps>;
  /** The number to show first when a number is chosen. Defaults to the highest. */
  firstCount?: (counts: number[], view: ViewJson) => number;
  /**
   * The label of a button that does an action several times in a row ("Eat 3 of Fern"); null for no
   * button.
   */
  shortcut?: (choice: ChoiceJson, shortcut: { times: number; is_last: boolean }, view: ViewJson, say: Say) => string | null;
  /** The label of the button that confirms a number ("Send 3"). */
  countLabel?: (number: number, view: ViewJson, say: Say) => string;
  /**
   * Whether a step is under way that the player may want to take back. Then there is a button for
   * it.
   */
  isOpen?: (view: ViewJson) => boolean;
  /** Whether a thing is marked where others have played. Defaults to all things that have a place. */
  leavesTrail?: (target: string) => boolean;
  /** What sounds when something happens, if the reader wants sounds. */
  sounds?: Sounds;
  /**
   * What a small picture of a position must show when these things are marked (`focus` of the
   * board); without it, all.
   */
  picture?: (marked: readonly string[]) => string[];
  /** Further things of the view that the keyboard can ask "why not?", in reading order. */
  things?: (view: ViewJson) => string[];
}
