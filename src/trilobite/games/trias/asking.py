"""What the active player is asked, may do and must not do, and the targets of each action."""

from collections.abc import Callable, Mapping
from typing import Final

from trilobite.engine import Action, Message, Refusal
from trilobite.engine.declared import DeclaredAction
from trilobite.games.trias import model, stages
from trilobite.games.trias.fast import generation
from trilobite.games.trias.model import END, MARKS
from trilobite.games.trias.rules import actions, drift, setup, turn
from trilobite.games.trias.rules.actions import can_pay_drift, can_rescue, may_reenter
from trilobite.games.trias.table import NONE, Table

_QUESTIONS: Final[Mapping[int, Callable[[Table], tuple[Message, str]]]] = {
    stages.PLACING: setup.ask_placement,
    stages.CHOOSE_CARD: turn.ask_card,
    stages.LIFTING: turn.ask_lift,
    stages.DRIFTING: drift.ask_target,
}


def question(table: Table) -> tuple[Message, str]:
    """What the active player must decide, and the rule that asks for it."""
    if table.stage == stages.ACTING:
        return actions.ask_action(table, can_act=legal_ids(table) != [END])
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
    return _OBJECTIONS[action.kind](table, *_values(action))


_BARE_TARGETS: Final[Mapping[str, str]] = {"hand": "hand", "draw": "deck", "end": "end"}


def targets(table: Table, action: Action) -> tuple[str, ...]:
    """The things to click for an action, in order. A herd is named by its mark and its tile."""
    kind, values = action.kind, _values(action)
    if not values:
        return (_BARE_TARGETS[kind],)
    tile = f"tile:{values[0]}"
    if kind == "reproduce":
        return ("stock", tile)
    if len(values) == 1:
        return (tile,)
    cell = int(table.neighbour(values[0], values[1]))
    if kind == "drift":
        return (f"cell:{table.spot(cell)}",)
    if kind == "rescue":
        return (f"swimmer:{table.spot(cell)}", tile)
    return (f"{MARKS[values[2]]}:{values[0]}", f"tile:{int(table.board.tile_at[cell])}")


def can_undo(table: Table, action: Action) -> bool:
    """Everything but showing a card and ending the turn can be undone (section 11)."""
    if action.kind == "place":
        return bool(table.stage == stages.ACTING)
    return action.kind not in _BARE_TARGETS


def _values(action: Action) -> tuple[int, ...]:
    if not isinstance(action, DeclaredAction):
        raise TypeError(f"{action!r} is not an action of Trias")
    return action.values


# The legal actions: those that the rules allow, but generated.


def legal_ids(table: Table) -> list[int]:
    """The ids of everything the active player may do, in ascending order."""
    board = table.board
    stage = table.stage
    if stage == stages.ACTING:
        return _phase_two(table)
    if stage == stages.LIFTING:
        return [
            model.LIFT + tile for tile in generation.liftable(board, table.active, table.wanted)
        ]
    if stage == stages.DRIFTING:
        return [model.DRIFT + target for target in generation.drift_targets(board, table.lifted)]
    if stage == stages.CHOOSE_CARD:
        return [model.HAND, model.DRAW]
    ids: list[int] = []
    if stage == stages.PLACING:
        generation.add_vacant(board, table.content.herds_per_placement, model.PLACE, ids)
    return ids


def _phase_two(table: Table) -> list[int]:
    """Drifts, moves, rescues and reproductions, if they can be paid, and the end."""
    board = table.board
    seat = table.active
    ids: list[int] = []
    if may_reenter(table):
        generation.add_vacant(board, table.content.herds_per_placement, model.PLACE, ids)
    if can_pay_drift(table):
        ids.extend([model.LIFT + tile for tile in generation.liftable(board, seat, NONE)])
    if table.actions_left > 0:
        generation.add_moves(board, seat, table.spent, model.MOVE, ids)
    if board.swimming[seat] != 0 and can_rescue(table):
        generation.add_rescues(board, seat, model.RESCUE, ids)
    if table.actions_left > 0 and table.stock[seat] > 0:
        generation.add_reproductions(board, seat, table.spent, model.REPRODUCE, ids)
    ids.append(model.END)
    return ids
