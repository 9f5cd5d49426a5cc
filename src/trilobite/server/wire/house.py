"""Who a person is, and what there is in this house."""

from typing import Any, Literal

from trilobite.server.wire.base import Wire


class Me(Wire):
    """The person of this session: a public number and the name shown to others ('' until given)."""

    id: int
    name: str


class Name(Wire):
    name: str


class NumberInfo(Wire):
    """One printed number that a table may replace: a text of `choices`, or `low` to `high`."""

    key: str
    group: str
    default: str | int
    provenance: Literal["text", "public", "inferred"]
    """Where the default comes from; an inferred one is reconstructed."""
    choices: list[str]
    low: int
    high: int


class OptionInfo(Wire):
    """An option of a game; its words are in the catalogue: option-<game>-<name>[-<value>]."""

    name: str
    rule: str
    default: Any
    values: dict[str, list[Any]]
    """The allowed values by number of players."""
    numbers: dict[str, list[NumberInfo]] = {}
    """For a table of printed numbers: what it holds, by number of players."""


class GameInfo(Wire):
    key: str
    players: list[int]
    options: list[OptionInfo]
    actions: int
    lesson: bool
    """Whether there is a guided first game, "lesson/<key>"."""
    puzzles: int
    """How many there are, "puzzle/<key>/1" and so on."""


class Catalogue(Wire):
    """The sentences of one language: the shared Fluent source and one a game."""

    language: str
    languages: list[str]
    shared: str
    games: dict[str, str]
    english: dict[str, str]
    """Those of games that do not speak the language."""


class House(Wire):
    """What the first page needs."""

    version: str
    me: Me | None
    games: list[GameInfo]
    bots: list[str]
    local_only: bool
    """True if other machines cannot reach this one: then an invitation link does not work there."""
    reachable_at: str
    """The origin of links for others, if a page was itself opened on localhost; '' if unknown."""


class Admission(Wire):
    """What lets somebody into a house with a password: it, or an invitation or handover code."""

    password: str = ""
    token: str = ""
