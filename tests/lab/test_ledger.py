"""The file of a tournament: no finished game is lost, and nothing else is mixed in."""

import json
import re
from dataclasses import asdict
from pathlib import Path

import pytest

from trilobite.bots.settings import RenamedSettingWarning
from trilobite.engine import InputError, find_game
from trilobite.lab.tasks import Finished
from trilobite.lab.tournament.ledger import FILE, open_ledger
from trilobite.lab.tournament.lineups import Shape
from trilobite.lab.tournament.plan import TournamentPlan, read_tournament


def plan(seed: str = "x", games: int = 4, bots: str = "random,steady") -> TournamentPlan:
    return read_tournament("tritarea", 2, bots, Shape.ROUND_ROBIN, seed, games)


def game(number: int) -> Finished:
    return Finished(number, (3, 4), (2, 1), (0.0, 1.0), (9, 9), (0.1, 0.2))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with two finished games."""
    with open_ledger(tmp_path / "out", plan()) as ledger:
        ledger.add(game(0))
        ledger.add(game(2))
    return tmp_path / "out"


def test_finished_games_are_found_again(folder: Path) -> None:
    with open_ledger(folder, plan()) as ledger:
        assert ledger.finished == {0: game(0), 2: game(2)}


def test_a_line_says_who_played_on_which_deal(folder: Path) -> None:
    header, _, line = (folder / FILE).read_text().splitlines()
    assert json.loads(header)["bots"] == ["random", "steady"]
    assert json.loads(line)["deal"] == 1
    assert json.loads(line)["bots"] == list(plan().fixtures[2].bots)


@pytest.mark.parametrize("letters", [1, 30])
def test_a_half_written_line_is_dropped(folder: Path, letters: int) -> None:
    whole = (folder / FILE).read_bytes()
    (folder / FILE).write_bytes(whole[:-letters])
    with open_ledger(folder, plan()) as ledger:
        assert list(ledger.finished) == [0]
        ledger.add(game(2))
    assert (folder / FILE).read_bytes() == whole


def test_a_half_written_header_is_written_again(folder: Path) -> None:
    (folder / FILE).write_text('{"format": "tri')
    with open_ledger(folder, plan()) as ledger:
        assert ledger.finished == {}
        ledger.add(game(0))
    with open_ledger(folder, plan()) as ledger:
        assert list(ledger.finished) == [0]


def test_a_ledger_can_be_continued_with_more_games_or_fewer(folder: Path) -> None:
    with open_ledger(folder, plan(games=10)) as ledger:
        assert list(ledger.finished) == [0, 2]
    with open_ledger(folder, plan(games=2)) as ledger:
        assert list(ledger.finished) == [0]


@pytest.mark.parametrize(
    ("other", "difference"),
    [
        (plan(seed="y"), "seed is 'x' in the file and 'y' now"),
        (plan(bots="steady,random"), "bots is"),
    ],
)
def test_another_tournament_is_refused(
    folder: Path, other: TournamentPlan, difference: str
) -> None:
    with pytest.raises(InputError, match=difference), open_ledger(folder, other):
        pass


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("hello\n", "is not the file of a tournament"),
        ('{"format": "else"}\n', "is not the file of a tournament"),
        ("{header}nonsense\n", "line 2"),
        ('{header}{"number": 1}\n', "line 2: Object missing required field"),
    ],
)
def test_an_unreadable_file_is_refused(folder: Path, text: str, complaint: str) -> None:
    header = (folder / FILE).read_text().splitlines(keepends=True)[0]
    (folder / FILE).write_text(text.replace("{header}", header))
    with pytest.raises(InputError, match=complaint), open_ledger(folder, plan()):
        pass


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"points": [1]}, "is not a game of 2 players"),
        ({"number": -1}, "is not a game of 2 players"),
        ({"payoffs": [50.0, 1]}, "the payoffs [50.0, 1.0] are not shares of a win"),
        ({"payoffs": [0.5, -0.6]}, "the payoffs [0.5, -0.6] are not shares of a win"),
        ({"places": [0, 1]}, "the places [0, 1] do not begin with 1"),
        ({"deal": 7}, "game 2 has another deal or other bots"),
        ({"bots": ["random", "random"]}, "game 2 has another deal or other bots"),
        ({"asked": [-1, 3]}, "cannot be negative"),
    ],
)
def test_a_damaged_line_is_named_and_can_be_deleted(
    folder: Path, change: dict[str, object], complaint: str
) -> None:
    *lines, last = (folder / FILE).read_text().splitlines(keepends=True)
    (folder / FILE).write_text("".join(lines) + json.dumps({**json.loads(last), **change}) + "\n")
    with (
        pytest.raises(InputError, match=rf"line 3: .*{re.escape(complaint)}.*delete this line"),
        open_ledger(folder, plan()),
    ):
        pass
    (folder / FILE).write_text("".join(lines))
    with open_ledger(folder, plan()) as ledger:
        assert list(ledger.finished) == [0]


@pytest.mark.parametrize("text", ["a\nb", "no newline", '{"format": "else"}', "\n"])
def test_a_foreign_file_is_left_as_it_is(folder: Path, text: str) -> None:
    (folder / FILE).write_text(text)
    with (
        pytest.raises(InputError, match="not the file of a tournament"),
        open_ledger(folder, plan()),
    ):
        pass
    assert (folder / FILE).read_text() == text


def test_games_of_an_older_version_of_a_bot_are_not_mixed_in(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    changed = {"random": "0", "steady": plan().code()["steady"]}
    monkeypatch.setattr(TournamentPlan, "code", lambda _: changed)
    whole = (folder / FILE).read_bytes()
    with (
        pytest.raises(InputError, match=r"another version of 'random'; allowed: another --out"),
        open_ledger(folder, plan()),
    ):
        pass
    assert (folder / FILE).read_bytes() == whole


def test_a_ledger_without_fingerprints_can_be_continued(folder: Path) -> None:
    header, *lines = (folder / FILE).read_text().splitlines(keepends=True)
    fields = json.loads(header)
    del fields["code"]
    (folder / FILE).write_text(json.dumps(fields) + "\n" + "".join(lines))
    with open_ledger(folder, plan()) as ledger:
        assert list(ledger.finished) == [0, 2]


def test_games_of_another_build_are_not_mixed_in(folder: Path) -> None:
    """A bot with a time limit plays better on a faster build."""
    header, *lines = (folder / FILE).read_text().splitlines(keepends=True)
    fields = {**json.loads(header), "build": "other"}
    whole = json.dumps(fields) + "\n" + "".join(lines)
    (folder / FILE).write_text(whole)
    with pytest.raises(InputError, match="by the other build"), open_ledger(folder, plan()):
        pass
    assert (folder / FILE).read_text() == whole


def test_only_one_process_can_write_to_a_ledger(folder: Path) -> None:
    with (
        open_ledger(folder, plan()),
        pytest.raises(InputError, match="another process is writing"),
        open_ledger(folder, plan()),
    ):
        pass


def test_a_file_with_the_old_names_of_settings_is_read(tmp_path: Path) -> None:
    bots = "search:iterations=1:warmth=0.1:haste=1,random"
    header = {
        "format": "trilobite-tournament-games-1",
        "game": "tritarea",
        "rules": find_game("tritarea").rules_version,
        "players": 2,
        "options": find_game("tritarea").read_options({}, 2),
        "bots": bots.split(","),
        "shape": "round-robin",
        "seed": "x",
    }
    with pytest.warns(RenamedSettingWarning):
        tournament = plan(bots=bots)
    line = {"number": 0, "deal": 0, "bots": tournament.fixtures[0].bots, **asdict(game(0))}
    (tmp_path / FILE).write_text(f"{json.dumps(header)}\n{json.dumps(line)}\n")
    with pytest.warns(RenamedSettingWarning), open_ledger(tmp_path, tournament) as ledger:
        assert ledger.finished == {0: game(0)}
