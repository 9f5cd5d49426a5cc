"""The mutations of `make soak` fit the present code. Applying them takes longer than a test may."""

from pathlib import Path

import pytest

from tools.mutations import MUTATIONS, Mutation

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: mutation.name)
def test_a_mutation_changes_one_place_and_names_its_tests(mutation: Mutation) -> None:
    source = (ROOT / mutation.file).read_text(encoding="utf-8")
    assert source.count(mutation.old) == 1
    assert mutation.new != mutation.old
    folder = ROOT / "web" if mutation.file.startswith("web/") else ROOT
    assert all((folder / test.partition("::")[0]).exists() for test in mutation.tests)
