"""Options: typed, with defaults, validated for the number of players."""

from collections.abc import Mapping, Sequence

import pytest

from trilobite.engine import (
    ChoiceOption,
    InputError,
    NumberField,
    NumbersOption,
    SeatOption,
    SwitchOption,
)
from trilobite.engine.options import Contents, options_from_text, read_options

ROUNDS = ChoiceOption("rounds", "R-1", (2, 3, "many"), 3)
OPEN = SwitchOption("open", "R-2", default=True)
START = SeatOption("start", "R-3")
ALL = (ROUNDS, OPEN, START)


def test_options_that_are_not_given_have_their_defaults() -> None:
    assert read_options(ALL, {}, 3, "options") == {"rounds": 3, "open": True, "start": "random"}


def test_given_options_are_kept() -> None:
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
def test_a_typed_value_becomes_the_value_it_looks_like(text: str, value: object) -> None:
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


class Board(NumbersOption):
    """A stone for each player, all different, and the direction of the wind."""

    def fields(self, players: int) -> Sequence[NumberField]:
        stones = [
            NumberField(f"stone.{n}", "stones", n, "inferred", low=1, high=9)
            for n in range(1, players + 1)
        ]
        return [*stones, NumberField("wind", "sky", "north", "text", choices=("north", "south"))]

    def sets(self, players: int) -> Mapping[str, Mapping[str, str | int]]:
        return {"calm": {"stone.1": 7, "wind": "north"}} if players == 2 else {}

    def check(self, numbers: Mapping[str, str | int], players: int, where: str) -> None:
        stones = [number for key, number in numbers.items() if key != "wind"]
        if len(set(stones)) != players:
            raise InputError(f"{where}.stone.1", "two stones are alike", "different ones")


BOARD = Board("board", "R-4")


def test_numbers_are_the_printed_ones_unless_others_are_given() -> None:
    assert BOARD.default == {}
    assert BOARD.read({}, 2, "board") == {}
    assert BOARD.complete({}, 2) == {"stone.1": 1, "stone.2": 2, "wind": "north"}
    assert BOARD.values(2) == ()


def test_only_changed_numbers_are_kept_in_their_printed_order() -> None:
    given = {"wind": "south", "stone.2": 2, "stone.1": 7}
    assert BOARD.read(given, 2, "board") == {"stone.1": 7, "wind": "south"}
    assert list(given) == ["wind", "stone.2", "stone.1"]
    read = BOARD.read(given, 2, "board")
    assert isinstance(read, dict)
    assert list(read) == ["stone.1", "wind"]
    assert BOARD.complete(read, 2) == {"stone.1": 7, "stone.2": 2, "wind": "south"}


def test_a_set_of_numbers_can_be_given_by_its_name() -> None:
    assert BOARD.read("calm", 2, "board") == {"stone.1": 7}
    with pytest.raises(InputError, match="'calm' is not a set of numbers"):
        BOARD.read("calm", 3, "board")


@pytest.mark.parametrize(
    ("value", "complaint"),
    [
        ([], r"options\.board: \[\] is not an object; allowed: a JSON object"),
        ("{", r"options\.board: '\{' is not a set of numbers .* allowed: a JSON object, calm"),
        ({"stone.3": 1}, r"options\.board\.'stone\.3': .* allowed: stone\.1, stone\.2, wind"),
        ({"x" * 999: 1}, r"options\.board\.'x{56}\.\.\.: is not known"),
        ({"stone.1": 0}, r"options\.board\.stone\.1: 0 is out of range; allowed: 1 to 9"),
        ({"stone.1": True}, r"options\.board\.stone\.1: True is not a whole number"),
        ({"stone.1": 7.0}, r"options\.board\.stone\.1: 7.0 is not a whole number"),
        ({"wind": 1}, r"options\.board\.wind: 1 is not text; allowed: north, south"),
        ({"wind": "east"}, r"options\.board\.wind: 'east' is not known; allowed: north, south"),
        ({"stone.1": 2}, r"options\.board\.stone\.1: two stones are alike; allowed: different"),
    ],
)
def test_a_wrong_number_is_named_with_the_right_ones(value: object, complaint: str) -> None:
    with pytest.raises(InputError, match=complaint):
        read_options([BOARD], {"board": value}, 2, "options")


@pytest.mark.parametrize(
    ("text", "value"),
    [('{"stone.1": 7}', {"stone.1": 7}), ("{}", {}), ("stone", "stone"), ("[" * 99999,) * 2],
)
def test_typed_numbers_are_json(text: str, value: object) -> None:
    assert BOARD.from_text(text) == value


def test_an_option_without_effect_for_a_player_count_is_not_a_choice() -> None:
    long = SwitchOption("long", "R-1", default=False, only_for=(6,))
    assert list(long.values(6)) == [True, False]
    assert list(long.values(4)) == [False]
    assert long.read(True, 4, "options.long") is True


def test_a_game_without_options_reports_it() -> None:
    with pytest.raises(InputError, match="allowed: none"):
        read_options([], {"x": 1}, 2, "options")
    with pytest.raises(InputError, match="allowed: none"):
        options_from_text([], ["x=1"], "--option")


def test_contents_are_made_once_for_players_and_options() -> None:
    contents = Contents(lambda players, options: [players, dict(options)])
    first = contents.of(2, {"rounds": 3, "open": True})
    assert first == [2, {"rounds": 3, "open": True}]
    assert contents.of(2, {"open": True, "rounds": 3}) is first
    assert contents.of(3, {"open": True, "rounds": 3}) is not first
    assert contents.of(2, {"open": False, "rounds": 3}) is not first


def test_the_cache_of_contents_is_limited() -> None:
    made: list[object] = []
    contents = Contents(lambda players, options: made.append((players, options)))
    for number in range(500):
        contents.of(2, {"board_data": {"stone": number}})
    contents.of(2, {"board_data": {"stone": 0}})
    assert len(made) == 501, "the first was forgotten"
