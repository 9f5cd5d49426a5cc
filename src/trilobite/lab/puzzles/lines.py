"""What comes of every action of a puzzle: who wins then, and what mostly follows."""

from collections.abc import Mapping
from dataclasses import dataclass

from trilobite.bots.search import Search, Settings
from trilobite.bots.tree import Tally
from trilobite.engine import Action, FastChance, Offer, View

LEAST = 20
"""What was tried less often is not told as what follows."""

LONGEST = 8
"""Decisions of a line."""


@dataclass(frozen=True)
class Tried:
    action: str
    chances: tuple[float, ...]
    """Of every seat to win."""
    points: float
    line: tuple[tuple[int, str], ...]
    """What mostly followed: seats and actions."""


def tried_out(
    view: View, offer: Offer, iterations: int, seed: int, known: Mapping[str, tuple[float, float]]
) -> tuple[Tried, ...]:
    """Everything that is offered, what promises most first.

    Of what deep searches know (chance and points, by action) nothing better is found out here than
    what follows it and how the others fare.
    """
    search = Search(view, offer.seat, Settings().in_game(view.game), FastChance(seed))
    found = []
    for choice in offer.choices:
        tally = _tally(search, choice.action, iterations)
        found.append(_tried(search, choice.action, tally, known.get(choice.action.text())))
    found.sort(key=lambda one: -one.chances[offer.seat])
    return tuple(found)


def _tally(search: Search, action: Action, iterations: int) -> Tally:
    """The first simulations only learn how to go on after the action."""
    tallies: dict[int, Tally] = {}
    for listening in (None, tallies):
        search.tallies = listening
        for _ in range(iterations):
            search.try_out(action.id)
    return tallies[action.id]


def _tried(
    search: Search, action: Action, tally: Tally, known: tuple[float, float] | None
) -> Tried:
    actions, seat = search.view.game.actions.all, search.seat
    chances = [payoff / tally.visits for payoff in tally.payoffs]
    points = tally.points / tally.visits
    if known is not None:
        chances, points = with_own(chances, seat, known[0]), known[1]
    line = search.followed(action.id, LEAST, LONGEST)
    return Tried(
        action.text(),
        tuple(round(chance, 3) for chance in chances),
        round(points, 1),
        tuple((who, actions[id].text()) for who, id in line),
    )


def with_own(chances: list[float], seat: int, own: float) -> list[float]:
    """The same with another chance of the seat: the others share what is left as before."""
    others = sum(chances) - chances[seat]
    if others == 0:
        return [own if one == seat else 0.0 for one in range(len(chances))]
    scale = (1 - own) / others
    return [own if one == seat else scale * chance for one, chance in enumerate(chances)]
