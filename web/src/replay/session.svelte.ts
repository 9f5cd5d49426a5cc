// The replay of a game: the reader's position, the point of view, and what is shown.
import { api } from "../api";
import { app, errorText, listed } from "../app.svelte";
import type { EventJson, Message, ResultJson, ViewJson } from "../games/contract";
import { reducedMotion } from "../motion";
import { type Turn, turnsOf } from "../table/turns";
import { byNumber, type Participant, participantsOf } from "../tables";
import type { LogEntry, ReplayMoment, TableInfo, Timeline, TimelineStep } from "../wire";
import { type Eyes, eyesText, momentAt, PORTION, portionOf } from "./moments";

/** How long each step is shown in automatic playback, and each step of the final scoring. */
const PAUSE = 900;
const SCORING_PAUSE = 1800;
/** The maximum duration of an animation. */
const MOVE = 620;
export const SPEEDS = [0.5, 1, 2, 4] as const;

export class ReplaySession {
  readonly id: string;
  table = $state.raw<TableInfo | null>(null);
  log = $state.raw<LogEntry[]>([]);
  /** The log rows at which something can be seen. */
  seqs = $state.raw<number[]>([]);
  eyes = $state.raw<Eyes>(null);
  timeline = $state.raw<Timeline | null>(null);
  lost = $state.raw<string | null>(null);
  problem = $state.raw<string | null>(null);

  /** The reader's position: a moment, or after the last one a step of the final scoring. */
  position = $state(0);
  /** The moment that is shown. It follows the position as soon as it is loaded. */
  shown = $state.raw<{ index: number; moment: ReplayMoment } | null>(null);
  events = $state.raw<EventJson[]>([]);
  before = $state.raw<ViewJson | null>(null);
  time = $state(0);
  playing = $state(false);
  speed = $state(1);
  /** Things that a line, a row or a step refers to. */
  pointed = $state.raw<string[]>([]);
  /** The thing of the board that the reader asked about. */
  asked = $state<string | null>(null);

  #moments = new Map<number, ReplayMoment>();
  #loading = new Map<number, Promise<void>>();
  /**
   * Counts changes of the point of view, so that late answers for an earlier one can be ignored.
   */
  #look = 0;
  /** Whether the reader has left the page, so that nothing that is still loading matters. */
  #isClosed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #still: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.id = id;
  }

  people = $derived<Participant[]>(this.table ? participantsOf(this.table) : []);
  names = $derived(byNumber(this.people, ({ name }) => name, ""));
  shorts = $derived(byNumber(this.people, ({ short }) => short, ""));
  colours = $derived(byNumber(this.people, ({ colour }) => colour, 0));
  isOver = $derived(this.table?.status === "finished");
  result = $derived((this.table?.result ?? null) as ResultJson | null);
  steps = $derived<TimelineStep[]>(this.timeline?.steps ?? []);
  /** The last moment, and the last position: the end of the final scoring. */
  last = $derived(Math.max(0, this.seqs.length - 1));
  end = $derived(this.last + this.steps.length);
  index = $derived(Math.min(this.position, this.last));
  seq = $derived(this.seqs[this.index] ?? 0);
  /** The number of final scoring steps done; null before the final scoring. */
  scored = $derived(this.isOver && this.position >= this.last ? this.position - this.last : null);
  step = $derived(this.scored ? (this.steps[this.scored - 1] ?? null) : null);
  motion = $derived(app.preferences.motion && !reducedMotion());
  /** The lines of the log. `turns` are where the reader can jump to. */
  logTurns = $derived<Turn[]>(turnsOf(this.log, { names: this.names, participantOf: (seat) => this.participantOf(seat), say: (message) => this.say(message), listed, has: (key) => app.language?.has(key) === true }));
  /** What happened at the moment: its own action first. */
  sentence = $derived.by(() => {
    const steps = this.logTurns.flatMap((turn) => turn.steps);
    return (steps.find(({ seq }) => seq === this.seq) ?? steps.findLast(({ seq }) => seq < this.seq))?.text ?? "";
  });
  #entries = $derived(new Map(this.log.map((entry) => [entry.seq, entry])));

  /** The things to mark: those referred to, or else those of the step if nothing moves. */
  marked = $derived.by(() => {
    if (this.pointed.length > 0) return this.pointed;
    if (this.asked !== null) return [this.asked];
    if (this.step) return this.step.scored.flatMap(({ event }) => (event as unknown as EventJson).targets);
    return this.events.length > 0 || this.position >= this.last ? [] : this.recent;
  });
  recent = $derived(this.eventsAt(this.index).flatMap(({ targets }) => targets));

  say = (message: Message): string => app.language?.say(message, this.names) ?? "";
  participantOf = (seat: number): number => this.people.find((one) => one.seat?.seat === seat)?.participant ?? seat;
  nameOf = (seat: number): string => this.names[this.participantOf(seat)] ?? "";
  colourOf = (seat: number): number => this.colours[this.participantOf(seat)] ?? 0;

  eventsAt(index: number): EventJson[] {
    const entry = this.#entries.get(this.seqs[index] ?? -1);
    return (entry?.events ?? []) as unknown as EventJson[];
  }

  /** A participant's points during the final scoring, which the view does not know. */
  pointsOf(participant: number): number | null {
    if (this.scored === null || !this.timeline || this.steps.length === 0) return null;
    const at = this.timeline.participants.indexOf(participant);
    const after = this.steps[Math.max(this.scored - 1, 0)];
    if (at < 0 || !after) return null;
    const own = after.scored.reduce((sum, one) => sum + (one.participant === participant ? one.points : 0), 0);
    return (after.totals[at] ?? 0) - (this.scored === 0 ? own : 0);
  }

  // Loading

  async open(eyes: Eyes | undefined, at: number | null): Promise<void> {
    let answer = await api.replay(this.id, eyes === undefined ? null : eyesText(eyes));
    // The link was for another person's view. Readers who follow it get their own view.
    if (!answer.ok && ["not_yours", "forbidden", "bad_input"].includes(answer.error.code) && eyes !== undefined) answer = await api.replay(this.id, null);
    if (this.#isClosed) return;
    if (!answer.ok) {
      this.lost = errorText(answer.error);
      return;
    }
    const { table, log, moments, eyes: seen, is_open: isOpen } = answer.value;
    const isFirst = this.table === null;
    this.#look++;
    this.#moments.clear();
    this.#loading.clear();
    this.table = table;
    this.log = log;
    this.seqs = moments;
    this.eyes = isOpen ? "open" : seen;
    if (isFirst && this.isOver && !this.result?.unfinished) {
      const timeline = await api.timeline(this.id);
      if (timeline.ok) this.timeline = timeline.value;
    }
    if (isFirst || at !== null) this.position = at === null ? this.end : momentAt(this.seqs, at);
    else this.position = Math.min(this.position, this.end);
    await this.#show(false);
  }

  close(): void {
    this.#isClosed = true;
    this.stop();
    clearTimeout(this.#still);
    this.#look++;
  }

  /** Change the point of view, at the same moment. */
  async lookThrough(eyes: Eyes): Promise<void> {
    this.stop();
    const { position } = this;
    await this.open(eyes, null);
    this.position = Math.min(position, this.end);
  }

  // Going

  go(position: number, moves = false): void {
    const before = this.position;
    this.position = Math.min(Math.max(Math.round(position), 0), this.end);
    this.pointed = [];
    this.asked = null;
    void this.#show(moves && this.position === before + 1);
  }

  /** A step by the reader. */
  take(steps: number): void {
    this.stop();
    this.go(this.position + steps, steps === 1);
  }

  /** Go to the beginning of this turn, or of the previous or next one. */
  takeTurn(direction: -1 | 1): void {
    this.stop();
    const starts = [0, ...this.turns.map(({ first }) => first), this.last, this.end];
    const next = direction > 0 ? starts.find((start) => start > this.position) : starts.findLast((start) => start < this.position);
    if (next !== undefined) this.go(next);
  }
  turns = $derived(this.timeline?.turns ?? this.#turnsOf());

  /** A running game has no timeline. Then consecutive decisions of one seat count as a turn. */
  #turnsOf(): { first: number; seat: number }[] {
    const found: { first: number; seat: number }[] = [];
    this.seqs.forEach((seq, first) => {
      const seat = this.#entries.get(seq)?.seat ?? null;
      if (seat !== null && found.at(-1)?.seat !== seat) found.push({ first, seat });
    });
    return found;
  }

  jump(seq: number): void {
    this.stop();
    this.go(momentAt(this.seqs, seq));
  }

  play(): void {
    if (this.position >= this.end) this.position = 0;
    this.playing = true;
    void this.#show(false);
    this.#next();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #next(): void {
    clearTimeout(this.#timer);
    const pause = (this.position >= this.last ? SCORING_PAUSE : PAUSE) / this.speed;
    this.#timer = setTimeout(() => {
      if (this.position >= this.end) {
        this.stop();
        return;
      }
      this.go(this.position + 1, true);
      this.#next();
    }, pause);
  }

  /** Show the moment at the position as soon as it is loaded. */
  async #show(moves: boolean): Promise<void> {
    const look = this.#look;
    const { index } = this;
    await this.#need(index);
    if (look !== this.#look || index !== this.index) return;
    const moment = this.#moments.get(index);
    if (!moment) return;
    const from = this.shown;
    const isNext = moves && this.motion && from?.index === index - 1;
    clearTimeout(this.#still);
    this.before = isNext ? from.moment.view : null;
    this.time = Math.min(MOVE, (PAUSE * 0.8) / this.speed);
    this.shown = { index, moment };
    this.events = isNext ? this.eventsAt(index) : [];
    if (isNext) this.#still = setTimeout(() => (this.events = []), this.time);
    // Load the next moments in advance.
    void this.#need(Math.min(index + PORTION / 2, this.last));
  }

  #need(index: number): Promise<void> {
    if (this.#moments.has(index)) return Promise.resolve();
    const first = portionOf(index);
    const found = this.#loading.get(first);
    if (found) return found;
    const waiting = this.#load(first);
    this.#loading.set(first, waiting);
    return waiting;
  }

  async #load(first: number): Promise<void> {
    const look = this.#look;
    const answer = await api.moments(this.id, eyesText(this.eyes), first, PORTION);
    if (look !== this.#look) return;
    this.#loading.delete(first);
    this.problem = answer.ok ? null : errorText(answer.error);
    if (!answer.ok) this.stop();
    else answer.value.moments.forEach((moment, number) => this.#moments.set(answer.value.first + number, moment));
  }
}
