"""The reader's language: from the address, else from what the browser accepts, else English."""

from collections.abc import Sequence
from functools import lru_cache

from trilobite.engine import Game, InputError, Refusal, Word, find_game
from trilobite.engine.language import DEFAULT, Language, languages
from trilobite.engine.messages import arguments_to_json
from trilobite.server.tables import Table
from trilobite.server.trouble import bad_input
from trilobite.server.wire.trouble import RefusalInfo

COLOURS = ("orange", "blue", "yellow", "green", "purple", "black")
"""By number, as the client draws them."""


def choose_language(wanted: str | None, accepted: str) -> str:
    """The wanted language if there is one; else the best of an Accept-Language header."""
    known = languages()
    if wanted is not None:
        if wanted not in known:
            error = InputError("language", "That language is not known.", ", ".join(known))
            raise bad_input(error)
        return wanted
    for code in _by_preference(accepted[:200]):
        if code in known:
            return code
        if code.split("-")[0] in known:
            return code.split("-")[0]
    return DEFAULT


def _by_preference(accepted: str) -> list[str]:
    """The codes of an Accept-Language header, the most wanted first."""
    ranked: list[tuple[float, str]] = []
    for part in accepted.split(","):
        code, _, weight = part.strip().partition(";q=")
        try:
            ranked.append((-float(weight or 1), code.strip()))
        except ValueError:
            continue
    return [code for _, code in sorted(ranked, key=lambda pair: pair[0])]


@lru_cache(maxsize=128)
def _language(code: str, key: str, names: Sequence[str]) -> Language:
    return Language(code, find_game(key), names)


def language_at(table: Table, code: str) -> Language:
    """The sentences of a language with the names of the participants at a table.

    Who has no name is called a colour.
    """
    game = table.rules_of_play()
    plain = _language(code, game.key, ())
    names: list[str] = []
    for one in table.participants():
        # Numbers may be left out; nobody speaks of those.
        names += [""] * (one.participant - len(names))
        if one.seat is None:
            names.append(_npc(plain, one.colour))
        else:
            names.append(_person(plain, table, one.seat))
    return _language(code, game.key, tuple(names))


def _person(language: Language, table: Table, seat: int) -> str:
    colour = table.seats[seat].colour
    return table.seat_name(seat) or _colour(language, table.rules_of_play(), colour)


def _npc(language: Language, colour: int) -> str:
    word = Word(f"colour-{COLOURS[colour % len(COLOURS)]}")
    return language.tell("table-npc", colour=word)


def _colour(language: Language, game: Game, colour: int) -> str:
    return language.say(game.participant_name(colour))


def explain(table: Table, refusal: Refusal, code: str) -> RefusalInfo:
    sentence = language_at(table, code).say(refusal.message())
    return RefusalInfo(
        key=refusal.key,
        rule=refusal.rule,
        args=arguments_to_json(refusal.args),
        sentence=sentence,
    )
