"""What makes a position of Trias good: named terms, their weights and how they are measured.

Weights and spread were fitted to greedy games of two and of four players (final leads regressed on
these terms) and checked by matches; herds, footholds, distance from the South Pole and room to
reproduce were tried as terms of their own and explained next to nothing more.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trilobite.engine.evaluation import Evaluation, Manner, Term
from trilobite.games.trias.generation import movable_tiles
from trilobite.games.trias.kernel import WATER, Board
from trilobite.games.trias.model import POLE, SEATS
from trilobite.games.trias.scoring import final_points
from trilobite.games.trias.table import ACTING, DRIFTING, LIFTING, OVER, Secrets, Table

EVALUATION = Evaluation(
    [
        Term("points", 1.0, "points scored so far"),
        Term("islands", 1.0, "what the islands may bring, by the herds on and beside each"),
        Term("doubt", -1.0, "the part of that which drifts still to come put in doubt"),
        Term("range", 1.35, "tiles on and beside which herds are, shared with those of others"),
        Term("cuts", 0.24, "the best island that one drift could cut from the main land"),
        Term("swimmers", 0.25, "herds in the water that can still be rescued"),
        Term("actions", 0.12, "actions left in this turn"),
    ],
    spread=5.0,
    manner=Manner(playout=8, care=4, exploration=0.1, warmth=0.015),
)

_SHARPNESS: Final = 3.0
"""At the end of the game one herd more makes being ahead e to the third times as likely."""

_BLUR: Final = 0.5
"""How fast that fades with the turns that are left: herds come and go."""

_HALF_LIFE: Final = 3.0
"""With so many turns left the map has half of its changes before it."""

_CUT_SHARPNESS: Final = 0.7
"""An island that is yet to be cut off is less certain than one that is."""

_SWIMMER: Final = 0.8
"""A swimmer counts so much of a herd on the land it may come ashore on."""


def terms(table: Table, secrets: Secrets, seat: int) -> list[float]:  # noqa: ARG001 - every game's
    """The values of the terms for a seat, in the order of the list above."""
    points = float(table.score(seat))
    if table.stage == OVER:  # the islands are among the points
        return [points, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    left = turns_left(table)
    sharpness = _SHARPNESS / (1.0 + _BLUR * left)
    if table.last_turns == 1:
        islands = _standing(table, seat)
    else:
        islands = _prospects(table, seat, sharpness)
    swimmers = float(_rescuable(table, seat))
    actions = _actions(table, seat)
    if table.is_last_round:  # the map is as it will be scored (TR-8.3)
        return [points, islands, 0.0, 0.0, 0.0, swimmers, actions]
    change = left / (left + _HALF_LIFE)
    reach = _range(table.board, seat)
    cuts = _cuts(table.board, seat, _CUT_SHARPNESS * sharpness)
    return [points, islands, islands * change, reach * change, cuts * change, swimmers, actions]


def spread(table: Table) -> float:
    """Leads say more with fewer players, and most in the last round (fitted likewise)."""
    if table.is_last_round:
        return 0.5 * EVALUATION.spread
    return EVALUATION.spread + 1.5 * float(table.players - 2)


def is_halfway(table: Table) -> bool:
    """A card has been used, or a tile lifted: what it is good for shows where the tile goes."""
    return table.stage in (LIFTING, DRIFTING)


def turns_left(table: Table) -> float:
    """How many turns each player may still expect, the present one not counted."""
    if table.is_last_round:
        return float(table.last_turns - 1) / float(table.players)
    cards = float(table.deck_sizes[0]) + 0.5 * float(table.deck_sizes[1])
    return 1.0 + cards / float(table.players)


def _standing(table: Table, seat: int) -> float:
    """What the islands would score now."""
    board = table.board
    points = 0
    name: i64 = 0
    while name < POLE:
        if board.cell_of[name] != WATER and board.mass[name] == name != board.mass[POLE]:
            counts = board.herds_on_mass(name)
            points += final_points(counts, int(board.size_of_mass(name)))[0][seat]
        name += 1
    return float(points)


def _prospects(table: Table, seat: i64, sharpness: float) -> float:
    """What the islands may bring: their tiles, as far as the seat may expect to be ahead."""
    board = table.board
    counts = _counts(table)
    sizes = vec[i64]([0] * (POLE + 1))
    tile: i64 = 0
    while tile <= POLE:
        if board.cell_of[tile] != WATER:
            sizes[board.mass[tile]] += 1
        tile += 1
    prospects = 0.0
    name: i64 = 0
    while name <= POLE:
        at = name * SEATS
        if sizes[name] > 0 and name != board.mass[POLE] and counts[at + seat] > 0.0:
            prospects += float(sizes[name]) * _share(counts, at, seat, board.seats, sharpness)
        name += 1
    return prospects


def _counts(table: Table) -> vec[float]:
    """The herds of every seat on every land mass; swimmers count where they may come ashore."""
    board = table.board
    counts = vec[float]([0.0] * ((POLE + 1) * SEATS))
    seat: i64 = 0
    while seat < board.seats:
        base = seat * board.window.area
        tile: i64 = 0
        while tile <= POLE:
            cell = board.cell_of[tile]
            if cell != WATER and board.herds[base + cell] != 0:
                counts[board.mass[tile] * SEATS + seat] += float(board.herds[base + cell])
            tile += 1
        if board.swimming[seat] != 0 and _may_rescue(table, seat):
            for water in board.swimmer_cells(seat):
                shore = _shore(board, water)
                if shore != WATER:
                    counts[shore * SEATS + seat] += _SWIMMER * float(board.herds_at(seat, water))
        seat += 1
    return counts


def _share(counts: vec[float], at: i64, seat: i64, seats: i64, sharpness: float) -> float:
    """The part of an island's tiles that a seat may expect: all as first, half as second.

    Who is ahead is drawn in proportion to e to the herds, then who is second from the rest. For
    equal numbers that gives what a tie scores, but for the rounding (TR-9.2 to TR-9.4).
    """
    odds = vec[float]([0.0] * SEATS)
    total = 0.0
    other: i64 = 0
    while other < seats:
        if counts[at + other] > 0.0:
            odds[other] = exp(sharpness * (counts[at + other] - counts[at + seat]))
            total += odds[other]
        other += 1
    second = 0.0
    other = 0
    while other < seats:
        if other != seat and odds[other] > 0.0:
            second += odds[other] / total / (total - odds[other])
        other += 1
    return 1.0 / total + 0.5 * second


def _range(board: Board, seat: i64) -> float:
    """For each tile the part of the herds on it (twice) and beside it that are the seat's.

    One more in the divisor: a tile with more herds about is less likely to be left to others.
    """
    step = board.window.step
    base = seat * board.window.area
    reach = 0.0
    tile: i64 = 0
    while tile < POLE:
        cell = board.cell_of[tile]
        if cell != WATER:
            own = 2 * i64(board.herds[base + cell])
            everybody = 2 * i64(board.total[cell])
            d: i64 = 0
            while d < 6:
                own += i64(board.herds[base + cell + step[d]])
                everybody += i64(board.total[cell + step[d]])
                d += 1
            if own > 0:
                reach += float(own) / float(everybody + 1)
        tile += 1
    return reach


def _cuts(board: Board, seat: i64, sharpness: float) -> float:
    """What the best piece would bring that lifting one tile parts from the main land."""
    main = board.mass[POLE]
    if board.presence(seat)[main] == 0:
        return 0.0
    movable = movable_tiles(board)
    best = 0.0
    tile: i64 = 0
    while tile < POLE:
        if movable[tile] != 0 and board.mass[tile] == main and _is_neck(board, tile):
            best = max(best, _best_piece(board, tile, seat, sharpness))
        tile += 1
    return best


def _is_neck(board: Board, tile: i64) -> bool:
    """Whether the land round a tile is in several stretches: only then can lifting part it."""
    step = board.window.step
    cell = board.cell_of[tile]
    shores: i64 = 0
    was_land = board.tile_at[cell + step[5]] != WATER
    d: i64 = 0
    while d < 6:
        is_land = board.tile_at[cell + step[d]] != WATER
        if is_land and not was_land:
            shores += 1
        was_land = is_land
        d += 1
    return shores > 1


def _best_piece(board: Board, tile: i64, seat: i64, sharpness: float) -> float:
    """The most that a piece without the South Pole would bring, the tile put to it."""
    reached = vec[i64]([0] * (POLE + 1))
    piece = vec[i64]([0] * (POLE + 1))
    reached[tile] = 1
    best = 0.0
    d: i64 = 0
    while d < 6:
        near = board.tile_at[board.cell_of[tile] + board.window.step[d]]
        if near != WATER and reached[near] == 0:
            size = _flood(board, near, reached, piece)
            if reached[POLE] == 0:
                best = max(best, _worth_of(board, piece, size, seat, sharpness))
            reached[POLE] = 0
        d += 1
    return best


def _flood(board: Board, first: i64, reached: vec[i64], piece: vec[i64]) -> i64:
    """Write down the tiles connected with a tile and mark them; how many they are."""
    step = board.window.step
    reached[first] = 1
    piece[0] = first
    size: i64 = 1
    done: i64 = 0
    while done < size:
        cell = board.cell_of[piece[done]]
        done += 1
        d: i64 = 0
        while d < 6:
            near = board.tile_at[cell + step[d]]
            if near != WATER and reached[near] == 0:
                reached[near] = 1
                piece[size] = near
                size += 1
            d += 1
    return size


def _worth_of(board: Board, piece: vec[i64], size: i64, seat: i64, sharpness: float) -> float:
    counts = vec[float]([0.0] * SEATS)
    other: i64 = 0
    while other < board.seats:
        base = other * board.window.area
        index: i64 = 0
        while index < size:
            counts[other] += float(board.herds[base + board.cell_of[piece[index]]])
            index += 1
        other += 1
    if counts[seat] == 0.0:
        return 0.0
    return float(size + 1) * _share(counts, 0, seat, board.seats, sharpness)


def _rescuable(table: Table, seat: i64) -> i64:
    """How many swimmers have a tile with room beside them, and actions to come."""
    board = table.board
    number: i64 = 0
    if board.swimming[seat] != 0 and _may_rescue(table, seat):
        for cell in board.swimmer_cells(seat):
            if _shore(board, cell) != WATER:
                number += i64(board.herds_at(seat, cell))
    return number


def _may_rescue(table: Table, seat: i64) -> bool:
    """Swimmers live until their owner's clean-up: too late only when the actions are used up."""
    if table.active != seat or table.stage != ACTING:
        return True
    return table.actions_left > 0 or table.rescues_left > 0


def _shore(board: Board, cell: i64) -> i64:
    """The land mass a swimmer would choose: one with room beside it, an island if possible."""
    step = board.window.step
    main = board.mass[POLE]
    shore: i64 = WATER
    d: i64 = 0
    while d < 6:
        near = board.tile_at[cell + step[d]]
        if near != WATER and board.total[cell + step[d]] < board.capacity[near]:
            shore = board.mass[near]
            if shore != main:
                return shore
        d += 1
    return shore


def _actions(table: Table, seat: i64) -> float:
    """What is left of the turn; a drift that the card demands comes before all actions."""
    if table.active != seat:
        return 0.0
    if table.stage == ACTING or not table.is_mandatory:
        return float(table.actions_left)
    return float(table.content.actions)
