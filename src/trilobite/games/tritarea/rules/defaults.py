"""Section 6, default: a builder who builds nothing pays for it."""

from mypy_extensions import i64

from trilobite.engine import Question, Refusal, Who, ask, refuse
from trilobite.engine.declared import ANY, WHO, EventKind
from trilobite.games.tritarea.generated import stages
from trilobite.games.tritarea.model import DEFAULTS, FIVE, rank_of
from trilobite.games.tritarea.rules import npcs
from trilobite.games.tritarea.rules.terms import lose
from trilobite.games.tritarea.table import Table

Defaulted = EventKind("tritarea-defaulted", "", "trick:{who}", asides="due").of(
    who=WHO, lost=ANY, down=ANY, due=ANY
)
"""`due` is what it would have cost; 0 if the score was enough."""


def why_not_default(table: Table, participant: int) -> Refusal | None:
    """A builder may always default instead of building (TA-6.1)."""
    if table.stage in (stages.SECOND_BLOCK, stages.EXTRA_BLOCK):
        return refuse("tritarea-refusal-has-built", "TA-6.1", who=Who(participant))
    if table.stage != stages.BUILDING:
        return table.not_now()
    return npcs.refuse_npc_default(participant) if npcs.must_build(table, participant) else None


def refuse_without_blocks(participant: int) -> Refusal:
    """A builder without blocks can only default (TA-6.2)."""
    return refuse("tritarea-refusal-no-blocks", "TA-6.2", who=Who(participant))


def default_cost(table: Table, participant: i64) -> i64:
    """The effective rank (TA-6.1); an unchanged 5 is bought down for less (TA-6.3)."""
    if is_bought_down(table, participant):
        return table.content.bought_down
    return table.rank[participant]


def is_bought_down(table: Table, participant: i64) -> bool:
    """Whether a default buys a 5 down; never for the NPC of three players (TA-6.3, R-9)."""
    is_unchanged = rank_of(table.trick[participant]) == FIVE and table.rank[participant] == FIVE
    return table.content.buys_down and is_unchanged and not npcs.is_lone_npc(table, participant)


def shown_cost(table: Table, participant: int) -> int:
    """Points that a default would take at least, out of the score; -1 if it is not allowed."""
    if npcs.must_build(table, participant):
        return -1
    return min(int(default_cost(table, participant)), int(table.score(participant)))


def pay_default(table: Table, *, down: bool) -> None:
    """Lose points equal to the rank, at most the whole score (TA-6.1), or buy the 5 down."""
    builder = table.actor
    cost = table.content.bought_down if down else table.rank[builder]
    lost = lose(table, DEFAULTS, builder, cost)
    if table.log is not None:
        rule = "TA-6.3" if down else "TA-6.1"
        due = cost if cost > lost else 0
        table.emit(Defaulted(rule=rule, who=builder, lost=lost, down=down, due=due))


# The default of a solo player's NPC with an unchanged 5.


def may_keep_five(table: Table, participant: i64) -> bool:
    """Whether it is asked if a 5 is bought down: only if that makes a difference (TA-6.3)."""
    is_asked = npcs.is_always_asked(table, participant) and is_bought_down(table, participant)
    return is_asked and table.score(participant) > table.content.bought_down


def ask_default(table: Table, seat: int) -> Question:
    participant = npcs.decided_next(table, seat)
    score = int(table.score(participant))
    return ask(
        "tritarea-ask-default",
        npcs.SOLO_FIVE_RULE,
        who=Who(participant),
        cost=table.content.bought_down,
        lost=min(int(table.rank[participant]), score),
        score=score,
    )
