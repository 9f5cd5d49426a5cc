import type { GameClient } from "../contract";
import Badge from "./Badge.svelte";
import Board from "./Board.svelte";
import { describe } from "./describe";
import Hand from "./Hand.svelte";
import { button, countLabel, firstCount, isOpen, note, panel, picture, progress, steps, teamOf } from "./panel";
import { neighbour, things } from "./targets";

const tritarea: GameClient = {
  board: Board, hand: Hand, badge: Badge, describe, panel, progress, steps, neighbour, things, button, note, isOpen, countLabel, firstCount, picture, teamOf,
};
export default tritarea;
