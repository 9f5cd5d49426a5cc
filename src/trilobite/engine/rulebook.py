"""The rules page of a game, rule by rule: `- **TR-3.2** A lone tile never drifts ...`."""

import re
from itertools import takewhile
from textwrap import dedent

_BULLET = re.compile(r"^(?P<indent> *)- \*\*(?P<id>[A-Z]+-[\d.]+)\*\* ")


def read_rules(page: str) -> dict[str, str]:
    """Each rule by id, as Markdown. The bullet of a rule may be within that of another one."""
    lines = page.splitlines()
    rules: dict[str, str] = {}
    for number, line in enumerate(lines):
        found = _BULLET.match(line)
        if found:
            rules.setdefault(found["id"], _item(lines[number:], len(found["indent"])))
    return rules


def _item(lines: list[str], indent: int) -> str:
    """A bullet: its first line, and the lines after it that are indented further."""
    rest = takewhile(lambda line: not line.strip() or _indent(line) > indent, lines[1:])
    return dedent("\n".join([lines[0], *rest])).rstrip()


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())
