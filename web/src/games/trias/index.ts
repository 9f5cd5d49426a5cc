import type { GameClient } from "../contract";
import Board from "./Board.svelte";
import { brief, describe } from "./describe";
import Hand from "./Hand.svelte";
import { button, panel, progress, prompt, steps } from "./panel";
import { neighbour, things } from "./targets";

const trias: GameClient = { board: Board, hand: Hand, describe, brief, panel, progress, steps, neighbour, button, prompt, things };
export default trias;
