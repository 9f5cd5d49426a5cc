"""The reader's language: from the address, or from the browser's settings, or else English."""

from collections.abc import Sequence
from functools import lru_cache

from trilobite.engine import Game, InputError, Refusal, Word, find_game
from trilobite.engine.language import DEFAULT, Language, languages
from trilobite.engine.messages import arguments_to_json
from trilobite.server.common.errors import ServiceError, bad_input
from trilobite.server.common.wire.errors import ErrorBody, RefusalInfo
from trilobite.server.tables.info import participants_of
from trilobite.server.tables.table import Table

COLOURS = ("orange", "blue", "yellow", "green", "purple", "black")
"""Names of the seats' colours, by number, as the client draws them."""


def choose_language(wanted: str | None, accepted: str) -> str:
    """The wanted language if given; otherwise the best one in an Accept-Language header."""
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

    A participant without a name is called by their colour.
    """
    game = table.rules_of_play()
    plain = _language(code, game.key, ())
    names: list[str] = []
    for one in participants_of(table):
        # There may be gaps in the numbers; such numbers are never mentioned.
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
    return language.sentence("table-npc", colour=word)


def _colour(language: Language, game: Game, colour: int) -> str:
    return language.say(game.participant_name(colour))


class RefusedError(ServiceError):
    """The rules refuse an action. The response explains it in the reader's language."""

    def __init__(self, refusal: Refusal, table: Table, *, is_by_rules: bool = True) -> None:
        """`is_by_rules` is False for a lesson's objection, or if there is nothing to undo."""
        super().__init__("refused", refusal.key)
        self.refusal = refusal
        self.table = table
        self.is_by_rules = is_by_rules

    def body_in(self, code: str) -> ErrorBody:
        info = explain(self.table, self.refusal, code)
        return ErrorBody(code="refused", problem=info.sentence, refusal=info)


def explain(table: Table, refusal: Refusal, code: str) -> RefusalInfo:
    sentence = language_at(table, code).say(refusal.message())
    return RefusalInfo(
        key=refusal.key,
        rule=refusal.rule,
        args=arguments_to_json(refusal.args),
        sentence=sentence,
    )
