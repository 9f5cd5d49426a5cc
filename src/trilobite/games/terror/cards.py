"""The environment cards: deck, face-up card, hand cards, discards (TT-3.2, TT-4.2, TT-4.3)."""

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
    """The number of cards of each kind that are neither public nor in these hands.

    A negative number means more cards of a kind than the box has (INV-8).
    """
    return [
        table.content.cards_of_each
        - int(table.discards[kind])
        - (table.face_up == kind)
        - hands.count(kind)
        for kind in range(len(ENVIRONMENTS))
    ]


def is_shown_as(card: int, public: int) -> bool:
    """Whether a hand card agrees with what everybody knows about it (R-07)."""
    return card != NONE if public == BLIND else card == public


def turn_up(table: Table, secrets: Secrets, kind: int, rule: str) -> None:
    """Lay the top card face up beside the deck (TT-3.2, TT-4.3)."""
    secrets.deck[kind] -= 1
    table.deck_size -= 1
    table.face_up = kind
    if table.log is not None:
        table.emit(CardTurnedUp(kind, rule))


def take_face_up(table: Table, secrets: Secrets) -> None:
    """Everybody sees what the active player takes (TT-4.2)."""
    kind = int(table.face_up)
    seat = int(table.active)
    table.face_up = NONE
    table.took_face_up = True
    table.cards[seat] = kind
    secrets.held[seat] = kind
    if table.log is not None:
        table.emit(FaceUpTaken(seat, kind))


def draw_blind(table: Table, secrets: Secrets, kind: int) -> None:
    """The active player takes the top card, seen by them alone or by all (TT-4.2, R-07)."""
    seat = int(table.active)
    is_open = table.content.blind_is_open
    secrets.deck[kind] -= 1
    table.deck_size -= 1
    secrets.held[seat] = kind
    table.cards[seat] = kind if is_open else BLIND
    if table.log is not None:
        table.emit(OpenDrawn(seat, kind) if is_open else BlindDrawn(seat, kind))


def discard(table: Table, secrets: Secrets) -> i64:
    """Put the active player's card on the public discards, and return its kind (TT-4.5)."""
    seat = int(table.active)
    kind = secrets.held[seat]
    was_hidden = table.cards[seat] == BLIND
    secrets.held[seat] = NONE
    table.cards[seat] = NONE
    table.discards[kind] += 1
    if table.log is not None:
        table.emit(CardPlayed(seat, kind, bool(was_hidden)))
    return kind
