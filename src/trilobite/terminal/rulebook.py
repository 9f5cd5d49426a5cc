"""The rules page of a game, rule by rule: `- **TR-3.2** A lone tile never drifts ...`."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from trilobite.guides.examples import REFERENCE

_BULLET = re.compile(r"^- \*\*(?P<id>[A-Z]+-[\d.]+)\*\* ")


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
        self._rules = _read_rules(self.page)

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


def _read_rules(page: str) -> dict[str, str]:
    """Each rule by id: from its bullet to the next line that is not indented."""
    rules: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in page.splitlines():
        found = _BULLET.match(line)
        if found:
            lines = rules.setdefault(found["id"], [])
        elif line and not line.startswith("  "):
            lines = []
            continue
        lines.append(line)
    return {id: "\n".join(lines).rstrip() for id, lines in rules.items()}
