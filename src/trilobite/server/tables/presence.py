"""Presence: the people who have a table open, at this server and at others with its database.

Servers announce who comes and goes, and repeat the whole list at intervals. A server that has been
silent for a while counts as dead, and so do the connections of the people it served.
"""

from collections import Counter
from collections.abc import Iterator, Mapping

LOST_AFTER = 30.0
"""Seconds of silence after which a server counts as dead."""

TABLE_SIZE = 4
"""Size of a table id in a NOTIFY payload, in units of one person id."""

MOST_PEOPLE = 500
"""Maximum number of people in one NOTIFY payload."""


def pieces(people: Mapping[str, set[int]]) -> Iterator[dict[str, list[int]]]:
    """The people at each table, in pieces that fit into one NOTIFY payload."""
    piece: dict[str, list[int]] = {}
    size = 0
    for id, here in people.items():
        listed = sorted(here)[:MOST_PEOPLE]
        if piece and size + len(listed) + TABLE_SIZE > MOST_PEOPLE:
            yield piece
            piece, size = {}, 0
        piece[id] = listed
        size += len(listed) + TABLE_SIZE
    yield piece


class Presence:
    """The people who have each table open."""

    def __init__(self) -> None:
        self.remote = RemotePresence()
        self._local: dict[str, Counter[int]] = {}

    def here(self, id: str) -> set[int]:
        """The people who have a table open, at any server."""
        return self.local(id) | self.remote.at(id)

    def local(self, id: str) -> set[int]:
        """The people who have a table open and are connected to this server."""
        return set(self._local.get(id, ()))

    def enter(self, id: str, person: int) -> None:
        self._local.setdefault(id, Counter())[person] += 1

    def leave(self, id: str, person: int) -> None:
        """Remove one connection of a person, who may have several."""
        people = self._local[id]
        people[person] -= 1
        if people[person] <= 0:
            del people[person]
        if not people:
            del self._local[id]


class RemotePresence:
    def __init__(self) -> None:
        self._people: dict[str, dict[str, frozenset[int]]] = {}
        """People by server, then by table."""
        self._heard: dict[str, float] = {}

    def at(self, id: str) -> set[int]:
        """The people who have a table open at another server."""
        return {person for tables in self._people.values() for person in tables.get(id, ())}

    def hear(self, server: str, people: Mapping[str, list[int]], now: float) -> list[str]:
        """Take a server's announcement; returns the tables where something changed."""
        known = self._people.setdefault(server, {})
        self._heard[server] = now
        changed: list[str] = []
        for id, here in people.items():
            if known.get(id, frozenset()) != frozenset(here):
                known[id] = frozenset(here)
                changed.append(id)
            if not here:
                known.pop(id, None)
        return changed

    def lose(self, server: str) -> list[str]:
        """Remove a server; returns the tables that people had open there."""
        self._heard.pop(server, None)
        return list(self._people.pop(server, {}))

    def lose_silent(self, now: float) -> list[str]:
        """Remove all silent servers; returns the tables that people had open there."""
        silent = [server for server, heard in self._heard.items() if now - heard > LOST_AFTER]
        return [id for server in silent for id in self.lose(server)]
