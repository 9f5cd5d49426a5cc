"""The trick of a position from outside: its cards, its 5s and its rights."""

from collections.abc import Sequence

from trilobite.games.tritarea.fives import asked_in_trick
from trilobite.games.tritarea.kernel import rights
from trilobite.games.tritarea.model import FIVE, PARTICIPANTS, SUITS, rank_of
from trilobite.games.tritarea.plausible_cards import played_in_trick
from trilobite.games.tritarea.settlement import asked_at_settlement
from trilobite.games.tritarea.table import (
    CHANGING,
    CHANGING_DECLARED,
    CONSTRUCTION,
    NONE,
    OVER,
    Table,
)
from trilobite.games.tritarea.turn_order_checks import EVERYBODY, MEETING, require


def check_trick(table: Table, where: str, *, is_masked: bool) -> None:
    shown = played_in_trick(table)
    if is_masked and table.hides_trick():
        shown = [p for p in shown if p in (table.first_holder, table.second_holder)]
    lying = 0
    for p in EVERYBODY:
        has_card = table.trick[p] != NONE
        problem = "does not match whose turn it is"
        require(has_card == (p in shown), f"{where}.trick[{p}]", problem)
        if has_card:
            bit = 1 << int(table.trick[p])
            require(not lying & bit, f"{where}.trick[{p}]", "is in the trick twice")
            lying |= bit
    played = int(table.played)
    number = lying.bit_count() + (0 if is_masked else PARTICIPANTS * int(table.trick_number))
    here = f"{where}.played"
    require(played & lying == lying, here, "lacks a card of the trick")
    require(played.bit_count() == number, here, "is not the right number of cards", f"{number}")
    deck = table.content.decks[table.round]
    require(not played & ~deck, here, "has a card that is not in this round (TA-1.1)")


def check_asked(table: Table, where: str) -> None:
    """The 5s are asked about once, clockwise, openly or in secret (TA-4.2, TA-7.6, R-7)."""
    asked = [p for p in EVERYBODY if table.asked[p]]
    here = f"{where}.asked"
    if table.stage not in (CHANGING, CHANGING_DECLARED):
        require(not asked, here, "nobody is asked about a 5 now", "false for all")
        return
    found = fives_of(table)
    if not table.content.fives_are_hidden:
        actor = int(table.actor)
        require(actor in found, f"{where}.actor", "has no 5 that matters (TA-4.4, TA-7.10)")
        expected = sorted(found[found.index(actor) :])
        allowed = ", ".join(str(p) for p in expected)
        require(asked == expected, here, "does not match whose turn it is", allowed)
        return
    committed = [p for p in EVERYBODY if table.committed[p]]
    fits = bool(asked) and sorted(asked + committed) == sorted(found)
    require(fits, here, "must be the 5s that matter and are still undecided (TA-4.4, TA-7.10)")


def fives_of(table: Table) -> list[int]:
    """The owners of the 5s that are asked about now, in order."""
    if table.stage == CHANGING:
        return asked_in_trick(table)
    return asked_at_settlement(table)


def check_ranks(table: Table, where: str, *, is_masked: bool) -> None:
    """Only a 5 that has been asked about can count as 0 or 10 (TA-4.4, TA-7.10)."""
    changed = [p for p in EVERYBODY if card_of(table, p) != NONE and is_changed(table, p)]
    if not changed or (is_masked and table.hides_trick()):
        return
    able = _changeable(table)
    for p in changed:
        require(p in able, f"{where}.rank[{p}]", "nobody was asked about this 5")


def card_of(table: Table, participant: int) -> int:
    """The card that `rank` belongs to: in the trick, or declared at the settlement."""
    card = int(table.trick[participant])
    if card == NONE and table.stage in (CHANGING_DECLARED, OVER):
        return int(table.declared[participant])
    return card


def is_changed(table: Table, participant: int) -> bool:
    card = card_of(table, participant)
    return rank_of(card) == FIVE and table.rank[participant] != FIVE


def _changeable(table: Table) -> Sequence[int]:
    """Participants who have been asked about a 5 and have answered openly."""
    stage = int(table.stage)
    if stage in MEETING:
        return ()
    if stage in CONSTRUCTION:
        return asked_in_trick(table)
    found = fives_of(table)
    if stage == OVER:
        return found
    return () if table.content.fives_are_hidden else found[: found.index(int(table.actor))]


def check_rights(table: Table, where: str, *, is_masked: bool) -> None:
    """The rightholders follow from the cards (section 3)."""
    if table.stage not in CONSTRUCTION or (is_masked and table.hides_trick()):
        return
    twin = table.copy()
    rights(twin)
    problem = "does not follow from the cards of the trick"
    is_fit = table.adopted == twin.adopted
    require(is_fit, f"{where}.adopted", problem, SUITS[twin.adopted])
    for field, found, expected in (
        ("first_holder", table.first_holder, twin.first_holder),
        ("second_holder", table.second_holder, twin.second_holder),
    ):
        allowed = "null" if expected == NONE else str(expected)
        require(found == expected, f"{where}.{field}", problem, allowed)
