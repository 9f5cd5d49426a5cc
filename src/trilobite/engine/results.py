"""How a game ended."""

from dataclasses import dataclass

from trilobite.engine.messages import Message


@dataclass(frozen=True)
class SeatResult:
    """What a seat gets: place (1 is best, ties share it), points, a payoff in 0..1, the reason."""

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
    """What a participant reached: points in all, and where they came from by rule."""

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
    """The place of each seat by its key, larger is better; equal keys share a place."""
    return [1 + sum(other > key for other in keys) for key in keys]


def shared_payoffs(places: list[int]) -> list[float]:
    """Winning is worth 1, shared among all who share the first place; everything else nothing."""
    winners = places.count(1)
    return [1 / winners if place == 1 else 0.0 for place in places]
