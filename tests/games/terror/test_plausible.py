"""Positions from outside that contradict themselves or the course of a game are refused."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.games.terror.boards import SEED, board, position
from tests.games.terror.play import do, lively, migrate
from trilobite.engine import FastChance, InputError, SeededChance, State
from trilobite.games.terror import GAME

Json = dict[str, Any]
Test = Callable[[Json], bool]


def played_to(test: Test, players: int = 4, **options: object) -> Json:
    """The first position of some random game that passes a test of its table."""
    for seed in range(60):
        state = GAME.new(players, options, SeededChance(bytes([seed] * 16)))
        dice = FastChance(seed)
        while not state.is_over:
            found = copy_of(state)
            if test(found["state"]["table"]):
                return found
            (seat,) = state.to_act
            state.apply(seat, lively(state.legal(seat), dice.below))
    raise AssertionError("no game reached such a position")


def copy_of(state: State) -> Json:
    found: Json = json.loads(json.dumps(state.to_position()))
    return found


def refusal(data: Json) -> str:
    """The wrong field of the position; "" if there is none."""
    try:
        GAME.from_position(data, SEED)
    except InputError as error:
        return error.where.removeprefix("position.state.table.")
    return ""


def is_selecting(period: int, turn: int) -> Test:
    """A test whether the start player is about to take a card or a tile."""
    return lambda table: (
        table["stage"] in {"select_card", "select_tile"}
        and (table["period"], table["turn"], table["selected"]) == (period, turn, 0)
    )


# Before the first play turn.


def swap(table: Json, one: str, other: str) -> None:
    areas = table["areas"]
    areas[one], areas[other] = areas[other], areas[one]


def erupt(table: Json) -> None:
    table["areas"]["Mm"]["volcano"] = 1
    table["counters"]["volcano"][1] = 0


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (lambda table: swap(table, "Si", "Mo"), "areas"),
        (lambda table: swap(table, "Si", "Sm"), "areas"),
        (erupt, "areas"),
        (lambda table: table["counters"]["hatch"].__setitem__(2, 0), "counters"),
        (lambda table: table["predators"].update({"pterodactyl": "Si"}), "predators"),
        (lambda table: table.update(owner=0), "areas"),
        (lambda table: table["whites_on"].update(HM=0), "whites_on"),
        (lambda table: table["whites_on"].update(NE=1, HM=0), "whites_on"),
        (lambda table: table["spaces"].reverse(), "spaces"),
    ],
)
@pytest.mark.parametrize("selected", [0, 2])
def test_before_the_first_play_turn_the_board_is_that_of_the_set_up(
    change: Callable[[Json], None], field: str, selected: int
) -> None:
    """Section 3: nobody has played."""
    moment = ("select_card", selected, 1)
    data = played_to(lambda t: (t["stage"], t["selected"], t["whites_on"]["HM"]) == moment)
    assert refusal(data) == ""
    change(data["state"]["table"])
    assert refusal(data).startswith(field)


def test_white_dinos_taken_in_the_first_selection_are_those_of_the_tile() -> None:
    """TT-3.4, TT-4.2."""
    data = played_to(
        lambda t: (t["stage"], t["selected"], t["whites_on"]["HM"]) == ("select_card", 2, 0)
    )
    table = data["state"]["table"]
    (taker,) = [s["taker"] for s in table["spaces"] if s["tile"] == "HM"]
    table["whites"][taker] = 0
    assert refusal(data) == f"whites[{taker}]"


# The start marker.


@pytest.mark.parametrize(("players", "turn"), [(4, (0, 1)), (3, (1, 0)), (2, (2, 0))])
def test_the_start_marker_comes_from_the_named_seat(players: int, turn: tuple[int, int]) -> None:
    """TT-3.5, TT-4.8."""
    data = played_to(is_selecting(*turn), players, start_player=0)
    assert refusal(data) == ""
    table = data["state"]["table"]
    table["start"] = table["active"] = (table["start"] + 1) % players
    assert refusal(data) == "start"


# Volcanoes.


def volcano(owner: int, used: int, **wishes: Any) -> str:
    """The wrong field if a seat has a volcano in Si that it used in a period; "" if none is."""
    data = position("Sm [R4] So [B4 | G4 | O4]", **wishes)
    table = data["state"]["table"]
    table["areas"]["Si"]["volcano"] = owner
    table["counters"] = {"hatch": [None] * 4, "volcano": [None] * 4}
    table["counters"]["volcano"][owner] = used
    return refusal(data)


def test_a_volcano_stays_until_the_next_play_turn_of_its_owner() -> None:
    """TT-9.6, R-24: red plays and the others wait, so a volcano of red must be new."""
    out = "areas.Si.volcano"
    assert volcano(0, 1, time=(1, 1)) == "", "played a moment ago"
    assert volcano(0, 0, time=(1, 1)) == out
    assert volcano(0, 0, time=(1, 0)) == out
    assert volcano(1, 0, time=(1, 0)) == "", "from the last turn of the Triassic"
    assert volcano(1, 1, time=(1, 0)) == out, "blue has not played in the Jurassic"
    assert volcano(1, 0, time=(1, 1)) == out
    assert volcano(1, 1, time=(1, 1)) == ""
    assert volcano(1, 1, time=(1, 0), last=True) == "", "all others have played"
    assert volcano(1, 0, time=(1, 0), last=True) == out
    assert volcano(1, 0, time=(2, 0)) == out


# White Dinos.


@pytest.mark.parametrize("selected", [0, 3])
def test_white_dinos_are_those_of_the_tiles_left_over(selected: int) -> None:
    """TT-4.7."""
    moment = (1, "select_tile", selected)
    data = played_to(lambda t: (t["turn"], t["stage"], t["selected"]) == moment)
    table = data["state"]["table"]
    assert refusal(data) == ""
    for space, number in ((0, 1), (5, 0), (5, 4)):
        changed = json.loads(json.dumps(data))
        there = changed["state"]["table"]
        tile, taker = table["spaces"][space]["tile"], table["spaces"][space]["taker"]
        place, name = (there["whites_on"], tile) if taker is None else (there["whites"], taker)
        place[name] = number
        assert refusal(changed).startswith("whites")


def test_nobody_has_more_white_dinos_than_were_given_out() -> None:
    """TT-3.4, TT-4.7."""
    data = position("Sm [R4]", whites=4)
    assert refusal(data) == ""
    data["state"]["table"]["whites"][0] = 5
    assert refusal(data) == "whites_on", "2 at first, 2 after each of two turns, 2 are on tiles"


def test_scarce_white_dinos_may_leave_a_tile_without_one() -> None:
    """R-06 with white_tokens=12."""
    data = position("Sm [R4]", white_tokens=12)
    data["state"]["table"]["whites_on"] = dict.fromkeys(data["state"]["table"]["whites_on"], 0)
    assert refusal(data) == ""
    data["options"] = {}
    assert refusal(data).startswith("whites_on.")


# Migration.


def test_no_more_dinos_are_frozen_than_are_present() -> None:
    """TT-7.9: unless the owner's volcano has killed some of them since."""
    state = board("Sm [R3] Do [R2]", tile="HM", fresh="R")
    do(state, "tile")
    migrate(state, "Sm", "So 3")
    data = copy_of(state)
    assert data["state"]["table"]["step"]["frozen"] == {"So": 3}
    data["state"]["table"]["step"]["frozen"]["So"] = 4
    assert refusal(data) == "step.frozen.So"
    do(state, "volcano So")
    assert refusal(copy_of(state)) == ""


# Positions from play can be read.


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4), (6, 5)])
def test_every_position_of_a_game_is_read_back(players: int, seed: int) -> None:
    options = {"start_player": 1, "white_tokens": 12} if players % 2 else {"start_player": 0}
    state = GAME.new(players, options, SeededChance(bytes([seed] * 16)))
    dice = FastChance(seed)
    while not state.is_over:
        assert refusal(copy_of(state)) == ""
        (seat,) = state.to_act
        state.apply(seat, lively(state.legal(seat), dice.below))
    assert refusal(copy_of(state)) == ""
