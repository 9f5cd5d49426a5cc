from collections.abc import Collection

import pytest

from tools.paths import LIMITS, paths


def check(names: Collection[str]) -> None:
    files = {name: {file for file, _ in calls} for name, calls in paths(names).items()}
    lengths = {name: len(found) for name, found in files.items()}
    assert all(lengths[name] <= LIMITS[name] for name in names), lengths
    # Background loops use the clock too, and the writer works in another thread: both count.
    assert all("server/common/clock.py" in found for found in files.values())
    assert all("server/storage/writer.py" in files[name] for name in {*names} & {"move", "bot"})


@pytest.mark.slow
def test_a_move_and_a_refusal_pass_through_few_files() -> None:
    check(("move", "refusal"))


@pytest.mark.deep
def test_a_decision_of_a_bot_passes_through_few_files() -> None:
    """A search takes half a minute while it is watched. Most of its path is that of a move."""
    check(("bot",))
