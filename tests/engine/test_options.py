"""Options: typed, with defaults, validated for the number of players."""

import pytest

from trilobite.engine import ChoiceOption, InputError, SeatOption, SwitchOption
from trilobite.engine.options import read_options

ROUNDS = ChoiceOption("rounds", "R-1", (2, 3, "many"), 3)
OPEN = SwitchOption("open", "R-2", default=True)
START = SeatOption("start", "R-3")
ALL = (ROUNDS, OPEN, START)


def test_what_is_not_given_has_its_default() -> None:
    assert read_options(ALL, {}, 3, "options") == {"rounds": 3, "open": True, "start": "random"}


def test_what_is_given_is_kept() -> None:
    given = {"start": 2, "open": False, "rounds": "many"}
    assert read_options(ALL, given, 3, "options") == given


def test_an_unknown_option_is_named_with_the_known_ones() -> None:
    with pytest.raises(InputError, match=r"options\.round: .* allowed: rounds, open, start"):
        read_options(ALL, {"round": 2}, 3, "options")


@pytest.mark.parametrize("value", [1, 4, "2", 2.0, True, None, [2], "MANY"])
def test_a_wrong_value_is_named_with_the_right_ones(value: object) -> None:
    with pytest.raises(InputError, match=r"options\.rounds: .* allowed: 2, 3, many"):
        read_options(ALL, {"rounds": value}, 3, "options")


@pytest.mark.parametrize("value", [1, 0, "true", None])
def test_a_switch_is_true_or_false(value: object) -> None:
    with pytest.raises(InputError, match=r"options\.open: .* allowed: true, false"):
        read_options(ALL, {"open": value}, 3, "options")


def test_a_seat_must_be_at_the_table() -> None:
    assert START.values(2) == ("random", 0, 1)
    with pytest.raises(InputError, match=r"allowed: random, 0, 1$"):
        read_options(ALL, {"start": 2}, 2, "options")


@pytest.mark.parametrize(
    ("text", "value"),
    [("2", 2), ("many", "many"), ("7", "7"), ("-1", "-1"), ("²", "²"), ("", ""), ("9" * 9999,) * 2],
)
def test_what_is_typed_becomes_the_value_that_looks_like_it(text: str, value: object) -> None:
    assert ROUNDS.from_text(text) == value


@pytest.mark.parametrize(
    ("text", "value"), [("0", 0), ("12", 12), ("random", "random"), ("²", "²"), ("9" * 9999,) * 2]
)
def test_a_typed_seat_becomes_a_number(text: str, value: object) -> None:
    assert START.from_text(text) == value


@pytest.mark.parametrize(
    ("text", "value"), [("yes", True), ("No", False), ("TRUE", True), ("maybe", "maybe")]
)
def test_typed_switches_may_be_words(text: str, value: object) -> None:
    assert OPEN.from_text(text) == value
