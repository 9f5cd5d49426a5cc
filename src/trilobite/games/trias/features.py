"""The evaluation of a Trias position: named terms, their weights and how they are measured.

Weights and spread were fitted to games of greedy bots with two and with four players: first the
final lead was regressed on these terms, then the winner. Matches confirmed the result. Herds,
footholds, distance from the South Pole and room to reproduce were tried as separate terms and
explained almost nothing more.
"""

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from trilobite.engine.evaluation import Evaluation, Playout, SearchParameters, Terms
from trilobite.games.trias.fast.legal import cut_off
from trilobite.games.trias.generated import stages
from trilobite.games.trias.kernel.board import WATER, Board
from trilobite.games.trias.model import POLE, SEATS
from trilobite.games.trias.rules.actions import can_rescue
from trilobite.games.trias.rules.final_scoring import final_points
from trilobite.games.trias.table import Table

TERMS: Final = Terms()
_add: Final = TERMS.add
POINTS: Final[i64] = _add("points", 1.0, "points scored so far")
ISLANDS: Final[i64] = _add(
    "islands", 1.0, "points that the islands may bring, by the herds on and beside them"
)
DOUBT: Final[i64] = _add("doubt", -1.0, "the part of `islands` that drifts may still change")
RANGE: Final[i64] = _add(
    "range", 1.35, "for each tile, the seat's share of the herds on it and beside it"
)
CUTS: Final[i64] = _add("cuts", 0.24, "the best island that one drift could cut from the main land")
SWIMMERS: Final[i64] = _add("swimmers", 0.25, "herds in the water that can still be rescued")
ACTIONS: Final[i64] = _add("actions", 0.6, "actions left in this turn")
DRIFT: Final[i64] = _add(
    "drift", 1.9, "1 while the mandatory drift of the seat's turn is still to come"
)
TURN: Final[i64] = _add(
    "turn", 4.0, "how soon the next turn comes: almost 1 if it is next, 0 during a turn"
)
LAST_TURN: Final[i64] = _add(
    "last_turn", 1.7, "1 while the seat's turn in the last round is still to come"
)
_ZEROS: Final = TERMS.zeros()

EVALUATION = Evaluation(
    TERMS.all,
    spread=1.5,
    search_parameters=SearchParameters(
        Playout(
            8, decisions_per_extra_player=8, candidates=8, multiplayer_candidates=4, whole=True
        ),
        exploration=0.1,
        temperature=0.015,
        expansion_threshold=2,
        value_mixing=0.5,
        multiplayer_value_mixing=0.25,
    ),
)

_SHARPNESS: Final = 3.0
"""Log odds of being ahead on an island per extra herd, at the end of the game."""

_BLUR: Final = 0.5
"""Loss of sharpness per turn left, since herds come and go."""

_HALF_LIFE: Final = 3.0
"""Turns left at which half of the changes to the map are still to come."""

_CUT_SHARPNESS: Final = 0.7
"""Factor on the sharpness for an island that has yet to be cut off, and so is less certain."""

_SPREAD_OF_TURN: Final = 0.75
"""Increase of the spread per turn that each player has left."""

_SPREAD_OF_PLAYER: Final = 0.4
"""Increase of the spread per player beyond two."""


class _Survey:
    """Measurements of a table, made once for all seats: each vector has an entry per seat."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.left = turns_left(table)
        self.rescuable: vec[i64] = vec[i64]([0] * SEATS)
        """Swimmers beside a tile with room, whose owner still has actions to rescue them."""
        self.islands: vec[float] = vec[float]([0.0] * SEATS)
        self.range: vec[float] = vec[float]([0.0] * SEATS)
        self.cuts: vec[float] = vec[float]([0.0] * SEATS)
        board = table.board
        sharpness = _SHARPNESS / (1.0 + _BLUR * self.left)
        cells = occupied_cells(board)
        counts = count_herds(table, cells, self.rescuable)
        if table.last_turns == 1:
            add_standing(board, self.islands)
        else:
            add_prospects(board, counts, sharpness, self.islands)
        if not table.is_last_round:  # otherwise the map no longer changes
            add_range(board, cells, self.range)
            find_cuts(board, _CUT_SHARPNESS * sharpness, self.cuts)


def terms(table: Table, seat: int) -> list[float]:
    """The values of the terms for a seat."""
    if table.stage == stages.OVER:  # the points include the islands
        values = _ZEROS[:]
        values[POINTS] = float(table.score(seat))
        return list(values)
    return list(_measured(_Survey(table), seat))


def estimates(table: Table) -> list[float]:
    """The points that each seat may expect before the end, from one survey."""
    survey = _Survey(table)
    return [EVALUATION.sum_up(_measured(survey, seat)) for seat in range(table.players)]


def _measured(survey: _Survey, seat: i64) -> vec[float]:
    table = survey.table
    values = _ZEROS[:]
    away = (seat - table.active) % table.board.seats
    values[POINTS] = float(table.interim[seat] + table.final[seat])
    values[ISLANDS] = survey.islands[seat]
    values[SWIMMERS] = float(survey.rescuable[seat])
    values[ACTIONS] = _actions(table, seat)
    if table.is_last_round:
        values[LAST_TURN] = 1.0 if 0 < away < table.last_turns else 0.0
        return values
    change = survey.left / (survey.left + _HALF_LIFE)
    values[DOUBT] = survey.islands[seat] * change
    values[RANGE] = survey.range[seat] * change
    values[CUTS] = survey.cuts[seat] * change
    values[DRIFT] = 1.0 if away == 0 and _awaits_drift(table) else 0.0
    if away > 0:
        values[TURN] = float(table.players - away) / float(table.players)
    return values


def spread(table: Table) -> float:
    """A lead means more with fewer players and with fewer turns left (also fitted)."""
    more = _SPREAD_OF_PLAYER * float(table.players - 2)
    if table.is_last_round:
        return EVALUATION.spread + more
    return EVALUATION.spread + more + _SPREAD_OF_TURN * turns_left(table)


def is_halfway(table: Table) -> bool:
    """Whether a drift has begun without a target; only the target shows what it is worth."""
    return table.stage in (stages.LIFTING, stages.DRIFTING)


def turns_left(table: Table) -> float:
    """The number of turns each player may still expect, without the current one."""
    if table.is_last_round:
        return float(table.last_turns - 1) / float(table.players)
    cards = float(table.deck_sizes[0]) + 0.5 * float(table.deck_sizes[1])
    return 1.0 + cards / float(table.players)


def _actions(table: Table, seat: i64) -> float:
    """The actions left in this turn: all of them while the mandatory drift is to come."""
    if table.active != seat:
        return 0.0
    return float(table.content.actions if _awaits_drift(table) else table.actions_left)


def _awaits_drift(table: Table) -> bool:
    """Whether the mandatory drift of this turn is still to come."""
    return table.stage in (stages.CHOOSE_CARD, stages.TURN_UP_CARD) or table.is_mandatory


# How a table is measured: islands, range and cuts, for all seats at once.


_SWIMMER: Final = 0.8
"""Value of a swimmer for the land where it can come ashore; a herd on land counts as 1."""


def occupied_cells(board: Board) -> vec[i64]:
    """The cells with herds, on land and in the water."""
    cells = vec[i64]([0] * (POLE + 1))
    number: i64 = 0
    for cell in board.cell_of:
        if cell != WATER and board.total[cell] != 0:
            cells[number] = cell
            number += 1
    cells = cells[:number]
    swimming: i64 = 0
    for swimmers in board.swimming:
        swimming += i64(swimmers)
    cell = 0
    while swimming > 0:
        if board.total[cell] != 0 and board.tile_at[cell] == WATER:
            cells = append(cells, cell)
            swimming -= i64(board.total[cell])
        cell += 1
    return cells


def count_herds(table: Table, cells: vec[i64], rescuable: vec[i64]) -> vec[float]:
    """The herds of every seat on every land mass; swimmers count where they can come ashore.

    Also adds each seat's swimmers that can come ashore to `rescuable`.
    """
    board = table.board
    counts = vec[float]([0.0] * ((POLE + 1) * SEATS))
    for cell in cells:
        tile = board.tile_at[cell]
        shore = board.mass[tile] if tile != WATER else _shore(board, cell)
        seat: i64 = 0
        while shore != WATER and seat < board.seats:
            herds = i64(board.herds[seat * board.window.area + cell])
            if herds != 0 and tile != WATER:
                counts[shore * SEATS + seat] += float(herds)
            elif herds != 0 and _may_rescue(table, seat):
                counts[shore * SEATS + seat] += _SWIMMER * float(herds)
                rescuable[seat] += herds
            seat += 1
    return counts


def add_standing(board: Board, islands: vec[float]) -> None:
    """Add what the islands would score now."""
    name: i64
    for name in range(POLE):
        if board.cell_of[name] != WATER and board.mass[name] == name != board.mass[POLE]:
            size = int(board.size_of_mass(name))
            points = final_points(board.herds_on_mass(name), size)[0]
            for seat in range(board.seats):
                islands[seat] += float(points[seat])


def add_prospects(board: Board, counts: vec[float], sharpness: float, islands: vec[float]) -> None:
    """Add what the islands may score: their tiles, times the share each seat may expect."""
    sizes = vec[i64]([0] * (POLE + 1))
    tile: i64
    for tile in range(POLE + 1):
        if board.cell_of[tile] != WATER:
            sizes[board.mass[tile]] += 1
    name: i64
    for name in range(POLE):
        if sizes[name] > 0 and name != board.mass[POLE]:
            shares = _shares(counts, name * SEATS, board.seats, sharpness)
            seat: i64
            for seat in range(board.seats):
                islands[seat] += float(sizes[name]) * shares[seat]


def _shares(counts: vec[float], at: i64, seats: i64, sharpness: float) -> vec[float]:
    """The share of an island's tiles that each seat may expect: all as first, half as second.

    Each seat is first with odds proportional to exp(sharpness * herds), and second likewise among
    the rest. For equal numbers that gives the score of a tie, except for rounding.
    """
    odds = vec[float]([0.0] * SEATS)
    shares = vec[float]([0.0] * SEATS)
    most = 0.0
    seat: i64
    for seat in range(seats):
        most = max(most, counts[at + seat])
    total = 0.0
    for seat in range(seats):
        if counts[at + seat] > 0.0:
            odds[seat] = exp(sharpness * (counts[at + seat] - most))
            total += odds[seat]
    for seat in range(seats):
        if odds[seat] > 0.0:
            shares[seat] += odds[seat] / total
            _share_second_place(odds, seat, seats, 0.5 * odds[seat] / total, shares)
    return shares


def _share_second_place(
    odds: vec[float], first: i64, seats: i64, part: float, shares: vec[float]
) -> None:
    """Divide the share of second place among all seats but the first."""
    total = 0.0
    seat: i64
    for seat in range(seats):
        if seat != first:
            total += odds[seat]
    seat = 0
    while total > 0.0 and seat < seats:
        if seat != first:
            shares[seat] += part * odds[seat] / total
        seat += 1


def add_range(board: Board, cells: vec[i64], ranges: vec[float]) -> None:
    """Add, for each tile, a seat's share of the herds on it (counted twice) and beside it.

    The divisor is one more than the herds: the more herds are near a tile, the less likely it is
    to be left to others.
    """
    pulls = _pulls(board, cells)
    step = board.window.step
    seat: i64
    d: i64
    for cell in cells:
        tile = board.tile_at[cell]
        pull = 2.0 * pulls[tile] if tile != WATER else 0.0
        for d in range(6):
            near = board.tile_at[cell + step[d]]
            if near != WATER:
                pull += pulls[near]
        for seat in range(board.seats):
            ranges[seat] += pull * float(board.herds[seat * board.window.area + cell])


def _pulls(board: Board, cells: vec[i64]) -> vec[float]:
    """The share of one herd beside each tile; 0 for the South Pole."""
    crowds = vec[i64]([0] * (POLE + 1))
    step = board.window.step
    d: i64
    for cell in cells:
        herds = i64(board.total[cell])
        tile = board.tile_at[cell]
        if tile != WATER:
            crowds[tile] += 2 * herds
        for d in range(6):
            near = board.tile_at[cell + step[d]]
            if near != WATER:
                crowds[near] += herds
    pulls = vec[float]([0.0] * (POLE + 1))
    for tile in range(POLE):
        pulls[tile] = 1.0 / float(crowds[tile] + 1)
    return pulls


def find_cuts(board: Board, sharpness: float, cuts: vec[float]) -> None:
    """The expected score of the best piece that lifting one tile cuts off from the main land.

    The lifted tile counts as part of that piece.
    """
    pieces = cut_off(board)
    if len(pieces) == 0:
        return
    so_far = _herds_along(board)
    counts = vec[float]([0.0] * SEATS)
    piece: i64 = 0
    while piece < i64(len(pieces)):
        first = pieces[piece]
        end = pieces[piece + 1]
        seat: i64
        for seat in range(board.seats):
            counts[seat] = float(so_far[end * SEATS + seat] - so_far[first * SEATS + seat])
        shares = _shares(counts, 0, board.seats, sharpness)
        for seat in range(board.seats):
            cuts[seat] = max(cuts[seat], float(end - first + 1) * shares[seat])
        piece += 2


def _herds_along(board: Board) -> vec[i64]:
    """Prefix sums of the herds along the walk, by seat: a piece is a slice of the walk."""
    walk = board.walk
    so_far = vec[i64]([0] * ((POLE + 2) * SEATS))
    place: i64
    for place in range(i64(len(walk))):
        cell = board.cell_of[walk[place]]
        at = place * SEATS
        seat: i64
        for seat in range(board.seats):
            herds = board.herds[seat * board.window.area + cell]
            so_far[at + SEATS + seat] = so_far[at + seat] + i64(herds)
    return so_far


def _may_rescue(table: Table, seat: i64) -> bool:
    """Swimmers can be rescued until their owner, in their own turn, has used up all actions."""
    return table.active != seat or table.stage != stages.ACTING or can_rescue(table)


def _shore(board: Board, cell: i64) -> i64:
    """The land mass a swimmer would choose: one with room, preferably an island."""
    shore: i64 = WATER
    for side in board.window.step:
        near = board.tile_at[cell + side]
        if near != WATER and board.total[cell + side] < board.capacity[near]:
            shore = board.mass[near]
            if shore != board.mass[POLE]:
                return shore
    return shore
