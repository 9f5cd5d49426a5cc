"""What follows from each action of a puzzle: who wins then, and how play usually continues."""

from collections.abc import Mapping
from dataclasses import dataclass

from trilobite.bots.search import Search, SearchSettings, Tally
from trilobite.engine import Action, FastChance, Offer, View

LEAST_VISITS = 20
"""Minimum visits for an action to count as a continuation."""

LONGEST_LINE = 8
"""Maximum decisions in a line."""


@dataclass(frozen=True)
class CountedAction:
    action: str
    chances: tuple[float, ...]
    """Each seat's chance to win."""
    points: float
    line: tuple[tuple[int, str], ...]
    """The most frequent continuation: seats and actions."""


def tried_out(
    view: View, offer: Offer, iterations: int, seed: int, known: Mapping[str, tuple[float, float]]
) -> tuple[CountedAction, ...]:
    """Everything that is offered, most promising first.

    `known` has chance and points from deep searches, by action. For these actions this only adds
    the continuation and the chances of the other seats.
    """
    search = Search(view, offer.seat, SearchSettings().in_game(view.game), FastChance(seed))
    found = []
    for choice in offer.choices:
        tally = _tally(search, choice.action, iterations)
        found.append(_tried(search, choice.action, tally, known.get(choice.action.text())))
    found.sort(key=lambda one: -one.chances[offer.seat])
    return tuple(found)


def _tally(search: Search, action: Action, iterations: int) -> Tally:
    """The counted results of the simulations of an action.

    The same number of uncounted simulations comes first, so that the search learns how to go on.
    """
    tallies: dict[int, Tally] = {}
    for listening in (None, tallies):
        search.tallies = listening
        for _ in range(iterations):
            search.try_out(action.id)
    return tallies[action.id]


def _tried(
    search: Search, action: Action, tally: Tally, known: tuple[float, float] | None
) -> CountedAction:
    actions, seat = search.view.game.actions.all, search.seat
    chances = [payoff / tally.visits for payoff in tally.payoffs]
    points = tally.points / tally.visits
    if known is not None:
        chances, points = with_own(chances, seat, known[0]), known[1]
    line = search.followed(action.id, LEAST_VISITS, LONGEST_LINE)
    return CountedAction(
        action.text(),
        tuple(round(chance, 3) for chance in chances),
        round(points, 1),
        tuple((who, actions[id].text()) for who, id in line),
    )


def with_own(chances: list[float], seat: int, own: float) -> list[float]:
    """The same chances with the seat's replaced; the others keep their proportions."""
    others = sum(chances) - chances[seat]
    if others == 0:
        return [own if one == seat else 0.0 for one in range(len(chances))]
    scale = (1 - own) / others
    return [own if one == seat else scale * chance for one, chance in enumerate(chances)]
