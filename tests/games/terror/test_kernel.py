"""RANK, availability and the order of Domination, compared with slow literal versions."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.terror.islands import area_of, as_table, disturb, random_island
from tests.games.terror.slow_island import AREAS, neighbours
from trilobite.engine import FastChance
from trilobite.engine.actions import add_ids
from trilobite.engine.reading import NONE
from trilobite.games.terror.fast import areas as sets
from trilobite.games.terror.rules import habitats, scoring
from trilobite.games.terror.rules.island import distance as distance_between
from trilobite.games.terror.rules.island import neighbours as adjacent

OUTSIDE = ["reenter", "stay"]


def check_rank(seed: int) -> None:
    dice = FastChance(seed)
    players = 2 + dice.below(5)
    options = {"trex_outside": OUTSIDE[dice.below(2)]}
    area = AREAS[dice.below(12)]
    island = random_island(players, options, dice, [area, AREAS[dice.below(12)]])
    newcomer = disturb(island, area, dice)
    resolves = dice.below(3) == 0
    table = as_table(island)
    habitats.rank(
        table,
        AREAS.index(area),
        NONE if newcomer is None else newcomer,
        resolves_t_rex=resolves,
    )
    before = f"{seed}: {island.areas[area]}, newcomer {newcomer}"
    island.rank(area, newcomer, resolves_t_rex=resolves)
    order, dinos = area_of(table, area)
    assert order == island.areas[area].order, before
    assert dinos == {seat: island.dinos(seat, area) for seat in range(players)}, before
    assert list(table.supply[:players]) == island.supply, before


def test_rank_is_the_ranking_of_the_rules() -> None:
    """TT-2.2, TT-2.3, TT-2.4, TT-2.5, TT-0.3, R-03: on random areas."""
    for seed in range(1000):
        check_rank(seed)


def check_available(seed: int) -> None:
    dice = FastChance(seed)
    players = 2 + dice.below(5)
    area = AREAS[dice.below(12)]
    options = {"trex_outside": OUTSIDE[dice.below(2)]}
    island = random_island(players, options, dice, [area, AREAS[dice.below(12)]], most=4)
    table = as_table(island)
    for number in (1, 2):
        seat = dice.below(players)
        found = habitats.is_available(table, seat, AREAS.index(area), number)
        expected = island.is_available(seat, area, number)
        assert found == expected, (seed, island.areas[area], seat, number)


def test_available_means_that_there_is_a_habitat_after_arriving() -> None:
    """TT-7.27: copy, arrive, RANK and look, for one and for two Dinos."""
    for seed in range(1000):
        check_available(seed)


def check_domination(seed: int) -> None:
    dice = FastChance(seed)
    players = 2 + dice.below(5)
    letter = "SFDM"[dice.below(4)]
    areas = [letter + ring for ring in "imo"]
    options: dict[str, Any] = {"six_player_long": True} if players == 6 else {}
    island = random_island(players, options, dice, areas, most=3)
    table = as_table(island)
    table.period = 2
    found = [int(points) for points in scoring.worth(table)[2][:players]]
    assert found == island.domination_points(), (seed, {a: island.areas[a] for a in areas})
    paid = sum(found)
    assert paid in ((0, 4) if players == 2 else (0, 8, 12))


def test_domination_is_paid_by_the_order_of_the_rules() -> None:
    """TT-10.3, TT-10.4, R-26, INV-10: on random environments, most of them with ties."""
    for seed in range(1000):
        check_domination(seed)


@pytest.mark.deep
@pytest.mark.parametrize("check", [check_rank, check_available, check_domination])
def test_the_kernel_agrees_on_5000_more_islands(check: Callable[[int], None]) -> None:
    """TT-2.5, TT-7.27, TT-10.4."""
    for seed in range(1000, 6000):
        check(seed)


@pytest.mark.parametrize("seeds", [range(50), pytest.param(range(50, 500), marks=pytest.mark.deep)])
def test_everything_is_scored_as_the_rules_say(seeds: range) -> None:
    """TT-10.1, TT-10.2, TT-10.3 on 500 whole islands."""
    for seed in seeds:
        dice = FastChance(seed)
        players = 2 + dice.below(5)
        options: dict[str, Any] = {"six_player_long": True} if players == 6 else {}
        island = random_island(players, options, dice)
        table = as_table(island)
        table.period = 2
        found = [[int(p) for p in points[:players]] for points in scoring.worth(table)]
        presence = island.presence_points() if players >= 5 else [0] * players
        assert found == [island.stone_points(), presence, island.domination_points()]


def test_the_board_is_a_ring_of_twelve_areas() -> None:
    """TT-1.1, TT-1.2, TT-1.3: inner and outer areas have 3 neighbours, middle ones 4."""
    for number, area in enumerate(AREAS):
        beside = [AREAS[other] for other in adjacent(number)]
        assert beside == neighbours(area)
        assert len(beside) == (4 if area[1] == "m" else 3)
    assert sum(len(adjacent(area)) for area in range(len(AREAS))) == 2 * 20


def test_two_steps_never_end_beside_the_start() -> None:
    """TT-1.4: no triangles."""
    for area in AREAS:
        for other in neighbours(area):
            assert not set(neighbours(other)) & set(neighbours(area))


def test_a_predator_reaches_what_the_rules_say() -> None:
    """TT-7.31, R-19, INV-4: it may leave, but not enter or cross a volcano area."""
    for seed in range(300):
        dice = FastChance(seed)
        island = random_island(6, {}, dice, most=1)
        table = as_table(island)
        area = dice.below(12)
        for steps in (1, 2):
            reach = island.reach(AREAS[area], steps)
            found: list[int] = []
            add_ids(found, 0, sets.reach_bits(table, area, steps))
            assert found == sorted(map(AREAS.index, reach))
            for other, distance in reach.items():
                assert distance_between(area, AREAS.index(other)) == distance
