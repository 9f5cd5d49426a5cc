"""Section 2, the meeting phase: everybody plays a card."""

from typing import Final

from mypy_extensions import i64

from trilobite.engine import Question, Refusal, Who, ask, refuse
from trilobite.engine.declared import ANY, ORDINAL, UNSAID, WHO, EventKind
from trilobite.games.tritarea.cards import bit_of
from trilobite.games.tritarea.generated import stages
from trilobite.games.tritarea.model import CARD, INTENT_ROUND, NONE, ORDER, RANKS, owned_card
from trilobite.games.tritarea.rules import npcs
from trilobite.games.tritarea.rules.declaring import why_not_in_hand
from trilobite.games.tritarea.table import Secrets, Table

TURN_RULE: Final = "TA-2.1"

TrickBegan = EventKind("tritarea-trick-began", "TA-2.1", asides="one two three four").of(
    trick=ORDINAL, who=WHO, order=ORDER
)
CardPlayed = EventKind(
    "tritarea-card-played", "", "trick:{who}", foreseen_by="seat", reveals=True, ends_turn=True
).of(who=WHO, npc=ANY, seat=UNSAID, card=CARD)
CardPlayedFaceless = EventKind(
    "tritarea-card-played-faceless", "R-20", "trick:{who}", reveals=True, ends_turn=True
).of(who=WHO, npc=ANY)
CardRemembered = EventKind(
    "tritarea-card-played",
    "",
    "trick:{who}",
    only_for="reader",
    others=CardPlayedFaceless,
    foreseen_by="seat",
    reveals=True,
    ends_turn=True,
).of(who=WHO, npc=ANY, seat=UNSAID, card=CARD, reader=UNSAID)
"""A card with `memory=on`. It is seen on the table, but no log names it, not even its owner's:
`reader` is NONE, so nobody sees this event (R-20)."""


def begin_trick(table: Table, _secrets: Secrets) -> bool:
    """The leader plays first, then everybody clockwise (TA-2.1)."""
    if table.log is not None:
        order = npcs.trick_order(table)
        table.emit(TrickBegan(trick=table.trick_number, who=table.leader, order=order))
    _await_card(table, table.leader)
    return True


def _await_card(table: Table, participant: i64) -> None:
    table.actor = participant
    table.stage = stages.NPC_PLAYS if table.content.seat_of[participant] < 0 else stages.PLAYING


def ask_play(table: Table, seat: int) -> Question:
    return ask(
        "tritarea-ask-play",
        "TA-2.1",
        trick=int(table.trick_number) + 1,
        lying=sum(1 for card in table.trick if card != NONE),
        cards=int(table.cards_left[npcs.decided_next(table, seat)]),
        intent=int(table.round == INTENT_ROUND),
    )


def why_not_play(table: Table, secrets: Secrets, participant: int, card: int) -> Refusal | None:
    """Any card of the hand may be played, and nobody may pass (TA-2.1)."""
    return why_not_in_hand(table, secrets, participant, card, "TA-2.1")


def refuse_trick_card(table: Table, participant: int) -> Refusal:
    """A card that lies in the trick cannot be chosen any more (TA-2.1)."""
    card = int(table.trick[participant])
    if card == NONE or table.is_face_down(participant):
        return refuse("tritarea-refusal-no-trick-card", "TA-2.1", who=Who(participant))
    return Refusal("tritarea-refusal-in-trick", "TA-2.1", owned_card(participant, card))


def refuse_hand(participant: int) -> Refusal:
    """Players play from their own hands (TA-2.1)."""
    return refuse("tritarea-refusal-hand", "TA-2.1", who=Who(participant))


def play(table: Table, secrets: Secrets, card: i64) -> bool:
    """Play any card of the hand; return whether the meeting is over (TA-2.1)."""
    secrets.hands[table.actor] ^= bit_of(card)
    return _lay(table, card)


def play_npc_card(table: Table, secrets: Secrets, number: i64) -> bool:
    """An NPC plays the top card of its deck."""
    return _lay(table, npcs.take_from_pool(secrets, number))


def _lay(table: Table, card: i64) -> bool:
    """Put a card into the trick, face up; the fourth ends the meeting (TA-2.1)."""
    participant = table.actor
    table.cards_left[participant] -= 1
    table.trick[participant] = card
    table.rank[participant] = card % RANKS + 1
    table.played |= bit_of(card)
    if table.log is not None:
        _emit_played(table, participant, card)
    following = npcs.after_in_trick(table, participant)
    if following == table.leader:
        return True
    _await_card(table, following)
    return False


def _emit_played(table: Table, who: int, card: int) -> None:
    seat = int(table.content.seat_of[who])
    is_npc = seat < 0
    rule = npcs.TOP_CARD_RULE if is_npc else "TA-2.1"
    if table.content.is_memory:
        table.emit(
            CardRemembered(rule=rule, who=who, npc=is_npc, seat=seat, card=card, reader=NONE)
        )
    else:
        table.emit(CardPlayed(rule=rule, who=who, npc=is_npc, seat=seat, card=card))
