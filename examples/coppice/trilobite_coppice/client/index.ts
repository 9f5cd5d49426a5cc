// Coppice in the browser: draws the view and describes it in words. It knows no rules.
import type { GameClient } from "trilobite/contract";
import { neighbour } from "trilobite/kit/drawn";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { button, describe, panel, progress, things } from "./words";

const coppice: GameClient = { board: Board, hand: Hand, describe, panel, progress, button, things, neighbour };
export default coppice;
