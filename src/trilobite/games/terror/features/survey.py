"""Measurements that several terms of the evaluation need."""

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trilobite.engine.reading import NONE
from trilobite.games.terror import model
from trilobite.games.terror.features.progress import left_of_tile, pending_bits, spreads_by_tile
from trilobite.games.terror.features.sizes import foreseen, lasting_t_rex, strengths_in, with_t_rex
from trilobite.games.terror.generated import stages
from trilobite.games.terror.table import Secrets, Table

_LEAST_WIDTH: Final = 0.1
_WIDTH: Final = 1.6
"""Possible change of a lead, per square root of the play turns to come."""
_STIR: Final = 0.3
"""Weight of a play turn for the width of a lead; turns of the two rivals weigh 1 more."""
_FADING: Final = 0.67
"""Loss of importance of the current herds for the next scoring, per game turn before it."""
_CROWD: Final = 0.3
"""Loss of importance of the current herds per player beyond two."""


class Survey:
    """Measurements of a table, made once for all seats."""

    def __init__(self, table: Table) -> None:
        content = table.content
        players: i64 = content.players
        self.table = table
        self.players: i64 = players
        self.turns_left: i64 = content.turns[table.period] - 1 - table.turn
        """Game turns left in this period after the current one."""
        self.later: i64 = content.last_period - table.period
        """Number of periods that are played after this one."""
        self.pending: i64 = pending_bits(table)
        self.plays_to_come: i64 = _count(self.pending)
        self.dinos: vec[i64] = foreseen(table)
        self.sizes: vec[i64] = with_t_rex(table, self.dinos)
        turns = float(self.turns_left)
        self.sure = 1.0 / (1.0 + _FADING * turns * float(players - 1))
        self.sure /= 1.0 + _CROWD * float(players - 2)
        self.unsure_scorings = float(self.later + 1) - 1.0 / (1.0 + 0.7 * turns)
        """All scorings to come, minus the part of the next one that the current herds decide."""
        self.scorings = float(self.later) + _effect(self.turns_left)
        """The scorings that an action affects now; the next one counts less if it is far away."""
        self.share = 2.0 / float(players)
        """Factor for more players: each has fewer stones, and a gain hurts each opponent less."""
        self.t_rex = lasting_t_rex(table, self.turns_left)
        self.strengths: vec[float] = strengths_in(table, self.sizes)


class Look:
    """A table from the point of view of a seat: values that several terms need."""

    def __init__(self, survey: Survey, secrets: Secrets, me: i64) -> None:
        table = survey.table
        self.survey = survey
        self.table = table
        self.secrets = secrets
        self.me: i64 = me
        self.is_pending = survey.pending >> me & 1 != 0
        self.is_active = table.active == me and table.space != NONE
        """Whether it is this seat's play turn."""
        self.tile: i64 = table.tile_of(me)
        self.left_of_tile = left_of_tile(table, me, self.tile)
        stir = _STIR * float(survey.turns_left * survey.players + survey.plays_to_come)
        plays = 2.0 * float(survey.turns_left) + stir + (1.0 if self.is_pending else 0.0)
        self.width = _LEAST_WIDTH + _WIDTH * sqrt(plays)
        """How much a lead may change over an opponent who has played this game turn."""
        self.wider = _LEAST_WIDTH + _WIDTH * sqrt(plays + 1.0)
        """How much a lead may change over an opponent who has yet to play this game turn."""


def _effect(turns_left: i64) -> float:
    """How much of an action's effect is left at the next scoring."""
    if turns_left == 0:
        return 1.0
    return 0.6 if turns_left == 1 else 0.4


def _count(bits: i64) -> i64:
    number: i64 = 0
    while bits != 0:
        number += bits & 1
        bits >>= 1
    return number


def has_card(look: Look) -> bool:
    """Whether the seat still has to place the Dinos of its card."""
    table = look.table
    if table.cards[look.me] != NONE:
        return True
    return look.is_active and table.stage == stages.SPREADING and not spreads_by_tile(table)


def open_counters(look: Look) -> i64:
    """Bits: 1 for the Hatch counter, 2 for the Volcano, if a period is left for it."""
    table = look.table
    hatch = table.counters[model.HATCH_COUNTER * model.SEATS + look.me]
    volcano = table.counters[model.VOLCANO_COUNTER * model.SEATS + look.me]
    periods = look.survey.later
    is_free = table.period not in (hatch, volcano)
    if is_free and (look.is_pending or look.is_active or look.survey.turns_left > 0):
        periods += 1
    usable: i64 = 0
    if hatch == NONE and periods > 0:
        usable = 1
        periods -= 1
    if volcano == NONE and periods > 0:
        usable += 2
    return usable


def last_word(look: Look) -> float:
    """The share of opponents who play before this seat, in a period's last game turn."""
    if look.survey.turns_left > 0:
        return 0.0
    others = look.survey.players - 1
    after: i64 = 0
    space: i64 = model.SPACES - 1
    while space >= 0:
        taker = look.table.taker[space]
        if taker == look.me:
            return float(others - after) / float(others)
        if taker != NONE:
            after += 1
        space -= 1
    return 0.0
