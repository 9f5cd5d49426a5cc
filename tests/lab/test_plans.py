"""What is simulated, read from the command line."""

import subprocess
from pathlib import Path

import pytest

from trilobite.engine import InputError
from trilobite.lab.plans import SimulationPlan, folder_name, read_plan

ROOT = Path(__file__).parents[2]


def plan(
    players: int | None = 2, bots: str = "random", games: int = 5, seed: str = "1"
) -> SimulationPlan:
    return read_plan("trias", players, bots, games, seed)


def test_one_name_is_for_all_seats() -> None:
    assert plan(players=3).bots == ("random", "random", "random")


def test_a_list_of_names_says_how_many_players_there_are() -> None:
    assert plan(players=None, bots="random, random").players == 2


def test_without_names_and_players_all_seats_are_taken() -> None:
    assert plan(players=None).players == 5


def test_options_are_read_and_the_others_have_their_defaults() -> None:
    read = read_plan("trias", 2, "random", 1, "1", ["south_pole_capacity=3", "reentry=pair"])
    assert read.options["south_pole_capacity"] == 3
    assert read.options["reentry"] == "pair"
    assert read.options["distance_metric"] == "ring"


def test_every_game_and_every_seat_has_a_seed_of_its_own() -> None:
    seeds = [plan(seed=seed).game_seed(number) for seed in ("1", "2") for number in range(3)]
    assert len(set(seeds)) == 6
    assert plan().game_seed(0) == plan(games=99, players=4).game_seed(0)
    assert plan().bot_seed(0, 0) != plan().bot_seed(0, 1)


@pytest.mark.parametrize(("games", "jobs"), [(1, 1), (7, 2), (1000, 2), (100_001, 3)])
def test_the_portions_have_all_games_in_order(games: int, jobs: int) -> None:
    portions = list(plan(games=games).chunks(jobs))
    assert [number for portion in portions for number in portion] == list(range(games))
    assert max(map(len, portions)) <= max(1, games / (50 * jobs))


def test_portions_are_small_however_many_games_there_are() -> None:
    """The progress bar moves with each of them."""
    assert len(next(iter(plan(games=10**12).chunks(2)))) == 20


def test_git_ignores_what_the_lab_leaves_in_the_folder_of_trilobite() -> None:
    left = [f"{folder_name(kind, 'trias', {})}/" for kind in ("tournament", "study")]
    left += ["puzzles-trias.json", "puzzles-trias.jsonl"]
    command = ["git", "check-ignore", "--no-index", *left]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
    assert done.stdout.split() == left


def test_a_folder_for_records_is_made(tmp_path: Path) -> None:
    read = read_plan("trias", 2, "random", 1, "1", records=tmp_path / "a" / "b")
    assert read.records == tmp_path / "a" / "b"
    assert read.records.is_dir()


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("chess", 2, "random"), "game: 'chess' is not known"),
        (("trias", 9, "random"), "players: 9 is not a number of players of trias"),
        (("trias", 2, "nobody"), "bot: 'nobody' is not known"),
        (("trias", 3, "random,random"), "bots: 2 names for 3 seats"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(
    arguments: tuple[str, int, str], complaint: str
) -> None:
    with pytest.raises(InputError, match=complaint):
        read_plan(*arguments, 1, "1")


@pytest.mark.parametrize("option", ["reentry", "reentry=maybe", "weather=rain"])
def test_an_option_must_exist_and_have_one_of_its_values(option: str) -> None:
    with pytest.raises(InputError, match="allowed: "):
        read_plan("trias", 2, "random", 1, "1", [option])
