"""The environment cards: deck, face-up card, hands of one, discards (TT-3.2, TT-4.2, TT-4.3)."""

from collections.abc import Sequence

from mypy_extensions import i64

from trilobite.games.terror.events import (
    BlindDrawn,
    CardPlayed,
    CardTurnedUp,
    FaceUpTaken,
    OpenDrawn,
)
from trilobite.games.terror.model import ENVIRONMENTS
from trilobite.games.terror.table import BLIND, NONE, Secrets, Table


def unseen_cards(table: Table, hands: Sequence[int]) -> list[int]:
    """By kind, the cards that lie neither open nor in these hands: the deck, and hidden ones.

    A negative number means that there are more of a kind than the box has (INV-8).
    """
    return [
        table.content.cards_of_each
        - int(table.discards[kind])
        - (table.face_up == kind)
        - hands.count(kind)
        for kind in range(len(ENVIRONMENTS))
    ]


def is_shown_as(card: int, public: int) -> bool:
    """Whether a card in a hand is the one that everybody knows of it (R-07)."""
    return card != NONE if public == BLIND else card == public


def turn_up(table: Table, secrets: Secrets, kind: int, rule: str) -> None:
    """The top card is laid face up beside the deck (TT-3.2, TT-4.3)."""
    secrets.deck[kind] -= 1
    table.deck_size -= 1
    table.face_up = kind
    if table.log is not None:
        table.tell(CardTurnedUp(kind, rule))


def take_face_up(table: Table, secrets: Secrets) -> None:
    """Everybody sees what the active player takes (TT-4.2)."""
    kind = int(table.face_up)
    seat = int(table.active)
    table.face_up = NONE
    table.took_face_up = True
    table.cards[seat] = kind
    secrets.held[seat] = kind
    if table.log is not None:
        table.tell(FaceUpTaken(seat, kind))


def draw_blind(table: Table, secrets: Secrets, kind: int) -> None:
    """The top card, seen by the active player only, or by all (TT-4.2, R-07)."""
    seat = int(table.active)
    is_open = table.content.blind_is_open
    secrets.deck[kind] -= 1
    table.deck_size -= 1
    secrets.held[seat] = kind
    table.cards[seat] = kind if is_open else BLIND
    if table.log is not None:
        table.tell(OpenDrawn(seat, kind) if is_open else BlindDrawn(seat, kind))


def discard(table: Table, secrets: Secrets) -> i64:
    """The active player's card is played and goes to the open discards (TT-4.5); its kind."""
    seat = int(table.active)
    kind = secrets.held[seat]
    was_hidden = table.cards[seat] == BLIND
    secrets.held[seat] = NONE
    table.cards[seat] = NONE
    table.discards[kind] += 1
    if table.log is not None:
        table.tell(CardPlayed(seat, kind, bool(was_hidden)))
    return kind
