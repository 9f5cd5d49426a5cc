"""Section 7, the areas: who is first and second in each, and what they are paid."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trilobite.engine.declared import ANY, WHO, Each, EventKind
from trilobite.games.tritarea.content import BY_ALL_HEIGHTS, BY_SUM
from trilobite.games.tritarea.model import ALL_FOUR, AREAS, NONE, PARTICIPANTS, SQUARE, SUIT
from trilobite.games.tritarea.rules.terms import gain
from trilobite.games.tritarea.table import Secrets, Table

AreaTied = EventKind("tritarea-area-tied", "TA-7.1", "square:{squares}", is_remark=True).of(
    who=WHO, other=WHO, suit=SUIT, buildings=ANY, by=ANY, squares=Each(SQUARE)
)
"""Two participants topped equally many buildings, and heights decided; `by` is the value of the
option `area_tie`."""

AreaScored = EventKind("tritarea-area-scored", "", "square:{squares}", asides="sole").of(
    who=WHO, suit=SUIT, position=ANY, sharers=ANY, points=ANY, squares=Each(SQUARE), sole=ANY
)
AreaShared = EventKind("tritarea-area-shared", "TA-7.3", "square:{squares}", is_remark=True).of(
    suit=SUIT, position=ANY, sharers=ANY, squares=Each(SQUARE)
)

_HEIGHTS: Final = 64
"""Base for packing several heights into one number; larger than any height."""
_ALL_HEIGHTS: Final = _HEIGHTS**4


# Positions.


def area_positions(table: Table, suit: int) -> list[int]:
    """The position of each participant in an area, 0 if unranked (TA-7.1, TA-7.2)."""
    return list(ranking(table, suit))


def ranked(table: Table, suit: int) -> list[tuple[int, int]]:
    """Position and participant of those who are ranked in an area, best first."""
    positions = area_positions(table, suit)
    return sorted([(positions[p], p) for p in range(PARTICIPANTS) if positions[p]])


def ranking(table: Table, suit: i64) -> vec[i64]:
    """`area_positions` as a packed vector: tied colours share a position, the next one skips."""
    keys = _area_keys(table, suit)
    positions = vec[i64]([0] * PARTICIPANTS)
    for p in range(ALL_FOUR):
        own = keys[p]
        if own > 0:
            position: i64 = 1
            for other in keys:
                if other > own:
                    position += 1
            positions[p] = position
    return positions


def _area_keys(table: Table, suit: i64) -> vec[i64]:
    """The keys that are compared: buildings topped, then their heights (TA-7.1, R-11)."""
    keys = vec[i64]([0] * PARTICIPANTS)
    tie: i64 = table.content.area_tie
    for near in table.content.squares_of[suit]:
        square: i64 = near
        p = table.top_of(square)
        if p != NONE:
            heights = keys[p] % _ALL_HEIGHTS
            keys[p] += (
                _ALL_HEIGHTS + _combined_heights(heights, table.height[square], tie) - heights
            )
    return keys


def _combined_heights(heights: i64, height: i64, tie: i64) -> i64:
    """Combine heights into one number: the tallest, the sum, or all of them, tallest first."""
    if tie == BY_SUM:
        return heights + height
    if tie != BY_ALL_HEIGHTS:
        return max(heights, height)
    place: i64 = 1  # value of the digit at which `height` is inserted
    while heights // place % _HEIGHTS > 0 and heights // place % _HEIGHTS < height:
        place *= _HEIGHTS
    return (heights // place * _HEIGHTS + height) * place + heights % place


def buildings_topped(table: Table, suit: int, participant: int) -> int:
    """How many buildings in an area have a block of this participant on top (TA-7.1)."""
    squares = table.content.squares_of[suit]
    return sum(table.top_of(square) == participant for square in squares)


# Prizes.


def area_points(table: Table, suit: int) -> list[int]:
    """What an area is worth to each participant now (TA-7.3)."""
    return list(area_prizes(table, suit))


def area_prizes(table: Table, suit: i64) -> vec[i64]:
    """`area_points` as a packed vector, because evaluations call this more than anything else."""
    content = table.content
    has_buried_rival = content.buried_count and _has_two_colours(table, suit)
    first, second = content.first[suit], content.second[suit]
    return _prizes_for(ranking(table, suit), first, second, has_buried_rival=has_buried_rival)


def _prizes_for(
    positions: vec[i64], first: i64, second: i64, *, has_buried_rival: bool
) -> vec[i64]:
    """Prizes by position: those who share one divide it and round up (TA-7.3).

    A sole colour gets both prizes (TA-7.4), but by option not above a buried rival (R-12).
    """
    numbers = vec[i64]([0] * (PARTICIPANTS + 1))
    for p in range(ALL_FOUR):
        numbers[positions[p]] += 1
    leaders = numbers[1]
    if numbers[0] == PARTICIPANTS - 1:
        first = first if has_buried_rival else first + second
        second = 0
    elif leaders > 1:
        first = _rounded_up(first + second, leaders)
    else:
        second = _rounded_up(second, max(numbers[2], 1))
    prizes = vec[i64]([0] * PARTICIPANTS)
    for p in range(ALL_FOUR):
        if positions[p] == 1:
            prizes[p] = first
        elif positions[p] == 2:
            prizes[p] = second
    return prizes


def _rounded_up(points: i64, shares: i64) -> i64:
    return -(-points // shares)


def _has_two_colours(table: Table, suit: int) -> bool:
    """Whether the area holds blocks of more than one colour, buried ones included (R-12)."""
    squares = table.content.squares_of[suit]
    return len({block for square in squares for block in table.building(square)}) > 1


def score_areas(table: Table, _secrets: Secrets) -> bool:
    """Pay the prizes of one area after the other (TA-7.3)."""
    for suit in range(4):
        points = area_points(table, suit)
        for participant in range(PARTICIPANTS):
            gain(table, AREAS, participant, points[participant])
        if table.log is not None:
            _emit_area(table, suit, points)
    return False


def _emit_area(table: Table, suit: int, points: list[int]) -> None:
    """Emit one event per share, first places first; then what decided, and who shares."""
    positions = area_positions(table, suit)
    is_only_colour = positions.count(0) == PARTICIPANTS - 1
    rule = "TA-7.4" if is_only_colour else "TA-7.3"
    squares = table.content.squares_of[suit]
    paid = [
        [p for p in range(PARTICIPANTS) if positions[p] == position and points[p]]
        for position in (1, 2)
    ]
    for position, winners in enumerate(paid, 1):
        sharers = positions.count(position)
        for who in winners:
            sole = int(is_only_colour and points[who] > table.content.first[suit])
            place = {"position": position, "sharers": sharers, "points": points[who], "sole": sole}
            table.emit(AreaScored(place, rule=rule, who=who, suit=suit, squares=squares))
    for position, winners in enumerate(paid, 1):
        if len(winners) > 1:
            number = len(winners)
            table.emit(AreaShared(suit=suit, position=position, sharers=number, squares=squares))
        for who in winners:
            behind = [p for p in range(PARTICIPANTS) if positions[p] > position]
            _emit_ties(table, suit, who, behind)


def _emit_ties(table: Table, suit: int, who: int, behind: list[int]) -> None:
    """Say what decided against those who top equally many buildings."""
    number = buildings_topped(table, suit, who)
    by, squares = table.content.area_tie_name, table.content.squares_of[suit]
    for other in behind:
        if buildings_topped(table, suit, other) == number:
            table.emit(
                AreaTied(who=who, other=other, suit=suit, buildings=number, by=by, squares=squares)
            )
