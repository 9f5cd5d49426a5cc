"""What people do at a table does not depend on the database, which only the store knows.

So `make test` runs only the files below on PostgreSQL too: they use every kind of statement. The
deep tests are the others on PostgreSQL.
"""

from pathlib import Path

import pytest

from tests.server.conftest import POSTGRESQL

HERE = Path(__file__).parent
ON_BOTH = frozenset(("test_chat.py", "test_play.py", "test_records.py", "test_timeouts.py"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.parent == HERE and item.path.name not in ON_BOTH:
            callspec = getattr(item, "callspec", None)  # what the test is parametrised with
            if callspec is not None and callspec.params.get("server") == POSTGRESQL:
                item.add_marker("deep")
