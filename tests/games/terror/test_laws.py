"""The invariants hold in whole games, and breaking one is noticed."""

from itertools import permutations
from typing import Any

import pytest

from tests.games.terror.boards import board, drawn, table_of
from tests.games.terror.laws import laws_between
from tests.games.terror.play import do, end_turn, random_game, stage
from tests.games.terror.test_slow_rules import some_options
from trilobite.engine import FastChance, State
from trilobite.games.terror import GAME


def check_game(players: int, seed: int, options: dict[str, Any]) -> None:
    for number, (state, seat, action) in enumerate(random_game(players, seed, options)):
        after = state.copy()
        events = after.apply(seat, action)
        assert isinstance(events, list)
        assert after.invariants() == []
        assert laws_between(state, seat, action, events, after) == []
        if number % 7 == 0 and table_of(state)["space"] is not None:
            end_turn(state.copy())


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_laws_hold_along_a_game(players: int) -> None:
    """INV-1, INV-2, INV-3, INV-8, INV-10 in each state, the others between two states."""
    check_game(players, 21, {})


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_laws_hold_with_other_options(players: int) -> None:
    """INV-1 to INV-11 with all options mixed."""
    for seed in range(3):
        check_game(players, seed, some_options(FastChance(31 * players + seed)))


def eaten(state: State, order: tuple[str, ...]) -> str:
    do(state, *(f"eat {letter}" for letter in order))
    if stage(state) == "eating":
        do(state, "stop")
    return drawn(state)


@pytest.mark.parametrize(
    ("tile", "area", "victims"),
    [("TR", "Fo", "RRBBG"), ("TR", "Fo", "BBG"), ("RA", "Fm", "RB"), ("HA", "Dm", "BG")],
)
def test_the_order_of_eating_never_matters(tile: str, area: str, victims: str) -> None:
    """INV-9, R-01: every order of the same victims leaves the same island."""
    state = board(
        f"Do [] /T {area} [R3 | B3 | G2]", tile=tile, predators={"raptor-1": "Dm"}
    )  # fmt: skip
    do(state, "tile")
    if tile == "RA":
        do(state, "raptor 1")
    do(state, f"to {area}")
    found = {eaten(state.copy(), order) for order in set(permutations(victims))}
    assert len(found) == 1


def broken_laws(state: State, change: Any) -> list[str]:
    """The laws that the step from a table to a changed copy of it breaks."""
    data: Any = state.to_position()
    change(data["state"]["table"])
    other = _Fake(state, data)
    action = GAME.actions.from_text("stop")
    return laws_between(state, 0, action, [], other)  # type: ignore[arg-type]


class _Fake:
    """A stand-in for a state with a given position."""

    def __init__(self, state: State, data: dict[str, Any]) -> None:
        self.players = state.players
        self.options = state.options
        self.is_over = False
        self.data = data

    def to_position(self) -> dict[str, Any]:
        return self.data

    def awaits_chance(self) -> bool:
        return False


def test_a_broken_law_is_noticed() -> None:
    """INV-4, INV-5, INV-6, INV-7, INV-11."""
    state = board("Fm [R3] ^B Sm [R4]", tile="TR")
    assert broken_laws(state, lambda _: None) == []

    def grow(table: dict[str, Any]) -> None:
        table["areas"]["Fm"]["dinos"][0] += 1

    def fly(table: dict[str, Any]) -> None:
        table["predators"]["raptor-1"] = "Mo"

    def score(table: dict[str, Any]) -> None:
        table["points"]["stones"][2] += 3

    def whiten(table: dict[str, Any]) -> None:
        table["whites_on"]["RA"] += 1

    def use(table: dict[str, Any]) -> None:
        table["counters"]["volcano"][2] = 0

    found = {
        "INV-5": grow, "INV-4": fly, "INV-11": score, "INV-7": whiten, "INV-6": use
    }  # fmt: skip
    for law, change in found.items():
        assert any(line.startswith(law) for line in broken_laws(state, change)), law
