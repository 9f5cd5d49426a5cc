"""Imagined hands: every deal of the unseen cards is equally likely."""

from collections import Counter

from trilobite.engine import FastChance, SeededChance, seed_from_text
from trilobite.engine.chance import Dealer


def test_dealt_cards_leave_the_pool() -> None:
    pool = [2, 0, 1, 5]
    dealer = Dealer(pool, FastChance(1))
    dealt = [dealer.deal(0, 3) for _ in range(3)]
    assert sorted(dealt) == [0, 0, 2]
    assert pool == [0, 0, 0, 5]


def test_only_the_kinds_asked_for_are_dealt() -> None:
    assert Dealer([9, 1, 9], FastChance(1)).deal(1, 2) == 1


def test_every_deal_is_equally_likely() -> None:
    chance = FastChance(7)
    deals: Counter[tuple[int, int]] = Counter()
    for _ in range(6000):
        dealer = Dealer([2, 1], chance)
        deals[dealer.deal(0, 2), dealer.deal(0, 2)] += 1
    assert {deal: round(number / 2000, 1) for deal, number in deals.items()} == {
        (0, 0): 1.0,
        (0, 1): 1.0,
        (1, 0): 1.0,
    }


def test_every_other_number_is_a_separate_draw() -> None:
    """This holds for seeded chance, too, where the same draw number gives the same outcome."""
    dealer = Dealer([5, 5], SeededChance(seed_from_text("dealing")))
    drawn = {dealer.below(1000) for _ in range(5)}
    assert len(drawn) == 5
