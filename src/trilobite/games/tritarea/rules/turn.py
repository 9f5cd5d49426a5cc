"""The order of play: a round as a list of steps, which is carried out from front to back."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from trilobite.games.tritarea.content import Content
from trilobite.games.tritarea.model import (
    BUILDING,
    CHANGING,
    CHANGING_DECLARED,
    CHOOSE_START,
    DEAL,
    DECLARING,
    EXTRA_BLOCK,
    NPC_DECLARES,
    NPC_INTENT,
    NPC_PLAYS,
    OVER,
    PLAYING,
    SECOND_BLOCK,
    SELLING,
    STAGES,
)
from trilobite.games.tritarea.rules.areas import score_areas
from trilobite.games.tritarea.rules.building import end_trick, first_builds, second_builds
from trilobite.games.tritarea.rules.declaring import begin_declaring, begin_sale, reveal_leads
from trilobite.games.tritarea.rules.end import end_game
from trilobite.games.tritarea.rules.fives import begin_changes
from trilobite.games.tritarea.rules.rights import find_rights
from trilobite.games.tritarea.rules.rounds import begin_deal, end_round, next_round
from trilobite.games.tritarea.rules.settlement import (
    begin_settlement,
    change_declared,
    charge_blocks,
    commit_intents,
    reveal_intents,
    score_declarations,
    score_tallest,
)
from trilobite.games.tritarea.rules.tricks import begin_trick
from trilobite.games.tritarea.table import Secrets, Table

Step = Callable[[Table, Secrets], bool]
"""A step of a round. It returns whether the game has to wait, for a decision, a draw or for ever."""

START: Final[tuple[Step, ...]] = (next_round, begin_deal)
DECLARE: Final[tuple[Step, ...]] = (begin_declaring, reveal_leads)
SELL: Final[tuple[Step, ...]] = (begin_sale,)
"""In round 3 the declarations come before the sale (TA-1.7), or by option after it (R-5)."""

TRICK: Final[tuple[Step, ...]] = (
    begin_trick,
    begin_changes,
    find_rights,
    first_builds,
    second_builds,
    end_trick,
)
"""After the fourth card the 5s are settled, then the rights are found (TA-2.2)."""

AREAS: Final[tuple[Step, ...]] = (begin_settlement, score_areas)
TALLEST: Final[tuple[Step, ...]] = (score_tallest,)
DECLARATIONS: Final[tuple[Step, ...]] = (
    commit_intents,
    reveal_intents,
    change_declared,
    score_declarations,
    charge_blocks,
)
"""The tallest buildings are paid before the declarations, or by option after them (R-10)."""

END: Final[tuple[Step, ...]] = (end_round, end_game)

WAITING: Final[dict[int, Step]] = {
    CHOOSE_START: next_round,
    DEAL: begin_deal,
    DECLARING: begin_declaring,
    NPC_DECLARES: begin_declaring,
    SELLING: begin_sale,
    PLAYING: begin_trick,
    NPC_PLAYS: begin_trick,
    CHANGING: begin_changes,
    BUILDING: first_builds,
    SECOND_BLOCK: first_builds,
    EXTRA_BLOCK: first_builds,
    NPC_INTENT: commit_intents,
    CHANGING_DECLARED: change_declared,
    OVER: end_game,
}
"""The step that is waiting in each stage; during construction it may also be `second_builds`."""


class Round:
    """The steps of a round in order, for one choice of options."""

    def __init__(self, *, sells_first: bool, tallest_is_last: bool) -> None:
        third = SELL + DECLARE if sells_first else DECLARE + SELL
        paid = DECLARATIONS + TALLEST if tallest_is_last else TALLEST + DECLARATIONS
        self.steps: tuple[Step, ...] = START + third + TRICK + AREAS + paid + END
        self.trick: i64 = self.steps.index(TRICK[0])
        """Index of the first step of a trick."""
        self.after: list[int] = [
            self.steps.index(WAITING[stage]) + 1 for stage in range(len(STAGES))
        ]
        """Index of the step that follows when the waiting of a stage is over."""


ROUNDS: Final = [
    [Round(sells_first=sells_first, tallest_is_last=is_last) for is_last in (False, True)]
    for sells_first in (False, True)
]


def round_of(content: Content) -> Round:
    return ROUNDS[int(content.sells_first)][int(content.tallest_is_last)]


def go_on(table: Table, secrets: Secrets) -> None:
    """Carry out the steps after the one that was waiting, until another has to wait.

    The steps of a trick are repeated while tricks are left, and those of a round without end: the
    end of the game waits for ever.
    """
    order = round_of(table.content)
    steps = order.steps
    place: i64 = order.after[table.stage]
    is_building = BUILDING <= table.stage <= EXTRA_BLOCK
    if is_building and table.actor == table.second_holder:
        place += 1
    while not steps[place](table, secrets):
        place += 1
        if place == order.trick + len(TRICK) and table.trick_number < table.content.tricks:
            place = order.trick
        elif place == len(steps):
            place = 0
