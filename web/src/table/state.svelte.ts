// The table and the scene as the server sent them, and everything that follows from the two.
import { app } from "../app.svelte";
import type { Message, OfferJson, ResultJson } from "../games/contract";
import { byNumber, isHeld, isPlayed, type Participant, participantsOf } from "../tables";
import type { Scene, SeatInfo, TableInfo } from "../wire";
import { RunningClocks } from "./clocks.svelte";

export class TableState {
  readonly id: string;
  readonly clocks = new RunningClocks();
  table = $state.raw<TableInfo | null>(null);
  scene = $state.raw<Scene | null>(null);
  /** The seat of mine whose player the curtain waits for; null without a curtain. */
  curtain = $state<number | null>(null);
  /** A player of this device has taken the screen, so what it shows is meant for them. */
  isScreenTaken = false;
  /** The number of the current question. What is selected or asked belongs to one question. */
  question = $state(0);

  constructor(id: string) {
    this.id = id;
  }

  seats = $derived<SeatInfo[]>(this.table?.seats ?? []);
  mine = $derived(this.seats.filter((seat) => seat.mine && !seat.conceded).map((seat) => seat.seat));
  /** The seats that I decide for. */
  played = $derived(this.seats.filter(isPlayed));
  /** My seats that a bot plays until I take them back. */
  held = $derived(this.seats.filter(isHeld));
  // These two parts of the table keep their identity from move to move, so the names do too.
  #participants = $derived(this.table?.participants ?? []);
  people = $derived<Participant[]>(participantsOf({ participants: this.#participants, seats: this.seats }));
  /** Names, short names and colours of the participants, by number. */
  names = $derived(byNumber(this.people, ({ name }) => name, ""));
  shorts = $derived(byNumber(this.people, ({ short }) => short, ""));
  colours = $derived(byNumber(this.people, ({ colour }) => colour, 0));

  isPaused = $derived(this.table?.paused === true);
  /** A lesson says what to do and refuses everything else, so it needs no confirmations. */
  isLesson = $derived(this.table?.guide?.startsWith("lesson/") === true);
  /** Nothing is offered behind the curtain or during a pause. */
  offer = $derived((this.curtain === null && !this.isPaused ? (this.scene?.offer ?? null) : null) as OfferJson | null);
  result = $derived((this.scene?.result ?? null) as ResultJson | null);
  isMyTurn = $derived(this.scene?.status === "running" && !this.isPaused && this.nextOfMine(this.scene) !== undefined);

  /** A message as a sentence in the reader's language. */
  say = (message: Message): string => app.language?.say(message, this.names) ?? "";
  /** The same for screen readers: the sentences say where things are. */
  spoken = (message: Message): string => app.language?.say(message, this.names, "spoken") ?? "";

  /** The participant whose pieces a seat plays. */
  participantOf = (seat: number): number => this.people.find((one) => one.seat?.seat === seat)?.participant ?? seat;
  nameOf = (seat: number): string => this.names[this.participantOf(seat)] ?? "";
  colourOf = (seat: number): number => this.colours[this.participantOf(seat)] ?? 0;

  /** The first of my seats that has to decide in a scene. */
  nextOfMine(scene: Scene): number | undefined {
    return scene.to_act.find((seat) => this.played.some((one) => one.seat === seat) && !this.clocks.isLapsed(seat));
  }

  /** The seat of mine whose player needs the screen next; undefined if it stays where it is. */
  nextAtScreen(): number | undefined {
    const { scene, isScreenTaken } = this;
    if (!scene || scene.status !== "running" || this.mine.length < 2) return undefined;
    if (isScreenTaken && this.curtain === null && scene.seat !== null && scene.to_act.includes(scene.seat)) return undefined;
    const next = this.nextOfMine(scene);
    return isScreenTaken && next === scene.seat ? undefined : next;
  }
}
