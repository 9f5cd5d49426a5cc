"""The shape of JSON values, and the examples in the documentation."""

import json
import re
from pathlib import Path

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGES = (DOCS / "develop" / "performance.md", DOCS / "bots" / "lab.md")


def shape(value: object) -> object:
    """Names and types of values, without the values; a list has the shape of its first entry."""
    if isinstance(value, dict):
        return {name: shape(item) for name, item in value.items() if name != "options"}
    if isinstance(value, list):
        return [shape(item) for item in value[:1]]
    if isinstance(value, int | float) and not isinstance(value, bool):
        return "number"
    return type(value).__name__


def documented(form: str) -> object:
    """The example of a format on one of the pages."""
    text = "\n".join(page.read_text(encoding="utf-8") for page in PAGES)
    for block in re.findall(r"```json\n(.*?)```", text, re.DOTALL):
        example = json.loads(block)
        if example["format"] == form:
            return example
    raise LookupError(f"no page has an example of {form}")
