// What the reader has seen and the view no longer shows: the last trick. Replays may jump, so it is
// checked against the view.
import { lastTrickIn, trickOf, type Trick } from "./played";
import type { TritareaView } from "./view";

export class Memory {
  /** The current trick and the one before it. */
  #tricks = $state.raw<readonly Trick[]>([]);

  see(view: TritareaView): void {
    const { round } = view.table;
    const trick = trickOf(view);
    if (trick) this.#tricks = [trick, ...this.#tricks.filter((one) => one.round !== round || one.number !== trick.number)].slice(0, 2);
  }

  lastTrick(view: TritareaView): Trick | null {
    return lastTrickIn(view, this.#tricks);
  }
}
