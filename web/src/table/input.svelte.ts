// The player's input: choosing things, taking a choice and sending it, stepping back.
import { type Answer, api } from "../api";
import { app } from "../app.svelte";
import type { ChoiceJson, Message, Selection } from "../games/contract";
import type { Confirmed, RefusalInfo, Shortcut } from "../wire";
import type { TableConnection } from "./connection.svelte";
import type { ErrorLine } from "./errorLine.svelte";
import type { Playback } from "./playback.svelte";
import { pointer } from "./pointer";
import type { Questions } from "./questions.svelte";
import { back, buttonsOf, clickable, completed, finishable, isBare, kindsOf, NOTHING, pick, pickKind, tallyOf, waits } from "./selection";
import type { TableState } from "./state.svelte";

/** A choice being made. It belongs to one question, and is void when another is asked. */
interface Begun {
  question: number;
  selection: Selection;
  /** A complete choice that waits for confirmation. */
  pending: ChoiceJson | null;
  /** Another thing that the last click could have meant. */
  instead?: string | null;
}

/** The longest pause within a double click, whose second half does not confirm; in milliseconds. */
const DOUBLE = 250;

export class PlayerInput {
  readonly #state: TableState;
  readonly #errorLine: ErrorLine;
  readonly #connection: TableConnection;
  readonly #questions: Questions;
  readonly #playback: Playback;
  #begun = $state.raw<Begun>({ question: 0, selection: NOTHING, pending: null });
  #hovered = $state.raw<{ question: number; target: string | null }>({ question: 0, target: null });

  constructor(state: TableState, errorLine: ErrorLine, connection: TableConnection, questions: Questions, playback: Playback) {
    this.#state = state;
    this.#errorLine = errorLine;
    this.#connection = connection;
    this.#questions = questions;
    this.#playback = playback;
  }

  /** Nothing is being chosen while nothing is offered, as in a pause. */
  #isCurrent = $derived.by(() => this.#begun.question === this.#state.question && this.#state.offer !== null);
  selection = $derived(this.#isCurrent ? this.#begun.selection : NOTHING);
  /** A choice that waits for confirmation, because it cannot be undone or the game warns of it. */
  pending = $derived(this.#isCurrent ? this.#begun.pending : null);
  #pendingSince = 0;
  /** What the pending choice would waste. */
  waste = $derived.by(() => (this.pending ? this.#wasteOf(this.pending) : null));
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

  /** How many pieces are put down one by one, and how many are left. */
  tally = $derived.by(() => (this.isTaking ? null : tallyOf(this.#state.offer, this.selection)));
  /** A step is under way, such as a lifted tile, which a step back undoes. */
  #isUnderWay = $derived.by(() => {
    const { offer, scene, say } = this.#state;
    const { client } = this.#questions;
    if (!scene?.can_undo || !offer) return false;
    const hasButton = buttonsOf(offer).some(({ kind }) => !client?.button || client.button(kind, scene.view, say) !== null);
    return (kindsOf(offer).length === 1 && !hasButton) || client?.isOpen?.(scene.view) === true;
  });
  /** Whether a step back leads anywhere. What is finished is undone by its own button. */
  canBack = $derived.by(() => this.selection !== NOTHING || this.#isUnderWay);

  #begin(selection: Selection, pending: ChoiceJson | null = null): void {
    this.#begun = { question: this.#state.question, selection, pending };
  }

  /** Let a choice wait for confirmation, and show what it does. */
  #hold(choice: ChoiceJson): void {
    this.#begin(this.selection, choice);
    this.#pendingSince = performance.now();
    const last = choice.targets.at(-1);
    if (last !== undefined) this.hover(last);
  }

  // Choosing

  /** The question for which a number was changed: somebody has looked at several. */
  #counted = -1;

  hover = (target: string | null): void => {
    const isNumber = (one: string | null) => one?.startsWith("count:") === true;
    if (isNumber(target) && isNumber(this.hovered) && target !== this.hovered) this.#counted = this.#state.question;
    this.#hovered = { question: this.#state.question, target };
  };

  click = (target: string, instead?: string): void => {
    this.#playback.skip();
    this.#errorLine.clear();
    if (this.#connection.isSending || this.#playback.isHeld) return;
    if (this.pending?.targets.at(-1) === target) return this.confirm({ isPress: true });
    if (this.pending) this.#begin(this.selection);
    const { offer } = this.#state;
    const next = offer ? pick(offer, this.selection, target) : null;
    if (next) {
      this.#select(next);
      if (instead !== undefined && this.selection === next) this.#begun = { ...this.#begun, instead };
    } else if (this.tally?.left === 0 && clickable(offer, NOTHING).has(target)) this.#errorLine.show({ code: "all_placed", problem: "" });
    else {
      if (offer?.choices.some(({ targets }) => targets[0] === target)) this.#begun = { ...this.#begun, instead: target };
      void this.askWhy(target);
    }
  };

  /** Another thing that the last click could have meant: a choice that begins with it. */
  instead = $derived.by(() => {
    const begins = this.#isCurrent && !this.isTaking ? this.#begun.instead : null;
    return this.#state.offer?.choices.find(({ targets }) => targets[0] === begins) ?? null;
  });

  /** The last click was meant for the other thing. */
  takeInstead(): void {
    const target = this.instead?.targets[0];
    if (target === undefined) return;
    this.#begin(NOTHING);
    this.click(target);
  }

  /** Click all that is left of a choice. */
  place({ targets }: ChoiceJson): void {
    this.#select({ ...this.selection, path: [...targets] });
  }

  chooseKind(kind: string): void {
    this.#playback.skip();
    if (this.#connection.isSending) return;
    this.#select(this.selection.kind === kind ? NOTHING : pickKind(this.#state.offer, kind));
  }

  /**
   * One step back: the confirmation, the answer to "why not?", the last thing clicked, the kind, the
   * step under way. It never undoes what is finished.
   */
  back(): void {
    this.#errorLine.clear();
    const { offer } = this.#state;
    const shorter = back(offer, this.selection);
    if (this.pending) {
      this.#begin(shorter ?? NOTHING);
      this.#questions.preview(this.selection);
      // A finger points at nothing after its tap.
      if (pointer.isTouch) this.hover(null);
    } else if (this.#questions.why || this.#questions.refused) this.#questions.forgetWhy();
    else if (shorter) this.#select(shorter);
    else if (this.#isUnderWay) void this.step("undo");
  }

  #select(selection: Selection): void {
    this.#begin(selection, this.pending);
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
    if (this.#questions.previews.get(last)?.warning) this.#hold(choice);
    else await this.take(choice);
  }

  #wasteOf(choice: ChoiceJson): Message | null {
    return (this.#state.scene?.wastes?.[choice.text] as Message | undefined) ?? null;
  }

  /**
   * Whether to ask before a choice: it cannot be undone, and it wastes something, or a finger could
   * not look at it first.
   */
  #asksBefore(choice: ChoiceJson): boolean {
    const { confirm } = app.preferences;
    if (choice.can_undo || confirm === "never" || this.#state.isLesson) return false;
    const isShown = waits(choice) || this.#counted === this.#state.question;
    return confirm === "always" || this.#wasteOf(choice) !== null || (pointer.isTouch && !isShown);
  }

  /** Take a choice, or let it wait for confirmation. */
  async take(choice: ChoiceJson, { isSure = false, times = 1 } = {}): Promise<void> {
    const { question } = this.#state;
    this.#playback.skip();
    const { id, offer, scene } = this.#state;
    // A question that is still shown may have been answered already.
    if (this.#state.question !== question || !offer || !scene || this.#connection.isSending) return;
    if (!isSure && this.#asksBefore(choice)) {
      this.#hold(choice);
      return;
    }
    if (this.pending) this.#begin(this.selection);
    if (this.#state.isLesson && (await this.#isUnwanted(offer.seat, choice))) return;
    await this.#send(() => api.act(id, offer.seat, scene.seq, choice.text, times));
  }

  /**
   * Take the choice that waits. Where its button was pressed, a second press may be half of a double
   * click.
   */
  confirm({ isPress = false } = {}): void {
    const isDouble = isPress && performance.now() - this.#pendingSince < DOUBLE;
    if (this.pending && !isDouble) void this.take(this.pending, { isSure: true });
  }

  /** Do an action several times in a row; one undo takes all of it back. */
  repeat({ action, times }: Shortcut): void {
    this.#playback.skip();
    const choice = this.#state.offer?.choices.find(({ text }) => text === action);
    if (choice) void this.take(choice, { times });
  }

  /** Whether the lesson wants another action. A refused action would be a failed request; a question is not one. */
  async #isUnwanted(seat: number, choice: ChoiceJson): Promise<boolean> {
    this.#connection.isSending = true;
    const answer = await api.why(this.#state.id, { seat, targets: [], action: choice.text });
    this.#connection.isSending = false;
    if (!answer.ok || !answer.value) return false;
    this.#refuse(answer.value);
    return true;
  }

  async step(step: "undo" | "redo" | "reset"): Promise<void> {
    this.#playback.skip();
    const { id, scene } = this.#state;
    const seat = scene?.seat ?? null;
    if (!scene || seat === null || this.#connection.isSending || this.#playback.isHeld) return;
    await this.#send(() => api.step(id, step, seat, scene.seq));
  }

  async #send(request: () => Promise<Answer<Confirmed>>): Promise<void> {
    this.#playback.moveOn();
    const error = await this.#connection.send(request);
    if (!error) return;
    this.#refuse(error.refusal ?? null);
    if (!error.refusal) this.#connection.report(error);
  }

  #refuse(refusal: RefusalInfo | null): void {
    this.#begin(NOTHING, this.pending);
    if (refusal) this.#questions.why = refusal;
    this.#questions.preview(NOTHING);
  }

  // Asking

  /** Why can't I click that? */
  askWhy(target: string): Promise<RefusalInfo | null> {
    return this.#questions.askWhy(this.selection.path, target);
  }

  /** What would a bot do? */
  askHint(): Promise<void> {
    this.#playback.skip();
    return this.#questions.askHint();
  }

  /**
   * Follow a candidate of the hint as if its things were clicked. A number is set, not sent. What
   * cannot be undone is shown first, and waits for confirmation.
   */
  follow({ text }: ChoiceJson): void {
    this.#playback.skip();
    const choice = this.#state.offer?.choices.find((one) => one.text === text);
    if (!choice || this.#connection.isSending) return;
    this.#errorLine.clear();
    const { kind, targets } = choice;
    const begun = { kind, path: targets.slice(0, -1) };
    this.#begin(begun);
    if (targets.at(-1)?.startsWith("count:")) {
      this.#questions.advise(this.#questions.candidates.findIndex((one) => one.choice === choice));
      this.#select(begun);
      return;
    }
    // Previews of the last click may bring a warning, so they are asked for first.
    this.#questions.preview(begun);
    const isFinal = !choice.can_undo && app.preferences.confirm !== "never" && !this.#state.isLesson;
    if (!isFinal || waits(choice)) return this.#select({ kind, path: targets });
    this.#begin({ kind, path: targets });
    this.#hold(choice);
  }
}
