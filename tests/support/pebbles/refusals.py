"""Refusals: the rules of Pebbles that forbid an action, one after another."""

from tests.support.pebbles.board import Board
from tests.support.pebbles.events import colour_word
from tests.support.pebbles.model import Draw, Drop, Feed, Hide, PebbleAction, Take
from trilobite.engine import Action, Refusal


def objection(board: Board, seat: int, action: Action) -> Refusal | None:
    """Why a seat that is to act may not do this; None if it may."""
    stage = "hide" if isinstance(action, Hide) else "feed" if isinstance(action, Feed) else "turn"
    if board.stage != stage:
        return Refusal("pebbles-refusal-not-now", "PE-2", {"stage": board.stage})
    if isinstance(action, Take | Drop | Draw) and not board.steps:
        return Refusal("pebbles-refusal-no-steps", "PE-3", {})
    if isinstance(action, Draw) and not any(board.bag):
        return Refusal("pebbles-refusal-empty-bag", "PE-3", {})
    if isinstance(action, PebbleAction) and not source_of(board, seat, action)[action.colour]:
        word = colour_word(action.colour)
        return Refusal("pebbles-refusal-no-pebble", "PE-3", {"colour": word})
    return None


def source_of(board: Board, seat: int, action: PebbleAction) -> list[int]:
    """The place that the pebble of an action comes from."""
    if isinstance(action, Hide):
        return board.hands[seat]
    return board.rows[seat] if isinstance(action, Drop) else board.pond
