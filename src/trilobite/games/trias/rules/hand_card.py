"""Chapter 7: phase 4, the hand card, and taking cards off the deck."""

from trilobite.engine.declared import ORDINAL, WHO, EventKind
from trilobite.games.trias.generated import stages
from trilobite.games.trias.model import CARD, METEORITE
from trilobite.games.trias.rules.last_round import strike
from trilobite.games.trias.table import Secrets, Table

HiddenCardTaken = EventKind("trias-hidden-card-taken", reveals=True).of(who=WHO, back=ORDINAL)
CardTaken = EventKind("trias-card-taken", only_for="who", others=HiddenCardTaken, reveals=True).of(
    who=WHO, card=CARD, back=ORDINAL
)


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
        strike(table, table.left_of(table.active), "TR-7.2")
    else:
        deal(table, secrets, face, "TR-7.1")
