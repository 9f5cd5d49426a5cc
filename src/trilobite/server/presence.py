"""Who has a table open by another server that shares the database.

Every server tells the others when somebody comes or goes, and all of it again now and then; who has
not been heard of for a while has died, and with it went the people it served.
"""

from collections.abc import Iterator, Mapping

LOST_AFTER = 30.0
"""Seconds without a word from a server."""


TABLE_SIZE = 4
"""The id of a table is as long as so many people."""

MOST_PEOPLE = 500
"""That are told of at once; of a table with more of them, the first to have come to the house."""


def pieces(people: Mapping[str, set[int]]) -> Iterator[dict[str, list[int]]]:
    """Who is at which tables, in pieces that go over."""
    piece: dict[str, list[int]] = {}
    size = 0
    for id, here in people.items():
        told = sorted(here)[:MOST_PEOPLE]
        if piece and size + len(told) + TABLE_SIZE > MOST_PEOPLE:
            yield piece
            piece, size = {}, 0
        piece[id] = told
        size += len(told) + TABLE_SIZE
    yield piece


class Elsewhere:
    def __init__(self) -> None:
        self._people: dict[str, dict[str, frozenset[int]]] = {}
        """By server, and then by table."""
        self._heard: dict[str, float] = {}

    def at(self, id: str) -> set[int]:
        """The people who have a table open by another server."""
        return {person for tables in self._people.values() for person in tables.get(id, ())}

    def hear(self, server: str, people: Mapping[str, list[int]], now: float) -> list[str]:
        """A server says who is there; the tables where that is new."""
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
        """A server has gone; the tables where somebody was by it."""
        self._heard.pop(server, None)
        return list(self._people.pop(server, {}))

    def lose_silent(self, now: float) -> list[str]:
        """Servers of which nothing was heard have died; the tables where somebody was by them."""
        silent = [server for server, heard in self._heard.items() if now - heard > LOST_AFTER]
        return [id for server in silent for id in self.lose(server)]
