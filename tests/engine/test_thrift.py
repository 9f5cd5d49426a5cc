"""A thrifty match forgets the states that nobody steps back to, and nobody notices."""

from random import Random

import pytest

from trilobite.engine import Game, find_game
from trilobite.engine.matches import Match, verify

SEED = bytes(range(16))
GAMES = ["trias", "terror", "tritarea"]


def dice(seed: int) -> Random:
    return Random(seed)  # noqa: S311 - moves, not secrets


def both(key: str) -> tuple[Match, Match]:
    game: Game = find_game(key)
    return Match(game, 3, None, SEED), Match(game, 3, None, SEED, is_thrifty=True)


def play(match: Match, random: Random, most: int = 10_000) -> None:
    for _ in range(most):
        if match.state.is_over:
            return
        seat = match.state.to_act[0]
        match.act(seat, random.choice(match.state.legal(seat)))


@pytest.mark.parametrize("key", GAMES)
def test_a_thrifty_match_keeps_few_states_and_has_the_same_record(key: str) -> None:
    full, thrifty = both(key)
    for match in (full, thrifty):
        play(match, dice(1))
    assert all(move.is_remembered for move in full.moves)
    assert sum(move.is_remembered for move in thrifty.moves) < len(full.moves) / 4
    assert thrifty.record().to_json() == full.record().to_json()
    assert verify(thrifty.record()) is None


@pytest.mark.parametrize("key", GAMES)
def test_a_thrifty_match_is_taken_back_and_done_again_like_any_other(key: str) -> None:
    full, thrifty = both(key)
    random = dice(2)
    for round_ in range(12):
        for match in (full, thrifty):
            play(match, dice(round_), 12)
        back = random.randrange(len(full.moves))
        assert full.rewind(back) == thrifty.rewind(back) > 0
        while full.moves and full.can_undo(full.moves[-1].seat):
            seat = full.moves[-1].seat
            assert thrifty.can_undo(seat)
            assert full.undo(seat) is thrifty.undo(seat)
        for seat in range(3):
            assert full.can_redo(seat) is thrifty.can_redo(seat)
            assert (full.redo(seat) is None) is (thrifty.redo(seat) is None)
        assert thrifty.state.to_position() == full.state.to_position()
    assert thrifty.record().to_json() == full.record().to_json()


def test_a_state_that_was_forgotten_is_not_there() -> None:
    _, thrifty = both("trias")
    play(thrifty, dice(1))
    with pytest.raises(ValueError, match="forgotten"):
        _ = thrifty.moves[0].before
