"""What makes a position of Trias good: named terms, their weights and how they are measured.

Weights and spread were fitted to greedy games of two and of four players (final leads regressed on
these terms, then who won) and checked by matches; herds, footholds, distance from the South Pole
and room to reproduce were tried as terms of their own and explained next to nothing more.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trilobite.engine.evaluation import Evaluation, Manner, Playout, Term
from trilobite.games.trias.kernel import WATER, Board
from trilobite.games.trias.model import POLE, SEATS
from trilobite.games.trias.necks import cut_off
from trilobite.games.trias.scoring import final_points
from trilobite.games.trias.table import (
    ACTING,
    CHOOSE_CARD,
    DRIFTING,
    LIFTING,
    OVER,
    TURN_UP_CARD,
    Table,
)

EVALUATION = Evaluation(
    [
        Term("points", 1.0, "points scored so far"),
        Term("islands", 1.0, "what the islands may bring, by the herds on and beside each"),
        Term("doubt", -1.0, "the part of that which drifts still to come put in doubt"),
        Term("range", 1.35, "tiles on and beside which herds are, shared with those of others"),
        Term("cuts", 0.24, "the best island that one drift could cut from the main land"),
        Term("swimmers", 0.25, "herds in the water that can still be rescued"),
        Term("actions", 0.6, "actions left in this turn"),
        Term("drift", 1.9, "the drift that the card of this turn demands, while it is to come"),
        Term(
            "turn", 4.0, "how soon the next turn comes: almost 1 if after this one, 0 if just over"
        ),
        Term("last_turn", 1.7, "a turn of the last round, while it is to come"),
    ],
    spread=1.5,
    manner=Manner(
        Playout(8, crowd=8, care=8, crowd_care=4, whole=True),
        exploration=0.1,
        warmth=0.015,
        patience=2,
        glance=0.5,
    ),
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

_SPREAD_OF_TURN: Final = 0.75
"""So much wider leads spread for every turn that each player has left."""

_SPREAD_OF_PLAYER: Final = 0.4
"""And for every player more than two."""


class _Survey:
    """What is measured of a table once, for all seats."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.board = table.board
        self.left = turns_left(table)
        self.sharpness = _SHARPNESS / (1.0 + _BLUR * self.left)
        self.sizes: vec[i64] = _sizes(table.board)
        """By the name of a land mass, how many tiles it has."""
        self.rescuable: vec[i64] = vec[i64]([0] * SEATS)
        """By seat, the swimmers that have a tile with room beside them, and actions to come."""
        self.counts: vec[float] = _counts(table, self.rescuable)
        self.crowds: vec[i64] = _crowds(table.board)
        self.pieces: vec[i64] = cut_off(table.board)
        self.piece_counts: vec[float] = _piece_counts(table.board, self.pieces)


def terms(table: Table, seat: int) -> list[float]:
    """The values of the terms for a seat, in the order of the list above."""
    if table.stage == OVER:  # the islands are among the points
        return [float(table.score(seat))] + [0.0] * (len(EVALUATION.terms) - 1)
    return list(_measured(_Survey(table), seat))


def estimates(table: Table) -> list[float]:
    """The points that each seat may expect before the end, surveyed once for all."""
    survey = _Survey(table)
    return [EVALUATION.sum_up(_measured(survey, seat)) for seat in range(table.players)]


def _measured(survey: _Survey, seat: int) -> vec[float]:
    table = survey.table
    points = float(table.score(seat))
    islands = _standing(table, seat) if table.last_turns == 1 else _prospects(survey, seat)
    swimmers = float(survey.rescuable[seat])
    actions = _actions(table, seat)
    away = (seat - table.active) % table.players
    if table.is_last_round:  # the map is as it will be scored (TR-8.3)
        last = 1.0 if 0 < away < table.last_turns else 0.0
        return vec[float]([points, islands, 0.0, 0.0, 0.0, swimmers, actions, 0.0, 0.0, last])
    change = survey.left / (survey.left + _HALF_LIFE)
    doubt = islands * change
    reach = _range(survey, seat) * change
    cuts = _cuts(survey, seat) * change
    drift = 1.0 if away == 0 and _awaits_drift(table) else 0.0
    turn = float(table.players - away) / float(table.players) if away > 0 else 0.0
    return vec[float]([points, islands, doubt, reach, cuts, swimmers, actions, drift, turn, 0.0])


def spread(table: Table) -> float:
    """Leads say more with fewer players, and with fewer turns left (fitted likewise)."""
    more = _SPREAD_OF_PLAYER * float(table.players - 2)
    if table.is_last_round:
        return EVALUATION.spread + more
    return EVALUATION.spread + more + _SPREAD_OF_TURN * turns_left(table)


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


def _sizes(board: Board) -> vec[i64]:
    """By the name of a land mass, how many tiles it has."""
    sizes = vec[i64]([0] * (POLE + 1))
    tile: i64 = 0
    while tile <= POLE:
        if board.cell_of[tile] != WATER:
            sizes[board.mass[tile]] += 1
        tile += 1
    return sizes


def _prospects(survey: _Survey, seat: i64) -> float:
    """What the islands may bring: their tiles, as far as the seat may expect to be ahead."""
    board = survey.board
    counts = survey.counts
    prospects = 0.0
    name: i64 = 0
    while name <= POLE:
        at = name * SEATS
        size = survey.sizes[name]
        if size > 0 and name != board.mass[POLE] and counts[at + seat] > 0.0:
            share = _share(counts, at, seat, board.seats, survey.sharpness)
            prospects += float(size) * share
        name += 1
    return prospects


def _counts(table: Table, rescuable: vec[i64]) -> vec[float]:
    """The herds of every seat on every land mass; swimmers count where they may come ashore.

    How many swimmers of each seat may is written down on the way.
    """
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
                    number = i64(board.herds_at(seat, water))
                    counts[shore * SEATS + seat] += _SWIMMER * float(number)
                    rescuable[seat] += number
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


def _crowds(board: Board) -> vec[i64]:
    """By tile, the herds of all seats on it, twice, and beside it."""
    crowds = vec[i64]([0] * POLE)
    step = board.window.step
    tile: i64 = 0
    while tile < POLE:
        cell = board.cell_of[tile]
        if cell != WATER:
            everybody = 2 * i64(board.total[cell])
            d: i64 = 0
            while d < 6:
                everybody += i64(board.total[cell + step[d]])
                d += 1
            crowds[tile] = everybody
        tile += 1
    return crowds


def _range(survey: _Survey, seat: i64) -> float:
    """For each tile the part of the herds on it (twice) and beside it that are the seat's.

    One more in the divisor: a tile with more herds about is less likely to be left to others.
    """
    board = survey.board
    step = board.window.step
    base = seat * board.window.area
    reach = 0.0
    tile: i64 = 0
    while tile < POLE:
        if survey.crowds[tile] > 0:
            at = base + board.cell_of[tile]
            own = 2 * i64(board.herds[at])
            d: i64 = 0
            while d < 6:
                own += i64(board.herds[at + step[d]])
                d += 1
            if own > 0:
                reach += float(own) / float(survey.crowds[tile] + 1)
        tile += 1
    return reach


def _cuts(survey: _Survey, seat: i64) -> float:
    """What the best piece would bring that lifting one tile parts from the main land.

    The tile is put to it.
    """
    pieces = survey.pieces
    counts = survey.piece_counts
    sharpness = _CUT_SHARPNESS * survey.sharpness
    best = 0.0
    number: i64 = 0
    while number * 2 < i64(len(pieces)):
        at = number * SEATS
        if counts[at + seat] > 0.0:
            size = pieces[number * 2 + 1] - pieces[number * 2]
            share = _share(counts, at, seat, survey.board.seats, sharpness)
            best = max(best, float(size + 1) * share)
        number += 1
    return best


def _piece_counts(board: Board, pieces: vec[i64]) -> vec[float]:
    """The herds of every seat on every piece, which is a stretch of the walk."""
    walk = board.walk
    number: i64 = len(pieces) // 2
    counts = vec[float]([0.0] * (number * SEATS))
    if number == 0:
        return counts
    seat: i64 = 0
    while seat < board.seats:
        base = seat * board.window.area
        so_far = vec[i64]([0] * (POLE + 2))
        place: i64 = 0
        while place < i64(len(walk)):
            so_far[place + 1] = so_far[place] + i64(board.herds[base + board.cell_of[walk[place]]])
            place += 1
        piece: i64 = 0
        while piece < number:
            herds = so_far[pieces[piece * 2 + 1]] - so_far[pieces[piece * 2]]
            counts[piece * SEATS + seat] = float(herds)
            piece += 1
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
    return float(table.content.actions if _awaits_drift(table) else table.actions_left)


def _awaits_drift(table: Table) -> bool:
    """Whether the turn still has its mandatory drift before it (TR-2.2, TR-2.4)."""
    return table.stage in (CHOOSE_CARD, TURN_UP_CARD) or table.is_mandatory
