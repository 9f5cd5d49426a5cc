"""Changes of tables, as typed values.

`TableRegistry.publish` passes them on. The list of all reactions is in `service.py`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar


@dataclass(frozen=True)
class TableChanged:
    """This server has stored a change of a table."""

    id: str
    is_only_game: bool = False
    """Whether the log grew and nothing else changed: not the seats, the host or a proposal."""


@dataclass(frozen=True)
class TableFollowed:
    """Another server has stored a change of a table, and this one has caught up."""

    id: str
    is_only_game: bool = False


@dataclass(frozen=True)
class TableDeleted:
    """A table was deleted, by this server or another one."""

    id: str


@dataclass(frozen=True)
class BotAsked:
    """A table waits for a bot."""

    id: str


@dataclass(frozen=True)
class ChatAdded:
    id: str


@dataclass(frozen=True)
class PeopleChanged:
    """The name of somebody at a table has changed, or who has it open at another server."""

    id: str


@dataclass(frozen=True)
class PresenceChanged:
    """Somebody has opened or closed a table at this server."""

    id: str


Change = (
    TableChanged
    | TableFollowed
    | TableDeleted
    | BotAsked
    | ChatAdded
    | PeopleChanged
    | PresenceChanged
)
C = TypeVar(
    "C",
    TableChanged,
    TableFollowed,
    TableDeleted,
    BotAsked,
    ChatAdded,
    PeopleChanged,
    PresenceChanged,
)


@dataclass(frozen=True)
class Subscription:
    """Handlers of one type of change; made by `on`, which checks that the types fit."""

    kind: type[Change]
    handlers: tuple[Callable[[Any], None], ...]


def on(kind: type[C], *handlers: Callable[[C], None]) -> Subscription:
    return Subscription(kind, handlers)
