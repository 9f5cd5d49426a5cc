"""The hot data of Trias: the map with its tiles, herds, land masses and waters.

The sea has no edge, so the map is a window that grows when a tile comes near its border. A
cell is an index into that window; tiles and waters are looked up by cell. Herds belong to cells,
not to tiles, so a drift moves a single entry and leaves the herds where they are. Everything is
kept in packed vectors and `i64` locals: when compiled, this folder runs at the speed of C
(docs/develop/performance.md). The rules that use it are ordinary Python.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from trilobite.games.trias.kernel.window import OUTER, UNLABELLED, Window, window
from trilobite.games.trias.model import POLE, SEATS, ring_distance

WATER: Final[i64] = -1
_FIRST_RADIUS: Final = 10
_GROWTH: Final = 6
_MARGIN: Final = 2
"""Rings kept free of tiles: one for targets beside the outermost tile, one for water to flow."""


class Board:
    """Tiles, herds, and what follows from where they are: land masses and waters."""

    def __init__(self, cells: Window, seats: i64, like: "Board | None" = None) -> None:
        """A board with nothing but water, or a copy of `like`.

        A copy shares what never changes and what is only ever replaced as a whole.
        """
        self.window = cells
        self.seats = seats
        if like is None:
            self.terrain = vec[i64]([WATER] * (POLE + 1))
            self.capacity = vec[u8]([0] * (POLE + 1))
            self.tile_at = vec[i64]([WATER] * cells.area)
            self.cell_of = vec[i64]([WATER] * (POLE + 1))
            self.herds = vec[u8]([0] * (seats * cells.area))
            self.total = vec[u8]([0] * cells.area)
            self.swimming = vec[u8]([0] * SEATS)
            self.sea = cells.open_seas[0][:]
            self.mass = vec[i64]([WATER] * (POLE + 1))
            self.movable: vec[u8] | None = None  # see `legal.movable_tiles`
            self.pieces: vec[i64] | None = None  # see `legal.cut_off`
            self.walk = self.mass
        else:
            self.terrain = like.terrain
            self.capacity = like.capacity
            self.tile_at = like.tile_at
            self.cell_of = like.cell_of
            self.herds = like.herds[:]
            self.total = like.total[:]
            self.swimming = like.swimming[:]
            self.sea = like.sea
            self.mass = like.mass
            self.movable = like.movable
            self.pieces = like.pieces
            self.walk = like.walk

    def copy(self) -> "Board":
        return Board(self.window, self.seats, self)

    # Putting things on the board.

    def _unshare_map(self) -> None:
        """Give this board its own map vectors before a change, since copies of it share them."""
        self.tile_at = self.tile_at[:]
        self.cell_of = self.cell_of[:]
        self.sea = self.sea[:]

    def lay(self, tile: i64, landscape: i64, capacity: u8, q: i64, r: i64) -> None:
        """Put a tile on a cell during set-up. The caller must call `survey` afterwards."""
        cell = self.reach(q, r)
        self._unshare_map()
        self.tile_at[cell] = tile
        self.cell_of[tile] = cell
        self.terrain = self.terrain[:]  # copies of the board share it
        self.terrain[tile] = landscape
        self.capacity = self.capacity[:]
        self.capacity[tile] = capacity

    def add_herds(self, seat: i64, cell: i64, number: u8) -> None:
        at = seat * self.window.area + cell
        self.herds[at] = self.herds[at] + number
        self.total[cell] = self.total[cell] + number
        if self.tile_at[cell] == WATER:
            self.swimming[seat] = self.swimming[seat] + number

    def take_herds(self, seat: i64, cell: i64, number: u8) -> None:
        at = seat * self.window.area + cell
        self.herds[at] = self.herds[at] - number
        self.total[cell] = self.total[cell] - number
        if self.tile_at[cell] == WATER:
            self.swimming[seat] = self.swimming[seat] - number

    def herds_at(self, seat: i64, cell: i64) -> u8:
        return self.herds[seat * self.window.area + cell]

    def reach(self, q: i64, r: i64) -> i64:
        """The cell at these coordinates; the window grows if necessary."""
        needed: i64 = ring_distance(q, r) + _MARGIN
        if needed > self.window.radius:
            self._grow(needed)
        return self.window.cell(q, r)

    def survey(self) -> None:
        """Find all land masses and waters again, and forget what was found on the old map."""
        self._label_masses()
        self._label_waters()
        self.movable = None
        self.pieces = None

    def _grow(self, needed: i64) -> None:
        """Move everything to a window of at least this radius, at the same coordinates."""
        old = self.window
        radius = old.radius
        while radius < needed:
            radius += _GROWTH
        new = window(int(radius), is_euclid=old.is_euclid)
        tile_at = vec[i64]([WATER] * new.area)
        herds = vec[u8]([0] * (self.seats * new.area))
        total = vec[u8]([0] * new.area)
        cell: i64
        for cell in range(old.area):
            there = new.cell(old.q[cell], old.r[cell])
            tile_at[there] = self.tile_at[cell]
            total[there] = self.total[cell]
            seat: i64
            for seat in range(self.seats):
                herds[seat * new.area + there] = self.herds[seat * old.area + cell]
        self.cell_of = self.cell_of[:]
        tile: i64
        for tile in range(POLE + 1):
            at = self.cell_of[tile]
            if at != WATER:
                self.cell_of[tile] = new.cell(old.q[at], old.r[at])
        self.window = new
        self.tile_at = tile_at
        self.herds = herds
        self.total = total
        self._label_waters()

    # Land masses (TR-0.3): each is named by the lowest id of its tiles.

    def _label_masses(self) -> None:
        self.mass = vec[i64]([WATER] * (POLE + 1))
        stack = vec[i64]([0] * (POLE + 1))
        tile: i64
        for tile in range(POLE + 1):
            if self.cell_of[tile] != WATER and self.mass[tile] == WATER:
                self._label_mass(tile, stack)

    def _label_mass(self, first: i64, stack: vec[i64]) -> None:
        step = self.window.step
        mass = self.mass
        tile_at = self.tile_at
        cell_of = self.cell_of
        mass[first] = first
        stack[0] = first
        height: i64 = 1
        while height > 0:
            height -= 1
            cell = cell_of[stack[height]]
            d: i64 = 0
            while d < 6:
                near = tile_at[cell + step[d]]
                if near != WATER and mass[near] == WATER:
                    mass[near] = first
                    stack[height] = near
                    height += 1
                d += 1

    # Waters (TR-0.2).

    def _label_waters(self) -> None:
        rings = self._land_rings() + 1
        self.sea = self.window.open_seas[int(rings)][:]
        stack = vec[i64]([0] * self.window.area)
        self._label_water(self.window.centre + rings, OUTER, stack)
        step = self.window.step
        label: u8 = 1
        tile: i64
        for tile in range(POLE + 1):
            cell = self.cell_of[tile]
            d: i64 = 0
            while cell != WATER and d < 6:
                near = cell + step[d]
                if self.tile_at[near] == WATER and self.sea[near] == UNLABELLED:
                    self._label_water(near, label, stack)
                    label += 1
                d += 1

    def _land_rings(self) -> i64:
        """The ring of the outermost tile."""
        rings: i64 = 0
        for cell in self.cell_of:
            if cell != WATER:
                rings = max(rings, self.window.ring[cell])
        return rings

    def _label_water(self, first: i64, label: u8, stack: vec[i64]) -> None:
        tile_at = self.tile_at
        sea = self.sea
        step = self.window.step
        sea[first] = label
        stack[0] = first
        height: i64 = 1
        while height > 0:
            height -= 1
            cell = stack[height]
            d: i64 = 0
            while d < 6:
                near = cell + step[d]
                if sea[near] == UNLABELLED and tile_at[near] == WATER:
                    sea[near] = label
                    stack[height] = near
                    height += 1
                d += 1

    def borders_sea(self, cell: i64, label: u8) -> bool:
        for side in self.window.step:
            if self.tile_at[cell + side] == WATER and self.sea[cell + side] == label:
                return True
        return False

    def borders_interior_sea(self, cell: i64) -> bool:
        return any(self.is_interior_sea(cell + side) for side in self.window.step)

    def is_interior_sea(self, cell: i64) -> bool:
        """Whether a cell is water that the outer water does not reach."""
        return self.tile_at[cell] == WATER and self.sea[cell] not in (OUTER, UNLABELLED)

    # Drifts (section 3).

    def drift(self, tile: i64, cell: i64) -> tuple[i64, i64]:
        """Move a tile to a water cell.

        Returns the number of pieces into which its mass fell and the number of masses that it now
        touches: the k and j of section 4.
        """
        origin = self.cell_of[tile]
        if self.window.ring[cell] > self.window.radius - _MARGIN:
            old = self.window
            self._grow(old.ring[cell] + _MARGIN)
            cell = self.window.cell(old.q[cell], old.r[cell])
            origin = self.cell_of[tile]
        opens_sea = self.borders_interior_sea(origin)
        self._unshare_map()
        self.tile_at[origin] = WATER
        self.cell_of[tile] = WATER
        self.sea[origin] = OUTER
        self._label_masses()
        pieces = self._masses_around(origin)
        joined = self._masses_around(cell)
        self.tile_at[cell] = tile
        self.cell_of[tile] = cell
        self._join_masses(tile)
        self._float_and_land(origin, cell)
        if opens_sea or self._parts_water(cell):
            self._label_waters()
        self.movable = None
        self.pieces = None
        return pieces, joined

    def _float_and_land(self, origin: i64, cell: i64) -> None:
        """Herds left behind swim; swimmers where the tile lands stand on it (TR-3.10, TR-3.11)."""
        seat: i64
        for seat in range(self.seats):
            base = seat * self.window.area
            self.swimming[seat] = (
                self.swimming[seat] + self.herds[base + origin] - self.herds[base + cell]
            )

    def _masses_around(self, cell: i64) -> i64:
        """The number of different land masses that touch a cell: at most three on a hex grid."""
        first: i64 = WATER
        second: i64 = WATER
        number: i64 = 0
        for side in self.window.step:
            near = self.tile_at[cell + side]
            name = WATER if near == WATER else self.mass[near]
            if name not in (WATER, first, second):
                number += 1
                second = first
                first = name
        return number

    def _join_masses(self, tile: i64) -> None:
        """A placed tile and all masses it touches become one (TR-3.8)."""
        cell = self.cell_of[tile]
        joins = vec[u8]([0] * (POLE + 1))
        name = tile
        for side in self.window.step:
            near = self.tile_at[cell + side]
            if near != WATER:
                joins[self.mass[near]] = 1
                name = min(name, self.mass[near])
        self.mass[tile] = name
        other: i64
        for other in range(POLE + 1):
            if self.cell_of[other] != WATER and joins[self.mass[other]] != 0:
                self.mass[other] = name

    def _parts_water(self, cell: i64) -> bool:
        """Whether a tile splits the water around it: only then can it cut off a sea."""
        shores: i64 = 0
        was_land = self.tile_at[cell + self.window.step[5]] != WATER
        for side in self.window.step:
            is_land = self.tile_at[cell + side] != WATER
            if is_land and not was_land:
                shores += 1
            was_land = is_land
        return shores > 1

    def can_drift(self, seat: i64, landscape: i64) -> bool:
        """Whether a seat can drift a tile of this landscape (-1: of any); see `legal.liftable`."""
        present = self.presence(seat)
        tile: i64
        for tile in range(POLE):
            is_wanted = landscape < 0 or self.terrain[tile] == landscape
            if is_wanted and self.shore(tile) > 0 and present[self.mass[tile]] != 0:
                far = self.window.far[self.cell_of[tile]]
                other: i64
                for other in range(POLE):
                    is_other = other != tile and self.mass[other] == self.mass[tile]
                    if is_other and self.shore(other) > far:
                        return True
        return False

    def shore(self, tile: i64) -> i64:
        """How far out the outer water beside a tile lies; 0 if the tile has none."""
        cell = self.cell_of[tile]
        step = self.window.step
        far = self.window.far
        tile_at = self.tile_at
        sea = self.sea
        furthest: i64 = 0
        d: i64 = 0
        while cell != WATER and d < 6:
            near = cell + step[d]
            if tile_at[near] == WATER and sea[near] == OUTER and far[near] > furthest:
                furthest = far[near]
            d += 1
        return furthest

    # Counting.

    def herds_on_mass(self, name: i64) -> vec[u8]:
        """The number of herds that each seat has on the tiles of a land mass (TR-4.2)."""
        counts = vec[u8]([0] * SEATS)
        tile: i64
        for tile in range(POLE + 1):
            if self.cell_of[tile] != WATER and self.mass[tile] == name:
                seat: i64
                for seat in range(self.seats):
                    at = seat * self.window.area + self.cell_of[tile]
                    counts[seat] = counts[seat] + self.herds[at]
        return counts

    def presence(self, seat: i64) -> vec[u8]:
        """Whether the seat has a herd on each land mass, by the name of the mass (TR-0.4)."""
        present = vec[u8]([0] * (POLE + 1))
        base = seat * self.window.area
        tile: i64 = 0
        while tile <= POLE:
            cell = self.cell_of[tile]
            if cell != WATER and self.herds[base + cell] != 0:
                present[self.mass[tile]] = 1
            tile += 1
        return present

    def size_of_mass(self, name: i64) -> i64:
        size: i64 = 0
        tile: i64
        for tile in range(POLE + 1):
            if self.cell_of[tile] != WATER and self.mass[tile] == name:
                size += 1
        return size

    def swimmer_cells(self, seat: i64) -> list[int]:
        """The water cells with swimmers of a seat, in ascending order."""
        cells: list[int] = []
        base = seat * self.window.area
        swimming = self.swimming[seat]
        cell: i64 = 0
        while swimming != 0 and cell < self.window.area:
            if self.herds[base + cell] != 0 and self.tile_at[cell] == WATER:
                cells.append(cell)
                swimming = swimming - self.herds[base + cell]
            cell += 1
        return cells


def new_board(seats: int, *, is_euclid: bool) -> Board:
    return Board(window(_FIRST_RADIUS, is_euclid=is_euclid), seats)
