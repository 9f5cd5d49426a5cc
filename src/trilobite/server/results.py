"""The result as it is shown: whoever conceded is placed behind everybody who did not."""

from collections.abc import Mapping
from typing import Any

from trilobite.engine.results import places, shared_payoffs


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
    seats = [
        {
            **seat,
            "place": ranks[index],
            "payoff": payoffs[index],
            "conceded": seat["seat"] in conceded,
        }
        for index, seat in enumerate(result["seats"])
    ]
    return {**result, "seats": seats}
