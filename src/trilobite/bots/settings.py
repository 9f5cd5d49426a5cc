"""Reading the settings behind a bot's name: `search:iterations=500` sets one."""

from trilobite.engine.reading import InputError, shown

_LONGEST = 9
"""Digits of a whole number; more is not meant."""


def whole_number(setting: str, value: str, least: int, word: str = "") -> int:
    """The number; `word` is what the caller takes in its place, for the error to name."""
    if value.isdecimal() and len(value) <= _LONGEST and int(value) >= least:
        return int(value)
    raise _wrong(setting, value, f"a whole number from {least}" + (f", or {word}" if word else ""))


def amount(setting: str, value: str, most: float = 1e6) -> float:
    try:
        number = float(value)
    except ValueError:
        number = -1.0
    if 0 <= number <= most:
        return number
    raise _wrong(setting, value, f"a number from 0 to {most:g}")


def unknown(bot: str, setting: str, known: str) -> InputError:
    return InputError("bot", f"{bot} has no setting {shown(setting)}", known)


def _wrong(setting: str, value: str, allowed: str) -> InputError:
    return InputError("bot", f"{setting} cannot be {shown(value)}", allowed)
