"""Languages: Fluent catalogues, shared by Python and browser, turn messages into sentences."""

import os
import re
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Resource

from trilobite.engine.contract import Game
from trilobite.engine.messages import Argument, Message, SentenceError, Who, Word
from trilobite.engine.reading import InputError, shown

SHARED = Path(__file__).parent.parent / "locales"
DEFAULT = "en"
"""Fallback language: every game has a catalogue in it."""


def sentences(folder: Path, code: str) -> str:
    """All sentences of a folder in a language: `de.ftl` and one file per topic, `rules.de.ftl`."""
    paths = [folder / f"{code}.ftl", *sorted(folder.glob(f"*.{code}.ftl"))]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


@cache
def _resource(folder: Path, code: str) -> Resource:
    """The parsed catalogue. It is cached: parsing takes a tenth of a second."""
    return FluentResource(sentences(folder, code))


def languages() -> list[str]:
    return sorted(path.stem for path in SHARED.glob("*.ftl") if "." not in path.stem)


def system_language() -> str:
    """The system's language if there is a catalogue for it; otherwise English."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first one that is set decides, as in POSIX
    locale = next((value for name in names if (value := os.environ.get(name))), "")
    code = re.split("[_.@]", locale)[0].lower()
    return code if code in languages() else DEFAULT


def game_language(game: Game, code: str) -> str:
    """The language of a game's own sentences: this one if the game has it, otherwise English."""
    return code if (game.folder / "locales" / f"{code}.ftl").exists() else DEFAULT


def rules_page(game: Game, code: str) -> Path:
    """The rules of a game in this language, or in the original one if there is no translation."""
    page = game.folder / f"rules.{code}.md"
    return page if page.exists() else game.folder / "rules.md"


_BEFORE_A_VOWEL: Final = re.compile(r"\b([Dd])e (?=[AEIOUÀÂÉÈÊÎÔŒ])")


def _elided(text: str) -> str:
    """A French sentence with “d’” before a name that begins with a vowel, as in “d’Orange”."""
    return _BEFORE_A_VOWEL.sub(r"\1’", text)


class Language:
    """The sentences of one language: the shared ones and those of a game."""

    def __init__(
        self, code: str, game: Game | None = None, names: Sequence[str] = (), codes: str = "none"
    ) -> None:
        if code not in languages():
            raise InputError("language", f"{shown(code)} is not known", ", ".join(languages()))
        self.code = code
        self.codes = codes
        """Whether sentences name things by the codes of a drawing: “all”, as in the terminal, or
        “none”. Sentences get this as `$codes`."""
        self._game = game
        self._names = names
        # A game without this language falls back to English, which needs English plurals.
        self._bundles = {code: FluentBundle([code], use_isolating=False)}
        self._bundles[code].add_resource(_resource(SHARED, code))
        self._own = (SHARED, code)
        if game is not None:
            own = game_language(game, code)
            self._own = (game.folder / "locales", own)
            bundle = self._bundles.setdefault(own, FluentBundle([own], use_isolating=False))
            bundle.add_resource(_resource(*self._own))

    def has(self, key: str) -> bool:
        return self._bundle_with(key) is not None

    def _bundle_with(self, key: str) -> FluentBundle | None:
        return next((one for one in self._bundles.values() if one.has_message(key)), None)

    def say(self, message: Message) -> str:
        return self.sentence(message.key, **message.args)

    def sentence(self, key: str, **args: Argument) -> str:
        """The sentence of a key. A missing key or argument is a bug and raises SentenceError.

        For a word such as `area`, `area-key` is its key: a language with cases chooses by it.
        """
        bundle = self._bundle_with(key)
        pattern = None if bundle is None else bundle.get_message(key).value
        if bundle is None or pattern is None:
            raise self._missing(key)
        values = {name: self._plain(value) for name, value in args.items()}
        values |= {f"{name}-key": one.key for name, one in args.items() if isinstance(one, Word)}
        values["codes"] = self.codes
        text, errors = bundle.format_pattern(pattern, values)
        if errors:
            given = ", ".join(args) or "none"
            raise SentenceError(
                f"the sentence {key} in {bundle.locales[0]}: {errors[0]}; given: {given}"
            )
        return _elided(str(text)) if bundle.locales[0] == "fr" else str(text)

    def _missing(self, key: str) -> SentenceError:
        """The error for a missing sentence. It names an entry that Fluent cannot read."""
        folder, code = self._own
        unread = [one for one in _resource(folder, code).body if isinstance(one, Junk)]
        first = (unread[0].content or "").strip().partition("\n")[0] if unread else ""
        hint = f"; an entry that cannot be read begins with {first!r}" if unread else ""
        return SentenceError(f"{folder / f'{code}.ftl'} has no sentence {key}{hint}")

    def name(self, participant: int) -> str:
        """The name that was given to a participant, or its colour."""
        if participant < len(self._names) and self._names[participant]:
            return self._names[participant]
        if self._game is None:
            return str(participant)
        return self.say(self._game.participant_name(participant))

    def listed(self, parts: Iterable[str]) -> str:
        """The parts as a list in this language: “a, b and c”."""
        return format_list(list(parts), locale=self.code)

    def _plain(self, value: Argument) -> int | str:
        if isinstance(value, Word):
            return self.sentence(value.key)
        if isinstance(value, Who):
            return self.name(value.participant)
        if isinstance(value, Message):
            return self.say(value)
        return value
