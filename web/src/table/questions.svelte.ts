// What can be asked about the decision at hand: what a click would do, why not, what a bot would
// do.
import { untrack } from "svelte";
import { api } from "../api";
import type { ChoiceJson, EventJson, GameClient, PreviewBadge, Selection } from "../games/contract";
import type { Hint, RefusalInfo } from "../wire";
import type { TableConnection } from "./connection.svelte";
import { type Candidate, candidatesOf } from "./hints";
import type { ErrorLine } from "./errorLine.svelte";
import { badgeOf } from "./previews";
import { foreseeable, NOTHING } from "./selection";
import type { TableState } from "./state.svelte";

export class Questions {
  readonly #state: TableState;
  readonly #errorLine: ErrorLine;
  readonly #connection: TableConnection;
  /** The game's client, which knows what to warn of and what to preview at once. */
  client = $state.raw<GameClient | null>(null);

  /** The answer to "why not?", and the thing that was asked about. */
  why = $state.raw<RefusalInfo | null>(null);
  refused = $state<string | null>(null);
  /** A bot is thinking about the question. */
  isThinking = $state(false);
  /** What a bot would do; dropped when the question changes. */
  #hint = $state.raw<Hint | null>(null);
  /** The rank of the candidate that the board shows. */
  #rank = $state(0);
  /** The events that the next click would cause, by the thing to click. */
  #foreseen = $state.raw(new Map<string, EventJson[]>());

  // Each kind of request is numbered, so that answers to an earlier one can be ignored.
  #whyNumber = 0;
  #hintNumber = 0;
  #previewNumber = 0;
  /** The selection that the previews are for. */
  #selection: Selection = NOTHING;
  /** Requested previews that may bring a warning. */
  #warnings: Promise<void> | null = null;

  constructor(state: TableState, errorLine: ErrorLine, connection: TableConnection) {
    this.#state = state;
    this.#errorLine = errorLine;
    this.#connection = connection;
  }

  canHint = $derived.by(() => this.#state.table?.hints === true && this.#state.scene?.status === "running" && this.#state.offer !== null);
  candidates = $derived.by<Candidate[]>(() => candidatesOf(this.#state.offer, this.#hint));
  advised = $derived<ChoiceJson | null>(this.candidates[this.#rank]?.choice ?? null);
  /** What a lesson says about a move that it does not want. No rule forbids such a move. */
  taught = $derived.by(() => (this.#state.scene?.guide && this.why?.rule === "" ? this.why : null));
  // Sentences are made when they are shown, so that they follow a change of language.
  previews = $derived(new Map(Array.from(this.#foreseen, ([target, events]) => [target, this.#badge(events)])));

  /** A new question: the answers for the last one are void. */
  begin(): void {
    this.#state.question++;
    this.#errorLine.clear();
    this.forgetWhy();
    this.forgetHint();
    this.preview(NOTHING);
  }

  setClient(client: GameClient): void {
    if (untrack(() => this.client) === client) return;
    this.client = client;
    this.preview(this.#selection);
  }

  // Why not?

  /** Ask why the last of these targets cannot be clicked. Answers with a sentence and its rule. */
  async askWhy(path: readonly string[], target: string): Promise<RefusalInfo | null> {
    const { id, scene } = this.#state;
    const seat = scene?.seat ?? null;
    if (seat === null || scene?.status !== "running") return null;
    this.refused = target;
    const number = ++this.#whyNumber;
    const answer = await api.why(id, { seat, targets: [...path, target] });
    if (number !== this.#whyNumber) return null;
    const refusal = answer.ok ? answer.value : answer.error.refusal;
    if (answer.ok || refusal) this.why = refusal ?? null;
    if (!refusal) this.refused = null;
    return refusal ?? null;
  }

  forgetWhy(): void {
    this.why = null;
    this.refused = null;
  }

  // Hints

  /** Ask a bot what it would do. The reader can play on meanwhile. */
  async askHint(): Promise<void> {
    const { id, offer, scene } = this.#state;
    if (!this.canHint || this.isThinking || this.#connection.isSending || !offer || !scene) return;
    const number = this.#hintNumber;
    this.#errorLine.clear();
    this.isThinking = true;
    const answer = await api.hint(id, { seat: offer.seat, seq: scene.seq });
    if (number !== this.#hintNumber) return;
    this.isThinking = false;
    this.#rank = 0;
    if (answer.ok) this.#hint = answer.value;
    else if (answer.error.refusal) this.why = answer.error.refusal;
    else if (answer.error.code !== "stale") this.#connection.report(answer.error);
  }

  hideHint(): void {
    this.#hint = null;
  }

  /** Drop the hint, and ignore the answer to a hint that was asked for. */
  forgetHint(): void {
    this.#hintNumber++;
    this.#hint = null;
    this.isThinking = false;
    this.#rank = 0;
  }

  /** Show a candidate of the hint on the board. */
  advise(rank: number): void {
    this.#rank = rank;
  }

  // Previews

  /** Ask what the next click would do. Nothing is asked before the game's client is known. */
  preview(selection: Selection): void {
    this.#selection = selection;
    this.#warnings = null;
    const number = ++this.#previewNumber;
    // Components call this in effects, which must not depend on what is read here.
    const { offer, client } = untrack(() => {
      if (this.#foreseen.size > 0) this.#foreseen = new Map();
      return { offer: this.#state.offer, client: this.client };
    });
    const choices = foreseeable(offer, selection, client?.foresees);
    if (!offer || !client || choices.size === 0) return;
    const request = this.#preview(number, offer.seat, choices).then(() => {
      if (this.#warnings === request) this.#warnings = null;
    });
    if (client.warning) this.#warnings = request;
  }

  async #preview(number: number, seat: number, choices: Map<string, ChoiceJson>): Promise<void> {
    const actions = [...choices.values()].map((choice) => choice.text);
    const answer = await api.preview(this.#state.id, { seat, actions });
    if (!answer.ok || number !== this.#previewNumber) return;
    const events = answer.value.events as unknown as Record<string, EventJson[] | undefined>;
    this.#foreseen = new Map(Array.from(choices).flatMap(([target, { text }]) => (events[text] ? [[target, events[text]]] : [])));
  }

  /** The unanswered request that may bring a warning for this thing; null if there is none. */
  warningOnItsWay(target: string): Promise<void> | null {
    return this.previews.has(target) ? null : this.#warnings;
  }

  #badge(events: EventJson[]): PreviewBadge {
    const { say, scene } = this.#state;
    return { ...badgeOf(events, say), warning: this.client?.warning?.(events, scene?.view, say) ?? null };
  }
}
