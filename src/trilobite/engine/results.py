"""Results: how a game ended."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from trilobite.engine.messages import Message


@dataclass(frozen=True)
class SeatResult:
    """The result of a seat: place (1 is best, ties share it), points, payoff (0 to 1), reason."""

    seat: int
    place: int
    points: int
    payoff: float
    reason: Message

    def to_json(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "place": self.place,
            "points": self.points,
            "payoff": self.payoff,
            "reason": self.reason.to_json(),
        }


@dataclass(frozen=True)
class ParticipantResult:
    """The result of a participant: total points, and the points from each source."""

    participant: int
    points: int
    sources: dict[str, int]

    def to_json(self) -> dict[str, object]:
        return {
            "participant": self.participant,
            "points": self.points,
            "sources": dict(self.sources),
        }


@dataclass(frozen=True)
class Result:
    seats: list[SeatResult]
    participants: list[ParticipantResult]

    def to_json(self) -> dict[str, object]:
        return {
            "seats": [seat.to_json() for seat in self.seats],
            "participants": [participant.to_json() for participant in self.participants],
        }


def places(keys: list[tuple[int, ...]]) -> list[int]:
    """The place of each seat by its key: larger keys are better, equal keys share a place."""
    return [1 + sum(other > key for other in keys) for key in keys]


def shared_payoffs(places: list[int]) -> list[float]:
    """A payoff of 1, shared among the seats in first place; 0 for all others."""
    winners = places.count(1)
    return [1 / winners if place == 1 else 0.0 for place in places]


def result_by_points(game: str, sources: Sequence[Mapping[str, int]]) -> Result:
    """The seat with the most points wins. `sources` are the points of each seat, by source.

    The reasons are the messages `<game>-reason-won` and `<game>-reason-lost`.
    """
    points = [sum(source.values()) for source in sources]
    ranks = places([(number,) for number in points])
    payoffs = shared_payoffs(ranks)
    seats: list[SeatResult] = []
    for seat, place in enumerate(ranks):
        reason = Message(f"{game}-reason-{'won' if place == 1 else 'lost'}", {})
        seats.append(SeatResult(seat, place, points[seat], payoffs[seat], reason))
    participants = [
        ParticipantResult(seat, points[seat], dict(source)) for seat, source in enumerate(sources)
    ]
    return Result(seats, participants)


def result_by_criteria(
    game: str,
    criteria: Sequence[str],
    keys: Sequence[Sequence[int]],
    sources: Sequence[Mapping[str, int]],
) -> Result:
    """Seats ranked by several criteria, with a number for each in their keys; first the points.

    The reason is the first criterion that separates a seat from all others. Its message is
    `<game>-result-<criterion>`, or `<game>-result-shared`, with all criteria as arguments.
    """
    ranked = [tuple(key) for key in keys]
    ranks = places(ranked)
    payoffs = shared_payoffs(ranks)
    seats: list[SeatResult] = []
    for seat, key in enumerate(ranked):
        alone = [sum(other[:n] == key[:n] for other in ranked) == 1 for n in range(1, len(key) + 1)]
        decisive = criteria[alone.index(True)] if True in alone else "shared"
        reason = Message(f"{game}-result-{decisive}", dict(zip(criteria, key, strict=True)))
        seats.append(SeatResult(seat, ranks[seat], key[0], payoffs[seat], reason))
    participants = [
        ParticipantResult(seat, key[0], dict(sources[seat])) for seat, key in enumerate(ranked)
    ]
    return Result(seats, participants)
