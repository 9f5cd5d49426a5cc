"""The evaluation of a Triassic Terror position: terms, weights and how they are measured.

Points are scored only at the end of each period, so nearly everything is a forecast of who will
stand where at that time. The more play turns are left until then, the less a lead in size means.
"""

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trilobite.engine.evaluation import Evaluation, Playout, SearchParameters, Term
from trilobite.engine.reading import NONE
from trilobite.games.terror.fast.areas import is_abroad
from trilobite.games.terror.model import (
    AREA_COUNT,
    CHOOSE_ENVIRONMENT,
    CHOOSE_HERD,
    DIVIDING,
    EATING,
    GROWING,
    HATCH,
    HATCH_COUNTER,
    HERD_GROWTH,
    HERD_MIGRATION,
    MENU,
    MOVE_PTERODACTYL,
    MOVE_RAPTOR,
    MOVE_T_REX,
    NEW_ENVIRONMENT,
    OVER,
    RAPTORS,
    SCATTER_TO,
    SEATS,
    SPACES,
    SPREADING,
    T_REX_PREDATOR,
    T_REX_SIZE,
    T_REX_TILE,
    VOLCANO_COUNTER,
)
from trilobite.games.terror.rules.growth import FIRST_GROWTH, SECOND_GROWTH
from trilobite.games.terror.rules.habitats import is_available
from trilobite.games.terror.rules.migration import pick_up_gain
from trilobite.games.terror.rules.raptors import BOTH
from trilobite.games.terror.rules.spreading import CARD_GAIN
from trilobite.games.terror.table import Secrets, Table

EVALUATION = Evaluation(
    [
        Term("points", 1.0, "points scored so far"),
        Term("stones", 0.95, "stones expected when the period is scored, by the present herds"),
        Term("kept_stones", 0.5, "`stones` for each later scoring, as some habitats will be kept"),
        Term("presence", 1.0, "points expected from Presence when the period is scored"),
        Term("domination", 0.95, "points expected from Domination in the last scoring"),
        Term("dinos", 1.1, "Dinos on the board, for each scoring that is still open"),
        Term("gains", 0.5, "Dinos due from tile, card and white Dinos, for each open scoring"),
        Term("new_environment", 6.5, "what New Environment still brings, for each scoring"),
        Term("herd_growth", 6.5, "what Herd Growth still brings, for each scoring"),
        Term("herd_migration", 8.5, "what Herd Migration still brings, for each scoring"),
        Term("hatch", 5.5, "what Hatch still brings, for each scoring"),
        Term("t_rex", 6.5, "what T-Rex still brings, for each scoring"),
        Term("raptors", 6.0, "what Raptors still brings, for each scoring"),
        Term("tile_to_take", 10.0, "a tile still to be taken in this game turn, for each scoring"),
        Term("card", 3.3, "an environment card in the hand, for each scoring"),
        Term("whites", 1.8, "white Dinos to be placed, for each scoring"),
        Term("hatch_counter", 9.0, "the Hatch counter, while it can be used"),
        Term("volcano_counter", 6.0, "the Volcano counter, while it can be used"),
        Term("last_word", 2.5, "the share of opponents who play earlier in a period's last turn"),
        Term("scorings", 17.0, "open scorings: everybody gets points in them"),
    ],
    spread=11.0,
    search_parameters=SearchParameters(Playout(8, decisions_per_extra_player=8, candidates=4)),
)

# Uncertainty.
_ABSENT: Final = 1.0
"""Extra lead over a player without a herd in the area, as if their size were below 0."""
_LEAST_WIDTH: Final = 0.1
_WIDTH: Final = 1.6
"""Possible change of a lead, per square root of the play turns to come."""
_STIR: Final = 0.3
"""Weight of a play turn for the width of a lead; turns of the two rivals weigh 1 more."""
_ENVIRONMENT_WIDTH: Final = 1.8
_FADING: Final = 0.67
"""Loss of importance of the present herds for the next scoring, per game turn before it."""
_CROWD: Final = 0.3
"""Loss of importance of the present herds per player beyond two."""


_HABITATS: Final = vec[float]([1 / 4, 1 / 16, 1 / 64])
"""Value of a Primary, Secondary and Tertiary habitat in a tie for Domination."""


class _Survey:
    """Measurements of a table, made once for all seats."""

    def __init__(self, table: Table) -> None:
        content = table.content
        players: i64 = content.players
        self.table = table
        self.players: i64 = players
        self.turns_left: i64 = content.turns[table.period] - 1 - table.turn
        """Game turns left in this period after the current one."""
        self.later: i64 = _scorings_after(table)
        self.pending: i64 = _pending_bits(table)
        self.plays_to_come: i64 = _count(self.pending)
        self.dinos: vec[i64] = _foreseen(table)
        self.sizes: vec[i64] = _with_t_rex(table, self.dinos)
        turns = float(self.turns_left)
        self.sure = 1.0 / (1.0 + _FADING * turns * float(players - 1))
        self.sure /= 1.0 + _CROWD * float(players - 2)
        self.unsure_scorings = float(self.later + 1) - 1.0 / (1.0 + 0.7 * turns)
        """All scorings to come, minus the part of the next one that the present herds decide."""
        self.scorings = float(self.later) + _effect(self.turns_left)
        """The scorings that an action affects now; the next one counts less if it is far away."""
        self.share = 2.0 / float(players)
        """Factor for more players: each has fewer stones, and a gain hurts each opponent less."""
        self.t_rex = _lasting_t_rex(table, self.turns_left)
        self.strengths: vec[float] = _strengths(table, self.sizes)


class _Look:
    """A table from the point of view of a seat: values that several terms need."""

    def __init__(self, survey: _Survey, secrets: Secrets, me: i64) -> None:
        table = survey.table
        self.survey = survey
        self.table = table
        self.secrets = secrets
        self.me: i64 = me
        self.is_pending = survey.pending >> me & 1 != 0
        self.is_active = table.active == me and table.space != NONE
        """Whether it is this seat's play turn."""
        self.tile: i64 = table.tile_of(me)
        self.left_of_tile = _left_of_tile(table, me, self.tile)
        stir = _STIR * float(survey.turns_left * survey.players + survey.plays_to_come)
        plays = 2.0 * float(survey.turns_left) + stir + (1.0 if self.is_pending else 0.0)
        self.width = _LEAST_WIDTH + _WIDTH * sqrt(plays)
        """How much a lead may change over an opponent who has played this game turn."""
        self.wider = _LEAST_WIDTH + _WIDTH * sqrt(plays + 1.0)
        """How much a lead may change over an opponent who has yet to play this game turn."""


def terms(table: Table, secrets: Secrets, seat: int) -> list[float]:
    """The values of the terms for a seat, in the order of the list above."""
    if table.stage == OVER:
        return [float(table.score(seat))] + [0.0] * (len(EVALUATION.terms) - 1)
    return list(_measured(_Look(_Survey(table), secrets, seat)))


def estimates(table: Table, secrets: Secrets) -> list[float]:
    """The points that each seat may expect before the end, from one survey."""
    survey = _Survey(table)
    players = table.content.players
    return [EVALUATION.sum_up(_measured(_Look(survey, secrets, me))) for me in range(players)]


def _measured(look: _Look) -> vec[float]:
    survey = look.survey
    table = look.table
    share = survey.share
    tile = look.tile
    brings = share * survey.scorings * look.left_of_tile
    to_take = look.is_pending and tile == NONE
    stones = survey.sure * _stones(look)
    card: i64 = 1 if _has_card(look) else 0
    whites: i64 = table.whites[look.me]
    gains = float(whites + CARD_GAIN * card + _gain_left(tile, look.left_of_tile))
    counters = _usable_counters(look)
    return vec[float](
        [
            float(table.score(look.me)),
            stones,
            share * share * float(survey.later) * stones,
            survey.sure * _presence(look),
            _domination(look),
            share * survey.unsure_scorings * float(_dinos(look)),
            share * survey.unsure_scorings * gains,
            brings if tile == NEW_ENVIRONMENT else 0.0,
            brings if tile == HERD_GROWTH else 0.0,
            brings if tile == HERD_MIGRATION else 0.0,
            brings if tile == HATCH else 0.0,
            share * brings if tile == T_REX_TILE else 0.0,  # it hurts only one opponent
            share * brings if tile == RAPTORS else 0.0,
            share * survey.scorings if to_take else 0.0,
            share * survey.scorings * float(card),
            survey.scorings * float(whites),
            share * float(counters & 1),
            share * float(counters >> 1),
            share * _last_word(look),
            survey.unsure_scorings,
        ]
    )


def spread(table: Table) -> float:
    """A lead means less in the first period, when nothing has been scored yet (also fitted)."""
    return 1.5 * EVALUATION.spread if table.period == 0 else EVALUATION.spread


# Progress of the game.


def _scorings_after(table: Table) -> i64:
    """The periods that are played after this one."""
    number: i64 = 0
    period: i64 = table.period + 1
    while period < 3:
        if table.content.turns[period] > 0:
            number += 1
        period += 1
    return number


def _turns_until(survey: _Survey, last: i64) -> i64:
    """Game turns after this one up to the scoring of a period."""
    number = survey.turns_left
    period: i64 = survey.table.period + 1
    while period <= last:
        number += survey.table.content.turns[period]
        period += 1
    return number


def _effect(turns_left: i64) -> float:
    """How much of an action's effect is left at the next scoring."""
    if turns_left == 0:
        return 1.0
    return 0.6 if turns_left == 1 else 0.4


def _pending_bits(table: Table) -> i64:
    """The players who still have to carry out their card or tile of this game turn."""
    bit: i64 = 1
    bits: i64 = 0
    if table.space == NONE:
        # After the last play turn only the tiles are laid again; in phase A everybody will play.
        return (bit << table.content.players) - 1 if table.active != NONE else bits
    space = table.space
    while space < SPACES:
        seat = table.taker[space]
        if seat != NONE and (space != table.space or not _is_done(table)):
            bits |= bit << seat
        space += 1
    return bits


def _is_done(table: Table) -> bool:
    """Whether the active player has begun the last part of their play turn."""
    return table.tile_played and table.cards[table.active] == NONE


def _count(bits: i64) -> i64:
    number: i64 = 0
    while bits != 0:
        number += bits & 1
        bits >>= 1
    return number


def _last_word(look: _Look) -> float:
    """The share of opponents who play before this seat, in a period's last game turn."""
    if look.survey.turns_left > 0:
        return 0.0
    others = look.survey.players - 1
    after: i64 = 0
    space: i64 = SPACES - 1
    while space >= 0:
        taker = look.table.taker[space]
        if taker == look.me:
            return float(others - after) / float(others)
        if taker != NONE:
            after += 1
        space -= 1
    return 0.0


# What this play turn still brings.


def _has_card(look: _Look) -> bool:
    """Whether the seat still has to place the Dinos of its card."""
    table = look.table
    if table.cards[look.me] != NONE:
        return True
    return look.is_active and table.stage == SPREADING and not _spreads_by_tile(table)


def _spreads_by_tile(table: Table) -> bool:
    """Whether the Dinos being spread come from New Environment, not from the card."""
    return table.tile_played and table.tile_at[table.space] == NEW_ENVIRONMENT


def _left_of_tile(table: Table, me: i64, tile: i64) -> float:
    """The part of a player's tile that they have not carried out yet."""
    if tile == NONE:
        return 0.0
    if table.active != me or table.space == NONE or not table.tile_played:
        return 1.0
    stage = table.stage
    if stage == SPREADING:
        return 1.0 if tile == NEW_ENVIRONMENT else 0.0
    if stage in (CHOOSE_ENVIRONMENT, MOVE_T_REX):
        return 1.0
    if stage == GROWING:
        return 1.0 if table.grown == NONE else 0.4
    if stage == MOVE_PTERODACTYL:
        return 0.4
    if tile == HERD_MIGRATION:
        return _left_of_migration(table)
    if tile == RAPTORS:
        return _left_of_raptors(table)
    return 0.0


def _left_of_migration(table: Table) -> float:
    """Half for each herd that may migrate; a herd being divided no longer counts."""
    if table.stage == CHOOSE_HERD:
        return 1.0 if table.first_origin == NONE else 0.5
    return 0.5 if table.stage == DIVIDING and table.first_origin == NONE else 0.0


def _left_of_raptors(table: Table) -> float:
    """Half for each Raptor that has not moved."""
    if table.stage == MENU or table.raptors_moved == BOTH:
        return 0.0
    return 1.0 if table.raptors_moved == 0 else 0.5


def _gain_left(tile: i64, left: float) -> i64:
    """The Dinos that a tile still brings its taker."""
    gain: i64 = 0
    if left == 0.0:
        return gain
    if tile == NEW_ENVIRONMENT:
        gain = CARD_GAIN
    elif tile == HERD_GROWTH:
        gain = FIRST_GROWTH + SECOND_GROWTH if left == 1.0 else SECOND_GROWTH
    elif tile == HATCH and left == 1.0:
        gain = FIRST_GROWTH
    return gain


def _usable_counters(look: _Look) -> i64:
    """Bits: 1 for the Hatch counter, 2 for the Volcano, if a period is left for it."""
    table = look.table
    hatch = table.counters[HATCH_COUNTER * SEATS + look.me]
    volcano = table.counters[VOLCANO_COUNTER * SEATS + look.me]
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


# Sizes.


def _foreseen(table: Table) -> vec[i64]:
    """The Dinos of all areas, as if the current division or meal were finished."""
    if table.stage == DIVIDING:
        return _divided(table)
    if table.stage == EATING and table.bites > 0:
        return _eaten(table)
    return table.dinos


def _divided(table: Table) -> vec[i64]:
    """The Dinos as if the herd migrated as it is divided so far."""
    dinos = table.dinos[:]
    me = table.active
    origin = table.origin
    gain = pick_up_gain(table, origin)
    seat: i64 = 0
    while seat < SEATS:
        at = origin * SEATS + seat
        if seat != me and dinos[at] > 0:
            dinos[at] -= 1
        seat += 1
    dinos[origin * SEATS + me] += gain
    area: i64 = 0
    while area < AREA_COUNT:
        group = table.going[area]
        if group > 0:
            dinos[origin * SEATS + me] -= group
            if is_abroad(origin, area):
                group -= 1
            if group > 0 and is_available(table, me, area, group):
                _arrive(table, dinos, area, group)
        area += 1
    return dinos


def _arrive(table: Table, dinos: vec[i64], area: i64, group: i64) -> None:
    me = table.active
    third = table.order[area * 3 + 2]
    is_new = table.size_of(me, area) == 0
    dinos[area * SEATS + me] += group
    if is_new and third != NONE:
        dinos[area * SEATS + third] = 0


def _eaten(table: Table) -> vec[i64]:
    """The Dinos as if the predator ate all it may, each time from the most dangerous opponent."""
    dinos = table.dinos[:]
    area = table.predators[table.eater]
    me = table.active
    first = area * SEATS
    left = table.bites
    while left > 0:
        own = _size(table, dinos, me, area)
        victim: i64 = NONE
        best: i64 = 0
        seat: i64 = 0
        while seat < SEATS:
            if seat != me and dinos[first + seat] > 0:
                # The herd closest above our own, otherwise the largest.
                size = _size(table, dinos, seat, area)
                rank = 1000 - size if size >= own > 0 else size
                if rank > best:
                    best = rank
                    victim = seat
            seat += 1
        if victim == NONE:
            return dinos
        dinos[first + victim] -= 1
        left -= 1
    return dinos


def _size(table: Table, dinos: vec[i64], seat: i64, area: i64) -> i64:
    """Dinos and the T-Rex, even while it roams, since it will settle there."""
    size = dinos[area * SEATS + seat]
    if table.owner == seat and table.predators[T_REX_PREDATOR] == area:
        size += T_REX_SIZE
    return size


def _with_t_rex(table: Table, dinos: vec[i64]) -> vec[i64]:
    """The sizes of all herds, as in `_size`."""
    if table.owner == NONE:
        return dinos
    sizes = dinos[:]
    sizes[table.predators[T_REX_PREDATOR] * SEATS + table.owner] += T_REX_SIZE
    return sizes


def _lasting_t_rex(table: Table, turns_left: i64) -> float:
    """What the T-Rex will probably count for its owner when the period is scored."""
    if turns_left > 0 or table.space == NONE:
        return 1.0
    space = table.space
    while space < SPACES:
        if table.tile_at[space] == T_REX_TILE and table.taker[space] not in (NONE, table.owner):
            # The taker of this tile will move the T-Rex away.
            is_played = space == table.space and table.tile_played
            return float(T_REX_SIZE) if is_played else 0.5
        space += 1
    return float(T_REX_SIZE)


def _lasting_size(survey: _Survey, seat: i64, area: i64) -> float:
    """The expected size of a herd when the period is scored."""
    table = survey.table
    size = float(survey.dinos[area * SEATS + seat])
    if table.owner == seat and table.predators[T_REX_PREDATOR] == area:
        size += survey.t_rex
    return size


def _stands_before(table: Table, seat: i64, other: i64, area: i64) -> bool:
    """Whether `seat` has a better habitat than `other`, which decides between equals."""
    first = area * 3
    place: i64 = 0
    while place < 3:
        holder = table.order[first + place]
        if holder == seat:
            return True
        if holder == other:
            return False
        place += 1
    return False


def _beats(lead: float, width: float) -> float:
    """The probability that a lead holds: one half for a lead of 0."""
    x = lead / width
    return 0.5 + 0.5 * x / sqrt(1.0 + x * x)


# Stones.


def _dinos(look: _Look) -> i64:
    """The Dinos of a player on the board."""
    number: i64 = 0
    area: i64 = 0
    while area < AREA_COUNT:
        number += look.survey.dinos[area * SEATS + look.me]
        area += 1
    return number


def _stones(look: _Look) -> float:
    """The stones expected at the end of the period."""
    expected = 0.0
    area: i64 = 0
    while area < AREA_COUNT:
        if look.survey.sizes[area * SEATS + look.me] > 0:
            expected += _stone(look, area)
        area += 1
    return expected


def _stone(look: _Look, area: i64) -> float:
    """The stone expected in an area, from the chances of being first, second or third there."""
    survey = look.survey
    table = look.table
    me = look.me
    own = _lasting_size(survey, me, area)
    first = 1.0
    second = 0.0
    third = 0.0
    other: i64 = 0
    while other < survey.players:
        if other != me:
            lead = own - _lasting_size(survey, other, area)
            if survey.sizes[area * SEATS + other] == 0:
                lead += _ABSENT
            elif _stands_before(table, me, other, area):
                lead += 0.5
            else:
                lead -= 0.5
            p = _beats(lead, look.wider if survey.pending >> other & 1 else look.width)
            third = third * p + second * (1.0 - p)
            second = second * p + first * (1.0 - p)
            first *= p
        other += 1
    values = table.content.stones[area]
    return first * values[0] + second * values[1] + third * values[2]


# Presence and Domination.


def _presence(look: _Look) -> float:
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
    environment: i64 = 0
    while environment < 4:
        total = _total(survey.sizes, look.me, environment)
        if total > 0:
            chance *= 1.0 - danger / (float(total) + 0.5)
        else:
            chance *= _reach(look, environment)
        environment += 1
    return chance * table.content.presence


def _reach(look: _Look, environment: i64) -> float:
    """The chance of reaching, in time, an environment where the player has nothing."""
    missing = 1.0
    left = look.survey.turns_left
    if look.is_pending and look.tile == NONE:
        left += 1
    if _has_card(look) and _card(look) == environment:
        missing = 0.05
    elif look.left_of_tile > 0.0:
        if look.tile == NEW_ENVIRONMENT:
            missing = 0.2
        elif look.tile in (HERD_MIGRATION, T_REX_TILE):
            missing = 0.6
    if left > 0:
        missing *= 0.5
    while left > 1:
        missing *= 0.75
        left -= 1
    return 1.0 - missing


def _card(look: _Look) -> i64:
    """The kind of the card whose Dinos are still to be placed."""
    held = look.secrets.held[look.me]
    return held if held != NONE else look.table.environment


def _total(sizes: vec[i64], seat: i64, environment: i64) -> i64:
    at = environment * 3 * SEATS + seat
    return sizes[at] + sizes[at + SEATS] + sizes[at + 2 * SEATS]


def _domination(look: _Look) -> float:
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
    environment: i64 = 0
    while environment < 4:
        expected += _prize(look, environment, width, wider)
        environment += 1
    # Before the last period, herds say little about the end of the game.
    return expected / float(survey.later + 1)


def _prize(look: _Look, environment: i64, width: float, wider: float) -> float:
    """The prize expected in an environment, from the chances of being first or second."""
    survey = look.survey
    first_seat = environment * SEATS
    own = survey.strengths[first_seat + look.me]
    if own == 0.0:
        return 0.0
    first = 1.0
    second = 0.0
    other: i64 = 0
    while other < survey.players:
        if other != look.me:
            lead = own - survey.strengths[first_seat + other]
            p = _beats(lead, wider if survey.pending >> other & 1 else width)
            second = second * p + first * (1.0 - p)
            first *= p
        other += 1
    prizes = look.table.content.domination
    return first * prizes[0] + second * prizes[1]


def _strengths(table: Table, sizes: vec[i64]) -> vec[float]:
    """Totals by environment and seat, plus a little for each habitat to break ties."""
    values = _HABITATS
    strengths = vec[float]([0.0] * (4 * SEATS))
    environment: i64 = 0
    while environment < 4:
        first = environment * SEATS
        seat: i64 = 0
        while seat < table.content.players:
            strengths[first + seat] = float(_total(sizes, seat, environment))
            seat += 1
        at = environment * 9
        while at < environment * 9 + 9:
            holder = table.order[at]
            # A habitat does not count if its holder is expected to be eaten.
            if holder != NONE and strengths[first + holder] > 0.0:
                strengths[first + holder] += values[at % 3]
            at += 1
        environment += 1
    return strengths


def is_halfway(table: Table) -> bool:
    """Whether a move has begun whose value only the next decision shows."""
    stage = table.stage
    if stage in (SPREADING, MOVE_RAPTOR, SCATTER_TO):
        return True
    if stage == DIVIDING:
        area: i64 = 0
        while area < AREA_COUNT:
            if table.going[area] > 0:
                return False
            area += 1
        return True
    return False
