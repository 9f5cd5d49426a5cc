"""Sentences in the reader's language, even if a game has no catalogue in it."""

from pathlib import Path

import pytest

from tests.support.pebbles import GAME
from trilobite.engine import Game, find_game
from trilobite.engine.language import Language, languages, rules_page
from trilobite.engine.messages import Argument, SentenceError, Word


def game_in(folder: Path) -> Game:
    game = Game()
    game.folder = folder
    return game


def test_a_game_without_a_translation_has_its_own_sentences_in_english() -> None:
    language = Language("de", GAME)
    assert language.sentence("refusal-game-over") == "Das Spiel ist zu Ende."
    assert language.sentence("pebbles-white") == "white"


def test_english_sentences_keep_the_plurals_of_english(tmp_path: Path) -> None:
    """French uses the singular for 0."""
    (tmp_path / "locales").mkdir()
    text = "nest-eggs = { $n ->\n    [one] one egg\n   *[other] { $n } eggs\n}\n"
    (tmp_path / "locales/en.ftl").write_text(text)
    assert Language("fr", game_in(tmp_path)).sentence("nest-eggs", n=0) == "0 eggs"


def test_a_sentence_can_choose_by_the_key_of_a_word(tmp_path: Path) -> None:
    (tmp_path / "locales").mkdir()
    words = "nest-a = a\nnest-b = b\n"
    sentence = "nest-in = { $w-key ->\n    [nest-a] in A\n   *[other] by { $w }\n}\n"
    (tmp_path / "locales/en.ftl").write_text(words + sentence)
    language = Language("en", game_in(tmp_path))
    said = [language.sentence("nest-in", w=Word(key)) for key in ("nest-a", "nest-b")]
    assert said == ["in A", "by b"]


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


@pytest.mark.parametrize(
    ("catalogue", "complaint"),
    [
        ("nest-egg = egg", "locales/en.ftl has no sentence nest-eggs$"),
        (
            "nest-eggs { $n } eggs",
            "no sentence nest-eggs; .* cannot be read begins with 'nest-eggs {",
        ),
        ("nest-eggs = { $m } eggs", "the sentence nest-eggs in en: Unknown external: m; given: n"),
    ],
)
def test_a_mistake_in_a_catalogue_is_named(tmp_path: Path, catalogue: str, complaint: str) -> None:
    (tmp_path / "locales").mkdir()
    (tmp_path / "locales/en.ftl").write_text(f"{catalogue}\n")
    with pytest.raises(SentenceError, match=complaint):
        Language("en", game_in(tmp_path)).sentence("nest-eggs", n=2)


def test_the_rules_page_is_in_the_language_or_the_original(tmp_path: Path) -> None:
    (tmp_path / "rules.de.md").write_text("- **NE-1** Jeder legt Eier.")
    pages = {code: rules_page(game_in(tmp_path), code).name for code in languages()}
    assert pages == {"de": "rules.de.md"} | dict.fromkeys(("en", "fr", "ja"), "rules.md")


def test_only_the_terminal_names_things_by_the_codes_that_it_draws() -> None:
    args: dict[str, Argument] = {"who": "Ada", "number": 8, "cards": "I1 M2"}
    tritarea = find_game("tritarea")
    assert Language("en", tritarea).sentence("tritarea-hand-dealt", **args) == "Ada gets 8 cards."
    drawn = Language("en", tritarea, codes="all").sentence("tritarea-hand-dealt", **args)
    assert drawn == "Ada gets 8 cards: I1 M2."
    trias = find_game("trias")
    assert Language("en", trias).sentence("trias-refusal-full", tile=12) == "This tile is full."
    numbered = Language("en", trias, codes="all").sentence("trias-refusal-full", tile=12)
    assert numbered == "Tile 12 is full."


@pytest.mark.parametrize(("name", "whose"), [("Orange", "d’Orange"), ("Mara", "de Mara")])
def test_french_shortens_de_before_a_name_that_begins_with_a_vowel(
    tmp_path: Path, name: str, whose: str
) -> None:
    folder = tmp_path / "locales"
    folder.mkdir()
    for code in ("en", "fr"):
        (folder / f"{code}.ftl").write_text("herd = un troupeau de { $name }\n", encoding="utf-8")
    assert Language("fr", game_in(tmp_path)).sentence("herd", name=name) == f"un troupeau {whose}"
