"""Markdown in a terminal, with the line breaks of `wrapping`."""

from collections.abc import Iterable
from typing import ClassVar

from rich.console import Console, ConsoleOptions, JustifyMethod
from rich.markdown import Markdown, MarkdownContext, MarkdownElement, Paragraph, TableDataElement
from rich.segment import Segment
from rich.text import Text

from trilobite.terminal.wrapping import broken


class PageText(Text):
    """Styled text that has its line breaks only where its language allows them."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterable[Segment]:
        lines: list[Text] = []
        start = 0
        for line in broken(self.plain, options.max_width).split("\n"):
            end = start + len(line)
            lines.append(self[start:end])
            left = self.plain[end:]
            start = end + len(left) - len(left.lstrip())
        text = Text("\n", justify=self.justify, overflow=self.overflow).join(lines)
        return text.__rich_console__(console, options)


class PageParagraph(Paragraph):
    def on_enter(self, context: MarkdownContext) -> None:
        super().on_enter(context)
        self.text = PageText()


class TableCell(TableDataElement):
    """A table cell that wraps at any character: Japanese has no spaces to break at."""

    def __init__(self, justify: JustifyMethod) -> None:
        super().__init__(justify)
        self.content = PageText(justify=justify, overflow="fold")


class RulesPage(Markdown):
    elements: ClassVar[dict[str, type[MarkdownElement]]] = {
        **Markdown.elements,
        "paragraph_open": PageParagraph,
        "td_open": TableCell,
        "th_open": TableCell,
    }
