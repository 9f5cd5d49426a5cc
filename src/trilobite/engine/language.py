"""Languages: messages become sentences, by Fluent catalogues that Python and browser share."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from trilobite.engine.contract import Game
from trilobite.engine.messages import Argument, Message, Who, Word
from trilobite.engine.reading import InputError, shown

SHARED = Path(__file__).parent.parent / "locales"


@cache
def _catalogue(path: Path) -> Resource:
    """Reading one takes a tenth of a second, and they do not change."""
    return FluentResource(path.read_text(encoding="utf-8"))


def languages() -> list[str]:
    return sorted(path.stem for path in SHARED.glob("*.ftl"))


class Language:
    """The sentences of one language: the shared ones and those of one game."""

    def __init__(self, code: str, game: Game | None = None, names: Sequence[str] = ()) -> None:
        if code not in languages():
            raise InputError("language", f"{shown(code)} is not known", ", ".join(languages()))
        self.code = code
        self._game = game
        self._names = names
        self._bundle = FluentBundle([code], use_isolating=False)
        folders = [SHARED] if game is None else [SHARED, game.folder / "locales"]
        for folder in folders:
            self._bundle.add_resource(_catalogue(folder / f"{code}.ftl"))

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def say(self, message: Message) -> str:
        return self.tell(message.key, **message.args)

    def tell(self, key: str, **args: Argument) -> str:
        """The sentence of a key. A missing key or argument is a bug, and says so."""
        pattern = self._bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            raise LookupError(f"the catalogue {self.code} has no message {key!r}")
        values = {name: self._plain(value) for name, value in args.items()}
        text, errors = self._bundle.format_pattern(pattern, values)
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

    def _plain(self, value: Argument) -> int | str:
        if isinstance(value, Word):
            return self.tell(value.key)
        if isinstance(value, Who):
            return self.name(value.participant)
        return value
