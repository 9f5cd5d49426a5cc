import type { GameClient } from "../contract";
import Board from "./Board.svelte";
import { brief, describe } from "./describe";
import { warning } from "./foresight";
import Hand from "./Hand.svelte";
import { button, countLabel, isOpen, note, panel, progress, prompt, tools } from "./panel";
import { neighbour, things } from "./targets";
import Track from "./Track.svelte";
import { readView } from "./view";

const terror: GameClient = {
  board: Board, hand: Hand, track: Track, describe, brief, panel, progress, neighbour, things, button, tools, prompt, note, isOpen, countLabel,
  warning: (events, view, say) => warning(events, readView(view), say),
  foresees: ["confirm", "eat", "to", "stay", "grow", "spread"],
};
export default terror;
