"""The hot data of Tritarea: sets of cards, rights of a trick, blocks, areas (sections 3, 5, 7).

A set of cards is a number with one bit per card. Everything here works on packed vectors with `i64`
locals, so that the compiled build runs at the speed of C (docs/develop/performance.md).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from trilobite.games.tritarea.content import BY_ALL_HEIGHTS, BY_SUM
from trilobite.games.tritarea.events import BY_ALL_DIFFERENT, BY_DIFFERENCE, BY_LEADER, BY_MOST
from trilobite.games.tritarea.model import CARDS, PARTICIPANTS, RANKS
from trilobite.games.tritarea.table import HIGHEST, NONE, Table

_BITS: Final = vec[i64]([1 << card for card in range(CARDS)])
"""The bit of each card. A table, because mypyc shifts a constant as a 32-bit C int."""
_HEIGHTS: Final = 64
"""Base for packing several heights into one number; larger than any height."""
_ALL_HEIGHTS: Final = _HEIGHTS**4


# Sets of cards.


def bit_of(card: i64) -> i64:
    return _BITS[card]


def nth_card(cards: i64, number: i64) -> i64:
    """The card at index `number` of a set, in ascending order."""
    while number > 0:
        cards &= cards - 1
        number -= 1
    return _lowest(cards & -cards)


def _lowest(bit: i64) -> i64:
    """The card that this bit stands for."""
    card: i64 = 0
    while bit > 255:
        bit >>= 8
        card += 8
    while bit > 1:
        bit >>= 1
        card += 1
    return card


def add_ids(ids: list[int], first: i64, cards: i64) -> None:
    """Append the id of each card in the set; `first` is the id of card 0."""
    while cards != 0:
        if cards & 1:
            ids.append(first)
        cards >>= 1
        first += 1


def cards_in(cards: i64) -> list[int]:
    """The cards of a set, ascending."""
    found: list[int] = []
    add_ids(found, 0, cards)
    return found


# Seating and points.


def place_of(table: Table, participant: i64) -> i64:
    """A participant's place in the table order of the round; 0 is the start player (TA-9.6)."""
    order = table.order
    place: i64 = 0
    while order[place] != participant:
        place += 1
    return place


def left_of(table: Table, participant: i64) -> i64:
    """The next participant clockwise, in the table order of the round (TA-0.3, TA-9.6)."""
    return table.order[(place_of(table, participant) + 1) & 3]


def clockwise_from(table: Table, first: i64) -> list[int]:
    """All participants once, in the table order of the round, beginning with `first`."""
    place = place_of(table, first)
    return [int(table.order[(place + i) & 3]) for i in range(PARTICIPANTS)]


def is_lone_npc(table: Table, participant: i64) -> bool:
    """Whether this is the NPC of three players, which makes no decisions of its own (TA-9.4)."""
    return table.content.players == 3 and table.content.seat_of[participant] < 0


def gain(table: Table, source: i64, participant: i64, number: i64) -> None:
    table.points[source * PARTICIPANTS + participant] += number


def lose(table: Table, source: i64, participant: i64, number: i64) -> i64:
    """Take a compulsory loss, at most the whole score; return what was taken (TA-0.7)."""
    taken = min(number, table.score(participant))
    table.points[source * PARTICIPANTS + participant] -= taken
    return taken


# Rights (section 3).


def supporters(table: Table, suit: i64) -> i64:
    """How many cards of the trick have this suit (TA-3.1)."""
    number: i64 = 0
    p: i64 = 0
    while p < PARTICIPANTS:
        card = table.trick[p]
        if card >= 0 and card // RANKS == suit:
            number += 1
        p += 1
    return number


def most_support(table: Table) -> i64:
    """How many cards the best-supported suit has: 1 to 4 (TA-3.1)."""
    most: i64 = 0
    suit: i64 = 0
    while suit < 4:
        most = max(most, supporters(table, suit))
        suit += 1
    return most


def lowest_holder(table: Table, suit: i64) -> i64:
    """The supporter with the lowest effective rank; NONE without supporters (TA-3.4)."""
    return _extreme_holder(table, suit, -1)


def highest_holder(table: Table, suit: i64) -> i64:
    """The supporter with the highest effective rank; NONE without supporters (TA-3.4)."""
    return _extreme_holder(table, suit, 1)


def _extreme_holder(table: Table, suit: i64, sign: i64) -> i64:
    best: i64 = NONE
    most: i64 = -11
    p: i64 = 0
    while p < PARTICIPANTS:
        card = table.trick[p]
        if card >= 0 and card // RANKS == suit and table.rank[p] * sign > most:
            best = p
            most = table.rank[p] * sign
        p += 1
    return best


def difference(table: Table, suit: i64) -> i64:
    """The difference between the highest and lowest effective rank of a suit (TA-3.2)."""
    return table.rank[highest_holder(table, suit)] - table.rank[lowest_holder(table, suit)]


def rival_of(table: Table, suit: i64) -> i64:
    """The other suit if both have two supporters; otherwise NONE (TA-3.2)."""
    if supporters(table, suit) != 2:
        return NONE
    p: i64 = 0
    while p < PARTICIPANTS:
        other = table.trick[p] // RANKS
        if other != suit and supporters(table, other) == 2:
            return other
        p += 1
    return NONE


def rights(table: Table) -> None:
    """Find the adopted suit and the rightholders of a full trick (TA-3.1 to TA-3.4)."""
    leaders = table.trick[table.leader] // RANKS
    most = most_support(table)
    if most == 1:
        table.adopted = leaders
        table.first_holder = table.leader
        table.second_holder = NONE
        return
    suit = _best_supported(table, most, leaders)
    table.adopted = suit
    table.first_holder = lowest_holder(table, suit)
    table.second_holder = highest_holder(table, suit)


def _best_supported(table: Table, most: i64, leaders: i64) -> i64:
    """The suit with the most cards; ties go to the larger difference, then the leader's suit."""
    suit: i64 = 0
    while supporters(table, suit) != most:
        suit += 1
    rival = rival_of(table, suit)
    if rival == NONE:
        return suit
    more = difference(table, suit) - difference(table, rival)
    if more == 0:
        return leaders
    return suit if more > 0 else rival


def adopted_by(table: Table) -> str:
    """Why this suit was adopted (TA-3.1 to TA-3.3)."""
    if table.second_holder == NONE:
        return BY_ALL_DIFFERENT
    rival = rival_of(table, table.adopted)
    if rival == NONE:
        return BY_MOST
    is_equal = difference(table, table.adopted) == difference(table, rival)
    return BY_LEADER if is_equal else BY_DIFFERENCE


# Buildings (section 5).


def has_own_neighbour(table: Table, participant: i64, square: i64) -> bool:
    """Whether a block of their own beside the square allows another one (TA-5.4, TA-5.5, R-8)."""
    needs_top = table.content.needs_top
    for near in table.content.neighbours[square]:
        beside: i64 = near
        is_there = table.blocks_in[beside * PARTICIPANTS + participant] > 0
        if is_there and (not needs_top or top_of(table, beside) == participant):
            return True
    return False


def top_of(table: Table, square: i64) -> i64:
    """The owner of the top block of a building; NONE on an empty square (TA-0.2)."""
    height = table.height[square]
    if height == 0:
        return NONE
    return i64(table.stacks[square * HIGHEST + height - 1])


def put_block(table: Table, participant: i64, square: i64) -> None:
    """Put a block from the participant's supply on top of the square (TA-5.2)."""
    height = table.height[square]
    table.stacks[square * HIGHEST + height] = u8(participant)
    table.height[square] = height + 1
    table.blocks_in[square * PARTICIPANTS + participant] += 1
    table.supply[participant] -= 1


def clear_city(table: Table) -> None:
    """Empty every square (TA-1.4)."""
    square: i64 = 0
    while square < 16:
        level: i64 = 0
        while level < table.height[square]:
            table.stacks[square * HIGHEST + level] = 0
            level += 1
        table.height[square] = 0
        p: i64 = 0
        while p < PARTICIPANTS:
            table.blocks_in[square * PARTICIPANTS + p] = 0
            p += 1
        square += 1


def building_owner(table: Table, square: i64) -> int:
    """The owner of the most blocks; among equals, of the lowest block; NONE if empty (TA-7.5)."""
    best: i64 = NONE
    most: i64 = 0
    level: i64 = 0
    while level < table.height[square]:  # from the bottom, so the lowest of equals wins
        p = i64(table.stacks[square * HIGHEST + level])
        number = table.blocks_in[square * PARTICIPANTS + p]
        if number > most:
            best = p
            most = number
        level += 1
    return best


# Areas (section 7).


def area_positions(table: Table, suit: int) -> list[int]:
    """The position of each participant in an area, 0 if unranked (TA-7.1, TA-7.2)."""
    return list(ranking(table, suit))


def ranking(table: Table, suit: i64) -> vec[i64]:
    """The positions of `area_positions` as a packed vector."""
    keys = _area_keys(table, suit)
    positions = vec[i64]([0] * PARTICIPANTS)
    p: i64 = 0
    while p < PARTICIPANTS:
        position: i64 = 0
        if keys[p] > 0:
            position = 1
            other: i64 = 0
            while other < PARTICIPANTS:
                if keys[other] > keys[p]:
                    position += 1
                other += 1
        positions[p] = position
        p += 1
    return positions


def _area_keys(table: Table, suit: i64) -> vec[i64]:
    """The keys that are compared: buildings topped, then their heights (TA-7.1, R-11)."""
    keys = vec[i64]([0] * PARTICIPANTS)
    tie: i64 = table.content.area_tie
    for near in table.content.squares_of[suit]:
        square: i64 = near
        p = top_of(table, square)
        if p != NONE:
            heights = keys[p] % _ALL_HEIGHTS
            keys[p] += (
                _ALL_HEIGHTS + _combined_heights(heights, table.height[square], tie) - heights
            )
    return keys


def buildings_topped(table: Table, suit: int, participant: int) -> int:
    """How many buildings in an area have a block of this participant on top (TA-7.1)."""
    return sum(top_of(table, square) == participant for square in table.content.squares_of[suit])


def _combined_heights(heights: i64, height: i64, tie: i64) -> i64:
    """Combine heights into one number: the tallest, the sum, or all of them, tallest first."""
    if tie == BY_SUM:
        return heights + height
    if tie != BY_ALL_HEIGHTS:
        return max(heights, height)
    place: i64 = 1  # value of the digit at which `height` is inserted
    while heights // place % _HEIGHTS > 0 and heights // place % _HEIGHTS < height:
        place *= _HEIGHTS
    return (heights // place * _HEIGHTS + height) * place + heights % place
