"""Declarations and the sale before round 3 (TA-1.7 to TA-1.9), and NPC cards (TA-9.1)."""

from mypy_extensions import i64

from trilobite.games.tritarea.events import BlocksSold, Declared, IntentRevealed, LeadRevealed
from trilobite.games.tritarea.kernel import bit_of, gain, is_lone_npc, place_of
from trilobite.games.tritarea.model import PARTICIPANTS
from trilobite.games.tritarea.setup import take_from_pool
from trilobite.games.tritarea.table import (
    DECLARING,
    LAST_ROUND,
    NONE,
    SALES,
    SELLING,
    Secrets,
    Table,
)

# Declarations.


def begin_declaring(table: Table) -> None:
    """All humans declare at once, in secret (TA-1.8)."""
    table.stage = DECLARING
    table.actor = NONE


def declare(table: Table, secrets: Secrets, participant: i64, card: i64) -> bool:
    """Take a human's Lead Area Declaration; return whether it was the last one (TA-1.8)."""
    _take_from_hand(table, secrets, participant, card)
    if table.log is not None:
        seat = int(table.content.seat_of[participant])
        table.emit(Declared(int(participant), seat, int(card)))
    return all(table.committed[other] == 1 for other in table.content.participant_of)


def commit_leftovers(table: Table, secrets: Secrets) -> None:
    """The card left after trick 8 of round 2 is the Declaration of Intent (TA-1.2, TA-7.7)."""
    for participant in table.content.participant_of:
        card: i64 = 0
        while bit_of(card) != secrets.hands[participant]:
            card += 1
        _take_from_hand(table, secrets, participant, card)


def _take_from_hand(table: Table, secrets: Secrets, participant: i64, card: i64) -> None:
    secrets.hands[participant] ^= bit_of(card)
    _commit(table, secrets, participant, card)


def take_npc_card(table: Table, secrets: Secrets, number: i64) -> None:
    """The top card of an NPC's deck is its declaration, still face down (TA-9.1)."""
    _commit(table, secrets, table.actor, take_from_pool(secrets, number))


def _commit(table: Table, secrets: Secrets, participant: i64, card: i64) -> None:
    secrets.choices[participant] = card
    table.committed[participant] = 1
    table.cards_left[participant] -= 1


def next_npc(table: Table) -> int:
    """The NPC whose declaration is drawn next, in table order; NONE after the last."""
    for participant in table.order:
        if table.is_npc(participant) and table.committed[participant] == 0:
            return participant
    return NONE


def reveal(table: Table, secrets: Secrets) -> None:
    """All declarations are turned up together (TA-1.8, TA-7.7)."""
    for participant in table.order:
        card = secrets.choices[participant]
        table.declared[participant] = card
        table.committed[participant] = 0
        secrets.choices[participant] = NONE
        if table.log is not None:
            revealed = LeadRevealed if table.round == LAST_ROUND else IntentRevealed
            table.emit(revealed(int(participant), int(card)))


# The sale.


def begin_sale(table: Table) -> bool:
    """Begin with the start player's right-hand neighbour; return whether all have sold (TA-1.9)."""
    table.stage = SELLING
    return _ask_seller(table, PARTICIPANTS - 1)


def sell(table: Table, blocks: i64) -> bool:
    """Trade blocks of this round for points; return whether it was the last sale (TA-1.9)."""
    _sell(table, table.actor, blocks, "TA-1.9")
    return _ask_seller(table, place_of(table, table.actor) - 1)


def _ask_seller(table: Table, place: i64) -> bool:
    """Ask counter-clockwise, skipping the NPC of three players (TA-1.9, TA-9.4)."""
    while place >= 0 and is_lone_npc(table, table.order[place]):
        _sell(table, table.order[place], table.content.npc_sale, "TA-9.4")
        place -= 1
    table.actor = table.order[place] if place >= 0 else NONE
    return place < 0


def _sell(table: Table, participant: i64, blocks: i64, rule: str) -> None:
    points = blocks * table.content.sale
    table.sold[participant] = blocks
    table.supply[participant] -= blocks
    gain(table, SALES, participant, points)
    if table.log is not None:
        table.emit(BlocksSold(int(participant), int(blocks), int(points), rule))
