// Playback: shows what happened beat by beat, with animations, and adds it to the log.
import { app } from "../app.svelte";
import type { EventJson, ViewJson } from "../games/contract";
import { reducedMotion } from "../motion";
import type { LogEntry, Scene, Snapshot } from "../wire";
import type { TableConnection } from "./connection.svelte";
import { type Flight, FLIGHT, flightsOf } from "./flights";
import { pointsOf } from "./previews";
import type { Questions } from "./questions.svelte";
import type { TableState } from "./state.svelte";

/** Entries that are shown together, and the scene after them. */
interface Beat {
  entries: LogEntry[];
  scene: Scene;
}

/**
 * The longest time for all waiting beats together, in milliseconds; more beats are shown faster.
 */
const TURN_TIME = 1500;
const BEAT_TIME = 620;
const OWN_TIME = 420;
const STILL_TIME = 300;
/** With more beats waiting, the client jumps to the end. */
const MOST_BEATS = 40;

export class Playback {
  readonly #state: TableState;
  readonly #connection: TableConnection;
  readonly #questions: Questions;
  log = $state.raw<LogEntry[]>([]);
  /** What is being animated: the events that led to the scene, and the view before them. */
  events = $state.raw<EventJson[]>([]);
  before = $state.raw<ViewJson | null>(null);
  /** How long the animation may take, in milliseconds. */
  time = $state(0);
  /** Points on their way to the players. A score counts them when they arrive. */
  flights = $state.raw<Flight[]>([]);
  /** The participants who got points in the last events, for marks that replace motion. */
  gained = $state.raw<number[]>([]);
  /** The things of the last events, for marks that replace motion. */
  #recent = $state.raw<string[]>([]);
  /** Things that a line of the log points at. */
  pointed = $state.raw<string[]>([]);
  /** Things that a lesson talks about. */
  guided = $state.raw<string[]>([]);

  #beats: Beat[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The time by which everything that waits has to be shown. */
  #until = 0;
  #launched = 0;
  #landings = new Set<ReturnType<typeof setTimeout>>();

  constructor(state: TableState, connection: TableConnection, questions: Questions) {
    this.#state = state;
    this.#connection = connection;
    this.#questions = questions;
  }

  hasMotion = $derived(app.preferences.motion && !reducedMotion());
  marked = $derived([...this.pointed, ...this.guided, ...(this.hasMotion || this.guided.length > 0 ? [] : this.#recent)]);

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
    if (document.visibilityState === "hidden" || this.#beats.length > MOST_BEATS) this.skip();
    else if (this.events.length === 0) this.#next();
  }

  /** Show the end of everything that waits at once: any input does this. */
  skip(): void {
    this.stop();
    const beats = this.#beats;
    const last = beats.at(-1);
    this.#beats = [];
    this.events = [];
    if (last) {
      const entries = beats.flatMap((beat) => beat.entries);
      this.#remember(entries.flatMap(eventsOf));
      this.#settle(last.scene, entries);
    }
    this.#connection.passScreen();
  }

  /** Stop all timers, and land all flights. */
  stop(): void {
    clearTimeout(this.#timer);
    for (const landing of this.#landings) clearTimeout(landing);
    this.#landings.clear();
    if (this.flights.length > 0) this.flights = [];
  }

  #next(): void {
    clearTimeout(this.#timer);
    const beat = this.#beats.shift();
    if (!beat) {
      this.events = [];
      this.#connection.passScreen();
      return;
    }
    const { scene } = this.#state;
    const isOwn = beat.entries.every((entry) => entry.seat !== null && entry.seat === scene?.seat);
    const events = beat.entries.flatMap((entry) => (entry.kind === "act" || entry.kind === "redo" ? eventsOf(entry) : []));
    const share = this.#shareOfTime();
    this.time = Math.min(isOwn ? OWN_TIME : BEAT_TIME, share);
    this.before = scene?.view ?? null;
    this.#settle(beat.scene, beat.entries);
    this.events = this.hasMotion ? events : [];
    this.#remember(events);
    if (this.hasMotion) this.#launch(events);
    const pause = events.length === 0 ? 0 : this.hasMotion ? this.time : isOwn ? 0 : Math.min(STILL_TIME, share);
    this.#timer = setTimeout(() => this.#next(), pause);
  }

  /** This beat's share of the time that is left for all waiting beats. */
  #shareOfTime(): number {
    const now = performance.now();
    if (this.events.length === 0 && now > this.#until) this.#until = now + TURN_TIME;
    return Math.max(0, this.#until - now) / (this.#beats.length + 1);
  }

  #remember(events: EventJson[]): void {
    this.#recent = events.flatMap((event) => event.targets);
    this.gained = pointsOf(events).map(({ who }) => who);
  }

  /** Let points fly. The next beat does not wait for them. */
  #launch(events: EventJson[]): void {
    const flights = flightsOf(events, this.time, this.#launched);
    this.#launched += flights.length;
    if (flights.length > 0) this.flights = [...this.flights, ...flights];
    for (const { id, delay } of flights) {
      this.#landings.add(setTimeout(() => (this.flights = this.flights.filter((one) => one.id !== id)), delay + FLIGHT));
    }
  }

  #settle(scene: Scene, entries: LogEntry[]): void {
    if (entries.length > 0) this.log = [...this.log, ...entries];
    const { scene: before, table } = this.#state;
    this.#state.scene = scene;
    if (table && (table.status !== scene.status || table.seq !== scene.seq)) {
      this.#state.table = { ...table, status: scene.status, seq: scene.seq, to_act: scene.to_act, result: scene.result };
    }
    const isAnswered = entries.some((entry) => entry.seat === scene.seat && entry.kind !== "seat");
    if (scene.seq !== before?.seq && (isAnswered || !isSameQuestion(before?.offer, scene.offer))) this.#questions.begin();
  }
}

/** When several players decide at once, what others do does not change the choice I have begun. */
function isSameQuestion(old: Scene["offer"] | undefined, offer: Scene["offer"]): boolean {
  return Boolean(old && offer) && JSON.stringify(old) === JSON.stringify(offer);
}

function eventsOf(entry: LogEntry): EventJson[] {
  return entry.events as unknown as EventJson[];
}
