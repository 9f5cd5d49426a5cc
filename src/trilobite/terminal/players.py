"""Players of the seats. A record stores them as names: `bot:steady`, or the name of a person."""

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
    """The seats of people, counted from 0; in `values` they are counted from 1."""
    if ALL in values:
        return list(range(players))
    seats: set[int] = set()
    for value in values:
        if value not in [str(seat + 1) for seat in range(players)]:
            raise InputError("--seat", f"{shown(value)} is not a seat", f"1 to {players}, {ALL}")
        seats.add(int(value) - 1)
    return sorted(seats)


def name_seats(
    players: int, people: Sequence[int], names: Sequence[str], bots: Sequence[str]
) -> list[str]:
    """The names for the record; several bots take the free seats in rotation."""
    if len(names) > len(people):
        raise InputError("--name", f"{len(names)} names for {len(people)} people")
    for name in names:
        if name.startswith(_BOT):
            raise InputError("--name", f"{shown(name)} would be read as a bot")
    for bot in bots:
        find_bot(bot)
    called = dict(zip(people, names, strict=False))
    free = [seat for seat in range(players) if seat not in people]
    at_the_table = {seat: _BOT + bots[i % len(bots)] for i, seat in enumerate(free)}
    return [called.get(seat) or at_the_table.get(seat, "") for seat in range(players)]


def bot_name(name: str) -> str | None:
    """The bot that a name in a record stands for; None if it is a person's name."""
    return name.removeprefix(_BOT) if name.startswith(_BOT) else None


def people_in(names: Sequence[str]) -> list[int]:
    return [seat for seat, name in enumerate(names) if bot_name(name) is None]


def make_bots(names: Sequence[str], seed: bytes, moves: int) -> dict[int, Bot]:
    """The bots by seat. The seed of the game cannot be derived from their seeds."""
    bots: dict[int, Bot] = {}
    for seat, name in enumerate(names):
        bot = bot_name(name)
        if bot is not None:
            text = seed + f" bot {seat} after {moves}".encode()
            bots[seat] = find_bot(bot)(int.from_bytes(hashlib.sha256(text).digest()[:12], "big"))
    return bots


def shown_names(game: Game, code: str, names: Sequence[str]) -> list[str]:
    """The names of the participants on the screen; a lone person's is marked as “you”."""
    language = Language(code, game)
    shown_as = [language.name(p) for p in range(1 + max(game.participants(len(names))))]
    people = people_in(names)
    for seat, name in enumerate(names):
        participant = game.participant_of(seat, len(names))
        colour = shown_as[participant]
        bot = bot_name(name)
        if bot is not None:
            text = language.sentence("terminal-name-bot", name=colour, bot=bot)
        elif people == [seat]:
            text = language.sentence("terminal-name-you", name=name or colour)
        else:
            text = name or colour
        shown_as[participant] = printable(text)
    return shown_as


def decider_name(language: Language, state: State, seat: int) -> str:
    """The name of the seat that decides, and of the participant if it is not its own."""
    own = state.game.participant_of(seat, state.players)
    participant = state.decides_for(seat)
    who = language.name(own)
    if participant == own:
        return who
    return language.sentence("terminal-name-for", who=who, name=language.name(participant))


def printable(text: str) -> str:
    """A text from a file, without characters that could confuse a terminal."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)
