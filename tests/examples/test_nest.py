"""Nest, the game of docs/games/new-game.md: it keeps the contract and can be played."""

import copy
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from tests.terminal.person import Person
from trilobite.engine import FastChance, Game, SeededChance, State, seed_from_text
from trilobite.engine.conformance import Check, Subject, all_checks

CHECKS = dict(all_checks())


def twins(state: State) -> Iterator[tuple[State, State, list[int | None]]]:
    """Worlds with an egg more or less, which only its owner knows until the end (NE-1, NE-3)."""
    position: Any = state.to_position()
    for owner, eggs in enumerate(position["state"]["laid"]):
        other = copy.deepcopy(position)
        other["state"]["laid"][owner] = 6 if eggs == 7 else eggs + 1
        twin = state.game.from_position(other, state.chance)
        if not state.is_over and not twin.is_over:
            yield state, twin, [None, *(s for s in range(state.players) if s != owner)]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"repeat": True}], ids=["printed", "repeat"])
@pytest.mark.parametrize("check", CHECKS.values(), ids=CHECKS.keys())
def test_nest_keeps_the_contract(
    nest: Game, players: int, options: dict[str, object], check: Check
) -> None:
    check(Subject(nest, players, options, twins=twins), 1)


def test_every_possible_number_of_eggs_is_imagined_equally_often(nest: Game) -> None:
    """Orange has laid 4, and the game goes on after 9 are counted: blue has laid 6 or 7."""
    position: Any = nest.new(2, None, SeededChance(seed_from_text("any"))).to_position()
    position["state"] = {"laid": [4, 7], "counted": [1, 3, 2, 3]}
    view = nest.from_position(position, SeededChance(seed_from_text("any"))).view(0)
    chance = FastChance(1)
    worlds: list[Any] = [view.imagine(chance).to_position() for _ in range(1000)]
    found = Counter(world["state"]["laid"][1] for world in worlds)
    assert set(found) == {6, 7}
    assert abs(found[6] - 500) < 80


def test_nest_is_played_in_the_terminal_to_the_end(nest: Game, person: Person) -> None:
    answer = person.run(
        "play nest --bots steady --seed egg --save FOLDER/game.json", *["1", "2"] * 30
    )
    assert answer.code == 0
    assert "(you) lays " in answer.screen
    assert "lays some eggs." in answer.screen
    assert "counted the last egg" in answer.after("The game is over.")
    assert person.run("replay FOLDER/game.json --verify").code == 0
    assert "Nest (nest)" in person.run("games").screen


@pytest.mark.slow
def test_nest_is_simulated_in_other_processes(nest: Game, person: Person) -> None:
    answer = person.run("simulate nest --players 3 --bots random --games 20 --jobs 2")
    assert answer.code == 0, answer.errors
