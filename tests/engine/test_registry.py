"""Finding games by their keys."""

import pytest

from tests.support.pebbles import GAME
from trilobite.engine import InputError, find_game, game_keys, register


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
