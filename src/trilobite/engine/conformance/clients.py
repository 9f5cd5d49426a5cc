"""Every sentence that the client folder of a game asks for is in its catalogues."""

import re
from collections.abc import Iterator
from fnmatch import filter as matching
from pathlib import Path

from trilobite.engine.conformance.inquiry import Inquiry, check
from trilobite.engine.conformance.sentences import codes_of
from trilobite.engine.language import sentences


@check
def every_sentence_of_the_client_exists(inquiry: Inquiry) -> None:
    """Keys such as `nest-web-board` exist; if a key is put together, one that begins like it."""
    folder = inquiry.game.folder / "locales"
    asked = list(_asked_for(inquiry.game.folder / "client", inquiry.game.key))
    for code in codes_of(inquiry):
        known = re.findall(r"^([\w-]+) *=", sentences(folder, code), re.MULTILINE)
        for file, key in asked:
            if not matching(known, key):
                inquiry.latest.fail(f"{folder / code}.ftl has no sentence {key} for {file}")


def _asked_for(client: Path, game: str) -> Iterator[tuple[Path, str]]:
    """The keys in the files of a client, with an asterisk for the part that a value replaces."""
    for file in sorted(path for path in client.rglob("*") if path.suffix in (".ts", ".svelte")):
        text = file.read_text(encoding="utf-8")
        for whole in re.findall(rf"[\"'`]({game}-web-[\w-]+)[\"'`]", text):
            yield file, whole
        for beginning in re.findall(rf"`({game}-web-[\w-]*)\$\{{", text):
            yield file, f"{beginning}*"
