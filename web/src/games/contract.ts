// What a game's table component gets from the frame, and what it gives. No rules in here: the frame
// works out from the server's offer what may be clicked, the game's component draws the view.
import type { Component } from "svelte";

/** An argument of a message: a number, a text, a word of the catalogue, or a participant. */
export type Argument = number | string | { word: string } | { who: number };

/** A sentence to be: `say` makes it one in the reader's language. */
export interface Message {
  key: string;
  args?: Record<string, Argument>;
}

/** An event as the engine writes it: a message with the rule and the things it is about. */
export interface EventJson {
  key: string;
  rule: string;
  args: Record<string, Argument>;
  targets: string[];
}

/** One answer of an offer: click its targets in this order. */
export interface ChoiceJson {
  id: number;
  text: string;
  kind: string;
  targets: string[];
  /** Its things may be clicked in any order; it waits for a yes when the last one is. */
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
  /** Where the points come from: message key of the source -> points. */
  sources: Record<string, number>;
}

export interface ResultJson {
  seats: SeatResultJson[];
  participants: ParticipantResultJson[];
}

export type Say = (message: Message) => string;

/** What clicking a target would do, known before the click. */
export interface PreviewBadge {
  /** Points won or lost by participant; only those that change. Empty: legal, nothing scored. */
  points: { who: number; points: number }[];
  /** The events of the preview as sentences, in order. */
  words: string[];
  /** The events themselves, if a component wants to draw more than points. */
  events: EventJson[];
  /** What the game warns of before the click, in a sentence. */
  warning?: string | null;
}

/** The view as the engine writes it; only the game's own component knows its shape. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type ViewJson = any;

/**
 * The props of a board component (`board` of a GameClient). What it marks with `data-keep` is not
 * covered by the frame's words if there is another place for them.
 */
export interface BoardProps {
  view: ViewJson;
  /** Through whose eyes; null for a spectator. */
  seat: number | null;
  /** The things that may be clicked now. Everything else answers "why not?" to onclick. */
  clickable: Set<string>;
  /** The things already clicked of the choice being made, in order. */
  selected: string[];
  /** The thing under the pointer or with the keyboard's focus (the frame keeps it for both). */
  hovered: string | null;
  /** The thing whose click was just refused: warning ring; the frame says the reason. */
  refused: string | null;
  /** Things mentioned by a log line, an event or a step of the scoring: the sand mark. */
  marked: string[];
  /**
   * By target name: what clicking it would do. The board says the words of the hovered one. "take"
   * is what is selected and waits for a yes.
   */
  previews: Map<string, PreviewBadge>;
  /** The names of the participants, by number, in short. */
  names: string[];
  /** The colours of the participants, by number: 0 to 5, for --p1 to --p6 and their shapes. */
  colours: number[];
  /**
   * What happened on the way to this view, to animate now; empty most of the time. `view` is
   * already the view after them and `before` the one before them. The frame empties the list when
   * time is up or the player does something: then draw the view as it is. Points are the frame's:
   * every event with `who` and `points` (or `lost`) lets them fly from its targets to the players.
   */
  events: EventJson[];
  before: ViewJson | null;
  /** How long the animation of these events may take in all, in milliseconds. */
  time: number;
  reducedMotion: boolean;
  /** A picture among words: nothing can be done here, so what only serves doing is left out. */
  still?: boolean;
  /**
   * Of a picture: the things that must be seen, drawn as large as they can be; without it, all. A
   * picture that is as high as its content says so (`data-low`).
   */
  focus?: string[];
  /** Phone layout (up to 720 px wide): tags instead of flags, a loupe for small cells. */
  compact: boolean;
  onclick: (target: string) => void;
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
   * Where a thing of the view is in the window now; null if it has no place. From there the frame
   * lets points fly to the players. Without it the frame looks for an element with that
   * `data-target`.
   */
  locate?: (target: string) => Spot | null;
}

/**
 * The props of a hand component (`hand`): what stands at the right of the dock (cards, deck,
 * actions left). It draws the things that are not on the board, under the same rules as the board.
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
  /** Several hands stand side by side: only what is this seat's own, nothing that all share. */
  own?: boolean;
};

/** The words on a button. */
export interface ButtonWords {
  label: string;
  cost?: string;
  /** The one that most want to press. */
  isMain?: boolean;
  /** It takes the only choice of its kind at once, although its thing could be clicked. */
  isNow?: boolean;
}

export interface Tool extends ButtonWords {
  /** The thing it stands for; its kind of action has the same name. */
  target: string;
}

/** The props of what a game draws beside a participant's facts (`badge`). */
export interface BadgeProps {
  view: ViewJson;
  participant: number;
  say: Say;
}

export interface TrackProps {
  view: ViewJson;
  compact: boolean;
  say: Say;
}

/** A participant's line in the players panel. */
export interface PanelFacts {
  score: number;
  /** Facts in the order in which they give way when there is no room: the first stays longest. */
  facts: string[];
}

/** A step of the turn: over, being taken, or to come. */
export interface TurnStep {
  label: string;
  state: "done" | "now" | "next";
}

/** What a game brings along: the default export of `src/games/<key>/index.ts`. */
export interface GameClient {
  board: Component<BoardProps, BoardExports>;
  hand?: Component<HandProps>;
  /** A target in words, for screen readers: "ring 4, 10 o'clock, mountain, 2 seats free". */
  describe: (target: string, view: ViewJson, say: Say) => string;
  /** The same in a few words, where what lies there does not matter; without it, all of them. */
  brief?: (target: string, view: ViewJson, say: Say) => string;
  /** Score and facts of a participant. */
  panel: (view: ViewJson, participant: number, say: Say) => PanelFacts;
  /** Progress in the head ("Turn 14", "last round"), the most important first. */
  progress: (view: ViewJson, say: Say) => string[];
  /** The steps of a turn in their order, for the head where there is room. */
  steps?: (view: ViewJson, say: Say) => TurnStep[];
  /**
   * Where the arrow keys go: the nearest of `targets` from `from` in that direction, or null. The
   * frame falls back to the order of the list for things that have no place on the board.
   */
  neighbour?: (
    from: string,
    direction: "left" | "right" | "up" | "down",
    targets: string[],
    view: ViewJson,
  ) => string | null;
  /**
   * What a button of an action kind says and costs; without it, the frame takes the catalogue. Null
   * for a kind that needs no button, because its things are clicked where they lie.
   */
  button?: (kind: string, view: ViewJson, say: Say) => ButtonWords | null;
  /**
   * Things of one's own that always have a button: pressed like a kind of action while they are
   * offered, else they answer "why not?".
   */
  tools?: (view: ViewJson, say: Say) => Tool[];
  /**
   * What to click next of a choice that has been begun: a kind of action and the things clicked so
   * far. Null for the question itself.
   */
  prompt?: (selection: { kind: string | null; path: readonly string[] }, view: ViewJson, say: Say) => string | null;
  /** The line under the question: what matters for this decision. Null for the frame's own. */
  note?: (view: ViewJson, previews: Map<string, PreviewBadge>, say: Say) => string | null;
  /** What to warn of before a click that would do this; such a click waits for a yes. */
  warning?: (events: EventJson[], view: ViewJson, say: Say) => string | null;
  /** Kinds of action whose previews are asked for at once, however much else is offered. */
  foresees?: readonly string[];
  /** The seat with which a participant that has none shares the result; null if with nobody. */
  teamOf?: (participant: number, view: ViewJson) => number | null;
  /** A sign before the facts of a participant in the players panel. */
  badge?: Component<BadgeProps>;
  /** Which of the numbers that may be chosen is the first to be shown; the highest if not told. */
  firstCount?: (counts: number[], view: ViewJson) => number;
  /** What the button of a chosen number says ("Send 3"). */
  countLabel?: (number: number, view: ViewJson, say: Say) => string;
  /** Whether a step is open that one may want to take back, so that the way back has a button. */
  isOpen?: (view: ViewJson) => boolean;
  /** Instead of the words of `progress`: a drawing of how far the game is. */
  track?: Component<TrackProps>;
  /**
   * What a small picture of a position must show when these things are marked in it (`focus` of the
   * board); without it, all.
   */
  picture?: (marked: readonly string[]) => string[];
  /** Other things of the view that can be asked "why not?" by keyboard, in reading order. */
  things?: (view: ViewJson) => string[];
}
