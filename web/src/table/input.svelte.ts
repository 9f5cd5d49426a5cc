// The player's input: choosing things, taking a choice and sending it, stepping back.
import { type Answer, api } from "../api";
import { app } from "../app.svelte";
import type { ChoiceJson } from "../games/contract";
import type { Confirmed } from "../wire";
import type { TableConnection } from "./connection.svelte";
import type { Notice } from "./notice.svelte";
import type { Playback } from "./playback.svelte";
import type { Questions } from "./questions.svelte";
import { back, clickable, completed, finishable, isBare, NOTHING, pick, pickKind, type Selection, waits } from "./selection";
import type { TableState } from "./state.svelte";

/** A choice being made. It belongs to one question, and is void when another is asked. */
interface Draft {
  question: number;
  selection: Selection;
  /** A complete choice that waits for confirmation. */
  pending: ChoiceJson | null;
}

export class PlayerInput {
  readonly #state: TableState;
  readonly #notice: Notice;
  readonly #connection: TableConnection;
  readonly #questions: Questions;
  readonly #playback: Playback;
  #draft = $state.raw<Draft>({ question: 0, selection: NOTHING, pending: null });
  #hovered = $state.raw<{ question: number; target: string | null }>({ question: 0, target: null });

  constructor(state: TableState, notice: Notice, connection: TableConnection, questions: Questions, playback: Playback) {
    this.#state = state;
    this.#notice = notice;
    this.#connection = connection;
    this.#questions = questions;
    this.#playback = playback;
  }

  #isCurrent = $derived.by(() => this.#draft.question === this.#state.question);
  selection = $derived(this.#isCurrent ? this.#draft.selection : NOTHING);
  /** A choice that waits for confirmation, because it cannot be undone or the game warns of it. */
  pending = $derived(this.#isCurrent ? this.#draft.pending : null);
  hovered = $derived.by(() => (this.#hovered.question === this.#state.question ? this.#hovered.target : null));
  /** The things that may be clicked now. */
  clickable = $derived.by(() =>
    this.#connection.isSending || this.pending ? new Set<string>() : clickable(this.#state.offer, this.selection),
  );
  /** Whether a complete choice is being sent, or will be as soon as it is clear that nothing warns of it. */
  isTaking = $derived.by(() => {
    const isChosen = this.selection !== NOTHING && !this.pending;
    const choice = isChosen ? completed(this.#state.offer, this.selection) : null;
    return this.#connection.isSending || (choice !== null && !waits(choice));
  });
  /** The choice that a button may take now, although more things could be clicked. */
  stoppable = $derived.by(() => (this.isTaking ? null : finishable(this.#state.offer, this.selection)));

  #setDraft(selection: Selection, pending: ChoiceJson | null = null): void {
    this.#draft = { question: this.#state.question, selection, pending };
  }

  // Choosing

  hover = (target: string | null): void => {
    this.#hovered = { question: this.#state.question, target };
  };

  click = (target: string): void => {
    this.#playback.skip();
    this.#notice.clear();
    if (this.#connection.isSending) return;
    if (this.pending) this.#setDraft(this.selection);
    const { offer } = this.#state;
    const next = offer ? pick(offer, this.selection, target) : null;
    if (next) this.#select(next);
    else void this.askWhy(target);
  };

  chooseKind(kind: string): void {
    this.#playback.skip();
    if (this.#connection.isSending) return;
    this.#select(this.selection.kind === kind ? NOTHING : pickKind(this.#state.offer, kind));
  }

  /**
   * One step back: the confirmation, the answer to "why not?", the last thing clicked, the kind,
   * the last action.
   */
  back(): void {
    const { offer, scene } = this.#state;
    const shorter = back(offer, this.selection);
    if (this.pending) {
      this.#setDraft(shorter ?? NOTHING);
      this.#questions.preview(this.selection);
    } else if (this.#questions.why || this.#questions.refused) this.#questions.forgetWhy();
    else if (shorter) this.#select(shorter);
    else if (scene?.can_undo) void this.step("undo");
  }

  #select(selection: Selection): void {
    this.#setDraft(selection, this.pending);
    this.#questions.forgetWhy();
    const choice = completed(this.#state.offer, selection);
    if (!choice || waits(choice)) this.#questions.preview(selection);
    else void this.#takeWarned(choice);
  }

  // Taking

  /** Take a choice unless the game warns of it: then it waits for confirmation. */
  async #takeWarned(choice: ChoiceJson): Promise<void> {
    const last = choice.targets.at(-1) ?? "";
    // Where a button confirms the choice, the warning stands beside the button.
    const hasButton = last === "" || last.startsWith("count:") || isBare(last);
    if (this.#state.isLesson || hasButton) return this.take(choice);
    const warning = this.#questions.warningOnItsWay(last);
    if (warning) {
      const { selection } = this;
      await warning;
      if (this.selection !== selection || this.pending) return;
    }
    if (this.#questions.previews.get(last)?.warning) this.#setDraft(this.selection, choice);
    else await this.take(choice);
  }

  /** Take a choice. If it cannot be undone, it waits for confirmation if the reader wants that. */
  async take(choice: ChoiceJson, { isSure = false } = {}): Promise<void> {
    const { id, offer, scene, isLesson } = this.#state;
    if (!offer || !scene || this.#connection.isSending) return;
    if (!choice.can_undo && app.preferences.confirm && !isSure && !isLesson) {
      this.#setDraft(this.selection, choice);
      return;
    }
    if (this.pending) this.#setDraft(this.selection);
    await this.#send(() => api.act(id, offer.seat, scene.seq, choice.text));
  }

  async step(step: "undo" | "redo" | "reset"): Promise<void> {
    this.#playback.skip();
    const { id, scene } = this.#state;
    const seat = scene?.seat ?? null;
    if (!scene || seat === null || this.#connection.isSending) return;
    await this.#send(() => api.step(id, step, seat, scene.seq));
  }

  async #send(request: () => Promise<Answer<Confirmed>>): Promise<void> {
    const error = await this.#connection.send(request);
    if (!error) return;
    this.#setDraft(NOTHING, this.pending);
    if (error.refusal) this.#questions.why = error.refusal;
    else this.#connection.report(error);
    this.#questions.preview(NOTHING);
  }

  // Asking

  /** Why can't I click that? */
  askWhy(target: string): Promise<void> {
    return this.#questions.askWhy(this.selection.path, target);
  }

  /** What would a bot do? */
  askHint(): Promise<void> {
    this.#playback.skip();
    return this.#questions.askHint();
  }

  /** Follow a candidate of the hint as if its things were clicked. A number is set, not sent. */
  follow({ text }: ChoiceJson): void {
    this.#playback.skip();
    const choice = this.#state.offer?.choices.find((one) => one.text === text);
    if (!choice || this.#connection.isSending) return;
    this.#notice.clear();
    const { kind, targets } = choice;
    const begun = { kind, path: targets.slice(0, -1) };
    this.#setDraft(begun);
    if (targets.at(-1)?.startsWith("count:")) {
      this.#questions.advise(this.#questions.candidates.findIndex((one) => one.choice === choice));
      this.#select(begun);
      return;
    }
    // Previews of the last click may bring a warning, so they are asked for first.
    this.#questions.preview(begun);
    this.#select({ kind, path: targets });
  }
}
