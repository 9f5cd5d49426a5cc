"""The command: help, lists, and bad input of every kind."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.packages import Packages
from tests.terminal.person import Person


@pytest.fixture
def person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Person:
    return Person(tmp_path, monkeypatch)


def test_help_lists_the_commands(person: Person) -> None:
    screen = person.run("--help").screen
    for command in ("play", "replay", "games", "simulate", "bench"):
        assert f"\n  {command} " in screen
    assert "counted from 1" in person.run("play --help").screen


def test_the_module_is_the_command() -> None:
    command = [sys.executable, "-m", "trilobite", "--version"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.startswith("trilobite, version ")


@pytest.mark.slow
@pytest.mark.parametrize("words", ["games --json", "--help", "play --help", "--version"])
def test_output_that_cannot_be_written_is_reported_in_one_line(words: str) -> None:
    """The system's device `/dev/full` behaves like a full disk."""
    command = [sys.executable, "-m", "trilobite", *words.split()]
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr == "Error: cannot continue: No space left on device\n"


def test_games_are_listed_with_player_counts_options_and_defaults(person: Person) -> None:
    screen = person.run("games").screen
    assert "Trias (trias): 2, 3, 4, and 5 players." in screen
    assert "interim_join (R-8): Points for a drift whose tile links land" in screen
    assert "never – never (default)" in screen
    assert "Bots: easy, normal, hard, expert, greedy, random, search, and steady" in screen


def test_machines_get_the_list_as_json(person: Person) -> None:
    data = json.loads(person.run("games --json").screen)
    (trias,) = [game for game in data["games"] if game["key"] == "trias"]
    assert trias["players"] == [2, 3, 4, 5]
    assert trias["options"][4] == {
        "name": "distance_metric",
        "rule": "R-6",
        "default": "ring",
        "values": ["ring", "euclid"],
    }
    assert data["bots"][:4] == ["easy", "normal", "hard", "expert"]


BROKEN = "fossils (old_fossils:GAME of old_fossils) cannot be loaded: ModuleNotFoundError: "


@pytest.mark.parametrize(
    ("command", "expected"),
    [
        ("games", "Trias (trias): 2, 3, 4, and 5 players."),
        ("games --json", '"key": "trias"'),
    ],
)
def test_a_game_that_cannot_be_loaded_is_reported_once_and_the_others_work(
    person: Person, packages: Packages, command: str, expected: str
) -> None:
    packages.add_game("fossils", "import no_such_module")
    answer = person.run(command)
    assert answer.code == 0
    assert expected in answer.screen
    assert "fossils" not in answer.screen
    assert answer.errors == f"Warning: {BROKEN}No module named 'no_such_module'\n"


@pytest.mark.parametrize("command", ["play", "simulate", "study", "puzzles", "bench"])
def test_a_game_that_cannot_be_loaded_is_refused_by_name_in_one_line(
    person: Person, packages: Packages, command: str
) -> None:
    packages.add_game("fossils", "import no_such_module")
    answer = person.run(f"{command} fossils")
    assert answer.code == 2
    assert answer.screen == ""
    assert answer.errors == f"Error: game: {BROKEN}No module named 'no_such_module'\n"


def test_a_bot_that_cannot_be_loaded_is_refused_by_name_in_one_line(
    person: Person, packages: Packages
) -> None:
    packages.add("old_bots", "[trilobite.bots]\nshaky = old_bots:Bot\n", "import no_such_module")
    assert "random, search, shaky, and steady" in person.run("games").screen
    answer = person.run("simulate trias --bots shaky")
    assert answer.code == 2
    assert answer.errors.startswith("Error: bot: shaky (old_bots:Bot of old_bots) cannot be loaded")
    assert answer.errors.count("\n") == 1


@pytest.mark.parametrize(
    ("command", "complaint"),
    [
        ("play", "game: is missing"),
        ("play chess", "'chess' is not known; allowed: terror, trias, tritarea"),
        ("play trias --players 6", "6 is not a number of players of trias; allowed: 2, 3, 4, 5"),
        ("play trias --players many", "'many' is not a valid integer"),
        ("play trias --seat 4", "--seat: '4' is not a seat; allowed: 1 to 3, all"),
        ("play trias --seat 0", "--seat: '0' is not a seat"),
        ("play trias --seat nobody", "--seat: 'nobody' is not a seat"),
        ("play trias --bots clever", "'clever' is not known; allowed: easy, expert, greedy"),
        ("play trias --name A --name B", "--name: 2 names for 1 people"),
        ("play trias --name bot:x", "would be read as a bot"),
        ("play trias --option x=1", "--option: 'x' is not an option; allowed: start_player"),
        ("play trias --option reentry", "--option: 'reentry' has no value; allowed: NAME=VALUE"),
        ("play trias --option reentry=7", "'7' is not a value of reentry; allowed: none, pair"),
        ("play trias --option reentry=--5", "'--5' is not a value of reentry; allowed: none, pair"),
        ("play trias --option discards_public=x", "'x' is not a value of discards_public"),
        ("play trias --option start_player=3", "3 is not a value of start_player"),
        ("play trias --language tlh", "'tlh' is not known; allowed: de, en, fr, ja"),
        ("play trias --save FOLDER/there.json", "there.json already exists"),
        ("play trias --save FOLDER/there.json/x", "x: cannot be written: "),
        ("play --resume FOLDER/none.json", "none.json: cannot be read: No such file"),
        ("play --resume FOLDER", "cannot be read: Is a directory"),
        ("play --resume FOLDER/there.json", "is not JSON"),
        ("play --resume FOLDER/x.json --players 3", "--players: cannot be changed"),
        ("play --resume FOLDER/x.json --seed 3", "--seed: cannot be changed"),
        ("play trias --seed=", "--seed: is empty; allowed: any text"),
        ("play trias --wrong", "No such option"),
        ("bench trias --seconds nan", "nan is not a number of seconds"),
        ("bench trias --seconds inf", "inf is not in the range"),
        ("replay", "Missing argument 'FILE'"),
        ("replay FOLDER/none.json", "cannot be read: No such file"),
        ("replay FOLDER/bytes.json", "is not a text file"),
        ("replay FOLDER/deep.json", "is not JSON"),
        ("replay FOLDER/list.json --verify", "record: [] is not an object"),
        ("replay FOLDER/other.json --verify", "record.format: 'chess' is not known"),
        ("jump", "No such command 'jump'"),
    ],
)
def test_bad_input_gets_one_clear_line_and_exit_code_2(
    person: Person, command: str, complaint: str
) -> None:
    person.write("there.json", "something else")
    person.write("list.json", "[]")
    person.write("deep.json", "[" * 100_000)
    person.write("other.json", {"format": "chess"})
    (person.folder / "bytes.json").write_bytes(b"\xff\xfe\x00")
    answer = person.run(command)
    assert answer.code == 2
    assert answer.screen == ""
    assert answer.errors.startswith("Error: ")
    assert answer.errors.count("\n") == 1
    assert complaint in answer.errors


@pytest.mark.slow
@pytest.mark.parametrize(
    ("field", "value", "complaint"),
    [
        ("rules", "0", "record.rules: '0' is not known"),
        ("game", "chess", "game: 'chess' is not known"),
        ("players", 9, "record.players: 9 is not a number of players"),
        ("options", {"x": 1}, "record.options.x: is not an option"),
        ("seed", "xyz", "record.seed: 'xyz' is not a seed"),
        ("seed", None, "record.seed: is missing"),
        ("names", ["bot:clever", "", ""], "'clever' is not known"),
        ("actions", [[0, "jump", ""]], "game.json: record.actions[0]"),
        ("actions", [[0, "draw", ""]], "'draw' of seat 0 is not allowed by TR-2.1"),
        ("actions", [7], "record.actions[0]: 7 is not a list"),
    ],
)
def test_a_record_that_cannot_be_played_is_refused_with_the_place(
    person: Person, field: str, value: object, complaint: str
) -> None:
    person.run("play trias --seed a --save FOLDER/game.json")
    person.write("game.json", {**person.record(), field: value})
    answer = person.run("play --resume FOLDER/game.json")
    assert answer.code == 2
    assert complaint in answer.errors
    assert answer.errors.count("\n") == 1


def test_a_game_other_than_that_of_the_record_is_refused(person: Person) -> None:
    person.run("play trias --seed a --save FOLDER/game.json")
    answer = person.run("play chess --resume FOLDER/game.json")
    assert answer.code == 2
    assert "'chess' is not known" in answer.errors


def test_a_seat_that_the_record_does_not_have_is_refused(person: Person) -> None:
    person.run("play trias --seed a --save FOLDER/game.json")
    answer = person.run("replay FOLDER/game.json --seat 9")
    assert answer.code == 2
    assert "'9' is not a seat; allowed: 1 to 3" in answer.errors
