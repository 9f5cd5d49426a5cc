// The client of games that have none of their own: the offered things as a list. Playable, not pretty.
import type { GameClient } from "./contract";
import PlainBoard from "./PlainBoard.svelte";

const plain: GameClient = {
  board: PlainBoard,
  describe: (target) => target,
  panel: () => ({ score: 0, facts: [] }),
  progress: () => [],
};

export default plain;
