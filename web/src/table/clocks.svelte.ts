// The clocks of a table, counted down by this browser: the server says until when they run.
import type { SeatClock, TableClocks } from "../wire";

/** With so few seconds left it is urgent. */
export const URGENT = 10;

export class TableTime {
  #clocks = $state.raw<TableClocks | null>(null);
  #now = $state(0);
  /** How far this browser's clock is ahead. A message takes its time, so the least that was seen is the truest. */
  #ahead = Infinity;

  isRunning = $derived(this.#clocks?.seats.some(({ until }) => until !== null) ?? false);

  hear(clocks: TableClocks | null): void {
    this.#clocks = clocks;
    if (clocks) this.#ahead = Math.min(this.#ahead, performance.now() - Date.parse(clocks.now));
    this.tick();
  }

  /** Look at the clock again. */
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
