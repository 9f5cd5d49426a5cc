"""A report as one HTML page that needs nothing else: no scripts, no fonts, no files beside it."""

from collections.abc import Sequence
from importlib.resources import files

from trilobite.lab.markup import Markup, element, joined

Cell = str | tuple[str, str]
"""What stands in a cell, and its class if it has one: `text` for words, `main` for what counts."""


MARK = '<meta name="generator" content="Trilobite">'
"""By this the lab knows its own pages again, and replaces no others."""


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
    """A part of the page: what it is called, how to read it, and then the thing itself."""
    about = [element("p", note)] if note else []
    return element("section", element("h2", title), *about, *parts, class_=kind)


def warning(text: str) -> Markup:
    return element("p", text, class_="warning")


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
