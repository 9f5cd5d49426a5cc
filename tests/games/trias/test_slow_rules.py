"""The drift generator and the board against the literal rules (TR-3.1 to TR-3.8, section 4)."""

from collections.abc import Iterator

import pytest

from tests.games.trias.boards import Cell, Picture, board, distance, for_seat
from tests.games.trias.cautious import cautious_game
from tests.games.trias.facts import facts
from tests.games.trias.laws import overpopulated
from tests.games.trias.play import broken_and_joined, drift, drifts, land_of
from tests.games.trias.slow_rules import (
    has_drift_by_criterion,
    herds_after,
    interim_points,
    new_mass,
    slow_lifts,
)
from trilobite.engine import FastChance
from trilobite.games.trias.rules.drift import targets
from trilobite.games.trias.rules.interim_scoring import joined_by, pieces_of
from trilobite.games.trias.rules.landscape import masses_of
from trilobite.games.trias.state import TriasState

pytestmark = pytest.mark.slow

TABLES = [
    (players, metric, "net_new" if players % 2 else "never", masses)
    for players in (2, 3, 4, 5)
    for metric, masses in (("ring", "all"), ("euclid", "main"))
]


def positions(players: int, number: int, **options: object) -> Iterator[TriasState]:
    """Positions reached by cautious play, spread over whole games."""
    found = 0
    for seed in range(100 * players, 100 * players + 99):
        for index, (state, _, _) in enumerate(cautious_game(players, seed, **options)):
            if index % 29 == 28:
                assert isinstance(state, TriasState)
                yield state.copy()
                found += 1
                if found == number:
                    return


def compare(state: TriasState, chance: FastChance) -> None:
    """Compare all drifts of all seats, and the effects of a few."""
    table = facts(state)
    open_to: dict[int, set[Cell]] = {}  # the same for all seats that can drift the tile
    for seat in range(state.players):
        asked = for_seat(state, seat)
        lifts = slow_lifts(asked)
        open_to |= {t: set(targets(asked.table, t)) for t in lifts if t not in open_to}
        expected = {asked.table.place_of(tile): open_to[tile] for tile in lifts}
        assert drifts(asked) == expected
        assert bool(expected) == has_drift_by_criterion(table, seat), "INV-9"
        if expected:
            _compare_one(asked, expected, chance)


def _compare_one(state: TriasState, expected: dict[Cell, set[Cell]], chance: FastChance) -> None:
    join, masses = str(state.options["interim_join"]), str(state.options["interim_masses"])
    before = facts(state)
    origin = sorted(expected)[chance.below(len(expected))]
    target = sorted(expected[origin])[chance.below(len(expected[origin]))]
    k, j = broken_and_joined(drift(state, origin, target))
    after = facts(state)
    land = before.cells
    assert (k, j) == (len(pieces_of(land, origin)), len(joined_by(land, origin, target)))
    assert after.cells == before.cells - {origin} | {target}
    assert sorted(map(sorted, land_of(state))) == sorted(map(sorted, masses_of(after.cells)))
    assert new_mass(before, origin, target) in land_of(state)
    assert len(land_of(state)) - len(masses_of(before.cells)) == k - j, "INV-4"
    gained = [b - a for a, b in zip(before.interim, after.interim, strict=True)]
    assert gained == interim_points(before, origin, target, join, masses)
    assert after.on_tiles == herds_after(before, origin, target)
    swimmers = {cell: herds for cell, herds in before.swimmers.items() if cell != target}
    if any(before.on_tiles[origin]):
        swimmers[origin] = before.on_tiles[origin]
    assert after.swimmers == swimmers
    assert overpopulated(after) - overpopulated(before) <= {target}
    assert state.invariants() == []


@pytest.mark.parametrize(("players", "metric", "join", "masses"), TABLES)
def test_the_kernel_agrees_with_the_literal_rules(
    players: int, metric: str, join: str, masses: str
) -> None:
    """TR-3.1 to TR-3.11, TR-4.1 to TR-4.3, INV-4, INV-9, on a few positions of cautious play."""
    options = {"distance_metric": metric, "interim_join": join, "interim_masses": masses}
    for state in positions(players, 3, **options):
        compare(state, FastChance(players))


@pytest.mark.deep
@pytest.mark.parametrize(("players", "metric", "join", "masses"), TABLES)
def test_the_kernel_agrees_with_the_literal_rules_on_208_positions(
    players: int, metric: str, join: str, masses: str
) -> None:
    """The same on 26 positions of each of eight tables."""
    options = {"distance_metric": metric, "interim_join": join, "interim_masses": masses}
    states = list(positions(players, 26, **options))
    assert len(states) == 26
    for number, state in enumerate(states):
        compare(state, FastChance(number))


def scattered(chance: FastChance, tiles: int, radius: int) -> Picture:
    """Land, lakes and islands at random, with herds and swimmers of three seats."""
    span = range(-radius, radius + 1)
    cells = [(q, r) for q in span for r in span if 0 < distance((q, r)) <= radius]
    picture = Picture()
    while len(picture.tiles) < tiles:
        picture.tiles[cells[chance.below(len(cells))]] = "L"
    for seat in range(3):
        for _ in range(6):
            cell = cells[chance.below(len(cells))]
            picture.herds.setdefault(cell, {})[seat] = 1 + chance.below(2)
    return picture


def check_scattered(seeds: range) -> None:
    for seed in seeds:
        chance = FastChance(seed)
        metric = ("ring", "euclid")[chance.below(2)]
        picture = scattered(chance, 34, 4 + chance.below(2))
        masses = ("all", "main")[seed % 2]
        state = board(
            picture, distance_metric=metric, interim_join="net_new", interim_masses=masses
        )
        compare(state, chance)


def test_the_kernel_agrees_on_scattered_land_too() -> None:
    """TR-0.2, TR-3.4, TR-3.7: many lakes, joins and divisions into three."""
    check_scattered(range(10))


@pytest.mark.deep
def test_the_kernel_agrees_on_much_scattered_land() -> None:
    """TR-0.2, TR-3.4, TR-3.7: the same, ten times as often."""
    check_scattered(range(10, 100))
