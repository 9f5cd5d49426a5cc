"""Sections 1 and 2, the order of play: a round as a list of steps that is carried out."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from trilobite.games.tritarea import model
from trilobite.games.tritarea.generated import stages
from trilobite.games.tritarea.rules import building, declaring, fives, rounds, settlement, tricks
from trilobite.games.tritarea.rules.areas import score_areas
from trilobite.games.tritarea.rules.end import end_game
from trilobite.games.tritarea.rules.rights import find_rights
from trilobite.games.tritarea.table import Secrets, Table, no_secrets

Step = Callable[[Table, Secrets], bool]
"""A step of a round. It returns whether the game has to wait for a decision, a draw, or forever."""

Steps = tuple[Step, ...]

START: Final[Steps] = (rounds.next_round,)
DEAL: Final[Steps] = (rounds.begin_deal,)
DECLARE: Final[Steps] = (declaring.begin_declaring, declaring.reveal_leads)
SELL: Final[Steps] = (declaring.begin_sale,)
"""The sale of round 3, after the declarations (TA-1.7) or, by option, before them (R-5)."""

BEGINNINGS: Final = (DEAL + DECLARE + SELL, DEAL + SELL + DECLARE, SELL + DEAL + DECLARE)
"""The beginnings of a round, in the order of the values of the option `r3_order`."""

TRICK: Final[Steps] = (
    tricks.begin_trick,
    fives.begin_changes,
    find_rights,
    building.first_builds,
    building.second_builds,
    building.end_trick,
)
"""A trick: after the fourth card the 5s are settled, then the rights are found (TA-2.2)."""

AREAS: Final[Steps] = (settlement.begin_settlement, score_areas)
TALLEST: Final[Steps] = (settlement.score_tallest,)
DECLARATIONS: Final[Steps] = (
    settlement.commit_intents,
    settlement.reveal_intents,
    settlement.change_declared,
    settlement.score_declarations,
    settlement.charge_blocks,
)
"""The tallest buildings are paid before the declarations, or by option after them (R-10)."""

SCORING: Final[Steps] = (
    score_areas,
    settlement.score_tallest,
    settlement.score_declarations,
    settlement.charge_blocks,
)
"""The steps that pay or charge points at the end of a round."""

END: Final[Steps] = (rounds.end_round, end_game)

WAITING: Final[dict[int, Step]] = {
    stages.CHOOSE_START: rounds.next_round,
    stages.DEAL: rounds.begin_deal,
    stages.DECLARING: declaring.begin_declaring,
    stages.NPC_DECLARES: declaring.begin_declaring,
    stages.SELLING: declaring.begin_sale,
    stages.PLAYING: tricks.begin_trick,
    stages.NPC_PLAYS: tricks.begin_trick,
    stages.CHANGING: fives.begin_changes,
    stages.BUILDING: building.first_builds,
    stages.SECOND_BLOCK: building.first_builds,
    stages.EXTRA_BLOCK: building.first_builds,
    stages.DEFAULTING: building.first_builds,
    stages.NPC_INTENT: settlement.commit_intents,
    stages.CHANGING_DECLARED: settlement.change_declared,
    stages.OVER: end_game,
}
"""The step that is waiting in each stage; during construction it may also be `second_builds`."""


class Round:
    """The steps of a round in order, for one choice of options."""

    def __init__(self, beginning: Steps, *, tallest_is_last: bool) -> None:
        paid = DECLARATIONS + TALLEST if tallest_is_last else TALLEST + DECLARATIONS
        self.steps: Steps = START + beginning + TRICK + AREAS + paid + END
        self.trick: i64 = self.steps.index(TRICK[0])
        """Index of the first step of a trick."""
        self.settlement: i64 = self.trick + len(TRICK)
        """Index of the first step after the tricks."""
        self.building: i64 = self.steps.index(building.first_builds) + 1
        """Index of the step after that of the first builder."""
        self.after: list[int] = [
            self.steps.index(WAITING[stage]) + 1 for stage in range(len(model.STAGES))
        ]
        """Index of the step that follows when the waiting of a stage is over."""


_SHOWN: Final[dict[Step, str]] = {
    declaring.begin_declaring: "declare",
    declaring.begin_sale: "sale",
    tricks.begin_trick: "tricks",
    settlement.begin_settlement: "settlement",
}

ROUNDS: Final = [
    Round(beginning, tallest_is_last=is_last)
    for beginning in BEGINNINGS
    for is_last in (False, True)
]
"""The rounds by `Content.round_order`."""


def go_on(table: Table, secrets: Secrets) -> None:
    """Carry out the steps after the one that was waiting, until another has to wait.

    The steps of a trick are repeated while tricks are left, and those of a round without end: the
    end of the game waits forever.
    """
    order = ROUNDS[table.content.round_order]
    steps = order.steps
    settlement = order.settlement
    place: i64 = order.after[table.stage]
    if place == order.building and table.actor == table.second_holder:
        place += 1
    while not steps[place](table, secrets):
        place += 1
        if place == settlement and table.trick_number < table.content.tricks:
            place = order.trick
        elif place == len(steps):
            place = 0


def shown_steps(table: Table) -> list[str]:
    """The steps of this round, as clients show them; only the last one begins before the tricks."""
    steps = ROUNDS[table.content.round_order].steps
    names = [_SHOWN[step] for step in steps if step in _SHOWN]
    return names if table.round == model.LAST_ROUND else names[-2:]


def shown_step(table: Table) -> str:
    """The step of this round that is under way, as clients show it; the first from the deal on."""
    steps = shown_steps(table)
    if table.trick_number == table.content.tricks:
        return steps[-1]
    order = ROUNDS[table.content.round_order]
    begun = [_SHOWN.get(step, "") for step in order.steps[: order.after[table.stage]]]
    return next((name for name in reversed(begun) if name in steps), steps[0])


def settle_now(table: Table) -> None:
    """Score a table as if all tricks were over, apart from what the settlement has paid already."""
    order = ROUNDS[table.content.round_order]
    for step in order.steps[max(order.settlement, order.after[table.stage]) :]:
        if step in SCORING:
            step(table, no_secrets())
