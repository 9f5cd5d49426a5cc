"""The payoff that seats can expect, from the terms of all participants."""

from math import exp, sqrt
from typing import Final

from trilobite.engine.evaluation import win_chances
from trilobite.games.tritarea.features.measuring import measured, tricks_left
from trilobite.games.tritarea.features.terms import EVALUATION
from trilobite.games.tritarea.model import LAST_ROUND
from trilobite.games.tritarea.rules.npcs import partner_of
from trilobite.games.tritarea.table import Secrets, Table

_LAST_TRICK: Final = 0.3
"""Uncertainty that remains in the last trick, in rounds."""
_OTHERS: Final = 0.2
"""Solo: weight of the other NPCs when predicting the lowest final NPC score."""
_OWN_SPREAD: Final = 0.375
"""Solo: factor on the spread; a player who decides everything can keep a small lead."""
_TEAMS: Final = 3.2
"""Factor on the uncertainty of a team's lead: two participants' scores are added."""


def terms(table: Table, secrets: Secrets, seat: int) -> list[float]:
    """The values of the terms for a seat, in order."""
    rows = measured(table, secrets)
    participant = table.content.participant_of[seat]
    row = list(rows[participant])
    if table.content.players == 2:
        other = rows[partner_of(participant)]
        row = [value + other[index] for index, value in enumerate(row)]
    return row


def outlook(table: Table, secrets: Secrets) -> list[float]:
    """The payoff that each seat can expect."""
    return appraisal(table, secrets, 0)[0]


def appraisal(table: Table, secrets: Secrets, seat: int) -> tuple[list[float], float]:
    """The expected payoff of each seat, and the points that this seat can expect."""
    estimates = [EVALUATION.sum_up(row) for row in measured(table, secrets)]
    players = table.content.players
    if players == 1:
        return [_expected_grade(table, estimates)], estimates[0]
    seats: list[float] = []
    for one in range(players):
        participant = table.content.participant_of[one]
        expected = estimates[participant]
        if players == 2:
            expected += estimates[partner_of(participant)]
        seats.append(expected)
    return win_chances(seats, spread(table)), seats[seat]


def spread(table: Table) -> float:
    """The lead, in points, that makes a difference; it shrinks towards the end of the game."""
    to_come = float(LAST_ROUND - table.round) + float(tricks_left(table)) / 8.0
    uncertainty = _LAST_TRICK + to_come
    if table.content.players == 2:
        uncertainty *= _TEAMS
    return EVALUATION.spread * sqrt(uncertainty)


def _expected_grade(table: Table, estimates: list[float]) -> float:
    """Solo: no NPC may have more points, and the lowest one sets the grade."""
    points = spread(table)
    best = max(estimates[1], estimates[2], estimates[3])
    lowest = min(estimates[1], estimates[2], estimates[3])
    total = estimates[1] + estimates[2] + estimates[3]
    # It is not certain yet which NPC will be lowest, so the others count a little as well.
    likely = lowest + _OTHERS * (total - 3.0 * lowest)
    grade = 0.0
    for least in table.content.grades:
        grade += 1.0 if least == 0 else _chance((likely - float(least)) / points)
    is_ahead = _chance((estimates[0] - best) / (points * _OWN_SPREAD))
    return is_ahead * grade / float(len(table.content.grades))


def _chance(lead: float) -> float:
    return 1.0 / (1.0 + exp(-lead))
