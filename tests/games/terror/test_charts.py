"""The counts for the charts of Triassic Terror."""

from tests.games.terror.boards import board


def test_dinos_habitats_and_environments_are_counted() -> None:
    """A T-Rex is not a Dino, but counts for the environment it is in (TT-10.3)."""
    state = board("Fo [R4 | B2] Fi [B1] Di [G1] Dm [T(B)]", players=4)
    values = {one.key: list(one.values.values()) for one in state.chart_counts()}
    assert values == {
        "terror-gauge-dinos": [4, 3, 1, 0],
        "terror-gauge-primary": [1, 2, 1, 0],
        "terror-gauge-environments": [1, 1, 0, 0],
    }
