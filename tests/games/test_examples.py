"""The drawn examples: each is a legal position, is referenced, and shows what it claims."""

import json
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tests.games.terror.page import PAGE as TERROR
from tests.games.trias.page import PAGE as TRIAS
from tests.games.tritarea.page import PAGE as TRITAREA
from tests.support.examples import contents, written
from tests.support.rule_pages import names
from trilobite.engine import InputError, find_game
from trilobite.engine.language import Language, languages, rules_page
from trilobite.guides.examples import (
    FOLDER,
    REFERENCE,
    Example,
    example_names,
    load_example,
    read_example,
)

pytestmark = pytest.mark.both_builds

PAGES = {"trias": TRIAS, "terror": TERROR, "tritarea": TRITAREA}
FEWEST = 8
ALL = [
    pytest.param(key, name, id=f"{key}-{name}")
    for key in PAGES
    for name in example_names(find_game(key))
]


def references(key: str, code: str) -> Iterator[tuple[str, str, str]]:
    """The rule at which a page refers to an example, its name and its caption."""
    rule = ""
    for line in rules_page(find_game(key), code).read_text(encoding="utf-8").splitlines():
        bullet = re.match(r"- \*\*([A-Z]+-[\d.]+)\*\*", line)
        if bullet:
            rule = bullet[1]
        found = REFERENCE.match(line)
        if found:
            yield rule, found["name"], found["caption"]
        else:
            assert "<!--" not in line, f"{key}, {code}: {line}"


@pytest.fixture(scope="module")
def sketches() -> dict[str, Any]:
    return {key: import_module(f"tests.games.{key}.examples").EXAMPLES for key in PAGES}


@pytest.mark.parametrize("key", PAGES)
def test_the_files_are_up_to_date_with_the_sketches(key: str, sketches: dict[str, Any]) -> None:
    """The files are written by `python tools/examples.py`."""
    game = find_game(key)
    assert example_names(game) == sorted(sketches[key])
    for name, sketch in sketches[key].items():
        file = Path(game.folder, FOLDER, f"{name}.json").read_text(encoding="utf-8")
        assert file == written(contents(game, sketch())), f"{name} is not what it was drawn from"


@pytest.mark.parametrize("key", PAGES)
def test_every_example_is_referred_to_once_in_every_language(key: str) -> None:
    known = example_names(find_game(key))
    assert len(known) >= FEWEST
    english = [(rule, name) for rule, name, _ in references(key, "en")]
    assert sorted(name for _, name in english) == known
    for code in languages():
        found = list(references(key, code))
        assert [(rule, name) for rule, name, _ in found] == english, code
        assert len({caption for _, _, caption in found}) == len(found)


@pytest.mark.parametrize("key", PAGES)
def test_an_example_is_shown_at_a_rule_that_it_names(key: str) -> None:
    game = find_game(key)
    for rule, name, _ in references(key, "en"):
        assert rule in load_example(game, name).rules


@pytest.mark.parametrize(("key", "name"), ALL)
def test_an_example_is_legal_and_has_exactly_its_events(key: str, name: str) -> None:
    game = find_game(key)
    example = load_example(game, name)
    assert example.before.invariants() == []
    assert example.after.invariants() == []
    file = json.loads(Path(game.folder, FOLDER, f"{name}.json").read_text(encoding="utf-8"))
    assert [event.to_json() for event in example.events] == file["events"]
    reason = None if example.refusal is None else example.refusal.to_json()
    assert reason == file["refusal"]
    assert bool(example.refused) == (example.refusal is not None)
    assert example.events or example.refusal or example.offered, "nothing to say"


@pytest.mark.parametrize(("key", "name"), ALL)
def test_an_example_names_rules_of_the_page_and_a_tested_vector(key: str, name: str) -> None:
    page, example = PAGES[key], load_example(find_game(key), name)
    assert set(example.rules) <= {*page.rules, *page.rulings}
    assert names(page.tests, example.vector)
    if example.refusal is not None:
        assert example.refusal.rule in example.rules


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("key", PAGES)
def test_the_sentences_of_an_example_exist_in_every_language(key: str, code: str) -> None:
    game = find_game(key)
    language = Language(code, game)
    for name in example_names(game):
        for sentence in said(load_example(game, name), language):
            assert sentence


def said(example: Example, language: Language) -> Iterator[str]:
    for event in example.events:
        yield language.say(event.message())
    if example.refusal:
        yield language.say(example.refusal.message())


@pytest.mark.parametrize("name", ["", "nothing", "../content", "a" * 200, "LONE-TILE"])
def test_an_unknown_name_is_an_input_error_that_lists_the_known_ones(name: str) -> None:
    with pytest.raises(InputError, match="lone-tile"):
        load_example(find_game("trias"), name)


def test_an_example_that_is_not_legal_is_refused_with_the_rule() -> None:
    game = find_game("trias")
    sketch = import_module("tests.games.trias.examples").EXAMPLES["breakaway"]()
    data = contents(game, sketch)
    data["actions"][0]["action"] = "lift 13"
    with pytest.raises(InputError, match="TR-3"):
        read_example(game, "wrong", data)
