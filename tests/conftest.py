"""What tests of every kind share."""

import signal
from collections.abc import Iterator

import pytest


@pytest.fixture
def _heard() -> Iterator[None]:
    """A shell in the background lets its children ignore Ctrl-C, and they theirs."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
