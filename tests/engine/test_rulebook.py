"""The rules page of a game is read rule by rule."""

from trilobite.engine.rulebook import read_rules

PAGE = """\
# Nest

- **NE-1** Everybody lays eggs:

  - **NE-1.1** at least four,
    unseen;
  - **NE-1.2** at most seven.

- **NE-2** You count.

That is all.
"""


def test_a_rule_has_all_its_lines_and_nothing_else() -> None:
    rules = read_rules(PAGE)
    assert rules["NE-1"].endswith("\n  - **NE-1.2** at most seven.")
    assert rules["NE-2"] == "- **NE-2** You count."


def test_a_rule_within_another_one_is_read_like_any_other() -> None:
    rules = read_rules(PAGE)
    assert list(rules) == ["NE-1", "NE-1.1", "NE-1.2", "NE-2"]
    assert rules["NE-1.1"] == "- **NE-1.1** at least four,\n  unseen;"
