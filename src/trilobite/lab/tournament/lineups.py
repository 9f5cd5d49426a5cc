"""Line-ups: the bots that meet, and the order in which they sit."""

import hashlib
from collections.abc import Sequence
from enum import StrEnum
from functools import cache
from itertools import combinations, combinations_with_replacement, permutations

LineUp = tuple[str, ...]
"""The bots of a game, one name for each seat; a name may occur several times."""


class Shape(StrEnum):
    """How bots are combined."""

    ROUND_ROBIN = "round-robin"
    ONE_AGAINST_REST = "one-against-rest"


def line_ups(bots: Sequence[str], players: int, shape: Shape) -> list[LineUp]:
    """All line-ups of a tournament, without regard to seats.

    Round robin: every combination of different bots. With fewer bots than seats, all of them take
    part in every line-up, and the remaining seats are given to them in every possible way.
    One against the rest: each bot against copies of each bot that comes after it.
    """
    if shape is Shape.ONE_AGAINST_REST:
        return [(one, *[rest] * (players - 1)) for one, rest in combinations(bots, 2)]
    if len(bots) >= players:
        return list(combinations(bots, players))
    left = combinations_with_replacement(bots, players - len(bots))
    return [tuple(sorted([*bots, *more], key=bots.index)) for more in left]


def seatings(line_up: LineUp, deal: int) -> list[LineUp]:
    """One circular order for this deal, in all its rotations.

    So each bot sits in each seat equally often, with the cards of each seat. Other deals use other
    orders in turn, so that no bot always plays after the same neighbour.
    """
    orders = circular_orders(line_up)
    order = orders[deal % len(orders)]
    rotations = [order[i:] + order[:i] for i in range(len(order))]
    return list(dict.fromkeys(rotations))


@cache
def circular_orders(line_up: LineUp) -> list[LineUp]:
    """All circular orders that are not rotations of each other, shuffled deterministically."""
    first, *others = line_up
    orders = {_turned((first, *rest)) for rest in permutations(others)}
    return sorted(orders, key=lambda order: hashlib.sha256("\n".join(order).encode()).digest())


def name_of(line_up: LineUp) -> str:
    """The line-up in words, such as `greedy, 3 × random`."""
    counts = {bot: line_up.count(bot) for bot in line_up}
    return ", ".join(bot if n == 1 else f"{n} × {bot}" for bot, n in counts.items())


def _turned(order: LineUp) -> LineUp:
    """The rotation that comes first alphabetically."""
    return min(order[i:] + order[:i] for i in range(len(order)))
