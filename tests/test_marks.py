"""No test is expected to fail, and none is run again: a failure is repaired or removed."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
FORBIDDEN = {
    "py": re.compile(r"\b(?:mark|pytest)\.(?:xfail|flaky)\b"),
    "ts": re.compile(r"\b(?:test|it|describe)\.(?:fails|skip|todo|only)\b|\bretry:"),
}
"""Marks that hide failures, by the ending of the file."""


def test_no_mark_hides_a_failure() -> None:
    files = [*ROOT.glob("tests/**/*.py"), *ROOT.glob("web/tests/**/*.ts")]
    files += [*ROOT.glob("web/src/**/*.test.ts"), *ROOT.glob("src/**/*.test.ts")]
    assert len(files) > 300
    found = {
        f"{path.relative_to(ROOT)}: {mark.group()}"
        for path in files
        for mark in FORBIDDEN[path.suffix[1:]].finditer(path.read_text(encoding="utf-8"))
    }
    assert not found
