"""`trilobite puzzles` as a user runs it."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from trilobite.analysis.review import Weighed
from trilobite.cli import main
from trilobite.engine import find_game
from trilobite.guides.puzzles import puzzles_of, read_puzzles
from trilobite.lab.puzzles import choosing, commands
from trilobite.lab.puzzles.choosing import chosen
from trilobite.lab.puzzles.lines import tried_out, with_own
from trilobite.lab.puzzles.mining import Find, Looked, stands_out


def run(out: Path, *arguments: str) -> Result:
    command = ["puzzles", "tritarea", "--players", "2", "--seed", "1", "--every", "3"]
    command += [
        "--first-look",
        "12",
        "--depth",
        "24",
        "--jobs",
        "1",
        "--count",
        "2",
        "--out",
        str(out),
        *arguments,
    ]
    return CliRunner().invoke(main, command)


@pytest.mark.slow
def test_a_resumed_search_finds_the_same_puzzles(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(choosing, "SAME_KIND_SHARE", 1.0)
    monkeypatch.setattr(choosing, "EASY_SHARE", 1.0)
    out = tmp_path / "puzzles.json"
    done = run(out)
    assert done.exit_code == 0, done.output
    game = find_game("tritarea")
    data = json.loads(out.read_text())
    found = read_puzzles(game, data)
    assert len(found) == 2
    for puzzle in found:
        state = puzzle.state()
        assert puzzle.best in state.legal(puzzle.seat)
        assert {one.action for one in puzzle.tries} == set(state.legal(puzzle.seat))
        assert state.players == 2
    lines = (tmp_path / "puzzles.jsonl").read_text().splitlines(keepends=True)
    (tmp_path / "part.jsonl").write_text("".join(lines[:-1]) + lines[-1][:99])
    again = run(tmp_path / "part.json", "--jobs", "2")
    assert again.exit_code == 0, again.output
    assert json.loads((tmp_path / "part.json").read_text()) == data
    assert "examined before" in again.stderr or len(lines) == 2


@pytest.mark.slow
def test_the_puzzles_found_are_written_even_if_there_are_too_few(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commands, "MOST_GAMES", 1)
    done = run(tmp_path / "few.json", "--count", "50")
    assert done.exit_code == 130
    assert "Continue with:\ntrilobite puzzles tritarea" in done.stderr
    assert read_puzzles(find_game("tritarea"), json.loads((tmp_path / "few.json").read_text()))


def test_the_old_name_of_an_option_is_reported_and_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commands, "MOST_GAMES", 0)
    command = ["puzzles", "tritarea", "--seed", "1", "--jobs", "1"]
    kept: list[str] = []
    for name, warning in (
        ("--first-look", ""),
        ("--glance", "Warning: the option '--glance' is deprecated; it is now '--first-look'.\n"),
    ):
        out = tmp_path / f"{name}.json"
        done = CliRunner().invoke(main, [*command, name, "12", "--out", str(out)])
        assert done.exit_code == 130
        assert done.stderr.startswith(f"{warning}There are fewer")
        assert "--first-look 12" in done.stderr
        kept.append(out.with_suffix(".jsonl").read_text())
    assert kept[0] == kept[1]
    assert json.loads(kept[0])["glance"] == 12, "the format of the file has not changed"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--players", "9"), "players"),
        (("--bots", "nobody"), "is not known"),
        (("--option", "x=1"), "options"),
        (("--seed", ""), "seed"),
    ],
)
def test_bad_input_is_one_line(tmp_path: Path, arguments: tuple[str, ...], complaint: str) -> None:
    done = run(tmp_path / "p.json", *arguments)
    assert done.exit_code == 2, done.output
    assert complaint in done.stderr
    assert not list(tmp_path.iterdir())


@pytest.mark.slow
def test_every_offered_action_is_tried_out_with_its_continuation() -> None:
    puzzle = puzzles_of(find_game("tritarea"))[0]
    state, seat, known = puzzle.state(), puzzle.seat, {puzzle.best.text(): (0.9, 50.0)}
    tries = tried_out(state.view(seat), state.offer(seat), 30, 7, known)
    assert {one.action for one in tries} == {action.text() for action in state.legal(seat)}
    assert (tries[0].action, tries[0].chances[seat]) == (puzzle.best.text(), 0.9)
    assert all(sum(one.chances) == pytest.approx(1, abs=0.01) for one in tries)
    assert tries[0].line
    who, text = tries[0].line[0]
    state.apply(seat, puzzle.best)
    assert state.why_not(who, state.game.actions.from_text(text)) is None


def test_the_remaining_chance_is_shared_by_the_others_as_before() -> None:
    assert with_own([0.5, 0.3, 0.2], 0, 0.75) == pytest.approx([0.75, 0.15, 0.1])
    assert with_own([1.0, 0.0], 0, 0.9) == [0.9, 0.0]


def find(kind: str, difficulty: int) -> Find:
    return Find(0, "ask", kind, {}, "a", "a", (), difficulty)


def looked(number: int, *finds: Find) -> Looked:
    return Looked(number, 2, finds)


def test_not_too_many_puzzles_are_easy_or_alike() -> None:
    games = [looked(i, find("play", 1), find("play", 2), find("build", 3)) for i in range(20)]
    found = chosen(games, 10)
    assert len(found) == 10
    assert sum(one.difficulty == 1 for one in found) <= 6
    assert sum(one.kind == "play" for one in found) == 5


def test_games_after_a_missing_one_do_not_count_yet() -> None:
    games = [looked(0, find("play", 2)), looked(2, find("build", 2))]
    assert len(chosen(games, 10)) == 1
    assert len(chosen([*games, looked(1)], 10)) == 2


def test_the_best_action_stands_out_clearly_and_certainly() -> None:
    best = Weighed("a", "play", (), False, 100, 0.6, 0.01, 50.0)
    near = replace(best, action="b", win_chance=0.56)
    far = replace(best, action="c", win_chance=0.5)
    rare = replace(near, visits=3)
    assert stands_out([best, far, rare], 0.06, 4.0)
    assert not stands_out([best, near, far], 0.06, 4.0)
    assert not stands_out([best, replace(far, error=0.04)], 0.06, 4.0)
