"""docs/games/new-game.md shows the files of the example and the screen as they really are."""

import re
from pathlib import Path

import pytest

from tests.examples.conftest import NEST
from tests.examples.pages import blocks_of, lines, passages
from tests.terminal.person import Person
from trilobite.engine import Game

BLOCKS = blocks_of(Path("docs/games/new-game.md"))
CODE = (NEST / "trilobite_nest" / "__init__.py").read_text(encoding="utf-8")
FILES = [
    CODE,
    (NEST / "pyproject.toml").read_text(encoding="utf-8"),
    (NEST / "trilobite_nest" / "rules.md").read_text(encoding="utf-8"),
    (NEST / "trilobite_nest" / "locales" / "en.ftl").read_text(encoding="utf-8"),
    Path(__file__).with_name("test_nest.py").read_text(encoding="utf-8"),
]
SHOWN = passages(BLOCKS)
TYPED = re.compile(r"(?<=^Orange \(you\) > ).+$", re.MULTILINE)


@pytest.mark.parametrize("block", SHOWN, ids=[block.partition("\n")[0] for block in SHOWN])
def test_every_passage_of_the_page_is_in_the_example(block: str) -> None:
    assert any(block in text for text in FILES)


def test_the_page_shows_the_whole_game_in_order() -> None:
    page = [line for block in SHOWN if block in CODE for line in lines(block)]
    assert page == lines(CODE[CODE.index("FEWEST") :])


def test_the_screen_is_as_the_page_shows_it(nest: Game, person: Person) -> None:
    command, screen = (
        block for language, block in BLOCKS if "play nest" in block or "(you)" in block
    )
    typed = TYPED.findall(screen)
    assert typed, "the page types something"
    answer = person.run(command.strip().removeprefix(".venv/bin/trilobite "), *typed)
    shown, seen = lines(TYPED.sub("", screen)), lines(answer.screen)
    first = seen.index(shown[0])
    assert seen[first : first + len(shown)] == shown


def test_the_commands_of_the_page_exist(person: Person) -> None:
    commands = {word for _, block in BLOCKS for word in re.findall(r"bin/trilobite (\S+)", block)}
    assert commands == {"new-game", "play"}
    assert all(person.run(f"{command} --help").code == 0 for command in commands)
