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
_LEAD: Final = 12.0
"""Solo: points that a player who decides everything can get ahead of the NPCs in a round."""
_OWN_SPREAD: Final = 0.8
"""Solo: factor on the spread; such a player can keep a small lead."""
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
    uncertainty = _LAST_TRICK + _to_come(table)
    if table.content.players == 2:
        uncertainty *= _TEAMS
    return EVALUATION.spread * sqrt(uncertainty)


def _to_come(table: Table) -> float:
    """What is left of the game, in rounds."""
    return float(LAST_ROUND - table.round) + float(tricks_left(table)) / 8.0


def _expected_grade(table: Table, estimates: list[float]) -> float:
    """Solo: no NPC may have more points, and all of them must reach the points of a grade."""
    points = spread(table)
    own = estimates[0] + _LEAD * _to_come(table)
    is_ahead = 1.0
    for npc in range(1, 4):
        is_ahead *= _chance((own - estimates[npc]) / (points * _OWN_SPREAD))
    grade = 0.0
    for least in table.content.grades:
        is_reached = 1.0
        for npc in range(1, 4):
            if least > 0:
                is_reached *= _chance((estimates[npc] - float(least)) / points)
        grade += is_reached
    return is_ahead * grade / float(len(table.content.grades))


def _chance(lead: float) -> float:
    return 1.0 / (1.0 + exp(-lead))
