"""The points of a position from outside: declarations, 5s and defaults so far.

`plausible_settled` checks what the settlements have paid.
"""

from typing import Final

from trilobite.games.tritarea.building import default_cost
from trilobite.games.tritarea.deciders import partner_of
from trilobite.games.tritarea.invariants import first_bonuses
from trilobite.games.tritarea.kernel import cards_in, is_lone_npc
from trilobite.games.tritarea.model import FIVE, MAKE_0, MAKE_10, RANKS, SUITS, rank_of
from trilobite.games.tritarea.plausible_city import blocks_before, constructions_for
from trilobite.games.tritarea.plausible_settled import (
    areas_now,
    check_settled,
    points_from,
    tallest_now,
)
from trilobite.games.tritarea.plausible_trick import card_of, is_changed
from trilobite.games.tritarea.settlement import declaration_points
from trilobite.games.tritarea.table import (
    BONUSES,
    CHANGED_FIVES,
    CHOOSE_START,
    CONSTRUCTION,
    DECLARATIONS,
    DEFAULTS,
    LAST_ROUND,
    NONE,
    OVER,
    PURCHASES,
    SALES,
    SOURCES,
    Table,
)
from trilobite.games.tritarea.turn_order_checks import EVERYBODY, require

_FIVES: Final = sum(1 << suit * RANKS + FIVE - 1 for suit in range(len(SUITS)))


def check_points(table: Table, where: str, *, is_masked: bool) -> None:
    here = f"{where}.points"
    check_settled(table, here, intents_of(table))
    _check_declarations(table, here)
    check_fives(table, here, is_masked=is_masked)
    _check_defaults(table, here)
    _check_start(table, f"{where}.start")


# Declarations, and the end.


def intents_of(table: Table) -> list[int]:
    """What the Intents of round 2 paid; at the end of the game, what the Leads do not explain."""
    found = points_from(table, DECLARATIONS)
    if table.stage != OVER:
        return found
    leads = [declaration_points(table, p, int(table.rank[p])) for p in EVERYBODY]
    return [max(0, found[p] - max(0, leads[p])) for p in EVERYBODY]


def most_intent(table: Table, participant: int) -> int:
    """The highest rank that could be declared; 10 if a 5 was paid for (TA-7.6, TA-7.7)."""
    paid = -points_from(table, CHANGED_FIVES)[participant] - _paid_now(table, participant)
    return 10 if paid >= table.content.five_costs[MAKE_10] else RANKS


def _check_declarations(table: Table, here: str) -> None:
    for p in EVERYBODY:
        where = f"{here}.{SOURCES[DECLARATIONS]}[{p}]"
        found = points_from(table, DECLARATIONS)[p]
        most = most_intent(table, p) if table.round == LAST_ROUND else 0
        if table.stage == OVER:
            _check_lead(table, p, most, where)
            _check_purchase(table, p, f"{here}.{SOURCES[PURCHASES]}[{p}]")
        else:
            problem = "an Intent cannot pay more" if most else "no declaration has counted yet"
            require(0 <= found <= most, where, problem, f"0 to {most}" if most else "0")


def score_after_purchase(table: Table, participant: int) -> int:
    """The final score without the tallest building, if that is paid last (R-10)."""
    last = tallest_now(table)[participant] if table.content.tallest_is_last else 0
    return int(table.score(participant)) - last


def _check_lead(table: Table, participant: int, most: int, where: str) -> None:
    """A Lead counts as the city decides; a loss takes at most the score (TA-7.8, TA-0.7)."""
    found = points_from(table, DECLARATIONS)[participant]
    lead = declaration_points(table, participant, int(table.rank[participant]))
    least = lead
    charged = -points_from(table, PURCHASES)[participant]
    if lead < 0 and charged == 0 and score_after_purchase(table, participant) == 0:
        lead = 0  # the score may have been lower than the loss
    problem = "does not match the Lead and the city"
    require(least <= found <= lead + most, where, problem, f"{least} to {lead + most}")


def _check_purchase(table: Table, participant: int, where: str) -> None:
    """Unplaced blocks are charged as far as the points go (TA-7.9, TA-0.7)."""
    charged = -points_from(table, PURCHASES)[participant]
    full = int(table.supply[participant]) * table.content.purchase
    is_broke = score_after_purchase(table, participant) == 0
    is_fit = charged == full or (is_broke and charged < full)
    require(is_fit, where, f"{int(table.supply[participant])} blocks are left over", f"{-full}")


# Fives.


def check_fives(table: Table, here: str, *, is_masked: bool) -> None:
    """Only 5s that have been played or declared by now can have been changed (section 4)."""
    paid = [-number for number in points_from(table, CHANGED_FIVES)]
    now = [_paid_now(table, p) for p in EVERYBODY]
    source = f"{here}.{SOURCES[CHANGED_FIVES]}"
    for p in EVERYBODY:
        if is_lone_npc(table, p):
            require(paid[p] == 0, f"{source}[{p}]", "the NPC never changes a 5 (TA-9.4)", "0")
        problem = "this 5 was changed but not paid for (TA-4.1)"
        require(paid[p] >= now[p], f"{source}[{p}]", problem, f"{-now[p]} or less")
    most = sum(now) + table.content.five_costs[MAKE_10] * _fives_before(table, is_masked=is_masked)
    problem = "more was paid than the 5s played so far can cost (TA-4.1)"
    require(sum(paid) <= most, source, problem, f"{-most} or more in total")


def _paid_now(table: Table, participant: int) -> int:
    """What changing the 5 in the trick or in the declaration has cost."""
    if card_of(table, participant) == NONE or not is_changed(table, participant):
        return 0
    return table.content.five_costs[MAKE_0 if table.rank[participant] == 0 else MAKE_10]


def _fives_before(table: Table, *, is_masked: bool) -> int:
    """How many 5s may have been changed before this trick, in this round and earlier ones."""
    rounds = len(SUITS) * max(0, int(table.round) - 1)
    if table.round == 0:
        return 0
    if is_masked:
        return rounds + (len(SUITS) if table.trick_number > 0 else 0)
    cards = int(table.played)
    for card in table.trick:
        if card != NONE:
            cards &= ~(1 << int(card))
    return rounds + (cards & _FIVES).bit_count()


# Defaults.


def _costs(table: Table, number: int) -> list[int]:
    """What each card of a round can cost at a default, in descending order; a 5 may count as 10."""
    ranks = [rank_of(card) for card in cards_in(table.content.decks[number])]
    return sorted([10 if rank == FIVE else rank for rank in ranks], reverse=True)


def _check_defaults(table: Table, here: str) -> None:
    """A default costs at most a rank, and excludes building in that trick (section 6)."""
    highest = _costs(table, int(table.round))[0]
    source = f"{here}.{SOURCES[DEFAULTS]}"
    slots = 0
    lost_now = 0
    for p in EVERYBODY:
        lost = lost_in_round(table, p)
        lost_now += lost
        needed = -(-lost // highest)
        built = constructions_for(blocks_before(table, p))
        slots += needed + built
        most = highest * max(0, _turns(table, p) - built) + lost_before(table, p)
        problem = "more than the defaults so far can have cost (TA-6.1)"
        is_fit = needed + built <= _turns(table, p)
        require(is_fit, f"{source}[{p}]", problem, f"{-most} or more")
    tricks = int(table.trick_number)
    pair = 2 * highest - 1  # rightholder 1 has a lower rank
    most = pair * tricks + (_cost_now(table) if _is_first_done(table) else 0)
    is_fit = lost_now <= most and slots <= 2 * tricks + _is_first_done(table)
    problem = "more than all defaults so far can have cost (TA-6.1)"
    require(is_fit, source, problem, f"{-most} or more in total in this round")


def lost_before(table: Table, participant: int) -> int:
    """What defaults can have cost in earlier rounds; in round 1 there are only bonuses to lose."""
    if table.round == 0:
        return 0
    earlier = points_from(table, BONUSES)[participant] - first_bonuses(table)[participant]
    tricks = table.content.tricks
    most = [sum(_costs(table, number)[:tricks]) for number in range(int(table.round))]
    return min(most[0], earlier) + sum(most[1:])


def lost_in_round(table: Table, participant: int) -> int:
    """What defaults must have cost in this round, at least."""
    return max(0, -points_from(table, DEFAULTS)[participant] - lost_before(table, participant))


def _turns(table: Table, participant: int) -> int:
    """How often a participant can have had a right in this round, including this trick."""
    is_done = _is_first_done(table) and participant == table.first_holder
    return int(table.trick_number) + is_done


def _is_first_done(table: Table) -> bool:
    return table.stage in CONSTRUCTION and table.actor != table.first_holder


def _cost_now(table: Table) -> int:
    return int(default_cost(table, table.first_holder))


# The start player.


def _check_start(table: Table, where: str) -> None:
    """Rounds 2 and 3 are started by the participant with the most points before them (TA-1.5, R-4).

    It is not always clear whether points were lost in this round or earlier, so the start player is
    refused only if somebody else certainly had more.
    """
    if table.round == 0 or table.stage == CHOOSE_START:
        return
    able = [p for p in EVERYBODY if table.content.npc_may_start or not table.is_npc(p)]
    scores = {p: _start_score(table, p) for p in able}
    best = max(least for least, _ in scores.values())
    possible = [p for p in able if scores[p][1] >= best]
    problem = "somebody else had more points before this round (TA-1.5)"
    allowed = " or ".join(str(p) for p in possible)
    require(table.start in possible, where, problem, allowed)


def _start_score(table: Table, participant: int) -> tuple[int, int]:
    """The least and the most that can have counted for the start of this round (R-4)."""
    least, most = _score_before(table, participant)
    if not table.content.team_starts:
        return least, most
    other_least, other_most = _score_before(table, partner_of(participant))
    return least + other_least, most + other_most


def _score_before(table: Table, participant: int) -> tuple[int, int]:
    """The least and the most points a participant can have had before this round."""
    got = first_bonuses(table)[participant] + points_from(table, SALES)[participant]
    got += areas_now(table)[participant] + tallest_now(table)[participant]
    score = int(table.score(participant)) - got
    least, most = _fives_in_round(table, participant)
    least += lost_in_round(table, participant)
    turns = _costs(table, int(table.round))[0] * _turns(table, participant)
    most += min(-points_from(table, DEFAULTS)[participant], turns)
    if table.stage == OVER:
        score -= points_from(table, PURCHASES)[participant]
        lead = declaration_points(table, participant, int(table.rank[participant]))
        score -= max(0, lead)
        most += max(0, -lead)
    return score + least, score + most


def _fives_in_round(table: Table, participant: int) -> tuple[int, int]:
    """The least and the most a participant can have paid for 5s in this round."""
    paid = -points_from(table, CHANGED_FIVES)[participant]
    if table.round < LAST_ROUND:
        return paid, paid
    return _paid_now(table, participant), paid
