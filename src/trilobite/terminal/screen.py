"""The screen: sentences, boards and menus on a terminal of any width, or in a pipe."""

import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import reduce

from rich.cells import cell_len, set_cell_size
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from trilobite.engine import Argument, Drawing, Event, Line, Message, Refusal
from trilobite.engine.language import Language
from trilobite.terminal.markdown import RulesPage
from trilobite.terminal.menus import Menu, MenuEntry, ranges
from trilobite.terminal.styles import THEME
from trilobite.terminal.wrapping import broken

with suppress(ImportError):
    import readline  # noqa: F401 - gives input() line editing and history

_NARROWEST_FACTS = 34
"""Minimum width of the facts beside the board; with less room they go below it."""

_MOST_IN_WORDS = 12
"""Maximum choices to write out if the board already shows their numbers."""

_LEGEND = "-fact-legend-"
"""Text in the keys of the facts that explain the signs on the board."""

_HANGING = 3
_INDENT = 2
_OVERLAP = 12
"""Columns that two strips of a wide board share: enough for what is written on a tile."""
_ERASE_ALL = "\x1b[H\x1b[2J\x1b[3J"


class Screen:
    def __init__(self, language: Language) -> None:
        self.language = language
        language.codes = "all"
        self.console = Console(theme=THEME, highlight=False, markup=False, emoji=False)

    # Sentences.

    def say(self, key: str, *, style: str = "", **args: Argument) -> None:
        self.line(self.language.sentence(key, **args), style)

    def line(self, text: str = "", style: str = "") -> None:
        self.console.print(Text(broken(text, self.console.width), style))

    def path(self, text: str) -> None:
        """Print text that is meant to be copied, without line breaks."""
        self.console.print(Text(text), soft_wrap=True)

    def indented(self, text: str, style: str = "") -> None:
        lines = Text(broken(text, self.console.width - _INDENT), style)
        self.console.print(Padding(lines, (0, 0, 0, _INDENT), expand=False))

    def show_events(self, events: Sequence[Event]) -> None:
        for event in events:
            self.indented(self.language.say(event.message()))

    def refuse(self, refusal: Refusal) -> None:
        reason = self.language.say(refusal.message())
        self.say("terminal-refused", style="refusal", reason=reason, rule=refusal.rule)

    def _sentences(self, parts: Sequence[str]) -> str:
        """Sentences joined as the language requires."""

        def two(one: str, other: str) -> str:
            return self.language.sentence("terminal-sentences", one=one, two=other)

        return reduce(two, parts) if parts else ""

    def markdown(self, text: str) -> None:
        self.console.print(RulesPage(text))

    def show(self, thing: RenderableType) -> None:
        self.console.print(thing)

    # Questions.

    def ask(self, prompt: str) -> str:
        """A line of input from the player; raises EOFError at the end of input."""
        answer = input(prompt)
        if not sys.stdin.isatty():
            self.line()  # piped input does not end the line on the screen
        return answer.strip()

    def erase(self) -> None:
        """Clear the screen and its scrollback."""
        if self.console.is_terminal:
            self.console.file.write(_ERASE_ALL)
            self.console.file.flush()

    # The table.

    def draw(self, drawing: Drawing, known: set[str] | None = None) -> None:
        """Draw the board with its facts beside it, or below it in a narrow window.

        Lines of the legend whose keys are `known` are left out; the others become known.
        """
        facts = [fact for fact in drawing.facts if fact.key not in (known or ())]
        if known is not None:
            known.update(fact.key for fact in facts if _LEGEND in fact.key)
        board = [_text(line) for line in drawing.board]
        width = max((line.cell_len for line in board), default=0)
        beside = self.console.width - width - 2
        if beside >= _NARROWEST_FACTS:
            grid = Table.grid(padding=(0, 2))
            grid.add_column(no_wrap=True, width=width)
            grid.add_column()
            grid.add_row(Text("\n").join(board), self._facts(facts, beside))
            self.show(grid)
        else:
            self._draw_in_parts(board, width)
            self.show(self._facts(facts, self.console.width))

    def _draw_in_parts(self, board: list[Text], width: int) -> None:
        """Draw a board that is wider than the window in overlapping strips."""
        step = self.console.width - _OVERLAP
        starts = [0]
        while starts[-1] + self.console.width < width:
            starts.append(starts[-1] + step)
        for part, start in enumerate(starts, 1):
            if len(starts) > 1:
                self.say("terminal-board-part", style="note", part=part, parts=len(starts))
            for line in board:
                self.console.print(_strip(line, start, self.console.width), no_wrap=True)

    def _facts(self, facts: list[Message], width: int) -> Text:
        """The facts, one per line; continuation lines are indented."""
        lines: list[Text] = []
        for fact in facts:
            text = broken(self.language.say(fact), width - _HANGING)
            wrapped = Text(text).wrap(self.console, width - _HANGING)
            lines += [Text(" " * _HANGING * (i > 0)) + line for i, line in enumerate(wrapped)]
        return Text("\n").join(lines)

    # The menu.

    def menu(
        self,
        menu: Menu,
        key: str,
        marked: set[str],
        has_map: Callable[[str], bool],
        only: str | None = None,
    ) -> None:
        """Print the numbered choices by kind; `only` shows one kind, however large.

        Choices whose numbers are in `marked`, on the board, may be listed by number only.
        `has_map` says whether the board would show the numbers of a kind that is folded.
        """
        folded = [] if only else menu.folded()
        kinds = [only] if only else menu.kinds
        for kind in kinds:
            entries = menu.of_kind(kind)
            heading = self.language.sentence(f"{key}-kind-{kind}")
            if len(entries) == 1:
                self._lone_entry(entries[0], heading)
            elif kind in folded:
                self.line(heading, "heading")
                self._fold(entries, on_map=has_map(kind))
            else:
                self.line(heading, "heading")
                on_board = all(str(entry.number) in marked for entry in entries)
                self._entries(entries, as_numbers=on_board and len(entries) > _MOST_IN_WORDS)
        shown = [entry for entry in menu.entries if entry.choice.kind in kinds]
        if all(not entry.choice.can_undo for entry in shown):
            self.say("terminal-final-all", style="note")
        elif any(not entry.choice.can_undo for entry in shown):
            self.say("terminal-final", style="note")

    def _lone_entry(self, entry: MenuEntry, heading: str) -> None:
        words = self._sentences(
            [self.language.sentence("terminal-lone", heading=heading), *entry.effects]
        )
        label = f"{entry.label}   "
        line = Text(broken(label + words, self.console.width), "not bold")
        line.stylize("heading", 0, len(entry.label))
        self.show(line)

    def _fold(self, entries: list[MenuEntry], *, on_map: bool) -> None:
        args: dict[str, Argument] = {
            "first": entries[0].number,
            "last": entries[-1].number,
            "count": len(entries),
            "kind": entries[0].choice.kind,
            "map": int(on_map),
        }
        self.indented(self.language.sentence("terminal-folded", **args))

    def _entries(self, entries: list[MenuEntry], *, as_numbers: bool) -> None:
        """Print choices grouped by their effects."""
        common = [e for e in entries[0].effects if all(e in other.effects for other in entries)]
        if common:
            effects = self._sentences(common)
            self.indented(self.language.sentence("terminal-in-any-case", effects=effects))
        groups: dict[tuple[str, ...], list[MenuEntry]] = {}
        for entry in entries:
            special = tuple(effect for effect in entry.effects if effect not in common)
            groups.setdefault(special, []).append(entry)
        for special, group in groups.items():
            if len(groups) > 1:
                none = self.language.sentence("terminal-effects-none")
                self.indented(self._sentences(special) or none)
            if as_numbers:
                numbers = self.language.listed(ranges([entry.number for entry in group]))
                args = {"numbers": numbers, "example": group[0].text}
                self.indented("  " + self.language.sentence("terminal-on-the-map", **args))
            else:
                self._grid(group)

    def _grid(self, entries: list[MenuEntry]) -> None:
        labels = [entry.label for entry in entries]
        column = max(cell_len(label) for label in labels) + 3
        per_row = max(1, (self.console.width - _INDENT) // column)
        for first in range(0, len(labels), per_row):
            row = labels[first : first + per_row]
            self.indented("".join(set_cell_size(label, column) for label in row).rstrip())


def _strip(line: Text, start: int, width: int) -> Text:
    """A part of a line. Words that it would cut are left out: the next strip has them whole."""
    text, end = line.plain, start + width
    first, last = start, min(end, len(text))
    if start:
        while first < last and text[first - 1] != " " and text[first] != " ":
            first += 1
    if end < len(text):
        while last > first and text[last - 1] != " " and text[last] != " ":
            last -= 1
    return Text(" " * (first - start)) + line[first:last]


def _text(line: Line) -> Text:
    text = Text(no_wrap=True)
    for span in line:
        text.append(span.text, span.style)
    return text
