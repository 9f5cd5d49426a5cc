"""Results after concessions: seats that conceded come after all that did not."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from trilobite.engine import Argument, Event, Message, PublicEvent, Who
from trilobite.engine.messages import flag_of
from trilobite.engine.results import places, shared_payoffs

UNFINISHED = "unfinished"
"""The field of a result that says that the game was not played to its end."""

CONCEDED = Message("table-result-conceded", {})
BY_POINTS = Message("table-result-points-then", {})
OTHERS_CONCEDED = Message("table-result-others-conceded", {})


@dataclass(eq=False)
class TableWon(PublicEvent):
    """The winner at a table where somebody conceded; the game itself may name another one."""

    participant: int
    points: int
    winners: int
    key = "table-won"
    names_winner = True

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.participant), "points": self.points, "winners": self.winners}


@dataclass(eq=False)
class WonAsLast(TableWon):
    """Everybody conceded: the last to do so won."""

    key = "table-won-last"


def without_winners(events: Sequence[Event]) -> list[Event]:
    """The events without those in which the game names the winner."""
    return [event for event in events if not flag_of(event, "names_winner")]


def verdict(
    result: dict[str, Any], conceded: Mapping[int, int], owners: Mapping[int, int | None]
) -> list[Event]:
    """Events that name the winners after concessions; `owners` has the seat of each participant."""
    participant_of = {seat: participant for participant, seat in owners.items()}
    seats = shown_result(result, conceded)["seats"]
    winners = [seat for seat in seats if seat["place"] == 1]
    kind = WonAsLast if len(conceded) == len(seats) else TableWon
    return [kind(participant_of[seat["seat"]], seat["points"], len(winners)) for seat in winners]


def shown_result(result: dict[str, Any], conceded: Mapping[int, int]) -> dict[str, Any]:
    """The engine's result with the places after concessions: the first to concede is the last.

    `conceded` has the sequence number of each concession. Points stay what the bot reached.
    """
    if not conceded:
        return result
    keys = [
        (0, conceded[seat["seat"]]) if seat["seat"] in conceded else (1, -seat["place"])
        for seat in result["seats"]
    ]
    ranks = places(list(keys))
    payoffs = shared_payoffs(ranks)
    ahead = min(seat["place"] for seat in result["seats"] if seat["seat"] in conceded)
    seats = [
        {
            **seat,
            "place": ranks[index],
            "payoff": payoffs[index],
            "reason": _reason(seat, conceded, ahead),
            "conceded": seat["seat"] in conceded,
        }
        for index, seat in enumerate(result["seats"])
    ]
    return {**result, "seats": seats}


def given_up_result(
    scores: Sequence[int], conceded: Mapping[int, int], owners: Mapping[int, int | None]
) -> dict[str, Any]:
    """The result of a game that ends because only bots are left: the points of this moment decide.

    `scores` has the points by participant; it is empty if the game shows none.
    """
    points = {p: scores[p] if p < len(scores) else 0 for p in owners}
    own = {seat: points[p] for p, seat in owners.items() if seat is not None}
    ranks = places([(own[seat],) for seat in sorted(own)])
    seats = [
        {"seat": seat, "place": ranks[seat], "points": own[seat], "payoff": 0.0,
         "reason": BY_POINTS.to_json()}
        for seat in sorted(own)
    ]  # fmt: skip
    participants = [{"participant": p, "points": points[p], "sources": {}} for p in sorted(points)]
    result = {"seats": seats, "participants": participants, UNFINISHED: True}
    shown = shown_result(result, conceded)
    if len(seats) == 1:  # a single player who gave up has won against nobody
        shown["seats"][0]["payoff"] = 0.0
    return shown


def _reason(seat: dict[str, Any], conceded: Mapping[int, int], ahead: int) -> object:
    """Why a seat has its place: the game's reason, if it is ahead of all seats that conceded."""
    if seat["seat"] in conceded:
        return CONCEDED.to_json()
    return seat["reason"] if seat["place"] < ahead else OTHERS_CONCEDED.to_json()
