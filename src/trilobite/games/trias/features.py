"""What makes a position of Trias good: named terms, their weights and how they are measured."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trilobite.engine.evaluation import Evaluation, Term
from trilobite.games.trias.generation import movable_tiles
from trilobite.games.trias.kernel import WATER, Board
from trilobite.games.trias.model import POLE, SEATS
from trilobite.games.trias.table import ACTING, DRIFTING, LIFTING, Secrets, Table

EVALUATION = Evaluation(
    [
        Term("points", 1.0, "points scored so far"),
        Term("islands", 0.95, "what the islands would bring, by the herds on and beside each"),
        Term("drift", -0.6, "the part of that which drifts to come put in doubt"),
        Term("main land", 0.1, "what the main land would bring if it were an island"),
        Term("range", 1.5, "tiles that own herds stand on or beside, shared with those of others"),
        Term("outward", 0.1, "herds on the main land, times their distance from the South Pole"),
        Term("cuts", 0.2, "the best island that one drift could cut from the main land"),
        Term("footholds", 0.1, "islands with a herd"),
        Term("herds", 0.1, "herds on land"),
        Term("swimmers", 0.1, "swimmers that can still be rescued"),
        Term("exposed", 0.0, "herds on tiles that may drift away from under them"),
        Term("growth", 0.05, "herds with room to reproduce, as many as the stock has"),
        Term("actions", 0.15, "actions left in this turn"),
    ],
    spread=4.0,
)

_SHARPNESS: Final = 3.0
_BLUR: Final = 0.5
_SWIMMER: Final = 0.8
_HALF_TIME: Final = 3.0


def turns_left(table: Table) -> float:
    """How many turns each player may still expect, the present one not counted."""
    if table.is_last_round:
        return float(table.last_turns - 1) / float(table.players)
    cards = float(table.deck_sizes[0]) + 0.5 * float(table.deck_sizes[1])
    return 1.0 + cards / float(table.players)


def terms(table: Table, secrets: Secrets, seat: int) -> list[float]:
    """The values of the terms for a seat, in the order of the list above."""
    board = table.board
    own: i64 = seat
    left = turns_left(table)
    # Herds come and go: the longer the game goes on, the less a lead of one herd says.
    sharpness = _SHARPNESS / (1.0 + _BLUR * left)
    fade = 0.0 if table.is_last_round else left / (left + _HALF_TIME)
    counts = _counts(table)
    sizes = _sizes(board)
    main = board.mass[POLE]
    islands = 0.0
    footholds = 0.0
    main_land = 0.0
    name: i64 = 0
    while name <= POLE:
        if sizes[name] > 0 and counts[name * SEATS + own] > 0.0:
            if name != main:
                footholds += 1.0
                islands += float(sizes[name]) * _share(
                    counts, name * SEATS, own, board.seats, sharpness
                )
            else:
                main_land = float(sizes[name] - 1) * _share(
                    counts, name * SEATS, own, board.seats, sharpness
                )
        name += 1
    movable = movable_tiles(board)
    step = board.window.step
    ring = board.window.ring
    herds = board.herds
    base = own * board.window.area
    on_land = 0.0
    exposed = 0.0
    growth = 0.0
    reach = 0.0
    outward = 0.0
    cuts = 0.0
    tile: i64 = 0
    while tile < POLE:
        cell = board.cell_of[tile]
        if cell != WATER:
            here = float(herds[base + cell])
            mine = 2.0 * here
            everybody = 2.0 * float(board.total[cell])
            d: i64 = 0
            while d < 6:
                near = cell + step[d]
                mine += float(herds[base + near])
                everybody += float(board.total[near])
                d += 1
            if mine > 0.0:
                reach += mine / (everybody + 1.0)
            if here > 0.0:
                on_land += here
                if movable[tile] != 0:
                    exposed += here
                if board.mass[tile] == main:
                    outward += here * float(ring[cell])
                growth += min(here, max(0.0, float(board.capacity[tile]) - float(board.total[cell])))
            if (
                fade > 0.0
                and movable[tile] != 0
                and board.mass[tile] == main
                and counts[main * SEATS + own] > 0.0
                and _is_neck(board, tile)
            ):
                cuts = max(cuts, _best_piece(board, tile, own, 0.7 * sharpness))
        tile += 1
    return [
        float(table.score(seat)),
        islands,
        islands * fade,
        main_land * fade,
        reach * fade,
        outward * fade,
        cuts * fade,
        footholds,
        on_land,
        float(_rescuable(table, own)),
        exposed * fade,
        min(growth, float(table.stock[own])),
        _actions(table, own),
    ]


def _actions(table: Table, seat: i64) -> float:
    if table.active != seat:
        return 0.0
    if table.stage == ACTING:
        return float(table.actions_left)
    return float(table.content.actions) if table.stage in (LIFTING, DRIFTING) else 0.0


def _counts(table: Table) -> vec[float]:
    """The herds of every seat on every land mass; swimmers count where they may come ashore."""
    board = table.board
    counts = vec[float]([0.0] * ((POLE + 1) * SEATS))
    area = board.window.area
    tile: i64 = 0
    seat: i64 = 0
    while tile <= POLE:
        cell = board.cell_of[tile]
        if cell != WATER and board.total[cell] != 0:
            at = board.mass[tile] * SEATS
            seat = 0
            while seat < board.seats:
                counts[at + seat] += float(board.herds[seat * area + cell])
                seat += 1
        tile += 1
    seat = 0
    while seat < board.seats:
        if board.swimming[seat] != 0 and _may_rescue(table, seat):
            for water in board.swimmer_cells(seat):
                shore = _shore(board, water)
                if shore != WATER:
                    counts[shore * SEATS + seat] += _SWIMMER * float(board.herds_at(seat, water))
        seat += 1
    return counts


def _may_rescue(table: Table, seat: i64) -> bool:
    """Swimmers live until their owner's clean-up: too late only when the actions are used up."""
    if table.active != seat or table.stage != ACTING:
        return True
    return table.actions_left > 0 or table.rescues_left > 0


def _shore(board: Board, cell: i64) -> i64:
    """The land mass a swimmer would choose: one with room beside it, an island if possible."""
    step = board.window.step
    best: i64 = WATER
    d: i64 = 0
    while d < 6:
        near = board.tile_at[cell + step[d]]
        if near != WATER and board.total[cell + step[d]] < board.capacity[near]:
            if best == WATER or best == board.mass[POLE]:
                best = board.mass[near]
        d += 1
    return best


def _rescuable(table: Table, seat: i64) -> i64:
    board = table.board
    number: i64 = 0
    if board.swimming[seat] != 0 and _may_rescue(table, seat):
        for cell in board.swimmer_cells(seat):
            if _shore(board, cell) != WATER:
                number += i64(board.herds_at(seat, cell))
    return number


def _sizes(board: Board) -> vec[i64]:
    sizes = vec[i64]([0] * (POLE + 1))
    tile: i64 = 0
    while tile <= POLE:
        if board.cell_of[tile] != WATER:
            sizes[board.mass[tile]] += 1
        tile += 1
    return sizes


def _share(counts: vec[float], at: i64, seat: i64, seats: i64, sharpness: float) -> float:
    """The part of a mass' tiles that a seat may expect: all as first, half as second (TR-9.2)."""
    odds = vec[float]([0.0] * SEATS)
    total = 0.0
    other: i64 = 0
    while other < seats:
        if counts[at + other] > 0.0:
            odds[other] = exp(sharpness * (counts[at + other] - counts[at + seat]))
            total += odds[other]
        other += 1
    first = 1.0 / total
    second = 0.0
    other = 0
    while other < seats:
        if other != seat and odds[other] > 0.0:
            second += odds[other] / total / (total - odds[other])
        other += 1
    return first + 0.5 * second


def _is_neck(board: Board, tile: i64) -> bool:
    """Whether the land round a tile is in several stretches: then lifting it may part them."""
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
    """The most that a piece without the South Pole would bring if the tile went to it."""
    seen = vec[i64]([0] * (POLE + 1))
    stack = vec[i64]([0] * (POLE + 1))
    counts = vec[float]([0.0] * SEATS)
    step = board.window.step
    area = board.window.area
    seen[tile] = 1
    best = 0.0
    side: i64 = 0
    while side < 6:
        first = board.tile_at[board.cell_of[tile] + step[side]]
        if first != WATER and seen[first] == 0:
            seen[first] = 1
            stack[0] = first
            height: i64 = 1
            size: i64 = 1
            has_pole = False
            other: i64 = 0
            while other < SEATS:
                counts[other] = 0.0
                other += 1
            while height > 0:
                height -= 1
                has_pole = has_pole or stack[height] == POLE
                cell = board.cell_of[stack[height]]
                size += 1
                other = 0
                while other < board.seats:
                    counts[other] += float(board.herds[other * area + cell])
                    other += 1
                d: i64 = 0
                while d < 6:
                    near = board.tile_at[cell + step[d]]
                    if near != WATER and seen[near] == 0:
                        seen[near] = 1
                        stack[height] = near
                        height += 1
                    d += 1
            if not has_pole and counts[seat] > 0.0:
                best = max(best, float(size) * _share(counts, 0, seat, board.seats, sharpness))
        side += 1
    return best


def is_halfway(table: Table) -> bool:
    """Whether something has been begun whose worth shows with the next decision only."""
    return table.stage in (LIFTING, DRIFTING)
