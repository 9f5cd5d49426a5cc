"""Chapters 0 and 1: terms and the board.

A Dino is one unit of a player; tokens and discs are only change, so the table has numbers (TT-0.1).
A herd is all Dinos of a player in an area; it, or a T-Rex alone, occupies a habitat (TT-0.2).
`Table.size_of` is the size of an occupant: its Dinos, and 3 for its T-Rex (TT-0.3).

Four environments lie in a closed ring round the volcano (TT-1.1), each with an inner, a middle and
an outer area (TT-1.2). An area has a Primary, a Secondary and a Tertiary habitat (TT-1.5).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trilobite.engine import Refusal
from trilobite.engine.drawing import LETTERS
from trilobite.games.terror.model import AREA, AREA_COUNT
from trilobite.games.terror.table import Table


def neighbours(area: int) -> list[int]:
    """Adjacent are the next ring of the environment and the same ring next to it (TT-1.3)."""
    environment, ring = divmod(area, 3)
    found = [area + step for step in (-1, 1) if 0 <= ring + step < 3]
    found += [(environment + step) % 4 * 3 + ring for step in (-1, 1)]
    return sorted(found)


def _steps_from(origin: int) -> list[int]:
    """The distance of every area from one of them: all movement follows adjacency (TT-1.4)."""
    found = {origin: 0}
    border = [origin]
    for area in border:
        for near in neighbours(area):
            if near not in found:
                found[near] = found[area] + 1
                border.append(near)
    return [found[area] for area in range(len(found))]


_DISTANCE: Final = vec[i64]([steps for area in range(AREA_COUNT) for steps in _steps_from(area)])


def distance(a: i64, b: i64) -> i64:
    """Steps from one area to another, ignoring volcanoes."""
    return _DISTANCE[a * AREA_COUNT + b]


def is_abroad(origin: i64, area: i64) -> bool:
    """Whether the area is in another environment."""
    return origin // 3 != area // 3


def not_adjacent(origin: int, area: int, rule: str) -> Refusal | None:
    """Why nothing goes from one area to another in one step."""
    if distance(origin, area) == 1:
        return None
    args = {"area": AREA.words[area], "from": AREA.words[origin]}
    return Refusal("terror-refusal-not-adjacent", rule, args)


def no_such_seat(table: Table, seat: int) -> Refusal | None:
    """Only those who play have play turns and pieces (TT-0.5)."""
    if seat < table.players:
        return None
    args = {"seat": LETTERS[seat], "last": LETTERS[table.players - 1]}
    return Refusal("terror-refusal-no-seat", "TT-0.5", args)
