"""What events and results tell of points. Nothing here knows a game.

An event changes a score if it names a participant as `who` and has `points`, which were got, or
`lost`, which were paid; the word on who has won is no such event.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import Protocol

from trilobite.engine import Event, Game, Who
from trilobite.engine.overrides import flag_of

Side = tuple[int, ...]
"""Participants whose points count together; a seat's own comes first."""


class SeatPoints(Protocol):
    @property
    def points(self) -> int: ...


class ParticipantPoints(Protocol):
    @property
    def participant(self) -> int: ...
    @property
    def points(self) -> int: ...


class Ended(Protocol):
    """A result, or what somebody keeps of one."""

    @property
    def seats(self) -> Sequence[SeatPoints]: ...
    @property
    def participants(self) -> Sequence[ParticipantPoints]: ...


def points_of(event: Event) -> tuple[int, int] | None:
    """Whose score an event changed, and by how much; nothing if it changed none."""
    args = event.arguments()
    who = args.get("who")
    got, lost = args.get("points", 0), args.get("lost", 0)
    if not (isinstance(who, Who) and isinstance(got, int) and isinstance(lost, int)):
        return None
    if got == lost or flag_of(event, "names_winner"):
        return None
    return who.participant, got - lost


def sides_of(game: Game, players: int, results: Sequence[Ended]) -> list[Side]:
    """Who plays against whom: a seat with all participants whose points count for it.

    The contract does not say which these are, the results do: the fewest that add up to the seat's
    points in every game. Somebody who is alone plays against those that are nobody's, each of them
    a side.
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
