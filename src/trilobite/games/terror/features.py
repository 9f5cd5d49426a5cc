"""What makes a position of Triassic Terror good: its terms, their weights, how they are measured.

Points come at the end of each period only, so nearly everything is a forecast: who will stand
where when it is scored. The more play turns are left until then, the less a lead in size says.
"""

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trilobite.engine.evaluation import Evaluation, Term
from trilobite.games.terror.counters import HATCH_COUNTER, VOLCANO_COUNTER
from trilobite.games.terror.kernel import is_abroad, is_available
from trilobite.games.terror.migration import pick_up_gain
from trilobite.games.terror.model import (
    AREA_COUNT,
    HATCH,
    HERD_GROWTH,
    HERD_MIGRATION,
    NEW_ENVIRONMENT,
    RAPTORS,
    SEATS,
    SPACES,
    T_REX,
    T_REX_SIZE,
    TREX,
)
from trilobite.games.terror.placing import CARD_GAIN, FIRST_GROWTH, SECOND_GROWTH
from trilobite.games.terror.predators import BOTH_RAPTORS
from trilobite.games.terror.table import (
    CHOOSE_ENVIRONMENT,
    CHOOSE_HERD,
    CHOOSE_RAPTOR,
    DIVIDING,
    EATING,
    GROWING,
    MENU,
    MOVE_PTERODACTYL,
    MOVE_RAPTOR,
    MOVE_T_REX,
    NONE,
    OVER,
    SCATTER_TO,
    SPREADING,
    Secrets,
    Table,
)

EVALUATION = Evaluation(
    [
        Term("points", 1.0, "points scored so far"),
        Term("stones", 1.0, "stones expected when the period is scored, by the herds of now"),
        Term("presence", 0.8, "points expected from Presence in all scorings to come"),
        Term("domination", 0.9, "points expected from Domination in the last scoring"),
        Term("dinos", 0.9, "Dinos on the board, for each later scoring"),
        Term("gains", 0.5, "Dinos due from tile, card and white Dinos, for each later scoring"),
        Term("new_environment", 8.0, "what the tile New Environment still brings"),
        Term("herd_growth", 9.0, "what the tile Herd Growth still brings"),
        Term("herd_migration", 10.0, "what the tile Herd Migration still brings"),
        Term("hatch", 9.0, "what the tile Hatch still brings"),
        Term("t_rex", 8.0, "what the tile T-Rex still brings"),
        Term("raptors", 8.0, "what the tile Raptors still brings"),
        Term("card", 4.0, "an environment card in the hand"),
        Term("whites", 1.5, "white Dinos to be placed"),
        Term("hatch_counter", 6.0, "the Hatch counter, while it can be used"),
        Term("volcano_counter", 4.0, "the Volcano counter, while it can be used"),
        Term("last_word", 3.5, "the share of opponents that play before, in a period's last turn"),
        Term("turns", 14.0, "play turns to come for which no tile is taken yet"),
    ],
    spread=8.0,
)

# How sure a lead is.
_ABSENT: Final = 1.0
"""Who has no herd in an area is as far behind as if its size were that much below 0."""
_SURE: Final = 0.1
_WIDTH: Final = 1.6
"""By so much times the root of the play turns to come a lead may change."""
_ENVIRONMENT_WIDTH: Final = 1.8


def terms(table: Table, secrets: Secrets, seat: int) -> list[float]:
    """The values of the terms for a seat, in the order of the list above."""
    me: i64 = seat
    content = table.content
    if table.stage == OVER:
        return [float(table.score(seat))] + [0.0] * (len(EVALUATION.terms) - 1)
    period: i64 = table.period
    turns_left: i64 = content.turns[period] - 1 - table.turn
    later: i64 = 0
    later_turns: i64 = 0
    index: i64 = period + 1
    while index < 3:
        if content.turns[index] > 0:
            later += 1
            later_turns += content.turns[index]
        index += 1
    pending = pending_bits(table)
    mine = pending >> me & 1
    dinos = _foreseen(table)

    stones = 0.0
    number: i64 = 0
    t_rex = _lasting_t_rex(table, turns_left)
    area: i64 = 0
    while area < AREA_COUNT:
        own = dinos[area * SEATS + me]
        number += own
        if own > 0 or (table.owner == me and table.predators[TREX] == area):
            stones += _stones(table, dinos, me, area, pending, turns_left, t_rex)
        area += 1

    presence = 0.0
    domination = 0.0
    span: i64 = turns_left
    index = period
    while index < 3:
        if content.turns[index] > 0:
            if index > period:
                span += content.turns[index]
            special = content.special[index]
            if special[0]:
                presence += _presence(table, dinos, secrets, me, pending, span)
            if special[1]:
                domination += _domination(table, dinos, me, pending, span)
        index += 1

    # What this play turn still brings, less the earlier in the period it is.
    now = 1.0 if turns_left == 0 else (0.6 if turns_left == 1 else 0.4)
    is_active = table.active == me and table.space != NONE
    is_spreading = is_active and table.stage == SPREADING
    gains: i64 = table.whites[me]
    card = 0.0
    if table.cards[me] != NONE or (is_spreading and not table.tile_played):
        gains += CARD_GAIN
        card = now
    tile: i64 = table.tile_of(me)
    left = 0.0
    if tile != NONE:
        left = 1.0
        if is_active and table.tile_played:
            left = _left_of_tile(table)
        gains += _gain_left(table, tile, left)
        left *= now

    hatch_counter = volcano_counter = 0.0
    has_hatch = table.counters[HATCH_COUNTER * SEATS + me] == NONE
    has_volcano = table.counters[VOLCANO_COUNTER * SEATS + me] == NONE
    if has_hatch or has_volcano:
        # One a period at most (TT-8.1).
        uses = later
        if mine == 1 or turns_left > 0 or is_active:
            if (
                table.counters[HATCH_COUNTER * SEATS + me] != period
                and table.counters[VOLCANO_COUNTER * SEATS + me] != period
            ):
                uses += 1
        if has_hatch and uses > 0:
            hatch_counter = 1.0
            uses -= 1
        if has_volcano and uses > 0:
            volcano_counter = 1.0

    last_word = _last_word(table, me) if turns_left == 0 else 0.0
    to_take = turns_left + later_turns
    if tile == NONE and mine == 1:
        to_take += 1

    # The more players, the more a gain for one is a loss for others, and the fewer stones each has.
    share = 2.0 / content.players
    scale = share * left
    return [
        float(table.score(seat)),
        stones,
        presence,
        domination,
        share * (number * later),
        share * (gains * later),
        scale if tile == NEW_ENVIRONMENT else 0.0,
        scale if tile == HERD_GROWTH else 0.0,
        scale if tile == HERD_MIGRATION else 0.0,
        scale if tile == HATCH else 0.0,
        scale if tile == T_REX else 0.0,
        scale if tile == RAPTORS else 0.0,
        share * card,
        share * now * table.whites[me],
        share * hatch_counter,
        share * volcano_counter,
        share * last_word,
        share * to_take,
    ]


def _left_of_tile(table: Table) -> float:
    """The share of the active player's tile that is still to be carried out."""
    stage = table.stage
    tile = table.tile_at[table.space]
    if stage == CHOOSE_ENVIRONMENT or stage == MOVE_T_REX:
        return 1.0
    if stage == SPREADING:
        return 1.0 if tile == NEW_ENVIRONMENT else 0.0
    if stage == GROWING:
        return 1.0 if table.grown == NONE else 0.4
    if stage == MOVE_PTERODACTYL:
        return 0.4
    if stage == CHOOSE_HERD:
        return 1.0 if table.first_origin == NONE else 0.5
    if stage == DIVIDING:
        return 0.5 if table.first_origin == NONE else 0.0
    if stage >= CHOOSE_RAPTOR and tile == RAPTORS:
        if table.raptors_moved == 0:
            return 1.0
        return 0.0 if table.raptors_moved == BOTH_RAPTORS else 0.5
    return 0.0


def _gain_left(table: Table, tile: i64, left: float) -> i64:
    """The Dinos that a tile still brings its taker."""
    if tile == NEW_ENVIRONMENT:
        return CARD_GAIN if left > 0.0 else 0
    if tile == HERD_GROWTH:
        if left == 1.0:
            return FIRST_GROWTH + SECOND_GROWTH
        return SECOND_GROWTH if left > 0.0 else 0
    if tile == HATCH:
        return FIRST_GROWTH if left == 1.0 else 0
    return 0


def _lasting_t_rex(table: Table, turns_left: i64) -> float:
    """What the T-Rex will count for its owner when the period is scored, if others let it."""
    if turns_left > 0 or table.space == NONE:
        return 1.0
    space: i64 = table.space
    while space < SPACES:
        taker = table.taker[space]
        if table.tile_at[space] == T_REX and taker != NONE and taker != table.owner:
            if space == table.space and table.tile_played:
                return float(T_REX_SIZE)
            return 0.5
        space += 1
    return float(T_REX_SIZE)


def pending_bits(table: Table) -> i64:
    """The players whose card or tile of this game turn is still to be carried out."""
    bit: i64 = 1
    if table.space == NONE:
        # After the last play turn only the tiles are laid anew; before, everybody will play.
        return (bit << table.content.players) - 1 if table.active != NONE else 0
    bits: i64 = 0
    space: i64 = 0
    while space < SPACES:
        seat = table.taker[space]
        if seat != NONE and (space != table.space or not is_done(table)):
            bits |= bit << seat
        space += 1
    return bits


def is_done(table: Table) -> bool:
    """Whether the active player has carried out, or begun, the last thing of his play turn."""
    return table.tile_played and table.cards[table.active] == NONE


def _last_word(table: Table, me: i64) -> float:
    """The share of the opponents who have played when this player does; 0 after his own turn."""
    after: i64 = 0
    space: i64 = SPACES - 1
    while space >= 0:
        taker = table.taker[space]
        if taker == me:
            others: i64 = table.content.players - 1
            return float(others - after) / float(others)
        if taker != NONE:
            after += 1
        space -= 1
    return 0.0


# Sizes.


def _foreseen(table: Table) -> vec[i64]:
    """The Dinos of all areas; what is being divided or eaten is foreseen, so that it can be judged."""
    if table.stage == DIVIDING:
        return _divided(table)
    if table.stage == EATING and table.bites > 0:
        return _eaten(table)
    return table.dinos


def _divided(table: Table) -> vec[i64]:
    """As if the herd went as it is divided so far."""
    dinos = table.dinos[:]
    me = table.active
    origin = table.origin
    gain = pick_up_gain(table, me, origin)
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
    """As if the predator ate all it may, each time from the opponent who is most in the way."""
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
                # Nearest above the own herd, else the largest.
                size = _size(table, dinos, seat, area)
                rank = 1000 - size if size >= own and own > 0 else size
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
    """Dinos and the T-Rex, also while it roams: it will settle there (TT-0.3, TT-7.17)."""
    size = dinos[area * SEATS + seat]
    if table.owner == seat and table.predators[TREX] == area:
        size += T_REX_SIZE
    return size


def _stands_before(table: Table, seat: i64, other: i64, area: i64) -> bool:
    """Of two equal herds, whether the first has the better habitat (TT-2.3)."""
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
    """How likely a lead holds; at 0 one in two."""
    x = lead / width
    return 0.5 + 0.5 * x / sqrt(1.0 + x * x)


# Stones.


def _stones(  # noqa: PLR0913, PLR0917 - all of it is worked out once for the twelve areas
    table: Table,
    dinos: vec[i64],
    me: i64,
    area: i64,
    pending: i64,
    turns_left: i64,
    t_rex: float,
) -> float:
    """The stone expected in an area at the end of the period."""
    players: i64 = table.content.players
    own = _lasting_size(table, dinos, me, area, t_rex)
    mine = pending >> me & 1
    stir = 0.5 if pending != 0 or turns_left > 0 else 0.0
    first = 1.0
    second = 0.0
    third = 0.0
    other: i64 = 0
    while other < players:
        if other != me:
            lead = own - _lasting_size(table, dinos, other, area, t_rex)
            if _size(table, dinos, other, area) == 0:
                lead += _ABSENT
            elif _stands_before(table, me, other, area):
                lead += 0.5
            else:
                lead -= 0.5
            plays = 2 * turns_left + mine + (pending >> other & 1)
            p = _beats(lead, _SURE + _WIDTH * sqrt(float(plays) + stir))
            third = third * p + second * (1.0 - p)
            second = second * p + first * (1.0 - p)
            first *= p
        other += 1
    values = table.content.stones[area]
    expected = first * values[0] + second * values[1] + third * values[2]
    # The herds of now say less the more is still to come.
    if turns_left == 0:
        return expected
    return 0.6 * expected if turns_left == 1 else 0.25 * expected


def _lasting_size(table: Table, dinos: vec[i64], seat: i64, area: i64, t_rex: float) -> float:
    size = float(dinos[area * SEATS + seat])
    if table.owner == seat and table.predators[TREX] == area:
        size += t_rex
    return size


# Presence and Domination.


def _presence(
    table: Table, dinos: vec[i64], secrets: Secrets, me: i64, pending: i64, span: i64
) -> float:
    """Presence, as likely as there is a herd in every environment, or will be."""
    others: i64 = table.content.players - 1
    attacks = float(span * others)
    seat: i64 = 0
    while seat <= others:
        if seat != me:
            attacks += float(pending >> seat & 1)
        seat += 1
    danger = 0.4 * attacks / (attacks + 1.2)
    chance = 1.0
    environment: i64 = 0
    while environment < 4:
        total = _total(table, dinos, me, environment)
        if total > 0:
            chance *= 1.0 - danger / (float(total) + 0.5)
        else:
            chance *= _reach(table, secrets, me, pending, environment, span)
        environment += 1
    return chance * table.content.presence


def _reach(  # noqa: PLR0913, PLR0917
    table: Table, secrets: Secrets, me: i64, pending: i64, environment: i64, span: i64
) -> float:
    """How likely a player comes to an environment where he has nothing."""
    missing = 1.0
    left = span
    if pending >> me & 1 or (table.active == me and table.space != NONE):
        tile = table.tile_of(me)
        is_active = table.active == me and table.space != NONE
        is_open = not is_active or not table.tile_played or table.stage != MENU
        if secrets.held[me] == environment:
            missing = 0.05
        elif is_active and table.stage == SPREADING and table.environment == environment:
            missing = 0.05
        elif tile == NONE:
            left += 1
        elif is_open and tile == NEW_ENVIRONMENT:
            missing = 0.2
        elif is_open and (tile == HERD_MIGRATION or tile == T_REX):
            missing = 0.6
    if left > 0:
        missing *= 0.5
        while left > 1:
            missing *= 0.75
            left -= 1
    return 1.0 - missing


def _total(table: Table, dinos: vec[i64], seat: i64, environment: i64) -> i64:
    area = environment * 3
    return (
        _size(table, dinos, seat, area)
        + _size(table, dinos, seat, area + 1)
        + _size(table, dinos, seat, area + 2)
    )


def _domination(table: Table, dinos: vec[i64], me: i64, pending: i64, span: i64) -> float:
    """The prizes expected for the most and the second most Dinos of each environment (TT-10.3)."""
    players: i64 = table.content.players
    prizes = table.content.domination
    mine = pending >> me & 1
    expected = 0.0
    environment: i64 = 0
    while environment < 4:
        own = _strength(table, dinos, me, environment)
        if own > 0.0:
            first = 1.0
            second = 0.0
            other: i64 = 0
            while other < players:
                if other != me:
                    lead = own - _strength(table, dinos, other, environment)
                    plays = 2 * span + mine + (pending >> other & 1)
                    p = _beats(lead, 0.02 + _ENVIRONMENT_WIDTH * sqrt(float(plays)))
                    second = second * p + first * (1.0 - p)
                    first *= p
                other += 1
            expected += first * prizes[0] + second * prizes[1]
        environment += 1
    return expected


def _strength(table: Table, dinos: vec[i64], seat: i64, environment: i64) -> float:
    """The total, and for ties a little for each habitat, the better the more (TT-10.4)."""
    total = _total(table, dinos, seat, environment)
    if total == 0:
        return 0.0
    habitats: i64 = 0
    at = environment * 9
    end = at + 9
    while at < end:
        if table.order[at] == seat:
            place = at % 3
            habitats += 16 if place == 0 else (4 if place == 1 else 1)
        at += 1
    return float(total) + float(habitats) / 64.0


def is_halfway(table: Table) -> bool:
    """Whether something has been begun whose worth shows with the next decision only."""
    stage = table.stage
    if stage == SPREADING or stage == MOVE_RAPTOR or stage == SCATTER_TO:
        return True
    if stage == DIVIDING:
        area: i64 = 0
        while area < AREA_COUNT:
            if table.going[area] > 0:
                return False
            area += 1
        return True
    return False
