"""What tests of every kind share."""

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ONE_BUILD = frozenset(
    HERE / f"{name}.py"
    for name in (
        "games/test_rule_pages", "lab/test_clusters", "lab/test_executors", "lab/test_ledger",
        "lab/test_lineups", "lab/test_measures", "lab/test_plans", "lab/test_standings",
        "lab/test_summaries", "lab/test_yardstick", "terminal/test_rulebook", "test_catalogues",
        "tools/test_compiled",
    )
)  # fmt: skip
"""Texts, statistics, processes and tools: what these test is never compiled."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path in ONE_BUILD:
            item.add_marker(pytest.mark.one_build)


@pytest.fixture
def _heard() -> Iterator[None]:
    """A shell in the background lets its children ignore Ctrl-C, and they theirs."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
