"""The documentation: links and paths lead somewhere, and the index lists every page."""

import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), ROOT / "web" / "README.md"])
SOURCES = ("src", "tests", "tools", "bench", "examples", "web/src", "web/dev", "web/tests")
TEXT = {".css", ".ftl", ".md", ".py", ".svelte", ".toml", ".ts", ".txt"}
EXAMPLE = "examples/coppice/trilobite_coppice"
BASES = (".", "src", "src/trilobite", "src/trilobite/server", "web", EXAMPLE)
"""Folders that a path on a page may be relative to."""

MADE = (
    "build/",
    "src/trilobite/server/static",
    "src/games/installed/",
    "web/src/games/installed/",
)
"""Paths that exist only after something was built."""

FENCE = re.compile(r"^( *)```.*?^\1```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(?<!`)\]\(([^)\s]+)\)")
CODE = re.compile(r"`([^`\n]+)`")
PATH = re.compile(r"[\w.*<>-]+(?:/[\w.*<>-]+)*/|[\w.*<>-]+(?:/[\w.*<>-]+)+\.[a-z]{2,6}")
PAGE = re.compile(r"\bdocs/[\w./-]+\.md\b")


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


@cache
def prose(page: Path) -> str:
    """The text of a page without its blocks of code."""
    return FENCE.sub("", page.read_text(encoding="utf-8"))


@cache
def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, as GitHub makes them."""
    headings = re.findall(r"^#+ (.+)$", prose(page), re.MULTILINE)
    return {
        re.sub(r"[^\w -]", "", heading).strip().lower().replace(" ", "-") for heading in headings
    }


def exists(path: str, page: Path) -> bool:
    pattern = re.sub(r"<\w+>", "*", path).rstrip("/")
    folders = [page.parent, *(ROOT / base for base in BASES)]
    return any(True for folder in folders for _ in folder.glob(pattern))


@pytest.mark.parametrize("file", PAGES, ids=name)
def test_every_link_of_a_page_leads_somewhere(file: Path) -> None:
    for target in LINK.findall(prose(file)):
        if re.match(r"[a-z]+:", target):
            continue
        path, _, anchor = target.partition("#")
        aim = (file.parent / path).resolve() if path else file
        assert aim.exists(), target
        assert not anchor or anchor in anchors(aim), target


@pytest.mark.parametrize("file", PAGES, ids=name)
def test_every_path_on_a_page_exists(file: Path) -> None:
    for path in CODE.findall(prose(file)):
        if PATH.fullmatch(path) and not path.startswith(MADE):
            assert exists(path, file), path


def test_sources_name_only_pages_that_exist() -> None:
    files = [path for folder in SOURCES for path in (ROOT / folder).rglob("*")]
    for path in [*files, ROOT / "Makefile", ROOT / "pyproject.toml"]:
        if path.suffix in TEXT or path.name == "Makefile":
            for page in PAGE.findall(path.read_text(encoding="utf-8")):
                assert (ROOT / page).exists(), f"{path.relative_to(ROOT)}: {page}"


def test_the_index_lists_every_page() -> None:
    index = ROOT / "docs" / "README.md"
    listed = {(index.parent / target).resolve() for target in LINK.findall(prose(index))}
    assert set((ROOT / "docs").rglob("*.md")) - listed == {index}


def test_the_glossary_has_fifty_terms_each_once() -> None:
    terms = re.findall(r"^\*\*(.+?)\.\*\*", prose(ROOT / "docs/glossary.md"), re.MULTILINE)
    assert len(terms) == len({*terms}) == 50
