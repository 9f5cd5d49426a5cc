"""The invariants of the specification hold in whole games, and breaking one is noticed."""

from typing import Any

import pytest

from tests.games.tritarea.boards import board, position, table_of
from tests.games.tritarea.laws import laws_between
from tests.games.tritarea.play import action, do, random_game, trick
from tests.games.tritarea.test_slow_rules import some_options
from trilobite.engine import Event, FastChance, InputError, State
from trilobite.games.tritarea import GAME
from trilobite.games.tritarea.rules.building import BonusScored, Built, TrickEnded
from trilobite.games.tritarea.rules.defaults import Defaulted
from trilobite.games.tritarea.rules.fives import FiveChanged
from trilobite.games.tritarea.rules.settlement import SettlementBegan


def check_game(players: int, seed: int, options: dict[str, Any]) -> None:
    for state, seat, chosen in random_game(players, seed, options):
        after = state.copy()
        events = after.apply(seat, chosen)
        assert isinstance(events, list)
        assert after.invariants() == []
        assert laws_between(state, seat, chosen, events, after) == []


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_laws_hold_along_a_game(players: int) -> None:
    """INV-1, INV-2, INV-4, INV-10, INV-12, INV-13 by the state, the others between two states."""
    for seed in range(2):
        check_game(players, seed, {})


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_laws_hold_with_other_options(players: int) -> None:
    """INV-1 to INV-13 with all options mixed."""
    for seed in range(2):
        check_game(players, seed, some_options(FastChance(31 * players + seed)))


@pytest.mark.slow
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_laws_hold_along_many_games(players: int) -> None:
    for seed in range(20):
        check_game(players, 50 + seed, some_options(FastChance(77 * players + seed)))


def test_the_same_decisions_give_the_same_game() -> None:
    """INV-12."""
    ends = []
    for _ in range(2):
        *_, (state, _, _) = random_game(3, 12)
        ends.append(state.to_position())
    assert ends[0] == ends[1]


def broken_laws(state: State, events: list[Event], after: State) -> str:
    lines = laws_between(state, 0, action("skip"), events, after)
    return " ".join(lines)


def test_a_broken_law_is_noticed() -> None:
    """INV-3, INV-5, INV-6, INV-7, INV-8, INV-9: by the events and by the state."""
    state = trick("M1, M9, I2, E3", "b2=A")
    after = state.copy()
    built = do(after, "build d1")
    assert broken_laws(state, built, after) == ""
    assert "INV-7" in broken_laws(state, [], after)
    assert "INV-3" in broken_laws(
        state, [e for e in built if e.key != "tritarea-bonus-scored"], after
    )
    square = 5
    cases: dict[str, list[Event]] = {
        "INV-3": [Defaulted(rule="TA-6.1", who=0, lost=9, down=0, due=0)],
        "INV-5": [TrickEnded(who=3)],
        "INV-6": [Built(rule="TA-5.2", who=0, square=square, kind="basic", height=2)],
        "INV-7": [BonusScored(who=0, square=square, points=3)],
        "INV-8": [SettlementBegan(round=0)],
        "INV-9": [FiveChanged(rule="TA-4.2", who=0, to=0, lost=1, place="trick")],
    }
    for law, wrong in cases.items():
        assert law in broken_laws(state, wrong, state), law


@pytest.mark.parametrize(
    ("law", "change"),
    [
        ("INV-1", lambda d: d["secrets"]["hands"][0].pop()),
        ("INV-1", lambda d: d["secrets"]["hands"][0].__setitem__(0, d["secrets"]["hands"][1][0])),
        ("INV-2", lambda d: d["table"]["supply"].__setitem__(0, 3)),
        ("INV-2", lambda d: d["table"]["sold"].__setitem__(1, 1)),
        ("INV-3", lambda d: d["table"]["points"]["defaults"].__setitem__(0, -90)),
        ("INV-4", lambda d: d["table"]["played"].pop()),
        ("INV-10", lambda d: d["table"].update(start=3, order=[3, 0, 1, 2])),
    ],
)
def test_a_position_that_breaks_a_law_is_refused(law: str, change: Any) -> None:
    """INV-1, INV-2, INV-3, INV-4, INV-10."""
    data = position("a1=AB", players=3 if law == "INV-10" else 4)
    change(data["state"])
    with pytest.raises(InputError):
        GAME.from_position(data, board().chance)
    assert table_of(board("a1=AB"))["buildings"] == {"a1": [0, 1]}
