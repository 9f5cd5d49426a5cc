// What is said at a table, and how much of it the reader has not seen.
import { type Answer, api } from "../api";
import { troubleText } from "../app.svelte";
import type { Said } from "../wire";

const SEEN = "trilobite-said-";

export class Talk {
  readonly id: string;
  /** Tells the reader's own words from those of others. */
  readonly isMine: (said: Said) => boolean;
  said = $state.raw<Said[]>([]);
  /** Whether the reader has it before their eyes. */
  isOpen = $state(false);
  /** What went wrong with the last words, in a sentence. */
  problem = $state("");
  isSending = $state(false);
  #seen = $state(0);

  constructor(id: string, isMine: (said: Said) => boolean) {
    this.id = id;
    this.isMine = isMine;
    this.#seen = readSeen(id);
  }

  last = $derived(this.said.at(-1)?.id ?? 0);
  unread = $derived(this.isOpen ? 0 : this.said.filter((one) => one.id > this.#seen && !this.isMine(one)).length);
  /** The newest words of somebody else, for those who hear the page. */
  heard = $derived(this.said.findLast((one) => one.id > this.#began && !this.isMine(one)) ?? null);
  /** What was said before the page was opened is no news. */
  #began = $state(Infinity);

  /** Words come in order, but the answer to my own may overtake what the socket tells. */
  arrive(said: Said[]): void {
    const known = new Set(this.said.map(({ id }) => id));
    const fresh = said.filter(({ id }) => !known.has(id));
    // The first message has all that was said before, be it nothing.
    if (this.#began === Infinity) this.#began = Math.max(0, ...said.map(({ id }) => id));
    if (fresh.length > 0) this.said = [...this.said, ...fresh].toSorted((one, other) => one.id - other.id);
    if (this.isOpen) this.#remember();
  }

  /** What was said was never said: the next message has all that was. */
  forget(): void {
    this.said = [];
    this.#began = Infinity;
  }

  open(): void {
    this.isOpen = true;
    this.#remember();
  }
  close(): void {
    this.isOpen = false;
  }

  /** Say something; true if it was said. */
  async say(text: string): Promise<boolean> {
    if (text.trim() === "" || this.isSending) return false;
    this.isSending = true;
    const answer: Answer<Said> = await api.say(this.id, text);
    this.isSending = false;
    this.problem = answer.ok ? "" : troubleText(answer.trouble);
    if (answer.ok) this.arrive([answer.value]);
    return answer.ok;
  }

  #remember(): void {
    this.#seen = Math.max(this.#seen, this.last);
    try {
      localStorage.setItem(SEEN + this.id, String(this.#seen));
    } catch {
      // Then it counts as unread after the next load.
    }
  }
}

function readSeen(id: string): number {
  try {
    return Number(localStorage.getItem(SEEN + id)) || 0;
  } catch {
    return 0;
  }
}
