"""What the settlements of a position from outside have paid so far (TA-7.1 to TA-7.5, TA-5.6).

What this round has paid follows from the city. The rest must be something that earlier rounds can
have paid, although their cities have been cleared.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import product

from librt.vecs import vec
from mypy_extensions import i64

from trilobite.engine import InputError
from trilobite.games.tritarea.content import Content
from trilobite.games.tritarea.invariants import first_bonuses
from trilobite.games.tritarea.model import PARTICIPANTS, SUITS
from trilobite.games.tritarea.settlement import area_points, prizes_for, tallest
from trilobite.games.tritarea.table import (
    AREAS,
    BONUSES,
    DECLARATIONS,
    OVER,
    SETTLING,
    SOURCES,
    TALLEST,
    Table,
)
from trilobite.games.tritarea.turn_order_checks import EVERYBODY, require

Shares = tuple[int, ...]
"""The points of each participant."""


def check_settled(table: Table, here: str, intents: Sequence[int]) -> None:
    """Each earlier city was empty, or paid for its areas and its tallest buildings."""
    content = table.content
    rounds = int(table.round)
    areas = _earlier(table, AREAS, areas_now(table), _area_sums(content, rounds), here)
    talls = _earlier(table, TALLEST, tallest_now(table), _tallest_sums(content, rounds), here)
    sums = _sums([{0, int(bonus)} for bonus in content.bonus] * rounds)
    bonuses = _earlier(table, BONUSES, first_bonuses(table), sums, here)
    by_areas = _rounds_of_areas(content, areas, rounds)
    problem = "earlier areas cannot have paid the four participants this (TA-7.3)"
    require(bool(by_areas), f"{here}.{SOURCES[AREAS]}", problem, "the prizes of whole areas")
    one, two, more = content.tallest
    allowed = f"in each round {one} once, {two} twice or {more} each (TA-7.5)"
    problem = "earlier tallest buildings cannot have paid the four participants this"
    by_tallest = _rounds_of_tallest(content, talls, rounds)
    require(bool(by_tallest), f"{here}.{SOURCES[TALLEST]}", problem, allowed)
    problem = "areas and tallest buildings are paid in the same rounds, if anything was built"
    built = by_areas & by_tallest
    require(bool(built), f"{here}.{SOURCES[TALLEST]}", problem, allowed)
    problem = "nothing was built in earlier rounds: areas and tallest buildings have paid nothing"
    is_empty = built == {0}
    require(not (is_empty and any(bonuses)), f"{here}.{SOURCES[BONUSES]}", problem, "0")
    require(not (is_empty and any(intents)), f"{here}.{SOURCES[DECLARATIONS]}", problem, "0")


def points_from(table: Table, source: int) -> list[int]:
    """What each participant has gained or lost from a source."""
    return [int(table.points[source * PARTICIPANTS + p]) for p in EVERYBODY]


def areas_now(table: Table) -> list[int]:
    """What the areas have paid in this round."""
    if table.stage not in SETTLING:
        return [0] * PARTICIPANTS
    paid = [area_points(table, suit) for suit in range(len(SUITS))]
    return [sum(points[p] for points in paid) for p in EVERYBODY]


def tallest_now(table: Table) -> list[int]:
    """What the tallest buildings have paid in this round (R-10)."""
    found = [0] * PARTICIPANTS
    is_late = table.content.tallest_is_last and table.stage != OVER
    if table.stage in SETTLING and not is_late:
        for _, owner, points in tallest(table):
            found[owner] += points
    return found


def _earlier(table: Table, source: int, now: Sequence[int], sums: set[int], here: str) -> Shares:
    """What each participant has from earlier rounds: one of the possible sums."""
    found = tuple(paid - now[p] for p, paid in enumerate(points_from(table, source)))
    for p, earlier in enumerate(found):
        if earlier not in sums:
            nearest = sorted(sums, key=lambda one: (abs(one - earlier), one))[:2]
            allowed = " or ".join(str(one + now[p]) for one in sorted(nearest))
            problem = f"is not {now[p]} from this round plus what earlier rounds can have paid"
            raise InputError(f"{here}.{SOURCES[source]}[{p}]", problem, allowed)
    return found


def _sums(parts: Sequence[set[int]]) -> set[int]:
    """All sums that take one number from each set."""
    found = {0}
    for numbers in parts:
        found = {one + other for one in found for other in numbers}
    return found


# Areas.


def _outcomes(content: Content, suit: int) -> frozenset[Shares]:
    """Everything that an area with at least one building can pay."""
    first, second = int(content.first[suit]), int(content.second[suit])
    return _paid_for(first, second, can_have_buried_rival=content.buried_count)


@lru_cache(maxsize=64)
def _paid_for(first: int, second: int, *, can_have_buried_rival: bool) -> frozenset[Shares]:
    found: set[Shares] = set()
    for keys in product(range(PARTICIPANTS + 1), repeat=PARTICIPANTS):
        if any(keys):
            positions = vec[i64](
                [1 + sum(other > key for other in keys) if key else 0 for key in keys]
            )
            for has_buried_rival in {False, can_have_buried_rival}:
                found.add(
                    tuple(prizes_for(positions, first, second, has_buried_rival=has_buried_rival))
                )
    return frozenset(found)


def _area_sums(content: Content, rounds: int) -> set[int]:
    """What the areas of `rounds` rounds can pay to one participant."""
    parts = [{0} | {paid[0] for paid in _outcomes(content, suit)} for suit in range(len(SUITS))]
    return _sums(parts * rounds)


def _rounds_of_areas(content: Content, paid: Shares, rounds: int) -> set[int]:
    """In how many rounds something can have been built, judging by what the areas have paid.

    For one round the shares of all four are compared; for more rounds, only their total.
    """
    found = {0} if not any(paid) else set()
    if rounds == 1 and _is_paid_by_a_round(content, paid):
        found.add(1)
    for number in range(1, rounds + 1 if rounds > 1 else 1):
        if sum(paid) in _sums([_round_totals(content)] * number):
            found.add(number)
    return found


def _is_paid_by_a_round(content: Content, paid: Shares) -> bool:
    """Whether the four areas of one city can pay this."""
    if not any(paid):
        return any(paid in _outcomes(content, suit) for suit in range(len(SUITS)))
    ones = _pairs(_outcomes(content, 0), _outcomes(content, 1))
    others = _pairs(_outcomes(content, 2), _outcomes(content, 3))
    return any(tuple(paid[p] - one[p] for p in EVERYBODY) in others for one in ones)


@lru_cache(maxsize=64)
def _pairs(ones: frozenset[Shares], others: frozenset[Shares]) -> frozenset[Shares]:
    """What two areas can pay together; one or both may be empty."""
    nothing = (0,) * PARTICIPANTS
    return frozenset(
        tuple(one[p] + other[p] for p in EVERYBODY)
        for one in (*ones, nothing)
        for other in (*others, nothing)
    )


def _round_totals(content: Content) -> set[int]:
    """What the areas of a city with at least one building can pay in total."""
    found: set[int] = set()
    for suit in range(len(SUITS)):
        totals = {sum(paid) for paid in _outcomes(content, suit)}
        found |= totals | {one + other for one in found for other in totals}
    return found


# Tallest buildings.


def _few_tallest(content: Content) -> list[Shares]:
    """What one or two tallest buildings can pay (TA-7.5, R-13)."""
    one, two, _ = content.tallest
    found = [_share({p: one}) for p in EVERYBODY]
    found += [_share({p: two, q: two}) for p in EVERYBODY for q in range(p)]
    return found + [_share({p: 2 * two if content.pair_pays_twice else two}) for p in EVERYBODY]


def _share(points: dict[int, int]) -> Shares:
    return tuple(points.get(p, 0) for p in EVERYBODY)


def _tallest_sums(content: Content, rounds: int) -> set[int]:
    """What the tallest buildings of `rounds` rounds can pay to one participant."""
    few = {0} | {paid[0] for paid in _few_tallest(content)}
    more = content.tallest[2]
    blocks = content.blocks
    return _sums([few | {more * n for n in range(blocks[r] + 1)} for r in range(rounds)])


def _rounds_of_tallest(content: Content, paid: Shares, rounds: int) -> set[int]:
    """In how many rounds something can have been built, judging by the tallest buildings."""
    found = {0} if not any(paid) else set()
    if rounds == 0:
        return found
    for few in _few_tallest(content):
        rest = tuple(paid[p] - few[p] for p in EVERYBODY)
        if min(rest) >= 0:
            found |= {1 + number for number in _rounds_of_tallest(content, rest, rounds - 1)}
    more = content.tallest[2]
    towers = sum(paid) // more
    if all(points % more == 0 for points in paid):
        found |= {n for n in range(1, rounds + 1) if 3 * n <= towers <= 16 * n}
    return found
