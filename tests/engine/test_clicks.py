"""What is answered to a click that is not possible, unless a game knows better.

The game of these tests: a card of the hand is laid on a place, and then turned to a side. A card
fits only on its own place, if that is free, and to the left only there; on c no card fits.
"""

from pathlib import Path

import pytest

from trilobite.engine import (
    ASK,
    WHO,
    ActionKind,
    EventKind,
    Field,
    Flag,
    Message,
    Move,
    Named,
    Refusal,
    SmallGame,
    SmallState,
    Word,
    by_number,
)

CARD, PLACE, SIDE = Named(("sun", "moon")), Named(("a", "b", "c")), Named(("left", "right"))
Lay = ActionKind("lay", "card:{card} place:{place} side:{side}", card=CARD, place=PLACE, side=SIDE)
Laid = EventKind("fit-laid", "FI-1", ends_turn=True).of(who=WHO)


class FitState(SmallState):
    held: list[int]
    taken: list[int]

    @property
    def to_act(self) -> tuple[int, ...]:
        return (0,)

    def why_not_lay(self, _seat: int, card: int, place: int, side: int) -> Refusal | None:
        if not self.held[card]:
            return Refusal("fit-not-held", "FI-1", {"card": CARD.argument(card)})
        if self.taken[place]:
            return Refusal("fit-taken", "FI-2", {"place": PLACE.argument(place)})
        if PLACE.names[place] == "c":
            return Refusal("fit-shape", "FI-2", {"card": CARD.argument(card)})
        if card != place:
            return Refusal("fit-other-card", "FI-3", {})
        return Refusal("fit-side", "FI-4", {}) if side else None

    def lay(self, seat: int, card: int, place: int, side: int) -> None:
        self.emit(Laid(who=seat))

    def question(self, seat: int) -> tuple[Message, str]:
        return Message("fit-ask", {}), "FI-5"


GAME = SmallGame(
    "fit",
    FitState,
    folder=Path(__file__).parent,
    parts=(Field("held", Flag(), by_number(2)), Field("taken", Flag(), by_number(3))),
    moves=(Move(Lay, FitState.why_not_lay, FitState.lay),),
    player_counts=(2,),
    colours=("orange", "blue"),
    turn_rule="FI-0",
    end_rule="FI-0",
)


def answer(clicks: str, *, held: str = "sun moon", taken: str = "") -> Refusal | None:
    """The answer to these clicks, with these cards in the hand and these places taken."""
    state = GAME.bare(2, {}, ASK)
    assert isinstance(state, FitState)
    state.held = [int(name in held.split()) for name in CARD.names]
    state.taken = [int(name in taken.split()) for name in PLACE.names]
    return state.why_not_at(0, clicks.split())


@pytest.mark.parametrize("clicks", ["place:a", "side:left", "card:sun side:left"])
def test_a_thing_that_comes_later_in_an_offered_action_needs_something_else_first(
    clicks: str,
) -> None:
    expected = Refusal("refusal-choose-first", "FI-5", {"action": Word("fit-kind-lay")})
    assert answer(clicks) == expected


@pytest.mark.parametrize(
    ("clicks", "key"),
    [
        ("card:sun place:a side:right", "fit-side"),
        ("card:sun place:b", "fit-other-card"),
        ("card:sun place:b side:left", "fit-other-card"),
    ],
)
def test_the_objection_to_the_action_that_is_meant_is_the_answer(clicks: str, key: str) -> None:
    refusal = answer(clicks)
    assert refusal is not None
    assert refusal.key == key


def test_an_objection_that_all_actions_with_a_thing_share_is_the_answer() -> None:
    refusal = answer("card:moon", held="sun")
    assert refusal == Refusal("fit-not-held", "FI-1", {"card": "moon"})


def test_a_thing_that_fits_nowhere_is_not_answered_with_the_first_place() -> None:
    assert answer("card:sun", taken="a") == Refusal("refusal-nowhere", "FI-5", {})


def test_a_place_on_which_the_cards_do_not_fit_for_different_reasons_is_not_all_places() -> None:
    assert answer("place:c") == Refusal("refusal-here", "FI-5", {})


def test_a_place_that_no_offered_card_fits_on_is_refused_for_these_cards() -> None:
    """The moon would be refused for another reason, but it is not in the hand."""
    refusal = answer("place:b", held="sun", taken="b")
    assert refusal == Refusal("fit-taken", "FI-2", {"place": "b"})


@pytest.mark.parametrize("clicks", ["star", "card:sun star", "card:sun card:sun"])
def test_for_a_thing_of_no_action_there_is_nothing_to_do(clicks: str) -> None:
    assert answer(clicks) == Refusal("refusal-nothing-there", "FI-0", {})
