"""A trick whose rights are known is completed: each builder builds what looks best."""

from librt.vecs import vec
from mypy_extensions import i64

from trilobite.games.tritarea.fast.prizes import tallest_prizes
from trilobite.games.tritarea.generated import stages
from trilobite.games.tritarea.model import ALL_FOUR, BONUSES, DEFAULTS, LAST_ROUND, NONE
from trilobite.games.tritarea.rules.areas import area_prizes
from trilobite.games.tritarea.rules.building import has_own_neighbour
from trilobite.games.tritarea.rules.defaults import default_cost
from trilobite.games.tritarea.rules.npcs import decider, is_lone_npc, partner_of
from trilobite.games.tritarea.rules.rights import rights
from trilobite.games.tritarea.rules.terms import gain, lose
from trilobite.games.tritarea.table import Table


def finish_trick(table: Table) -> None:
    """Each builder builds what looks best, the first builder first."""
    stage = table.stage
    if stage == stages.CHANGING:
        rights(table)  # as if the undecided 5s were kept
        _build_well(table, table.first_holder)
    elif stage == stages.BUILDING:
        _build_well(table, table.actor)
        if table.actor == table.second_holder:
            table.leader = table.first_holder
            return
    elif stage == stages.DEFAULTING:
        lose(table, DEFAULTS, table.actor, default_cost(table, table.actor))
    elif stage not in {stages.SECOND_BLOCK, stages.EXTRA_BLOCK}:
        return
    table.leader = table.first_holder
    if table.second_holder != NONE and (
        stage == stages.CHANGING or table.actor == table.first_holder
    ):
        _build_well(table, table.second_holder)


def _build_well(table: Table, builder: i64) -> None:
    """Build what is best for the deciding player, valuing the city as if settled now."""
    if table.supply[builder] == 0:
        lose(table, DEFAULTS, builder, default_cost(table, builder))
        return
    sides = _sides(table, builder)
    price = _price(table)
    suit = table.adopted
    nothing = _worth(table, sides, suit)
    best: i64 = NONE
    blocks: i64 = 1
    most = -1000000
    for near in table.content.squares_of[suit]:
        square: i64 = near
        worth = 6 * table.content.bonus[square] if table.height[square] == 0 else 0
        table.put_block(builder, square)
        one = worth + _worth(table, sides, suit)
        if one > most:
            most = one
            best = square
            blocks = 1
        if builder == table.second_holder and table.supply[builder] > 0:
            table.put_block(builder, square)
            two = worth + _worth(table, sides, suit) - price
            if two > most:
                most = two
                best = square
                blocks = 2
            table.take_back(builder, square)
        table.take_back(builder, square)
    cost = min(default_cost(table, builder), table.score(builder))
    if most - price <= nothing - 6 * cost and not is_lone_npc(table, builder):
        lose(table, DEFAULTS, builder, cost)
        return
    _put(table, builder, best)
    if blocks == 2:
        _put(table, builder, best)
    if table.supply[builder] > 0 and has_own_neighbour(table, builder, best):
        _add_well(table, builder, best, sides, price)


def _add_well(table: Table, builder: i64, basic: i64, sides: vec[i64], price: i64) -> None:
    """Place the additional block if that is worth more than keeping it."""
    best: i64 = NONE
    most: i64 = price
    for near in table.content.neighbours[basic]:
        square: i64 = near
        suit = table.content.area_of[square]
        worth: i64 = -_worth(table, sides, suit)
        if table.height[square] == 0:
            worth += 6 * table.content.bonus[square]
        table.put_block(builder, square)
        worth += _worth(table, sides, suit)
        table.take_back(builder, square)
        if worth > most:
            most = worth
            best = square
    if best != NONE:
        _put(table, builder, best)


def _put(table: Table, builder: i64, square: i64) -> None:
    if table.height[square] == 0:
        gain(table, BONUSES, builder, table.content.bonus[square])
    table.put_block(builder, square)


def _sides(table: Table, builder: i64) -> vec[i64]:
    """What a point of each participant is worth to the deciding player, in sixths."""
    content = table.content
    players = content.players
    if players == 1:  # the NPCs' points make the grade, and the player's own keep the lead
        return vec[i64]([6, 6, 6, 6])
    own: i64 = content.participant_of[decider(table, builder)]
    if players == 2:
        sides = vec[i64]([-6, -6, -6, -6])
        sides[partner_of(own)] = 6
    elif players == 3:
        sides = vec[i64]([-3, -3, -3, 0])
    else:
        sides = vec[i64]([-2, -2, -2, -2])
    sides[own] = 6
    return sides


def _price(table: Table) -> i64:
    """What a block is worth if it is kept, in sixths of a point."""
    left = table.content.tricks - table.trick_number - 1
    if left > 0:
        return 9
    return -12 if table.round == LAST_ROUND else 0


def _worth(table: Table, sides: vec[i64], suit: i64) -> i64:
    """What an area and the tallest buildings would pay now, in sixths of a point."""
    area, tallest = area_prizes(table, suit), tallest_prizes(table)
    total: i64 = 0
    for p in range(ALL_FOUR):
        total += sides[p] * (area[p] + tallest[p])
    return total
