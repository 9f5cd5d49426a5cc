import type { GameClient } from "../contract";
import Badge from "./Badge.svelte";
import Board from "./Board.svelte";
import { describe } from "./describe";
import Goal from "./Goal.svelte";
import { help } from "./help";
import Hand from "./Hand.svelte";
import { button, countLabel, firstCount, isOpen, keys, note, panel, picture, progress, steps, teamOf } from "./panel";
import { sounds } from "./sounds";
import { neighbour, things } from "./targets";

const tritarea: GameClient = {
  board: Board, hand: Hand, badge: Badge, goal: Goal, describe, help, panel, progress, steps, neighbour, things, button, keys, note, isOpen, countLabel, firstCount, picture, teamOf, sounds,
  leavesTrail: (target) => target.startsWith("square:"),
};
export default tritarea;
