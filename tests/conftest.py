"""Shared parts of all tests, and the rule that says on which build a test runs."""

import gc
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.packages import Packages

HERE = Path(__file__).parent
ON_PLAIN = frozenset(("bench", "server", "tools"))
"""Folders whose tests run on the plain build, as do the files beside this one.

Tests in all other folders involve the engine, games and bots: they run on the compiled build.
"""

ALSO_COMPILED = frozenset((HERE / "server" / "bots", HERE / "server" / "play"))
"""Folders of the server tests that run on the compiled build: they use the engine and bots."""


def builds_of(item: pytest.Item) -> Iterator[str]:
    """The build that a test runs on; both if it is marked `both_builds`."""
    is_sample = item.get_closest_marker("both_builds") is not None
    first, *rest = item.path.relative_to(HERE).parts
    is_plain = (not rest or first in ON_PLAIN) and item.path.parent not in ALSO_COMPILED
    if is_plain or is_sample:
        yield "plain"
    if not is_plain or is_sample:
        yield "compiled"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        for build in builds_of(item):
            item.add_marker(build)


@pytest.fixture
def _heard() -> Iterator[None]:
    """Make Ctrl-C work: background jobs of a shell ignore it, and so do their children."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Packages:
    return Packages(tmp_path / "packages", monkeypatch)


def pytest_collection_finish() -> None:
    """Leave what was collected out of all later garbage collections: it lives until the end."""
    gc.collect()
    gc.freeze()
