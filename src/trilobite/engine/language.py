"""Languages: messages become sentences, by Fluent catalogues that Python and browser share."""

import os
import re
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from trilobite.engine.contract import Game
from trilobite.engine.messages import Argument, Message, Who, Word
from trilobite.engine.reading import InputError, shown

SHARED = Path(__file__).parent.parent / "locales"
DEFAULT = "en"
"""What is there if nothing else is: every game has its sentences in it."""


def sentences(folder: Path, code: str) -> str:
    """All sentences of a folder in a language: `de.ftl`, and one file a subject, `rules.de.ftl`."""
    paths = [folder / f"{code}.ftl", *sorted(folder.glob(f"*.{code}.ftl"))]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


@cache
def _resource(folder: Path, code: str) -> Resource:
    """Reading one takes a tenth of a second, and they do not change."""
    return FluentResource(sentences(folder, code))


def languages() -> list[str]:
    return sorted(path.stem for path in SHARED.glob("*.ftl") if "." not in path.stem)


def system_language() -> str:
    """What the system speaks, if we do too; the first of these that is set decides, as in POSIX."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next((value for name in names if (value := os.environ.get(name))), "")
    code = re.split("[_.@]", locale)[0].lower()
    return code if code in languages() else DEFAULT


def spoken_by(game: Game, code: str) -> str:
    """The language in which a game has its own sentences: this one, else English."""
    return code if (game.folder / "locales" / f"{code}.ftl").exists() else DEFAULT


def rules_page(game: Game, code: str) -> Path:
    """The rules of a game in a language, else in the one in which they were written."""
    page = game.folder / f"rules.{code}.md"
    return page if page.exists() else game.folder / "rules.md"


class Language:
    """The sentences of one language: the shared ones and those of one game."""

    def __init__(self, code: str, game: Game | None = None, names: Sequence[str] = ()) -> None:
        if code not in languages():
            raise InputError("language", f"{shown(code)} is not known", ", ".join(languages()))
        self.code = code
        self._game = game
        self._names = names
        # Sentences in English need the plurals of English, whatever the others are in.
        self._bundles = {code: FluentBundle([code], use_isolating=False)}
        self._bundles[code].add_resource(_resource(SHARED, code))
        if game is not None:
            own = spoken_by(game, code)
            bundle = self._bundles.setdefault(own, FluentBundle([own], use_isolating=False))
            bundle.add_resource(_resource(game.folder / "locales", own))

    def has(self, key: str) -> bool:
        return self._bundle_with(key) is not None

    def _bundle_with(self, key: str) -> FluentBundle | None:
        return next((one for one in self._bundles.values() if one.has_message(key)), None)

    def say(self, message: Message) -> str:
        return self.tell(message.key, **message.args)

    def tell(self, key: str, **args: Argument) -> str:
        """The sentence of a key. A missing key or argument is a bug, and says so."""
        bundle = self._bundle_with(key)
        pattern = None if bundle is None else bundle.get_message(key).value
        if bundle is None or pattern is None:
            raise LookupError(f"the catalogue {self.code} has no message {key!r}")
        values = {name: self._plain(value) for name, value in args.items()}
        text, errors = bundle.format_pattern(pattern, values)
        if errors:
            raise LookupError(f"message {key!r} in {self.code}: {errors[0]}")
        return str(text)

    def name(self, participant: int) -> str:
        """The name somebody gave, or the colour."""
        if participant < len(self._names) and self._names[participant]:
            return self._names[participant]
        if self._game is None:
            return str(participant)
        return self.say(self._game.participant_name(participant))

    def listed(self, parts: Iterable[str]) -> str:
        """Parts as the language lists them: “a, b and c”."""
        return format_list(list(parts), locale=self.code)

    def _plain(self, value: Argument) -> int | str:
        if isinstance(value, Word):
            return self.tell(value.key)
        if isinstance(value, Who):
            return self.name(value.participant)
        return value
