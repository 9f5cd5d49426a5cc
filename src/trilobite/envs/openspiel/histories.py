"""What each seat has observed since the game began: it turns a view into an information state."""

import hashlib
from collections.abc import Sequence
from typing import Optional

from trilobite.engine import CHANCE, Event, canonical_json


class ObservationHistory:
    """One step of a chain of observations; copies of a state share the steps before it.

    A seat's part of the chain is summed up in a hash, computed on demand.
    """

    def __init__(
        self,
        players: int,
        before: Optional["ObservationHistory"] = None,
        events: Sequence[Event] = (),
        done: tuple[int, str] = (CHANCE, ""),
    ) -> None:
        self.before = before
        self.events = events
        self.done = done
        """Seat and action. Only that seat learns its action from here; the others see events."""
        self.hashes: list[str | None] = [None] * players
        """One hash per seat; None until it is computed."""

    def hash_for(self, seat: int) -> str:
        """The hash of everything a seat has observed and done."""
        links = [self]
        while links[-1].hashes[seat] is None and links[-1].before is not None:
            links.append(links[-1].before)
        known = ""
        for link in reversed(links):
            known = link.hashes[seat] = link.hashes[seat] or link.extend(known, seat)
        return known

    def extend(self, known: str, seat: int) -> str:
        """The hash of an earlier hash and what a seat has observed and done in this step."""
        forms = [event.seen_by(seat) for event in self.events]
        seen = [form.to_json() for form in forms if form is not None]
        actor, action = self.done
        own = [action] if actor == seat else []
        return _hash(canonical_json([known, own, seen]))

    def as_imagined_by(self, seat: int) -> "ObservationHistory":
        """The history of a world that a seat imagines: it knows only its own observations."""
        own = self.hash_for(seat)
        players = range(len(self.hashes))
        return history_of([own if other == seat else _hash(f"{own} {other}") for other in players])

    def __reduce__(self) -> tuple[object, tuple[list[str]]]:
        return history_of, ([self.hash_for(seat) for seat in range(len(self.hashes))],)


def history_of(hashes: list[str]) -> ObservationHistory:
    """A history of which only the hashes are known."""
    history = ObservationHistory(len(hashes))
    history.hashes = [*hashes]
    return history


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:32]
