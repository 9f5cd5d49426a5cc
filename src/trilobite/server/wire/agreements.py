"""What people at a table propose to each other."""

from typing import Literal

from trilobite.server.wire.base import Wire


class Proposal(Wire):
    """What I propose for a seat of mine: to take back everything from a step on, or to pause."""

    kind: Literal["rewind", "pause"]
    seat: int
    seq: int | None = None
    """For a rewind: the number of a step that still stands."""


class ProposalInfo(Wire):
    """What somebody proposes to everybody; it holds until all have agreed or one has refused."""

    number: int
    """By which it is answered."""
    kind: Literal["rewind", "pause"]
    seat: int
    seq: int | None
    """For a rewind: the first step that would be taken back."""
    entries: list[int]
    """For a rewind: the numbers of the steps that would be taken back, the first one first."""
    waits_for: list[int]
    """The seats whose people have not answered."""
    asks_me: bool
    mine: bool


class Consent(Wire):
    """My answer to the proposal of that number; whoever has made it takes it back by a no."""

    number: int
    agrees: bool
