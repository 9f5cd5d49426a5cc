// The chat of a table, and the number of unread messages.
import { type Answer, api } from "../api";
import { errorText, t } from "../app.svelte";
import type { ChatText, Said } from "../wire";

const SEEN = "trilobite-said-";

/** Ready phrases, in the order of a game. They are sent as keys, so that all read them in their own language. */
export const PHRASES = ["hello", "good-luck", "well-played", "thanks", "sorry", "wait", "good-game", "again"] as const satisfies NonNullable<Said["phrase"]>[];

/** What somebody said, in the reader's language if it is a ready phrase. */
export function wordsOf({ text, phrase }: Pick<Said, "text" | "phrase">): string {
  return phrase ? t(`web-chat-phrase-${phrase}`) : text;
}

export class Chat {
  readonly id: string;
  /** Whether a message is the reader's own. */
  readonly isMine: (said: Said) => boolean;
  said = $state.raw<Said[]>([]);
  /** Whether the chat is visible. */
  isOpen = $state(false);
  /** What went wrong with the last message, as a sentence. */
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
  /** The newest message from somebody else, for screen readers. */
  announced = $derived(this.said.findLast((one) => one.id > this.#began && !this.isMine(one)) ?? null);
  /** Messages up to this id were sent before the page was opened and are not announced. */
  #began = $state(Infinity);

  /** Messages arrive in order, but the answer to my own may overtake the socket. */
  arrive(said: Said[]): void {
    const known = new Set(this.said.map(({ id }) => id));
    const fresh = said.filter(({ id }) => !known.has(id));
    // The first batch contains everything said before, possibly nothing.
    if (this.#began === Infinity) this.#began = Math.max(0, ...said.map(({ id }) => id));
    if (fresh.length > 0) this.said = [...this.said, ...fresh].toSorted((one, other) => one.id - other.id);
    if (this.isOpen) this.#remember();
  }

  /** A backup was restored: drop all messages. The next batch contains the valid ones. */
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

  /** Send a message; true if it was accepted. */
  async send(said: ChatText): Promise<boolean> {
    if ((!said.phrase && !said.text?.trim()) || this.isSending) return false;
    this.isSending = true;
    const answer: Answer<Said> = await api.sendChat(this.id, said);
    this.isSending = false;
    this.problem = answer.ok ? "" : errorText(answer.error);
    if (answer.ok) this.arrive([answer.value]);
    return answer.ok;
  }

  #remember(): void {
    this.#seen = Math.max(this.#seen, this.last);
    try {
      localStorage.setItem(SEEN + this.id, String(this.#seen));
    } catch {
      // Storage is forbidden here: the message counts as unread after the next load.
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
