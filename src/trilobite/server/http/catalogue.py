"""What this server offers: games, bots, languages and rules."""

import logging
from functools import lru_cache
from pathlib import Path

from trilobite.bots.levels import levels_first
from trilobite.bots.registry import bot_names
from trilobite.engine import (
    Game,
    NumberField,
    NumbersOption,
    Option,
    all_games,
    broken_games,
    find_game,
    game_keys,
)
from trilobite.engine.language import (
    DEFAULT,
    SHARED,
    game_language,
    languages,
    rules_page,
    sentences,
)
from trilobite.guides.lessons import lesson_games, lessons_of
from trilobite.guides.puzzles import puzzles_of
from trilobite.server.common.errors import not_found
from trilobite.server.common.wire.catalogue import (
    Catalogue,
    GameInfo,
    LessonInfo,
    NumberInfo,
    OptionInfo,
)

logger = logging.getLogger(__name__)
LONGEST_WISHES = 200
"""Maximum length of a list of languages in an address."""


@lru_cache(maxsize=1)
def games() -> list[GameInfo]:
    return [_game_info(game) for game in all_games()]


def report_broken_games() -> None:
    """Log which games are not offered; called once, before workers and bot processes start."""
    for problem in broken_games():
        logger.warning("%s", problem)


@lru_cache(maxsize=1)
def bots() -> list[str]:
    return levels_first(bot_names())


def prepare() -> None:
    """Prepare what every page requests first, because reading all puzzles takes a moment."""
    games()
    bots()


def _game_info(game: Game) -> GameInfo:
    counts = list(game.player_counts)
    return GameInfo(
        key=game.key,
        players=counts,
        options=[
            OptionInfo(
                name=option.name,
                rule=option.rule,
                default=option.default,
                values={str(count): list(option.values(count)) for count in counts},
                numbers=_numbers(option, counts),
            )
            for option in game.options
        ],
        actions=len(game.actions),
        lessons=_lessons(game),
        puzzles=len(puzzles_of(game)),
    )


def _lessons(game: Game) -> list[LessonInfo]:
    if game.key not in lesson_games():
        return []
    return [
        LessonInfo(guide=lesson.name, title=lesson.title, steps=len(lesson.steps))
        for lesson in lessons_of(game.key)
    ]


def _numbers(option: Option, counts: list[int]) -> dict[str, list[NumberInfo]]:
    if not isinstance(option, NumbersOption):
        return {}
    return {str(count): [_number_info(f) for f in option.fields(count)] for count in counts}


def _number_info(field: NumberField) -> NumberInfo:
    return NumberInfo(
        key=field.key,
        group=field.group,
        default=field.default,
        provenance=field.provenance,
        choices=list(field.choices),
        low=field.low,
        high=field.high,
    )


def catalogue(wishes: str) -> Catalogue:
    """The sentences of the first known language in a list such as `pt,fr,en`."""
    known = languages()
    for language in wishes[:LONGEST_WISHES].split(","):
        if language in known:
            return _catalogue(language)
    raise not_found("There is no such language.")


@lru_cache(maxsize=32)
def _catalogue(language: str) -> Catalogue:
    """The sentences of a language; those of a game that lacks it are in English."""
    codes = {game.key: game_language(game, language) for game in all_games()}
    return Catalogue(
        language=language,
        languages=languages(),
        shared=sentences(SHARED, language),
        games={key: _own(key, code) for key, code in codes.items() if code == language},
        english={key: _own(key, DEFAULT) for key, code in codes.items() if code != language},
    )


def _own(key: str, language: str) -> str:
    return sentences(find_game(key).folder / "locales", language)


def rules(game: str, language: str) -> str:
    """A game's rules in a language, or in their original language if there is no translation."""
    if game not in game_keys() or language not in languages():
        raise not_found("There are no rules for this game and language.")
    page = rules_page(find_game(game), language)
    if not page.exists():
        raise not_found("There are no rules for this game and language.")
    return _text(page)


@lru_cache(maxsize=32)
def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")
