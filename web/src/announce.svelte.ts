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
  /** The last batches that were new, for hearing them again. */
  #past: (readonly string[])[] = [];
  /** How many of them are before the one that was repeated last. */
  #back = 0;
  #isRepeat = false;

  announce(...sentences: string[]): void {
    const words = sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== "");
    if (words.length === 0) return;
    this.#isRepeat = false;
    if (this.#waiting.length === 0) this.#since = Date.now();
    this.#waiting.push(...words);
    this.#wait(Math.max(0, Math.min(QUIET, this.#since + LONGEST - Date.now())));
  }

  /** The sentences of the last batch again; the next time those of the one before it, and so on. */
  repeat(): void {
    if (this.#isRepeat && this.#waiting.length > 0) return;
    const isFirst = this.#back === 0;
    this.#back = Math.min(this.#back + 1, this.#past.length);
    const sentences = this.#past.at(-this.#back);
    if (!sentences || (isFirst && this.#waiting.length > 0)) return;
    this.announce(...sentences);
    this.#isRepeat = true;
  }

  /** Forget the announcements of the last page: another one is shown. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.#past = [];
    this.#back = 0;
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
    if (!this.#isRepeat) {
      this.#past = [...this.#past, sentences].slice(-KEPT);
      this.#back = 0;
    }
    this.#isRepeat = false;
    this.batches = [...this.batches, { id, sentences }].slice(-KEPT);
    setTimeout(() => (this.batches = this.batches.filter((batch) => batch.id !== id)), STAYS);
  }
}

export const announcer = new Announcer();

/** Let screen readers announce sentences, after everything that was announced before. */
export function announce(...sentences: string[]): void {
  announcer.announce(...sentences);
}
