// What has happened, as a person would put it: the turns of the log, and what others did since my last action.
import { app, listed } from "../app.svelte";
import type { Playback } from "./playback.svelte";
import { touches } from "./recap";
import type { TableState } from "./state.svelte";
import { type Trail, trailOf } from "./trail";
import { hasOnlyBegun, type Wording, type Turn, turnsOf } from "./turns";

export class TurnLog {
  readonly #state: TableState;
  readonly #playback: Playback;
  #before: Turn[] = [];

  constructor(state: TableState, playback: Playback) {
    this.#state = state;
    this.#playback = playback;
  }

  wording = $derived.by<Wording>(() => {
    const { names, participantOf, say } = this.#state;
    const { language } = app; // another language needs another wording, which remembers its own sentences
    return { names, participantOf, say, listed, has: (key) => language?.has(key) === true };
  });
  turns = $derived.by<Turn[]>(() => (this.#before = turnsOf(this.#playback.log, this.wording, this.#before)));
  /** The participants that I play. */
  mine = $derived.by(() => this.#state.mine.map(this.#state.participantOf));
  /** The turn that was played last, also if its line is not the last one. */
  latest = $derived.by(() => this.turns.filter((turn) => turn.who !== null && !hasOnlyBegun(turn)).reduce<Turn | undefined>((best, turn) => (best && best.last > turn.last ? best : turn), undefined));
  /** The entry of my last action. */
  own = $derived.by(() => this.#playback.log.findLast(({ kind, seat }) => kind !== "seat" && seat !== null && this.#state.mine.includes(seat)) ?? null);
  /**
   * The turns of others since my last action, in order, and the scorings in which I got or lost points,
   * also by that action; for a reader without a seat, the last turn.
   */
  since = $derived.by<Turn[]>(() => {
    if (this.mine.length === 0) return this.latest ? [this.latest] : [];
    const own = this.own?.seq ?? 0;
    return this.turns.filter((turn) =>
      turn.who === null ? turn.last >= own && touches(turn, this.mine) : turn.last > own && !this.mine.includes(turn.who) && !hasOnlyBegun(turn),
    );
  });
  /** What the last turn of each of them left on the board. */
  trail = $derived.by<Trail[]>(() => trailOf(this.since));
}
