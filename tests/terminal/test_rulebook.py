"""The rules page, rule by rule."""

import pytest
from rich.console import Console

from tests.terminal.person import Person
from trilobite.engine import find_game
from trilobite.terminal.markdown import RulesPage
from trilobite.terminal.rulebook import Reference, Rulebook, captioned, pieces

RULES = Rulebook(find_game("trias").folder / "rules.md")


def test_a_rule_is_found_with_all_its_lines_and_nothing_else() -> None:
    rule = RULES.find("tr-4.1")
    assert rule is not None
    assert rule.startswith("- **TR-4.1** ")
    assert "the tile links two pieces" in rule
    assert "TR-4.2" not in rule


def test_the_page_has_rules_and_rulings() -> None:
    assert {"TR-0.1", "TR-9.6", "R-1", "R-16"} <= set(RULES.ids)
    assert RULES.find("TR-99") is None


def test_every_rule_that_a_game_of_trias_can_quote_is_on_the_page() -> None:
    game = find_game("trias")
    quoted = {game.turn_rule, game.end_rule, *(option.rule for option in game.options)}
    assert quoted <= set(RULES.ids)


def test_a_rule_is_split_into_text_and_examples() -> None:
    rule = RULES.find("TR-3.2")
    assert rule is not None
    words, example = pieces(rule)
    assert isinstance(words, str)
    assert words.startswith("- **TR-3.2** ")
    assert "example:" not in words
    assert isinstance(example, Reference)
    assert example.name == "lone-tile"
    assert example.caption.startswith("Orange’s herd")


def test_the_whole_page_has_only_the_captions_of_the_examples() -> None:
    page = captioned(RULES.page)
    assert "<!--" not in page
    assert "> Orange’s herd stands on a tile of its own." in page


def test_the_terminal_draws_the_example_of_a_rule(person: Person) -> None:
    play = "play trias --players 2 --bots random --seed a --save FOLDER/game.json"
    answer = person.run(play, "rules TR-4.1", "quit")
    drawing = answer.after("The tile goes to the piece without the Pole")
    assert "Before" in drawing
    assert "After" in drawing
    assert "SP" in drawing.split("After")[1], "the board"
    assert "Yellow now swims" in drawing
    assert "Orange gets 2 points" in drawing


def test_the_terminal_shows_an_example_of_a_refusal_in_the_chosen_language(person: Person) -> None:
    play = "play trias --players 2 --bots random --seed a --language de --save FOLDER/game.json"
    answer = person.run(play, "rules TR-3.2", "quit")
    assert "A ist Orange" in answer.flat
    assert "TR-3.2" in answer.after("A ist Orange")


def test_no_cell_of_a_japanese_table_is_cut_off() -> None:
    cell = "大陸移動させた人の群れが得点になる陸地にいるかどうかは関係ありません" * 2
    console = Console(width=40)
    with console.capture() as shown:
        console.print(RulesPage(f"| 規則 | 意味 |\n|---|---|\n| TR | {cell} |"))
    assert "…" not in shown.get()
    assert "".join(shown.get().split()).count("大陸移動") == 2


@pytest.mark.parametrize("width", [30, 34, 38, 42])
def test_no_line_of_the_french_rules_begins_with_the_end_of_a_sentence(width: int) -> None:
    rule = "Un **troupeau**\u202f; **TR-3.2**\u00a0: les îles\u202f? oui\u202f! « si\u00a0» "
    page = f"- {rule * 9}\n\n> {rule * 9}\n\n| id | règle |\n|---|---|\n| TR | {rule * 9} |"
    console = Console(width=width)
    with console.capture() as shown:
        console.print(RulesPage(page))
    lines = [line.strip(" •▌") for line in shown.get().splitlines()]
    assert not [line for line in lines if line[:1] in {*";:?!»"}]
