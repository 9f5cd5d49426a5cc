// A table as one reader sees it: the scene, the log, what is selected, and the way to the server.
import { untrack } from "svelte";
import { type Answer, api, OFFLINE } from "../api";
import { app, t, troubleText } from "../app.svelte";
import type { ChoiceJson, EventJson, GameClient, Message, OfferJson, PreviewBadge, ResultJson, ViewJson } from "../games/contract";
import { type Connection, Live, liveAddress } from "../live";
import type { Confirmed, Hint, LogEntry, RefusalInfo, Scene, SeatInfo, Snapshot, TableInfo, Trouble } from "../wire";
import { byNumber, isHeld, isPlayed, type Participant, participantsOf } from "../tables";
import { TableTime } from "./clocks.svelte";
import { type Flight, FLIGHT, flightsOf } from "./flights";
import { type Candidate, candidatesOf } from "./hints";
import { Notes } from "./notes.svelte";
import { badgeOf, pointsOf } from "./previews";
import {
  back,
  clickable,
  completed,
  finishable,
  foreseeable,
  isBare,
  NOTHING,
  pick,
  pickKind,
  type Selection,
  waits,
} from "./selection";
import { Talk } from "./talk.svelte";

/** One step of what happened, to be shown before the next. */
interface Beat {
  entries: LogEntry[];
  scene: Scene;
}

/** Opponents' turns take at most this long in all; what waits is shown faster. */
const TURN_TIME = 1500;
const BEAT_TIME = 620;
const OWN_TIME = 420;
const STILL_TIME = 300;

export class TableSession {
  readonly id: string;
  readonly talk: Talk;
  readonly notes: Notes;
  readonly clocks = new TableTime();
  table = $state.raw<TableInfo | null>(null);
  scene = $state.raw<Scene | null>(null);
  log = $state.raw<LogEntry[]>([]);
  connection = $state<Connection>("connecting");
  #unloaded = $state.raw<Trouble | null>(null);
  #gone = $state(false);

  selection = $state.raw<Selection>(NOTHING);
  hovered = $state<string | null>(null);
  /** The answer to "why not?", and the thing that was asked about. */
  why = $state.raw<RefusalInfo | null>(null);
  refused = $state<string | null>(null);
  /** A choice that waits for a yes, because it cannot be undone. */
  pending = $state.raw<ChoiceJson | null>(null);
  /** What went wrong with the last message. */
  trouble = $state.raw<Trouble | null>(null);
  busy = $state(false);
  /** What a bot would do; it is gone when the question changes. */
  hint = $state.raw<Hint | null>(null);
  /** A bot is thinking about the question. */
  hinting = $state(false);
  /** The candidate of the hint that is shown on the board. */
  #shown = $state(0);
  /** What the next click would do, by the thing to click. */
  #foreseen = $state.raw(new Map<string, EventJson[]>());

  /** What is being shown: the events on the way to the scene, and the view before them. */
  events = $state.raw<EventJson[]>([]);
  before = $state.raw<ViewJson | null>(null);
  time = $state(0);
  /** Points on their way to the players, who have them when they arrive. */
  flights = $state.raw<Flight[]>([]);
  /** Who has points by the last events, for the mark that stays when nothing moves. */
  gained = $state.raw<number[]>([]);
  /** Things pointed at by a line of the log. */
  pointed = $state.raw<string[]>([]);
  /** Things that a lesson speaks of. */
  guided = $state.raw<string[]>([]);
  /** Things of the last events, for the mark that stays when nothing moves. */
  recent = $state.raw<string[]>([]);
  /** The seat of mine that is asked for behind the curtain; null: no curtain. */
  curtain = $state<number | null>(null);

  #live: Live | null = null;
  #epoch = "";
  #beats: Beat[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When what waits has to be shown. */
  #until = 0;
  #asked = 0;
  /** Counts the questions, for answers that come too late. */
  #question = 0;
  #previewed = "";

  constructor(id: string) {
    this.id = id;
    this.talk = new Talk(id, ({ seat }) => seat !== null && this.mine.includes(seat));
    this.notes = new Notes(id);
  }

  // Derived from scene and table

  seats = $derived<SeatInfo[]>(this.table?.seats ?? []);
  mine = $derived(this.seats.filter((seat) => seat.mine && !seat.conceded).map((seat) => seat.seat));
  /** The seats that I decide for. */
  played = $derived(this.seats.filter(isPlayed));
  /** The seats of mine that a bot holds until I take them back. */
  held = $derived(this.seats.filter(isHeld));
  // By these two parts of the table, which stay the same from move to move: so do the names.
  #participants = $derived(this.table?.participants ?? []);
  people = $derived<Participant[]>(participantsOf({ participants: this.#participants, seats: this.seats }));
  /** Names and colours of the participants, by number. */
  names = $derived(byNumber(this.people, ({ name }) => name, ""));
  shorts = $derived(byNumber(this.people, ({ short }) => short, ""));
  colours = $derived(byNumber(this.people, ({ colour }) => colour, 0));
  /** Nobody plays while the game is paused. */
  isPaused = $derived(this.table?.paused === true);
  offer = $derived((this.curtain === null && !this.isPaused ? (this.scene?.offer ?? null) : null) as OfferJson | null);
  result = $derived((this.scene?.result ?? null) as ResultJson | null);
  isMyTurn = $derived(this.scene?.status === "running" && !this.isPaused && this.#asksMe(this.scene) !== undefined);
  clickable = $derived(this.busy || this.pending ? new Set<string>() : clickable(this.offer, this.selection));
  stoppable = $derived(this.busy ? null : finishable(this.offer, this.selection));
  canHint = $derived(this.table?.hints === true && this.scene?.status === "running" && this.offer !== null);
  candidates = $derived<Candidate[]>(candidatesOf(this.offer, this.hint));
  advised = $derived<ChoiceJson | null>(this.candidates[this.#shown]?.choice ?? null);
  motion = $derived(app.preferences.motion && !reducedMotion());
  marked = $derived([...this.pointed, ...this.guided, ...(this.motion || this.guided.length > 0 ? [] : this.recent)]);
  /** What a lesson says to a move that it does not want: no rule forbids it. */
  taught = $derived(this.scene?.guide && this.why?.rule === "" ? this.why : null);

  say = (message: Message): string => app.language?.say(message, this.names) ?? "";

  // Words are made when they are shown: another language changes them at once.
  previews = $derived(new Map(Array.from(this.#foreseen, ([target, events]) => [target, this.#badge(events)])));
  notice = $derived(this.trouble && troubleText(this.trouble));
  /** Why the table cannot be shown at all. */
  lost = $derived(this.#gone ? t("web-table-gone") : this.#unloaded && troubleText(this.#unloaded));

  /** Whose pieces are a seat's own. */
  participantOf = (seat: number): number => this.people.find((one) => one.seat?.seat === seat)?.participant ?? seat;
  nameOf = (seat: number): string => this.names[this.participantOf(seat)] ?? "";
  colourOf = (seat: number): number => this.colours[this.participantOf(seat)] ?? 0;

  /** The first of my seats that is to decide. */
  #asksMe(scene: Scene): number | undefined {
    return scene.to_act.find((seat) => this.played.some((one) => one.seat === seat) && !this.clocks.isLapsed(seat));
  }

  // Loading and leaving

  async open(): Promise<void> {
    await this.load(null);
    if (!this.table) return;
    if (this.scene?.status === "running" && this.mine.length > 1) this.#draw();
    this.#live = new Live(liveAddress(this.id), {
      have: () => this.#latest()?.seq ?? -1,
      seat: () => this.scene?.seat ?? null,
      update: (entries, scene) => this.#arrive(entries, scene),
      presence: (table) => this.#meet(table),
      said: () => this.talk.last,
      chat: (said) => this.talk.arrive(said),
      epoch: () => this.#epoch,
      resync: (anew) => void (anew ? this.#beginAnew() : this.reload()),
      gone: () => (this.#gone = true),
      connection: (state) => this.#connected(state),
    });
    this.#live.start();
  }

  /** The server answers again: nothing to complain about any more. */
  #connected(state: Connection): void {
    this.connection = state;
    if (state === "on" && this.#unanswered !== null) {
      if (this.trouble === this.#unanswered) this.trouble = null;
      this.#unanswered = null;
    }
  }
  #unanswered: Trouble | null = null;

  close(): void {
    clearTimeout(this.#timer);
    this.#land();
    this.#live?.stop();
    this.#live = null;
    void this.notes.keep();
  }

  /** Load the whole table, through the eyes of a seat (null: the server chooses). */
  load(seat: number | null): Promise<void> {
    // Whoever asks while an answer is on its way gets that one.
    this.#loading ??= this.#load(seat).finally(() => (this.#loading = null));
    return this.#loading;
  }
  #loading: Promise<void> | null = null;

  /** Load the table again through the same eyes; with one seat or none the server knows which. */
  reload(): Promise<void> {
    return this.load(this.mine.length > 1 ? (this.scene?.seat ?? null) : null);
  }

  /** The house was restored from a backup: what was loaded before, or said, is of another history. */
  async #beginAnew(): Promise<void> {
    this.talk.forget();
    await this.#loading;
    this.curtain = null;
    await this.load(null);
    this.notice = t("web-trouble-restored");
  }

  async #load(seat: number | null): Promise<void> {
    let answer = await api.table(this.id, seat);
    // The seat has gone to another device or person: go on with what is left to me.
    if (!answer.ok && answer.trouble.code === "not_yours" && seat !== null) answer = await api.table(this.id);
    if (!answer.ok) {
      if (this.scene === null) this.#unloaded = answer.trouble;
      return;
    }
    const before = this.scene?.seat;
    this.#show(answer.value);
    if (before !== undefined && before !== answer.value.scene.seat) this.#live?.look(answer.value.scene.seat);
  }

  #show(snapshot: Snapshot): void {
    clearTimeout(this.#timer);
    this.#land();
    this.#beats = [];
    this.events = [];
    this.recent = [];
    this.gained = [];
    this.table = snapshot.table;
    this.log = snapshot.log;
    this.#epoch = snapshot.epoch;
    this.scene = snapshot.scene;
    this.clocks.hear(snapshot.scene.clocks);
    this.#reconsider();
  }

  /** The newest scene we know of, be it shown or waiting to be shown. */
  #latest(): Scene | null {
    return this.#beats.at(-1)?.scene ?? this.scene;
  }

  #meet(table: TableInfo): void {
    const started = this.table?.status === "open" && table.status !== "open";
    const seat = this.scene?.seat ?? null;
    const taken = seat !== null && !table.seats.some((one) => one.seat === seat && one.mine);
    const given = seat === null && table.seats.some((one) => one.mine);
    this.table = table;
    if (started || taken || given) void this.load(null);
  }

  // What happens

  #arrive(entries: LogEntry[], scene: Scene): void | Promise<void> {
    const latest = this.#latest();
    if (latest && scene.seq < latest.seq) return;
    if (scene.seat !== (this.scene?.seat ?? null)) return; // through eyes we no longer look through
    this.clocks.hear(scene.clocks);
    const fresh = entries.filter((entry) => entry.seq > (latest?.seq ?? -1));
    // My own entry has overtaken somebody's on another way: what is in between is asked for.
    if (fresh[0] && fresh[0].seq > (latest?.seq ?? -1) + 1) return this.reload().then(() => this.#draw());
    if (fresh.length === 0) {
      if (this.#beats.length === 0) this.#settle(scene, []);
      return;
    }
    this.#beats.push({ entries: fresh, scene });
    if (document.visibilityState === "hidden" || this.#beats.length > 40) this.skip();
    else if (this.events.length === 0) this.#next();
  }

  #next(): void {
    clearTimeout(this.#timer);
    const beat = this.#beats.shift();
    if (!beat) {
      this.events = [];
      this.#draw();
      return;
    }
    const before = this.scene?.view ?? null;
    const own = beat.entries.every((entry) => entry.seat !== null && entry.seat === this.scene?.seat);
    const events = beat.entries.flatMap((entry) => (entry.kind === "act" || entry.kind === "redo" ? eventsOf(entry) : []));
    // What is left of the time for all that waits, shared among them.
    const now = performance.now();
    if (this.events.length === 0 && now > this.#until) this.#until = now + TURN_TIME;
    const compressed = Math.max(0, this.#until - now) / (this.#beats.length + 1);
    this.time = Math.min(own ? OWN_TIME : BEAT_TIME, compressed);
    this.before = before;
    this.#settle(beat.scene, beat.entries);
    this.events = this.motion ? events : [];
    this.#remember(events);
    if (this.motion) this.#launch(events);
    const pause = events.length === 0 ? 0 : this.motion ? this.time : own ? 0 : Math.min(STILL_TIME, compressed);
    this.#timer = setTimeout(() => this.#next(), pause);
  }

  /** Show the end of what is waiting at once: any input does it. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#land();
    const waiting = this.#beats;
    const last = waiting.at(-1);
    this.#beats = [];
    this.events = [];
    if (last) {
      this.#remember(waiting.flatMap((beat) => beat.entries.flatMap(eventsOf)));
      this.#settle(last.scene, waiting.flatMap((beat) => beat.entries));
    }
    this.#draw();
  }

  #remember(events: EventJson[]): void {
    this.recent = events.flatMap((event) => event.targets);
    this.gained = pointsOf(events).map(({ who }) => who);
  }

  /** Let points fly; what comes next does not wait for them. */
  #launch(events: EventJson[]): void {
    const flights = flightsOf(events, this.time, this.#launched);
    this.#launched += flights.length;
    if (flights.length > 0) this.flights = [...this.flights, ...flights];
    for (const { id, delay } of flights) {
      this.#landings.add(setTimeout(() => (this.flights = this.flights.filter((one) => one.id !== id)), delay + FLIGHT));
    }
  }
  #launched = 0;
  #landings = new Set<ReturnType<typeof setTimeout>>();

  #land(): void {
    for (const landing of this.#landings) clearTimeout(landing);
    this.#landings.clear();
    if (this.flights.length > 0) this.flights = [];
  }

  #settle(scene: Scene, entries: LogEntry[]): void {
    if (entries.length > 0) this.log = [...this.log, ...entries];
    const moved = scene.seq !== this.scene?.seq && !isSameQuestion(this.scene?.offer, scene.offer);
    this.scene = scene;
    if (this.table && (this.table.status !== scene.status || this.table.seq !== scene.seq)) {
      this.table = { ...this.table, status: scene.status, seq: scene.seq, to_act: scene.to_act, result: scene.result };
    }
    if (moved) this.#reconsider();
    else if (entries.some((entry) => entry.seat === scene.seat && entry.kind !== "seat")) this.#forgetHint();
  }

  #forgetHint(): void {
    this.#question++;
    this.hint = null;
    this.hinting = false;
    this.#shown = 0;
  }

  /** A new question: what was selected for the last one is void. */
  #reconsider(): void {
    this.selection = NOTHING;
    this.pending = null;
    this.why = null;
    this.refused = null;
    this.trouble = null;
    this.hovered = null;
    this.#forgetHint();
    this.#preview();
  }

  /** Draw the curtain when another player of this device is to act. */
  #draw(): void {
    const scene = this.scene;
    if (!scene || scene.status !== "running" || this.mine.length < 2) return;
    if (scene.seat !== null && scene.to_act.includes(scene.seat) && this.curtain === null && this.#unveiled) return;
    const next = this.#asksMe(scene);
    if (next === undefined || (next === scene.seat && this.#unveiled)) return;
    if (app.preferences.curtain) this.curtain = next;
    else void this.lookThrough(next);
  }
  #unveiled = false;

  /** The right player sits before the screen: look through that seat's eyes. */
  async lookThrough(seat: number | null): Promise<void> {
    const answer = await api.table(this.id, seat);
    if (!answer.ok) {
      this.#say(answer);
      return;
    }
    this.#unveiled = true;
    // First the curtain: what is behind it is offered to nobody, and has no previews.
    this.curtain = null;
    this.#show(answer.value);
    this.#live?.look(seat);
  }

  // What the reader does

  click = (target: string): void => {
    this.skip();
    this.trouble = null;
    if (this.busy) return;
    if (this.pending) this.pending = null;
    const next = this.offer ? pick(this.offer, this.selection, target) : null;
    if (next) this.#select(next);
    else void this.askWhy(target);
  };

  hover = (target: string | null): void => {
    this.hovered = target;
  };

  chooseKind(kind: string): void {
    this.skip();
    if (this.busy) return;
    if (this.selection.kind === kind) this.#select(NOTHING);
    else this.#select(pickKind(this.offer, kind));
  }

  /** One step back: the question, the last thing clicked, the kind, the last action. */
  back(): void {
    if (this.pending) {
      this.pending = null;
      this.selection = back(this.offer, this.selection) ?? NOTHING;
      this.#preview();
      return;
    }
    if (this.why || this.refused) {
      this.why = null;
      this.refused = null;
      return;
    }
    const shorter = back(this.offer, this.selection);
    if (shorter) this.#select(shorter);
    else if (this.scene?.can_undo) void this.step("undo");
  }

  #select(selection: Selection): void {
    this.selection = selection;
    this.why = null;
    this.refused = null;
    const choice = completed(this.offer, selection);
    if (!choice || waits(choice)) this.#preview();
    else void this.#takeWarned(choice);
  }

  /** Take a choice unless the game warns of it: then it waits for a yes. */
  async #takeWarned(choice: ChoiceJson): Promise<void> {
    if (this.#isTaught) return this.take(choice);
    const last = choice.targets.at(-1) ?? "";
    // Where a button confirms it, the warning stands beside the button.
    const hasButton = last === "" || last.startsWith("count:") || isBare(last);
    if (!hasButton && this.#foreseeing && !this.previews.has(last)) {
      const { selection } = this;
      await this.#foreseeing;
      if (this.selection !== selection || this.pending) return;
    }
    if (!hasButton && this.previews.get(last)?.warning) this.pending = choice;
    else await this.take(choice);
  }

  /** The game's client: what it warns of and wants to know beforehand. */
  meet(client: GameClient): void {
    if (this.#client === client) return;
    this.#client = client;
    this.#preview();
  }
  #client: GameClient | null = null;

  /** Take a choice; what cannot be undone waits for a yes if the reader wants that. */
  async take(choice: ChoiceJson, sure = false): Promise<void> {
    const seat = this.offer?.seat;
    const seq = this.scene?.seq;
    if (seat === undefined || seq === undefined || this.busy) return;
    if (!choice.can_undo && app.preferences.confirm && !sure && !this.#isTaught) {
      this.pending = choice;
      return;
    }
    this.pending = null;
    await this.#send(() => api.act(this.id, seat, seq, choice.text));
  }

  /** A lesson says what to do, and refuses what it does not want: nobody has to be sure of it before. */
  get #isTaught(): boolean {
    return this.table?.guide?.startsWith("lesson/") === true;
  }

  /** Ask a bot what it would do; one can go on playing meanwhile. */
  async askHint(): Promise<void> {
    this.skip();
    const seat = this.offer?.seat;
    const seq = this.scene?.seq;
    if (!this.canHint || this.hinting || this.busy || seat === undefined || seq === undefined) return;
    const question = this.#question;
    this.trouble = null;
    this.hinting = true;
    const answer = await api.hint(this.id, { seat, seq });
    if (question !== this.#question) return;
    this.hinting = false;
    this.#shown = 0;
    if (answer.ok) this.hint = answer.value;
    else if (answer.trouble.refusal) this.why = answer.trouble.refusal;
    else if (answer.trouble.code !== "stale") this.#say(answer);
  }

  hideHint(): void {
    this.hint = null;
  }

  /** Show a candidate of the hint on the board. */
  advise(rank: number): void {
    this.#shown = rank;
  }

  /** Take a candidate up as clicks on its things would; a number is set, not sent. */
  follow({ text }: ChoiceJson): void {
    this.skip();
    const choice = this.offer?.choices.find((one) => one.text === text);
    if (!choice || this.busy) return;
    this.trouble = null;
    this.pending = null;
    const { kind, targets } = choice;
    const begun = { kind, path: targets.slice(0, -1) };
    if (targets.at(-1)?.startsWith("count:")) {
      this.advise(this.candidates.findIndex((one) => one.choice === choice));
      this.#select(begun);
      return;
    }
    // With what comes before the last click its previews come, which may bring a warning.
    this.selection = begun;
    this.#preview();
    this.#select({ kind, path: targets });
  }

  async step(step: "undo" | "redo" | "reset"): Promise<void> {
    this.skip();
    const seat = this.scene?.seat;
    const seq = this.scene?.seq;
    if (seat === undefined || seat === null || seq === undefined || this.busy) return;
    await this.#send(() => api.step(this.id, step, seat, seq));
  }

  async #send(ask: () => Promise<Answer<Confirmed>>): Promise<void> {
    this.busy = true;
    this.trouble = null;
    const answer = await ask();
    if (answer.ok) await this.#arrive([answer.value.entry], answer.value.scene);
    this.busy = false;
    if (answer.ok) return;
    const { trouble } = answer;
    if (trouble.code === "stale" || trouble.code === "restored") await this.reload();
    this.selection = NOTHING;
    if (trouble.refusal) this.why = trouble.refusal;
    else this.#say(answer);
    this.#preview();
  }

  #say(answer: { ok: false; trouble: { code: string } } & Answer<unknown>): void {
    if (answer.ok) return;
    this.trouble = answer.trouble;
    if (answer.trouble.code !== OFFLINE) return;
    this.#unanswered = answer.trouble;
    this.#live?.wake();
  }

  /** Something that everybody at the table is asked, or the answer to it; true if it was taken. */
  async arrange(asked: Promise<Answer<TableInfo>>): Promise<boolean> {
    const answer = await asked;
    if (answer.ok) this.#meet(answer.value);
    else this.#say(answer);
    return answer.ok;
  }

  /** Play a seat of mine again that a bot held. */
  async takeBack(seat: number): Promise<void> {
    const answer = await api.takeBack(this.id, seat);
    if (answer.ok) await this.reload();
    else this.#say(answer);
  }

  /** Why can't I? Every other place answers with a sentence and the rule. */
  async askWhy(target: string): Promise<void> {
    const seat = this.scene?.seat ?? null;
    if (seat === null || this.scene?.status !== "running") return;
    this.refused = target;
    const number = ++this.#asked;
    const answer = await api.why(this.id, { seat, targets: [...this.selection.path, target] });
    if (number !== this.#asked) return;
    if (answer.ok) {
      this.why = answer.value;
      if (answer.value === null) this.refused = null;
    } else if (answer.trouble.refusal) this.why = answer.trouble.refusal;
    else this.refused = null;
  }

  /** Ask for what the next click would do, once a selection and once the game's client is here. */
  #preview(): void {
    const { offer, selection } = untrack(() => ({ offer: this.offer, selection: this.selection }));
    if (this.#foreseen.size > 0) this.#foreseen = new Map();
    const made = foreseeable(offer, selection, this.#client?.foresees);
    this.#foreseeing = null;
    if (!offer || made.size === 0 || !this.#client) {
      this.#previewed = "";
      return;
    }
    const actions = [...made.values()].map((choice) => choice.text);
    const asked = `${this.scene?.seq} ${actions.join("|")}`;
    this.#previewed = asked;
    const waiting = api.preview(this.id, { seat: offer.seat, actions }).then((answer) => {
      if (this.#foreseeing === waiting) this.#foreseeing = null;
      if (!answer.ok || this.#previewed !== asked) return;
      const told = answer.value.events as unknown as Record<string, EventJson[] | undefined>;
      this.#foreseen = new Map(Array.from(made).flatMap(([target, { text }]) => (told[text] ? [[target, told[text]]] : [])));
    });
    this.#foreseeing = this.#client?.warning ? waiting : null;
  }
  /** Previews on their way that may bring a warning. */
  #foreseeing: Promise<void> | null = null;

  #badge(events: EventJson[]): PreviewBadge {
    const warning = this.#client?.warning?.(events, this.scene?.view, this.say) ?? null;
    return { ...badgeOf(events, this.say), warning };
  }
}

/** While several decide at once, what others do changes nothing of what I have begun. */
function isSameQuestion(old: Scene["offer"] | undefined, offer: Scene["offer"]): boolean {
  return Boolean(old && offer) && JSON.stringify(old) === JSON.stringify(offer);
}

export function eventsOf(entry: LogEntry): EventJson[] {
  return entry.events as unknown as EventJson[];
}

export function reducedMotion(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}
