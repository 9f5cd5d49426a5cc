"""The list of games with their player counts and options, and of bots."""

import json

from trilobite.bots.levels import levels_first
from trilobite.bots.registry import bot_names
from trilobite.engine import Game, NumberField, NumbersOption, Option, all_games
from trilobite.engine.language import Language
from trilobite.terminal.screen import Screen


def games_as_json() -> dict[str, object]:
    return {
        "games": [_game_as_json(game) for game in all_games()],
        "bots": levels_first(bot_names()),
    }


def _game_as_json(game: Game) -> dict[str, object]:
    most = max(game.player_counts)
    return {
        "key": game.key,
        "rules": game.rules_version,
        "players": list(game.player_counts),
        "options": [
            {
                "name": option.name,
                "rule": option.rule,
                "default": option.default,
                "values": list(option.all_values(most)),
                **_numbers_as_json(game, option),
            }
            for option in game.options
        ],
    }


def _numbers_as_json(game: Game, option: Option) -> dict[str, object]:
    """The printed numbers that may be replaced, by number of players."""
    if not isinstance(option, NumbersOption):
        return {}
    counts = game.player_counts
    return {"numbers": {str(n): [_number_as_json(f) for f in option.fields(n)] for n in counts}}


def _number_as_json(field: NumberField) -> dict[str, object]:
    allowed = list(field.choices) if field.choices else [field.low, field.high]
    return {
        "key": field.key,
        "default": field.default,
        "provenance": field.provenance,
        "choices" if field.choices else "range": allowed,
    }


def list_games(code: str) -> None:
    for game in all_games():
        key, screen = game.key, Screen(Language(code, game))
        sentence = screen.language.sentence
        screen.say(
            "terminal-games-players",
            style="heading",
            title=sentence(f"{key}-title"),
            game=key,
            players=screen.language.listed(map(str, game.player_counts)),
            summary=sentence(f"{key}-summary"),
        )
        for option in game.options:
            _list_option(screen, game, option)
        screen.line()
    shared = Language(code)
    bots = shared.listed(levels_first(bot_names()))
    Screen(shared).say("terminal-games-bots", bots=bots)


def _list_option(screen: Screen, game: Game, option: Option) -> None:
    """List the values of an option, as `--option name=value` accepts them, with meanings."""
    sentence = screen.language.sentence
    label = sentence(f"option-{game.key}-{option.name}")
    args = {"name": option.name, "rule": option.rule, "label": label}
    screen.indented(sentence("terminal-games-option", **args))
    for value in option.all_values(max(game.player_counts)):
        meaning = sentence(f"option-{game.key}-{option.name}-{str(value).lower()}")
        key = "terminal-games-default" if value == option.default else "terminal-games-value"
        screen.indented("  " + sentence(key, value=option.typed(value), meaning=meaning))
    if isinstance(option, NumbersOption):
        fields = option.fields(max(game.player_counts))
        example = f'{{"{fields[0].key}": {json.dumps(fields[0].default)}}}'
        screen.indented(
            "  " + sentence("terminal-games-numbers", name=option.name, example=example)
        )
        for group in dict.fromkeys(field.group for field in fields):
            numbers = "  ".join(f"{f.key} {f.default}" for f in fields if f.group == group)
            heading = sentence(f"option-{game.key}-{option.name}-{group}")
            screen.indented(
                "  " + sentence("terminal-games-group", heading=heading, numbers=numbers)
            )
