from pathlib import Path

import pytest

from tools.paths import LIMITS, description, paths

PAGE = Path(__file__).parents[2] / "docs" / "architecture.md"


def by_folder(text: str) -> dict[tuple[str, str], set[str]]:
    """The files of each path and folder, as sets: a search may need them in another order."""
    found, path = {}, ""
    for line in text.splitlines():
        name, _, files = line.partition(": ")
        if line.startswith("  "):
            found[path, name.strip()] = set(files.split(", "))
        else:
            path = line
    return found


@pytest.mark.slow
def test_a_move_a_refusal_and_a_decision_of_a_bot_pass_through_few_files() -> None:
    found = paths()
    files = {name: {file for file, _ in calls} for name, calls in found.items()}
    lengths = {name: len(names) for name, names in files.items()}
    assert all(lengths[name] <= LIMITS[name] for name in LIMITS), lengths
    # Background loops use the clock too, and the writer works in another thread: both count.
    assert all("server/common/clock.py" in names for names in files.values())
    assert all("server/storage/writer.py" in files[name] for name in ("move", "bot"))
    page = PAGE.read_text(encoding="utf-8")
    block, _, _ = page[page.index("\nmove: ") + 1 :].partition("```")
    present = "\n".join(f"{name}: {description(calls)}" for name, calls in found.items())
    assert by_folder(block) == by_folder(present), "copy it into docs/architecture.md"
