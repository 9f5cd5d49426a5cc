// A scoring shown step by step, on the board as it was. At a running table it holds the playback until it
// is over or skipped; later it can be opened again.
import { api } from "../api";
import { app } from "../app.svelte";
import type { EventJson, ViewJson } from "../games/contract";
import { isPuzzle } from "../guide/puzzles";
import { type Flying, isAnimated } from "../table/flying.svelte";
import type { TableState } from "../table/state.svelte";
import type { LogEntry, Scoring, ScoringStep } from "../wire";

/** How long a step stays, in milliseconds: `--stage`, and longer if there is much to read. */
const STAGE = 1400;
const LINE = 400;
const LONGEST = 3200;
/** Milliseconds for animating what led to the scoring. */
const LEAD = 620;
/** How long the table waits for the server's account of a scoring. */
const PATIENCE = 3000;

export class Ceremony {
  readonly #state: TableState;
  readonly #flying: Flying;
  scoring = $state.raw<Scoring | null>(null);
  /** The number of steps shown; 0 is before the first. */
  at = $state(0);
  /** The scoring has just happened, and everything that follows waits for it. */
  isHeld = $state(false);
  /** The scoring stands beside the next question, whose board is shown, until the reader acts. */
  isBeside = $state(false);
  /** What led to the scoring, while it is animated, and the view before it. */
  events = $state.raw<EventJson[]>([]);
  before = $state.raw<ViewJson | null>(null);
  readonly time = LEAD;
  /** The board of a scoring that stays visible although the table has moved on to this entry. */
  #kept = $state.raw<{ at: number; view: ViewJson } | null>(null);
  /** What led to the scoring that holds the table: a screen reader hears it first. */
  lead = $state.raw<EventJson[]>([]);
  /** The entries whose points a screen reader has heard step by step. */
  readonly heard = new Set<number>();
  /** The events of each entry that a screen reader has heard already, as text. */
  readonly #said = new Map<number, Set<string>>();

  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The last answer: the same scoring is often asked for again. */
  #last: Scoring | null = null;
  #seen = "";
  #release: (() => void) | null = null;
  /** The entry of the last scoring that held the table. */
  #staged = -1;
  /** The server has been asked for a scoring, and everything that follows waits already. */
  isComing = false;
  /** Counts requests, so that an answer that comes too late is ignored. */
  #asked = 0;

  constructor(state: TableState, flying: Flying) {
    this.#state = state;
    this.#flying = flying;
  }

  /** The board of the scoring, if it is shown. */
  view = $derived<ViewJson | null>(this.isBeside ? null : (this.scoring?.view ?? null));
  steps = $derived<ScoringStep[]>(this.scoring?.steps ?? []);
  step = $derived<ScoringStep | null>(this.at > 0 ? (this.steps[this.at - 1] ?? null) : null);
  marked = $derived(this.step ? targetsOf(this.step) : []);
  isLast = $derived(this.at >= this.steps.length);
  /** The steps follow by themselves; otherwise each waits for the reader. */
  isRunning = $state(false);

  /** The points that a participant has got in the steps so far. */
  gains(participant: number): number {
    return gainsOf(this.steps.slice(0, this.at), participant);
  }

  // The playback's side: `Stage` in table/playback.svelte.ts.

  /**
   * Whether some entries end a scoring that is shown step by step before anything else. Readers who see the
   * turns of others at once do not wait for one, except in lessons and at the end, where nothing else waits.
   */
  wants(entries: readonly LogEntry[], isOver: boolean): boolean {
    const waits = isOver || this.#guide !== null || app.preferences.speed !== "at once";
    return waits && this.#state.scene !== null && this.#find(entries) !== undefined;
  }

  /** A scoring that did not hold the table is shown beside the next question. */
  follow(entries: readonly LogEntry[]): void {
    const entry = this.#find(entries);
    if (!entry || entry.seq === this.#staged || this.#guide !== null || (this.scoring && !this.isBeside)) return;
    const answer = this.#ask(entry.seq);
    const asked = this.#asked;
    void answer.then((found) => {
      if (!found || found.steps.length === 0 || asked !== this.#asked) return;
      this.scoring = found;
      this.isBeside = true;
    });
  }

  /** The reader acts, so what stands beside the question goes. */
  moveOn(): void {
    if (!this.isHeld && !this.isComing) this.close();
  }

  /**
   * Show a scoring on the board as it was. Until it is over, the table says nothing about what follows,
   * so that the winner is named last.
   */
  begin(entries: readonly LogEntry[]): Promise<void> {
    const { scene } = this.#state;
    const entry = this.#find(entries);
    if (!entry || !scene) return Promise.resolve();
    this.#staged = entry.seq;
    const quiet = { ...scene, offer: null, to_act: [], can_undo: false, can_redo: false };
    this.#state.scene = quiet;
    return this.hold(entry.seq, eventsOf(entry), scene.view, (view) => (this.#state.scene = { ...quiet, view }));
  }

  get #guide(): string | null {
    return this.#state.table?.guide ?? null;
  }

  /** The last scoring among some entries. Lessons explain a small one themselves. Puzzles show none. */
  #find(entries: readonly LogEntry[]): LogEntry | undefined {
    if (isPuzzle(this.#guide)) return undefined;
    return entries.findLast(({ scoring, kind }) => kind === "act" && (scoring === "full" || (scoring === "brief" && this.#guide === null)));
  }

  /** Keep the board of a scoring visible while the table is at an entry. */
  async keep(seq: number, at: number): Promise<void> {
    const found = await this.#ask(seq);
    if (found) this.#kept = { at, view: found.view };
  }

  /** The board that is kept while the table is at an entry; null if it is the table's own. */
  keptAt(at: number): ViewJson | null {
    return this.#kept?.at === at ? this.#kept.view : null;
  }

  /** Look at a scoring again. */
  async open(seq: number): Promise<boolean> {
    const found = await this.#ask(seq);
    if (!found || found.steps.length === 0) return false;
    this.close();
    this.scoring = found;
    this.#show(1);
    return true;
  }

  /** Show a scoring before anything that follows. The promise ends with it; `show` gets the board as it was. */
  async hold(seq: number, events: EventJson[], before: ViewJson, show: (view: ViewJson) => void): Promise<void> {
    this.close();
    this.isComing = true;
    const answer = this.#ask(seq);
    const asked = this.#asked;
    const found = await Promise.race([answer, new Promise<null>((resolve) => (this.#timer = setTimeout(() => resolve(null), PATIENCE)))]);
    if (asked !== this.#asked) return;
    clearTimeout(this.#timer);
    this.isComing = false;
    if (!found || found.steps.length === 0) return;
    this.scoring = found;
    this.at = 0;
    this.isHeld = true;
    this.isRunning = isAnimated() && isVisible();
    this.before = before;
    this.lead = events.slice(0, found.events);
    this.#say(found.seq, [...this.lead, ...(found.heading ? [found.heading] : [])]);
    this.events = this.isRunning ? this.lead : [];
    show(found.view);
    if (this.isRunning) this.#wait(this.events.length > 0 ? LEAD : 0);
    else this.#show(1);
    await new Promise<void>((resolve) => (this.#release = resolve));
  }

  /** The next step, or the end. */
  next(): void {
    if (this.isLast) this.close();
    else this.#show(this.at + 1);
  }

  /** Go to a step that the reader has chosen; from now on each step waits for the reader. */
  go(at: number): void {
    this.isRunning = false;
    this.isBeside = false;
    if (at > this.steps.length) this.close();
    else this.#show(Math.max(at, 1));
  }

  /** Give up a scoring that holds the table, or that is about to. */
  leave(): void {
    if (this.isHeld || this.isComing) this.close();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.isComing = false;
    this.#asked++;
    this.scoring = null;
    this.events = [];
    this.lead = [];
    this.at = 0;
    this.isHeld = false;
    this.isBeside = false;
    this.isRunning = false;
    const release = this.#release;
    this.#release = null;
    release?.();
  }

  #show(at: number): void {
    clearTimeout(this.#timer);
    const isNew = at === this.at + 1;
    this.events = [];
    this.at = at;
    if (this.isHeld && this.scoring && this.step) {
      const { seq, sequel } = this.scoring;
      this.#say(seq, [...eventsIn(this.step), ...(this.isLast && sequel ? [sequel] : [])]);
      if (this.isLast) this.heard.add(seq);
    }
    if (this.isHeld && isNew && isAnimated() && this.step) this.#flying.launch(this.step.paid.map(({ event }) => event as unknown as EventJson), 0);
    if (this.isRunning) this.#wait(this.step ? timeOf(this.step) : STAGE);
  }

  #say(seq: number, events: readonly unknown[]): void {
    const said = this.#said.get(seq) ?? new Set<string>();
    for (const event of events) said.add(asText(event));
    this.#said.set(seq, said);
  }

  /** Whether a screen reader has heard an event of an entry with the scoring. */
  hasSaid = (seq: number, event: EventJson): boolean => this.#said.get(seq)?.has(asText(event)) === true;

  #wait(time: number): void {
    this.#timer = setTimeout(() => {
      // Nobody is looking: from here on it waits for the reader.
      if (isVisible()) this.next();
      else this.isRunning = false;
    }, time);
  }

  async #ask(seq: number): Promise<Scoring | null> {
    const asked = ++this.#asked;
    // A spectator's view is that of seat -1.
    const eyes = String(this.#state.scene?.seat ?? -1);
    if (this.#last?.seq === seq && this.#seen === eyes) return this.#last;
    const answer = await api.scoring(this.#state.id, seq, eyes);
    if (!answer.ok || asked !== this.#asked) return null;
    this.#last = answer.value;
    this.#seen = eyes;
    return answer.value;
  }
}

function isVisible(): boolean {
  return document.visibilityState !== "hidden";
}

function eventsOf(entry: LogEntry): EventJson[] {
  return entry.events as unknown as EventJson[];
}

/** The points of a participant in some steps. */
export function gainsOf(steps: readonly ScoringStep[], participant: number): number {
  return steps.flatMap(({ paid }) => paid).reduce((sum, one) => sum + (one.participant === participant ? one.points : 0), 0);
}

function targetsOf(step: ScoringStep): string[] {
  return [...new Set(eventsIn(step).flatMap(({ targets }) => targets))];
}

function eventsIn({ paid, remarks }: ScoringStep): EventJson[] {
  return [...paid.map(({ event }) => event), ...remarks] as unknown as EventJson[];
}

/** What an event says, to compare it with another. */
function asText(event: unknown): string {
  const { key, args } = event as EventJson;
  return JSON.stringify([key, Object.entries(args ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1))]);
}

export function timeOf({ paid, remarks }: ScoringStep): number {
  return Math.min(Math.max(STAGE, LINE * (1 + paid.length + 2 * remarks.length)), LONGEST);
}
