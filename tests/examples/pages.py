"""Passages of documentation pages that must be in the files of an example."""

import re
from pathlib import Path

Block = tuple[str, str]
"""The language of a block of code and its text."""


def blocks_of(page: Path) -> list[Block]:
    text = page.read_text(encoding="utf-8")
    return re.findall(r"^```(\w+)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def passages(blocks: list[Block]) -> list[str]:
    """The blocks that are not commands or their output."""
    return [block for language, block in blocks if language not in ("sh", "text")]


def lines(text: str) -> list[str]:
    return [line.rstrip() for line in text.splitlines() if line.strip()]
