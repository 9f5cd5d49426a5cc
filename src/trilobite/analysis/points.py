"""The points in events and results. Nothing here depends on a particular game.

An event changes a score if it names a participant as `who` and has `points` (gained) or `lost`
(paid). The event that names the winner does not count.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import Protocol

from trilobite.engine import Event, Game, Who
from trilobite.engine.messages import flag_of

Side = tuple[int, ...]
"""Participants whose points count together; the seat's own participant comes first."""


class SeatPoints(Protocol):
    @property
    def points(self) -> int: ...


class ParticipantPoints(Protocol):
    @property
    def participant(self) -> int: ...
    @property
    def points(self) -> int: ...


class Ended(Protocol):
    """A result, or a stored part of one."""

    @property
    def seats(self) -> Sequence[SeatPoints]: ...
    @property
    def participants(self) -> Sequence[ParticipantPoints]: ...


def points_of(event: Event) -> tuple[int, int] | None:
    """The participant whose score an event changed, and by how much; None if it changed none."""
    found = payment_of(event)
    return None if found is None or found[1] == 0 else found


def payment_of(event: Event) -> tuple[int, int] | None:
    """The participant that an event pays, and the points, even 0; None if it pays nobody."""
    args = event.arguments()
    who = args.get("who")
    got, lost = args.get("points", 0), args.get("lost", 0)
    if not (isinstance(who, Who) and isinstance(got, int) and isinstance(lost, int)):
        return None
    if flag_of(event, "names_winner") or not {"points", "lost"} & args.keys():
        return None
    return who.participant, got - lost


def sides_of(game: Game, players: int, results: Sequence[Ended]) -> list[Side]:
    """The sides of a game: each seat with all participants whose points count for it.

    The contract does not say which participants these are, so they are found from the results: the
    fewest that add up to the seat's points in every game. A single player plays against the
    participants without a seat, each of them a side.
    """
    owners = game.participants(players)
    free = [participant for participant, seat in owners.items() if seat is None]
    if players == 1:
        return [(game.participant_of(0, 1),), *((participant,) for participant in free)]
    own = [game.participant_of(seat, players) for seat in range(players)]
    return [_side(seat, participant, free, results) for seat, participant in enumerate(own)]


def _side(seat: int, own: int, free: Sequence[int], results: Sequence[Ended]) -> Side:
    for number in range(len(free) + 1):
        for others in combinations(free, number):
            side = (own, *others)
            if all(side_points(result, side) == result.seats[seat].points for result in results):
                return side
    return (own,)


def side_points(result: Ended, side: Side) -> int:
    return sum(one.points for one in result.participants if one.participant in side)
