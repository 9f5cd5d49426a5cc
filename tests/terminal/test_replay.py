"""Showing and verifying records."""

import json
import re
from typing import Any

import pytest

from tests.terminal.person import Person
from tests.terminal.test_play import ANY_TILE
from trilobite.engine import FastChance, find_game
from trilobite.engine.matches import Match
from trilobite.terminal.saving import save


@pytest.fixture
def record(person: Person) -> dict[str, Any]:
    """A game after five steps: Orange must put down a lifted tile."""
    typed = ("place 5", "place 6", "hand", "lift 17")
    person.run("play trias --bots steady --seed a --save FOLDER/game.json", *typed)
    return person.record()


def test_a_record_is_shown_step_by_step(person: Person, record: dict[str, Any]) -> None:
    answer = person.run("replay FOLDER/game.json", "", "", "b", "5", "", "", "", "", "", "q")
    assert answer.code == 0
    shown = [line for line in answer.screen.splitlines() if line.startswith(("Before", "Step"))]
    assert shown == [
        "Before the first step",
        "Step 1 of 8: Yellow (Steady), place 11",
        "Step 2 of 8: Blue (Steady), place 9",
        "Step 1 of 8: Yellow (Steady), place 11",
        "Step 5 of 8: Blue (Steady), place 25",
        "Step 6 of 8: Orange (you), place 6",
        "Step 7 of 8: Orange (you), hand",
        "Step 8 of 8: Orange (you), lift 17",
    ]
    assert answer.screen.count("This was the last step.") == 2


def test_other_answers_are_explained(person: Person, record: dict[str, Any]) -> None:
    screen = person.run("replay FOLDER/game.json", "b", "99", "x", "9" * 5000).screen
    assert screen.count("Press Enter, or type b, q or a number from 0 to 8.") == 4


def test_a_spectator_sees_no_hand_and_a_seat_only_its_own(
    person: Person, record: dict[str, Any]
) -> None:
    assert "Your hand card" not in person.run("replay FOLDER/game.json").screen
    assert "Your hand card" in person.run("replay FOLDER/game.json --seat 2").screen


def played(key: str, players: int) -> Match:
    """A whole random game."""
    match = Match(find_game(key), players, None, bytes(32))
    chance = FastChance(1)
    while not match.state.is_over:
        seat = match.state.to_act[-1]
        choices = match.state.offer(seat).choices
        match.act(seat, choices[chance.below(len(choices))].action)
    return match


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_a_card_declared_face_down_is_not_named_to_others(person: Person, seat: int | None) -> None:
    match = played("tritarea", 3)
    save(match.record(), person.folder / "game.json")
    steps = [n for n, m in enumerate(match.moves, 1) if m.action.text().startswith("declare ")]
    eyes = "" if seat is None else f" --seat {seat + 1}"
    screen = person.run("replay FOLDER/game.json" + eyes, *map(str, steps)).screen
    heads = re.findall(r"Step (\d+) of \d+: \S+,? (.*)", screen)
    assert [int(number) for number, _ in heads] == steps
    for number, text in heads:
        move = match.moves[int(number) - 1]
        assert text == (move.action.text() if move.seat == seat else "decides in secret")


@pytest.mark.parametrize(("key", "players"), [("trias", 2), ("terror", 2), ("tritarea", 3)])
def test_only_secret_declarations_are_hidden(person: Person, key: str, players: int) -> None:
    """Everybody is told what everybody saw: only declarations are made in secret."""
    match = played(key, players)
    for move in match.moves:
        others = [None, *(seat for seat in range(players) if seat != move.seat)]
        assert move.is_known_to(move.seat)
        is_secret = move.action.text().startswith("declare ") or len(move.before.to_act) > 1
        assert {move.is_known_to(eyes) for eyes in others} == {not is_secret}


@pytest.mark.slow
def test_a_finished_game_ends_with_its_result(person: Person) -> None:
    person.run("play trias --bots steady --players 2 --seed a --save FOLDER/game.json", *ANY_TILE)
    last = len(person.record()["actions"])
    assert ": by " in person.run("replay FOLDER/game.json", str(last)).screen


def test_a_true_record_passes(person: Person, record: dict[str, Any]) -> None:
    answer = person.run("replay FOLDER/game.json --verify")
    assert answer.code == 0
    assert answer.screen == "Verified: 8 steps follow the rules, and the game is not over yet.\n"
    verdict = json.loads(person.run("replay FOLDER/game.json --verify --json").screen)
    assert verdict == {"game": "trias", "steps": 8, "finished": False, "true": True}


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (
            {"actions": {3: [2, "place 9", ""]}},
            "Step 4, Yellow (Steady), 'place 9': There is already a herd on tile 9; "
            "choose a tile without herds. (TR-1.6)",
        ),
        ({"actions": {3: [0, "place 8", ""]}}, "It is not your turn. (TR-2.1)"),
        ({"actions": {3: [2, "jump", ""]}}, "'jump': there is no such action."),
        (
            {"actions": {3: [2, "place 8", "0123456789abcdef"]}},
            "Step 4, Yellow (Steady), 'place 8': the position after it is not the recorded one.",
        ),
        ({"commitment": "0" * 64}, "The seed is not the one that was committed to"),
        ({"result": {"seats": []}}, "they do not lead to the recorded result."),
    ],
)
def test_the_first_step_that_does_not_fit_is_named(
    person: Person, record: dict[str, Any], change: dict[str, Any], complaint: str
) -> None:
    for name, value in change.items():
        if name == "actions":
            for index, step in value.items():
                record["actions"][index] = step
        else:
            record[name] = value
    person.write("game.json", record)
    answer = person.run("replay FOLDER/game.json --verify")
    assert answer.code == 1
    assert complaint in answer.screen
    verdict = person.run("replay FOLDER/game.json --verify --json")
    assert verdict.code == 1
    assert json.loads(verdict.screen)["true"] is False
    assert ("index" in json.loads(verdict.screen)) == ("commitment" not in change)


def test_a_false_record_is_shown_up_to_the_step_that_does_not_fit(
    person: Person, record: dict[str, Any]
) -> None:
    record["actions"][3][2] = "0123456789abcdef"
    person.write("game.json", record)
    screen = person.run("replay FOLDER/game.json", "3", "").screen
    assert "Step 3 of 3" in screen
    assert "the position after it is not the recorded one." in screen


def test_names_from_a_file_cannot_reach_the_terminal_as_commands(
    person: Person, record: dict[str, Any]
) -> None:
    record["names"][0] = "\x1b[2Jevil\ud800"
    person.write("game.json", record)
    assert "?[2Jevil?" in person.run("replay FOLDER/game.json").screen
