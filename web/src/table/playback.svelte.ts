// Playback: shows what happened beat by beat, with animations, and adds it to the log.
import { app, type Speed } from "../app.svelte";
import type { EventJson, ViewJson } from "../games/contract";
import type { LogEntry, Scene, Snapshot } from "../wire";
import type { TableConnection } from "./connection.svelte";
import { type Flying, isAnimated } from "./flying.svelte";
import { eventsOf } from "./lines";
import { pointsOf } from "./previews";
import type { Questions } from "./questions.svelte";
import type { TableState } from "./state.svelte";

/** Entries that are shown together, and the scene after them. */
interface Beat {
  entries: LogEntry[];
  scene: Scene;
  /** The stage has shown these entries step by step, so nothing is animated again. */
  isStaged?: boolean;
}

/** Shows some entries in its own way, before the scene after them. */
export interface Stage {
  /** Whether the stage shows some of these entries; everything that follows then waits for it. */
  wants: (entries: readonly LogEntry[], isOver: boolean) => boolean;
  begin: (entries: readonly LogEntry[]) => Promise<void>;
  /** The stage is still waiting for what it will show. */
  isComing: boolean;
  leave: () => void;
  /** These entries are in the log now. */
  follow: (entries: readonly LogEntry[]) => void;
  /** The reader acts. */
  moveOn: () => void;
}

/** The longest times in milliseconds: for a turn of another player, for one of its steps, for a step of mine, for a step without motion. */
interface Times {
  turn: number;
  beat: number;
  own: number;
  still: number;
}

const CALM: Times = { turn: 1500, beat: 620, own: 420, still: 300 };
const TIMES: Record<Speed, Times> = {
  calm: CALM,
  brisk: { turn: 600, beat: 260, own: 260, still: 130 },
  "at once": { turn: 0, beat: 0, own: 0, still: 0 },
};
/** The most beats that may wait: with more, the client jumps to the end. */
const MOST_BEATS = 200;

/** Something that has been shown before, for showing it again. */
export interface Past {
  view: ViewJson;
  before: ViewJson;
  events: EventJson[];
  time: number;
  /** What is said about it. */
  text: string;
}

export class Playback {
  readonly #state: TableState;
  readonly #connection: TableConnection;
  readonly #questions: Questions;
  readonly #flying: Flying;
  readonly #stage: Stage;
  log = $state.raw<LogEntry[]>([]);
  /** What is being animated: the events that led to the scene, and the view before them. */
  events = $state.raw<EventJson[]>([]);
  before = $state.raw<ViewJson | null>(null);
  /** How long the animation may take, in milliseconds. */
  time = $state(0);
  /** The participants who got points in the last events, for marks that replace motion. */
  gained = $state.raw<number[]>([]);
  /** The things of the last events, for marks that replace motion. */
  #recent = $state.raw<string[]>([]);
  /** Things that a line of the log points at. */
  pointed = $state.raw<string[]>([]);
  /** What is shown again, in place of the scene. */
  past = $state.raw<Past | null>(null);
  /** Things that a lesson talks about. */
  guided = $state.raw<string[]>([]);

  /** My next turn waits behind what the stage shows. */
  isMyTurnNext = $state(false);
  /** The stage shows something, and everything that follows waits. */
  isHeld = false;
  #beats: Beat[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The seat whose turn is shown, and the time by which all of it has to be shown. */
  #seat: number | null = null;
  #until = 0;

  constructor(state: TableState, connection: TableConnection, questions: Questions, flying: Flying, stage: Stage) {
    this.#state = state;
    this.#connection = connection;
    this.#questions = questions;
    this.#flying = flying;
    this.#stage = stage;
  }

  #times = $derived<Times>(TIMES[app.preferences.speed] ?? CALM);
  hasMotion = $derived.by(isAnimated);
  /** Something is being shown, or is waiting to be shown. */
  isPlaying = $state(false);
  marked = $derived.by(() => [...this.pointed, ...this.guided, ...(this.hasMotion || this.guided.length > 0 ? [] : this.#recent)]);

  /** Show a whole table in place of everything shown before. */
  show(snapshot: Snapshot): void {
    this.stop();
    this.#beats = [];
    this.events = [];
    this.#recent = [];
    this.gained = [];
    this.log = snapshot.log;
    this.#state.table = snapshot.table;
    this.#state.scene = snapshot.scene;
    this.#questions.begin();
  }

  /** Show new entries, after those that still wait. */
  play(entries: LogEntry[], scene: Scene): void {
    if (entries.length === 0) {
      if (this.#beats.length === 0) this.#settle(scene, []);
      return;
    }
    this.#beats.push({ entries, scene });
    if (this.isHeld) this.#lookAhead();
    else if (document.visibilityState === "hidden" || this.#times.turn === 0 || this.#beats.length > MOST_BEATS) this.skip();
    else if (!this.isPlaying) this.#next();
  }

  /**
   * Show the end of everything that waits at once: any input does this. What the stage wants to show is
   * not passed over; skipping it is a second input.
   */
  skip(): void {
    if (this.isHeld && this.#stage.isComing) return;
    this.stop();
    const next = this.#beats.findIndex((beat) => this.#isStaged(beat));
    const passed = this.#beats.splice(0, next < 0 ? this.#beats.length : next);
    const last = passed.at(-1);
    this.events = [];
    if (last) {
      const entries = passed.flatMap((beat) => beat.entries);
      this.#remember(entries.flatMap(eventsOf));
      this.#settle(last.scene, entries);
    }
    if (next < 0) this.#connection.passScreen();
    else this.#next();
  }

  /** Show again what happened, until it is over or the player does something. */
  rerun([past, ...rest]: readonly Past[]): void {
    clearTimeout(this.#again);
    this.past = past ?? null;
    if (past) this.#again = setTimeout(() => this.rerun(rest), past.time);
  }
  #again: ReturnType<typeof setTimeout> | undefined;

  /** The reader acts: what stands beside the question goes. */
  moveOn(): void {
    this.#stage.moveOn();
  }

  /** Stop all timers, and land all flights. */
  stop(): void {
    clearTimeout(this.#timer);
    this.rerun([]);
    this.isPlaying = false;
    this.isHeld = false;
    this.#lookAhead();
    this.#stage.leave();
    this.#flying.land();
  }

  #next(): void {
    clearTimeout(this.#timer);
    const beat = this.#beats[0];
    this.isPlaying = beat !== undefined;
    if (!beat) {
      this.events = [];
      this.#connection.passScreen();
      return;
    }
    if (this.#isStaged(beat)) return this.#hold(beat);
    this.#beats.shift();
    const { scene } = this.#state;
    const isOwn = beat.entries.every((entry) => entry.seat !== null && entry.seat === scene?.seat);
    const events = beat.isStaged ? [] : beat.entries.flatMap((entry) => (entry.kind === "act" || entry.kind === "redo" ? eventsOf(entry) : []));
    const share = this.#shareOfTime(seatOf(beat));
    const { own, beat: most, still } = this.#times;
    this.time = Math.min(isOwn ? own : most, share);
    this.before = scene?.view ?? null;
    this.#settle(beat.scene, beat.entries);
    this.events = this.hasMotion ? events : [];
    this.#remember(events);
    if (this.hasMotion) this.#flying.launch(events, this.time);
    const pause = events.length === 0 ? 0 : this.hasMotion ? this.time : isOwn ? 0 : Math.min(still, share);
    this.#timer = setTimeout(() => this.#next(), pause);
  }

  #isStaged({ entries, scene, isStaged }: Beat): boolean {
    return !isStaged && this.#stage.wants(entries, scene.status === "finished");
  }

  /** Let a beat, and all after it, wait until it was shown step by step. */
  #hold(beat: Beat): void {
    beat.isStaged = true;
    this.events = [];
    this.isHeld = true;
    this.#lookAhead();
    void this.#stage.begin(beat.entries).then(() => {
      if (!this.isHeld) return;
      this.isHeld = false;
      this.#lookAhead();
      if (document.visibilityState === "hidden" || this.#times.turn === 0) this.skip();
      else this.#next();
    });
  }

  #lookAhead(): void {
    const next = this.isHeld ? this.#beats.at(-1)?.scene : undefined;
    this.isMyTurnNext = next?.status === "running" && !this.#state.isPaused && this.#state.nextOfMine(next) !== undefined;
  }

  /** The share of a beat in the time that is left for the turn of a seat. */
  #shareOfTime(seat: number | null): number {
    const now = performance.now();
    // A bot that thinks for long gets new time for what it does then.
    if (seat !== this.#seat || (this.events.length === 0 && now > this.#until)) this.#until = now + this.#times.turn;
    this.#seat = seat;
    const next = this.#beats.findIndex((beat) => seatOf(beat) !== seat);
    return Math.max(0, this.#until - now) / (1 + (next < 0 ? this.#beats.length : next));
  }

  #remember(events: EventJson[]): void {
    this.#recent = events.flatMap((event) => event.targets);
    this.gained = pointsOf(events).map(({ who }) => who);
  }

  #settle(scene: Scene, entries: LogEntry[]): void {
    if (entries.length > 0) {
      this.log = [...this.log, ...entries];
      this.pointed = [];
    }
    const { scene: before, table } = this.#state;
    this.#state.scene = scene;
    if (table && (table.status !== scene.status || table.seq !== scene.seq)) {
      this.#state.table = { ...table, status: scene.status, seq: scene.seq, to_act: scene.to_act, result: scene.result };
    }
    const isAnswered = entries.some((entry) => entry.seat === scene.seat && entry.kind !== "seat");
    this.#stage.follow(entries);
    if (scene.seq !== before?.seq && (isAnswered || !isSameQuestion(before?.offer, scene.offer))) this.#questions.begin();
  }
}

/** What others do does not change the choice that I have begun when several players decide at once. */
function isSameQuestion(old: Scene["offer"] | undefined, offer: Scene["offer"]): boolean {
  return Boolean(old && offer) && JSON.stringify(old) === JSON.stringify(offer);
}

function seatOf({ entries }: Beat): number | null {
  return entries.at(-1)?.seat ?? null;
}
