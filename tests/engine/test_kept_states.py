"""A match that keeps only undoable states behaves like one that keeps all of them."""

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
    return Match(game, 3, None, SEED), Match(game, 3, None, SEED, keep_states="undoable")


def play(match: Match, random: Random, most: int = 10_000) -> None:
    for _ in range(most):
        if match.state.is_over:
            return
        seat = match.state.to_act[0]
        match.act(seat, random.choice(match.state.legal(seat)))


@pytest.mark.parametrize("key", GAMES)
def test_keeping_only_undoable_states_keeps_few_and_gives_the_same_record(key: str) -> None:
    full, lean = both(key)
    for match in (full, lean):
        play(match, dice(1))
    assert all(move.is_remembered for move in full.moves)
    assert sum(move.is_remembered for move in lean.moves) < len(full.moves) / 4
    assert lean.record().to_json() == full.record().to_json()
    assert verify(lean.record()) is None


@pytest.mark.parametrize("key", GAMES)
def test_undo_and_redo_do_not_depend_on_which_states_are_kept(key: str) -> None:
    full, lean = both(key)
    random = dice(2)
    for round_ in range(12):
        for match in (full, lean):
            play(match, dice(round_), 12)
        back = random.randrange(len(full.moves))
        assert full.rewind(back) == lean.rewind(back) > 0
        while full.moves and full.can_undo(full.moves[-1].seat):
            seat = full.moves[-1].seat
            assert lean.can_undo(seat)
            assert full.undo(seat) is lean.undo(seat)
        for seat in range(3):
            assert full.can_redo(seat) is lean.can_redo(seat)
            assert (full.redo(seat) is None) is (lean.redo(seat) is None)
        assert lean.state.to_position() == full.state.to_position()
    assert lean.record().to_json() == full.record().to_json()


def test_reading_a_discarded_state_is_an_error() -> None:
    _, lean = both("trias")
    play(lean, dice(1))
    with pytest.raises(ValueError, match="discarded"):
        _ = lean.moves[0].before
