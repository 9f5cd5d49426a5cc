// A review of a finished game: started, polled while a bot works on it, and kept while the page is
// open.
import { api } from "../api";
import { errorText } from "../app.svelte";
import type { Review, ReviewMoment } from "../wire";

export const LEVELS = ["easy", "normal", "hard", "expert"] as const;
/** Milliseconds between two polls. */
const PAUSE = 1000;

export class ReviewSession {
  readonly id: string;
  level = $state("hard");
  /** The progress in the server's last answer, without its moments. */
  progress = $state.raw<Review | null>(null);
  moments = $state.raw<ReviewMoment[]>([]);
  problem = $state("");
  /** Whether this page wants the review: if no server works on it any more, it is started again. */
  wanted = $state(false);

  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts changes of level, so that late answers for another one can be ignored. */
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

  /** Load what already exists for the chosen level. */
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
    this.problem = answer.ok ? "" : errorText(answer.error);
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
    // Another server answered that does not know the review, or this one was restarted.
    if (state === "none") return this.start();
    // The stored review may come from another server.
    if (state === "finished" && had > 0) await this.#ask();
    if (look === this.#look) this.#follow();
  }

  async #ask(first = 0): Promise<void> {
    const look = this.#look;
    const answer = await api.review(this.id, this.level, first);
    if (look !== this.#look) return;
    // While a review is under way, a bad connection does not end it.
    if (answer.ok) this.#take(answer.value);
    this.problem = answer.ok || this.wanted ? "" : errorText(answer.error);
  }

  #take(review: Review): void {
    this.progress = { ...review, moments: [] };
    if (review.first <= this.moments.length) this.moments = [...this.moments.slice(0, review.first), ...review.moments];
  }
}
