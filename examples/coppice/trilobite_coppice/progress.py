"""The state of the game: who is winning, and how far off the end is."""

from typing import cast

from trilobite.engine import Event, Message
from trilobite.engine.tables import remaining_to_json, standing_to_json, stretch
from trilobite_coppice.model import PLACES
from trilobite_coppice.rules.groves import score
from trilobite_coppice.wood import Wood


def standing(wood: Wood) -> dict[str, object]:
    """The points, and what the groves with foresters would give as they are now."""
    trial, seats = _scored(wood, None), range(wood.players)
    return standing_to_json(*([one.total(seat) for seat in seats] for one in (wood, trial)))


def gains(wood: Wood) -> list[Event]:
    """What the groves with foresters would give, one event for each reason."""
    events: list[Event] = []
    _scored(wood, events)
    return events


def _scored(wood: Wood, log: list[Event] | None) -> Wood:
    """A copy after the scoring of all groves with foresters."""
    trial = cast("Wood", wood.copy())
    trial.log = log
    for grove in wood.guarded_groves():
        score(trial, grove)
    return trial


def remaining(wood: Wood) -> dict[str, object] | None:
    """The free places: a tree is planted in every turn, until the wood is full."""
    if wood.is_full():
        return None
    free = sum(wood.is_free(place) for place in range(len(PLACES)))
    words = Message("coppice-remaining", {"free": free})
    return remaining_to_json(words, [stretch(len(PLACES) - free, free, is_now=True)])
