"""Chapter 2: the order of a turn, and phase 1 with its card and its mandatory drift."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from trilobite.engine import Message, Refusal
from trilobite.engine.declared import ANY, WHO, EventKind
from trilobite.games.trias.generated import stages
from trilobite.games.trias.model import CARD, METEORITE, POLE, TERRAIN
from trilobite.games.trias.rules import actions, clean_up, drift, hand_card, last_round, setup
from trilobite.games.trias.rules.setup import no_such_tile
from trilobite.games.trias.table import NONE, Secrets, Table

TurnBegan = EventKind("trias-turn-began", "TR-2.1").of(who=WHO, turn=ANY)
HandPlayed = EventKind("trias-hand-played", "TR-2.2", reveals=True, foreseen_by="who").of(
    who=WHO, card=CARD
)
CardDrawn = EventKind("trias-card-drawn", "TR-2.2", reveals=True).of(who=WHO, card=CARD)
FreeChoice = EventKind("trias-free-choice", "TR-2.5").of(who=WHO, landscape=TERRAIN)
NothingDrifts = EventKind("trias-nothing-drifts", "TR-2.6").of(who=WHO)
LastRoundWithoutMeteorite = EventKind("trias-last-round-no-drift", "TR-2.6").of(first=WHO)

TURN_RULE: Final = "TR-2.1"
CARD_RULE: Final = "TR-2.2"

Step = Callable[[Table], bool]
"""Function that carries out a step and returns whether it waits for a decision or a card."""


def go_on(table: Table, after: Step) -> None:
    """Carry out the steps that follow, in this turn and the next, until one of them waits."""
    step = after
    is_waiting = False
    while not is_waiting:
        # If the meteorite comes at the very end of a turn, this turn keeps the normal order.
        order = LAST_TURN if table.is_last_round and step in LAST_TURN else TURN
        step = order[(order.index(step) + 1) % len(order)]
        is_waiting = step(table)


def begin_turn(table: Table) -> bool:
    """All herds of the player are fresh again."""
    table.turn += 1
    table.used_hand = False
    table.rescues_left = 0
    tile: i64
    for tile in range(POLE + 1):
        table.spent[tile] = 0
    if table.log is not None:
        table.emit(TurnBegan(who=table.active, turn=table.turn))
    return False


def choose_card(table: Table) -> bool:
    """The player plays the hand card or draws the top card of the deck, as they like (TR-2.2).

    Either may be chosen, even a card whose landscape cannot drift (R-14).
    If no drift is legal, an option lets them keep their card and skip this phase (R-3).
    """
    if table.content.keeps_card_without_drift and not drift.can_drift(table, NONE):
        table.idle_turns += 1
        if table.log is not None:
            table.emit(NothingDrifts(who=table.active))
        return False
    table.idle_turns = 0
    table.stage = stages.CHOOSE_CARD
    return True


def next_turn(table: Table) -> bool:
    """Play passes to the left, until the last round is over.

    With the option of keeping cards, a round without any drift starts the last round (R-3).
    """
    first = table.left_of(table.active)
    if table.idle_turns == table.players and not table.is_last_round:
        table.emit(LastRoundWithoutMeteorite(first=first))
        last_round.start_last_round(table, first)
    if table.last_turns == 1:
        last_round.end_game(table)
        return True
    if table.is_last_round:
        table.last_turns -= 1
    table.active = first
    return False


TURN: Final[tuple[Step, ...]] = (
    begin_turn,
    choose_card,  # phase 1, which ends with the mandatory drift
    actions.begin_actions,  # phase 2, which the player ends
    clean_up.clean_up,  # phase 3
    hand_card.refill_hand,  # phase 4
    next_turn,
)
"""The order of a turn (TR-2.1)."""

LAST_TURN: Final[tuple[Step, ...]] = (
    begin_turn,
    actions.begin_actions,
    clean_up.clean_up,
    next_turn,
)
"""The order of a turn in the last round."""

_SHOWN: Final[dict[Step, str]] = {
    choose_card: "card drift",
    actions.begin_actions: "actions",
    hand_card.refill_hand: "upkeep",  # which begins with the clean-up
}
_SHOWN_LAST: Final[dict[Step, str]] = {
    actions.begin_actions: "actions",
    clean_up.clean_up: "clean-up",
}


def shown_steps(table: Table) -> list[str]:
    """The steps of the current turn in order, as clients show them."""
    order, shown = (LAST_TURN, _SHOWN_LAST) if table.is_last_round else (TURN, _SHOWN)
    return " ".join(shown[step] for step in order if step in shown).split()


def ask_card(_: Table) -> tuple[Message, str]:
    return Message("trias-ask-card", {}), CARD_RULE


def play_hand(table: Table, secrets: Secrets) -> None:
    """The hand card is shown and decides what drifts (TR-2.2)."""
    seat = int(table.active)
    card = secrets.hands[seat]
    secrets.hands[seat] = NONE
    table.backs[seat] = NONE
    _discard(table, secrets, card)
    table.used_hand = True
    if table.log is not None:
        table.emit(HandPlayed(who=seat, card=card % 4))
    demand_drift(table, card % 4)


def turn_up(table: Table) -> None:
    """Wait for chance to turn up the top card."""
    table.stage = stages.TURN_UP_CARD


def turned_up(table: Table, secrets: Secrets, face: int) -> None:
    """A drawn card is shown and must be used; the hand card is kept (TR-2.2).

    The meteorite makes this very turn the first one of the last round (TR-2.3).
    """
    card = hand_card.take_top(table, secrets, face)
    if face == METEORITE:
        last_round.strike(table, table.active, "TR-2.3")
        go_on(table, after=begin_turn)
        return
    _discard(table, secrets, card)
    if table.log is not None:
        table.emit(CardDrawn(who=table.active, card=face))
    demand_drift(table, face)


def _discard(table: Table, secrets: Secrets, card: i64) -> None:
    """A used card lies face up and never returns (TR-2.7, R-4)."""
    secrets.discards[card] += 1
    table.used_card = card


def demand_drift(table: Table, terrain: i64) -> None:
    """A tile of the card's landscape must drift (TR-2.4); if none can, any other (TR-2.5).

    If nothing at all can drift, nothing does, and the card is used up all the same (TR-2.6, R-3).
    """
    table.wanted = terrain
    if not drift.can_drift(table, terrain):
        table.wanted = NONE
        if not drift.can_drift(table, NONE):
            if table.log is not None:
                table.emit(NothingDrifts(who=table.active))
            go_on(table, after=choose_card)
            return
        if table.log is not None:
            table.emit(FreeChoice(who=table.active, landscape=terrain))
    table.stage = stages.LIFTING
    table.is_mandatory = True


def ask_lift(table: Table) -> tuple[Message, str]:
    if table.wanted == NONE:
        return Message("trias-ask-lift-any", {}), "TR-2.5"
    word = TERRAIN.words[int(table.wanted)]
    return Message("trias-ask-lift", {"landscape": word}), "TR-2.4"


def why_not_lift(table: Table, tile: int) -> Refusal | None:
    """A tile is lifted in phase 1 because the card demands it (TR-2.4, TR-2.5)."""
    refusal = no_such_tile(table, tile) or drift.why_not_drift(table, tile)
    if refusal is not None or table.wanted in (NONE, table.terrain_of(tile)):
        return refusal
    word = TERRAIN.words[int(table.wanted)]
    return Refusal("trias-refusal-wrong-landscape", "TR-2.4", {"tile": tile, "landscape": word})


def drop_lifted(table: Table, tile: i64, direction: i64) -> None:
    """Put the lifted tile down: the mandatory drift ends phase 1, any other costs actions."""
    cell = table.neighbour(tile, direction)
    if not table.is_mandatory:
        actions.drop_for_actions(table, cell)
        return
    drift.drop(table, cell)
    table.is_mandatory = False
    table.wanted = NONE
    go_on(table, after=choose_card)


def place(table: Table, tile: i64) -> None:
    """Herds are placed in the set-up, or in phase 2 by a player who comes back."""
    if table.stage == stages.ACTING:
        actions.reenter(table, tile)
        return
    setup.place(table, tile)
    if setup.has_everybody_placed(table):
        go_on(table, after=next_turn)


def end_actions(table: Table) -> None:
    actions.end_actions(table)
    go_on(table, after=actions.begin_actions)


def take_card(table: Table, secrets: Secrets, face: int) -> None:
    hand_card.take_card(table, secrets, face)
    go_on(table, after=hand_card.refill_hand)
