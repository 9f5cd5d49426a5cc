"""The hot data of Trias: the map, its land masses, its waters and the drifts they allow.

The sea has no edge (TR-0.1), so the map is a window that grows when a tile comes near its border. A cell is an
index into that window; a tile or water is looked up by cell. Herds belong to cells, not tiles, so a drift moves a
single entry and TR-3.10 and TR-3.11 need no code. Everything is kept in packed vectors with `i64` locals: compiled,
this file runs at the speed of C (docs/performance.md); the rules above it are ordinary Python.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from trilobite.games.trias.model import POLE, SEATS, STEP_Q, STEP_R

WATER: Final[i64] = -1
OUTER: Final[u8] = 0
"""The label of the outer water; interior seas have 1, 2, ... (TR-0.2)."""

_UNLABELLED: Final[u8] = 255
_FIRST_RADIUS: Final = 10
_GROWTH: Final = 6
_MARGIN: Final = 2
"""Rings kept free of tiles: one for the targets beside the outermost tile, one for water to flow round."""


class Window:
    """The cells within a radius as one block of indices. Shared by all boards of that size."""

    def __init__(self, radius: i64, is_euclid: bool) -> None:
        side: i64 = 2 * radius + 1
        self.radius = radius
        self.side = side
        self.area: i64 = side * side
        self.is_euclid = is_euclid
        self.step = vec[i64]([r * side + q for q, r in zip(STEP_Q, STEP_R, strict=True)])
        self.ring = vec[i64]([0] * self.area)
        self.far = vec[i64]([0] * self.area)
        self.waters = vec[u8]([_UNLABELLED] * self.area)
        for r in range(-int(radius), int(radius) + 1):
            for q in range(-int(radius), int(radius) + 1):
                cell = self.cell(q, r)
                self.ring[cell] = ring_distance(q, r)
                self.far[cell] = q * q + q * r + r * r if is_euclid else ring_distance(q, r)
                if abs(q) == radius or abs(r) == radius:
                    self.waters[cell] = OUTER

    def cell(self, q: i64, r: i64) -> i64:
        return (r + self.radius) * self.side + q + self.radius

    def q(self, cell: i64) -> i64:
        return cell % self.side - self.radius

    def r(self, cell: i64) -> i64:
        return cell // self.side - self.radius


_windows: dict[tuple[int, bool], Window] = {}


def window(radius: int, is_euclid: bool) -> Window:
    key = (radius, is_euclid)
    if key not in _windows:
        _windows[key] = Window(radius, is_euclid)
    return _windows[key]


def ring_distance(q: int, r: int) -> int:
    """How many steps a cell is from the South Pole (TR-0.1)."""
    return max(abs(q), abs(r), abs(q + r))


class Board:
    """Tiles, herds and what follows from where they are. An empty one has the South Pole only."""

    def __init__(self, window: Window, seats: i64) -> None:
        self.window = window
        self.seats = seats
        self.terrain = vec[i64]([WATER] * (POLE + 1))
        self.capacity = vec[u8]([0] * (POLE + 1))
        self.tile_at = vec[i64]([WATER] * window.area)
        self.cell_of = vec[i64]([WATER] * (POLE + 1))
        self.herds = vec[u8]([0] * (seats * window.area))
        self.total = vec[u8]([0] * window.area)
        self.swimming = vec[u8]([0] * SEATS)
        self.sea = window.waters
        self.mass = vec[i64]([WATER] * (POLE + 1))
        self.movable = vec[u8]([0] * (POLE + 1))
        self.has_movable = False

    def copy(self) -> "Board":
        """Terrain, capacity and window never change and are shared; so are vectors that are replaced whole."""
        twin = _blank()
        twin.window = self.window
        twin.seats = self.seats
        twin.terrain = self.terrain
        twin.capacity = self.capacity
        twin.tile_at = self.tile_at[:]
        twin.cell_of = self.cell_of[:]
        twin.herds = self.herds[:]
        twin.total = self.total[:]
        twin.swimming = self.swimming[:]
        twin.sea = self.sea[:]
        twin.mass = self.mass[:]
        twin.movable = self.movable
        twin.has_movable = self.has_movable
        return twin

    # Putting things on the board.

    def lay(self, tile: i64, landscape: i64, capacity: u8, q: i64, r: i64) -> None:
        """Put a tile on a cell of the board while it is set up; `survey` must follow."""
        cell = self.reach(q, r)
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
        """The cell at these coordinates, the window grown so that it has one."""
        while ring_distance(q, r) > self.window.radius - _MARGIN:
            self._grow()
        return self.window.cell(q, r)

    def survey(self) -> None:
        """Find all land masses and waters anew."""
        self._label_masses()
        self._label_waters()
        self.has_movable = False

    def _grow(self) -> None:
        """A larger window with the same things at the same coordinates."""
        old = self.window
        new = window(int(old.radius) + _GROWTH, old.is_euclid)
        tile_at = vec[i64]([WATER] * new.area)
        herds = vec[u8]([0] * (self.seats * new.area))
        total = vec[u8]([0] * new.area)
        cell: i64 = 0
        while cell < old.area:
            there = new.cell(old.q(cell), old.r(cell))
            tile_at[there] = self.tile_at[cell]
            total[there] = self.total[cell]
            seat: i64 = 0
            while seat < self.seats:
                herds[seat * new.area + there] = self.herds[seat * old.area + cell]
                seat += 1
            cell += 1
        tile: i64 = 0
        while tile <= POLE:
            if self.cell_of[tile] != WATER:
                at = self.cell_of[tile]
                self.cell_of[tile] = new.cell(old.q(at), old.r(at))
            tile += 1
        self.window = new
        self.tile_at = tile_at
        self.herds = herds
        self.total = total
        self._label_waters()

    # Land masses (TR-0.3): each is named by the lowest id of its tiles.

    def _label_masses(self) -> None:
        self.mass = vec[i64]([WATER] * (POLE + 1))
        stack = vec[i64]([0] * (POLE + 1))
        tile: i64 = 0
        while tile <= POLE:
            if self.cell_of[tile] != WATER and self.mass[tile] == WATER:
                self._label_mass(tile, stack)
            tile += 1

    def _label_mass(self, first: i64, stack: vec[i64]) -> None:
        step = self.window.step
        self.mass[first] = first
        stack[0] = first
        height: i64 = 1
        while height > 0:
            height -= 1
            cell = self.cell_of[stack[height]]
            d: i64 = 0
            while d < 6:
                near = self.tile_at[cell + step[d]]
                if near != WATER and self.mass[near] == WATER:
                    self.mass[near] = first
                    stack[height] = near
                    height += 1
                d += 1

    # Waters (TR-0.2).

    def _label_waters(self) -> None:
        self.sea = self.window.waters[:]
        stack = vec[i64]([0] * self.window.area)
        corner = self.window.side + 1
        self._label_water(corner, OUTER, stack)
        step = self.window.step
        label: u8 = 1
        tile: i64 = 0
        while tile <= POLE:
            cell = self.cell_of[tile]
            d: i64 = 0
            while cell != WATER and d < 6:
                near = cell + step[d]
                if self.tile_at[near] == WATER and self.sea[near] == _UNLABELLED:
                    self._label_water(near, label, stack)
                    label += 1
                d += 1
            tile += 1

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
                if sea[near] == _UNLABELLED and tile_at[near] == WATER:
                    sea[near] = label
                    stack[height] = near
                    height += 1
                d += 1

    def borders_outer_water(self, tile: i64) -> bool:
        cell = self.cell_of[tile]
        d: i64 = 0
        while d < 6:
            near = cell + self.window.step[d]
            if self.tile_at[near] == WATER and self.sea[near] == OUTER:
                return True
            d += 1
        return False

    def borders_sea(self, cell: i64, label: u8) -> bool:
        d: i64 = 0
        while d < 6:
            near = cell + self.window.step[d]
            if self.tile_at[near] == WATER and self.sea[near] == label:
                return True
            d += 1
        return False

    def borders_interior_sea(self, cell: i64) -> bool:
        d: i64 = 0
        while d < 6:
            near = cell + self.window.step[d]
            if self.tile_at[near] == WATER and self.sea[near] != OUTER:
                return True
            d += 1
        return False

    # Drifts (section 3).

    def is_target(self, tile: i64, cell: i64, opens_sea: bool) -> bool:
        """Whether a water cell is further out than the lifted tile and open to the outer water.

        Lifting a tile at the shore lets the outer water into every sea it bordered, and TR-3.7 asks for no
        more than that: so one labelling of the waters serves all tiles (TR-3.5, TR-3.7).
        """
        origin = self.cell_of[tile]
        if self.window.far[cell] <= self.window.far[origin]:
            return False
        if self.sea[cell] == OUTER:
            return True
        return opens_sea and self.borders_sea(origin, self.sea[cell])

    def can_go_somewhere(self, tile: i64) -> bool:
        """Whether a tile at the shore has a target (TR-3.5 to TR-3.7)."""
        step = self.window.step
        opens_sea = self.borders_interior_sea(self.cell_of[tile])
        anchor: i64 = POLE - 1  # the outer tiles, where targets are likely, have high ids at first
        while anchor >= 0:
            if anchor != tile and self.mass[anchor] == self.mass[tile]:
                cell = self.cell_of[anchor]
                d: i64 = 0
                while cell != WATER and d < 6:
                    near = cell + step[d]
                    if self.tile_at[near] == WATER and self.is_target(tile, near, opens_sea):
                        return True
                    d += 1
            anchor -= 1
        return False

    def movable_tiles(self) -> vec[u8]:
        """For each tile whether the map lets it drift, whoever asks; kept until the map changes."""
        if not self.has_movable:
            movable = vec[u8]([0] * (POLE + 1))
            tile: i64 = 0
            while tile < POLE:
                if (
                    self.cell_of[tile] != WATER
                    and self.borders_outer_water(tile)
                    and self.can_go_somewhere(tile)
                ):
                    movable[tile] = 1
                tile += 1
            self.movable = movable
            self.has_movable = True
        return self.movable

    def presence(self, seat: i64) -> vec[u8]:
        """For each land mass, by its name, whether the seat has a herd on it (TR-0.4)."""
        present = vec[u8]([0] * (POLE + 1))
        base = seat * self.window.area
        tile: i64 = 0
        while tile <= POLE:
            cell = self.cell_of[tile]
            if cell != WATER and self.herds[base + cell] != 0:
                present[self.mass[tile]] = 1
            tile += 1
        return present

    def liftable(self, seat: i64, terrain: i64) -> list[int]:
        """The tiles a seat can lift for a drift: of one landscape, or of all for -1 (TR-3.1 to TR-3.7)."""
        tiles: list[int] = []
        movable = self.movable_tiles()
        present = self.presence(seat)
        tile: i64 = 0
        while tile < POLE:
            if (
                movable[tile] != 0
                and present[self.mass[tile]] != 0
                and (terrain < 0 or self.terrain[tile] == terrain)
            ):
                tiles.append(tile)
            tile += 1
        return tiles

    def drift_targets(self, tile: i64) -> list[int]:
        """Where a lifted tile can go, as anchor * 6 + direction with the lowest anchor of each cell."""
        targets: list[int] = []
        step = self.window.step
        named = vec[u8]([0] * self.window.area)
        opens_sea = self.borders_interior_sea(self.cell_of[tile])
        anchor: i64 = 0
        while anchor < POLE:
            if anchor != tile and self.mass[anchor] == self.mass[tile]:
                cell = self.cell_of[anchor]
                d: i64 = 0
                while cell != WATER and d < 6:
                    near = cell + step[d]
                    if (
                        self.tile_at[near] == WATER
                        and named[near] == 0
                        and self.is_target(tile, near, opens_sea)
                    ):
                        named[near] = 1
                        targets.append(anchor * 6 + d)
                    d += 1
            anchor += 1
        return targets

    def drift(self, tile: i64, cell: i64) -> tuple[i64, i64]:
        """Move a tile to a water cell; how many pieces its land mass fell into (k) and how many masses
        the target touched (j).
        """
        origin = self.cell_of[tile]
        if self.window.ring[cell] > self.window.radius - _MARGIN:
            old = self.window
            self._grow()
            cell = self.window.cell(old.q(cell), old.r(cell))
            origin = self.cell_of[tile]
        opens_sea = self.borders_interior_sea(origin)
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
        self.has_movable = False
        return pieces, joined

    def _float_and_land(self, origin: i64, cell: i64) -> None:
        """Herds left behind swim now, swimmers under which the tile came stand on it (TR-3.10, TR-3.11)."""
        seat: i64 = 0
        while seat < self.seats:
            base = seat * self.window.area
            self.swimming[seat] = (
                self.swimming[seat] + self.herds[base + origin] - self.herds[base + cell]
            )
            seat += 1

    def _masses_around(self, cell: i64) -> i64:
        """How many different land masses touch a cell: at most three, as hexes go."""
        first: i64 = WATER
        second: i64 = WATER
        number: i64 = 0
        d: i64 = 0
        while d < 6:
            near = self.tile_at[cell + self.window.step[d]]
            if near != WATER:
                name = self.mass[near]
                if number == 0:
                    first = name
                    number = 1
                elif number == 1 and name != first:
                    second = name
                    number = 2
                elif number == 2 and name != first and name != second:
                    number = 3
            d += 1
        return number

    def _join_masses(self, tile: i64) -> None:
        """A placed tile and all masses it touches become one (TR-3.8)."""
        cell = self.cell_of[tile]
        joins = vec[u8]([0] * (POLE + 1))
        name = tile
        d: i64 = 0
        while d < 6:
            near = self.tile_at[cell + self.window.step[d]]
            if near != WATER:
                joins[self.mass[near]] = 1
                if self.mass[near] < name:
                    name = self.mass[near]
            d += 1
        self.mass[tile] = name
        other: i64 = 0
        while other <= POLE:
            if self.cell_of[other] != WATER and joins[self.mass[other]] != 0:
                self.mass[other] = name
            other += 1

    def _parts_water(self, cell: i64) -> bool:
        """Whether the water round a tile lies in two or more stretches: only then can a sea be cut off."""
        shores: i64 = 0
        was_land = self.tile_at[cell + self.window.step[5]] != WATER
        d: i64 = 0
        while d < 6:
            is_land = self.tile_at[cell + self.window.step[d]] != WATER
            if is_land and not was_land:
                shores += 1
            was_land = is_land
            d += 1
        return shores > 1

    # What herds can do (section 5), as ids added to a list.

    def add_moves(self, seat: i64, spent: vec[u8], first_id: i64, ids: list[int]) -> None:
        """Steps to a tile next door that has room: fresh and spent herds apart (TR-5.3, TR-5.8)."""
        step = self.window.step
        base = seat * self.window.area
        tile: i64 = 0
        while tile <= POLE:
            cell = self.cell_of[tile]
            if cell != WATER and self.herds[base + cell] != 0:
                has_spent = spent[tile] != 0
                has_fresh = self.herds[base + cell] > spent[tile]
                d: i64 = 0
                while d < 6:
                    near = self.tile_at[cell + step[d]]
                    if near != WATER and self.total[cell + step[d]] < self.capacity[near]:
                        if has_fresh:
                            ids.append(first_id + tile * 12 + d * 2)
                        if has_spent:
                            ids.append(first_id + tile * 12 + d * 2 + 1)
                    d += 1
            tile += 1

    def add_rescues(self, seat: i64, first_id: i64, ids: list[int]) -> None:
        """Swimmers beside a tile that has room (TR-5.5)."""
        step = self.window.step
        base = seat * self.window.area
        tile: i64 = 0
        while tile <= POLE:
            cell = self.cell_of[tile]
            if cell != WATER and self.total[cell] < self.capacity[tile]:
                d: i64 = 0
                while d < 6:
                    near = cell + step[d]
                    if self.herds[base + near] != 0 and self.tile_at[near] == WATER:
                        ids.append(first_id + tile * 6 + d)
                    d += 1
            tile += 1

    def add_reproductions(self, seat: i64, spent: vec[u8], first_id: i64, ids: list[int]) -> None:
        """Tiles with a fresh own herd and room for one more (TR-5.6, TR-5.7)."""
        base = seat * self.window.area
        tile: i64 = 0
        while tile <= POLE:
            cell = self.cell_of[tile]
            if (
                cell != WATER
                and self.herds[base + cell] > spent[tile]
                and self.total[cell] < self.capacity[tile]
            ):
                ids.append(first_id + tile)
            tile += 1

    def add_vacant(self, room: u8, first_id: i64, ids: list[int]) -> None:
        """Tiles without any herd that feed as many as are to be placed (TR-1.6)."""
        tile: i64 = 0
        while tile <= POLE:
            cell = self.cell_of[tile]
            if cell != WATER and self.total[cell] == 0 and self.capacity[tile] >= room:
                ids.append(first_id + tile)
            tile += 1

    def herds_on_mass(self, name: i64) -> vec[u8]:
        """How many herds each seat has on the tiles of a land mass (TR-4.2)."""
        counts = vec[u8]([0] * SEATS)
        tile: i64 = 0
        while tile <= POLE:
            if self.cell_of[tile] != WATER and self.mass[tile] == name:
                seat: i64 = 0
                while seat < self.seats:
                    at = seat * self.window.area + self.cell_of[tile]
                    counts[seat] = counts[seat] + self.herds[at]
                    seat += 1
            tile += 1
        return counts

    def size_of_mass(self, name: i64) -> i64:
        size: i64 = 0
        tile: i64 = 0
        while tile <= POLE:
            if self.cell_of[tile] != WATER and self.mass[tile] == name:
                size += 1
            tile += 1
        return size

    def swimmer_cells(self, seat: i64) -> list[int]:
        """The water cells with herds of a seat, in the order of their indices."""
        cells: list[int] = []
        base = seat * self.window.area
        cell: i64 = 0
        while cell < self.window.area:
            if self.herds[base + cell] != 0 and self.tile_at[cell] == WATER:
                cells.append(cell)
            cell += 1
        return cells


_NO_WINDOW: Final = Window(0, False)


def _blank() -> Board:
    return Board(_NO_WINDOW, 0)


def new_board(seats: int, is_euclid: bool) -> Board:
    return Board(window(_FIRST_RADIUS, is_euclid), seats)
