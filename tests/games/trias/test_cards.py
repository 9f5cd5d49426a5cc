"""The card and the mandatory drift (section 2), the hand card (section 7)."""

import pytest

from tests.games.trias.boards import board, changed
from tests.games.trias.facts import facts
from tests.games.trias.play import choices, do, drift, drifts, keys, on, why, why_at
from trilobite.engine import ASK, Event, State

LINE = "P   M   S   W   Sa"
FACES = ("mountain", "steppe", "woods", "meteorite")


def to_actions(state: State) -> list[Event]:
    """Carry out the first mandatory drift that is offered."""
    events: list[Event] = []
    while facts(state).fields["stage"] in ("lifting", "drifting"):
        events += do(state, sorted(choices(state))[0])
    return events


def draw(state: State, face: str) -> list[Event]:
    """Turn up the top card, which turns out to be this one (ask mode)."""
    return do(state, "draw") + state.apply_chance(FACES.index(face))


def test_a_normal_turn_has_four_phases() -> None:
    """TR-2.1: drift, actions, clean-up, hand card, in this order."""
    state = board("P     M     S     Wb    Sa    .     ~a", stage="choose_card", hand="1 woods")
    events = do(state, "hand") + to_actions(state) + do(state, "end")
    order = ["hand-played", "drifted", "actions-ended", "swimmers-lost", "card-taken", "turn-began"]
    assert [key for key in keys(events) if key in order] == order


@pytest.mark.parametrize("hand", ["1 mountain", "1 steppe", "1 woods", "2 woods"])
def test_the_choice_between_hand_and_deck_is_free_with_any_hand(hand: str) -> None:
    """TR-2.2, R-14: a card without a legal drift may be played too."""
    for picture in (LINE, "P   .   .   .   .   Sa", "P   .   .   .   Wa  S"):
        state = board(picture, stage="choose_card", hand=hand)
        assert choices(state) == {"hand", "draw"}


def test_the_hand_card_is_shown_and_used() -> None:
    """TR-2.2, TR-2.7: it leaves the hand for the discard pile."""
    state = board(LINE, stage="choose_card", hand="1 woods")
    do(state, "hand")
    now = facts(state)
    assert (now.hands[0], now.fields["backs"][0]) == (None, None)
    assert now.fields["used_card"] == "1 woods"
    assert now.discards == {"1 woods": 1}


def test_a_drawn_card_is_shown_and_must_be_used_and_the_hand_card_is_kept() -> None:
    """TR-2.2: everybody sees the drawn card."""
    state = board(LINE, stage="choose_card", hand="1 woods", chance=ASK)
    (shown,) = draw(state, "mountain")
    assert shown.seen_by(2) == shown
    assert drifts(state).keys() == {(1, 0)}
    now = facts(state)
    assert (now.hands[0], now.discards) == ("1 woods", {"1 mountain": 1})


def test_only_hand_and_deck_are_offered_before_a_card_is_chosen() -> None:
    """TR-2.1: no actions before the mandatory drift."""
    state = board(LINE, stage="choose_card")
    for text in ("end", "lift 0", "drift 0 e", "move 3 w", "reproduce 3", "rescue 3 e", "place 0"):
        assert (why(state, text) or ("", ""))[0] == "choose-card"
    assert why_at(state, "end") == ("choose-card", "TR-2.2")


def test_a_card_is_chosen_once_a_turn() -> None:
    """TR-2.2."""
    state = board(LINE, stage="choose_card", hand="1 woods")
    do(state, "hand")
    assert why(state, "draw") == ("lifting", "TR-2.4")
    to_actions(state)
    assert why(state, "hand") == ("acting", "TR-5.1")
    assert why_at(state, "deck") == ("acting", "TR-5.1")


def test_the_meteorite_drawn_for_the_drift_starts_the_last_round_at_once() -> None:
    """TR-2.3, TR-8.1, TR-8.2: no drift, two actions for the very player who drew it."""
    state = board(LINE, stage="choose_card", deck=(0, 3), chance=ASK)
    assert keys(draw(state, "meteorite")) == ["meteorite"]
    now = facts(state).fields
    assert (now["active"], now["stage"], now["actions_left"]) == (0, "acting", 2)
    assert (now["last_turns"], now["meteorite_out"]) == (3, True)
    assert not choices(state, "lift")


def test_without_presence_where_the_landscape_lies_any_other_may_drift() -> None:
    """TR-2.5, first reason: a is on an island without woods."""
    state = board("P   .   .   .   Ma  S   .   Wb  W", stage="choose_card", hand="1 woods")
    events = do(state, "hand")
    assert keys(events) == ["hand-played", "free-choice"]
    assert drifts(state).keys() == {(4, 0)}


def test_if_no_tile_of_the_landscape_can_move_any_other_may_drift() -> None:
    """TR-2.5, second reason: the only woods already lie furthest out."""
    state = board("P   .   .   .   Ma  W", stage="choose_card", hand="1 woods")
    assert keys(do(state, "hand")) == ["hand-played", "free-choice"]
    assert drifts(state).keys() == {(4, 0)}


def test_while_one_tile_of_the_landscape_can_drift_no_other_may() -> None:
    """TR-2.4: the refusal names the card's landscape."""
    state = board(LINE, stage="choose_card", hand="1 steppe")
    do(state, "hand")
    assert drifts(state).keys() == {(2, 0)}
    assert why(state, on("lift", state, (3, 0))) == ("wrong-landscape", "TR-2.4")
    assert why(state, on("lift", state, (4, 0))) == ("nowhere-to-go", "TR-3.5")
    assert why(state, "end") == ("lifting", "TR-2.4")


@pytest.mark.parametrize("picture", [
    "P   Sa", "P   .   .   .   .   Sa", "P   .   .   ~a  .   W   W", "P   .   .   W   W",
])  # fmt: skip
def test_the_card_is_used_up_even_without_a_legal_drift(picture: str) -> None:
    """TR-2.6, R-3: on {SP + 1 tile}, on a lone tile, with only swimmers, or extinct."""
    state = board(picture, stage="choose_card", hand="1 woods", chance=ASK)
    twin = state.copy()
    assert keys(do(state, "hand")) == ["hand-played", "nothing-drifts"]
    assert keys(draw(twin, "steppe")) == ["card-drawn", "nothing-drifts"]
    for after in (state, twin):
        now = facts(after)
        assert (now.fields["stage"], now.fields["actions_left"]) == ("acting", 4)
        assert sum(now.discards.values()) == 1


def test_a_used_card_never_returns() -> None:
    """TR-2.7, INV-7: the deck is what is neither in a hand nor on the pile."""
    state = board(LINE, stage="choose_card", deck=(1, 9), hand="1 woods", chance=ASK)
    draw(state, state_top(state))
    now = facts(state)
    assert now.fields["deck_sizes"] == [0, 9]
    assert sum(now.discards.values()) == 30 - 3


def state_top(state: State) -> str:
    """The only face the top card can have."""
    trial = state.copy()
    do(trial, "draw")
    ((outcome, chance),) = trial.chance_outcomes()
    assert chance == 1
    return FACES[outcome]


# Phase 4.


def test_a_player_who_played_the_hand_card_draws_another_in_secret() -> None:
    """TR-7.1: the drawer sees the face, the others the back."""
    state = board(LINE, used_hand=True, hands=[None, "1 woods", "1 woods"], chance=ASK)
    do(state, "end")
    events = state.apply_chance(FACES.index("mountain"))
    assert facts(state).hands[0] == "1 mountain"
    assert keys(events) == ["card-taken", "turn-began"]
    for seat in (1, 2, None):
        form = events[0].seen_by(seat)
        assert form is not None
        assert "mountain" not in str(form.to_json())


def test_a_player_who_turned_a_card_up_draws_nothing() -> None:
    """TR-7.1: so every normal turn takes exactly one card (INV-7)."""
    state = board(LINE, used_hand=False)
    before = facts(state).fields["deck_sizes"]
    assert keys(do(state, "end")) == ["actions-ended", "turn-began"]
    assert facts(state).fields["deck_sizes"] == before


def test_the_meteorite_as_hand_card_starts_the_last_round_with_the_left_neighbour() -> None:
    """TR-7.2, TR-8.1: shown, no replacement, and the drawer comes last."""
    state = board(LINE, used_hand=True, hands=[None, "2 woods", "2 woods"], deck=(0, 2), chance=ASK)
    do(state, "end")
    events = state.apply_chance(FACES.index("meteorite"))
    assert keys(events) == ["meteorite", "turn-began"]
    assert events[0].seen_by(None) == events[0]
    now = facts(state)
    assert (now.hands[0], now.fields["active"], now.fields["last_turns"]) == (None, 1, 3)
    order = []
    while not state.is_over:
        order.append(state.to_act[0])
        do(state, "end")
    assert order == [1, 2, 0]


def test_the_meteorite_is_drawn_by_its_share_of_the_second_deck() -> None:
    """TR-1.3, TR-7.3: never from the first deck, always among the cards left."""
    state = board(LINE, stage="choose_card", deck=(0, 5), chance=ASK)
    do(state, "draw")
    assert dict(state.chance_outcomes())[3] == pytest.approx(1 / 5)
    first = board(LINE, stage="choose_card", deck=(4, 9), chance=ASK)
    do(first, "draw")
    assert 3 not in dict(first.chance_outcomes())
    last = board(LINE, stage="choose_card", deck=(0, 1), chance=ASK)
    do(last, "draw")
    assert last.chance_outcomes() == [(3, 1.0)]


def test_a_mandatory_drift_leaves_all_actions() -> None:
    """TR-2.1, TR-5.1: it costs nothing."""
    for players, actions in ((2, 3), (3, 4), (4, 4), (5, 4)):
        state = board(LINE, players=players, stage="choose_card", hand="1 woods")
        do(state, "hand")
        drift(state, (3, 0), (5, 0))
        assert facts(state).fields["actions_left"] == actions


def test_only_the_active_player_may_act() -> None:
    """TR-2.1: the others are told that it is not their turn."""
    state = board(LINE, stage="choose_card")
    assert why(state, "hand", seat=1) == ("not-your-turn", "TR-2.1")
    assert changed(state, active=1).to_act == (1,)


def test_the_view_names_the_step_of_the_turn() -> None:
    """TR-2.1, TR-5.2: a tile that a card demands is a step, another one belongs to the actions."""
    state = board(LINE, stage="choose_card", hand="1 steppe")
    steps = [state.view(None).to_json()["turn_step"]]
    for text in ("hand", "lift", "drift", "lift"):
        do(state, next(one for one in sorted(choices(state)) if one.startswith(text)))
        steps.append(state.view(None).to_json()["turn_step"])
    assert steps == ["card", "drift", "drift", "actions", "actions"]
