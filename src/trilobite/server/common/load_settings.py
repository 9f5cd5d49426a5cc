"""Loads the settings: first the defaults, then a file, then the environment, then options.

An error is one line that names the setting, where it was set, and what is allowed. It never repeats
a secret value.
"""

import difflib
import os
import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any, TypeVar

import click

from trilobite.server.common.settings import Settings, SettingsError

PREFIX = "TRILOBITE_"
CONFIG = PREFIX + "CONFIG"
"""The environment variable that names the settings file."""

MISSPELLING_SIMILARITY = 0.75
"""Similarity at which an unknown variable counts as a misspelt setting, as in PROT for PORT."""

_WORDS = {"true": True, "yes": True, "on": True, "1": True}
_WORDS |= {"false": False, "no": False, "off": False, "0": False}
_ALLOWED = {str: "text", int: "a whole number", float: "a number", bool: "true or false"}
_KINDS: dict[str, type] = {setting.name: type(setting.default) for setting in fields(Settings)}
_SECRET = {setting.name for setting in fields(Settings) if not setting.repr}
T = TypeVar("T")

RENAMED = {"house_bot": "default_bot", "private_targets": "private_destinations"}
"""Old names of settings, and their current names. The old names still work."""


def read_settings(
    environment: Mapping[str, str] = os.environ,
    config: str | None = None,
    chosen: Iterable[str] = (),
    **given: str | int | None,
) -> Settings:
    """The settings from all sources.

    `chosen` has texts such as port=81. A value of `given` that is None counts as not given.
    """
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
        problem = f'{path} is not valid TOML, such as port = 8000 or db = "…": {error}'
        raise SettingsError(problem) from None
    values = _under_present_names(f"{path}: ", found)
    return {name: _typed(f"{path}: ", name, value) for name, value in values.items()}


def _under_present_names(where: str, found: Mapping[str, T]) -> dict[str, T]:
    """The values from one source. Old names are reported; if both are given, the new one counts."""
    values = {name: value for name, value in found.items() if name not in RENAMED}
    for old, name in RENAMED.items():
        if old in found:
            click.echo(f"{where}the setting {old} is now called {name}", err=True)
            values.setdefault(name, found[old])
    return values


def _typed(where: str, name: str, value: object) -> object:
    """Check a value that already has a type."""
    kind = _kind(where, name)
    if kind is float and type(value) is int:
        return float(value)
    if type(value) is not kind:
        raise _wrong(where + name, name, value)
    return value


def _from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    variables = {PREFIX + name.upper(): name for name in (*_KINDS, *RENAMED)}
    for variable in environment:
        if variable.startswith(PREFIX) and variable not in {*variables, CONFIG}:
            _check_not_misspelt(variable)
    found = {
        name: environment[variable]
        for variable, name in variables.items()
        if environment.get(variable)
    }
    values = _under_present_names("environment: ", found)
    return {name: _read(PREFIX + name.upper(), name, text) for name, text in values.items()}


def _check_not_misspelt(variable: str) -> None:
    """Refuse a variable that is almost a setting; other programs may use our prefix as well."""
    near = _nearest(variable.removeprefix(PREFIX).lower(), MISSPELLING_SIMILARITY)
    if near:
        meant = PREFIX + near.upper()
        raise SettingsError(f"there is no setting {variable}; did you mean {meant}?")


def _nearest(name: str, similarity: float = 0.6) -> str:
    """The current name of the setting that is probably meant; "" if no name is similar."""
    near = difflib.get_close_matches(name, [*_KINDS, *RENAMED], 1, cutoff=similarity)
    return RENAMED.get(near[0], near[0]) if near else ""


def _from_options(chosen: Iterable[str]) -> dict[str, Any]:
    found: dict[str, str] = {}
    for text in chosen:
        name, sign, value = text.partition("=")
        name = name.strip().replace("-", "_")
        _kind("--set ", RENAMED.get(name, name))
        if not sign:
            raise SettingsError(f"--set {name} needs a value: --set {name}=…")
        found[name] = value
    values = _under_present_names("--set: ", found)
    return {name: _read(f"--set {name}", name, text) for name, text in values.items()}


def _read(where: str, name: str, text: str) -> object:
    """Convert a value that is still text."""
    kind = _KINDS[name]
    try:
        return _WORDS[text.lower()] if kind is bool else kind(text)
    except (ValueError, KeyError):
        raise _wrong(where, name, text) from None


def _kind(where: str, name: str) -> type:
    if name not in _KINDS:
        near = _nearest(name)
        meant = f"; did you mean {near}?" if near else "."
        raise SettingsError(f"{where}there is no setting {name!r}{meant} See docs/host/hosting.md.")
    return _KINDS[name]


def _wrong(where: str, name: str, value: object) -> SettingsError:
    shown = "" if name in _SECRET else f", not {value!r}"
    return SettingsError(f"{where} has to be {_ALLOWED[_KINDS[name]]}{shown}")


F = TypeVar("F", bound=Callable[..., Any])


def settings_options(command: F) -> F:
    """Add the options of every command that reads the settings."""
    for option in (
        click.option(
            "--set", "chosen", metavar="NAME=VALUE", multiple=True,
            help="Any setting of docs/host/hosting.md; may be repeated.",
        ),
        click.option("--config", metavar="FILE", help=f"A TOML file with settings. [{CONFIG}]"),
        click.option(
            "--db",
            metavar="URL",
            help="Database, such as sqlite:///games.db. [a file in your home folder]",
        ),
    ):  # fmt: skip
        command = option(command)
    return command
