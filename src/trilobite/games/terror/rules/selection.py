"""Chapter 4, phase A: each player takes a card in some game turns, and an action tile in all."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from trilobite.engine import Question, Refusal, Who, ask, refuse
from trilobite.engine.declared import ANY, WHO, EventKind
from trilobite.engine.reading import NONE
from trilobite.games.terror import model
from trilobite.games.terror.generated import stages
from trilobite.games.terror.model import ENVIRONMENT, ENVIRONMENTS, TILE
from trilobite.games.terror.table import Secrets, Table

TURN_RULE: Final = "TT-4.2"
"""The rule that says whose turn it is to select."""
_DECK: Final = 1
"""The top of the deck as a source of cards; 0 is the face-up card."""

FaceUpTaken = EventKind("terror-face-up-taken", TURN_RULE, "face-up").of(who=WHO, card=ENVIRONMENT)
DeckChosen = EventKind("terror-deck-chosen", TURN_RULE, "deck").of(who=WHO)
"""A player takes the top card of the deck; the next event says which it is."""
BlindDrawn = EventKind(
    "terror-blind-drawn", TURN_RULE, "deck card", only_for="who", reveals=True
).of(who=WHO, card=ENVIRONMENT)
"""The card drawn from the deck, visible only to its holder (R-07)."""
OpenDrawn = EventKind("terror-open-drawn", TURN_RULE, "deck", reveals=True).of(
    who=WHO, card=ENVIRONMENT
)
"""The card drawn from the deck, visible to all (`blind_cards = open`, R-07)."""
CardTurnedUp = EventKind("terror-card-turned-up", "", "face-up", reveals=True).of(card=ENVIRONMENT)
TileTaken = EventKind("terror-tile-taken", TURN_RULE, "tile:{tile}", ends_turn=True).of(
    who=WHO, tile=TILE, space=model.SPACE, whites=ANY
)


def begin_selection(table: Table, seat: i64) -> None:
    """First a card, if this is a card turn, and then a tile (TT-4.2, R-08)."""
    table.active = seat
    table.stage = stages.SELECT_CARD if table.is_card_turn() else stages.SELECT_TILE


# Cards.


def ask_card(table: Table) -> Question:
    card, cards = ENVIRONMENT.words[int(table.face_up)], int(table.deck_size)
    return ask("terror-ask-card", TURN_RULE, card=card, cards=cards)


def why_not_draft(table: Table, _source: int) -> Refusal | None:
    """The face-up card or the top of the deck, in a card turn only (TT-4.2)."""
    if table.stage == stages.SELECT_TILE and table.cards[table.active] == NONE:
        return Refusal("terror-refusal-no-card-turn", TURN_RULE, {})
    return None if table.stage == stages.SELECT_CARD else table.not_now()


def draft(table: Table, secrets: Secrets, source: i64) -> None:
    """Take the face-up card, which everybody sees, or choose the top of the deck (TT-4.2)."""
    seat = int(table.active)
    if source == _DECK:
        if table.log is not None:
            table.emit(DeckChosen(who=seat))
        table.stage = stages.DRAW_CARD
        return
    kind = int(table.face_up)
    table.face_up = NONE
    table.took_face_up = True
    table.cards[seat] = kind
    secrets.held[seat] = kind
    table.stage = stages.SELECT_TILE
    if table.log is not None:
        table.emit(FaceUpTaken(who=seat, card=kind))


def draw_card(table: Table, secrets: Secrets, kind: int) -> None:
    """The active player takes the top card, seen by them alone or by all (TT-4.2, R-07)."""
    seat = int(table.active)
    is_open = table.content.blind_is_open
    secrets.deck[kind] -= 1
    table.deck_size -= 1
    secrets.held[seat] = kind
    table.cards[seat] = kind if is_open else model.BLIND
    table.stage = stages.SELECT_TILE
    if table.log is not None:
        drawn = OpenDrawn if is_open else BlindDrawn
        table.emit(drawn(who=seat, card=kind))


def replace_card(table: Table, secrets: Secrets, kind: int) -> None:
    """A new card is turned up after the selection if the face-up one was taken (TT-4.3)."""
    table.took_face_up = False
    turn_up_card(table, secrets, kind, "TT-4.3")


def turn_up_card(table: Table, secrets: Secrets, kind: int, rule: str) -> None:
    """Lay the top card face up beside the deck."""
    secrets.deck[kind] -= 1
    table.deck_size -= 1
    table.face_up = kind
    if table.log is not None:
        table.emit(CardTurnedUp(card=kind, rule=rule))


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
    return card != NONE if public == model.BLIND else card == public


# Tiles.


def ask_tile(table: Table) -> Question:
    return ask("terror-ask-tile", TURN_RULE, tiles=len(free_tiles(table)))


def free_tiles(table: Table) -> list[int]:
    """The tiles that nobody has taken in this game turn (TT-4.2)."""
    lying = zip(table.tile_at, table.taker, strict=True)
    return [int(tile) for tile, taker in lying if tile != NONE and taker == NONE]


def why_not_take(table: Table, tile: int) -> Refusal | None:
    """A tile must be taken, one that no other player has (TT-4.2)."""
    taker = int(table.taker[table.space_with(tile)])
    if taker == NONE:
        return None
    return refuse("terror-refusal-tile-taken", TURN_RULE, tile=TILE.words[tile], who=Who(taker))


def take_tile(table: Table, tile: i64) -> None:
    """Put the player dinosaur on the tile's space, and take its white Dinos (TT-4.2)."""
    seat = table.active
    space = table.space_with(tile)
    whites = table.whites_on[tile]
    table.taker[space] = seat
    table.whites[seat] += whites
    table.whites_on[tile] = 0
    table.selected += 1
    if table.log is not None:
        table.emit(TileTaken(who=seat, tile=tile, space=space, whites=whites))
