"""Saved games."""

from pathlib import Path

import pytest

from trilobite.engine import InputError, find_game, seed_from_text
from trilobite.engine.matches import Match
from trilobite.engine.records import load
from trilobite.terminal.saving import path_of, save


def test_a_failed_write_leaves_the_old_file_and_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.json"
    record = Match(find_game("trias"), 2, None, seed_from_text("a")).record()
    save(record, file)
    old = file.read_text()

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="No space left"):
        save(Match(find_game("trias"), 3, None, seed_from_text("b")).record(), file)
    assert file.read_text() == old
    assert list(tmp_path.iterdir()) == [file]


def test_a_saved_game_can_be_loaded(tmp_path: Path) -> None:
    match = Match(find_game("trias"), 2, None, seed_from_text("a"), ["Ann", ""])
    match.act(match.state.to_act[0], match.game.actions.from_text("place 3"))
    save(match.record(), tmp_path / "new" / "game.json")
    assert load(tmp_path / "new" / "game.json").to_json() == match.record().to_json()


@pytest.mark.parametrize("name", ["~nobody-of-that-name/x", "x" * 300, "a\0b"])
def test_a_name_that_no_file_can_have_is_refused(name: str) -> None:
    with pytest.raises(InputError):
        path_of(name)


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    link = tmp_path / "link.json"
    link.symlink_to(tmp_path / "game.json")
    record = Match(find_game("trias"), 2, None, seed_from_text("a")).record()
    save(record, link)
    assert link.is_symlink()
    assert load(tmp_path / "game.json").to_json() == record.to_json()
