"""Rights, construction and settlement of Tritarea, slow and literally as in the specification.

Cards are `H7`, squares `b2`, a building is the list of its blocks from bottom to top, a city maps
squares to buildings. This shares nothing with the engine except the printed numbers, which are in
one file (section 13).
"""

import tomllib
from dataclasses import dataclass, field
from typing import Any

from trilobite.games.tritarea import GAME

PRINTED: dict[str, Any] = tomllib.loads((GAME.folder / "content.toml").read_text(encoding="utf-8"))

SUITS = "IMEH"
NAMES = {"I": "intelligent", "M": "modern", "E": "ecology", "H": "happiness"}
DECK = [f"{suit}{rank}" for suit in SUITS for rank in range(1, 10)]
SQUARES = [f"{column}{row}" for row in "1234" for column in "abcd"]
PICTURE: list[str] = PRINTED["areas"]["rows"]
BONUS: dict[str, int] = {
    square: PRINTED["bonus"]["rows"][number // 4][number % 4]
    for number, square in enumerate(SQUARES)
}
FIRST: dict[str, int] = {suit: PRINTED["prizes"][suit]["first"] for suit in SUITS}
SECOND: dict[str, int] = {suit: PRINTED["prizes"][suit]["second"] for suit in SUITS}

City = dict[str, list[int]]


@dataclass
class Board:
    """What is printed, or what a table has entered instead (section 13)."""

    area: dict[str, str] = field(
        default_factory=lambda: {
            square: PICTURE["1234".index(square[1])]["abcd".index(square[0])] for square in SQUARES
        }
    )
    bonus: dict[str, int] = field(default_factory=lambda: dict(BONUS))
    first: dict[str, int] = field(default_factory=lambda: dict(FIRST))
    second: dict[str, int] = field(default_factory=lambda: dict(SECOND))

    def squares(self, suit: str) -> list[str]:
        return [square for square in SQUARES if self.area[square] == suit]


def board_of(options: dict[str, Any]) -> Board:
    board = Board()
    for name, value in dict(options.get("board_data") or {}).items():
        table, _, thing = name.partition(".")
        getattr(board, table)[thing] = value
    return board


def suit(card: str) -> str:
    return card[0]


def printed(card: str) -> int:
    return int(card[1])


# Section 3.


def rights(
    trick: dict[int, str], ranks: dict[int, int], leader: int
) -> tuple[str, int, int | None]:
    """The adopted suit, the first builder and the second builder (TA-3.1 to TA-3.4)."""
    supporters: dict[str, list[int]] = {}
    for who, card in trick.items():
        supporters.setdefault(suit(card), []).append(who)
    numbers = sorted((len(group) for group in supporters.values()), reverse=True)
    if numbers == [1, 1, 1, 1]:
        return suit(trick[leader]), leader, None
    if numbers == [2, 2]:
        apart = {s: abs(ranks[g[0]] - ranks[g[1]]) for s, g in supporters.items()}
        largest = max(apart.values())
        best = [s for s in apart if apart[s] == largest]
        adopted = best[0] if len(best) == 1 else suit(trick[leader])
    else:
        adopted = next(s for s in supporters if len(supporters[s]) == numbers[0])
    group = sorted(supporters[adopted], key=lambda who: ranks[who])
    return adopted, group[0], group[-1]


def asked_fives(
    trick: dict[int, str], leader: int, in_round: int, options: dict[str, Any]
) -> set[int]:
    """The owners of 5s that are asked about in a trick (TA-4.1, TA-4.4, R-9)."""
    if in_round == 1:
        return set()
    suits = [suit(card) for card in trick.values()]
    most = max(suits.count(s) for s in suits)
    fives = {who for who, card in trick.items() if printed(card) == 5}
    if most == 1:
        return fives & {leader} if options.get("five_on_default") is False else set()
    return {who for who in fives if suits.count(suit(trick[who])) == most}


def changes(score: int) -> list[str]:
    """What the owner of a 5 can afford (TA-4.1, TA-4.3)."""
    return ["keep", *(["0"] if score >= 1 else []), *(["10"] if score >= 2 else [])]


COST = {"keep": 0, "0": 1, "10": 2}
RANK = {"keep": 5, "0": 0, "10": 10}


# Section 5.


def edge_neighbours(square: str) -> list[str]:
    column, row = "abcd".index(square[0]), int(square[1])
    return [
        other
        for other in SQUARES
        if abs("abcd".index(other[0]) - column) + abs(int(other[1]) - row) == 1
    ]


def near(square: str, board: Board, options: dict[str, Any]) -> list[str]:
    """The neighbours of TA-5.4; with adjacency=area only those in the same area (R-8)."""
    found = edge_neighbours(square)
    if options.get("adjacency") == "area":
        found = [other for other in found if board.area[other] == board.area[square]]
    return found


def additional_squares(
    before: City, basic: str, who: int, board: Board, options: dict[str, Any]
) -> list[str]:
    """The squares for one more block, given the city before this construction (TA-5.4, TA-5.5)."""
    around = near(basic, board, options)
    for square in around:
        building = before.get(square, [])
        helps = building[-1:] == [who] if options.get("adjacent_own") == "top" else who in building
        if helps:
            return around
    return []


# Section 7.


def heights_topped(city: City, board: Board, area: str, who: int) -> list[int]:
    found = [
        len(city[square])
        for square in board.squares(area)
        if city.get(square) and city[square][-1] == who
    ]
    return sorted(found, reverse=True)


def positions(city: City, board: Board, area: str, options: dict[str, Any]) -> dict[int, int]:
    """The positions of all ranked participants (TA-7.1, TA-7.2, R-11)."""
    keys: dict[int, tuple[int, list[int]]] = {}
    for who in range(4):
        heights = heights_topped(city, board, area, who)
        if heights:
            rule = options.get("area_tie", "tallest")
            kept = {"tallest": heights[:1], "lex": heights, "sum": [sum(heights)]}[rule]
            keys[who] = (len(heights), kept)
    return {who: 1 + sum(other > key for other in keys.values()) for who, key in keys.items()}


def shared(points: int, among: int) -> int:
    """An equal share, rounded up."""
    return -(-points // among)


def area_points(city: City, board: Board, area: str, options: dict[str, Any]) -> dict[int, int]:
    """What an area pays (TA-7.3, TA-7.4, R-12)."""
    ranked = positions(city, board, area, options)
    first, second = board.first[area], board.second[area]
    if not ranked:
        return {}
    if len(ranked) == 1:
        (who,) = ranked
        blocks = [block for square in board.squares(area) for block in city.get(square, [])]
        is_alone = set(blocks) == {who} or options.get("sole_colour", "top") == "top"
        return {who: first + second if is_alone else first}
    winners = [who for who in ranked if ranked[who] == 1]
    if len(winners) > 1:
        return {who: shared(first + second, len(winners)) for who in winners}
    seconds = [who for who in ranked if ranked[who] == 2]
    return {winners[0]: first, **{who: shared(second, len(seconds)) for who in seconds}}


def owner(building: list[int]) -> int:
    """The colour with the most blocks; among equals the one with the lowest block (TA-7.5)."""
    most = max(building.count(who) for who in building)
    return next(who for who in building if building.count(who) == most)


def tallest(city: City, options: dict[str, Any]) -> list[tuple[str, int, int]]:
    """The tallest buildings: square, owner, points (TA-7.5, R-13)."""
    standing = {square: building for square, building in city.items() if building}
    if not standing:
        return []
    top = max(len(building) for building in standing.values())
    squares = [square for square in SQUARES if len(standing.get(square, [])) == top]
    owners = [owner(standing[square]) for square in squares]
    each = {1: 10, 2: 6}.get(len(squares), 4)
    found = [(square, who, each) for square, who in zip(squares, owners, strict=True)]
    if len(found) == 2 and owners[0] == owners[1] and options.get("tallest_pair") == 6:
        return found[:1]
    return found


def tallest_points(city: City, options: dict[str, Any]) -> dict[int, int]:
    found = dict.fromkeys(range(4), 0)
    for _, who, points in tallest(city, options):
        found[who] += points
    return found


def declared_factor(
    city: City, board: Board, card: str, who: int, in_round: int, options: dict[str, Any]
) -> int:
    """+1 if a declaration gains its rank, -1 if it loses it, 0 otherwise (TA-7.7, TA-7.8)."""
    ranked = positions(city, board, suit(card), options)
    place = ranked.get(who)
    if place == 1:
        is_tied = list(ranked.values()).count(1) > 1
        return 0 if is_tied and options.get("declare_tie") == "sole" else 1
    if in_round == 2 or place == 2:
        return 0
    return 0 if place is None and options.get("unranked") == "neutral" else -1


# Seats.

HUMANS = {1: [0], 2: [0, 2], 3: [0, 1, 2], 4: [0, 1, 2, 3]}


def seated(start: int, players: int) -> list[int]:
    """The clockwise order of a round (TA-0.3, TA-9.6)."""
    if players == 3 and start != 3:
        return [start, (start + 1) % 3, (start + 2) % 3, 3]
    return [(start + step) % 4 for step in range(4)]


def turned(order: list[int], first: int) -> list[int]:
    """The same circular order, beginning with `first`."""
    at = order.index(first)
    return order[at:] + order[:at]
