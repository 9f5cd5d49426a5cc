"""The sentences of a client folder, as the conformance suite finds them in its files."""

from pathlib import Path

import pytest

from tests.support.pebbles import Pebbles
from trilobite.engine.conformance import ConformanceError, Subject, all_checks

CHECK = dict(all_checks())["every_sentence_of_the_client_exists"]
SENTENCES = "pebbles-web-bag = The bag\npebbles-web-in-grey = grey\n"


def look(folder: Path, code: str) -> None:
    """Check Pebbles with a client that has this code."""
    (folder / "client" / "parts").mkdir(parents=True)
    (folder / "client" / "parts" / "words.ts").write_text(code)
    (folder / "locales").mkdir()
    (folder / "locales" / "en.ftl").write_text(SENTENCES)
    game = Pebbles()
    game.folder = folder
    CHECK(Subject(game, 2), 1)


@pytest.mark.parametrize(
    "code",
    [
        'say({ key: "pebbles-web-bag" })',
        "say({ key: 'pebbles-web-bag' })",
        "say({ key: `pebbles-web-in-${colour}` })",
        "say({ key: `pebbles-web-${what}` })",
        'say({ key: "nest-web-board" })',
        'const target = "pebbles-board";',
    ],
)
def test_sentences_that_exist_and_other_texts_are_fine(tmp_path: Path, code: str) -> None:
    look(tmp_path, code)


@pytest.mark.parametrize(
    ("code", "missing"),
    [
        ('say({ key: "pebbles-web-ba" })', "pebbles-web-ba"),
        ("say({ key: `pebbles-web-bags` })", "pebbles-web-bags"),
        ("say({ key: `pebbles-web-out-${colour}` })", r"pebbles-web-out-\*"),
    ],
)
def test_a_missing_sentence_is_named_with_the_file(tmp_path: Path, code: str, missing: str) -> None:
    with pytest.raises(ConformanceError, match=rf"en.ftl has no sentence {missing} for .*words.ts"):
        look(tmp_path, code)
