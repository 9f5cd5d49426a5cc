// A review of a finished game: started, followed while a bot works on it, and kept while the page is open.
import { api } from "../api";
import { troubleText } from "../app.svelte";
import type { Review, ReviewMoment } from "../wire";

export const LEVELS = ["easy", "normal", "hard", "expert"] as const;
/** Milliseconds between two questions how far it is. */
const PAUSE = 1000;

export class ReviewSession {
  readonly id: string;
  level = $state("hard");
  /** How far it is, as the server told last; without its moments. */
  progress = $state.raw<Review | null>(null);
  moments = $state.raw<ReviewMoment[]>([]);
  problem = $state("");
  /** Whether this page wants it: a review that nobody makes any more is begun again. */
  wanted = $state(false);

  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts the levels that were looked at: answers about another one come too late. */
  #look = 0;

  constructor(id: string) {
    this.id = id;
  }

  /** The turning points, the largest first. */
  points = $derived(this.moments.filter(({ mark }) => mark !== "").sort((a, b) => b.loss - a.loss || a.number - b.number));
  isUnderWay = $derived(this.wanted && !["finished", "failed"].includes(this.progress?.state ?? ""));

  at(seq: number): ReviewMoment | null {
    return this.points.find((moment) => moment.seq === seq) ?? null;
  }

  /** What is there already, of the level that is chosen. */
  async open(): Promise<void> {
    await this.#ask();
    const { state } = this.progress ?? {};
    if (state === "waiting" || state === "running") this.#follow();
  }

  async choose(level: string): Promise<void> {
    this.close();
    this.level = level;
    this.progress = null;
    this.moments = [];
    this.problem = "";
    await this.open();
  }

  async start(): Promise<void> {
    this.moments = [];
    const look = this.#look;
    const answer = await api.startReview(this.id, this.level);
    if (look !== this.#look) return;
    this.problem = answer.ok ? "" : troubleText(answer.trouble);
    if (!answer.ok) return;
    this.#take(answer.value);
    this.#follow();
  }

  close(): void {
    this.#look++;
    this.wanted = false;
    clearTimeout(this.#timer);
  }

  #follow(): void {
    this.wanted = true;
    clearTimeout(this.#timer);
    if (this.isUnderWay) this.#timer = setTimeout(() => void this.#next(), PAUSE);
  }

  async #next(): Promise<void> {
    const look = this.#look;
    const had = this.moments.length;
    await this.#ask(had);
    if (look !== this.#look) return;
    const { state } = this.progress ?? {};
    // Another server answered that knows nothing of it, or this one has been restarted.
    if (state === "none") return this.start();
    // The stored one may be another server's.
    if (state === "finished" && had > 0) await this.#ask();
    if (look === this.#look) this.#follow();
  }

  async #ask(first = 0): Promise<void> {
    const look = this.#look;
    const answer = await api.review(this.id, this.level, first);
    if (look !== this.#look) return;
    // While a review is under way a bad line is no reason to give it up.
    if (answer.ok) this.#take(answer.value);
    this.problem = answer.ok || this.wanted ? "" : troubleText(answer.trouble);
  }

  #take(review: Review): void {
    this.progress = { ...review, moments: [] };
    if (review.first <= this.moments.length) this.moments = [...this.moments.slice(0, review.first), ...review.moments];
  }
}
