"""The cards: two decks, one on top of the other; one hidden hand card each; a discard pile."""

from mypy_extensions import i64

from trilobite.games.trias.events import CardTaken
from trilobite.games.trias.model import METEORITE
from trilobite.games.trias.table import NONE, Secrets, Table


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
    """The active player takes the top card into their hand, unseen (TR-1.5, TR-7.1)."""
    card = take_top(table, secrets, face)
    seat = int(table.active)
    secrets.hands[seat] = card
    table.backs[seat] = card // 4
    if table.log is not None:
        table.emit(CardTaken(seat, card % 4, card // 4, rule))


def discard_hand(table: Table, secrets: Secrets) -> int:
    """Discard the active player's hand card face up, and return its face (TR-2.7)."""
    seat = int(table.active)
    card = secrets.hands[seat]
    secrets.hands[seat] = NONE
    table.backs[seat] = NONE
    _discard(table, secrets, card)
    return card % 4


def discard_top(table: Table, secrets: Secrets, face: int) -> None:
    """Turn up the top card: a landscape is discarded (TR-2.7), the meteorite is set aside."""
    card = take_top(table, secrets, face)
    if face == METEORITE:
        table.meteorite_out = True
    else:
        _discard(table, secrets, card)


def _discard(table: Table, secrets: Secrets, card: i64) -> None:
    secrets.discards[card] += 1
    table.used_card = card
