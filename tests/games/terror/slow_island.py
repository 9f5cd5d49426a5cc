"""The island again, slow and literal: RANK, movement, availability, scoring.

This was written from the specification alone, and repeats the numbers of sections 11 and 13.
Nothing here is shared with the engine, nothing is fast, and nothing is clever.
"""

from collections.abc import Iterable, Sequence
from copy import copy
from dataclasses import dataclass, field
from functools import cmp_to_key
from typing import Any

AREAS = ["Si", "Sm", "So", "Fi", "Fm", "Fo", "Di", "Dm", "Do", "Mi", "Mm", "Mo"]
ENVIRONMENTS = {"swamp": "S", "forest": "F", "desert": "D", "mountains": "M"}
CARDS = list(ENVIRONMENTS)
TILES = ["NE", "HG", "HM", "HA", "TR", "RA"]
PREDATORS = {"raptor-1": "Fm", "raptor-2": "Mm", "pterodactyl": "Di", "t-rex": "Do"}

_SMALL = {"So": (6, 4, 0), "Sm": (6, 3, 0), "Si": (5, 3, 0),
          "o": (6, 3, 0), "m": (5, 3, 0), "i": (4, 2, 0)}  # fmt: skip
_LARGE = {"So": (6, 4, 2), "Sm": (6, 3, 2), "Si": (5, 3, 1),
          "o": (6, 3, 2), "m": (5, 3, 1), "i": (4, 2, 1)}  # fmt: skip

STARTS = {
    2: ["Sm", "So"],
    3: ["Si", "Sm", "So"],
    4: ["Si", "Sm", "So", "So"],
    5: ["Si", "Sm", "So", "Sm", "So"],
    6: ["Si", "Sm", "So", "Si", "Sm", "So"],
}
"""Starting areas by player number; later players in an area rank behind earlier ones."""


@dataclass(frozen=True)
class Plan:
    """A row of section 11."""

    turns: tuple[int, int, int]
    card_turns: tuple[str, ...]
    special: tuple[str, str, str]


PLANS = {
    2: Plan((3, 3, 2), ("T1", "T2", "J1", "J2", "C1"), ("P", "", "D")),
    3: Plan((3, 3, 3), ("T1", "J1", "C1"), ("P", "P", "D")),
    4: Plan((3, 3, 2), ("T1", "J1", "C1"), ("P", "P", "D")),
    5: Plan((3, 3, 2), ("T1", "J1", "C1"), ("P", "P", "PD")),
    6: Plan((3, 3, 0), ("T1", "J1"), ("P", "PD", "")),
}
LONG = Plan((3, 3, 2), ("T1", "J1", "C1"), ("P", "P", "PD"))


def plan_of(players: int, options: dict[str, Any]) -> Plan:
    return LONG if players == 6 and options.get("six_player_long") else PLANS[players]


def stones(area: str, players: int) -> tuple[int, int, int]:
    """Section 13: what the primary, secondary and tertiary habitats of an area are worth."""
    side = _SMALL if players <= 4 else _LARGE
    return side.get(area) or side[area[1]]


def neighbours(area: str) -> list[str]:
    """TT-1.3."""
    return [other for other in AREAS if _is_adjacent(area, other)]


def _is_adjacent(one: str, other: str) -> bool:
    around = abs("SFDM".index(one[0]) - "SFDM".index(other[0])) % 4
    across = abs("imo".index(one[1]) - "imo".index(other[1]))
    return (around, across) in {(0, 1), (1, 0), (3, 0)}


def same_environment(one: str, other: str) -> bool:
    return one[0] == other[0]


@dataclass
class Herds:
    """An area: the holders of its habitats, best first, the Dinos of each seat, the volcano."""

    order: list[int] = field(default_factory=list)
    dinos: dict[int, int] = field(default_factory=dict)
    volcano: int | None = None


class Island:
    """Everything that stands on the board, and the supplies beside it."""

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        self.players = players
        self.options = options
        self.areas = {area: Herds() for area in AREAS}
        self.predators = dict(PREDATORS)
        self.owner: int | None = None
        self.is_roaming = False
        self.supply = [57] * players

    def copy(self) -> "Island":
        twin = copy(self)
        twin.areas = {
            area: Herds(herds.order.copy(), herds.dinos.copy(), herds.volcano)
            for area, herds in self.areas.items()
        }
        twin.predators = self.predators.copy()
        twin.supply = self.supply.copy()
        return twin

    # Herds, habitats, ranking.

    def dinos(self, seat: int, area: str) -> int:
        return self.areas[area].dinos.get(seat, 0)

    def has_t_rex(self, seat: int, area: str) -> bool:
        return self.owner == seat and self.predators["t-rex"] == area and not self.is_roaming

    def size(self, seat: int, area: str) -> int:
        """TT-0.3."""
        return self.dinos(seat, area) + (3 if self.has_t_rex(seat, area) else 0)

    def rank(self, area: str, newcomer: int | None = None, *, resolves_t_rex: bool = False) -> None:
        """TT-2.5, step by step."""
        line = [seat for seat in self.areas[area].order if self.size(seat, area)]
        if newcomer is not None and newcomer not in line and self.size(newcomer, area):
            line.append(newcomer)
        comes_in = self.options.get("trex_outside", "reenter") == "reenter" or resolves_t_rex
        for owner in range(self.players):
            if comes_in and self.has_t_rex(owner, area) and owner not in line:
                line.append(owner)
        line.sort(key=lambda seat: -self.size(seat, area))
        while len(line) > 3:
            last = line.pop()
            self.remove(last, area, self.dinos(last, area))
        self.areas[area].order = line

    def add(self, seat: int, area: str, number: int) -> None:
        """TT-0.4, R-05: at most what the supply has."""
        number = min(number, self.room(seat))
        self.supply[seat] -= number
        self.areas[area].dinos[seat] = self.dinos(seat, area) + number

    def remove(self, seat: int, area: str, number: int) -> None:
        self.supply[seat] += number
        self.areas[area].dinos[seat] = self.dinos(seat, area) - number

    def room(self, seat: int) -> int:
        is_limited = self.options.get("dino_supply", "limited") == "limited"
        return self.supply[seat] if is_limited else 1000

    def is_open(self, area: str) -> bool:
        return self.areas[area].volcano is None

    # Movement.

    def reach(self, area: str, steps: int) -> dict[str, int]:
        """TT-7.31: the areas a predator can reach in at most `steps` steps, with the distances."""
        found = {area: 0}
        for step in range(1, steps + 1):
            for place in [place for place in found if found[place] == step - 1]:
                for other in neighbours(place):
                    if self.is_open(other) and other not in found:
                        found[other] = step
        del found[area]
        return found

    def gets_habitat(self, seat: int, area: str, number: int) -> bool:
        """Copy the island, let them arrive, RANK, and look."""
        trial = self.copy()
        trial.supply[seat] = 99
        trial.add(seat, area, number)
        trial.rank(area, newcomer=seat)
        return seat in trial.areas[area].order

    def is_available(self, seat: int, area: str, number: int) -> bool:
        """TT-7.27."""
        return self.is_open(area) and self.gets_habitat(seat, area, number)

    def survivors(self, origin: str, area: str, number: int) -> int:
        """TT-7.7: one of a group dies on the way to another environment."""
        return number if same_environment(origin, area) else number - 1

    def is_doomed(self, seat: int, origin: str, area: str, number: int) -> bool:
        """R-02: they arrive, but get no habitat."""
        left = self.survivors(origin, area, number)
        return left > 0 and not self.gets_habitat(seat, area, left)

    # Scoring.

    def stone_points(self) -> list[int]:
        """TT-10.1."""
        points = [0] * self.players
        for area in AREAS:
            for seat, worth in zip(
                self.areas[area].order, stones(area, self.players), strict=False
            ):
                points[seat] += worth
        return points

    def presence_points(self) -> list[int]:
        """TT-10.2."""
        return [
            8 if all(self.total(seat, letter) for letter in "SFDM") else 0
            for seat in range(self.players)
        ]

    def total(self, seat: int, letter: str) -> int:
        return sum(self.size(seat, area) for area in AREAS if area[0] == letter)

    def domination_points(self) -> list[int]:
        """TT-10.3."""
        points = [0] * self.players
        for letter in "SFDM":
            prizes = [4] if self.players == 2 else [8, 4]
            for seat, prize in zip(self.domination_order(letter), prizes, strict=False):
                points[seat] += prize
        return points

    def domination_order(self, letter: str) -> list[int]:
        """TT-10.4: the seats with a total in an environment, best first."""
        present = [seat for seat in range(self.players) if self.total(seat, letter)]

        def compare(one: int, other: int) -> int:
            return self._better(one, other, letter)

        return sorted(present, key=cmp_to_key(compare))

    def _better(self, one: int, other: int, letter: str) -> int:
        """Negative if `one` ranks before `other`."""
        if self.total(one, letter) != self.total(other, letter):
            return self.total(other, letter) - self.total(one, letter)
        mine, others = self.habitats(one, letter), self.habitats(other, letter)
        for place in range(3):
            if mine.count(place) != others.count(place):
                return others.count(place) - mine.count(place)
        for area in self._by_value(letter):
            here, there = self.habitat(one, area), self.habitat(other, area)
            if here != there:
                return here - there
        raise AssertionError(f"TT-10.4 does not decide between {one} and {other} in {letter}")

    def _by_value(self, letter: str) -> list[str]:
        return sorted(
            (area for area in AREAS if area[0] == letter),
            key=lambda area: (stones(area, self.players), "imo".index(area[1])),
            reverse=True,
        )

    def habitat(self, seat: int, area: str) -> int:
        """0 primary, 1 secondary, 2 tertiary, 3 none."""
        order = self.areas[area].order
        return order.index(seat) if seat in order else 3

    def habitats(self, seat: int, letters: Iterable[str]) -> list[int]:
        """All habitats that a player holds in the given environments."""
        return [self.habitat(seat, area) for area in AREAS if area[0] in letters]

    def standings(self, points: Sequence[int]) -> list[tuple[int, ...]]:
        """TT-12.1: the criteria that decide the game; larger is better."""
        keys: list[tuple[int, ...]] = []
        for seat in range(self.players):
            held = self.habitats(seat, "SFDM")
            total = sum(self.total(seat, letter) for letter in "SFDM")
            keys.append((points[seat], total, *(held.count(place) for place in range(3))))
        return keys


def island_of(position: dict[str, Any]) -> Island:
    """The island of a JSON position."""
    island = Island(position["players"], position["options"])
    table = position["state"]["table"]
    for area, data in table["areas"].items():
        here = dict(enumerate(data["dinos"]))
        island.areas[area] = Herds(list(data["order"]), here, data["volcano"])
    island.predators = dict(table["predators"])
    island.owner = table["owner"]
    island.is_roaming = table["is_roaming"]
    island.supply = list(table["supply"])
    return island
