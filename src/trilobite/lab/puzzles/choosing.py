"""Which of the finds become puzzles: some of every kind, and the harder the better."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from math import ceil

from trilobite.engine import find_game
from trilobite.guides.puzzles import FORMAT
from trilobite.lab.puzzles.looking import Find, Looked

SAME_KIND = 0.5
"""At most this share has a best action of the same kind."""

EASY = 0.6
"""At most this share is easy: found one decision ahead, and by who searches hastily."""


def chosen(looked: Iterable[Looked], count: int) -> list[Find]:
    """At most so many, from as few of the first games as have them; whoever looked, the same."""
    games = in_order(looked)
    found: list[Find] = []
    for number in range(len(games)):
        found = selected(games[: number + 1], count)
        if len(found) == count:
            break
    return found


def selected(games: Sequence[Looked], count: int) -> list[Find]:
    """At most so many of all that was found: what is not easy comes first."""
    finds = sorted((find for one in games for find in one.finds), key=_is_easy)
    found: list[Find] = []
    kinds: Counter[str] = Counter()
    for find in finds:
        is_too_easy = _is_easy(find) and sum(map(_is_easy, found)) >= EASY * count
        is_alike = kinds[find.kind] >= ceil(SAME_KIND * count)
        if len(found) < count and not is_alike and not is_too_easy:
            found.append(find)
            kinds[find.kind] += 1
    return found


def _is_easy(find: Find) -> bool:
    return find.difficulty == 1


def in_order(looked: Iterable[Looked]) -> list[Looked]:
    """The games from the first on, up to one that is not there yet."""
    by_number = {one.number: one for one in looked}
    games: list[Looked] = []
    while len(games) in by_number:
        games.append(by_number[len(games)])
    return games


def puzzles_json(game: str, finds: Sequence[Find]) -> dict[str, object]:
    """The file of puzzles: the easier ones first."""
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
