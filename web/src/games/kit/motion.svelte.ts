// The clock of an animation: it runs from the first event to the last, then stops.
export class AnimationClock<Plan extends { length: number }> {
  readonly #rest: Plan;
  plan = $state.raw<Plan>() as Plan;
  now = $state(0);
  #frame = 0;

  constructor(rest: Plan) {
    this.#rest = rest;
    this.plan = rest;
  }

  get isRunning(): boolean {
    return this.plan !== this.#rest;
  }

  play(plan: Plan): void {
    this.stop();
    if (plan.length === 0) return;
    this.plan = plan;
    this.now = 0;
    const began = performance.now();
    const tick = (time: number) => {
      this.now = Math.max(time - began, 0);
      if (this.now >= plan.length) this.stop();
      else this.#frame = requestAnimationFrame(tick);
    };
    this.#frame = requestAnimationFrame(tick);
  }

  /** Finish at once: everything is in its final place. */
  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.plan = this.#rest;
  }
}
