"""Chapters 2 and 6: the order of the turn, and the end of the game."""

from collections.abc import Callable
from typing import Final

from trilobite.engine import ANY, WHO, EventKind
from trilobite_coppice.fields import OVER
from trilobite_coppice.rules.drawing import draw
from trilobite_coppice.rules.foresters import offer_forester
from trilobite_coppice.rules.groves import score_groves
from trilobite_coppice.rules.planting import await_tree
from trilobite_coppice.wood import Wood

TURN_RULE: Final = "CO-2.1"
END_RULE: Final = "CO-6.1"

Began = EventKind("coppice-began", TURN_RULE, ends_turn=True).of(who=WHO)
Won = EventKind("coppice-won", END_RULE, names_winner=True, ends_turn=True).of(who=WHO, points=ANY)


def pass_turn(wood: Wood) -> bool:
    """The next player who holds a tree begins a turn, until the wood is full (CO-2.1, CO-6.1)."""
    if wood.is_full():
        wood.step = OVER
        name_winners(wood)
        return True
    seats = [(wood.active + number + 1) % wood.players for number in range(wood.players)]
    wood.active = next(seat for seat in seats if wood.stock.in_hand(seat))
    wood.emit(Began(who=wood.active))
    return False


def name_winners(wood: Wood) -> None:
    totals = [wood.total(seat) for seat in range(wood.players)]
    for seat, points in enumerate(totals):
        if points == max(totals):
            wood.emit(Won(who=seat, points=points))


TURN: Final[tuple[Callable[[Wood], bool], ...]] = (
    await_tree,
    offer_forester,
    score_groves,
    draw,
    pass_turn,
)
"""The steps of a turn. Each returns whether it waits for a decision, for a draw or for ever."""


def go_on(wood: Wood) -> None:
    """Take the steps of the turn in order, until one of them waits."""
    while not TURN[wood.step](wood):
        wood.step = (wood.step + 1) % len(TURN)


def finish_step(wood: Wood) -> None:
    """Go on with the step after the one that has waited for a decision."""
    wood.step += 1
    go_on(wood)
