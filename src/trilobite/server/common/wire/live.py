"""Messages of the socket /api/tables/<id>/live."""

from typing import Annotated

from trilobite.server.common.wire.base import DEPRECATED, Wire
from trilobite.server.common.wire.chat import Said
from trilobite.server.common.wire.play import LogEntry, Scene
from trilobite.server.common.wire.tables import TableInfo

# Client to server:


class Hello(Wire, tag_field="type", tag="hello"):
    """The first message: the last sequence number I have (-1: none), and whose view I want."""

    seq: int
    seat: int | None = None
    said: int = 0
    """The id of the last chat message that I have (0: none)."""
    epoch: str = ""
    """The epoch of my snapshot ('': the current one)."""


class Look(Wire, tag_field="type", tag="look"):
    """Show me another view from now on: that of another seat of mine, or a spectator's (null)."""

    seat: int | None


class Ping(Wire, tag_field="type", tag="ping"):
    pass


FromClient = Hello | Look | Ping


# Server to client:


class Update(Wire, tag_field="type", tag="update"):
    """New log entries since the last message, and the current scene."""

    entries: list[LogEntry]
    scene: Scene


class Resync(Wire, tag_field="type", tag="resync"):
    """The client has missed too much and has to load the snapshot again."""

    seq: int
    restored: bool = False
    """Whether a backup was restored, so that the client must drop everything, including chat."""
    anew: Annotated[bool, DEPRECATED] = False
    """The former name of `restored`."""


class InfoUpdate(Wire, tag_field="type", tag="presence"):
    """The seats, or the people who have the table open, have changed."""

    table: TableInfo


class Chat(Wire, tag_field="type", tag="chat"):
    """New chat messages since the last one."""

    said: list[Said]


class Pong(Wire, tag_field="type", tag="pong"):
    pass


class Problem(Wire, tag_field="type", tag="problem"):
    """The last message was not understood. After several of them the server closes the socket."""

    problem: str


ToClient = Update | Resync | InfoUpdate | Chat | Pong | Problem
