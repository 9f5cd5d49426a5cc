"""Sections 3 and 5, construction, and who leads then. The builder is `table.actor`."""

from mypy_extensions import i64

from trilobite.engine import Question, Refusal, Who, refuse
from trilobite.engine.declared import ANY, WHO, EventKind
from trilobite.games.tritarea.generated import stages
from trilobite.games.tritarea.model import BONUSES, NONE, PARTICIPANTS, SQUARE, SQUARES, SUIT
from trilobite.games.tritarea.rules import defaults
from trilobite.games.tritarea.rules.npcs import ask_for, decided_next, emit_decider
from trilobite.games.tritarea.rules.terms import gain
from trilobite.games.tritarea.table import Secrets, Table

Built = EventKind("tritarea-built", "", "square:{square}").of(
    who=WHO, square=SQUARE, kind=ANY, height=ANY
)
SecondDeclined = EventKind("tritarea-second-declined", "TA-5.3", "square:{square}").of(
    who=WHO, square=SQUARE
)
BonusScored = EventKind("tritarea-bonus-scored", "TA-5.6", "square:{square}").of(
    who=WHO, square=SQUARE, points=ANY
)
ConstructionEnded = EventKind("tritarea-construction-ended", "TA-5.1", ends_turn=True).of(who=WHO)
TrickEnded = EventKind("tritarea-trick-ended", "TA-5.8").of(who=WHO)


# The order of construction (TA-5.1).


def first_builds(table: Table, _secrets: Secrets) -> bool:
    """The first builder builds completely, then the second builder (TA-5.1)."""
    _begin(table, table.first_holder)
    return True


def second_builds(table: Table, _secrets: Secrets) -> bool:
    """The second builder builds, if there is one (TA-5.1)."""
    if table.second_holder == NONE:
        return False
    _begin(table, table.second_holder)
    return True


def _begin(table: Table, holder: i64) -> None:
    emit_decider(table, holder)
    table.actor = holder
    table.basic = NONE
    table.stage = stages.BUILDING


def _end(table: Table) -> bool:
    """The builder has finished; none of it can be undone any more (TA-5.1)."""
    if table.log is not None:
        table.emit(ConstructionEnded(who=table.actor))
    return True


# The basic block (TA-5.2, TA-5.3).


def ask_build(table: Table, seat: int) -> Question:
    """Ask where the basic block should go, and say what a default would cost."""
    participant = decided_next(table, seat)
    is_second = participant == table.second_holder
    return ask_for(
        table,
        seat,
        "tritarea-ask-build",
        "TA-5.3" if is_second else "TA-5.2",
        suit=SUIT.argument(int(table.adopted)),
        right=2 if is_second else 1,
        holders=1 if table.second_holder == NONE else 2,
        blocks=int(table.supply[participant]),
        cost=defaults.shown_cost(table, participant),
    )


def why_not_build(table: Table, participant: int, square: int) -> Refusal | None:
    """The basic block goes on any square of the adopted area (TA-5.2)."""
    if table.supply[participant] == 0:
        return defaults.refuse_without_blocks(participant)
    area = int(table.content.area_of[square])
    if area == table.adopted:
        return None
    return refuse(
        "tritarea-refusal-other-area",
        "TA-5.2",
        square=SQUARES[square],
        area=SUIT.argument(area),
        suit=SUIT.argument(int(table.adopted)),
    )


def refuse_stock(participant: int) -> Refusal:
    """Blocks are placed by choosing a square (TA-5.2)."""
    return refuse("tritarea-refusal-stock", "TA-5.2", who=Who(participant))


def build(table: Table, square: i64) -> bool:
    """Place the basic block; return whether construction is over (TA-5.2).

    The second builder may add a second block, if any is left (TA-5.3, TA-5.7).
    """
    _place(table, square, "basic", "TA-5.2")
    table.basic = square
    if table.actor == table.second_holder and table.supply[table.actor] > 0:
        table.stage = stages.SECOND_BLOCK
        return False
    return _go_on(table)


def default(table: Table) -> bool:
    """Build nothing, and pay for it; return whether the price needs no decision."""
    if defaults.may_keep_five(table, table.actor):
        table.stage = stages.DEFAULTING
        return False
    return end_default(table, down=defaults.is_bought_down(table, table.actor))


def end_default(table: Table, *, down: bool) -> bool:
    """Pay for a default, with the 5 bought down or in full."""
    defaults.pay_default(table, down=down)
    return _end(table)


def most_on_a_square(table: Table, holder: i64) -> int:
    """The most blocks a builder may put on one square: 1, or 2 for the second builder (TA-5.3).

    Nobody places more blocks than they have (TA-5.7); a basic block just placed is one of them.
    """
    most: i64 = 2 if holder == table.second_holder else 1
    blocks = table.supply[holder]
    if table.actor == holder and table.basic != NONE:
        blocks += 1
    return int(min(most, blocks))


def ask_second(table: Table, seat: int) -> Question:
    return _ask_beside(table, seat, "tritarea-ask-second", "TA-5.3")


def _ask_beside(table: Table, seat: int, key: str, rule: str) -> Question:
    square, blocks = SQUARES[int(table.basic)], int(table.supply[decided_next(table, seat)])
    return ask_for(table, seat, key, rule, square=square, blocks=blocks)


def why_not_second(table: Table, participant: int) -> Refusal | None:
    """Only the second builder may place, or decline, a second block on the same square (TA-5.3)."""
    if table.stage == stages.SECOND_BLOCK:
        return None
    if table.stage in (stages.BUILDING, stages.EXTRA_BLOCK) and participant == table.first_holder:
        return refuse("tritarea-refusal-one-basic", "TA-5.3", who=Who(participant))
    return table.not_now()


def refuse_second_elsewhere(table: Table) -> Refusal:
    """A second block can only go on the basic one (TA-5.3)."""
    return refuse("tritarea-refusal-second-on-basic", "TA-5.3", basic=SQUARES[int(table.basic)])


def second(table: Table) -> bool:
    """Place a second block on the same square; return whether the builder is done (TA-5.3)."""
    _place(table, table.basic, "second", "TA-5.3")
    return _go_on(table)


def single(table: Table) -> bool:
    """Decline a second block; return whether the builder is done (TA-5.3)."""
    if table.log is not None:
        table.emit(SecondDeclined(who=table.actor, square=table.basic))
    return _go_on(table)


# The additional block (TA-5.4).


def has_own_neighbour(table: Table, participant: i64, square: i64) -> bool:
    """Whether a block of their own beside the square allows another one (TA-5.4, R-8).

    Blocks on the square itself or diagonal to it do not count (TA-5.5).
    """
    needs_top = table.content.needs_top
    for near in table.content.neighbours[square]:
        beside: i64 = near
        is_there = table.blocks[beside * PARTICIPANTS + participant] > 0
        if is_there and (not needs_top or table.top_of(beside) == participant):
            return True
    return False


def may_add(table: Table) -> bool:
    """Whether the builder may place an additional block (TA-5.4).

    Blocks on the basic square do not affect its neighbours, so the answer is still the same as
    before construction began.
    """
    builder = table.actor
    return table.supply[builder] > 0 and has_own_neighbour(table, builder, table.basic)


def _go_on(table: Table) -> bool:
    """Offer the additional block; return whether construction is over instead (TA-5.4)."""
    if not may_add(table):
        return _end(table)
    table.stage = stages.EXTRA_BLOCK
    return False


def ask_extra(table: Table, seat: int) -> Question:
    return _ask_beside(table, seat, "tritarea-ask-extra", "TA-5.4")


def why_not_add_block(table: Table, square: int) -> Refusal | None:
    """The additional block goes on a neighbour of the basic square (TA-5.4)."""
    basic = int(table.basic)
    if square in table.content.neighbours[basic]:
        return None
    key = "tritarea-refusal-extra-on-basic" if square == basic else "tritarea-refusal-not-beside"
    return refuse(key, "TA-5.4", square=SQUARES[square], basic=SQUARES[basic])


def add_block(table: Table, square: i64) -> bool:
    """Place the additional block; no other block follows it (TA-5.4)."""
    _place(table, square, "extra", "TA-5.4")
    return _end(table)


def skip(table: Table) -> bool:
    """Decline the additional block (TA-5.4)."""
    return _end(table)


# Placing blocks, and the end of the trick.


def _place(table: Table, square: i64, kind: str, rule: str) -> None:
    """Place a block of the builder; on an empty square it scores the printed bonus (TA-5.6)."""
    builder = table.actor
    bonus: i64 = 0
    if table.height[square] == 0:
        bonus = table.content.bonus[square]
    table.put_block(builder, square)
    if bonus > 0:
        gain(table, BONUSES, builder, bonus)
    if table.log is not None:
        height = table.height[square]
        table.emit(Built(rule=rule, who=builder, square=square, kind=kind, height=height))
        if bonus > 0:
            table.emit(BonusScored(who=builder, square=square, points=bonus))


def end_trick(table: Table, _secrets: Secrets) -> bool:
    """The cards are set aside face down, and the first builder takes the marker (TA-5.8).

    That means to lead the next trick, even after a default (TA-3.5, R-6).
    """
    holder = table.first_holder
    table.leader = holder
    if table.content.seat_of[holder] >= 0:
        table.last_human_holder = holder
    if table.log is not None:
        table.emit(TrickEnded(who=holder))
    table.clear_trick()
    table.trick_number += 1
    return False
