"""The registry of bots: the entry points of the group `trilobite.bots`."""

from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points

from trilobite.bots.contract import Bot
from trilobite.engine import InputError
from trilobite.engine.reading import shown
from trilobite.engine.registry import load_entry

GROUP = "trilobite.bots"
MakeBot = Callable[[int], Bot]


def bot_names() -> list[str]:
    return sorted(entry.name for entry in entry_points(group=GROUP))


def find_bot(text: str) -> MakeBot:
    """The factory of a named bot, with or without settings; call it with a seed.

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

    make(0)  # a wrong setting is reported now, not after the game has begun
    return make


def _load(name: str) -> type[Bot]:
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            return _loaded(entry)
    raise InputError("bot", f"{shown(name)} is not known", ", ".join(bot_names()))


def _loaded(entry: EntryPoint) -> type[Bot]:
    bot = load_entry(entry, "bot")
    if isinstance(bot, type) and issubclass(bot, Bot):
        return bot
    problem = f"{entry.name} ({entry.value}) is {shown(bot)}"
    raise InputError("bot", problem, "an entry point that names a subclass of Bot")


def _read_setting(text: str) -> tuple[str, str]:
    key, equals, value = text.partition("=")
    if not (key and equals and value):
        raise InputError("bot", f"{shown(text)} is not a setting", "name=value")
    return key, value
