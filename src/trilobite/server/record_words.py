"""What is wrong with a record that somebody brings along: the field and what would be right.

The engine complains in English, for programs and the terminal. Whoever opens a file in a browser
reads it in their own language; so it is found out here again what the complaint is about.
"""

import json
import re
from collections.abc import Sequence

from trilobite.engine import Argument, Game, InputError, find_game, game_keys
from trilobite.engine.chance import SEED_BYTES
from trilobite.engine.language import Language
from trilobite.engine.matches import Mismatch
from trilobite.engine.records import FIELDS, RECORD_FORMAT, Record
from trilobite.server.names import NAME_LENGTH

MOST_ACTIONS = 5000
LONGEST_SEED = 1024
"""Bytes of a seed, and of its salt."""

LONGEST_VALUE = 60
_PARTS = re.compile(r"\.([^.\[]+)|\[(\d+)\]")
_MISSING = object()
Wanted = tuple[str, dict[str, Argument]]
"""A key that says what would be right, and its arguments."""


def complaint(error: InputError, data: object, language: str) -> str:
    """What is wrong with a record, said of the field that the engine complains about."""
    tongue = Language(language)
    field, value = error.where.removeprefix("record").lstrip("."), _value_at(data, error.where)
    if field.startswith("'") or _is_unknown_option(field, data):
        allowed = _option_names(data) if field.startswith("options") else FIELDS
        return tongue.tell("record-unknown", field=field.strip("'"), allowed=", ".join(allowed))
    key, args = _wanted(field, error, data)
    expected = tongue.tell(key, **args)
    if value is _MISSING:
        return tongue.tell("record-missing", field=field, expected=expected)
    shown = _shown(value)
    if not field:
        return tongue.tell("record-nothing", value=shown, expected=expected)
    return tongue.tell("record-wrong", field=field, value=shown, expected=expected)


def untrue(record: Record, mismatch: Mismatch, language: str) -> InputError:
    """Where a record that can be read stops being a game: an action, or the result."""
    tongue = Language(language, record.game)
    if mismatch.step is None or mismatch.step == len(record.steps):
        return InputError("record.result", tongue.tell("record-result"))
    number, action = mismatch.step + 1, record.steps[mismatch.step].action[:LONGEST_VALUE]
    where = f"record.actions[{mismatch.step}]"
    if mismatch.refusal is not None:
        reason = tongue.say(mismatch.refusal.message())
        said = tongue.tell("record-action-forbidden", number=number, action=action, reason=reason)
    elif _is_action(record.game, record.steps[mismatch.step].action):
        said = tongue.tell("record-action-differs", number=number, action=action)
    else:
        said = tongue.tell("record-action-unknown", number=number, action=action)
    return InputError(where, said)


def _is_action(game: Game, text: str) -> bool:
    try:
        game.actions.from_text(text)
    except InputError:
        return False
    return True


def _value_at(data: object, where: str) -> object:
    """What stands in a field, "record.names[1]"; _MISSING if nothing does."""
    for name, index in _PARTS.findall(where.removeprefix("record")):
        if name:
            data = data.get(name, _MISSING) if isinstance(data, dict) else _MISSING
        else:
            is_there = isinstance(data, list) and int(index) < len(data)
            data = data[int(index)] if is_there and isinstance(data, list) else _MISSING
    return data


def _wanted(field: str, error: InputError, data: object) -> Wanted:
    """What would be right in a field."""
    name = re.split(r"[.\[]", field)[0]
    is_whole = field == name
    values = _values(field, error, data)
    if values:
        return "record-wants-values", {"allowed": ", ".join(values)}
    if name == "actions" and field.endswith("][0]"):
        return "record-wants-seat", {"most": _players(data) - 1}
    if name == "actions" and field.count("[") > 1:
        return "record-wants-text", {}
    if name == "names":
        key = "record-wants-names" if is_whole else "record-wants-name"
        return key, {"number": _players(data) if is_whole else NAME_LENGTH}
    if name == "actions":
        many: Wanted = ("record-wants-actions", {"most": MOST_ACTIONS})
        return many if is_whole else ("record-wants-action", {})
    if name in ("seed", "salt"):
        least = SEED_BYTES if name == "seed" else 0
        return "record-wants-digits", {"least": 2 * least, "most": 2 * LONGEST_SEED}
    return _OTHERS.get(name, "record-wants-object"), {}


_OTHERS = {
    "commitment": "record-wants-text",
    "result": "record-wants-result",
    "position": "record-wants-position",
}


def _values(field: str, error: InputError, data: object) -> Sequence[str]:
    """The few values that a field may have; none if they cannot be listed."""
    game = _game_of(data)
    if field.startswith("options."):
        return [error.allowed] if error.allowed else []
    known: dict[str, Sequence[str]] = {
        "format": [RECORD_FORMAT],
        "game": game_keys(),
        "rules": [] if game is None else [game.rules_version],
        "players": [] if game is None else [str(count) for count in game.player_counts],
        "seed_chosen": ["true", "false"],
    }
    return known.get(field, [])


def _game_of(data: object) -> Game | None:
    key = data.get("game") if isinstance(data, dict) else None
    return find_game(key) if isinstance(key, str) and key in game_keys() else None


def _players(data: object) -> int:
    players = data.get("players") if isinstance(data, dict) else None
    return players if isinstance(players, int) else 1


def _option_names(data: object) -> list[str]:
    game = _game_of(data)
    return [] if game is None else [option.name for option in game.options]


def _is_unknown_option(field: str, data: object) -> bool:
    name = field.removeprefix("options.")
    return field != name and name not in _option_names(data)


def _shown(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= LONGEST_VALUE else text[: LONGEST_VALUE - 1] + "…"
