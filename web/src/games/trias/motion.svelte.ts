// The clock of an animation: runs from the first event to the last, then rests.
import { REST, type Plan } from "./animate";

export class Motion {
  plan = $state.raw<Plan>(REST);
  now = $state(0);
  #frame = 0;

  get isRunning(): boolean {
    return this.plan !== REST;
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

  /** Everything is where it belongs, at once. */
  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.plan = REST;
  }
}
