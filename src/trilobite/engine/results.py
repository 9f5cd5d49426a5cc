"""Results: how a game ended."""

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
