"""Chapters 6 and 7: the last phases of a turn, clean-up without a decision and the hand card."""

from mypy_extensions import i64

from trilobite.engine.declared import ANY, ORDINAL, WHO, EventKind
from trilobite.games.trias.fast.kernel import WATER
from trilobite.games.trias.generated import stages
from trilobite.games.trias.model import CARD, METEORITE, POLE, SITE
from trilobite.games.trias.rules.last_round import strike
from trilobite.games.trias.rules.terms import left_of
from trilobite.games.trias.table import Secrets, Table

SwimmersLost = EventKind("trias-swimmers-lost", "TR-6.1", who=WHO, herds=ANY)
SurplusLost = EventKind(
    "trias-surplus-lost", "TR-6.2", "tile:{tile}", asides="landscape ring hour",
    who=WHO, herds=ANY, tile=SITE,
)  # fmt: skip


def clean_up(table: Table) -> bool:
    """Only the active player loses herds; those of others stay until their own turns (TR-6.3)."""
    board = table.board
    if board.swimming[table.active] != 0:
        _take_swimmers(table)
    tile: i64
    for tile in range(POLE + 1):
        cell = board.cell_of[tile]
        if cell != WATER and board.total[cell] > board.capacity[tile]:
            _take_surplus(table, tile)
    return False


def _take_swimmers(table: Table) -> None:
    """All swimmers of the active player go back to stock (TR-6.1)."""
    board = table.board
    seat = table.active
    lost = int(board.swimming[seat])
    for cell in board.swimmer_cells(seat):
        board.take_herds(seat, cell, board.herds_at(seat, cell))
    table.stock[seat] += lost
    if table.log is not None:
        table.emit(SwimmersLost(who=seat, herds=lost))


def _take_surplus(table: Table, tile: i64) -> None:
    """The active player takes the surplus on a tile back, but no herds of others (TR-6.2)."""
    board = table.board
    cell = board.cell_of[tile]
    surplus = int(board.total[cell]) - int(board.capacity[tile])
    lost = min(table.own_on(table.active, tile), surplus)
    if lost:
        board.take_herds(table.active, cell, lost)
        table.stock[table.active] += lost
        if table.log is not None:
            table.emit(SurplusLost(who=table.active, herds=lost, tile=table.site_of(tile)))


# The hand card, and taking cards off the deck.


HiddenCardTaken = EventKind("trias-hidden-card-taken", reveals=True, who=WHO, back=ORDINAL)
CardTaken = EventKind(
    "trias-card-taken", only_for="who", others=HiddenCardTaken, reveals=True,
    who=WHO, card=CARD, back=ORDINAL,
)  # fmt: skip


def card_weights(table: Table, secrets: Secrets) -> list[int]:
    """How many cards of each face are left in the deck that the next card comes from."""
    first = 4 * table.top_back()
    return secrets.deck[first : first + 4]


def take_top(table: Table, secrets: Secrets, face: int) -> int:
    """Remove the top card, which turned out to have this face, from the deck."""
    back = table.top_back()
    card = 4 * back + face
    secrets.deck[card] -= 1
    table.deck_sizes[back] -= 1
    return card


def deal(table: Table, secrets: Secrets, face: int, rule: str) -> None:
    """The active player takes the top card into their hand; others see only its back."""
    card = take_top(table, secrets, face)
    seat = int(table.active)
    secrets.hands[seat] = card
    table.backs[seat] = card // 4
    if table.log is not None:
        table.emit(CardTaken(rule=rule, who=seat, card=face, back=card // 4))


def refill_hand(table: Table) -> bool:
    """A player who has used the hand card waits for another; others draw nothing (TR-7.1)."""
    if table.used_hand:
        table.stage = stages.REFILL_HAND
    return table.used_hand


def take_card(table: Table, secrets: Secrets, face: int) -> None:
    """A new card goes into the hand, unseen (TR-7.1).

    The meteorite is shown, is not replaced, and starts the last round to the left (TR-7.2). It is
    always still in the deck, so the deck never runs out (TR-7.3).
    """
    if face == METEORITE:
        take_top(table, secrets, face)
        strike(table, left_of(table, table.active), "TR-7.2")
    else:
        deal(table, secrets, face, "TR-7.1")
