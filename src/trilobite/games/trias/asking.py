"""What the active player is asked, may do and must not do, and the targets of each action."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from trilobite.engine import Action, Message, Refusal
from trilobite.engine.declared import declared
from trilobite.games.trias.fast import generation
from trilobite.games.trias.generated import first_id, stages
from trilobite.games.trias.model import MARKS, POLE
from trilobite.games.trias.rules import actions, drift, setup, turn
from trilobite.games.trias.rules.terms import no_such_tile, not_now
from trilobite.games.trias.table import NONE, Table
from trilobite.games.trias.targets import Target, read_targets

_QUESTIONS: Final[Mapping[int, Callable[[Table], tuple[Message, str]]]] = {
    stages.PLACING: setup.ask_placement,
    stages.CHOOSE_CARD: turn.ask_card,
    stages.LIFTING: turn.ask_lift,
    stages.DRIFTING: drift.ask_target,
}


def question(table: Table) -> tuple[Message, str]:
    """What the active player must decide, and the rule that asks for it."""
    if table.stage == stages.ACTING:
        return actions.ask_action(table, can_act=legal_ids(table) != [first_id.END])
    return _QUESTIONS[int(table.stage)](table)


def why_not_place(table: Table, tile: int) -> Refusal | None:
    """Herds are placed in the set-up, or in phase 2 by a player who comes back."""
    is_acting = table.stage == stages.ACTING
    return (actions.why_not_reenter if is_acting else setup.why_not_place)(table, tile)


def why_not_lift(table: Table, tile: int) -> Refusal | None:
    """A tile is lifted because the card demands it, or in phase 2 for some actions."""
    is_acting = table.stage == stages.ACTING
    check = actions.why_not_lift_for_actions if is_acting else turn.why_not_lift_as_demanded
    return check(table, tile)


_OBJECTIONS: Final[Mapping[str, Callable[..., Refusal | None]]] = {
    "place": why_not_place,
    "hand": turn.why_not_choose,
    "draw": turn.why_not_choose,
    "lift": why_not_lift,
    "drift": drift.why_not_drop,
    "move": actions.why_not_move,
    "rescue": actions.why_not_rescue,
    "reproduce": actions.why_not_reproduce,
    "end": actions.why_not_end,
}


def objection(table: Table, action: Action) -> Refusal | None:
    """The first rule that forbids the active player this action now; None if it is allowed."""
    return _OBJECTIONS[action.kind](table, *declared(action).values)


def targets(table: Table, action: Action) -> tuple[str, ...]:
    """The things to click for an action, in order. A herd is named by its mark and its tile."""
    kind, values = action.kind, declared(action).values
    if kind not in ("drift", "move", "rescue"):
        return declared(action).targets()
    cell = int(table.neighbour(values[0], values[1]))
    if kind == "drift":
        return (f"cell:{table.spot(cell)}",)
    if kind == "rescue":
        return (f"swimmer:{table.spot(cell)}", f"tile:{values[0]}")
    return (f"{MARKS[values[2]]}:{values[0]}", f"tile:{int(table.board.tile_at[cell])}")


def can_undo(table: Table, action: Action) -> bool:
    """Everything but showing a card and ending the turn can be undone (section 11)."""
    if action.kind == "place":
        return bool(table.stage == stages.ACTING)
    return action.kind not in ("hand", "draw", "end")


# Clicks that mean no legal action.


def objection_at(table: Table, targets: Sequence[str]) -> Refusal:
    """The refusal of the action that the player probably meant."""
    first, *others = read_targets(targets)
    refusal = _objection(table, first, others[0] if others else None)
    return refusal or not_now(table)


def _objection(table: Table, first: Target, second: Target | None) -> Refusal | None:
    kind = first.kind
    if kind in ("hand", "deck"):
        return turn.why_not_choose(table)
    if kind == "end":
        return actions.why_not_end(table)
    if kind == "stock":
        return actions.why_not_at_stock(table, second)
    if kind == "swimmer":
        return actions.why_not_at_swimmer(table, first, second)
    if kind == "tile":
        return _at_tile(table, first.tile)
    if kind == "cell":
        return _at_cell(table, first.q, first.r)
    return actions.why_not_at_herd(table, first.tile, MARKS.index(kind), second)


def _at_tile(table: Table, tile: int) -> Refusal | None:
    """A tile is clicked to place herds, to lift it, or as the target of another one."""
    if table.stage == stages.DRIFTING:
        cell = int(table.board.cell_of[tile])
        absent = no_such_tile(table, tile)
        return absent or drift.why_not_at_cell(table, table.q(cell), table.r(cell))
    if table.stage == stages.PLACING or actions.may_reenter(table):
        return why_not_place(table, tile)
    return drift.why_not_drift(table, tile) if tile == POLE else why_not_lift(table, tile)


def _at_cell(table: Table, q: int, r: int) -> Refusal:
    """Only a lifted tile can be put on a water cell."""
    if table.stage == stages.DRIFTING:
        return drift.why_not_at_cell(table, q, r)
    rules = {stages.PLACING: setup.PLACE_RULE, stages.ACTING: actions.MOVE_RULE}
    rule = rules.get(int(table.stage), drift.LIFT_RULE)
    return Refusal("trias-refusal-only-water", rule, {})


# The legal actions: those that the rules allow, but generated.


def legal_ids(table: Table) -> list[int]:
    """The ids of everything the active player may do, in ascending order."""
    board = table.board
    stage = table.stage
    if stage == stages.ACTING:
        return _phase_two(table)
    if stage == stages.LIFTING:
        return [
            first_id.LIFT + tile for tile in generation.liftable(board, table.active, table.wanted)
        ]
    if stage == stages.DRIFTING:
        return [first_id.DRIFT + target for target in generation.drift_targets(board, table.lifted)]
    if stage == stages.CHOOSE_CARD:
        return [first_id.HAND, first_id.DRAW]
    ids: list[int] = []
    if stage == stages.PLACING:
        generation.add_vacant(board, table.content.herds_per_placement, first_id.PLACE, ids)
    return ids


def _phase_two(table: Table) -> list[int]:
    """Drifts, moves, rescues and reproductions, if they can be paid, and the end."""
    board = table.board
    seat = table.active
    ids: list[int] = []
    if actions.may_reenter(table):
        generation.add_vacant(board, table.content.herds_per_placement, first_id.PLACE, ids)
    if actions.can_pay_drift(table):
        ids.extend([first_id.LIFT + tile for tile in generation.liftable(board, seat, NONE)])
    if table.actions_left > 0:
        generation.add_moves(board, seat, table.spent, first_id.MOVE, ids)
    if board.swimming[seat] != 0 and actions.can_rescue(table):
        generation.add_rescues(board, seat, first_id.RESCUE, ids)
    if table.actions_left > 0 and table.stock[seat] > 0:
        generation.add_reproductions(board, seat, table.spent, first_id.REPRODUCE, ids)
    ids.append(first_id.END)
    return ids
