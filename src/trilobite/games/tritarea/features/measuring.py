"""How the terms are measured: points, blocks and cards of each participant, city, declarations."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trilobite.games.tritarea import model
from trilobite.games.tritarea.fast.prizes import tallest_prizes
from trilobite.games.tritarea.features import terms
from trilobite.games.tritarea.features.building import finish_trick
from trilobite.games.tritarea.features.meeting import measure_trick
from trilobite.games.tritarea.generated import stages
from trilobite.games.tritarea.rules.areas import area_prizes, ranking
from trilobite.games.tritarea.rules.npcs import is_lone_npc
from trilobite.games.tritarea.rules.settlement import building_owner, declaration_points
from trilobite.games.tritarea.table import Secrets, Table

_USE: Final = [0.52, 0.2, 0.2, 0.08]
"""Chances of placing 0, 1, 2 and 3 blocks in a trick."""

_FIVE_HOPE: Final = 8
"""Expected value of a declared 5: it can be made 10 for 2 points, or 0 for 1."""


def measured(table: Table, secrets: Secrets) -> list[vec[float]]:
    """The values of the terms for each participant."""
    rows = [terms.TERMS.zeros() for _ in range(model.PARTICIPANTS)]
    if table.stage == stages.OVER:
        for p in range(model.ALL_FOUR):
            rows[p][terms.POINTS] = float(table.score(p))
        return rows
    city = table.copy()
    city.log = None
    is_settled = table.stage in {stages.CHANGING_DECLARED, stages.NPC_INTENT}
    finish_trick(city)
    left = tricks_left(city)
    early = float(left) / 8.0
    late = 1.0 - early
    middle = early * late
    late *= late
    _measure_people(city, secrets, rows, left)
    if not is_settled:
        _measure_city(city, rows, early, late)
        if table.stage in {stages.PLAYING, stages.NPC_PLAYS}:
            measure_trick(city, rows)
    elif city.content.tallest_is_last:
        _measure_tallest(city, rows, late)
    if city.stage == stages.CHANGING_DECLARED:
        term = terms.LEAD_LATE if city.round == model.LAST_ROUND else terms.INTENT_LATE
        for p in range(model.ALL_FOUR):
            rows[p][term] = float(declaration_points(city, p, city.rank[p]))
    elif city.round == model.LAST_ROUND:
        _measure_leads(city, secrets, rows, early, late)
    elif city.round == model.INTENT_ROUND:
        _measure_intents(city, secrets, rows, middle, late)
    return rows


def tricks_left(table: Table) -> i64:
    """Tricks left in this round, including one being played but not one being built."""
    left = table.content.tricks - table.trick_number
    if stages.BUILDING <= table.stage <= stages.EXTRA_BLOCK or table.stage in {
        stages.CHANGING,
        stages.DEFAULTING,
    }:
        left -= 1
    return left


def _measure_people(table: Table, secrets: Secrets, rows: list[vec[float]], left: i64) -> None:
    """Points, blocks and cards of each participant."""
    early = float(left) / 8.0
    for p in range(model.ALL_FOUR):
        row = rows[p]
        row[terms.POINTS] = float(table.score(p))
        row[terms.ROUNDS] = float(model.LAST_ROUND - table.round)
        row[terms.TRICKS] = early
        at = left * (model.BLOCKS + 1) + table.supply[p]
        usable = _USABLE[at]
        row[terms.BLOCKS] = usable
        row[terms.BLOCKS_LATE] = usable * (1.0 - early)
        row[terms.SHORTAGE] = _SHORT[at]
        if table.round == model.LAST_ROUND:
            row[terms.LAST_BLOCKS] = usable
            row[terms.SURPLUS] = float(table.supply[p]) - usable
        _count_cards(secrets.hands[p], row)
        if left > 0:
            row[terms.COSTLY] = row[terms.SHORTAGE] * row[terms.HIGH] / float(left)


def _count_cards(cards: i64, row: vec[float]) -> None:
    low = high = fives = 0
    card: i64 = 0
    while cards != 0:
        if cards & 1:
            rank = card % model.RANKS + 1
            if rank <= 2:
                low += 1
            elif rank >= 8:
                high += 1
            elif rank == model.FIVE:
                fives += 1
        cards >>= 1
        card += 1
    row[terms.LOW] = float(low)
    row[terms.HIGH] = float(high)
    row[terms.FIVES] = float(fives)


# The city.


def _measure_city(table: Table, rows: list[vec[float]], early: float, late: float) -> None:
    for suit in range(model.ALL_FOUR):
        points = area_prizes(table, suit)
        for p in range(model.ALL_FOUR):
            rows[p][terms.AREAS] += float(points[p]) * late
    _measure_tallest(table, rows, late)
    highest: i64 = max(table.height)
    best = vec[i64]([0, 0, 0, 0])
    for square in range(model.ALL_SQUARES):
        height = table.height[square]
        if height > 0:
            rows[table.stacks[square * model.HIGHEST + height - 1]][terms.TOPS] += early
            owner = building_owner(table, square)
            best[owner] = max(best[owner], height)
            for p in range(model.ALL_FOUR):
                if table.blocks[square * model.PARTICIPANTS + p] > 0:
                    rows[p][terms.FOOTHOLDS] += early
    for p in range(model.ALL_FOUR):
        if best[p] > 0:
            rows[p][terms.HEIGHT] = early / float(1 + highest - best[p])


def _measure_tallest(table: Table, rows: list[vec[float]], late: float) -> None:
    prizes = tallest_prizes(table)
    for p in range(model.ALL_FOUR):
        rows[p][terms.TALLEST] = float(prizes[p]) * late


# Declarations.


def _measure_leads(
    table: Table, secrets: Secrets, rows: list[vec[float]], early: float, late: float
) -> None:
    """Round 3: what a declaration brings as the areas stand, and what it may bring."""
    for p in range(model.ALL_FOUR):
        card = table.declared[p]
        if card < 0 and table.committed[p] == 1:
            card = secrets.choices[p]
        if card >= 0:
            _measure_lead(table, secrets, rows[p], p, card, early, late)


def _measure_lead(
    table: Table, secrets: Secrets, row: vec[float], who: i64, card: i64, early: float, late: float
) -> None:
    suit = card // model.RANKS
    hope = card % model.RANKS + 1
    risk = hope
    if hope == model.FIVE and not is_lone_npc(table, who):
        hope = _FIVE_HOPE
        risk = 1
    position = ranking(table, suit)[who]
    now = 0
    if position == 1:
        now = hope
    elif position != 2 and (position != 0 or table.content.unranked_lose):
        now = -risk
    row[terms.LEAD_EARLY] = now * early
    row[terms.LEAD_LATE] = now * late
    row[terms.LEAD_RISK] = float(risk) * early
    cards = secrets.hands[who] >> (suit * model.RANKS)
    strong = cards & 3
    number = (strong & 1) + (strong >> 1)
    strong = (cards >> 7) & 3
    number += (strong & 1) + (strong >> 1)
    row[terms.LEAD_CARDS] = float(number * hope)


def _measure_intents(
    table: Table, secrets: Secrets, rows: list[vec[float]], middle: float, late: float
) -> None:
    """Round 2: the best card to keep, as the areas stand."""
    for suit in range(model.ALL_FOUR):
        positions = ranking(table, suit)
        for p in range(model.ALL_FOUR):
            if positions[p] == 1:
                best = float(_best_intent(secrets, p, suit))
                row = rows[p]
                row[terms.INTENT_EARLY] = max(row[terms.INTENT_EARLY], best * middle)
                row[terms.INTENT_LATE] = max(row[terms.INTENT_LATE], best * late)


def _best_intent(secrets: Secrets, who: i64, suit: i64) -> i64:
    """The most that a card of this suit in the hand can bring as an Intent."""
    cards = (secrets.hands[who] >> (suit * model.RANKS)) & 511
    best: i64 = 0
    rank: i64 = 1
    while cards != 0:
        if cards & 1:
            best = max(best, _FIVE_HOPE if rank == model.FIVE else rank)
        cards >>= 1
        rank += 1
    return best


# Blocks to come, computed once.


def _expected(use: list[float], *, are_missing: bool) -> vec[float]:
    """Blocks used on average, or needed beyond the supply, by tricks left and supply.

    `use` has the chances of needing 0, 1, 2 and so on in a trick.
    """
    found: list[float] = []
    demand = [1.0]
    for _ in range(9):
        for supply in range(model.BLOCKS + 1):
            total = 0.0
            for n, chance in enumerate(demand):
                total += chance * float(max(0, n - supply) if are_missing else min(supply, n))
            found.append(total)
        demand = _convolved(demand, use)
    return vec[float](found)


def _convolved(one: list[float], other: list[float]) -> list[float]:
    found = [0.0] * (len(one) + len(other) - 1)
    for i, a in enumerate(one):
        for j, b in enumerate(other):
            found[i + j] += a * b
    return found


_USABLE: Final = _expected(_USE, are_missing=False)
_SHORT: Final = _expected([_USE[0], 1.0 - _USE[0]], are_missing=True)
"""Future rights to build that find no block left."""
