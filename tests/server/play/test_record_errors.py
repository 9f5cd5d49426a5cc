"""Errors in an uploaded record name the field and the expected value in the reader's language."""

from functools import cache
from typing import Any

import pytest

from trilobite.engine import InputError, find_game
from trilobite.engine.matches import Match
from trilobite.engine.records import commitment_to
from trilobite.server.play.records import read_verified

LANGUAGES = ("en", "de", "fr", "ja")
GONE = object()

CHANGES: list[tuple[dict[str, Any], str, str]] = [
    ({"game": GONE}, "game", "terror, trias, tritarea"),
    ({"names": GONE}, "names", "2"),
    ({"actions": GONE}, "actions", "000"),
    ({"players": GONE}, "players", "2, 3, 4, 5"),
    ({"salt": GONE}, "salt", "048"),
    ({"game": "chess"}, "game", "terror, trias, tritarea"),
    ({"game": 7}, "game", "terror, trias, tritarea"),
    ({"game": None}, "game", "terror, trias, tritarea"),
    ({"format": "trilobite-record-9"}, "format", "trilobite-record-1"),
    ({"rules": "99"}, "rules", '"99"'),
    ({"players": "two"}, "players", '"two"'),
    ({"options": []}, "options", "[]"),
    ({"options": {"gravity": 1}}, "options.gravity", ", "),
    ({"seed": 7}, "seed", "32"),
    ({"seed_chosen": "no"}, "seed_chosen", "true, false"),
    ({"names": ["Anna", 5]}, "names[1]", "40"),
    ({"names": ["Anna", "x" * 41]}, "names[1]", "40"),
    ({"actions": {}}, "actions", "{}"),
    ({"actions": ["end"]}, "actions[0]", '"end"'),
    ({"actions": [[9, "end", ""]]}, "actions[0][0]", "9"),
    ({"actions": [[0, 5, ""]]}, "actions[0][1]", "5"),
    ({"actions": [[0, "fly", ""]]}, "actions[0]", "fly"),
    ({"extra": 1}, "extra", "commitment"),
    ({"result": 3}, "result", "3"),
    ({"position": 3}, "position", "3"),
]

ENGLISH = ("is missing", "allowed", "not known", "is not", "should be", "list of", "a text")


@cache
def whole() -> dict[str, Any]:
    """The record of an unfinished game with a few actions."""
    match = Match(find_game("trias"), 2, {}, bytes(range(16)), ["Anna", "Ben"], b"salt")
    for _ in range(4):
        seat = match.state.to_act[0]
        match.act(seat, match.state.legal(seat)[0])
    return match.record().to_json()


def said_of(data: object, language: str) -> InputError:
    with pytest.raises(InputError) as caught:
        read_verified(data, language)
    return caught.value


def test_a_true_record_is_accepted() -> None:
    assert len(read_verified(whole(), "en").steps) == 4


def changed(record: Any, change: dict[str, Any]) -> Any:
    fields = {**record, **change}
    return {name: value for name, value in fields.items() if value is not GONE}


@pytest.mark.parametrize(("change", "field", "right"), CHANGES)
def test_the_field_and_the_correct_value_are_named_in_every_language(
    change: dict[str, Any], field: str, right: str
) -> None:
    said = set()
    for code in LANGUAGES:
        error = said_of(changed(whole(), change), code)
        assert error.where.replace("'", "") == f"record.{field}"
        assert field in error.problem or field.startswith("actions[")
        assert right in error.problem
        assert error.allowed == ""
        if code != "en":
            assert not any(words in error.problem for words in ENGLISH), error.problem
        said.add(error.problem)
    assert len(said) == len(LANGUAGES)


@pytest.mark.parametrize("data", [[], "x", 5, None])
def test_data_that_is_not_an_object_is_reported_as_such(data: object) -> None:
    assert "Objekt" in said_of(data, "de").problem


def test_a_forbidden_action_is_reported_with_the_reason_in_the_same_language() -> None:
    seat, action, _ = whole()["actions"][0]
    error = said_of({**whole(), "actions": [[1 - seat, action, ""]]}, "fr")
    assert error.where == "record.actions[0]"
    assert error.problem.startswith("L’action 1 est")
    assert error.problem.endswith("Ce n’est pas à vous de jouer.")


def test_a_position_that_differs_and_a_wrong_result_are_reported() -> None:
    actions = [list(step) for step in whole()["actions"]]
    actions[2][2] = "0" * 16
    error = said_of({**whole(), "actions": actions}, "de")
    assert (error.where, error.problem[:15]) == ("record.actions[2]", "Nach Aktion 3, ")
    error = said_of({**whole(), "result": {}}, "de")
    assert (error.where, "„result“" in error.problem) == ("record.result", True)


def of_position(change: dict[str, Any]) -> dict[str, Any]:
    """A record that begins from a position with something changed in it."""
    match = Match(find_game("trias"), 2, {}, bytes(16))
    position = {**match.state.to_position(), **change}
    opened = commitment_to(bytes(16), b"", position)
    record = {**match.record().to_json(), "position": position, "commitment": opened}
    return {**record, "names": ["Anna", "Ben"]}


def test_an_error_in_the_position_of_a_record_names_its_field() -> None:
    error = said_of(of_position({"draws": -1}), "de")
    assert error.where == "record.position.draws"
    assert error.problem.startswith("Im Feld „position.draws“ steht -1. Richtig wäre: eine ganze")
    assert said_of(of_position({"draws": "x"}), "en").where == "record.position.draws"


def test_an_error_without_a_message_still_names_its_field() -> None:
    """The catalogues have no sentences for what a game itself finds wrong with a position."""
    record = of_position({"players": 3})
    record |= {"players": 2}
    error = said_of(record, "fr")
    assert error.where.startswith("record.position")
    assert error.problem.startswith("Le champ")


def test_a_long_value_is_shortened_in_the_message() -> None:
    assert len(said_of({**whole(), "players": "x" * 10_000}, "ja").problem) < 200
