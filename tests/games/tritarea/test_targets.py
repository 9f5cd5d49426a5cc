"""The targets to click for each decision: names of things in the view (D-1 to D-8)."""

import pytest

from tests.games.tritarea.boards import declaring, last_step, load, selling
from tests.games.tritarea.play import choices, do, finish, random_game, trick
from trilobite.engine import State


def clicks(state: State, seat: int | None = None) -> dict[str, tuple[str, ...]]:
    if seat is None:
        (seat,) = state.to_act
    return {c.action.text(): c.targets for c in state.offer(seat).choices}


def test_before_round_3() -> None:
    """D-1, D-2."""
    state = load(declaring(hands={1: "M5"}))
    assert clicks(state, 1)["declare M5"] == ("card:M5",)
    found = clicks(load(selling()))
    assert found["sell 0"] == ("count:0",)
    assert found["sell 9"] == ("count:9",)


def test_a_trick() -> None:
    """D-3, D-4, D-5, D-6, D-7."""
    state = trick("M5, M1, I2, E3", "b2=AB", in_round=2, scores=[9] * 4, extra={1: "H7"})
    assert clicks(state) == {
        "five keep": ("five:keep",), "five 0": ("five:0",), "five 10": ("five:10",)
    }  # fmt: skip
    do(state, "five keep")
    assert clicks(state)["build c2"] == ("square:c2",)
    assert clicks(state)["default"] == ("default",)
    do(state, "build c2")
    assert clicks(state)["extra c3"] == ("square:c3",)
    assert clicks(state)["skip"] == ("skip",)
    do(state, "skip", "build c2")
    assert clicks(state) == {"second": ("second",), "single": ("single",)}
    do(state, "single", "skip")
    assert clicks(state)["play H7"] == ("card:H7",)


def test_a_declared_5() -> None:
    """D-8."""
    state = load(last_step("d1=A", in_round=2, intents="M5 I1 E1 H2"))
    finish(state)
    assert clicks(state)["five 10"] == ("five:10",)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_no_two_decisions_are_clicked_alike(players: int) -> None:
    for state, seat, _ in random_game(players, 90 + players):
        found = [c.targets for c in state.offer(seat).choices]
        assert len(set(found)) == len(found), choices(state, seat)
        assert all(found)


ASKED_ABOUT = (
    "card:H7", "square:b2", "count:3", "five:keep", "default", "second", "single", "skip",
    "trick:2", "declared:1", "deck:3", "stock:0",
)  # fmt: skip


def test_everything_on_the_table_can_be_asked_about() -> None:
    """A click that leads nowhere is refused with a rule."""
    for number, (state, seat, _) in enumerate(random_game(3, 4)):
        if number % 5:
            continue
        offered = {target for found in clicks(state, seat).values() for target in found}
        for target in ASKED_ABOUT:
            refusal = state.why_not_at(seat, [target])
            assert (refusal is None) == (target in offered)
            if refusal is not None:
                assert refusal.rule.startswith(("TA-", "R-"))
