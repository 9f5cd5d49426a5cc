"""A command never replaces a file that somebody else has made."""

import json
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result

from tests.analysis.test_review import played
from trilobite.cli import main
from trilobite.engine import InputError
from trilobite.lab.pages import page
from trilobite.lab.puzzles.choosing import puzzles_json
from trilobite.lab.writing import IsOurs, check_replaceable, is_page, is_puzzles, replace_file

OLD_PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" \
content="width=device-width, initial-scale=1"><title>Trias: a study</title><style>:root {
  color-scheme: light dark;
"""

TOURNAMENT = ["tournament", "tritarea", "--bots", "random,steady", "--games", "1", "--seed", "1"]
STUDY = ["study", "tritarea", "--players", "2", "--bots", "random", "--games", "1", "--seed", "1"]
PUZZLES = ["puzzles", "tritarea", "--seed", "1"]


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, [*arguments, "--jobs", "1"])


@pytest.mark.parametrize("text", [page("A title", ""), OLD_PAGE, ""])
def test_pages_of_the_lab_are_replaced(tmp_path: Path, text: str) -> None:
    path = tmp_path / "report.html"
    path.write_text(text)
    check_replaceable(path, is_page)
    replace_file(path, "new")
    assert path.read_text() == "new"
    assert list(tmp_path.iterdir()) == [path]


def test_puzzles_of_the_lab_are_replaced(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.json"
    path.write_text(json.dumps(puzzles_json("trias", []), separators=(",", ":")))
    check_replaceable(path, is_puzzles)


def test_the_target_of_a_link_is_replaced(tmp_path: Path) -> None:
    (tmp_path / "there.html").touch()
    (tmp_path / "link.html").symlink_to(tmp_path / "there.html")
    replace_file(tmp_path / "link.html", "new")
    assert (tmp_path / "there.html").read_text() == "new"
    assert (tmp_path / "link.html").is_symlink()


@pytest.mark.parametrize("kind", [is_page, is_puzzles])
def test_a_file_that_cannot_be_replaced_is_reported_before_the_start(
    tmp_path: Path, kind: IsOurs
) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "text").write_text("<html>{}")
    (tmp_path / "nowhere").symlink_to("nowhere")
    for name in ("folder", "text", "nowhere"):
        with pytest.raises(InputError, match=str(tmp_path / name)):
            check_replaceable(tmp_path / name, kind)
    check_replaceable(tmp_path / "new", kind)


def test_an_error_while_writing_is_reported_with_the_path(tmp_path: Path) -> None:
    path = tmp_path / "none" / "report.html"
    with pytest.raises(click.ClickException, match=f"{path} cannot be written"):
        replace_file(path, "text")


@pytest.mark.parametrize(("command", "name"), [(TOURNAMENT, "report.html"), (STUDY, "study.html")])
def test_a_foreign_page_is_left_alone_and_nothing_is_played(
    tmp_path: Path, command: list[str], name: str
) -> None:
    (tmp_path / name).write_text("<!doctype html>\n<p>mine")
    done = run(*command, "--out", str(tmp_path))
    assert (done.exit_code, done.stdout) == (2, "")
    assert f"{tmp_path / name} already exists and was not made by the lab" in done.stderr
    assert (tmp_path / name).read_text() == "<!doctype html>\n<p>mine"
    (tmp_path / name).unlink()
    (tmp_path / name).mkdir()
    done = run(*command, "--out", str(tmp_path))
    assert (done.exit_code, done.stdout) == (2, "")
    assert f"{tmp_path / name} is a folder" in done.stderr
    assert [one.name for one in tmp_path.iterdir()] == [name]


@pytest.mark.parametrize("command", [TOURNAMENT, STUDY])
def test_the_numbers_are_printed_even_if_the_page_cannot_be_written(
    tmp_path: Path, command: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    done = run(*command, "--out", str(tmp_path))
    assert done.exit_code == 1
    assert "A fair share is 50.0 %" in done.stdout
    assert ".html cannot be written (No space left on device)" in done.stderr
    assert str(tmp_path) in done.stderr


def test_puzzles_do_not_replace_a_foreign_file(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    for name in ("notes.txt", "kept.jsonl"):
        done = run(*PUZZLES, "--out", str(tmp_path / name))
        assert done.exit_code == 2, done.output
    assert (tmp_path / "notes.txt").read_text() == "mine"
    assert len(list(tmp_path.iterdir())) == 1


@pytest.mark.slow
@pytest.mark.parametrize("name", ["game.json", "link.html", "notes.txt", "game.jsonl"])
def test_a_review_replaces_neither_its_game_nor_another_file(tmp_path: Path, name: str) -> None:
    game = tmp_path / "game.json"
    game.write_text(json.dumps(played("tritarea", 2).record().to_json()))
    (tmp_path / "link.html").symlink_to(game)
    (tmp_path / "notes.txt").write_text("mine")
    before = game.read_bytes()
    done = run("review", str(game), "--iterations", "1", "--out", str(tmp_path / name))
    assert done.exit_code == 2, done.output
    assert name in done.stderr
    assert game.read_bytes() == before
    assert len(list(tmp_path.iterdir())) == 3
