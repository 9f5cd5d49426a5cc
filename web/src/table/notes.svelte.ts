// Notes for oneself: loaded when they are first looked at, stored while they are written.
import { api } from "../api";
import { troubleText } from "../app.svelte";

/** How long nothing is typed before it is stored. */
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
      this.problem = troubleText(answer.trouble);
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

  /** Store now what was not stored yet: the reader goes. One message at a time, the last one last. */
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
      this.problem = answer.ok ? "" : troubleText(answer.trouble);
      if (!answer.ok) {
        this.state = "failed";
        return;
      }
      this.#kept = text;
    }
    if (this.#kept !== null) this.state = "kept";
  }
}
