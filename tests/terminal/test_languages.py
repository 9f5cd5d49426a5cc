"""The terminal in other languages: which one is used, and how its lines are broken."""

import pytest
from rich.cells import cell_len

from tests.terminal.person import Person
from trilobite.engine.language import languages
from trilobite.terminal.wrapping import broken


@pytest.mark.parametrize(
    ("system", "word"),
    [
        ({"LANG": "de_AT.UTF-8"}, "(üblich)"),
        ({"LANG": "de_AT.UTF-8", "LC_MESSAGES": "fr_FR"}, "(par défaut)"),
        ({"LANG": "de_AT.UTF-8", "LC_ALL": "pt_BR.UTF-8"}, "(default)"),
        ({"LANG": "C"}, "(default)"),
        ({}, "(default)"),
    ],
)
def test_the_language_is_that_of_the_system_if_it_is_supported(
    person: Person, monkeypatch: pytest.MonkeyPatch, system: dict[str, str], word: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, system.get(name, ""))
    assert word in person.run("games").flat
    assert "(default)" in person.run("games --language en").flat


@pytest.mark.slow
@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("game", ["trias", "terror", "tritarea"])
def test_a_game_is_played_in_every_language(person: Person, game: str, code: str) -> None:
    """No line is wider than the window, not even with wide characters."""
    play = f"play {game} --players 3 --bots random --seed a --save FOLDER/game.json"
    typed = ("help", "log", *("1",) * 12, "why nothing", "rules", "undo", "quit")
    answer = person.run(f"{play} --language {code}", *typed)
    assert answer.code == 0
    lines = [line for line in answer.screen.splitlines() if "FOLDER" not in line]
    assert not [line for line in lines if cell_len(line) > 100 and str(person.folder) not in line]
    assert person.run(f"replay FOLDER/game.json --language {code}", "", "", "q").code == 0


def test_japanese_breaks_anywhere_except_before_a_stop_or_after_a_bracket() -> None:
    assert broken("火山島の群れ。", 8) == "火山島の\n群れ。"
    assert broken("火山島の。", 8) == "火山島\nの。"
    assert broken("火山島「群れ」", 8) == "火山島\n「群れ」"
    assert broken("タイルM9 へ", 6) == "タイル\nM9 へ"


def test_a_line_is_not_broken_at_a_non_breaking_space() -> None:
    assert broken("la carte\u00a0: oui", 8) == "la\ncarte\u00a0:\noui"


def test_other_texts_are_left_as_they_are() -> None:
    assert broken("a text that is long", 5) == "a text that is long"
