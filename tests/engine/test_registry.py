"""Finding games by their keys, and what happens to those that cannot be loaded."""

import pickle

import pytest

from tests.support.packages import Packages
from tests.support.pebbles import GAME
from trilobite.engine import (
    InputError,
    all_games,
    broken_games,
    find_game,
    game_keys,
    register,
)


def test_installed_games_are_known_by_their_entry_points() -> None:
    assert "trias" in game_keys()
    assert find_game("trias").key == "trias"
    assert find_game("trias") is find_game("trias")


def test_a_game_can_be_registered_by_code() -> None:
    assert find_game("pebbles") is GAME
    assert "pebbles" not in game_keys()


def test_the_error_for_an_unknown_game_lists_the_known_ones() -> None:
    with pytest.raises(InputError, match=r"game: 'chess' is not known; allowed: .*trias"):
        find_game("chess")


def test_only_games_can_be_registered() -> None:
    with pytest.raises(TypeError, match="is not a Game"):
        register("pebbles")


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("import no_such_module", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("from trilobite.engine import Glacier", "ImportError: cannot import name 'Glacier'"),
        ("raise ValueError('two\\nlines')", "ValueError: two lines"),
        ("raise SystemExit", "SystemExit"),
        ("", "AttributeError: module 'old_fossils' has no attribute 'GAME'"),
        ("GAME = 7", "it is 7, not a Game with this key"),
        ("from tests.support.pebbles import GAME", "not a Game with this key"),
    ],
)
def test_a_game_that_cannot_be_loaded_is_refused_with_the_reason_in_one_line(
    code: str, reason: str, packages: Packages
) -> None:
    packages.add_game("fossils", code)
    with pytest.raises(InputError) as raised:
        find_game("fossils")
    start = "game: fossils (old_fossils:GAME of old_fossils) cannot be loaded: "
    assert str(raised.value).startswith(start)
    assert reason in str(raised.value)
    assert "\n" not in str(raised.value)


def test_the_reason_is_for_the_operator_and_not_for_clients(packages: Packages) -> None:
    """The reason may name files of this machine; clients get `problem`."""
    packages.add_game("fossils", "raise OSError('/home/anna/secret')")
    with pytest.raises(InputError) as raised:
        find_game("fossils")
    assert "/home/anna" not in raised.value.problem
    arrived = pickle.loads(pickle.dumps(raised.value))
    assert str(arrived) == str(raised.value)


def test_the_other_games_are_not_affected_by_one_that_is_broken(packages: Packages) -> None:
    before = [game.key for game in all_games()]
    assert broken_games() == []
    packages.add_game("fossils", "import no_such_module")
    assert "fossils" in game_keys()
    assert [game.key for game in all_games()] == before
    (problem,) = broken_games()
    assert problem.startswith("fossils (old_fossils:GAME of old_fossils) cannot be loaded: Module")
