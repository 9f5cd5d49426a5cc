"""Choosing which finds become puzzles: a variety of kinds, with the harder ones preferred."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from math import ceil

from trilobite.engine import find_game
from trilobite.guides.puzzles import FORMAT
from trilobite.lab.puzzles.mining import Find, Looked

SAME_KIND_SHARE = 0.5
"""Largest share of puzzles whose best actions are of the same kind."""

EASY_SHARE = 0.6
"""Largest share of easy puzzles: solved by looking one decision ahead and by a quick search."""


def chosen(looked: Iterable[Looked], count: int) -> list[Find]:
    """Up to `count` finds, from as few of the first games as possible.

    The result does not depend on the order in which the games were finished.
    """
    games = in_order(looked)
    found: list[Find] = []
    for number in range(len(games)):
        found = selected(games[: number + 1], count)
        if len(found) == count:
            break
    return found


def selected(games: Sequence[Looked], count: int) -> list[Find]:
    """Up to `count` of all finds; those that are not easy come first."""
    finds = sorted((find for one in games for find in one.finds), key=_is_easy)
    found: list[Find] = []
    kinds: Counter[str] = Counter()
    for find in finds:
        is_too_easy = _is_easy(find) and sum(map(_is_easy, found)) >= EASY_SHARE * count
        is_alike = kinds[find.kind] >= ceil(SAME_KIND_SHARE * count)
        if len(found) < count and not is_alike and not is_too_easy:
            found.append(find)
            kinds[find.kind] += 1
    return found


def _is_easy(find: Find) -> bool:
    return find.difficulty == 1


def in_order(looked: Iterable[Looked]) -> list[Looked]:
    """The games in order, from game 0 up to the first that is missing."""
    by_number = {one.number: one for one in looked}
    games: list[Looked] = []
    while len(games) in by_number:
        games.append(by_number[len(games)])
    return games


def puzzles_json(game: str, finds: Sequence[Find]) -> dict[str, object]:
    """The puzzle file, with the easier puzzles first."""
    order = sorted(finds, key=lambda find: find.difficulty)
    return {
        "format": FORMAT,
        "game": game,
        "rules": find_game(game).rules_version,
        "puzzles": [_puzzle(find) for find in order],
    }


def _puzzle(find: Find) -> dict[str, object]:
    fields = asdict(find)
    del fields["question"], fields["kind"]
    return fields
