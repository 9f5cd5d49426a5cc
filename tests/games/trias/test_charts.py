"""The counts for the charts of Trias."""

from tests.games.trias.boards import board
from trilobite.engine import State


def counted(state: State) -> dict[str, list[int]]:
    return {
        one.key.removeprefix("trias-gauge-"): list(one.values.values())
        for one in state.chart_counts()
    }


def test_herds_tiles_and_islands_are_counted() -> None:
    """Herds on the main land count too, but nobody leads it (TR-9.1)."""
    state = board("P       Lb      .       .       Wa2b    La      .       .       Wc", players=3)
    assert counted(state) == {"herds": [3, 2, 1], "tiles": [2, 2, 1], "islands": [1, 0, 1]}


def test_players_with_equally_many_herds_both_lead() -> None:
    state = board("P       .       .       Wab", players=3)
    assert counted(state)["islands"] == [1, 1, 0]


def test_swimmers_are_not_on_a_tile() -> None:
    state = board("P       .       .       Wa      .a2", players=2)
    assert counted(state)["herds"][0] == 1
