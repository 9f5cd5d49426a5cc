// Coppice in the browser: draws the view and describes it in words. It knows no rules.
import type { GameClient } from "trilobite/contract";
import { neighbour } from "trilobite/kit/drawn";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { brief, button, describe, panel, progress, prompt, things } from "./words";

const coppice: GameClient = { board: Board, hand: Hand, describe, brief, panel, progress, button, prompt, things, neighbour };
export default coppice;
