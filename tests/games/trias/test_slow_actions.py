"""The offers of phase 2, compared with a literal reading of section 5."""

import pytest

from tests.games.trias.cautious import cautious_game
from tests.games.trias.facts import facts
from tests.games.trias.play import choices
from tests.games.trias.slow_actions import slow_choices
from trilobite.games.trias.state import TriasState

TABLES: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {"south_pole_capacity": 2}),
    (4, {"south_pole_capacity": "unlimited"}),
    (5, {}),
]


def compare(players: int, seed: int, every: int, options: dict[str, object]) -> int:
    """Compare the offers of phase 2 in one game; only some, because drifts are slow to check."""
    compared = 0
    for number, (state, _, _) in enumerate(cautious_game(players, seed, **options)):
        table = facts(state)
        if table.fields["stage"] != "acting":
            continue
        if table.fields["actions_left"] < 3 or number % every == 0:
            assert isinstance(state, TriasState)
            assert choices(state) == slow_choices(state)
            compared += 1
    return compared


@pytest.mark.slow
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_phase_two_offers_what_the_rules_say(players: int, options: dict[str, object]) -> None:
    """TR-5.1 to TR-5.10, TR-0.5: moves, rescues, reproductions, lifts and the end."""
    assert compare(players, 50 + players, 40, options) > 20


@pytest.mark.deep
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_phase_two_offers_what_the_rules_say_in_many_games(
    players: int, options: dict[str, object]
) -> None:
    """TR-5.1 to TR-5.10: the same in more games."""
    for seed in range(3):
        compare(players, 60 + seed, 10, options)
