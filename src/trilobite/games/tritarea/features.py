"""What makes a position of Tritarea good: named terms, their weights and how they are measured.

Everything is measured for the four participants, since teams add theirs up (TA-10.3) and who is
alone is judged by the NPCs (TA-11.2). A trick whose rights are known is first built to its end in
the way that looks best to those who build; a trick that has just begun counts by its chances.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trilobite.engine.evaluation import Evaluation, Term
from trilobite.games.tritarea.building import default_cost
from trilobite.games.tritarea.content import GRADES
from trilobite.games.tritarea.deciders import decider, partner_of
from trilobite.games.tritarea.kernel import (
    area_positions,
    building_owner,
    gain,
    has_own_neighbour,
    is_lone_npc,
    lose,
    put_block,
    rights,
)
from trilobite.games.tritarea.model import BLOCKS, FIVE, PARTICIPANTS, RANKS
from trilobite.games.tritarea.settlement import area_points, declaration_points, tallest
from trilobite.games.tritarea.table import (
    BONUSES,
    BUILDING,
    CHANGING,
    CHANGING_DECLARED,
    DEFAULTS,
    EXTRA_BLOCK,
    HIGHEST,
    NONE,
    NPC_INTENT,
    NPC_PLAYS,
    PLAYING,
    SECOND_BLOCK,
    Secrets,
    Table,
)

EVALUATION = Evaluation(
    [
        Term("points", 1.0, "points scored so far"),
        Term("rounds", 16.0, "rounds to come"),
        Term("tricks", 9.0, "tricks of this round to come, of 8"),
        Term("areas early", 0.0, "what the areas would pay now, in the middle of a round"),
        Term("areas late", 0.9, "what the areas would pay now, towards the end of a round"),
        Term("tallest early", 0.2, "what the tallest building would pay, in the middle"),
        Term("tallest late", 0.9, "what the tallest building would pay, towards the end"),
        Term("height", 1.0, "how near the best own building is to the tallest, by tricks to come"),
        Term("tops", 0.3, "buildings topped, by the share of tricks to come"),
        Term("footholds", 0.2, "squares with an own block, by the share of tricks to come"),
        Term("blocks", 1.2, "blocks that will be used"),
        Term("blocks late", 0.5, "blocks that will be used, by the share of tricks done"),
        Term("shortage", -3.0, "rights for which no block will be left"),
        Term("last blocks", 0.0, "blocks that will be used in round 3"),
        Term("surplus", -2.0, "blocks to be paid for at the end of round 3"),
        Term("low cards", 0.3, "1s and 2s in the hand"),
        Term("high cards", 0.3, "8s and 9s in the hand"),
        Term("fives", 0.5, "5s in the hand"),
        Term("costly cards", -0.5, "8s and 9s in the hand, by the shortage of blocks"),
        Term("marker", 0.3, "the leader of the next trick"),
        Term("first right", 1.0, "the chance to become rightholder 1 with the card that lies"),
        Term("second right", 1.5, "the chance to become rightholder 2 with the card that lies"),
        Term("bonus", 0.7, "the bonus that the card that lies may bring"),
        Term("prospect", 0.5, "what a block would gain in the area of the card that lies"),
        Term("threat", -0.3, "what the areas pay that others may soon build in"),
        Term("default", -1.0, "points that a default would cost, by its chance"),
        Term("Lead early", 0.3, "what the declaration would bring now, by the tricks to come"),
        Term("Lead late", 0.9, "what the declaration would bring now, by the tricks done"),
        Term("Lead hope", 0.35, "what the declaration can bring, by the tricks to come"),
        Term("Lead risk", -0.4, "what the declaration can cost, by the tricks to come"),
        Term("Lead cards", 0.05, "strong cards for the declared area, times what it can bring"),
        Term("Intent early", 0.3, "the best Intent in the hand as it stands, by tricks to come"),
        Term("Intent late", 0.8, "the best Intent in the hand as it stands, by the tricks done"),
    ],
    spread=9.0,
)

_POINTS: Final = 0
_ROUNDS: Final = 1
_TRICKS: Final = 2
_AREAS_EARLY: Final = 3
_AREAS_LATE: Final = 4
_TALLEST_EARLY: Final = 5
_TALLEST_LATE: Final = 6
_HEIGHT: Final = 7
_TOPS: Final = 8
_FOOTHOLDS: Final = 9
_BLOCKS: Final = 10
_BLOCKS_LATE: Final = 11
_SHORTAGE: Final = 12
_LAST_BLOCKS: Final = 13
_SURPLUS: Final = 14
_LOW: Final = 15
_HIGH: Final = 16
_FIVES: Final = 17
_COSTLY: Final = 18
_MARKER: Final = 19
_FIRST_RIGHT: Final = 20
_SECOND_RIGHT: Final = 21
_BONUS: Final = 22
_PROSPECT: Final = 23
_THREAT: Final = 24
_DEFAULT: Final = 25
_LEAD_EARLY: Final = 26
_LEAD_LATE: Final = 27
_LEAD_HOPE: Final = 28
_LEAD_RISK: Final = 29
_LEAD_CARDS: Final = 30
_INTENT_EARLY: Final = 31
_INTENT_LATE: Final = 32
_NUMBER: Final = 33

_LAST_ROUND: Final = 2
_FIRST_CHANCE: Final = 0.25
"""Of a participant, to become rightholder 1 in a trick that has not begun."""
_SECOND_CHANCE: Final = 0.22
"""As rightholder 2: a little less, four suits have none (TA-3.3)."""
_USE: Final = (0.52, 0.2, 0.2, 0.08)
"""The chances to place 0, 1, 2 and 3 blocks in a trick."""


def terms(table: Table, secrets: Secrets, seat: int) -> list[float]:
    """The values of the terms for a seat, in the order of the list above."""
    rows = measured(table, secrets)
    participant = table.content.participant_of[seat]
    row = rows[participant]
    if table.content.players == 2:
        other = rows[partner_of(participant)]
        row = [value + other[index] for index, value in enumerate(row)]
    return row


def is_halfway(table: Table) -> bool:
    """Whether something has been begun whose worth shows with the next decision only."""
    return table.stage == SECOND_BLOCK or table.stage == EXTRA_BLOCK


def outlook(table: Table, secrets: Secrets) -> list[float]:
    """The payoff each seat may expect before the end."""
    rows = measured(table, secrets)
    estimates = [EVALUATION.estimate(row) for row in rows]
    players = table.content.players
    if players == 1:
        return [_expected_grade(table, estimates)]
    seats: list[float] = []
    for seat in range(players):
        participant = table.content.participant_of[seat]
        expected = estimates[participant]
        if players == 2:
            expected += estimates[partner_of(participant)]
        seats.append(expected)
    return EVALUATION.win_chances(seats)


def _expected_grade(table: Table, estimates: list[float]) -> float:
    """Alone: nobody may be ahead, and the lowest NPC gives the grade (TA-11.2)."""
    return 0.0


# All terms of all participants.


def measured(table: Table, secrets: Secrets) -> list[list[float]]:
    """By participant, the values of the terms."""
    city = table.copy()
    city.log = None
    is_settled = table.stage == CHANGING_DECLARED or table.stage == NPC_INTENT
    _finish_trick(city)
    rows = [[0.0] * _NUMBER for _ in range(PARTICIPANTS)]
    left = _tricks_left(city)
    early = left / 8.0
    late = 1.0 - early
    middle = early * late
    late *= late
    _measure_people(city, secrets, rows, left)
    if not is_settled:
        _measure_city(city, rows, early, middle, late)
        if table.stage == PLAYING or table.stage == NPC_PLAYS:
            _measure_trick(city, rows)
    elif city.content.tallest_is_last:
        _measure_tallest(city, rows, middle, late)
    if city.round == _LAST_ROUND:
        _measure_leads(city, secrets, rows, early, late)
    elif city.round == 1:
        _measure_intents(city, secrets, rows, middle, late)
    return rows


def _tricks_left(table: Table) -> i64:
    """Of this round, with the one whose cards are being played; not one that is built."""
    left = table.content.tricks - table.trick_number
    if BUILDING <= table.stage <= EXTRA_BLOCK or table.stage == CHANGING:
        left -= 1
    return left


def _measure_people(table: Table, secrets: Secrets, rows: list[list[float]], left: i64) -> None:
    """Points, blocks, cards: what somebody has."""
    early = left / 8.0
    p: i64 = 0
    while p < PARTICIPANTS:
        row = rows[p]
        row[_POINTS] = float(table.score(p))
        row[_ROUNDS] = float(_LAST_ROUND - table.round)
        row[_TRICKS] = early
        at = left * (BLOCKS + 1) + table.supply[p]
        usable = _USABLE[at]
        row[_BLOCKS] = usable
        row[_BLOCKS_LATE] = usable * (1.0 - early)
        row[_SHORTAGE] = _SHORT[at]
        if table.round == _LAST_ROUND:
            row[_LAST_BLOCKS] = usable
            row[_SURPLUS] = float(table.supply[p]) - usable
        if left > 0 and table.leader == p:
            row[_MARKER] = 1.0
        _count_cards(secrets.hands[p], row)
        if left > 0:
            row[_COSTLY] = row[_SHORTAGE] * row[_HIGH] / left
        p += 1


def _count_cards(cards: i64, row: list[float]) -> None:
    low = high = fives = 0
    card: i64 = 0
    while cards != 0:
        if cards & 1:
            rank = card % RANKS + 1
            if rank <= 2:
                low += 1
            elif rank >= 8:
                high += 1
            elif rank == FIVE:
                fives += 1
        cards >>= 1
        card += 1
    row[_LOW] = float(low)
    row[_HIGH] = float(high)
    row[_FIVES] = float(fives)


# The city.


def _measure_city(
    table: Table, rows: list[list[float]], early: float, middle: float, late: float
) -> None:
    suit: i64 = 0
    while suit < 4:
        points = area_points(table, suit)
        p: i64 = 0
        while p < PARTICIPANTS:
            row = rows[p]
            number = float(points[p])
            row[_AREAS_EARLY] += number * middle
            row[_AREAS_LATE] += number * late
            p += 1
        suit += 1
    _measure_tallest(table, rows, middle, late)
    highest: i64 = max(table.height)
    best = vec[i64]([0, 0, 0, 0])
    square: i64 = 0
    while square < 16:
        height = table.height[square]
        if height > 0:
            rows[table.stacks[square * HIGHEST + height - 1]][_TOPS] += early
            owner = building_owner(table, square)
            best[owner] = max(best[owner], height)
            p = 0
            while p < PARTICIPANTS:
                if table.blocks_in[square * PARTICIPANTS + p] > 0:
                    rows[p][_FOOTHOLDS] += early
                p += 1
        square += 1
    p = 0
    while p < PARTICIPANTS:
        if best[p] > 0:
            rows[p][_HEIGHT] = early / (1 + highest - best[p])
        p += 1


def _measure_tallest(table: Table, rows: list[list[float]], middle: float, late: float) -> None:
    for _, owner, points in tallest(table):
        rows[owner][_TALLEST_EARLY] += points * middle
        rows[owner][_TALLEST_LATE] += points * late


# A trick whose rights are known is built to its end.


def _finish_trick(table: Table) -> None:
    """Who has the right builds what looks best, rightholder 1 first (TA-5.1)."""
    stage = table.stage
    if stage == CHANGING:
        rights(table)  # as if the 5s that are left were kept
        _build_well(table, table.first_holder)
    elif stage == BUILDING:
        _build_well(table, table.actor)
        if table.actor == table.second_holder:
            table.leader = table.first_holder
            return
    elif stage not in {SECOND_BLOCK, EXTRA_BLOCK}:
        return
    table.leader = table.first_holder
    if table.second_holder != NONE and (stage == CHANGING or table.actor == table.first_holder):
        _build_well(table, table.second_holder)


def _build_well(table: Table, builder: i64) -> None:
    """The construction that is best for whoever decides, in points of the city as it stands."""
    if table.supply[builder] == 0:
        lose(table, DEFAULTS, builder, default_cost(table, builder))
        return
    sides = _sides(table, builder)
    price = _price(table)
    suit = table.adopted
    nothing = _worth(table, sides, suit)
    heights = _tallest_worth(table, sides)
    best: i64 = NONE
    blocks: i64 = 1
    most = -1000000
    for near in table.content.squares_of[suit]:
        square: i64 = near
        worth = 6 * table.content.bonus[square] if table.height[square] == 0 else 0
        put_block(table, builder, square)
        one = worth + _worth(table, sides, suit) + _tallest_worth(table, sides)
        if one > most:
            most = one
            best = square
            blocks = 1
        if builder == table.second_holder and table.supply[builder] > 0:
            put_block(table, builder, square)
            two = worth + _worth(table, sides, suit) + _tallest_worth(table, sides) - price
            if two > most:
                most = two
                best = square
                blocks = 2
            _take_back(table, builder, square)
        _take_back(table, builder, square)
    cost = min(default_cost(table, builder), table.score(builder))
    if most - price <= nothing + heights - 6 * cost and not is_lone_npc(table, builder):
        lose(table, DEFAULTS, builder, cost)
        return
    _put(table, builder, best)
    if blocks == 2:
        _put(table, builder, best)
    if table.supply[builder] > 0 and has_own_neighbour(table, builder, best):
        _add_well(table, builder, best, sides, price)


def _add_well(table: Table, builder: i64, basic: i64, sides: vec[i64], price: i64) -> None:
    """The additional block, if one is worth more than to keep it (TA-5.4)."""
    best: i64 = NONE
    most: i64 = price
    tall = _tallest_worth(table, sides)
    for near in table.content.neighbours[basic]:
        square: i64 = near
        suit = table.content.area_of[square]
        worth: i64 = -_worth(table, sides, suit) - tall
        if table.height[square] == 0:
            worth += 6 * table.content.bonus[square]
        put_block(table, builder, square)
        worth += _worth(table, sides, suit) + _tallest_worth(table, sides)
        _take_back(table, builder, square)
        if worth > most:
            most = worth
            best = square
    if best != NONE:
        _put(table, builder, best)


def _put(table: Table, builder: i64, square: i64) -> None:
    if table.height[square] == 0:
        gain(table, BONUSES, builder, table.content.bonus[square])
    put_block(table, builder, square)


def _take_back(table: Table, builder: i64, square: i64) -> None:
    """Undo `put_block`."""
    table.height[square] -= 1
    table.blocks_in[square * PARTICIPANTS + builder] -= 1
    table.supply[builder] += 1


def _sides(table: Table, builder: i64) -> vec[i64]:
    """By participant, how much a point of theirs is worth to who decides, in sixths."""
    content = table.content
    players = content.players
    if players == 1:
        sides = vec[i64]([1, 1, 1, 1])
        sides[builder] = 6
        return sides
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
    return -12 if table.round == _LAST_ROUND else 0


def _worth(table: Table, sides: vec[i64], suit: i64) -> i64:
    points = area_points(table, suit)
    total: i64 = 0
    p: i64 = 0
    while p < PARTICIPANTS:
        total += sides[p] * points[p]
        p += 1
    return total


def _tallest_worth(table: Table, sides: vec[i64]) -> i64:
    total: i64 = 0
    for _, owner, points in tallest(table):
        total += sides[owner] * points
    return total


# A trick that is being played.


def _measure_trick(table: Table, rows: list[list[float]]) -> None:
    """By the cards that lie, who may get which right, and whom that endangers."""
    counts: i64 = 0
    p: i64 = 0
    while p < PARTICIPANTS:
        card = table.trick[p]
        if card >= 0:
            counts += _PLACES[card // RANKS]
        p += 1
    if counts == 0:
        return
    leaders = table.trick[table.leader] // RANKS
    at = (counts * 4 + leaders) * 16
    p = 0
    while p < PARTICIPANTS:
        card = table.trick[p]
        if card >= 0:
            _measure_card(table, rows[p], p, at + card // RANKS * 4)
        p += 1
    share = (table.trick_number + 1) * (table.trick_number + 1) / 64.0
    suit: i64 = 0
    while suit < 4:
        adopted = _ADOPTED[at + suit * 4]
        adopted += _ADOPTED[at + suit * 4 + 1]
        adopted += _ADOPTED[at + suit * 4 + 2]
        adopted += _ADOPTED[at + suit * 4 + 3]
        adopted *= share
        points = area_points(table, suit)
        p = 0
        while p < PARTICIPANTS:
            card = table.trick[p]
            if card < 0 or card // RANKS != suit:
                rows[p][_THREAT] += adopted * points[p]
            p += 1
        suit += 1


def _measure_card(table: Table, row: list[float], who: i64, at: i64) -> None:
    """The rights of a card that lies, over what the others may still add to its suit."""
    suit = table.trick[who] // RANKS
    rank = table.rank[who]
    is_lowest = is_highest = True
    others: i64 = 0
    p: i64 = 0
    while p < PARTICIPANTS:
        card = table.trick[p]
        if p != who and card >= 0 and card // RANKS == suit:
            others += 1
            if table.rank[p] < rank:
                is_lowest = False
            else:
                is_highest = False
        p += 1
    if not is_lowest and not is_highest:
        return
    above = _share_above(table, suit, rank)
    first = second = 0.0
    higher = lower = 1.0
    more: i64 = 0
    while more < 4:
        chance = _ADOPTED[at + more]
        if is_lowest:
            first += chance * higher
        if is_highest and others + more > 0:
            second += chance * lower
        higher *= above
        lower *= 1.0 - above
        more += 1
    supply = table.supply[who]
    if supply == 0:
        row[_DEFAULT] = (first + second) * min(rank, table.score(who))
        return
    row[_FIRST_RIGHT] = first
    row[_SECOND_RIGHT] = second
    _measure_prospect(table, row, who, suit, first + second)


def _share_above(table: Table, suit: i64, rank: i64) -> float:
    """Of the cards of a suit that may still come, those above this rank."""
    unseen: i64 = 0
    above: i64 = 0
    other: i64 = 1
    cards = (table.content.decks[table.round] & ~table.played) >> (suit * RANKS)
    while other <= RANKS:
        if cards & 1:
            unseen += 1
            if other > rank:
                above += 1
        cards >>= 1
        other += 1
    return above / unseen if unseen > 0 else 0.5


def _measure_prospect(table: Table, row: list[float], who: i64, suit: i64, chance: float) -> None:
    """The most that one block in this area brings, at once and as the city would stand then."""
    done = (table.trick_number + 1) / 8.0
    share = done * done
    before = area_points(table, suit)[who] + _tallest_of(table, who)
    most = 0.0
    for near in table.content.squares_of[suit]:
        square: i64 = near
        bonus: i64 = table.content.bonus[square] if table.height[square] == 0 else 0
        put_block(table, who, square)
        more = share * (area_points(table, suit)[who] + _tallest_of(table, who) - before)
        _take_back(table, who, square)
        if bonus + more > most:
            most = bonus + more
            row[_BONUS] = chance * bonus
            row[_PROSPECT] = chance * more


def _tallest_of(table: Table, who: i64) -> i64:
    total: i64 = 0
    for _, owner, points in tallest(table):
        if owner == who:
            total += points
    return total


# Declarations.


def _measure_leads(
    table: Table, secrets: Secrets, rows: list[list[float]], early: float, late: float
) -> None:
    """Round 3: what a declaration brings as the areas stand, and what it may (TA-7.8)."""
    is_settled = table.stage == CHANGING_DECLARED
    p: i64 = 0
    while p < PARTICIPANTS:
        row = rows[p]
        card = table.declared[p]
        if is_settled:
            row[_LEAD_LATE] = float(declaration_points(table, p, table.rank[p]))
        else:
            if card < 0 and table.committed[p] == 1:
                card = secrets.choices[p]
            if card >= 0:
                _measure_lead(table, secrets, row, p, card, early, late)
        p += 1


def _measure_lead(
    table: Table,
    secrets: Secrets,
    row: list[float],
    who: i64,
    card: i64,
    early: float,
    late: float,
) -> None:
    suit = card // RANKS
    hope = card % RANKS + 1
    risk = hope
    if hope == FIVE and not is_lone_npc(table, who):
        hope = _FIVE_HOPE
        risk = 1
    position = area_positions(table, suit)[who]
    now = 0
    if position == 1:
        now = hope
    elif position != 2 and (position != 0 or table.content.unranked_lose):
        now = -risk
    row[_LEAD_EARLY] = now * early
    row[_LEAD_LATE] = now * late
    row[_LEAD_HOPE] = hope * early
    row[_LEAD_RISK] = risk * early
    cards = secrets.hands[who] >> (suit * RANKS)
    strong = cards & 3
    number = (strong & 1) + (strong >> 1)
    strong = (cards >> 7) & 3
    number += (strong & 1) + (strong >> 1)
    row[_LEAD_CARDS] = float(number * hope)


_FIVE_HOPE: Final = 8
"""A declared 5 is made 10 for 2 points, or 0 for 1 (TA-4.5)."""


def _measure_intents(
    table: Table, secrets: Secrets, rows: list[list[float]], middle: float, late: float
) -> None:
    """Round 2: the best card to be left with, as the areas stand (TA-7.7)."""
    if table.stage == CHANGING_DECLARED:
        p: i64 = 0
        while p < PARTICIPANTS:
            rows[p][_INTENT_LATE] = float(declaration_points(table, p, table.rank[p]))
            p += 1
        return
    suit: i64 = 0
    while suit < 4:
        positions = area_positions(table, suit)
        p = 0
        while p < PARTICIPANTS:
            if positions[p] == 1:
                best = float(_best_intent(secrets, p, suit))
                row = rows[p]
                row[_INTENT_EARLY] = max(row[_INTENT_EARLY], best * middle)
                row[_INTENT_LATE] = max(row[_INTENT_LATE], best * late)
            p += 1
        suit += 1


def _best_intent(secrets: Secrets, who: i64, suit: i64) -> i64:
    """What the best card of a suit in somebody's hand can bring."""
    cards = secrets.hands[who]
    if table_committed(secrets, who):
        cards = 0
    cards = (cards >> (suit * RANKS)) & 511
    best: i64 = 0
    rank: i64 = 1
    while cards != 0:
        if cards & 1:
            best = max(best, _FIVE_HOPE if rank == FIVE else rank)
        cards >>= 1
        rank += 1
    return best


def table_committed(secrets: Secrets, who: i64) -> bool:
    return False


# Chances, counted once.


def _usable_blocks() -> list[float]:
    """By tricks left and supply, how many blocks will be placed on average."""
    found: list[float] = []
    demand = [1.0]
    for _ in range(9):
        for supply in range(BLOCKS + 1):
            found.append(sum(chance * min(supply, n) for n, chance in enumerate(demand)))
        demand = _convolved(demand, list(_USE))
    return found


def _missing_blocks() -> list[float]:
    """By tricks left and supply, how many rights will come without a block."""
    found: list[float] = []
    demand = [1.0]
    for _ in range(9):
        for supply in range(BLOCKS + 1):
            found.append(sum(chance * max(0, n - supply) for n, chance in enumerate(demand)))
        demand = _convolved(demand, [_USE[0], 1.0 - _USE[0]])
    return found


def _convolved(one: list[float], other: list[float]) -> list[float]:
    found = [0.0] * (len(one) + len(other) - 1)
    for i, a in enumerate(one):
        for j, b in enumerate(other):
            found[i + j] += a * b
    return found


def _adoption_chances() -> list[float]:
    """By cards of each suit, leader's suit, suit and how many come to it: the chance of that.

    The cards that are to come are of each suit alike; of two pairs either may differ more.
    """
    found = [0.0] * (625 * 64)
    for counts in range(625):
        lying = [counts // 125, counts // 25 % 5, counts // 5 % 5, counts % 5]
        if 1 <= sum(lying) <= 3:
            for leaders in range(4):
                _add_completions(found, counts * 4 + leaders, lying, leaders)
    return found


def _add_completions(found: list[float], at: int, lying: list[int], leaders: int) -> None:
    missing = 4 - sum(lying)
    for number in range(4**missing):
        full = lying.copy()
        rest = number
        for _ in range(missing):
            full[rest % 4] += 1
            rest //= 4
        most = max(full)
        best = [suit for suit in range(4) if full[suit] == most]
        if most == 1:
            best = [leaders]
        for suit in best:
            more = full[suit] - lying[suit]
            found[at * 16 + suit * 4 + min(more, 3)] += 1.0 / (4**missing * len(best))


_PLACES: Final = vec[i64]([125, 25, 5, 1])
_USABLE: Final = vec[float](_usable_blocks())
_SHORT: Final = vec[float](_missing_blocks())
_ADOPTED: Final = vec[float](_adoption_chances())
