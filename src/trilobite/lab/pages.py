"""A report as one self-contained HTML page: no scripts, no fonts, no other files."""

from collections.abc import Sequence
from importlib.resources import files

from trilobite.lab.markup import Markup, element, joined

Cell = str | tuple[str, str]
"""The content of a cell, perhaps with a class: `text` for words, `main` for the main figure."""


MARK = '<meta name="generator" content="Trilobite">'
"""Mark of pages that the lab has made; the lab does not replace pages without it."""


def page(title: str, facts: str, *parts: str, language: str = "en") -> str:
    """The whole page."""
    head = element(
        "head",
        Markup('<meta charset="utf-8">'),
        Markup(MARK),
        Markup('<meta name="viewport" content="width=device-width, initial-scale=1">'),
        element("title", title),
        element("style", Markup(files("trilobite.lab").joinpath("page.css").read_text("utf-8"))),
    )
    top = [element("h1", title), element("p", facts, class_="facts")]
    body = element("body", element("main", *top, *parts))
    return f"<!doctype html>\n{element('html', head, body, lang=language)}\n"


def section(title: str, note: str, *parts: str, kind: str | None = None) -> Markup:
    """A part of the page: its title, how to read it, and its content."""
    about = [element("p", note)] if note else []
    return element("section", element("h2", title), *about, *parts, class_=kind)


def warning(text: str) -> Markup:
    return element("p", text, class_="warning")


def unfinished(played: int, total: int) -> list[Markup]:
    """A warning if games are missing."""
    if played == total:
        return []
    return [warning(f"Not finished: {played:,} of {total:,} games have been played.")]


def again(command: str) -> Markup:
    """How to play the same games again."""
    note = "The same games with any number of processes; more --games adds games to these:"
    return section("Again", note, element("code", command))


def table(titles: Sequence[Cell], rows: Sequence[Sequence[Cell]]) -> Markup:
    """A table whose first column names the rows."""
    head = element("thead", element("tr", *(_cell("th", title, scope="col") for title in titles)))
    lines = [
        element("tr", _cell("th", row[0], scope="row"), *(_cell("td", cell) for cell in row[1:]))
        for row in rows
    ]
    return element("div", element("table", head, element("tbody", joined(*lines))), class_="wide")


def _cell(name: str, cell: Cell, scope: str | None = None) -> Markup:
    text, kind = (cell, None) if isinstance(cell, str) else cell
    return element(name, text, class_=kind, scope=scope)
