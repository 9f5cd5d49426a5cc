"""The rules page of a game, rule by rule: `- **TR-3.2** A lone tile never drifts ...`."""

import re
from pathlib import Path

_BULLET = re.compile(r"^- \*\*(?P<id>[A-Z]+-[\d.]+)\*\* ")


class Rulebook:
    """The rules by their ids, as Markdown."""

    def __init__(self, path: Path) -> None:
        self.path = path.resolve()
        self.page = self.path.read_text(encoding="utf-8")
        self._rules = _read_rules(self.page)

    @property
    def ids(self) -> list[str]:
        return list(self._rules)

    def find(self, id: str) -> str | None:
        return self._rules.get(id.upper())


def _read_rules(page: str) -> dict[str, str]:
    """A rule goes from its bullet to the next line that is neither indented nor part of it."""
    rules: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in page.splitlines():
        found = _BULLET.match(line)
        if found:
            lines = rules.setdefault(found["id"], [])
        elif not line.startswith("  "):
            lines = []
            continue
        lines.append(line)
    return {id: "\n".join(lines) for id, lines in rules.items()}
