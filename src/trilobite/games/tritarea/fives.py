"""Changing a 5 in a trick (section 4) or in a declaration (TA-7.6)."""

from mypy_extensions import i64

from trilobite.games.tritarea.deciders import decider, first_asked
from trilobite.games.tritarea.events import FiveAnswered, FiveChanged, FiveKept
from trilobite.games.tritarea.kernel import (
    clockwise_from,
    gain,
    is_lone_npc,
    most_support,
    supporters,
)
from trilobite.games.tritarea.model import FIVE, KEEP, MAKE_0, MAKE_10, PARTICIPANTS, RANKS, rank_of
from trilobite.games.tritarea.table import (
    CHANGED_FIVES,
    CHANGING_DECLARED,
    NONE,
    Secrets,
    Table,
)


def has_five(table: Table) -> bool:
    """Whether the trick contains a 5."""
    p: i64 = 0
    while p < PARTICIPANTS:
        if table.trick[p] % RANKS == FIVE - 1:
            return True
        p += 1
    return False


def asked_in_trick(table: Table) -> list[int]:
    """The owners of a 5 that may be changed, clockwise from the leader (TA-4.2, TA-4.4)."""
    if not has_five(table):
        return []
    most = most_support(table)
    return [p for p in clockwise_from(table, table.leader) if _is_asked(table, p, most)]


def _is_asked(table: Table, participant: i64, most: i64) -> bool:
    """Whether changing a 5 could alter the rights or, by option, a default (TA-4.4, R-9)."""
    card = table.trick[participant]
    if card % RANKS != FIVE - 1 or is_lone_npc(table, participant):
        return False
    if most == 1:
        return participant == table.leader and not table.content.buys_down
    return supporters(table, card // RANKS) == most


def asked_now(table: Table) -> list[int]:
    """Everybody to be asked after the fourth card; with `memory=on` nobody if none has a choice.

    In that case the cards are turned face down at once, and nothing should show that there was a 5
    among them (TA-14.1, R-20).
    """
    asked = asked_in_trick(table)
    if table.content.is_memory and all(len(changes_for(table, p)) == 1 for p in asked):
        return []
    return asked


def changes_for(table: Table, participant: i64) -> list[int]:
    """What the owner of a 5 can do; a change must be paid for in full (TA-4.1, TA-4.3)."""
    score = table.score(participant)
    costs = table.content.five_costs
    return [change for change in (KEEP, MAKE_0, MAKE_10) if costs[change] <= score]


def begin_changes(table: Table, asked: list[int], stage: i64) -> None:
    """Ask once: one after another in the open, or all at once in secret (TA-4.2, R-7)."""
    table.stage = stage
    for participant in asked:
        table.asked[participant] = 1
    table.actor = NONE if table.content.fives_are_hidden else asked[0]


def answer(table: Table, secrets: Secrets, participant: i64, change: i64) -> bool:
    """Decide about a 5; return whether it was the last decision (TA-4.2, TA-7.6)."""
    table.asked[participant] = 0
    hidden = table.content.fives_are_hidden
    if hidden:
        secrets.choices[participant] = change
        table.committed[participant] = 1
        if table.log is not None:
            seat = decider(table, participant)
            table.emit(FiveAnswered(int(participant), seat, int(change), _rule(table)))
    else:
        _carry_out(table, participant, change)
    for other in clockwise_from(table, first_asked(table)):
        if table.asked[other] == 1:
            if not hidden:
                table.actor = other
            return False
    if hidden:
        _reveal(table, secrets)
    return True


def _reveal(table: Table, secrets: Secrets) -> None:
    """Show all hidden decisions and pay for them (R-7)."""
    for participant in clockwise_from(table, first_asked(table)):
        if table.committed[participant] == 1:
            _carry_out(table, participant, secrets.choices[participant])
            table.committed[participant] = 0
            secrets.choices[participant] = NONE


def _carry_out(table: Table, participant: i64, change: i64) -> None:
    """Pay at once; the rank counts for this trick or this declaration only (TA-4.1)."""
    hidden = table.content.fives_are_hidden
    if change == KEEP:
        if table.log is not None:
            table.emit(FiveKept(int(participant), rule=_rule(table), was_hidden=hidden))
        return
    cost = table.content.five_costs[change]
    rank = 0 if change == MAKE_0 else 10
    table.rank[participant] = rank
    gain(table, CHANGED_FIVES, participant, -cost)
    if table.log is not None:
        rule = _rule(table)
        table.emit(FiveChanged(int(participant), to=rank, cost=cost, rule=rule, was_hidden=hidden))


def _rule(table: Table) -> str:
    return "TA-7.6" if table.stage == CHANGING_DECLARED else "TA-4.2"


def is_unchanged(table: Table, participant: i64) -> bool:
    """Whether a participant has a 5 in the trick that still counts as 5 (TA-6.3)."""
    return rank_of(table.trick[participant]) == FIVE and table.rank[participant] == FIVE
