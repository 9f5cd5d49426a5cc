"""Who sits where: people and bots. A record keeps it in its names: `bot:steady` or a person's."""

import hashlib
from collections.abc import Sequence

from trilobite.bots.contract import Bot
from trilobite.bots.registry import find_bot
from trilobite.engine import Game, InputError, State
from trilobite.engine.language import Language
from trilobite.engine.reading import shown

ALL = "all"
_BOT = "bot:"


def read_seats(values: Sequence[str], players: int) -> list[int]:
    """The seats of people. They are counted from 1 by people and from 0 inside."""
    if ALL in values:
        return list(range(players))
    seats: set[int] = set()
    for value in values:
        if value not in [str(seat + 1) for seat in range(players)]:
            raise InputError("--seat", f"{shown(value)} is no seat", f"1 to {players}, {ALL}")
        seats.add(int(value) - 1)
    return sorted(seats)


def name_seats(
    players: int, people: Sequence[int], names: Sequence[str], bots: Sequence[str]
) -> list[str]:
    """The names for the record; several bots take the free seats in turn."""
    if len(names) > len(people):
        raise InputError("--name", f"{len(names)} names for {len(people)} people")
    for name in names:
        if name.startswith(_BOT):
            raise InputError("--name", f"{shown(name)} would be taken for a bot")
    for bot in bots:
        find_bot(bot)
    called = dict(zip(people, names, strict=False))
    free = [seat for seat in range(players) if seat not in people]
    at_the_table = {seat: _BOT + bots[i % len(bots)] for i, seat in enumerate(free)}
    return [called.get(seat) or at_the_table.get(seat, "") for seat in range(players)]


def bot_name(name: str) -> str | None:
    """The bot that a record's name stands for, if it is one."""
    return name.removeprefix(_BOT) if name.startswith(_BOT) else None


def people_in(names: Sequence[str]) -> list[int]:
    return [seat for seat, name in enumerate(names) if bot_name(name) is None]


def make_bots(names: Sequence[str], seed: bytes, moves: int) -> dict[int, Bot]:
    """The bots by seat. Their seeds tell them nothing about the seed of the game."""
    bots: dict[int, Bot] = {}
    for seat, name in enumerate(names):
        bot = bot_name(name)
        if bot is not None:
            text = seed + f" bot {seat} after {moves}".encode()
            bots[seat] = find_bot(bot)(int.from_bytes(hashlib.sha256(text).digest()[:12], "big"))
    return bots


def shown_names(game: Game, code: str, names: Sequence[str]) -> list[str]:
    """What the participants are called on the screen; a lone person is told who that is."""
    language = Language(code, game)
    shown_as = [language.name(p) for p in range(1 + max(game.participants(len(names))))]
    people = people_in(names)
    for seat, name in enumerate(names):
        participant = game.participant_of(seat, len(names))
        colour = shown_as[participant]
        bot = bot_name(name)
        if bot is not None:
            text = language.tell("terminal-name-bot", name=colour, bot=bot)
        elif people == [seat]:
            text = language.tell("terminal-name-you", name=name or colour)
        else:
            text = name or colour
        shown_as[participant] = printable(text)
    return shown_as


def decider_name(language: Language, state: State, seat: int) -> str:
    """Who decides now, and for whom, if that is somebody else."""
    own = state.game.participant_of(seat, state.players)
    participant = state.decides_for(seat)
    who = language.name(own)
    if participant == own:
        return who
    return language.tell("terminal-name-for", who=who, name=language.name(participant))


def printable(text: str) -> str:
    """A text from a file, without what would confuse a terminal."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)
