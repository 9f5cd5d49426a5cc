"""Section 3, building rights: the adopted suit and its builders."""

from typing import Final

from mypy_extensions import i64

from trilobite.engine.declared import ANY, WHO, Each, EventKind
from trilobite.engine.reading import names_in
from trilobite.games.tritarea.model import ALL_FOUR, NONE, RANKS, SUIT
from trilobite.games.tritarea.rules.building import most_on_a_square
from trilobite.games.tritarea.table import Secrets, Table

# How a suit was adopted: `by` in RightsFound.
BY_MOST: Final = "most"
BY_DIFFERENCE: Final = "difference"
BY_LEADER: Final = "leader"
BY_ALL_DIFFERENT: Final = "all_different"
BY_MEMORY: Final = "memory"
"""Value in place of the reason with `memory=on`: that would give away face-down cards."""

_RULES: Final = {
    BY_MOST: "TA-3.1",
    BY_DIFFERENCE: "TA-3.2",
    BY_LEADER: "TA-3.2",
    BY_ALL_DIFFERENT: "TA-3.3",
}

_NUMBERS: Final = names_in(
    "holders by supporters low high rivallow rivalhigh difference rivaldifference firstblocks "
    "secondblocks"
)
RightsFound = EventKind(
    "tritarea-rights-found",
    "",
    "trick:{builders}",
    asides="difference rivaldifference firstblocks secondblocks",
).of(
    suit=SUIT, first=WHO, second=WHO, rival=SUIT, builders=Each(WHO), **dict.fromkeys(_NUMBERS, ANY)
)
"""`low` and `high` are the lowest and highest rank of the adopted suit. `rival` is the other suit
if two suits have two supporters each. `firstblocks` and `secondblocks` are the most blocks that the
builders may put on one square. With `memory=on` the log gives no ranks."""

_LOWEST: Final = -1
_HIGHEST: Final = 1


# Support.


def supporters(table: Table, suit: i64) -> i64:
    """How many cards of the trick have this suit (TA-3.1)."""
    number: i64 = 0
    for card in table.trick:
        if card >= 0 and card // RANKS == suit:
            number += 1
    return number


def most_support(table: Table) -> i64:
    """How many cards the best-supported suit has: 1 to 4 (TA-3.1)."""
    most: i64 = 0
    for suit in range(ALL_FOUR):
        most = max(most, supporters(table, suit))
    return most


def difference(table: Table, suit: i64) -> i64:
    """The difference between the highest and lowest effective rank of a suit (TA-3.2)."""
    return table.rank[_holder(table, suit, _HIGHEST)] - table.rank[_holder(table, suit, _LOWEST)]


def rival_of(table: Table, suit: i64) -> i64:
    """The other suit if both have two supporters; otherwise NONE (TA-3.2)."""
    if supporters(table, suit) != 2:
        return NONE
    for card in table.trick:
        other = card // RANKS
        if other != suit and supporters(table, other) == 2:
            return other
    return NONE


def _holder(table: Table, suit: i64, sign: i64) -> i64:
    """The supporter with the lowest or highest effective rank; NONE without any (TA-3.4)."""
    best: i64 = NONE
    most: i64 = -11
    ranks = table.rank
    for p in range(ALL_FOUR):
        card = table.trick[p]
        if card >= 0 and card // RANKS == suit and ranks[p] * sign > most:
            best = p
            most = ranks[p] * sign
    return best


# Rights.


def rights(table: Table) -> None:
    """Find the adopted suit and the builders of a full trick.

    With four suits the leader's is adopted, and there is no second builder (TA-3.3). Otherwise
    the first builder has the lowest and the second builder the highest rank of the suit (TA-3.4).
    """
    leaders = table.trick[table.leader] // RANKS
    most = most_support(table)
    if most == 1:
        table.adopted = leaders
        table.first_holder = table.leader
        table.second_holder = NONE
        return
    suit = _best_supported(table, most, leaders)
    table.adopted = suit
    table.first_holder = _holder(table, suit, _LOWEST)
    table.second_holder = _holder(table, suit, _HIGHEST)


def _best_supported(table: Table, most: i64, leaders: i64) -> i64:
    """The suit with the most cards; ties go to the larger difference, then the leader's suit."""
    suit: i64 = 0
    while supporters(table, suit) != most:
        suit += 1
    rival = rival_of(table, suit)
    if rival == NONE:
        return suit
    more = difference(table, suit) - difference(table, rival)
    if more == 0:
        return leaders
    return suit if more > 0 else rival


def gives_rights(table: Table) -> bool:
    """Whether the adopted suit and the builders follow from the cards of the trick."""
    twin = table.copy()
    rights(twin)
    return (
        twin.adopted == table.adopted
        and twin.first_holder == table.first_holder
        and twin.second_holder == table.second_holder
    )


def adopted_by(table: Table) -> str:
    """Why this suit was adopted."""
    if table.second_holder == NONE:
        return BY_ALL_DIFFERENT
    rival = rival_of(table, table.adopted)
    if rival == NONE:
        return BY_MOST
    is_equal = difference(table, table.adopted) == difference(table, rival)
    return BY_LEADER if is_equal else BY_DIFFERENCE


def find_rights(table: Table, _secrets: Secrets) -> bool:
    """Find the rights of the trick and show them."""
    rights(table)
    if table.log is not None:
        _emit_rights(table)
    return False


def _emit_rights(table: Table) -> None:
    """Emit the rights (TA-3.4), and the reason unless it would give away face-down cards."""
    first, second, suit = table.first_holder, table.second_holder, table.adopted
    is_hidden, is_sole = table.content.is_memory, second == NONE
    rival = NONE if is_hidden else rival_of(table, suit)
    by = adopted_by(table)
    rule = "TA-3.4" if is_hidden and not is_sole else _RULES[by]
    reason = {
        "by": BY_MEMORY if is_hidden else by,
        "supporters": 0 if is_hidden else supporters(table, suit),
        "rival": suit if rival == NONE else rival,
    }
    ranks = _shown_ranks(table, suit) | _shown_ranks(table, rival, "rival")
    holders = {
        "first": first,
        "second": max(second, 0),
        "holders": 1 if is_sole else 2,
        "builders": [first] if is_sole else [first, second],
        "firstblocks": most_on_a_square(table, first),
        "secondblocks": 0 if is_sole else most_on_a_square(table, second),
    }
    table.emit(RightsFound(reason, ranks, holders, rule=rule, suit=suit))


def _shown_ranks(table: Table, suit: i64, whose: str = "") -> dict[str, object]:
    """The lowest and highest effective rank of a suit and their difference; 0 if not shown."""
    low: i64 = 0
    high: i64 = 0
    if suit != NONE and not table.content.is_memory:
        low = table.rank[_holder(table, suit, _LOWEST)]
        high = table.rank[_holder(table, suit, _HIGHEST)]
    return {
        f"{whose}low": int(low),
        f"{whose}high": int(high),
        f"{whose}difference": int(high - low),
    }
