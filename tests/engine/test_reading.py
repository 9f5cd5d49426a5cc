"""Reading input from outside: errors say where, what is wrong, and what would be right."""

import pickle
from collections.abc import Callable

import pytest

from trilobite.engine import InputError, Message
from trilobite.engine.language import Language
from trilobite.engine.reading import (
    read_bool,
    read_field,
    read_fields,
    read_int,
    read_int_field,
    read_int_or_none,
    read_ints_field,
    read_list,
    read_list_field,
    read_name_field,
    read_name_or_none,
    read_object,
    read_text,
    refuse_unknown,
    shown,
)
from trilobite.engine.tables import int_or_none, name_or_none


def test_an_error_has_three_parts() -> None:
    error = InputError("options.rounds", "9 is not a value", "2, 3")
    assert str(error) == "options.rounds: 9 is not a value; allowed: 2, 3"
    assert str(InputError("seed", "is missing")) == "seed: is missing"


def test_an_error_survives_a_pickle() -> None:
    message = Message("record-unknown", {"field": "here", "allowed": "there"})
    error = pickle.loads(pickle.dumps(InputError("here", "wrong", "right", message)))
    assert (error.where, error.problem, error.allowed) == ("here", "wrong", "right")
    assert error.message == message


def test_an_error_can_be_reported_for_another_place() -> None:
    message = Message("record-unknown", {"field": "here", "allowed": "there"})
    error = InputError("here", "wrong", "right", message).at("file: here")
    assert str(error) == "file: here: wrong; allowed: right"
    assert error.message == message


def said(read: Callable[[], object]) -> str:
    with pytest.raises(InputError) as caught:
        read()
    assert caught.value.message is not None
    return Language("en").say(caught.value.message)


def test_an_error_has_a_message_for_readers_of_any_language() -> None:
    assert said(lambda: read_int(9, "record.a.b", 0, 5)) == (
        "The field “a.b” is 9. It should be a whole number from 0 to 5."
    )
    assert said(lambda: read_text(None, "here")) == (
        "The field “here” is null. It should be a text."
    )
    assert said(lambda: read_text("c", "here", ("a", "b"))) == (
        'The field “here” is "c". It should be one of these values: a, b.'
    )
    assert said(lambda: read_list([1], "here", 2)) == (
        "The field “here” is [1]. It should be a list of length 2."
    )
    assert said(lambda: read_list({}, "here")) == "The field “here” is {}. It should be a list."
    assert said(lambda: read_int_field({}, "turn", "position", 0, 5)) == (
        "The field “position.turn” is missing. It should be a whole number from 0 to 5."
    )
    assert said(lambda: refuse_unknown({"a.b": 1}, ("c",), "record.options")) == (
        "There is no field “options.a.b” here. Allowed fields: c."
    )
    assert said(lambda: read_object([], "record")) == (
        "It is []. It should be an object with named fields."
    )


def test_a_value_that_is_not_json_is_shown_as_python_shows_it() -> None:
    assert "{1, 2}" in said(lambda: read_list({1, 2}, "here"))
    assert len(said(lambda: read_list("x" * 10_000, "here"))) < 120


def test_a_long_value_is_cut_in_an_error() -> None:
    assert len(shown("x" * 10_000)) == 60
    assert shown(7) == "7"


@pytest.mark.parametrize("value", [True, False, 1.0, "1", None, [1]])
def test_only_whole_numbers_are_whole_numbers(value: object) -> None:
    with pytest.raises(InputError, match="is not a whole number; allowed: 0 to 5"):
        read_int(value, "here", 0, 5)


@pytest.mark.parametrize("value", [-1, 6, 10**30])
def test_a_number_stays_within_its_bounds(value: int) -> None:
    with pytest.raises(InputError, match=f"here: {value} is out of range; allowed: 0 to 5"):
        read_int(value, "here", 0, 5)


def test_a_number_that_must_be_one_is_named() -> None:
    with pytest.raises(InputError, match=r"here: 3 is out of range; allowed: 0$"):
        read_int(3, "here", 0, 0)


@pytest.mark.parametrize("value", [0, 1, "true", None])
def test_only_booleans_are_true_or_false(value: object) -> None:
    with pytest.raises(InputError, match="neither true nor false"):
        read_bool(value, "here")


def test_a_text_is_one_of_the_allowed() -> None:
    assert read_text("a", "here", ("a", "b")) == "a"
    assert read_text("anything", "here") == "anything"
    with pytest.raises(InputError, match="'c' is not known; allowed: a, b"):
        read_text("c", "here", ("a", "b"))
    with pytest.raises(InputError, match="7 is not text; allowed: a, b"):
        read_text(7, "here", ("a", "b"))


def test_an_object_has_names_that_are_text() -> None:
    assert read_object({"a": 1}, "here") == {"a": 1}
    with pytest.raises(InputError, match="is not an object"):
        read_object([], "here")
    with pytest.raises(InputError, match="the name 1 is not text"):
        read_object({1: 1}, "here")


def test_a_missing_field_is_named_with_what_is_right_there() -> None:
    data: dict[str, object] = {}
    with pytest.raises(InputError, match=r"position\.turn: is missing; allowed: 0 to 5$"):
        read_int_field(data, "turn", "position", 0, 5)
    with pytest.raises(InputError, match=r"position\.turn: is missing; allowed: 0 to 5, or null$"):
        read_int_or_none(data, "turn", "position", 0, 5)
    with pytest.raises(InputError, match=r"position\.suit: is missing; allowed: a, b, or null$"):
        read_name_or_none(data, "suit", "position", ("a", "b"))
    with pytest.raises(InputError, match=r"position\.tiles: is missing; allowed: a list$"):
        read_list_field(data, "tiles", "position")
    with pytest.raises(InputError, match=r"position\.card: is missing; allowed: true, false$"):
        read_bool(read_field(data, "card"), "position.card")


def test_an_unknown_field_is_named() -> None:
    with pytest.raises(InputError, match=r"here\.'tunr': is not known; allowed: turn, tiles"):
        refuse_unknown({"turn": 1, "tunr": 1}, ("turn", "tiles"), "here")


def test_a_list_has_its_length() -> None:
    assert read_list([1, 2], "here", 2) == [1, 2]
    with pytest.raises(InputError, match="has 2 entries; allowed: 3 entries"):
        read_list([1, 2], "here", 3)
    with pytest.raises(InputError, match="is not a list"):
        read_list("12", "here", 2)


def test_an_entry_of_a_list_is_named_by_its_place() -> None:
    with pytest.raises(InputError, match=r"here\.stock\[1\]: 9 is out of range; allowed: 0 to 5"):
        read_ints_field({"stock": [1, 9]}, "stock", "here", 2, 0, 5)


def test_an_object_may_need_exactly_the_given_fields() -> None:
    assert read_fields({"a": 1, "b": None}, ("a", "b"), "here") == {"a": 1, "b": None}
    absent = read_fields({"a": 1}, ("a", "b"), "here")
    with pytest.raises(InputError, match=r"here\.b: is missing; allowed: 0 to 5"):
        read_int_field(absent, "b", "here", 0, 5)
    with pytest.raises(InputError, match="is not known; allowed: a"):
        read_fields({"a": 1, "c": 2}, ("a",), "here")


def test_a_name_is_read_as_its_number() -> None:
    assert read_name_field({"suit": "b"}, "suit", "here", ("a", "b")) == 1
    with pytest.raises(InputError, match="'c' is not known; allowed: a, b"):
        read_name_field({"suit": "c"}, "suit", "here", ("a", "b"))


@pytest.mark.parametrize("number", [-1, 0, 1])
def test_none_is_null_in_json(number: int) -> None:
    written: dict[str, object] = {"seat": int_or_none(number), "suit": name_or_none("ab", number)}
    assert (written["seat"] is None) == (written["suit"] is None) == (number == -1)
    assert read_int_or_none(written, "seat", "here", 0, 1) == number
    assert read_name_or_none(written, "suit", "here", "ab") == number
