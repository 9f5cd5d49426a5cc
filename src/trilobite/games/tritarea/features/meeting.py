"""A trick that is being played: who may get which right, and what that threatens."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trilobite.games.tritarea.fast.prizes import tallest_prizes
from trilobite.games.tritarea.features import terms
from trilobite.games.tritarea.model import ALL_FOUR, RANKS
from trilobite.games.tritarea.rules.areas import area_prizes
from trilobite.games.tritarea.table import Table


def measure_trick(table: Table, rows: list[vec[float]]) -> None:
    """Judge from the cards on the table who may get which right, and what that threatens."""
    counts: i64 = 0
    for p in range(ALL_FOUR):
        card = table.trick[p]
        if card >= 0:
            counts += _PLACES[card // RANKS]
    if counts == 0:
        return
    leaders = table.trick[table.leader] // RANKS
    at = (counts * 4 + leaders) * 16
    for p in range(ALL_FOUR):
        card = table.trick[p]
        if card >= 0:
            _measure_card(table, rows[p], p, at + card // RANKS * 4)
    share = _share_done(table)
    chances = _ADOPTED
    for suit in range(ALL_FOUR):
        first = at + suit * 4
        adopted = chances[first] + chances[first + 1] + chances[first + 2] + chances[first + 3]
        adopted *= share
        points = area_prizes(table, suit)
        for p in range(ALL_FOUR):
            card = table.trick[p]
            if card < 0 or card // RANKS != suit:
                rows[p][terms.THREAT] += adopted * float(points[p])


def _measure_card(table: Table, row: vec[float], who: i64, at: i64) -> None:
    """The chances of a played card to get a right, given what may still join its suit."""
    suit = table.trick[who] // RANKS
    rank = table.rank[who]
    is_lowest = is_highest = True
    others: i64 = 0
    for p in range(ALL_FOUR):
        card = table.trick[p]
        if p != who and card >= 0 and card // RANKS == suit:
            others += 1
            if table.rank[p] < rank:
                is_lowest = False
            else:
                is_highest = False
    if not is_lowest and not is_highest:
        return
    above = _share_above(table, suit, rank)
    first = second = 0.0
    higher = lower = 1.0
    chances = _ADOPTED
    for more in range(ALL_FOUR):
        chance = chances[at + more]
        if is_lowest:
            first += chance * higher
        if is_highest and others + more > 0:
            second += chance * lower
        higher *= above
        lower *= 1.0 - above
    supply = table.supply[who]
    if supply == 0:
        row[terms.DEFAULT] = (first + second) * float(min(rank, table.score(who)))
        return
    row[terms.RIGHTS] = (first + second) * float(table.trick_number) / 8.0
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
        table.put_block(who, square)
        more = share * float(area_prizes(table, suit)[who] + tallest_prizes(table)[who] - before)
        table.take_back(who, square)
        if float(bonus) + more > most:
            most = float(bonus) + more
            row[terms.BONUS] = chance * float(bonus)
            row[terms.PROSPECT] = chance * more


def _share_done(table: Table) -> float:
    """Weight of what the city would pay now, after this trick."""
    done = float(table.trick_number + 1) / 8.0
    return done * done


# Chances, computed once.


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
_ADOPTED: Final = vec[float](_adoption_chances())
