"""The shape of JSON values, and the examples of it in the documentation."""

import json
import re
from pathlib import Path

PAGE = Path(__file__).resolve().parents[2] / "docs" / "performance.md"


def shape(value: object) -> object:
    """Names and kinds of values, without the values; a list has the shape of its first entry."""
    if isinstance(value, dict):
        return {name: shape(item) for name, item in value.items() if name != "options"}
    if isinstance(value, list):
        return [shape(item) for item in value[:1]]
    if isinstance(value, int | float) and not isinstance(value, bool):
        return "number"
    return type(value).__name__


def documented(form: str) -> object:
    """The example of a format on the page."""
    for block in re.findall(r"```json\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL):
        example = json.loads(block)
        if example["format"] == form:
            return example
    raise LookupError(f"{PAGE} has no example of {form}")
