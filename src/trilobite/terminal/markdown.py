"""Markdown in a terminal, with table cells that wrap."""

from typing import ClassVar

from rich.console import JustifyMethod
from rich.markdown import Markdown, MarkdownElement, TableDataElement


class TableCell(TableDataElement):
    """A table cell that wraps at any character: Japanese has no spaces to break at."""

    def __init__(self, justify: JustifyMethod) -> None:
        super().__init__(justify)
        self.content.overflow = "fold"


class RulesPage(Markdown):
    elements: ClassVar[dict[str, type[MarkdownElement]]] = {
        **Markdown.elements,
        "td_open": TableCell,
        "th_open": TableCell,
    }
