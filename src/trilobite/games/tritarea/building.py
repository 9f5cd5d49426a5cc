"""Construction and default (sections 5 and 6). The builder is `table.actor`."""

from mypy_extensions import i64

from trilobite.games.tritarea.events import (
    BASIC,
    BonusScored,
    Built,
    Defaulted,
    SecondDeclined,
)
from trilobite.games.tritarea.events import EXTRA_BLOCK as EXTRA_KIND
from trilobite.games.tritarea.events import SECOND_BLOCK as SECOND_KIND
from trilobite.games.tritarea.fives import is_unchanged
from trilobite.games.tritarea.kernel import (
    gain,
    has_own_neighbour,
    is_lone_npc,
    lose,
    put_block,
)
from trilobite.games.tritarea.table import (
    BONUSES,
    BUILDING,
    DEFAULTS,
    EXTRA_BLOCK,
    NONE,
    SECOND_BLOCK,
    Table,
)


def begin_construction(table: Table, holder: i64) -> None:
    """A rightholder builds; without a block they can only default (TA-5.1, TA-6.2)."""
    table.actor = holder
    table.basic = NONE
    table.stage = BUILDING


def most_on_a_square(table: Table, holder: i64) -> int:
    """The most blocks a rightholder may put on one square: 1, or 2 for rightholder 2 (TA-5.3).

    Nobody places more blocks than they have (TA-5.7); a basic block just placed is one of them.
    """
    most: i64 = 2 if holder == table.second_holder else 1
    blocks = table.supply[holder]
    if table.actor == holder and table.basic != NONE:
        blocks += 1
    return int(min(most, blocks))


def may_default(table: Table) -> bool:
    """Anyone may default, except a three-player NPC that has a block (TA-6.1, TA-9.4, R-18)."""
    if not is_lone_npc(table, table.actor):
        return True
    return table.content.npc_may_default or table.supply[table.actor] == 0


def default_cost(table: Table, participant: i64) -> i64:
    """The effective rank; an unchanged 5 is bought down for less (TA-6.1, TA-6.3, R-9)."""
    if is_bought_down(table, participant):
        return table.content.bought_down
    return table.rank[participant]


def is_bought_down(table: Table, participant: i64) -> bool:
    """Whether a default buys a 5 down; never for the NPC of three players (TA-6.3, TA-9.4)."""
    return (
        table.content.buys_down
        and is_unchanged(table, participant)
        and not is_lone_npc(table, participant)
    )


def default(table: Table) -> None:
    """Build nothing and lose points equal to the rank (TA-6.1)."""
    builder = table.actor
    lost = lose(table, DEFAULTS, builder, default_cost(table, builder))
    if table.log is not None:
        rank = int(table.rank[builder])
        bought_down = is_bought_down(table, builder)
        table.emit(Defaulted(int(builder), rank, int(lost), bought_down))


def build(table: Table, square: i64) -> bool:
    """Place the basic block; return whether construction is over (TA-5.2, TA-5.3, TA-5.7)."""
    _place(table, square, BASIC)
    table.basic = square
    if table.actor == table.second_holder and table.supply[table.actor] > 0:
        table.stage = SECOND_BLOCK
        return False
    return _is_finished(table)


def second(table: Table) -> bool:
    """Place a second block on the same square; return whether the builder is done (TA-5.3)."""
    _place(table, table.basic, SECOND_KIND)
    return _is_finished(table)


def single(table: Table) -> bool:
    """Decline a second block; return whether the builder is done (TA-5.3)."""
    if table.log is not None:
        table.emit(SecondDeclined(int(table.actor), int(table.basic)))
    return _is_finished(table)


def add_block(table: Table, square: i64) -> None:
    """Place the additional block; no other block follows it (TA-5.4)."""
    _place(table, square, EXTRA_KIND)


def extra_squares(table: Table) -> list[int]:
    """Where an additional block may go; nowhere without supply or a neighbouring block (TA-5.4)."""
    if not _may_add(table):
        return []
    return list(table.content.neighbours[table.basic])


def _may_add(table: Table) -> bool:
    """Whether an additional block is allowed (TA-5.4).

    Blocks on the basic square do not affect its neighbours, so the answer is still the same as
    before construction began.
    """
    builder = table.actor
    return table.supply[builder] > 0 and has_own_neighbour(table, builder, table.basic)


def _is_finished(table: Table) -> bool:
    if not _may_add(table):
        return True
    table.stage = EXTRA_BLOCK
    return False


def _place(table: Table, square: i64, kind: str) -> None:
    """Place a block of the builder; on an empty square it scores the printed bonus (TA-5.6)."""
    builder = table.actor
    bonus: i64 = 0
    if table.height[square] == 0:
        bonus = table.content.bonus[square]
    put_block(table, builder, square)
    if bonus > 0:
        gain(table, BONUSES, builder, bonus)
    if table.log is not None:
        table.emit(Built(int(builder), int(square), kind, int(table.height[square])))
        if bonus > 0:
            table.emit(BonusScored(int(builder), int(square), int(bonus)))
