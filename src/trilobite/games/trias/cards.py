"""The cards: two decks one on top of the other, a hidden hand of one, a discard pile."""

from mypy_extensions import i64

from trilobite.games.trias.events import CardTaken
from trilobite.games.trias.model import METEORITE
from trilobite.games.trias.table import NONE, Secrets, Table


def top_back(table: Table) -> int:
    """The visible back of the top card, -1 if none: the 1-deck is on the 2-deck (TR-1.3)."""
    if table.deck_sizes[0] > 0:
        return 0
    return 1 if table.deck_sizes[1] > 0 else NONE


def card_weights(table: Table, secrets: Secrets) -> list[int]:
    """How many of each face are left where the next card comes from."""
    first = 4 * top_back(table)
    return secrets.deck[first : first + 4]


def take_top(table: Table, secrets: Secrets, face: int) -> int:
    """The top card, which turned out to have this face, leaves the deck."""
    back = top_back(table)
    card = 4 * back + face
    secrets.deck[card] -= 1
    table.deck_sizes[back] -= 1
    return card


def deal(table: Table, secrets: Secrets, face: int, rule: str) -> None:
    """The active player takes the top card into the hand, unseen by the others (TR-1.5, TR-7.1)."""
    card = take_top(table, secrets, face)
    seat = int(table.active)
    secrets.hands[seat] = card
    table.backs[seat] = card // 4
    if table.log is not None:
        table.tell(CardTaken(seat, card % 4, card // 4, rule))


def discard_hand(table: Table, secrets: Secrets) -> int:
    """The active player's hand card goes face up to the discards (TR-2.7); its face."""
    seat = int(table.active)
    card = secrets.hands[seat]
    secrets.hands[seat] = NONE
    table.backs[seat] = NONE
    _discard(table, secrets, card)
    return card % 4


def discard_top(table: Table, secrets: Secrets, face: int) -> None:
    """The top card is turned up: a landscape is discarded (TR-2.7), the meteorite stays out."""
    card = take_top(table, secrets, face)
    if face == METEORITE:
        table.meteorite_out = True
    else:
        _discard(table, secrets, card)


def _discard(table: Table, secrets: Secrets, card: i64) -> None:
    secrets.discards[card] += 1
    table.used_card = card
