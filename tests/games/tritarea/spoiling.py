"""Positions with one thing changed, which must be refused or be playable."""

from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any

from tests.games.tritarea.slow_city import DECK, NAMES, SQUARES
from trilobite.games.tritarea import model

Below = Callable[[int], int]
Step = str | int
Path = tuple[Step, ...]

NAMED: dict[Step, list[Any]] = {
    "stage": list(model.STAGES),
    "adopted": [None, *NAMES.values()],
    "basic": [None, *SQUARES],
}
PEOPLE = ("start", "leader", "actor", "first_holder", "second_holder", "last_human_holder")


def spoilt(position: Any, below: Below) -> tuple[str, Any]:
    """A copy of a position with one part of its state changed, and which part that is."""
    places = list(_places(position["state"], ()))
    path = places[below(len(places))]
    twin = deepcopy(position)
    parent: Any = twin["state"]
    for step in path[:-1]:
        parent = parent[step]
    old = parent.get(path[-1]) if isinstance(parent, dict) else parent[path[-1]]
    new = _another(path, old, below)
    if new is None and path[1] == "buildings":
        parent.pop(path[-1], None)
    else:
        parent[path[-1]] = new
    return f"{'.'.join(map(str, path))}: {old} -> {new}", twin


def _places(value: Any, path: Path) -> Iterator[Path]:
    """Everything that can be changed on its own; a set of cards or a building is one thing."""
    if len(path) == 2 and path[1] == "buildings":
        yield from ((*path, square) for square in SQUARES)
    elif isinstance(value, dict):
        for name, part in value.items():
            yield from _places(part, (*path, name))
    elif (
        isinstance(value, list)
        and path[1] not in {"played", "pool"}
        and len(path) < 3 + (path[1] == "points")
    ):
        for index, part in enumerate(value):
            yield from _places(part, (*path, index))
    else:
        yield path


def _another(path: Path, old: Any, below: Below) -> Any:
    name = path[1]
    if name in NAMED:
        others = [one for one in NAMED[name] if one != old]
        return others[below(len(others))]
    if name in PEOPLE:
        others = [one for one in (None, 0, 1, 2, 3) if one != old]
        return others[below(len(others))]
    if name in {"trick", "declared", "choices"}:
        return None if old and below(2) else DECK[below(36)]
    if name == "rank":
        return (None, 0, 5, 10, below(10))[below(5)]
    if isinstance(old, bool):
        return not old
    if name == "buildings":
        return _other_building(old or [], below)
    if isinstance(old, list):
        return _other_cards(old, below)
    return int(old) + (1, -1, 2, -2, 5, -5, 10, -10)[below(8)]


def _other_building(old: list[int], below: Below) -> list[int] | None:
    if old and below(2):
        return old[:-1] or None
    if old and below(2):
        return [*old[:-1], (old[-1] + 1) % 4]
    return [*old, below(4)]


def _other_cards(old: list[str], below: Below) -> list[str]:
    rest = [card for card in DECK if card not in old]
    kept = list(old)
    if old and below(2):
        kept.pop(below(len(kept)))
    if len(kept) == len(old) or below(2):
        kept.append(rest[below(len(rest))])
    return sorted(kept, key=DECK.index)
