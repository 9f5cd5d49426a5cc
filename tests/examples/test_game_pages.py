"""docs/games: the pages about Coppice show its files as they are, and the toolbox is complete."""

import ast
import re
from pathlib import Path
from types import ModuleType

import pytest

import trilobite.engine
from tests.examples.conftest import COPPICE
from tests.examples.pages import blocks_of, passages
from tests.terminal.person import Person
from trilobite.engine import Game, SmallState, declared, evaluation, fields, hidden, laws, small

DOCS = Path("docs/games")
ENGINE = Path("src/trilobite/engine")
PAGES = ("second-game.md", "clients.md")
FILES = [
    path.read_text(encoding="utf-8")
    for path in [*COPPICE.rglob("*"), Path(__file__).with_name("test_coppice.py")]
    if path.suffix in (".py", ".ts", ".svelte", ".ftl", ".md", ".toml")
]
TOOLBOX = (DOCS / "toolbox.md").read_text(encoding="utf-8")
STUBS, *EXAMPLES = passages(blocks_of(DOCS / "toolbox.md"))
SHOWN = [(file, block) for file in PAGES for block in passages(blocks_of(DOCS / file))]
SHOWN += [("toolbox.md", block) for block in EXAMPLES]
MODULES = (declared, evaluation, fields, hidden, laws, small)
NOT_FOR_AUTHORS = {"DeclaredAction", "DeclaredEvent", "SmallView", "SmallGame", "declared_actions"}
CALLED_BY_THE_ENGINE = {
    "objection", "apply_id", "copy", "position_fields", "breaches", "invariants", "check", "view",
}  # fmt: skip


@pytest.mark.parametrize(
    ("file", "block"),
    SHOWN,
    ids=[f"{file}: {block.splitlines()[0]}" for file, block in SHOWN],
)
def test_every_passage_is_in_the_example(file: str, block: str) -> None:
    assert any(block in text for text in FILES)


@pytest.mark.parametrize("file", PAGES)
def test_every_file_that_a_page_lists_exists(file: str) -> None:
    text = (DOCS / file).read_text(encoding="utf-8")
    (listing,) = re.findall(r"^```\n(trilobite_coppice.*?)^```$", text, re.MULTILINE | re.DOTALL)
    folder, *rest = listing.splitlines()
    for line in rest:
        assert (COPPICE / folder / line.split()[0]).exists(), line


def test_the_example_has_the_promised_size() -> None:
    code = [path.read_text(encoding="utf-8") for path in (COPPICE).rglob("*.py")]
    assert 400 <= sum(text.count("\n") for text in code) <= 700


def test_the_commands_of_the_pages_work(coppice: Game, person: Person) -> None:
    assert person.run("play coppice --seed a", "quit").code == 0
    assert person.run("simulate coppice --games 2 --bots random --jobs 1").code == 0
    out = "--out FOLDER/t --jobs 1"
    words = f"tournament coppice --bots greedy,random --games 2 {out}"
    assert person.run(words).code == 0


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_the_toolbox_lists_what_the_engine_offers(module: ModuleType) -> None:
    exported = set(trilobite.engine.__all__) - NOT_FOR_AUTHORS
    for name in exported & vars(module).keys():
        value = getattr(module, name)
        if getattr(value, "__module__", module.__name__) == module.__name__:
            assert re.search(rf"\b{name}\b", TOOLBOX), name


def test_the_toolbox_lists_every_argument_of_a_game() -> None:
    tree = ast.parse((ENGINE / "small.py").read_text(encoding="utf-8"))
    (game,) = (n for n in tree.body if isinstance(n, ast.ClassDef) and n.name == "SmallGame")
    first = next(node for node in game.body if isinstance(node, ast.FunctionDef))
    assert len(first.args.kwonlyargs) > 8
    for argument in first.args.kwonlyargs:
        assert f"`{argument.arg}`" in TOOLBOX, argument.arg


def test_the_toolbox_lists_every_method_that_an_author_writes() -> None:
    own = {name for name, method in vars(SmallState).items() if callable(method)}
    for name in own - CALLED_BY_THE_ENGINE:
        assert name.startswith("_") or re.search(rf"`{name}[`(]", TOOLBOX), name


def methods_of(text: str, *classes: str) -> dict[str, str]:
    """The signature of each method of these classes; that of the last class counts."""
    found: dict[str, str] = {}
    tree = ast.parse(text)
    for owner in classes:
        (body,) = (n.body for n in tree.body if isinstance(n, ast.ClassDef) and n.name == owner)
        methods = [node for node in body if isinstance(node, ast.FunctionDef)]
        found |= {one.name: f"{ast.unparse(one.args)} -> {returned(one)}" for one in methods}
    return found


def returned(method: ast.FunctionDef) -> str:
    return ast.unparse(method.returns) if method.returns else ""


def test_the_signatures_in_the_toolbox_are_those_of_the_engine() -> None:
    contract, own = (ENGINE / name for name in ("contract.py", "small.py"))
    real = methods_of(contract.read_text(encoding="utf-8"), "State")
    real |= methods_of(own.read_text(encoding="utf-8"), "SmallState")
    shown = methods_of(STUBS, "YourState")
    assert len(shown) > 15
    assert shown == {name: real[name] for name in shown}
