"""Matches with OpenSpiel's bot are stored, continued and counted; these tests check no strength."""

from pathlib import Path
from typing import Any

import pyspiel
import pytest

from bench import rivals
from bench.rivals import Budget, Match, Played, Rival, read_budget
from trilobite.lab.builds import running_build


def played(number: int, payoff: float) -> Played:
    return Played(number, number % 2, payoff, 100.0, 50.0, 1.0)


@pytest.fixture(autouse=True)
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setattr(rivals, "FOLDER", tmp_path)
    return tmp_path


def test_a_budget_is_seconds_or_simulations() -> None:
    assert read_budget("0.2s") == Budget(0.2, None)
    assert read_budget("100") == Budget(None, 100)
    for wrong in ("0", "-1", "0s", "nans", "infs", "1.5", "fast"):
        with pytest.raises(ValueError, match=r".*"):
            read_budget(wrong)


@pytest.mark.slow
def test_a_whole_game_with_few_simulations() -> None:
    match = Match("tritarea", read_budget("2"), "search")
    first, again = match.play(1), match.play(1)
    assert first.payoff in {0.0, 0.5, 1.0}
    assert first.seat == 1, "in the first game of a deal it was 0"
    assert 1 <= first.ours <= 2
    assert first.theirs == 2
    assert (again.payoff, again.ours) == (first.payoff, first.ours), "the same seed, the same game"


def test_the_rival_stops_when_its_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    game = pyspiel.load_game("tic_tac_toe")
    state = game.new_initial_state()
    ticks = iter(range(1000))
    monkeypatch.setattr(rivals, "thread_time", lambda: float(next(ticks)))
    bot = Rival(game, Budget(7.5, None), 1)
    assert bot.step(state) in state.legal_actions()
    # Checked at the start of every simulation but the first two, when there is no choice yet.
    assert 8 <= bot.simulations <= 10


def test_finished_games_are_not_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match("trias", read_budget("5"), "search")
    asked: list[int] = []

    def play(_: Match, number: int) -> Played:
        if number == 2 and len(asked) == 2:
            raise KeyboardInterrupt
        asked.append(number)
        return played(number, 1.0)

    monkeypatch.setattr(Match, "play", play)
    with pytest.raises(KeyboardInterrupt):
        rivals.play_all(match, 4)
    asked.append(-1)
    assert len(rivals.play_all(match, 4)) == 4
    assert asked == [0, 1, -1, 2, 3]
    assert len(rivals.play_all(match, 2)) == 2


def test_other_budgets_and_bots_have_files_of_their_own() -> None:
    one = Match("trias", read_budget("5"), "search")
    two = Match("trias", read_budget("5s"), "search")
    three = Match("trias", read_budget("5"), "search:playout=full")
    four = Match("trias", read_budget("5"), "search", 1.0)
    assert len({one.path, two.path, three.path, four.path}) == 4
    assert one.path.name == f"trias-search-5-{running_build().name}.jsonl"
    assert "uct_c" not in one.about, "games that are kept already go on"
    assert four.about["uct_c"] == 1.0


def test_the_rival_explores_as_much_as_configured() -> None:
    game = pyspiel.load_game("tic_tac_toe")
    assert Rival(game, Budget(None, 1), 1).uct_c == 2
    assert Rival(game, Budget(None, 1), 1, 1.0).uct_c == 1


def test_shared_games_are_not_decided() -> None:
    games = [played(n, payoff) for n, payoff in enumerate((1.0, 1.0, 1.0, 0.0, 0.5))]
    assert rivals.score(games).startswith("3 won, 1 lost, 1 shared: 75.0% of the decided (30.1%")
    assert rivals.score(games[4:]) == "0 won, 0 lost, 1 shared"


@pytest.mark.parametrize(
    "wrong",
    [
        ["chess"],
        ["trias", "chess"],
        ["--bot", "greedy", "trias"],
        ["--bot", "nobody"],
        ["--budget", "0"],
        ["--games", "-1"],
        ["--games", "0"],
        ["--uct-c", "-1"],
        ["--uct-c", "nan"],
    ],
)
def test_wrong_arguments_are_an_error_and_leave_no_file(
    wrong: list[str], capsys: pytest.CaptureFixture[Any], folder: Path
) -> None:
    with pytest.raises(SystemExit) as ended:
        rivals.main(["--games", "1", *wrong])
    assert ended.value.code == 2
    assert "error:" in capsys.readouterr().err
    assert not list(folder.iterdir())
