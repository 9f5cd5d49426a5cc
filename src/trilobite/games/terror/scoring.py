"""Scoring at the end of a period (section 10) and the winner (section 12)."""

from typing import Final

from mypy_extensions import i64

from trilobite.engine.messages import Message
from trilobite.engine.results import (
    ParticipantResult,
    Result,
    SeatResult,
    places,
    shared_payoffs,
)
from trilobite.games.terror.events import (
    DominationScored,
    DominationTied,
    PeriodScored,
    PresenceScored,
    StonesScored,
)
from trilobite.games.terror.kernel import rank, unranked_area
from trilobite.games.terror.model import AREAS, SEATS
from trilobite.games.terror.table import NONE, SOURCES, Table

_HABITATS: Final = ("primary", "secondary", "tertiary")


def worth(table: Table) -> list[list[int]]:
    """What each seat would get from stones, Presence and Domination if the period ended now."""
    has_presence, has_domination = table.content.special[table.period]
    nothing = [0] * table.content.players
    return [
        stones(table),
        presence(table) if has_presence else nothing,
        domination(table) if has_domination else nothing,
    ]


def worth_now(table: Table) -> list[list[int]]:
    """`worth`, but also right during a meal: the area is ranked in a copy first."""
    area = unranked_area(table)
    if area == NONE:
        return worth(table)
    ranked = table.copy()
    rank(ranked, area)
    return worth(ranked)


def score_period(table: Table) -> None:
    """All players get their points for the period (TT-10.1 to TT-10.4)."""
    if table.log is not None:
        _emit_points(table)
    for source, points in enumerate(worth(table)):
        for seat, number in enumerate(points):
            table.points[source * SEATS + seat] += number
    if table.log is not None:
        table.emit(PeriodScored(int(table.period)))


def stones(table: Table) -> list[int]:
    """Each occupant scores the stone of its habitat (TT-10.1)."""
    points = [0] * table.content.players
    for area, values in enumerate(table.content.stones):
        for place, value in enumerate(values):
            seat = table.order[area * 3 + place]
            if seat != NONE:
                points[seat] += value
    return points


def presence(table: Table) -> list[int]:
    """Points for a Dino or the T-Rex in all four environments (TT-10.2)."""
    points: list[int] = []
    for seat in range(table.content.players):
        is_everywhere = all(total_in(table, seat, environment) > 0 for environment in range(4))
        points.append(table.content.presence if is_everywhere else 0)
    return points


def domination(table: Table) -> list[int]:
    """Points for the first and the second in each environment (TT-10.3)."""
    points = [0] * table.content.players
    for environment in range(4):
        for seat, prize in zip(
            contenders(table, environment), table.content.domination, strict=False
        ):
            points[seat] += prize
    return points


def total_in(table: Table, seat: i64, environment: i64) -> i64:
    """Dinos, and 3 for a T-Rex in or outside a habitat (TT-10.3)."""
    area = environment * 3
    return table.size_of(seat, area) + table.size_of(seat, area + 1) + table.size_of(seat, area + 2)


def contenders(table: Table, environment: i64) -> list[int]:
    """All seats with a total in the environment, best first, with ties broken (TT-10.4)."""
    keys = [
        (-total_in(table, seat, environment), *_tie_break(table, seat, environment), seat)
        for seat in range(table.content.players)
        if total_in(table, seat, environment) > 0
    ]
    keys.sort()
    return [key[-1] for key in keys]


def _tie_break(table: Table, seat: int, environment: int) -> tuple[int, ...]:
    """Numbers of P, S and T habitats, then habitats by area; lower is better for all."""
    ranks = [place_in(table, seat, area) for area in _areas_by_value(table, environment)]
    return (-ranks.count(0), -ranks.count(1), -ranks.count(2), *ranks)


def place_in(table: Table, seat: i64, area: i64) -> int:
    """0 for the Primary habitat to 2 for the Tertiary, 3 for none."""
    place: i64 = 0
    while place < 3 and table.order[area * 3 + place] != seat:
        place += 1
    return place


def _areas_by_value(table: Table, environment: int) -> list[int]:
    """Areas by descending P, then S, then T stone, then outer, middle, inner (TT-10.4)."""
    stones = table.content.stones
    keys = [(*stones[area], area) for area in range(environment * 3, environment * 3 + 3)]
    keys.sort(reverse=True)
    return [key[-1] for key in keys]


def _emit_points(table: Table) -> None:
    """Emit one event for each reason for points."""
    points = worth(table)
    for seat in range(table.players):
        if points[0][seat]:
            table.emit(StonesScored(seat, points[0][seat], _paying_areas(table, seat)))
    for seat in range(table.players):
        if points[1][seat]:
            table.emit(PresenceScored(seat, points[1][seat]))
    if any(points[2]):
        for environment in range(4):
            _emit_domination(table, environment)


def _paying_areas(table: Table, seat: int) -> tuple[str, ...]:
    stones = [[*values, 0] for values in table.content.stones]
    return tuple(
        AREAS[area] for area in range(len(AREAS)) if stones[area][place_in(table, seat, area)]
    )


def _emit_domination(table: Table, environment: int) -> None:
    best = zip(contenders(table, environment), table.content.domination, strict=False)
    for place, (seat, prize) in enumerate(best, start=1):
        if prize:
            total = int(total_in(table, seat, environment))
            table.emit(DominationScored(seat, environment, place, prize, total))
    _emit_ties(table, environment)


def _emit_ties(table: Table, environment: int) -> None:
    """Emit what broke each tie for a paid place (TT-10.4)."""
    seats = contenders(table, environment)
    for place, prize in enumerate(table.content.domination):
        if not prize or place + 1 >= len(seats):
            continue
        seat, other = seats[place], seats[place + 1]
        total = int(total_in(table, seat, environment))
        if total == total_in(table, other, environment):
            by, area = _difference(table, seat, other, environment)
            table.emit(DominationTied(seat, other, environment, total, by, area))


def _difference(table: Table, seat: int, other: int, environment: int) -> tuple[str, int]:
    """The first criterion in which two seats with the same total differ, and its area."""
    areas = _areas_by_value(table, environment)
    one, two = _tie_break(table, seat, environment), _tie_break(table, other, environment)
    first = next(i for i in range(len(one)) if one[i] != two[i])
    if first < len(_HABITATS):
        return _HABITATS[first], areas[0]
    return "area", areas[first - len(_HABITATS)]


# The end of the game.


def result(table: Table) -> Result:
    """Most points win; then Dinos on the board, then P, S and T habitats (TT-12.1)."""
    keys = [_ranking_key(table, seat) for seat in range(table.players)]
    ranks = places(keys)
    payoffs = shared_payoffs(ranks)
    seats = [
        SeatResult(seat, ranks[seat], table.score(seat), payoffs[seat], _reason(keys[seat], keys))
        for seat in range(table.players)
    ]
    participants = [
        ParticipantResult(seat, table.score(seat), _sources(table, seat))
        for seat in range(table.players)
    ]
    return Result(seats, participants)


def _sources(table: Table, seat: int) -> dict[str, int]:
    return {name: int(table.points[i * SEATS + seat]) for i, name in enumerate(SOURCES)}


def _ranking_key(table: Table, seat: int) -> tuple[int, ...]:
    total = sum(int(total_in(table, seat, environment)) for environment in range(4))
    ranks = [place_in(table, seat, area) for area in range(len(AREAS))]
    return (table.score(seat), total, ranks.count(0), ranks.count(1), ranks.count(2))


def _reason(key: tuple[int, ...], keys: list[tuple[int, ...]]) -> Message:
    """What separated a seat from the others with the same points."""
    names = ("points", "dinos", "primary", "secondary", "tertiary")
    args = dict(zip(names, key, strict=True))
    for i, name in enumerate(names):
        if sum(other[: i + 1] == key[: i + 1] for other in keys) == 1:
            return Message(f"terror-result-{name}", args)
    return Message("terror-result-shared", args)
