// What screen readers announce: everything in order, several sentences at a time, nothing dropped.
//
// Sentences are added to one polite region and never replaced, because a screen reader may miss the
// text that an element had before it changed. All of a page's announcements go through `announce`, so
// that they come in the order in which things happened.

/** Sentences that come within this time are one batch, in milliseconds. */
const QUIET = 150;
/** The longest time that a batch waits for more sentences, in milliseconds. */
const LONGEST = 600;
/** Batches that stay in the page; a slow reader still finds them there. */
const KEPT = 20;
/** How long they stay, in milliseconds: then a reader of the page finds only what it shows. */
const STAYS = 30_000;

export interface Batch {
  id: number;
  sentences: string[];
}

class Announcer {
  /** The last batches, in order. */
  batches = $state.raw<Batch[]>([]);
  #waiting: string[] = [];
  #since = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #number = 0;
  #last: readonly string[] = [];

  announce(...sentences: string[]): void {
    const words = sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== "");
    if (words.length === 0) return;
    if (this.#waiting.length === 0) this.#since = Date.now();
    this.#waiting.push(...words);
    this.#wait(Math.max(0, Math.min(QUIET, this.#since + LONGEST - Date.now())));
  }

  /** The sentences of the last batch again. */
  repeat(): void {
    this.announce(...this.#last);
  }

  /** Forget the announcements of the last page: another one is shown. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.#last = [];
    this.batches = [];
  }

  #wait(time: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#speak(), time);
  }

  #speak(): void {
    // Behind an open dialog nothing is announced, so the sentences wait until it is closed.
    if (document.querySelector("dialog[open]")) {
      this.#wait(LONGEST);
      return;
    }
    const sentences = this.#waiting;
    this.#waiting = [];
    if (sentences.length === 0) return;
    const id = ++this.#number;
    this.#last = sentences;
    this.batches = [...this.batches, { id, sentences }].slice(-KEPT);
    setTimeout(() => (this.batches = this.batches.filter((batch) => batch.id !== id)), STAYS);
  }
}

export const announcer = new Announcer();

/** Let screen readers announce sentences, after everything that was announced before. */
export function announce(...sentences: string[]): void {
  announcer.announce(...sentences);
}
