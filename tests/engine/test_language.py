"""Sentences in the reader's language, even if a game has no catalogue in it."""

from pathlib import Path

import pytest

from tests.support.pebbles import GAME
from trilobite.engine import Game, find_game
from trilobite.engine.language import Language, languages, rules_page


def game_in(folder: Path) -> Game:
    game = Game()
    game.folder = folder
    return game


def test_a_game_without_a_translation_has_its_own_sentences_in_english() -> None:
    language = Language("de", GAME)
    assert language.sentence("refusal-game-over") == "Das Spiel ist zu Ende."
    assert language.sentence("pebbles-white") == "white"


def test_english_sentences_keep_the_plurals_of_english(tmp_path: Path) -> None:
    """In French, 0 is singular."""
    (tmp_path / "locales").mkdir()
    text = "nest-eggs = { $n ->\n    [one] one egg\n   *[other] { $n } eggs\n}\n"
    (tmp_path / "locales/en.ftl").write_text(text)
    assert Language("fr", game_in(tmp_path)).sentence("nest-eggs", n=0) == "0 eggs"


@pytest.mark.parametrize(
    ("code", "sentence"),
    [("en", "A, B, and C"), ("de", "A, B und C"), ("fr", "A, B et C"), ("ja", "A、B、C")],
)
def test_a_list_is_joined_as_the_language_does_it(code: str, sentence: str) -> None:
    assert Language(code).listed(["A", "B", "C"]) == sentence
    assert Language(code).listed(["A"]) == "A"
    assert Language(code).listed([]) == ""


def test_a_known_bot_has_a_translated_name_and_another_keeps_its_own() -> None:
    language = Language("de", find_game("trias"))
    assert language.sentence("terminal-name-bot", name="Blau", bot="easy") == "Blau (Leicht)"
    assert language.sentence("terminal-name-bot", name="Blau", bot="my-bot") == "Blau (my-bot)"


def test_the_rules_page_is_in_the_language_or_the_original(tmp_path: Path) -> None:
    (tmp_path / "rules.de.md").write_text("- **NE-1** Jeder legt Eier.")
    pages = {code: rules_page(game_in(tmp_path), code).name for code in languages()}
    assert pages == {"de": "rules.de.md"} | dict.fromkeys(("en", "fr", "ja"), "rules.md")
