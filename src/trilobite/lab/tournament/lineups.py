"""Who meets whom, and in which order they sit."""

import hashlib
from collections.abc import Sequence
from enum import StrEnum
from functools import cache
from itertools import combinations, combinations_with_replacement, permutations

LineUp = tuple[str, ...]
"""The bots at a table, one name for each; the same name may be there several times."""


class Shape(StrEnum):
    """How tables are filled."""

    ROUND_ROBIN = "round-robin"
    ONE_AGAINST_REST = "one-against-rest"


def line_ups(bots: Sequence[str], players: int, shape: Shape) -> list[LineUp]:
    """All tables of a tournament, without regard to seats.

    Round robin: every choice of different bots. With fewer bots than seats all of them sit at every
    table, and the seats that are left go to them in every way.
    One against the rest: each bot alone against copies of each bot named after it.
    """
    if shape is Shape.ONE_AGAINST_REST:
        return [(one, *[rest] * (players - 1)) for one, rest in combinations(bots, 2)]
    if len(bots) >= players:
        return list(combinations(bots, players))
    left = combinations_with_replacement(bots, players - len(bots))
    return [tuple(sorted([*bots, *more], key=bots.index)) for more in left]


def seatings(line_up: LineUp, deal: int) -> list[LineUp]:
    """One order round the table for this deal, in all its rotations.

    So each bot sits in each seat equally often, and has the cards of each seat. Another deal has
    another order, until all had their turn: nobody always plays after the same neighbour.
    """
    orders = circular_orders(line_up)
    order = orders[deal % len(orders)]
    rotations = [order[i:] + order[:i] for i in range(len(order))]
    return list(dict.fromkeys(rotations))


@cache
def circular_orders(line_up: LineUp) -> list[LineUp]:
    """All orders round a table that are no rotations of each other, without a pattern."""
    first, *others = line_up
    orders = {_turned((first, *rest)) for rest in permutations(others)}
    return sorted(orders, key=lambda order: hashlib.sha256("\n".join(order).encode()).digest())


def name_of(line_up: LineUp) -> str:
    """In words: `greedy, 3 × random`."""
    counts = {bot: line_up.count(bot) for bot in line_up}
    return ", ".join(bot if n == 1 else f"{n} × {bot}" for bot, n in counts.items())


def _turned(order: LineUp) -> LineUp:
    """The same round, begun where its text comes first."""
    return min(order[i:] + order[:i] for i in range(len(order)))
