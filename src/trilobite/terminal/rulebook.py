"""The rules page of a game for the terminal: rules by id, and where examples are drawn."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from trilobite.engine.rulebook import read_rules
from trilobite.guides.examples import REFERENCE


@dataclass(frozen=True)
class Reference:
    """A reference to an example that is drawn within the text."""

    name: str
    caption: str


class Rulebook:
    """The rules of a game by id, as Markdown."""

    def __init__(self, path: Path) -> None:
        self.path = path.resolve()
        self.page = self.path.read_text(encoding="utf-8")
        self._rules = read_rules(self.page)

    @property
    def ids(self) -> list[str]:
        return list(self._rules)

    def find(self, id: str) -> str | None:
        return self._rules.get(id.upper())


def pieces(text: str) -> Iterator[str | Reference]:
    """The parts of a Markdown text: text and examples, in order."""
    lines: list[str] = []
    for line in text.splitlines():
        found = REFERENCE.match(line)
        if found is None:
            lines.append(line)
            continue
        if lines:
            yield "\n".join(lines)
        lines = []
        yield Reference(found["name"], found["caption"])
    if lines:
        yield "\n".join(lines)


def captioned(text: str) -> str:
    """A Markdown text with the captions of its examples instead of drawings."""
    return "\n".join(_captioned(line) for line in text.splitlines())


def _captioned(line: str) -> str:
    found = REFERENCE.match(line)
    return line if found is None else f"\n  > {found['caption']}"
