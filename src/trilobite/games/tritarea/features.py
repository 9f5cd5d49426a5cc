"""What makes a position of Tritarea good: named terms, their weights and how they are measured.

Everything is measured for all four participants: team members add up their points (TA-10.3), and
a solo player is graded by comparison with the NPCs (TA-11.2). If the rights of the current trick
are known, the trick is first completed with the construction that looks best to each builder. A
trick whose cards are still being played counts by the chances of its cards.
"""

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trilobite.engine.evaluation import Evaluation, Playout, SearchParameters, Term, win_chances
from trilobite.games.tritarea.building import default_cost
from trilobite.games.tritarea.deciders import decider, partner_of
from trilobite.games.tritarea.kernel import (
    building_owner,
    gain,
    has_own_neighbour,
    is_lone_npc,
    lose,
    put_block,
    ranking,
    rights,
)
from trilobite.games.tritarea.model import BLOCKS, FIVE, PARTICIPANTS, RANKS
from trilobite.games.tritarea.settlement import area_prizes, declaration_points, tallest_prizes
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
    OVER,
    PLAYING,
    SECOND_BLOCK,
    Secrets,
    Table,
)

EVALUATION = Evaluation(
    [
        Term("points", 1.0, "points scored so far"),
        Term("rounds", 19.0, "rounds to come"),
        Term("tricks", 1.0, "share of this round's tricks left"),
        Term("areas", 1.0, "what the areas would pay now, times the squared share of tricks done"),
        Term("tallest", 0.85, "what the tallest building would pay now, with the same factor"),
        Term(
            "height", 1.2, "closeness of the seat's best building to the tallest, times tricks left"
        ),
        Term("tops", 0.2, "buildings topped, times the share of tricks left"),
        Term("footholds", 1.0, "squares with a block of the seat, times the share of tricks left"),
        Term("blocks", 2.2, "blocks that will be used"),
        Term("blocks late", 0.5, "blocks that will be used, times the share of tricks done"),
        Term("shortage", -3.0, "future rights to build that find no block left"),
        Term("last blocks", 0.7, "blocks that will be used in round 3"),
        Term("surplus", -1.2, "blocks to be paid for at the end of round 3"),
        Term("low cards", 0.3, "1s and 2s in hand"),
        Term("high cards", 0.8, "8s and 9s in hand"),
        Term("fives", 0.8, "5s in hand"),
        Term("costly cards", -3.0, "8s and 9s in hand, times the shortage of blocks"),
        Term("rights", 1.0, "the chance that the played card gets a right, times tricks done"),
        Term("bonus", 0.7, "the bonus that the played card may bring"),
        Term("prospect", 0.6, "what a block would gain in the area of the played card"),
        Term("threat", -0.2, "what areas pay in which others may soon build"),
        Term("default", -0.8, "points that a default would cost, times its chance"),
        Term("Lead early", 0.2, "what the declaration would bring now, times tricks left"),
        Term("Lead late", 0.95, "what the declaration would bring now, times tricks done, squared"),
        Term("Lead risk", -0.2, "what the declaration can cost, times tricks left"),
        Term("Lead cards", 0.12, "strong cards for the declared area, times what it can bring"),
        Term("Intent early", 0.4, "the best Intent in hand as things stand, mid-round"),
        Term("Intent late", 0.75, "the best Intent in hand as things stand, late in the round"),
    ],
    spread=8.0,
    search_parameters=SearchParameters(
        Playout(decisions_per_extra_player=4, candidates=4), exploration=0.1, temperature=0.02
    ),
)

_POINTS: Final = 0
_ROUNDS: Final = 1
_TRICKS: Final = 2
_AREAS: Final = 3
_TALLEST: Final = 4
_HEIGHT: Final = 5
_TOPS: Final = 6
_FOOTHOLDS: Final = 7
_BLOCKS: Final = 8
_BLOCKS_LATE: Final = 9
_SHORTAGE: Final = 10
_LAST_BLOCKS: Final = 11
_SURPLUS: Final = 12
_LOW: Final = 13
_HIGH: Final = 14
_FIVES: Final = 15
_COSTLY: Final = 16
_RIGHTS: Final = 17
_BONUS: Final = 18
_PROSPECT: Final = 19
_THREAT: Final = 20
_DEFAULT: Final = 21
_LEAD_EARLY: Final = 22
_LEAD_LATE: Final = 23
_LEAD_RISK: Final = 24
_LEAD_CARDS: Final = 25
_INTENT_EARLY: Final = 26
_INTENT_LATE: Final = 27
_NUMBER: Final = 28

_LAST_ROUND: Final = 2
_LAST_TRICK: Final = 0.3
"""Uncertainty that remains in the last trick, in rounds."""
_OTHERS: Final = 0.2
"""Solo: weight of the other NPCs when predicting the lowest final NPC score."""
_OWN_SPREAD: Final = 0.375
"""Solo: factor on the spread; a player who decides everything can keep a small lead."""
_TEAMS: Final = 3.2
"""Factor on the uncertainty of a team's lead: two participants' scores are added."""
_USE: Final = (0.52, 0.2, 0.2, 0.08)
"""Chances of placing 0, 1, 2 and 3 blocks in a trick."""


def terms(table: Table, secrets: Secrets, seat: int) -> list[float]:
    """The values of the terms for a seat, in the order of the list above."""
    rows = measured(table, secrets)
    participant = table.content.participant_of[seat]
    row = list(rows[participant])
    if table.content.players == 2:
        other = rows[partner_of(participant)]
        row = [value + other[index] for index, value in enumerate(row)]
    return row


def is_halfway(table: Table) -> bool:
    """Whether an action has begun whose worth only shows after the next decision."""
    return SECOND_BLOCK <= table.stage <= EXTRA_BLOCK


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
    to_come = float(_LAST_ROUND - table.round) + float(_tricks_left(table)) / 8.0
    uncertainty = _LAST_TRICK + to_come
    if table.content.players == 2:
        uncertainty *= _TEAMS
    return EVALUATION.spread * sqrt(uncertainty)


def _expected_grade(table: Table, estimates: list[float]) -> float:
    """Solo: no NPC may have more points, and the lowest one sets the grade (TA-11.2)."""
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


# All terms of all participants.


def measured(table: Table, secrets: Secrets) -> list[vec[float]]:
    """The values of the terms for each participant."""
    rows = [vec[float]([0.0] * _NUMBER) for _ in range(PARTICIPANTS)]
    if table.stage == OVER:
        for participant in range(PARTICIPANTS):
            rows[participant][_POINTS] = float(table.score(participant))
        return rows
    city = table.copy()
    city.log = None
    is_settled = table.stage in {CHANGING_DECLARED, NPC_INTENT}
    _finish_trick(city)
    left = _tricks_left(city)
    early = float(left) / 8.0
    late = 1.0 - early
    middle = early * late
    late *= late
    _measure_people(city, secrets, rows, left)
    if not is_settled:
        _measure_city(city, rows, early, late)
        if table.stage in {PLAYING, NPC_PLAYS}:
            _measure_trick(city, rows)
    elif city.content.tallest_is_last:
        _measure_tallest(city, rows, late)
    if city.round == _LAST_ROUND:
        _measure_leads(city, secrets, rows, early, late)
    elif city.round == 1:
        _measure_intents(city, secrets, rows, middle, late)
    return rows


def _tricks_left(table: Table) -> i64:
    """Tricks left in this round, including one being played but not one being built."""
    left = table.content.tricks - table.trick_number
    if BUILDING <= table.stage <= EXTRA_BLOCK or table.stage == CHANGING:
        left -= 1
    return left


def _measure_people(table: Table, secrets: Secrets, rows: list[vec[float]], left: i64) -> None:
    """Points, blocks and cards of each participant."""
    early = float(left) / 8.0
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
        _count_cards(secrets.hands[p], row)
        if left > 0:
            row[_COSTLY] = row[_SHORTAGE] * row[_HIGH] / float(left)
        p += 1


def _count_cards(cards: i64, row: vec[float]) -> None:
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


def _measure_city(table: Table, rows: list[vec[float]], early: float, late: float) -> None:
    suit: i64 = 0
    while suit < 4:
        points = area_prizes(table, suit)
        p: i64 = 0
        while p < PARTICIPANTS:
            row = rows[p]
            number = float(points[p])
            row[_AREAS] += number * late
            p += 1
        suit += 1
    _measure_tallest(table, rows, late)
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
            rows[p][_HEIGHT] = early / float(1 + highest - best[p])
        p += 1


def _measure_tallest(table: Table, rows: list[vec[float]], late: float) -> None:
    prizes = tallest_prizes(table)
    p: i64 = 0
    while p < PARTICIPANTS:
        rows[p][_TALLEST] = float(prizes[p]) * late
        p += 1


# A trick whose rights are known is completed.


def _finish_trick(table: Table) -> None:
    """Each rightholder builds what looks best, rightholder 1 first (TA-5.1)."""
    stage = table.stage
    if stage == CHANGING:
        rights(table)  # as if the undecided 5s were kept
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
    """Build what is best for the deciding player, valuing the city as if settled now."""
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
    """Place the additional block if that is worth more than keeping it (TA-5.4)."""
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
    """What a point of each participant is worth to the deciding player, in sixths."""
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
    return _summed(sides, area_prizes(table, suit))


def _summed(sides: vec[i64], points: vec[i64]) -> i64:
    total: i64 = 0
    p: i64 = 0
    while p < PARTICIPANTS:
        total += sides[p] * points[p]
        p += 1
    return total


def _tallest_worth(table: Table, sides: vec[i64]) -> i64:
    return _summed(sides, tallest_prizes(table))


# A trick that is being played.


def _measure_trick(table: Table, rows: list[vec[float]]) -> None:
    """Judge from the cards on the table who may get which right, and what that threatens."""
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
    share = _share_done(table)
    chances = _ADOPTED
    suit: i64 = 0
    while suit < 4:
        first = at + suit * 4
        adopted = chances[first] + chances[first + 1] + chances[first + 2] + chances[first + 3]
        adopted *= share
        points = area_prizes(table, suit)
        p = 0
        while p < PARTICIPANTS:
            card = table.trick[p]
            if card < 0 or card // RANKS != suit:
                rows[p][_THREAT] += adopted * float(points[p])
            p += 1
        suit += 1


def _measure_card(table: Table, row: vec[float], who: i64, at: i64) -> None:
    """The chances of a played card to get a right, given what may still join its suit."""
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
    chances = _ADOPTED
    more: i64 = 0
    while more < 4:
        chance = chances[at + more]
        if is_lowest:
            first += chance * higher
        if is_highest and others + more > 0:
            second += chance * lower
        higher *= above
        lower *= 1.0 - above
        more += 1
    supply = table.supply[who]
    if supply == 0:
        row[_DEFAULT] = (first + second) * float(min(rank, table.score(who)))
        return
    row[_RIGHTS] = (first + second) * float(table.trick_number) / 8.0
    _measure_prospect(table, row, who, suit, first + second)


def _share_above(table: Table, suit: i64, rank: i64) -> float:
    """Share of the unseen cards of a suit that are above this rank."""
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
    return float(above) / float(unseen) if unseen > 0 else 0.5


def _measure_prospect(table: Table, row: vec[float], who: i64, suit: i64, chance: float) -> None:
    """The most one block in this area can bring, as a bonus and in the resulting city."""
    share = _share_done(table)
    before = area_prizes(table, suit)[who] + tallest_prizes(table)[who]
    most = 0.0
    for near in table.content.squares_of[suit]:
        square: i64 = near
        bonus: i64 = table.content.bonus[square] if table.height[square] == 0 else 0
        put_block(table, who, square)
        more = share * float(area_prizes(table, suit)[who] + tallest_prizes(table)[who] - before)
        _take_back(table, who, square)
        if float(bonus) + more > most:
            most = float(bonus) + more
            row[_BONUS] = chance * float(bonus)
            row[_PROSPECT] = chance * more


def _share_done(table: Table) -> float:
    """Weight of what the city would pay now, after this trick."""
    done = float(table.trick_number + 1) / 8.0
    return done * done


# Declarations.


def _measure_leads(
    table: Table, secrets: Secrets, rows: list[vec[float]], early: float, late: float
) -> None:
    """Round 3: what a declaration brings as the areas stand, and what it may bring (TA-7.8)."""
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
    row: vec[float],
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
    position = ranking(table, suit)[who]
    now = 0
    if position == 1:
        now = hope
    elif position != 2 and (position != 0 or table.content.unranked_lose):
        now = -risk
    row[_LEAD_EARLY] = now * early
    row[_LEAD_LATE] = now * late
    row[_LEAD_RISK] = float(risk) * early
    cards = secrets.hands[who] >> (suit * RANKS)
    strong = cards & 3
    number = (strong & 1) + (strong >> 1)
    strong = (cards >> 7) & 3
    number += (strong & 1) + (strong >> 1)
    row[_LEAD_CARDS] = float(number * hope)


_FIVE_HOPE: Final = 8
"""Expected value of a declared 5: it can be made 10 for 2 points, or 0 for 1 (TA-4.5)."""


def _measure_intents(
    table: Table, secrets: Secrets, rows: list[vec[float]], middle: float, late: float
) -> None:
    """Round 2: the best card to keep, as the areas stand (TA-7.7)."""
    if table.stage == CHANGING_DECLARED:
        p: i64 = 0
        while p < PARTICIPANTS:
            rows[p][_INTENT_LATE] = float(declaration_points(table, p, table.rank[p]))
            p += 1
        return
    suit: i64 = 0
    while suit < 4:
        positions = ranking(table, suit)
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
    """The most that a card of this suit in the hand can bring as an Intent."""
    cards = (secrets.hands[who] >> (suit * RANKS)) & 511
    best: i64 = 0
    rank: i64 = 1
    while cards != 0:
        if cards & 1:
            best = max(best, _FIVE_HOPE if rank == FIVE else rank)
        cards >>= 1
        rank += 1
    return best


# Chances, computed once.


def _usable_blocks() -> list[float]:
    """How many blocks will be placed on average, by tricks left and supply."""
    found: list[float] = []
    demand = [1.0]
    for _ in range(9):
        found += [
            sum(chance * min(supply, n) for n, chance in enumerate(demand))
            for supply in range(BLOCKS + 1)
        ]
        demand = _convolved(demand, list(_USE))
    return found


def _missing_blocks() -> list[float]:
    """How many rights will find no block left on average, by tricks left and supply."""
    found: list[float] = []
    demand = [1.0]
    for _ in range(9):
        found += [
            sum(chance * max(0, n - supply) for n, chance in enumerate(demand))
            for supply in range(BLOCKS + 1)
        ]
        demand = _convolved(demand, [_USE[0], 1.0 - _USE[0]])
    return found


def _convolved(one: list[float], other: list[float]) -> list[float]:
    found = [0.0] * (len(one) + len(other) - 1)
    for i, a in enumerate(one):
        for j, b in enumerate(other):
            found[i + j] += a * b
    return found


def _adoption_chances() -> list[float]:
    """The chance that a suit is adopted after a given number of cards join it.

    Indexed by the cards of each suit so far, the leader's suit, the suit and that number. Cards to
    come are equally likely to be of each suit. Of two pairs, each is equally likely to have the
    larger difference.
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
