"""Markdown on a terminal, with tables whose cells go on in the next line."""

from typing import ClassVar

from rich.console import JustifyMethod
from rich.markdown import Markdown, MarkdownElement, TableDataElement


class Cell(TableDataElement):
    """Japanese has no spaces to break at: a cell is broken anywhere rather than cut off."""

    def __init__(self, justify: JustifyMethod) -> None:
        super().__init__(justify)
        self.content.overflow = "fold"


class Page(Markdown):
    elements: ClassVar[dict[str, type[MarkdownElement]]] = {
        **Markdown.elements,
        "td_open": Cell,
        "th_open": Cell,
    }
