"""Chance: fair and repeatable."""

import hashlib
import pickle
from collections import Counter
from collections.abc import Callable

import pytest

from tests.support.pebbles import GAME
from trilobite.engine import (
    ASK,
    Chance,
    FastChance,
    InputError,
    SeededChance,
    new_seed,
    seed_from_text,
)
from trilobite.engine.chance import SEED_BYTES, seed_from_hex

pytestmark = pytest.mark.both_builds

SEED = bytes(range(16))
MAKERS: list[Callable[[], Chance]] = [lambda: SeededChance(SEED), lambda: FastChance(5)]


@pytest.mark.parametrize("make", MAKERS, ids=["seeded", "fast"])
@pytest.mark.parametrize("bound", [1, 2, 3, 7, 40])
def test_every_number_below_the_bound_is_equally_likely(
    make: Callable[[], Chance], bound: int
) -> None:
    chance = make()
    draws = 400 * bound
    found = Counter(chance.below(bound, number) for number in range(draws))
    assert sorted(found) == list(range(bound))
    # The chi-squared value of a good generator is around bound - 1; four times that is very rare.
    surprise = sum((times - 400) ** 2 / 400 for times in found.values())
    assert surprise < 4 * bound + 10


@pytest.mark.parametrize("make", MAKERS, ids=["seeded", "fast"])
def test_a_weight_is_a_share_of_the_probability(make: Callable[[], Chance]) -> None:
    chance = make()
    found = Counter(chance.pick([1, 0, 3, 0], number) for number in range(4000))
    assert set(found) == {0, 2}
    assert 900 < found[0] < 1100


def test_a_draw_in_which_everything_weighs_nothing_fails() -> None:
    with pytest.raises((AssertionError, ZeroDivisionError)):
        SeededChance(SEED).pick([0, 0], 0)


def test_a_seeded_draw_depends_on_seed_and_number_alone() -> None:
    one, other = SeededChance(SEED), SeededChance(SEED)
    forward = [one.below(1000, number) for number in range(20)]
    backward = [other.below(1000, number) for number in reversed(range(20))]
    assert forward == backward[::-1]
    assert forward != [SeededChance(SEED + b"x").below(1000, n) for n in range(20)]


def test_seeded_draws_never_change() -> None:
    """Records outlive code, so these numbers must never change."""
    chance = SeededChance(SEED)
    assert [chance.below(100, number) for number in range(6)] == [
        int.from_bytes(hashlib.sha256(SEED + n.to_bytes(8, "big") + bytes(4)).digest()[:8], "big")
        % 100
        for n in range(6)
    ]


def test_numbers_that_would_favour_small_ones_are_drawn_again() -> None:
    bound = 3 << 62  # a quarter of all hashes are not below it, and rejected
    chance = SeededChance(SEED)
    draws = [chance.below(bound, number) for number in range(200)]
    assert max(draws) < bound
    low = sum(draw < bound // 3 for draw in draws)
    assert 50 < low < 85  # without rejection half of all draws would be in the lowest third


def test_a_fast_chance_goes_on_where_its_pickle_was_made() -> None:
    chance = FastChance(3)
    for _ in range(10):
        chance.below(6)
    twin = pickle.loads(pickle.dumps(chance))
    assert [chance.below(1 << 20) for _ in range(50)] == [twin.below(1 << 20) for _ in range(50)]


def test_fast_chances_of_different_seeds_differ() -> None:
    seeds = [0, 1, 2, 1 << 32, 1 << 64, (1 << 96) - 1]
    rows = {tuple(FastChance(seed).below(1 << 31) for _ in range(4)) for seed in seeds}
    assert len(rows) == len(seeds)


def test_sfc32_is_the_published_generator() -> None:
    """The state after seeding is the published one, so other programs can repeat a playout."""
    mask = 0xFFFFFFFF
    a, b, c, counter = 7, 0, 0, 1
    expected = []
    for _ in range(20):
        value = (a + b + counter) & mask
        counter = (counter + 1) & mask
        a = b ^ (b >> 9)
        b = (c + (c << 3)) & mask
        c = (((c << 21) | (c >> 11)) & mask) + value & mask
        expected.append(value)
    chance = FastChance(7)
    assert [chance.below(1 << 31) for _ in range(8)] == [value >> 1 for value in expected[12:]]


def test_drawing_in_ask_mode_is_an_error() -> None:
    assert ASK.asks
    with pytest.raises(AssertionError):
        ASK.below(6, 0)


def test_a_restored_position_draws_what_the_original_draws() -> None:
    original = GAME.new(3, None, SeededChance(SEED))
    restored = GAME.from_position(original.to_position(), SeededChance(SEED))
    while not original.is_over:
        seat = original.to_act[0]
        ids = original.legal_ids(seat)
        id = 12 if 12 in ids else ids[-1]  # draw whenever it is possible
        original.apply_id(seat, id)
        restored.apply_id(seat, id)
        assert original.to_position() == restored.to_position()


def test_a_short_seed_is_refused() -> None:
    with pytest.raises(InputError, match="16 bytes or more"):
        SeededChance(bytes(SEED_BYTES - 1))


def test_a_new_seed_is_long_enough_and_never_the_same() -> None:
    assert len(new_seed()) == SEED_BYTES
    assert new_seed() != new_seed()


def test_hexadecimal_text_that_is_long_enough_is_the_seed_itself() -> None:
    assert seed_from_text("00" * 16) == bytes(16)
    assert seed_from_text("AB" * 20) == bytes([0xAB] * 20)


@pytest.mark.parametrize("text", ["", "7", "00" * 15, "0" * 33, "zz" * 16, "grüße"])
def test_any_other_text_is_hashed_to_a_seed(text: str) -> None:
    assert len(seed_from_text(text)) >= SEED_BYTES
    assert seed_from_text(text) == seed_from_text(text)


@pytest.mark.parametrize("value", [None, 7, "", "00", "00" * 15, "zz" * 16, ["00"]])
def test_the_seed_of_a_record_is_hexadecimal(value: object) -> None:
    with pytest.raises(InputError, match=r"record\.seed.*32 or more hexadecimal digits"):
        seed_from_hex(value, "record.seed")
