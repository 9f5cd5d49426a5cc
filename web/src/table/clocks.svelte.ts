// The clocks of a table, counted down by this browser. The server says when they end.
import type { SeatClock, TableClocks } from "../wire";

/** Time is urgent below this many seconds. */
export const URGENT = 10;

export class RunningClocks {
  #clocks = $state.raw<TableClocks | null>(null);
  #now = $state(0);
  /**
   * How far this browser's clock is ahead. Messages are delayed, so the smallest observed value is
   * the best.
   */
  #ahead = Infinity;

  isRunning = $derived(this.#clocks?.seats.some(({ until }) => until !== null) ?? false);

  update(clocks: TableClocks | null): void {
    this.#clocks = clocks;
    if (clocks) this.#ahead = Math.min(this.#ahead, performance.now() - Date.parse(clocks.now));
    this.tick();
  }

  /** Update the current time. */
  tick(): void {
    this.#now = performance.now() - this.#ahead;
  }

  of(seat: number): SeatClock | null {
    return this.#clocks?.seats.find((clock) => clock.seat === seat) ?? null;
  }

  /** The seconds that a seat has left. */
  left(clock: SeatClock): number {
    return clock.until === null ? clock.left : Math.max(0, (Date.parse(clock.until) - this.#now) / 1000);
  }

  isLapsed(seat: number): boolean {
    return this.of(seat)?.lapsed === true;
  }

  isUrgent(seat: number): boolean {
    const clock = this.of(seat);
    return clock !== null && clock.until !== null && this.left(clock) < URGENT;
  }
}
