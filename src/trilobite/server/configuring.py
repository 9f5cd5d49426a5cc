"""Where settings come from: the defaults, then a file, then the environment, then options.

Whatever is wrong is told in one line that names the setting, where it stands, and what it may be.
Values that are secrets are not repeated there.
"""

import difflib
import os
import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any, TypeVar

import click

from trilobite.server.settings import Settings, SettingsError

PREFIX = "TRILOBITE_"
CONFIG = PREFIX + "CONFIG"
"""Names the file; it cannot stand in the file itself."""

MISSPELT = 0.75
"""How like a setting a variable is that was meant to be one: two letters of PORT are swapped."""

_WORDS = {"true": True, "yes": True, "on": True, "1": True}
_WORDS |= {"false": False, "no": False, "off": False, "0": False}
_ALLOWED = {str: "a text", int: "a whole number", float: "a number", bool: "true or false"}
_KINDS: dict[str, type] = {setting.name: type(setting.default) for setting in fields(Settings)}
_SECRET = {setting.name for setting in fields(Settings) if not setting.repr}


def read_settings(
    environment: Mapping[str, str] = os.environ,
    config: str | None = None,
    chosen: Iterable[str] = (),
    **given: str | int | None,
) -> Settings:
    """Settings of all sources. `chosen` are texts as in port=81; None is not given."""
    file = config or environment.get(CONFIG)
    values = {
        **(_from_file(Path(file)) if file else {}),
        **_from_environment(environment),
        **_from_options(chosen),
        **{name: value for name, value in given.items() if value is not None},
    }
    return Settings(**values)


def _from_file(path: Path) -> dict[str, Any]:
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise SettingsError(f"{path} cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SettingsError(f'{path} is no TOML, as in port = 8000 or db = "…": {error}') from None
    return {name: _typed(f"{path}: ", name, value) for name, value in found.items()}


def _typed(where: str, name: str, value: object) -> object:
    """A value that has a type already."""
    kind = _kind(where, name)
    if kind is float and type(value) is int:
        return float(value)
    if type(value) is not kind:
        raise _wrong(where + name, name, value)
    return value


def _from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    names = {PREFIX + name.upper(): name for name in _KINDS}
    for variable in environment:
        if variable.startswith(PREFIX) and variable not in {*names, CONFIG}:
            _check_not_misspelt(variable, names)
    return {
        name: _read(variable, name, environment[variable])
        for variable, name in names.items()
        if environment.get(variable)
    }


def _check_not_misspelt(variable: str, known: Iterable[str]) -> None:
    """Other programs may have variables with our prefix; one that is nearly ours was meant so."""
    rest = {name.removeprefix(PREFIX): name for name in known}
    near = difflib.get_close_matches(variable.removeprefix(PREFIX), rest, 1, cutoff=MISSPELT)
    if near:
        raise SettingsError(f"there is no setting {variable}; do you mean {rest[near[0]]}?")


def _from_options(chosen: Iterable[str]) -> dict[str, Any]:
    values: dict[str, Any] = {}
    for text in chosen:
        name, sign, value = text.partition("=")
        name = name.strip().replace("-", "_")
        _kind("--set ", name)
        if not sign:
            raise SettingsError(f"--set {name} lacks its value, as in --set {name}=…")
        values[name] = _read(f"--set {name}", name, value)
    return values


def _read(where: str, name: str, text: str) -> object:
    """A value that is still a text."""
    kind = _KINDS[name]
    try:
        return _WORDS[text.lower()] if kind is bool else kind(text)
    except (ValueError, KeyError):
        raise _wrong(where, name, text) from None


def _kind(where: str, name: str) -> type:
    if name not in _KINDS:
        near = difflib.get_close_matches(name, _KINDS, 1)
        meant = f"; do you mean {near[0]}?" if near else ""
        raise SettingsError(f"{where}there is no setting {name!r}{meant} See docs/hosting.md.")
    return _KINDS[name]


def _wrong(where: str, name: str, value: object) -> SettingsError:
    shown = "" if name in _SECRET else f", and not {value!r}"
    return SettingsError(f"{where} has to be {_ALLOWED[_KINDS[name]]}{shown}")


F = TypeVar("F", bound=Callable[..., Any])


def settings_options(command: F) -> F:
    """The options of every command that needs the settings of a house."""
    for option in (
        click.option(
            "--set", "chosen", metavar="NAME=VALUE", multiple=True,
            help="Any setting of docs/hosting.md; may be repeated.",
        ),
        click.option("--config", metavar="FILE", help=f"Settings as TOML. [{CONFIG}]"),
        click.option(
            "--db", metavar="URL", help="Database, as in sqlite:///games.db. [a file of yours]"
        ),
    ):  # fmt: skip
        command = option(command)
    return command
