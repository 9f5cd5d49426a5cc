"""Reading the settings given after a bot's name, as in `search:iterations=500`."""

import warnings
from collections.abc import Mapping

from mypy_extensions import mypyc_attr

from trilobite.engine.reading import InputError, shown

_LONGEST = 9
"""Maximum number of digits in a whole number."""


@mypyc_attr(native_class=False)
class RenamedSettingWarning(DeprecationWarning):
    """A setting was given by its old name; the `trilobite` command shows this on stderr."""


def current_name(bot: str, setting: str, renamed: Mapping[str, str]) -> str:
    """The current name of a setting; an old name still works, with a warning."""
    if setting not in renamed:
        return setting
    name = renamed[setting]
    problem = f"the setting {setting!r} of the bot {bot!r} is deprecated; it is now {name!r}"
    warnings.warn(problem, RenamedSettingWarning, stacklevel=2)
    return name


def whole_number(setting: str, value: str, least: int, word: str = "") -> int:
    """The number; `word` is an alternative that the caller accepts, named in the error."""
    if value.isdecimal() and len(value) <= _LONGEST and int(value) >= least:
        return int(value)
    raise _wrong(
        setting, value, f"a whole number, {least} or more" + (f", or {word}" if word else "")
    )


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
