"""The rules page, rule by rule."""

from trilobite.engine import find_game
from trilobite.terminal.rulebook import Rulebook

RULES = Rulebook(find_game("trias").folder / "rules.md")


def test_a_rule_comes_whole_and_alone() -> None:
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
