import type { GameClient } from "../contract";
import Board from "./Board.svelte";
import { brief, describe } from "./describe";
import { warning } from "./foresight";
import { help } from "./help";
import Hand from "./Hand.svelte";
import { button, countLabel, isOpen, keys, note, panel, progress, prompt, shortcut, tools } from "./panel";
import { sounds } from "./sounds";
import { neighbour, things } from "./targets";
import { readView } from "./view";

const terror: GameClient = {
  board: Board, hand: Hand, isBoardOpen: true, describe, brief, help, panel, progress, neighbour, things, button, keys, tools, prompt, note, isOpen, countLabel, shortcut, sounds,
  warning: (events, view, say) => warning(events, readView(view), say),
  leavesTrail: (target) => /^(area|herd):/.test(target),
  foresees: ["confirm", "eat", "to", "stay", "grow", "spread"],
};
export default terror;
