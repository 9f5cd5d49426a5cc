// The points on their way to the players. A score counts them when they arrive.
import { app } from "../app.svelte";
import type { EventJson } from "../games/contract";
import { reducedMotion } from "../motion";
import { type Flight, FLIGHT, flightsOf } from "./flights";

/** Whether anything at the table moves, as far as the reader wants it. */
export function isAnimated(): boolean {
  return app.preferences.motion && app.preferences.speed !== "at once" && !reducedMotion();
}

export class Flying {
  flights = $state.raw<Flight[]>([]);
  #launched = 0;
  #landings = new Set<ReturnType<typeof setTimeout>>();

  /** Let the points of some events fly, after what is animated before them in this time. */
  launch(events: EventJson[], time: number): void {
    const flights = flightsOf(events, time, this.#launched);
    this.#launched += flights.length;
    if (flights.length > 0) this.flights = [...this.flights, ...flights];
    for (const { id, delay } of flights) {
      this.#landings.add(setTimeout(() => (this.flights = this.flights.filter((one) => one.id !== id)), delay + FLIGHT));
    }
  }

  /** Land all of them at once. */
  land(): void {
    for (const landing of this.#landings) clearTimeout(landing);
    this.#landings.clear();
    if (this.flights.length > 0) this.flights = [];
  }
}
