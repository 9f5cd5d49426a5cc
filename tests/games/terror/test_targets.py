"""The targets to click for each decision."""

from typing import Any

import pytest

from tests.games.terror.boards import board
from tests.games.terror.play import choices, do, named, random_game
from trilobite.engine import SeededChance, State
from trilobite.games.terror import GAME


def clicks(state: State) -> dict[str, tuple[str, ...]]:
    (seat,) = state.to_act
    return {named(c.action.text()): c.targets for c in state.offer(seat).choices}


def test_selecting() -> None:
    """DP-1, DP-2."""
    state = GAME.new(2, {"start_player": 0}, SeededChance(bytes(16)))
    assert clicks(state) == {"draft open": ("face-up",), "draft deck": ("deck",)}
    do(state, "draft deck")
    assert clicks(state)["take HG"] == ("tile:HG",)


def test_the_menu_and_free_actions() -> None:
    """DP-3, DP-W."""
    state = board("Sm [R4]", card="desert", tile="HG", whites=1, fresh="R")
    found = clicks(state)
    assert found["card"] == ("card",)
    assert found["tile"] == ("tile:HG",)
    assert found["white Sm"] == ("white", "area:Sm")
    assert found["hatch Sm"] == ("hatch", "area:Sm")
    assert found["volcano Do"] == ("volcano", "area:Do")


@pytest.mark.parametrize(
    ("wishes", "path", "text", "targets"),
    [
        ({"tile": "NE"}, ["tile"], "environment forest", ("environment:forest",)),
        ({"tile": "HG"}, ["tile"], "grow So", ("area:So",)),
        ({"tile": "HM"}, ["tile"], "migrate So", ("area:So",)),
        ({"tile": "HM"}, ["tile", "migrate So"], "go Sm 1", ("area:Sm", "count:1")),
        ({"tile": "HM"}, ["tile", "migrate So", "go Sm 1"], "confirm", ("confirm",)),
        ({"tile": "TR"}, ["tile"], "to Mo", ("area:Mo",)),
        ({"tile": "TR"}, ["tile"], "stay", ("stay",)),
        ({"tile": "RA"}, ["tile"], "raptor 2", ("raptor:2",)),
        ({"tile": "RA"}, ["tile"], "finish", ("finish",)),
        ({"tile": "RA"}, ["tile", "raptor 1", "to Sm"], "eat B", ("herd:Sm:1",)),
        ({"tile": "RA"}, ["tile", "raptor 1", "to Sm"], "stop", ("stop",)),
        ({"tile": "RA"}, ["tile", "raptor 1", "to Sm", "stop"], "scatter B 2",
         ("herd:Sm:1", "count:2")),
        ({"tile": "RA"}, ["tile", "raptor 1", "to Sm", "stop", "scatter B 2"], "to Si",
         ("area:Si",)),
        ({"tile": "TR"}, ["tile", "stay"], "end", ("end",)),
    ],
)  # fmt: skip
def test_steps(
    wishes: dict[str, Any], path: list[str], text: str, targets: tuple[str, ...]
) -> None:
    """DP-5 to DP-14."""
    state = board("Sm [R4 | B3] So [R2]", **wishes)
    do(state, *path)
    assert clicks(state)[text] == targets


def test_a_spread_is_clicked_area_by_area_in_any_order() -> None:
    """DP-4."""
    state = board("Sm [R4]", card="desert")
    do(state, "card")
    assert clicks(state)["spread 2-0-1"] == ("area:Di", "area:Di", "area:Do")
    for clicked in (["area:Do"], ["area:Do", "area:Di"], ["area:Di", "area:Do", "area:Di"]):
        assert state.why_not_at(0, clicked) is None
    assert state.why_not_at(0, ["area:Do"] * 4) is not None
    assert state.why_not_at(0, ["area:Fo"]) is not None


def test_a_white_dino_without_a_herd_is_refused_for_that_and_not_for_a_volcano() -> None:
    """TT-5.1."""
    state = board("Sm [R4] ^B", tile="HG", whites=1)
    refusal = state.why_not_at(0, ["white"])
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("terror-refusal-no-herd-anywhere", "TT-5.1")


@pytest.mark.parametrize("players", [2, 4, 6])
def test_no_two_decisions_are_clicked_alike(players: int) -> None:
    for state, seat, _ in random_game(players, 90 + players):
        found = [c.targets for c in state.offer(seat).choices]
        assert len(set(found)) == len(found), choices(state)
        assert all(found)
