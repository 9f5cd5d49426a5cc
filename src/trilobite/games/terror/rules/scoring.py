"""Chapter 10: scoring at the end of a period."""

from typing import Final

from trilobite.engine.declared import ANY, WHO, Each, EventKind
from trilobite.engine.reading import NONE
from trilobite.games.terror.model import AREA, AREAS, ENVIRONMENT, PERIOD, SEATS
from trilobite.games.terror.rules.habitats import rank
from trilobite.games.terror.table import Table

PeriodScored = EventKind("terror-period-scored", "TT-10.1", closes_scoring=True).of(period=PERIOD)
StonesScored = EventKind("terror-stones-scored", "TT-10.1", "area:{areas}", is_scoring=True).of(
    who=WHO, points=ANY, number=ANY, places=ANY, areas=Each(AREA)
)
"""Points for the stones of a player's habitats; `places` names the areas."""
HabitatScored = EventKind("terror-habitat-scored", "TT-10.1", "environment:{environment}").of(
    who=WHO, area=AREA, environment=ENVIRONMENT, place=ANY, points=ANY
)
"""Points for one stone (`emit_account`)."""
PresenceScored = EventKind("terror-presence-scored", "TT-10.2", is_scoring=True).of(
    who=WHO, points=ANY
)
PresenceMissed = EventKind("terror-presence-missed", "TT-10.2").of(
    who=WHO, points=ANY, number=ANY, environment=ENVIRONMENT
)
"""A player has nothing in `number` environments, of which this is one (`emit_account`)."""
DominationScored = EventKind(
    "terror-domination-scored", "TT-10.3", "environment:{environment}", is_scoring=True
).of(who=WHO, environment=ENVIRONMENT, place=ANY, points=ANY, total=ANY)
DominationTied = EventKind(
    "terror-domination-tied", "TT-10.4", "environment:{environment}", is_remark=True
).of(who=WHO, other=WHO, environment=ENVIRONMENT, total=ANY, by=ANY, area=AREA)
"""Two players had the same total in an environment, and this broke the tie: more habitats of a rank
(`primary`, `secondary`, `tertiary`), or a better one in an `area`."""

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


def ranked_now(table: Table) -> Table:
    """A copy that can be scored even during a meal, because the area is ranked."""
    ranked = table.copy()
    area = table.unranked_area()
    if area != NONE:
        rank(ranked, area)
    return ranked


def score_period(table: Table) -> None:
    """All players get their points for the period."""
    if table.log is not None:
        _emit_points(table)
    for source, points in enumerate(worth(table)):
        for seat, number in enumerate(points):
            table.points[source * SEATS + seat] += number
    if table.log is not None:
        table.emit(PeriodScored(period=table.period))


def emit_account(table: Table) -> None:
    """Emit the points of the period habitat by habitat, and who misses a bonus."""
    for area, values in enumerate(table.content.stones):
        for place, (seat, value) in enumerate(zip(table.habitats(area), values, strict=False), 1):
            land = area // 3
            table.emit(
                HabitatScored(who=seat, area=area, environment=land, place=place, points=value)
            )
    has_presence, has_domination = table.content.special[table.period]
    for who, points in enumerate(presence(table) if has_presence else ()):
        missing = [place for place in range(4) if table.total_in(who, place) == 0]
        if missing:
            number, environment = len(missing), missing[0]
            table.emit(PresenceMissed(who=who, points=0, number=number, environment=environment))
        else:
            table.emit(PresenceScored(who=who, points=points))
    for environment in range(4) if has_domination else ():
        _emit_domination(table, environment, every_place=True)


# Stones and Presence.


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
        is_everywhere = all(table.total_in(seat, environment) > 0 for environment in range(4))
        points.append(table.content.presence if is_everywhere else 0)
    return points


def _emit_points(table: Table) -> None:
    """Emit one event for each reason for points."""
    for_stones, for_presence, for_domination = worth(table)
    for seat, points in enumerate(for_stones):
        if points:
            areas = _paying_areas(table, seat)
            places = " ".join(AREAS[area] for area in areas)
            number = len(areas)
            table.emit(
                StonesScored(who=seat, points=points, number=number, places=places, areas=areas)
            )
    for seat, points in enumerate(for_presence):
        if points:
            table.emit(PresenceScored(who=seat, points=points))
    if any(for_domination):
        for environment in range(4):
            _emit_domination(table, environment)


def _paying_areas(table: Table, seat: int) -> list[int]:
    stones = [[*values, 0] for values in table.content.stones]
    return [area for area in range(len(AREAS)) if stones[area][table.place_in(seat, area)]]


# Domination.


def domination(table: Table) -> list[int]:
    """Points for the first and the second in each environment (TT-10.3)."""
    points = [0] * table.content.players
    for environment in range(4):
        best = contenders(table, environment)
        for seat, prize in zip(best, table.content.domination, strict=False):
            points[seat] += prize
    return points


def contenders(table: Table, environment: int) -> list[int]:
    """All seats with a total in the environment, best first; ties are broken (TT-10.3, R-26)."""
    keys = [
        (-table.total_in(seat, environment), *_tie_break(table, seat, environment), seat)
        for seat in range(table.content.players)
        if table.total_in(seat, environment) > 0
    ]
    keys.sort()
    return [key[-1] for key in keys]


def _tie_break(table: Table, seat: int, environment: int) -> tuple[int, ...]:
    """More P, then S, then T habitats, then the better one by area; lower is better (TT-10.4)."""
    ranks = [table.place_in(seat, area) for area in _areas_by_value(table, environment)]
    return (-ranks.count(0), -ranks.count(1), -ranks.count(2), *ranks)


def _areas_by_value(table: Table, environment: int) -> list[int]:
    """Areas by descending P, then S, then T stone, then outer, middle, inner (TT-10.4)."""
    stones = table.content.stones
    keys = [(*stones[area], area) for area in range(environment * 3, environment * 3 + 3)]
    keys.sort(reverse=True)
    return [key[-1] for key in keys]


def _emit_domination(table: Table, environment: int, *, every_place: bool = False) -> None:
    prizes = [*table.content.domination, *[0] * table.content.players]
    best = zip(contenders(table, environment), prizes, strict=False)
    for place, (seat, prize) in enumerate(best, start=1):
        if prize or every_place:
            total = table.total_in(seat, environment)
            scored = {"place": place, "points": prize, "total": total}
            table.emit(DominationScored(scored, who=seat, environment=environment))
    _emit_ties(table, environment)


def _emit_ties(table: Table, environment: int) -> None:
    """Emit what broke each tie for a paid place (TT-10.4)."""
    seats = contenders(table, environment)
    for place, prize in enumerate(table.content.domination):
        if not prize or place + 1 >= len(seats):
            continue
        seat, other = seats[place], seats[place + 1]
        total = table.total_in(seat, environment)
        if total == table.total_in(other, environment):
            by, area = _difference(table, seat, other, environment)
            table.emit(
                DominationTied(
                    who=seat, other=other, environment=environment, total=total, by=by, area=area
                )
            )


def _difference(table: Table, seat: int, other: int, environment: int) -> tuple[str, int]:
    """The first criterion in which two seats with the same total differ, and its area."""
    areas = _areas_by_value(table, environment)
    one, two = _tie_break(table, seat, environment), _tie_break(table, other, environment)
    first = next(i for i in range(len(one)) if one[i] != two[i])
    if first < len(_HABITATS):
        return _HABITATS[first], areas[0]
    return "area", areas[first - len(_HABITATS)]
