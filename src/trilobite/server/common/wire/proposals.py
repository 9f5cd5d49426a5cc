"""Proposals to the other people at a table."""

from typing import Literal

from trilobite.server.common.wire.base import Wire


class Proposal(Wire):
    """What I propose as the player of a seat: to take back all steps from `seq` on, or to pause."""

    kind: Literal["rewind", "pause"]
    seat: int
    seq: int | None = None
    """The sequence number of a step that still stands, if the proposal is a rewind."""


class ProposalInfo(Wire):
    """An open proposal. It ends when everybody has agreed or somebody has refused."""

    number: int
    """The number to use in the answer."""
    kind: Literal["rewind", "pause"]
    seat: int
    seq: int | None
    """The first step that would be taken back, if the proposal is a rewind."""
    entries: list[int]
    """The numbers of all steps that would be taken back, in order, if it is a rewind."""
    waits_for: list[int]
    """The seats whose people have not answered."""
    asks_me: bool
    mine: bool


class Consent(Wire):
    """My answer to a proposal. If the proposal is mine, a no withdraws it."""

    number: int
    agrees: bool
