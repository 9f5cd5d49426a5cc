"""What is counted over a game of Tritarea."""

from tests.games.tritarea.boards import board


def test_blocks_buildings_and_areas_are_counted() -> None:
    """The most blocks own a building, tops lead an area (TA-7.5, TA-7.1)."""
    state = board("d1=AAB d2=B c3=A b4=C", players=4)
    values = {one.key: list(one.values.values()) for one in state.chart_counts()}
    assert values["tritarea-gauge-blocks"] == [3, 2, 1, 0]
    assert values["tritarea-gauge-buildings"] == [2, 1, 1, 0]
    assert values["tritarea-gauge-areas"] == [1, 1, 1, 0]
