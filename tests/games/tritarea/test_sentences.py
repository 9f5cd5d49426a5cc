"""Sentences that say what follows from several numbers at once."""

import pytest

from trilobite.engine import Argument, Message, Who, Word
from trilobite.engine.language import Language, languages
from trilobite.games.tritarea import GAME

Arguments = dict[str, Argument]

AREA: Arguments = {
    "who": Who(0),
    "suit": Word("tritarea-modern"),
    "position": 1,
    "sharers": 1,
    "points": 10,
}
START: Arguments = {"who": Who(0), "chance": 0}
DEFAULT: Arguments = {"who": Who(0), "down": 0}
DECLARED: Arguments = {
    "who": Who(0),
    "suit": Word("tritarea-modern"),
    "position": 3,
    "way": "loss",
    "rank": 7,
}

SENTENCES: list[tuple[str, Arguments, str]] = [
    ("start-chosen", {**START, "tied": 1, "by": "marker"}, "has the most points, starts the round"),
    (
        "start-chosen",
        {**START, "tied": 2, "by": "marker"},
        "2 players are tied at the top. Clockwise from the marker, Orange is the first of them",
    ),
    (
        "start-chosen",
        {**START, "tied": 3, "by": "previous"},
        "3 players are tied at the top. Clockwise from the last start player, Orange is the next",
    ),
    ("area-scored", {**AREA, "sole": 1}, "alone has a top in Modern, so both prizes are theirs"),
    ("area-scored", {**AREA, "sole": 0}, "Orange is first in Modern and gets 10 points"),
    ("defaulted", {**DEFAULT, "lost": 3, "due": 0}, "builds nothing and loses 3 points."),
    (
        "defaulted",
        {**DEFAULT, "lost": 3, "due": 7},
        "3 points: all they had, as it would have cost 7",
    ),
    ("defaulted", {**DEFAULT, "lost": 0, "due": 7}, "having no points: it would have cost 7"),
    ("declaration-scored", {**DECLARED, "lost": 7, "short": 0}, "and loses 7 points."),
    ("declaration-scored", {**DECLARED, "lost": 4, "short": 1}, "all they had, as the rank is 7"),
]


@pytest.mark.parametrize(("key", "args", "words"), SENTENCES)
def test_a_sentence_says_why(key: str, args: dict[str, Argument], words: str) -> None:
    assert words in Language("en", GAME).say(Message(f"tritarea-{key}", args))


@pytest.mark.parametrize("code", languages())
def test_every_language_makes_the_same_distinctions(code: str) -> None:
    language = Language(code, GAME)
    said = [language.say(Message(f"tritarea-{key}", args)) for key, args, _ in SENTENCES]
    assert len(set(said)) == len(said)
