import type { GameClient } from "../contract";
import Board from "./Board.svelte";
import { brief, describe, placed } from "./describe";
import { heading, help } from "./help";
import Hand from "./Hand.svelte";
import { action, button, keys, panel, progress, prompt, shortcut, steps } from "./panel";
import { sounds } from "./sounds";
import { neighbour, things } from "./targets";

const trias: GameClient = { board: Board, hand: Hand, isBoardOpen: true, describe, brief, placed, help, heading, panel, progress, steps, neighbour, action, button, keys, prompt, shortcut, things, sounds };
export default trias;
