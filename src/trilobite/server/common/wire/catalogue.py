"""The person of a session, and what this server offers: games, bots, languages."""

from typing import Any, Literal

from trilobite.server.common.wire.base import Json, Wire


class Me(Wire):
    """The person of this session: a public number, and the name that others see ('' until set)."""

    id: int
    name: str


class Name(Wire):
    name: str


class PreferencesInfo(Wire):
    """What a person has chosen for all tables. The server stores it and does not interpret it."""

    preferences: Json


class NumberInfo(Wire):
    """A printed number that a table may replace: one of `choices`, or a number `low` to `high`."""

    key: str
    group: str
    default: str | int
    provenance: Literal["text", "public", "inferred"]
    """The source of the default; an inferred one is reconstructed."""
    choices: list[str]
    low: int
    high: int


class OptionInfo(Wire):
    """An option of a game. Its texts are in the catalogue, as option-<game>-<name>[-<value>]."""

    name: str
    rule: str
    default: Any
    values: dict[str, list[Any]]
    """The allowed values by number of players."""
    numbers: dict[str, list[NumberInfo]] = {}
    """The fields of a table of printed numbers, by number of players."""


class LessonInfo(Wire):
    guide: str
    """The name of the guide: "lesson/trias", "lesson/trias/final"."""
    title: str
    """The message key of the title, in the catalogue of the game."""
    steps: int


class GameInfo(Wire):
    key: str
    players: list[int]
    options: list[OptionInfo]
    actions: int
    lessons: list[LessonInfo]
    """The lessons in their order; the first is a guided first game."""
    puzzles: int
    """The number of puzzles: "puzzle/<key>/1" and so on."""


class Catalogue(Wire):
    """The sentences of one language: a shared Fluent source, and one per game."""

    language: str
    languages: list[str]
    shared: str
    games: dict[str, str]
    english: dict[str, str]
    """The English sentences of games that lack the language."""


class InstanceInfo(Wire):
    """What a client needs first: version, person, games and bots."""

    version: str
    me: Me | None
    preferences: Json | None
    """What the person has chosen for all tables; null if nothing is stored."""

    games: list[GameInfo]
    bots: list[str]
    local_only: bool
    """Whether other machines cannot reach this server, so that invitations do not work there."""
    reachable_at: str
    """The origin for links to others, if a page was opened on localhost; '' if unknown."""


class AdmissionRequest(Wire):
    """Admission to a server with a password: the password, or an invitation or handover code."""

    password: str = ""
    token: str = ""
