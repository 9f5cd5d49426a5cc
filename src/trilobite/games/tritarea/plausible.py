"""Whether a position read from outside can occur: each part fits its stage and the other parts.

`turn_order_checks` checks how far the game has progressed, `plausible_cards` and `plausible_trick`
check the cards, and `plausible_city` and `plausible_points` what has been built and paid.
"""

from trilobite.engine import InputError
from trilobite.games.tritarea.building import extra_squares
from trilobite.games.tritarea.deciders import acting_seats, decided_next
from trilobite.games.tritarea.fives import changes_for
from trilobite.games.tritarea.invariants import card_laws, has_hidden_card, table_laws
from trilobite.games.tritarea.model import CHANGES
from trilobite.games.tritarea.plausible_cards import check_cards
from trilobite.games.tritarea.plausible_city import check_city
from trilobite.games.tritarea.plausible_points import check_fives, check_points
from trilobite.games.tritarea.plausible_trick import (
    check_asked,
    check_ranks,
    check_rights,
    check_trick,
)
from trilobite.games.tritarea.setup import start_candidates
from trilobite.games.tritarea.table import (
    BUILDING,
    CHANGING,
    CHANGING_DECLARED,
    CHOOSE_START,
    EXTRA_BLOCK,
    NONE,
    SECOND_BLOCK,
    Secrets,
    Table,
)
from trilobite.games.tritarea.turn_order_checks import EVERYBODY, check_turn_order, require


def check_table(table: Table, where: str, *, is_seen: bool) -> None:
    """Refuse a table that no game can reach, and name the field.

    `is_seen` is for the table of a view: with `memory=on` some of its cards are face down (R-20).
    """
    is_masked = is_seen and table.content.is_memory
    check_turn_order(table, where)
    check_cards(table, where)
    check_trick(table, where, is_masked=is_masked)
    for field, problem in table_laws(table):
        raise InputError(f"{where}.{field}", problem)
    check_asked(table, where)
    check_ranks(table, where, is_masked=is_masked)
    check_rights(table, where, is_masked=is_masked)
    check_city(table, where, is_masked=is_masked)
    check_points(table, where, is_masked=is_masked)
    _check_choice(table, where)


def check_secrets(table: Table, secrets: Secrets, where: str) -> None:
    """Hands, pool and hidden choices must complete what the table shows (INV-1)."""
    for p in EVERYBODY:
        has_choice = secrets.choices[p] != NONE
        if has_choice != bool(table.committed[p]):
            raise InputError(f"{where}.choices[{p}]", "does not match what the table shows")
        if has_choice and not has_hidden_card(table, p):
            _check_change(table, p, int(secrets.choices[p]), f"{where}.choices[{p}]")
    for field, problem in card_laws(table, secrets):
        raise InputError(f"{where}.{field}", problem)


def fits_tricks(table: Table) -> bool:
    """Whether the played cards can have led to what is built and paid.

    Used for imagined worlds: with `memory=on` they deal the cards of earlier tricks (R-20).
    """
    try:
        check_city(table, "table", is_masked=False)
        check_fives(table, "table", is_masked=False)
    except InputError:
        return False
    return True


def _check_change(table: Table, participant: int, change: int, where: str) -> None:
    changes = changes_for(table, participant)
    allowed = ", ".join(CHANGES[one] for one in changes)
    require(change in changes, where, "costs more than the score (TA-4.3)", allowed)


def _check_choice(table: Table, where: str) -> None:
    """No question is asked that has only one answer (TA-14.1)."""
    stage = int(table.stage)
    here = f"{where}.stage"
    if stage == CHOOSE_START and table.round > 0:
        require(len(start_candidates(table)) > 1, here, "the start player is known (TA-1.5)")
    elif stage == BUILDING:
        is_asked = table.supply[table.actor] > 0 or table.shows_trick()
        require(is_asked, here, "without blocks nothing is asked (TA-6.2)")
    elif stage == SECOND_BLOCK:
        is_able = table.actor == table.second_holder and table.supply[table.actor] > 0
        require(is_able, here, "nobody may place a second block (TA-5.3)")
    elif stage == EXTRA_BLOCK:
        require(bool(extra_squares(table)), here, "nothing allows an additional block (TA-5.4)")
    elif stage in (CHANGING, CHANGING_DECLARED):
        for seat in acting_seats(table):
            changes = changes_for(table, decided_next(table, seat))
            require(len(changes) > 1, here, "no change is affordable, so nothing is asked (TA-4.3)")
