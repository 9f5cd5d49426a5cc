"""Reading the arguments of an environment: errors say what is wrong and what is allowed."""

from collections.abc import Mapping
from operator import index

from trilobite.engine import InputError
from trilobite.engine.reading import shown
from trilobite.envs.pictures import MODES


def read_whole(value: object, where: str, allowed: str = "a whole number") -> int:
    """A whole number, of Python or of numpy; text, fractions and booleans are errors."""
    try:
        if isinstance(value, bool):
            raise TypeError  # noqa: TRY301 - nobody means a number by True
        return index(value)  # type: ignore[arg-type]  # raises TypeError if it is not a number
    except TypeError:
        raise InputError(where, f"{shown(value)} is not a whole number", allowed) from None


def read_action(value: object, actions: int) -> int:
    """The id of an action, legal or not."""
    allowed = f"0 to {actions - 1}"
    id = read_whole(value, "action", allowed)
    if not 0 <= id < actions:
        raise InputError("action", f"{shown(value)} is not an id", allowed)
    return id


def read_given(options: object) -> Mapping[str, object]:
    """The options of a game as a mapping; the game itself checks what is in it."""
    if options is None:
        return {}
    if not isinstance(options, Mapping):
        problem = f"{shown(options)} is not a mapping"
        raise InputError("options", problem, 'names with values, as in {"memory": True}')
    return options


def read_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise InputError("render_mode", f"{shown(mode)} is not known", ", ".join(MODES))
    return mode
