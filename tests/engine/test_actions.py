"""Actions: one of a finite set, made once, found by id, text and JSON."""

import pickle

import pytest

from tests.support.pebbles import GAME
from tests.support.pebbles.model import Draw, Hide, Stop
from trilobite.engine import Action, ActionSet, InputError

ACTIONS = GAME.actions


def test_an_action_is_found_by_carelessly_typed_text() -> None:
    assert ACTIONS.from_text("  HIDE   white\n") is ACTIONS.all[0]


def test_the_error_for_an_unknown_text_names_similar_actions() -> None:
    with pytest.raises(InputError, match="'hide whit' is not an action; allowed: hide white"):
        ACTIONS.from_text("hide whit")


def test_the_error_for_a_strange_text_names_one_action_of_each_kind() -> None:
    with pytest.raises(InputError, match="for example hide white, take white, drop white"):
        ACTIONS.from_text("?" * 5000)


@pytest.mark.parametrize(
    "value", [None, [], "stop", {}, {"kind": "hide"}, {"kind": "hide", "colour": ["white"]}]
)
def test_json_that_is_not_an_action_is_refused(value: object) -> None:
    with pytest.raises(InputError, match="action"):
        ACTIONS.from_json(value)


def test_the_number_1_is_not_true_in_json() -> None:
    """1 and true are different in JSON and equal in Python."""
    numbers = ActionSet("numbers", [Numbered("numbers", 0), Numbered("numbers", 1)])
    assert numbers.from_json({"kind": "number", "n": 1}) is numbers.all[1]
    with pytest.raises(InputError):
        numbers.from_json({"kind": "number", "n": True})
    with pytest.raises(InputError):
        numbers.from_json({"kind": "number", "n": 1.0})


@pytest.mark.parametrize("id", [-1, 14, 10**9])
def test_an_id_beyond_the_set_is_refused(id: int) -> None:
    with pytest.raises(InputError, match="is not an id; allowed: 0 to 13"):
        ACTIONS.by_id(id)


def test_a_pickle_is_the_same_object() -> None:
    assert all(pickle.loads(pickle.dumps(action)) is action for action in ACTIONS.all)


def test_an_action_shows_its_game_its_id_and_its_text() -> None:
    assert repr(ACTIONS.all[13]) == "<pebbles 13: stop>"


class Numbered(Action):
    kind = "number"

    def text(self) -> str:
        return f"number {self.id}"

    def fields(self) -> dict[str, object]:
        return {"n": self.id}


def test_ids_are_the_places_in_the_set() -> None:
    with pytest.raises(ValueError, match="is at index 0"):
        ActionSet("misplaced", [Numbered("misplaced", 1)])


def test_actions_know_their_game() -> None:
    with pytest.raises(ValueError, match="is at index 0"):
        ActionSet("other", [Numbered("another", 0)])


def test_no_two_actions_look_the_same() -> None:
    with pytest.raises(ValueError, match="same text or JSON form"):
        ActionSet("doubled", [Stop("doubled", 0), Stop("doubled", 1)])


def test_actions_have_typed_fields() -> None:
    hide = ACTIONS.from_text("hide black")
    assert isinstance(hide, Hide)
    assert hide.colour == 2
    assert hide.to_json() == {"kind": "hide", "colour": "black"}
    assert isinstance(ACTIONS.from_json({"kind": "draw"}), Draw)
