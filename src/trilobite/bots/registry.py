"""Which bots there are: the entry points `trilobite.bots`."""

from collections.abc import Callable
from importlib.metadata import entry_points

from trilobite.bots.contract import Bot
from trilobite.engine import InputError
from trilobite.engine.reading import shown

GROUP = "trilobite.bots"
MakeBot = Callable[[int], Bot]


def bot_names() -> list[str]:
    return sorted(entry.name for entry in entry_points(group=GROUP))


def find_bot(text: str) -> MakeBot:
    """The bot of a name, with settings behind it or without; it is made by calling it with a seed.

    `search:iterations=500:playout=full` is the bot `search` with two settings.
    """
    name, *settings = text.split(":")
    kind = _load(name)
    if not settings:
        return kind
    pairs = [_read_setting(setting) for setting in settings]

    def make(seed: int) -> Bot:
        bot = kind(seed)
        for key, value in pairs:
            bot.configure(key, value)
        return bot

    make(0)  # complains now, not when the game has begun
    return make


def _load(name: str) -> type[Bot]:
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            bot = entry.load()
            if not (isinstance(bot, type) and issubclass(bot, Bot)):
                raise TypeError(f"the entry point {name!r} names {bot!r}, which is no Bot")
            return bot
    raise InputError("bot", f"{shown(name)} is not known", ", ".join(bot_names()))


def _read_setting(text: str) -> tuple[str, str]:
    key, equals, value = text.partition("=")
    if not (key and equals and value):
        raise InputError("bot", f"{shown(text)} is no setting", "name=value")
    return key, value
