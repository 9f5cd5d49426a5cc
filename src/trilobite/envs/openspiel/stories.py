"""What each seat has heard since the game began: what makes an information state of a view."""

import hashlib
from collections.abc import Sequence
from typing import Optional

from trilobite.engine import CHANCE, Event, canonical_json


class Story:
    """A link of the chain of all that was told; copies of a state share those before it.

    A seat's part of it is summed up in a hash, made when somebody asks.
    """

    def __init__(
        self,
        players: int,
        before: Optional["Story"] = None,
        told: Sequence[Event] = (),
        done: tuple[int, str] = (CHANCE, ""),
    ) -> None:
        self.before = before
        self.told = told
        self.done = done
        """Who did what; only that seat knows it from here, the others from what was told."""
        self.sums: list[str | None] = [None] * players
        """By seat; None until somebody asks."""

    def sum(self, seat: int) -> str:
        """The hash of all that a seat has heard and done."""
        links = [self]
        while links[-1].sums[seat] is None and links[-1].before is not None:
            links.append(links[-1].before)
        known = ""
        for link in reversed(links):
            known = link.sums[seat] = link.sums[seat] or link.add(known, seat)
        return known

    def add(self, known: str, seat: int) -> str:
        """The hash of what was known before and what a seat has heard and done here."""
        forms = [event.seen_by(seat) for event in self.told]
        heard = [form.to_json() for form in forms if form is not None]
        actor, action = self.done
        own = [action] if actor == seat else []
        return _hash(canonical_json([known, own, heard]))

    def as_imagined_by(self, seat: int) -> "Story":
        """The story of a world that a seat imagines: of all stories it knows only its own."""
        own = self.sum(seat)
        players = range(len(self.sums))
        return story_of([own if other == seat else _hash(f"{own} {other}") for other in players])

    def __reduce__(self) -> tuple[object, tuple[list[str]]]:
        return story_of, ([self.sum(seat) for seat in range(len(self.sums))],)


def story_of(sums: list[str]) -> Story:
    """A story of which only the hashes are known."""
    story = Story(len(sums))
    story.sums = [*sums]
    return story


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:32]
