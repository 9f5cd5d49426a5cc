"""The rules page of a game, and the rule ids that its code and its tests name."""

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


class RulePage:
    """The rules page of a game (`docs/rules/<page>.md`); its rules have ids such as `TR-3.2`."""

    def __init__(
        self,
        game: str,
        page: str,
        prefix: str,
        *,
        sections: Mapping[int, Sequence[int]],
        rulings: Sequence[str],
        tested: Sequence[str],
    ) -> None:
        self.page = page
        self.specified: list[str] = [
            f"{prefix}-{s}.{n}" for s, found in sections.items() for n in found
        ]
        """Ids of the rules in the specification."""
        self.specified_rulings: list[str] = list(rulings)
        self.tested: list[str] = list(tested)
        """Other ids of the specification that a test must name: vectors, invariants, decisions."""
        text = (ROOT / "docs" / "rules" / f"{page}.md").read_text(encoding="utf-8")
        found = re.findall(
            rf"^- \*\*({prefix}-\d+\.\d+)\*\*( \*\(inferred\)\*)?", text, re.MULTILINE
        )
        self.rules: list[str] = [rule for rule, _ in found]
        self.not_inferred: list[str] = [rule for rule, inferred in found if not inferred]
        self.rulings: list[str] = re.findall(r"^- \*\*(R-\d+)\*\* ", text, re.MULTILINE)
        options = text.partition("\n## Options\n")[2].partition("\n## ")[0]
        self.option_rows: dict[str, str] = dict(
            re.findall(r"^\| `(\w+)` \|(.*)\|$", options, re.MULTILINE)
        )
        self.tests = _text(ROOT / "tests" / "games" / game, "test_*.py")
        self.code = _text(ROOT / "src" / "trilobite" / "games" / game, "**/*.py", "*.toml")
        self._prefix = prefix

    def cited(self) -> set[str]:
        """The ids of all rules and rulings that code or tests name."""
        pattern = rf"(?<![A-Z])(?:{self._prefix}-\d+\.\d+|R-\d+)"
        return set(re.findall(pattern, self.tests + self.code))


def _text(folder: Path, *patterns: str) -> str:
    return "\n".join(
        file.read_text(encoding="utf-8")
        for pattern in patterns
        for file in sorted(folder.glob(pattern))
    )


def names(text: str, id: str) -> bool:
    return re.search(rf"(?<![A-Z]){re.escape(id)}(?!\d)", text) is not None


def as_written(value: object) -> object:
    """The value of an option as the page writes it."""
    return ("no", "yes")[value] if isinstance(value, bool) else value
