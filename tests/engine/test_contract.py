"""The engine's own part of the contract, tested with Pebbles."""

import json
import pickle
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.pebbles import GAME, Pebbles, PebblesState
from tests.support.pebbles.model import CROW
from trilobite.engine import (
    ASK,
    CHANCE,
    FastChance,
    Forced,
    InputError,
    Refusal,
    SeededChance,
    State,
    find_game,
    register,
    seen,
)
from trilobite.engine.matches import Match, verify
from trilobite.engine.playouts import play_out
from trilobite.engine.records import read_record

SEED = bytes(range(16))
FIELDS = {
    "stage": "turn",
    "round": 1,
    "leader": 0,
    "active": 1,
    "steps": 0,
    "bag": [2, 3, 3],
    "pond": [0, 2, 0],
    "rows": [[1, 0, 0], [1, 0, 0], [0, 0, 0], [0, 0, 0]],
    "hands": [[1, 0, 1], [0, 0, 1]],
    "fists": [None, None],
}


def _position(**fields: object) -> dict[str, object]:
    return {
        "format": "trilobite-position-1",
        "game": "pebbles",
        "rules": "1",
        "players": 2,
        "options": {"leader": 0, "rounds": 2},
        "draws": 9,
        "state": {**FIELDS, **fields},
    }


def _state(**fields: object) -> State:
    return GAME.from_position(_position(**fields), SeededChance(SEED))


def test_a_new_game_writes_its_set_up_to_a_log() -> None:
    log: list[object] = []
    state = GAME.new(2, None, SeededChance(SEED), log)  # type: ignore[arg-type]
    assert len(log) == 1 + 4 + 6
    assert state.log is None


def test_an_asking_game_stops_before_the_first_draw() -> None:
    state = GAME.new(3, None, ASK)
    assert state.to_act == (CHANCE,)
    assert state.chance_outcomes() == [(0, 1 / 3), (1, 1 / 3), (2, 1 / 3)]
    with pytest.raises(InputError, match="3 is not a possible outcome now; allowed: 0, 1, 2"):
        state.apply_chance(3)


def test_outcomes_exist_only_while_a_draw_is_awaited() -> None:
    with pytest.raises(ValueError, match="no draw is awaited"):
        _state().chance_outcomes()
    with pytest.raises(ValueError, match="no draw is awaited"):
        _state().apply_chance(0)


def test_several_seats_may_be_asked_at_once_in_any_order() -> None:
    state = GAME.new(3, None, SeededChance(SEED))
    assert list(state.to_act) == [0, 1, 2]
    state.apply(1, state.legal(1)[0])
    assert list(state.to_act) == [0, 2]
    assert isinstance(state.apply(1, state.game.actions.all[0]), Refusal)


def test_a_decision_with_one_answer_is_taken_automatically_and_shown() -> None:
    events = _state().apply(1, GAME.actions.from_text("stop"))
    assert isinstance(events, list)
    forced = [event for event in events if isinstance(event, Forced)]
    assert [event.to_json()["args"] for event in forced] == [
        {"who": {"who": CROW}, "action": "feed grey"}
    ]
    assert [event.key for event in seen(events, None)] == [
        "pebbles-stopped",
        "event-forced",
        "pebbles-fed",
    ]


def test_a_decision_that_ends_a_turn_is_asked_even_with_one_answer() -> None:
    state = _state()
    assert [action.text() for action in state.legal(1)] == ["stop"]


def test_a_seat_may_decide_for_a_participant_without_a_seat() -> None:
    state = _state(pond=[1, 1, 0], bag=[1, 4, 3])
    state.apply(1, GAME.actions.from_text("stop"))
    offer = state.offer(0)
    assert offer.participant == CROW
    assert [choice.action.text() for choice in offer.choices] == ["feed white", "feed grey"]
    assert [choice.targets for choice in offer.choices] == [
        ("pond:white", "crow"),
        ("pond:grey", "crow"),
    ]


def test_only_a_seat_that_is_to_act_has_an_offer() -> None:
    with pytest.raises(ValueError, match="seat 0 is not to act now"):
        _state().offer(0)


def test_an_offer_can_be_pickled() -> None:
    offer = _state(steps=2).offer(1)
    again = pickle.loads(pickle.dumps(offer))
    assert again.to_json() == offer.to_json()
    assert again.choices[0].action is offer.choices[0].action


def test_acting_out_of_turn_is_refused_with_the_rule() -> None:
    refusal = _state().why_not(0, GAME.actions.from_text("stop"))
    assert refusal == Refusal("refusal-not-your-turn", "PE-3", {})


def test_nothing_can_be_done_after_the_end() -> None:
    state = _state()
    play_out(state, FastChance(1))
    refusal = state.why_not(0, GAME.actions.from_text("stop"))
    assert refusal == Refusal("refusal-game-over", "PE-5", {})


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_does_not_exist_is_invalid_input(seat: int) -> None:
    with pytest.raises(InputError, match="is not a seat in this game; allowed: 0 to 1"):
        _state().legal(seat)


def test_an_action_of_another_game_is_invalid_input() -> None:
    with pytest.raises(InputError, match="belongs to another game; allowed: actions of pebbles"):
        _state().why_not(1, find_game("trias").actions.all[0])


@pytest.mark.parametrize("targets", [(), ("pond:grey",), ("pond:grey", "row")])
def test_the_beginning_of_an_offered_action_is_not_refused(targets: tuple[str, ...]) -> None:
    assert _state(steps=1).why_not_at(1, targets) is None


@pytest.mark.parametrize(
    ("targets", "begins"),
    [
        (("crow",), True),
        (("crow", "pond:grey"), True),
        (("pond:grey", "crow"), True),
        (("crow", "crow"), False),
        (("crow", "pond:black"), False),
    ],
)
def test_some_targets_may_be_clicked_in_any_order(targets: tuple[str, ...], begins: bool) -> None:
    state = _state(pond=[1, 1, 0], bag=[1, 4, 3])
    state.apply(1, GAME.actions.from_text("stop"))
    assert (state.why_not_at(0, targets) is None) == begins
    assert [choice.to_json()["any_order"] for choice in state.offer(0).choices] == [True, True]


@pytest.mark.parametrize("targets", [("pond:white",), ("pond:grey", "crow"), ("moon",)])
def test_other_targets_are_refused_with_a_reason(targets: tuple[str, ...]) -> None:
    refusal = _state(steps=1).why_not_at(1, targets)
    assert refusal is not None
    assert refusal.key == "pebbles-refusal-nothing-there"


def test_a_game_that_only_objects_has_the_same_moves() -> None:
    """What `State` does by default agrees with what the game does itself."""
    state = GAME.new(3, {}, SeededChance(SEED))
    while not state.is_over:
        for seat in range(3):
            assert State.legal_ids(state, seat) == state.legal_ids(seat)
        seat = state.to_act[0]
        for action in state.legal(seat):
            assert State.can_undo(state, action) == state.can_undo(action)
        state.apply_id(seat, state.legal_ids(seat)[-1])


def test_by_default_a_click_is_refused_like_the_action_that_it_begins() -> None:
    state = GAME.new(2, {}, SeededChance(SEED))
    seat = state.to_act[0]
    legal = set(state.legal_ids(seat))
    other = next(a for a in GAME.actions.all if a.id not in legal and state.targets(a))
    refusal = State.objection_at(state, seat, state.targets(other))
    assert refusal == state.why_not(seat, other)
    nothing = State.objection_at(state, seat, ("moon",))
    assert (nothing.key, nothing.rule) == ("refusal-nothing-there", GAME.turn_rule)
    assert State.targets(state, other) == (other.text().replace(" ", ":"),)


def test_a_preview_ends_before_the_first_draw() -> None:
    state = _state(steps=1)
    assert state.preview(1, GAME.actions.from_text("draw")) == []
    keys = [event.key for event in state.preview(1, GAME.actions.from_text("take grey"))]
    assert keys == ["pebbles-taken"]


def test_a_preview_of_a_hidden_choice_ends_before_the_fists_open() -> None:
    state = _state(
        stage="hide", active=-1, fists=["grey", None], bag=[2, 1, 3], hands=[[1, 0, 1], [0, 1, 1]]
    )
    keys = [event.key for event in state.preview(1, GAME.actions.from_text("hide black"))]
    assert keys == ["pebbles-hidden"]


def test_a_position_names_its_format_game_and_rules() -> None:
    for field, value in (("format", "fen"), ("game", "trias"), ("rules", "2"), ("draws", -1)):
        with pytest.raises(InputError, match=rf"position\.{field}"):
            GAME.from_position({**_position(), field: value}, ASK)


@pytest.fixture
def revised() -> Iterator[Pebbles]:
    """Pebbles with newer rules, registered in place of the game as it is."""
    game = Pebbles()
    game.rules_version = "2"
    game.former_rules = (GAME,)
    register(game)
    yield game
    register(GAME)


def test_a_position_keeps_the_version_of_its_rules(revised: Pebbles) -> None:
    state = revised.from_position(_position(), SeededChance(SEED))
    assert state.game is GAME
    assert state.to_position()["rules"] == "1"
    new = revised.from_position({**_position(), "rules": "2"}, SeededChance(SEED))
    assert new.game is revised
    with pytest.raises(InputError, match=r"position.rules: '3' is not known; allowed: 2, 1"):
        revised.from_position({**_position(), "rules": "3"}, SeededChance(SEED))


def test_states_and_views_keep_the_version_of_their_rules_in_a_pickle(revised: Pebbles) -> None:
    for game in (GAME, revised):
        state = game.new(2, {}, SeededChance(SEED))
        assert pickle.loads(pickle.dumps(state)).game is game
        assert pickle.loads(pickle.dumps(state.view(0))).game is game


def test_a_record_is_verified_by_its_own_rules(revised: Pebbles) -> None:
    for game in (GAME, revised):
        match = Match(game, 2, {}, SEED)
        while not match.state.is_over:
            seat = match.state.to_act[0]
            match.act(seat, match.state.legal(seat)[0])
        record = read_record(match.record(["a", "b"]).to_json())
        assert record.game is game
        assert verify(record) is None


def test_a_position_is_plain_json() -> None:
    assert json.loads(json.dumps(_state().to_position())) == _position()


def test_the_digest_is_that_of_the_position() -> None:
    assert _state().digest() == _state().digest()
    assert _state().digest() != _state(steps=1).digest()
    assert len(_state().digest()) == 16


def test_the_engine_sees_class_attributes_of_a_game_in_plain_python() -> None:
    """Compiled classes read their own slots, but the override of a plain subclass must count."""

    class Asking(PebblesState):
        takes_forced = False

    game = type(GAME)()
    game.state_class = Asking
    state = game.from_position(_position(), SeededChance(SEED))
    state.apply(1, GAME.actions.from_text("stop"))
    assert [action.text() for action in state.legal(0)] == ["feed grey"]


def test_the_catalogues_are_beside_the_game() -> None:
    assert (Path(GAME.folder) / "locales" / "en.ftl").is_file()
