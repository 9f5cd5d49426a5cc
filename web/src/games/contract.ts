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
}

/** The view as the engine writes it; only the game's own component knows its shape. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type ViewJson = any;

/** The props of a board component (`board` of a GameClient). */
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
  /** By target name: what clicking it would do. The board says the words of the hovered one. */
  previews: Map<string, PreviewBadge>;
  /** The names of the participants, by number. */
  names: string[];
  /** The colours of the participants, by number: 0 to 5, for --p1 to --p6 and their shapes. */
  colours: number[];
  /**
   * What happened on the way to this view, to animate now; empty most of the time. `view` is
   * already the view after them and `before` the one before them. The frame empties the list when
   * time is up or the player does something: then draw the view as it is.
   */
  events: EventJson[];
  before: ViewJson | null;
  /** How long the animation of these events may take in all, in milliseconds. */
  time: number;
  reducedMotion: boolean;
  /** Phone layout (up to 720 px wide): tags instead of flags, a loupe for small cells. */
  compact: boolean;
  onclick: (target: string) => void;
  onhover: (target: string | null) => void;
  say: Say;
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
>;

/** A participant's line in the players panel. */
export interface PanelFacts {
  score: number;
  /** Facts in the order in which they give way when there is no room: the first stays longest. */
  facts: string[];
}

/** What a game brings along: the default export of `src/games/<key>/index.ts`. */
export interface GameClient {
  board: Component<BoardProps>;
  hand?: Component<HandProps>;
  /** A target in words, for screen readers: "ring 4, 10 o'clock, mountain, 2 seats free". */
  describe: (target: string, view: ViewJson, say: Say) => string;
  /** Score and facts of a participant. */
  panel: (view: ViewJson, participant: number, say: Say) => PanelFacts;
  /** Progress in the head ("Turn 14", "last round"), the most important first. */
  progress: (view: ViewJson, say: Say) => string[];
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
  /** What a button of an action kind says and costs; without it, the frame takes the catalogue. */
  button?: (kind: string, view: ViewJson, say: Say) => { label: string; cost?: string };
  /** Other things of the view that can be asked "why not?" by keyboard, in reading order. */
  things?: (view: ViewJson) => string[];
}
