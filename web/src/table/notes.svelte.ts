// Private notes: loaded when first opened, stored while typing.
import { api } from "../api";
import { errorText } from "../app.svelte";

/** The pause after the last key before notes are stored, in milliseconds. */
export const PAUSE = 800;
export const LONGEST = 20_000;

export type Keeping = "loading" | "kept" | "writing" | "failed";

export class Notes {
  readonly id: string;
  text = $state("");
  state = $state<Keeping>("loading");
  problem = $state("");
  #kept: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.id = id;
  }

  async load(): Promise<void> {
    if (this.#kept !== null) return;
    const answer = await api.notes(this.id);
    if (!answer.ok) {
      this.state = "failed";
      this.problem = errorText(answer.error);
      return;
    }
    this.#kept = answer.value.text;
    this.text = answer.value.text;
    this.state = "kept";
  }

  write(text: string): void {
    this.text = text;
    if (this.#kept === null) return;
    this.state = "writing";
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.keep(), PAUSE);
  }

  /**
   * Store unsaved text now, because the reader leaves. One request at a time, so that the last text
   * wins.
   */
  keep(): Promise<void> {
    clearTimeout(this.#timer);
    this.#keeping ??= this.#store().finally(() => (this.#keeping = null));
    return this.#keeping;
  }
  #keeping: Promise<void> | null = null;

  async #store(): Promise<void> {
    while (this.#kept !== null && this.text !== this.#kept) {
      const { text } = this;
      const answer = await api.keepNotes(this.id, text);
      this.problem = answer.ok ? "" : errorText(answer.error);
      if (!answer.ok) {
        this.state = "failed";
        return;
      }
      this.#kept = text;
    }
    if (this.#kept !== null) this.state = "kept";
  }
}
