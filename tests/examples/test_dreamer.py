"""Dreamer, the bot of docs/bots/bots.md: it is short, it plays, and the page shows its code."""

import ast
import json
import re
from pathlib import Path

import pytest

from tests.bots.test_search import few_questions
from tests.examples.conftest import DREAMER
from tests.terminal.person import Person
from trilobite.bots.contract import ThinkingTime
from trilobite.bots.levels import BUDGETS, LEVELS
from trilobite.bots.registry import MakeBot, find_bot
from trilobite.engine import FastChance, InputError, game_keys

PAGE = Path("docs/bots/bots.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
CODE = (DREAMER / "trilobite_dreamer" / "__init__.py").read_text(encoding="utf-8")
PROJECT = (DREAMER / "pyproject.toml").read_text(encoding="utf-8")
MOST_LINES = 20


def code_lines(name: str) -> list[str]:
    """The lines of a class that are neither empty nor its docstring."""
    (found,) = (
        node
        for node in ast.parse(CODE).body
        if isinstance(node, ast.ClassDef) and node.name == name
    )
    found.body = found.body[1:]
    return ast.unparse(found).split("\n")


def test_the_dreamer_has_at_most_twenty_lines() -> None:
    lines = [line for line in code_lines("Dreamer") if line]
    assert len(lines) <= MOST_LINES


def test_the_page_shows_the_whole_example() -> None:
    shown = [block for language, block in BLOCKS if language == "python"]
    _, _, below_its_docstring = CODE.partition("\n\n")
    assert "".join("".join(shown).split()) == "".join(below_its_docstring.split())
    assert "class Dreamer(Bot):" in shown[0]
    (project,) = (block for language, block in BLOCKS if language == "toml")
    assert project in PROJECT


@pytest.mark.slow
@pytest.mark.parametrize("game", game_keys())
def test_the_dreamer_knows_only_its_view(dreamer: MakeBot, game: str) -> None:
    for state, seat in few_questions(game, 3):
        twin = state.view(seat).imagine(FastChance(77))
        one = dreamer(5).choose(state.view(seat), state.offer(seat), ThinkingTime())
        assert one is dreamer(5).choose(twin.view(seat), twin.offer(seat), ThinkingTime())


@pytest.mark.slow
@pytest.mark.usefixtures("dreamer")
@pytest.mark.parametrize(
    "game",
    [pytest.param(key, marks=[pytest.mark.deep] * (key != "trias")) for key in game_keys()],
)
def test_the_dreamer_is_clearly_better_than_random(person: Person, game: str) -> None:
    answer = person.run(
        f"tournament {game} --players 2 --bots dreamer,random --games 6 --seed dream "
        "--jobs 2 --out FOLDER/t --json"
    )
    first = json.loads(answer.screen)["standings"]["bots"][0]
    assert first["bot"] == "dreamer"
    assert first["wins"] >= 5


@pytest.mark.slow
@pytest.mark.usefixtures("dreamer")
def test_the_report_looks_as_the_page_shows_it(person: Person) -> None:
    (command,) = (block for language, block in BLOCKS if "--bots greedy,dreamer" in block)
    (report,) = (block for language, block in BLOCKS if language == "text")
    words = " ".join(command.split()).removeprefix(".venv/bin/trilobite ")
    answer = person.run(f"{words.replace('--games 20', '--games 2')} --out FOLDER/t")
    seen = [names(line) for line in answer.screen.splitlines()]
    for line in report.splitlines():
        assert names(line) in seen
    assert (person.folder / "t" / "report.html").is_file()


def names(line: str) -> list[str]:
    """The words of a line without its figures, which depend on the evaluation."""
    return re.findall(r"[a-z][a-z/-]+", line)


@pytest.mark.slow
def test_the_oracle_explains_its_thoughts_the_best_first(dreamer: MakeBot) -> None:
    state, seat = few_questions("tritarea", 2)[0]
    view, offer = state.view(seat), state.offer(seat)
    oracle = find_bot("oracle:dreams=2")(1)
    assert oracle.explain() == []
    chosen = oracle.choose(view, offer, ThinkingTime())
    thoughts = oracle.explain()
    assert thoughts[0].action is chosen
    assert len(thoughts) == len(offer.choices)
    assert thoughts[0].visits == 2
    chances = [thought.win_chance for thought in thoughts]
    assert chances == sorted(chances, reverse=True)


@pytest.mark.parametrize("setting", ["dreams=0", "dreams=x", "sleep=8"])
def test_the_oracle_refuses_invalid_settings(dreamer: MakeBot, setting: str) -> None:
    with pytest.raises(InputError, match="oracle has no setting"):
        find_bot(f"oracle:{setting}")


def test_the_page_has_every_level_with_its_budget() -> None:
    for level in LEVELS:
        assert re.search(rf"^\| `{level}` \|.*\| {BUDGETS[level]} s \|$", PAGE, re.MULTILINE)
