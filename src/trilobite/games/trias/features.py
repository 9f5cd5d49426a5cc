"""The evaluation of a Trias position: named terms, their weights and how they are measured.

Weights and spread were fitted to games of greedy bots with two and with four players: first the
final lead was regressed on these terms, then the winner. Matches confirmed the result. Herds,
footholds, distance from the South Pole and room to reproduce were tried as separate terms and
explained almost nothing more.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trilobite.engine.evaluation import Evaluation, Playout, SearchParameters, Terms
from trilobite.games.trias import measures, stages
from trilobite.games.trias.model import SEATS
from trilobite.games.trias.table import Table

TERMS: Final = Terms()
# fmt: off
POINTS: Final[i64] = TERMS.add(
    "points", 1.0, "points scored so far")
ISLANDS: Final[i64] = TERMS.add(
    "islands", 1.0, "points that the islands may bring, by the herds on and beside them")
DOUBT: Final[i64] = TERMS.add(
    "doubt", -1.0, "the part of `islands` that drifts may still change")
RANGE: Final[i64] = TERMS.add(
    "range", 1.35, "for each tile, the seat's share of the herds on it and beside it")
CUTS: Final[i64] = TERMS.add(
    "cuts", 0.24, "the best island that one drift could cut from the main land")
SWIMMERS: Final[i64] = TERMS.add(
    "swimmers", 0.25, "herds in the water that can still be rescued")
ACTIONS: Final[i64] = TERMS.add(
    "actions", 0.6, "actions left in this turn")
DRIFT: Final[i64] = TERMS.add(
    "drift", 1.9, "1 while the mandatory drift of the seat's turn is still to come")
TURN: Final[i64] = TERMS.add(
    "turn", 4.0, "how soon the next turn comes: almost 1 if it is next, 0 during a turn")
LAST_TURN: Final[i64] = TERMS.add(
    "last_turn", 1.7, "1 while the seat's turn in the last round is still to come")
# fmt: on
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
        cells = measures.occupied_cells(board)
        counts = measures.count_herds(table, cells, self.rescuable)
        if table.last_turns == 1:
            measures.add_standing(board, self.islands)
        else:
            measures.add_prospects(board, counts, sharpness, self.islands)
        if not table.is_last_round:  # otherwise the map no longer changes
            measures.add_range(board, cells, self.range)
            measures.find_cuts(board, _CUT_SHARPNESS * sharpness, self.cuts)


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
