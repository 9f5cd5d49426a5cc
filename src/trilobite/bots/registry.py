"""Which bots there are: the entry points `trilobite.bots`."""

from importlib.metadata import entry_points

from trilobite.bots.contract import Bot
from trilobite.engine import InputError
from trilobite.engine.reading import shown

GROUP = "trilobite.bots"


def bot_names() -> list[str]:
    return sorted(entry.name for entry in entry_points(group=GROUP))


def find_bot(name: str) -> type[Bot]:
    """The bot of that name; it is made by calling it with a seed."""
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            bot = entry.load()
            if not (isinstance(bot, type) and issubclass(bot, Bot)):
                raise TypeError(f"the entry point {name!r} names {bot!r}, which is no Bot")
            return bot
    raise InputError("bot", f"{shown(name)} is not known", ", ".join(bot_names()))
