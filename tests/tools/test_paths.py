import pytest

from tools.paths import LIMITS, paths


@pytest.mark.deep
def test_a_move_a_decision_and_a_refusal_pass_through_few_files() -> None:
    files = {name: {file for file, _ in calls} for name, calls in paths().items()}
    lengths = {name: len(found) for name, found in files.items()}
    assert all(lengths[name] <= LIMITS[name] for name in LIMITS), lengths
    # Background loops use the clock too, and the writer works in another thread: both count.
    assert all("server/common/clock.py" in found for found in files.values())
    assert all("server/storage/writer.py" in files[name] for name in ("move", "bot"))
