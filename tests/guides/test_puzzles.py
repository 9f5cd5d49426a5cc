"""Puzzles: each can be set up, has one legal best action, and is explained in every language."""

import copy
import json
import os
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from trilobite.analysis.review import SearchEffort, weigh
from trilobite.engine import FastChance, InputError, find_game, game_keys
from trilobite.engine.language import Language, languages
from trilobite.guides.puzzle_reasons import reason, reasons
from trilobite.guides.puzzles import (
    FILE,
    HARDEST,
    Puzzle,
    find_puzzle,
    puzzles_of,
    read_puzzles,
)

ALL = [puzzle for key in game_keys() for puzzle in puzzles_of(find_game(key))]
names = [puzzle.key for puzzle in ALL]


@pytest.mark.parametrize("key", game_keys())
def test_every_game_has_puzzles_of_many_kinds(key: str) -> None:
    found = puzzles_of(find_game(key))
    assert len(found) >= 20
    assert [puzzle.number for puzzle in found] == list(range(1, len(found) + 1))
    difficulties = [puzzle.difficulty for puzzle in found]
    assert difficulties == sorted(difficulties), "the easier ones come first"
    assert set(difficulties) - {1}, "some are not obvious"
    kinds = Counter(puzzle.best.kind for puzzle in found)
    assert len(kinds) >= 3
    assert max(kinds.values()) <= 0.6 * len(found)
    assert len({puzzle.state().players for puzzle in found}) >= 2
    assert len({json.dumps(puzzle.position) for puzzle in found}) == len(found)


@pytest.mark.parametrize("puzzle", ALL, ids=names)
def test_a_puzzle_asks_its_seat_and_its_actions_are_legal(puzzle: Puzzle) -> None:
    state = puzzle.state()
    assert not state.invariants()
    assert puzzle.seat in state.to_act
    legal = state.legal(puzzle.seat)
    assert len(legal) >= 3
    assert {one.action.text() for one in puzzle.tries} == {action.text() for action in legal}
    best, *others = puzzle.tries
    assert best.action is puzzle.best
    assert others, "there are other actions"
    assert all(puzzle.chance(best) >= puzzle.chance(other) + 0.05 for other in others)
    assert all(sum(one.chances) == pytest.approx(1, abs=0.01) for one in puzzle.tries)
    assert puzzle.obvious is puzzle.best or puzzle.difficulty > 1
    assert puzzle.obvious is not puzzle.best or puzzle.difficulty < HARDEST
    assert puzzle.expected(puzzle.best) is best


@pytest.mark.parametrize("puzzle", ALL, ids=names)
def test_a_puzzle_is_explained_in_every_language(puzzle: Puzzle) -> None:
    """The effects of the best and another action, and a legal continuation."""
    why = reasons(puzzle, puzzle.tries[-1].action)
    assert [one.role for one in why][:2] == ["best", "chosen"]
    pages = [page for one in why for page in one.does]
    for one in why:
        tried = puzzle.expected(puzzle.game.actions.from_text(one.action))
        assert bool(one.then) == any(reply.pages for reply in one.then)
        assert {reply.seat for reply in one.then} <= {follow.seat for follow in tried.line}
        pages += [page for reply in one.then for page in reply.pages]
    assert pages
    for code in languages():
        language = Language(code, puzzle.game)
        assert all(language.say(page.message).strip() for page in pages)


@pytest.mark.parametrize("key", game_keys())
def test_most_explanations_include_a_continuation(key: str) -> None:
    puzzles = puzzles_of(find_game(key))
    reasons = [reason(puzzle, puzzle.best, "best") for puzzle in puzzles]
    assert sum(bool(one.then) for one in reasons) >= 0.7 * len(puzzles)
    assert sum(bool(one.does) for one in reasons) >= 0.7 * len(puzzles)


def test_explanations_contain_nothing_unforeseeable() -> None:
    """The explanation is the same in twin worlds: it follows from what the seat knows."""
    for puzzle in ALL[::7]:
        twin = puzzle.state().view(puzzle.seat).imagine(FastChance(99))
        other = replace(puzzle, position=twin.to_position())
        assert reasons(puzzle, puzzle.best)[0].then == reasons(other, puzzle.best)[0].then


def test_puzzles_are_found_by_number() -> None:
    game = find_game("tritarea")
    assert find_puzzle(game, 3).key == "puzzle/tritarea/3"
    with pytest.raises(InputError, match="no puzzle 0"):
        find_puzzle(game, 0)


def broken(data: Any, change: str) -> Any:
    data = copy.deepcopy(data)
    puzzle = data["puzzles"][0]
    if change == "game":
        data["game"] = "trias"
    elif change == "best":
        puzzle["best"] = puzzle["tries"][1]["action"]
    elif change == "action":
        puzzle["obvious"] = "dance"
    elif change == "number":
        puzzle["tries"][0]["chances"][0] = "high"
    elif change == "line":
        puzzle["tries"][0]["line"] = [[0]]
    elif change == "tries":
        del puzzle["tries"][-1]
    elif change == "seat":
        puzzle["seat"] = 9
    else:
        puzzle["more"] = 1
    return data


@pytest.mark.parametrize(
    "change", ["game", "best", "action", "number", "line", "tries", "seat", "more"]
)
def test_a_wrong_file_is_refused(change: str) -> None:
    game = find_game("tritarea")
    data = json.loads((game.folder / FILE).read_text())
    assert read_puzzles(game, data)
    with pytest.raises(InputError):
        read_puzzles(game, broken(data, change))


@pytest.mark.deep
@pytest.mark.skipif("TRILOBITE_PUZZLES" not in os.environ, reason="takes long: see `make soak`")
@pytest.mark.parametrize("puzzle", ALL, ids=names)
def test_a_deep_search_with_other_draws_agrees(puzzle: Puzzle) -> None:
    state, seat = puzzle.state(), puzzle.seat
    others = [one.action for one in puzzle.tries[1:]]
    effort = SearchEffort(iterations=int(os.environ["TRILOBITE_PUZZLES"]))
    found = weigh(state.view(seat), state.offer(seat), effort, 20_261_116, others, 3)
    level = [one for one in found if one.visits >= found[0].visits]
    best = max(level, key=lambda one: one.win_chance)
    assert best.action == puzzle.best.text()
