"""The tests run on the build that they were meant for."""

import importlib
import os
from pathlib import Path

import pytest

import trilobite
from tools.compiled import Project

pytestmark = pytest.mark.both_builds
ROOT = Path(__file__).resolve().parent.parent
COMPILED = os.environ.get("TRILOBITE_BUILD") == "compiled"
PROJECT = Project(ROOT)
MODULES = [
    ".".join(("trilobite", *file.relative_to(PROJECT.package).with_suffix("").parts))
    for file in PROJECT.compiled_modules(PROJECT.package)
]


def test_the_package_is_that_of_the_build_under_test() -> None:
    home = Path(trilobite.__file__ or "").parent
    assert home == (PROJECT.current() / "trilobite" if COMPILED else PROJECT.package)


@pytest.mark.parametrize("name", MODULES)
def test_a_listed_module_is_compiled_in_the_compiled_build_only(name: str) -> None:
    file = Path(importlib.import_module(name).__file__ or "")
    assert file.suffix == (".so" if COMPILED else ".py")


def test_no_compiled_file_lies_beside_the_sources() -> None:
    assert list(PROJECT.package.rglob("*.so")) == []


@pytest.mark.parametrize("lock", ["requirements.lock", "requirements-dev.lock"])
def test_a_lock_file_names_no_address(lock: str) -> None:
    text = (ROOT / lock).read_text()
    assert "--hash=sha256:" in text
    assert not any(word in text for word in ("://", "index-url", "find-links"))
