"""The places of tiles in words for people: in the log and in the browser."""

import pytest

from tests.games.trias.play import do
from trilobite.engine import SeededChance, find_game
from trilobite.games.trias.model import hour_of


@pytest.mark.parametrize(
    ("q", "r", "hour"),
    [
        (1, 0, 3),
        (1, -1, 1),
        (0, -1, 11),
        (-1, 0, 9),
        (-1, 1, 7),
        (0, 1, 5),
        (1, -2, 12),
        (-1, 2, 6),
    ],
)
def test_hours_go_round_the_pole_as_on_a_clock(q: int, r: int, hour: int) -> None:
    assert hour_of(q, r) == hour


def test_the_log_says_what_a_tile_is_and_where_it_lies() -> None:
    state = find_game("trias").new(2, None, SeededChance(bytes(16)))
    (placed, *_) = do(state, state.legal(state.to_act[0])[0].text())
    args = placed.arguments()
    assert {"tile", "landscape", "ring", "hour"} <= set(args)
    assert placed.asides == "ring hour", "older tables have the same events without them"
