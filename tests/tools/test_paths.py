from pathlib import Path

import pytest

from tools.paths import LIMITS, description, paths

PAGE = Path(__file__).parents[2] / "docs" / "architecture.md"


def files_of(text: str) -> set[tuple[str, str, str]]:
    """The paths of a description: how many files each has, and the folder and name of each.

    Threads work side by side, so the order differs.
    """
    found, path = set(), ""
    for line in text.splitlines():
        name, _, files = line.partition(": ")
        path = path if line.startswith("  ") else name
        found |= {(path, name.strip(), file) for file in files.split(", ")}
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
    missed, added = files_of(block) - files_of(present), files_of(present) - files_of(block)
    # On a busy machine a bot may run out of time, and then answers without a search.
    assert all(path == "bot" for path, _, _ in missed), "copy it into docs/architecture.md"
    assert all(folder == "bot" for _, folder, _ in added), "copy it into docs/architecture.md"
