"""Chapter 4: interim scoring, after a drift that makes new land."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from trilobite.engine.declared import ANY, WHO, Each, EventKind
from trilobite.games.trias.model import POLE, TILE
from trilobite.games.trias.rules.final_scoring import how_many, most_below
from trilobite.games.trias.rules.landscape import Cell, Land, mass_of, masses_of, neighbours
from trilobite.games.trias.table import Table

InterimScored = EventKind(
    "trias-interim-scored", "TR-4.3", "tile:{mass}", asides="herds place sharers", is_scoring=True
).of(who=WHO, points=ANY, tiles=ANY, herds=ANY, place=ANY, sharers=ANY, mass=Each(TILE))
InterimMissed = EventKind("trias-interim-missed", "TR-4.3", "tile:{mass}", is_remark=True).of(
    who=WHO, points=ANY, tiles=ANY, herds=ANY, place=ANY, sharers=ANY, mass=Each(TILE)
)
"""A player with herds on the new island has too few of them."""


def pieces_of(land: Land, cell: Cell) -> list[Land]:
    """The pieces into which a land mass falls when the tile on a cell is lifted."""
    return masses_of(mass_of(land, cell) - {cell})


def joined_by(land: Land, cell: Cell, target: Cell) -> list[Land]:
    """The land masses that the tile lifted from a cell touches on its target."""
    masses = masses_of(land - {cell})
    return [mass for mass in masses if not mass.isdisjoint(neighbours(target))]


def makes_new_land(table: Table, tile: i64, pieces: i64, joined: i64, *, was_main: bool) -> bool:
    """A drift scores if it splits a land mass and joins one piece without the South Pole (TR-4.1).

    `pieces` is the number of `pieces_of` the mass, `joined` that of the masses `joined_by` the
    tile. It does not matter which mass was split, unless an option requires that it was the main
    land (R-16). A tile that joins two masses does not score, unless an option counts the land
    masses that are new (R-8).
    """
    board = table.board
    if not table.content.interim_scoring or board.mass[tile] == board.mass[POLE]:
        return False
    if table.content.scores_main_land_only and not was_main:
        return False
    if table.content.scores_net_new:
        return pieces > joined
    return pieces >= 2 and joined == 1


def score_interim(table: Table, tile: i64, pieces: i64, joined: i64, *, was_main: bool) -> None:
    """Score the land mass that the tile joined, by the herds on its tiles (TR-4.2).

    It does not matter whose drift it was, or how often the mass was scored before (TR-4.4).
    """
    if not makes_new_land(table, tile, pieces, joined, was_main=was_main):
        return
    name = table.board.mass[tile]
    counts = table.board.herds_on_mass(name)
    points = interim_points(counts, table.content.interim_first, table.content.interim_second)
    if table.log is not None:
        mass = table.tiles_of_mass(int(name))
        for seat in sorted(range(table.players), key=lambda seat: not points[seat]):
            if counts[seat]:
                kind = InterimScored if points[seat] else InterimMissed
                herds, sharers = int(counts[seat]), how_many(counts, counts[seat])
                place = 1 + len({int(count) for count in counts if count > herds})
                rank = {"herds": herds, "place": place, "sharers": sharers}
                table.emit(kind(rank, who=seat, points=points[seat], tiles=len(mass), mass=mass))
    for seat in range(table.players):
        table.interim[seat] += points[seat]


def interim_points(counts: vec[u8], first: int, second: int) -> list[int]:
    """`first` points for each seat with the most herds, `second` for the second most (TR-4.3)."""
    most = most_below(counts, 255)
    next_most = most_below(counts, most)
    points: list[int] = []
    for count in counts:
        if count == 0:
            points.append(0)
        elif count == most:
            points.append(first)
        else:
            points.append(second if count == next_most else 0)
    return points
