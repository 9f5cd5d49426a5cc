"""What a player may expect from stones, Presence and Domination."""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from trilobite.engine.reading import NONE
from trilobite.games.terror import model
from trilobite.games.terror.features.sizes import total_in
from trilobite.games.terror.features.survey import Look, Survey, has_card
from trilobite.games.terror.table import Table

_ABSENT: Final = 1.0
"""Extra lead over a player without a herd in the area, as if their size were below 0."""
_ENVIRONMENT_WIDTH: Final = 1.8
"""Possible change of a total, per square root of the play turns to come."""


def _lasting_size(survey: Survey, seat: i64, area: i64) -> float:
    """The expected size of a herd when the period is scored."""
    table = survey.table
    size = float(survey.dinos[area * model.SEATS + seat])
    if table.owner == seat and table.predators[model.T_REX_PREDATOR] == area:
        size += survey.t_rex
    return size


def _stands_before(table: Table, seat: i64, other: i64, area: i64) -> bool:
    """Whether `seat` has a better habitat than `other`, which decides between equals."""
    first = area * 3
    for place in range(model.HABITATS):
        holder = table.order[first + place]
        if holder == seat:
            return True
        if holder == other:
            return False
    return False


def _beats(lead: float, width: float) -> float:
    """The probability that a lead holds: one half for a lead of 0."""
    x = lead / width
    return 0.5 + 0.5 * x / sqrt(1.0 + x * x)


def dinos_of(look: Look) -> i64:
    """The Dinos of a player on the board."""
    dinos = look.survey.dinos
    number: i64 = 0
    for at in range(look.me, model.AREA_COUNT * model.SEATS, model.SEATS):
        number += dinos[at]
    return number


def stones(look: Look) -> float:
    """The stones expected at the end of the period."""
    sizes = look.survey.sizes
    me = look.me
    expected = 0.0
    for area in range(model.AREA_COUNT):
        if sizes[area * model.SEATS + me] > 0:
            expected += _stone(look, area)
    return expected


def _stone(look: Look, area: i64) -> float:
    """The stone expected in an area, from the chances of being first, second or third there."""
    survey = look.survey
    table = look.table
    me = look.me
    sizes = survey.sizes
    pending = survey.pending
    own = _lasting_size(survey, me, area)
    first = 1.0
    second = 0.0
    third = 0.0
    for other in range(survey.players):
        if other != me:
            lead = own - _lasting_size(survey, other, area)
            if sizes[area * model.SEATS + other] == 0:
                lead += _ABSENT
            elif _stands_before(table, me, other, area):
                lead += 0.5
            else:
                lead -= 0.5
            p = _beats(lead, look.wider if pending >> other & 1 else look.width)
            third = third * p + second * (1.0 - p)
            second = second * p + first * (1.0 - p)
            first *= p
    values = table.content.stones[area]
    return first * values[0] + second * values[1] + third * values[2]


def presence(look: Look) -> float:
    """Points for Presence, times the chance of a herd in every environment."""
    table = look.table
    if not table.content.special[table.period][0]:
        return 0.0
    survey = look.survey
    attacks = float(survey.turns_left * (survey.players - 1) + survey.plays_to_come)
    if look.is_pending:
        attacks -= 1.0
    danger = 0.4 * attacks / (attacks + 1.2)
    chance = 1.0
    for environment in range(model.ENVIRONMENT_COUNT):
        total = total_in(survey.sizes, look.me, environment)
        if total > 0:
            chance *= 1.0 - danger / (float(total) + 0.5)
        else:
            chance *= _reach(look, environment)
    return chance * table.content.presence


def _reach(look: Look, environment: i64) -> float:
    """The chance of reaching, in time, an environment where the player has nothing."""
    missing = 1.0
    left = look.survey.turns_left
    if look.is_pending and look.tile == NONE:
        left += 1
    if has_card(look) and _card(look) == environment:
        missing = 0.05
    elif look.left_of_tile > 0.0:
        if look.tile == model.NEW_ENVIRONMENT:
            missing = 0.2
        elif look.tile in (model.HERD_MIGRATION, model.T_REX_TILE):
            missing = 0.6
    if left > 0:
        missing *= 0.5
    while left > 1:
        missing *= 0.75
        left -= 1
    return 1.0 - missing


def _card(look: Look) -> i64:
    """The kind of the card whose Dinos are still to be placed."""
    held = look.secrets.held[look.me]
    return held if held != NONE else look.table.environment


def domination(look: Look) -> float:
    """The expected prizes for the most and second most Dinos in each environment."""
    content = look.table.content
    survey = look.survey
    last: i64 = look.table.period + survey.later
    if not content.special[last][1]:
        return 0.0
    plays = float(2 * _turns_until(survey, last)) + (1.0 if look.is_pending else 0.0)
    width = 0.02 + _ENVIRONMENT_WIDTH * sqrt(plays)
    wider = 0.02 + _ENVIRONMENT_WIDTH * sqrt(plays + 1.0)
    expected = 0.0
    for environment in range(model.ENVIRONMENT_COUNT):
        expected += _prize(look, environment, width, wider)
    # Before the last period, herds say little about the end of the game.
    return expected / float(survey.later + 1)


def _turns_until(survey: Survey, last: i64) -> i64:
    """Game turns after this one up to the scoring of a period."""
    number = survey.turns_left
    period: i64 = survey.table.period + 1
    while period <= last:
        number += survey.table.content.turns[period]
        period += 1
    return number


def _prize(look: Look, environment: i64, width: float, wider: float) -> float:
    """The prize expected in an environment, from the chances of being first or second."""
    survey = look.survey
    strengths = survey.strengths
    pending = survey.pending
    me = look.me
    first_seat = environment * model.SEATS
    own = strengths[first_seat + me]
    if own == 0.0:
        return 0.0
    first = 1.0
    second = 0.0
    for other in range(survey.players):
        if other != me:
            lead = own - strengths[first_seat + other]
            p = _beats(lead, wider if pending >> other & 1 else width)
            second = second * p + first * (1.0 - p)
            first *= p
    prizes = look.table.content.domination
    return first * prizes[0] + second * prizes[1]
