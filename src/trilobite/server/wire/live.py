"""The socket /api/tables/<id>/live."""

from trilobite.server.wire.base import Wire
from trilobite.server.wire.play import LogEntry, Scene
from trilobite.server.wire.tables import TableInfo
from trilobite.server.wire.talk import Said

# Client to server:


class Hello(Wire, tag_field="type", tag="hello"):
    """The first message: the last sequence number I have (-1: none), and through whose eyes."""

    seq: int
    seat: int | None = None
    said: int = 0
    """The last number of what was said that I have (0: none)."""
    epoch: str = ""
    """To which history of the house it belongs: that of the snapshot ('': the present one)."""


class Look(Wire, tag_field="type", tag="look"):
    """Look through other eyes from now on: another seat of mine, or a spectator's."""

    seat: int | None


class Ping(Wire, tag_field="type", tag="ping"):
    pass


FromClient = Hello | Look | Ping


# Server to client:


class Update(Wire, tag_field="type", tag="update"):
    """New entries since the last message, and the scene now."""

    entries: list[LogEntry]
    scene: Scene


class Resync(Wire, tag_field="type", tag="resync"):
    """I cannot bridge the gap: load the page's snapshot again."""

    seq: int
    anew: bool = False
    """The house was restored from a backup: forget all that you have, also what was said."""


class Presence(Wire, tag_field="type", tag="presence"):
    """The seats and who is here have changed."""

    table: TableInfo


class Chat(Wire, tag_field="type", tag="chat"):
    """What was said since the last message."""

    said: list[Said]


class Pong(Wire, tag_field="type", tag="pong"):
    pass


class Problem(Wire, tag_field="type", tag="problem"):
    """The last message was not understood; the connection closes if it goes on."""

    problem: str


ToClient = Update | Resync | Presence | Chat | Pong | Problem
