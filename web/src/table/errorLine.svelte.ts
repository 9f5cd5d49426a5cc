// The line about the last message that went wrong.
import { OFFLINE } from "../api";
import { errorText } from "../app.svelte";
import type { ErrorBody } from "../wire";

export class ErrorLine {
  error = $state.raw<ErrorBody | null>(null);
  /** The error "no answer", which disappears as soon as the server answers again. */
  #unanswered: ErrorBody | null = null;

  // The sentence is made when it is shown, so that it follows a change of language.
  text = $derived(this.error && errorText(this.error));

  show(error: ErrorBody): void {
    this.error = error;
    if (error.code === OFFLINE) this.#unanswered = error;
  }

  clear(): void {
    this.error = null;
  }

  /** The server answers again. */
  end(): void {
    if (this.#unanswered !== null && this.error === this.#unanswered) this.clear();
    this.#unanswered = null;
  }
}
