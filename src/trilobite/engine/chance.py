"""Chance: every random draw of every game goes through one of these objects.

An outcome is decided at the moment of the draw (a card, when it leaves the deck), so there is never
a deck order to leak. The state numbers its draws, and each outcome in a seeded game depends only on
the seed and the number of the draw. So a state restored from a position continues exactly as the
original would.
"""

import hashlib
import secrets
from typing import Final

from mypy_extensions import i64, mypyc_attr

from trilobite.engine.messages import Message
from trilobite.engine.reading import InputError, shown, wrong_value

SEED_BYTES = 16
"""Minimum seed length in a real game. A shorter seed could be found by brute force."""

MOST_SEED_BYTES = 1 << 20
"""Maximum length of a seed in a file, unless the reader sets a lower limit."""

_MASK: Final[i64] = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of random outcomes."""

    asks: bool = False
    """Whether the state stops at each draw and waits for somebody to supply the outcome."""

    def below(self, bound: int, number: int) -> int:
        """A uniformly random number from 0 to bound - 1, for draw `number` of the game."""
        raise NotImplementedError

    def pick(self, weights: list[int], number: int) -> int:
        """A random index into the weights, with a probability proportional to its weight."""
        total = 0
        for weight in weights:  # `sum` would call out of compiled code
            total += weight
        rest = self.below(total, number)
        for index, weight in enumerate(weights):
            rest -= weight
            if rest < 0:
                return index
        raise AssertionError("the number drawn is not below the sum of the weights")


class SeededChance(Chance):
    """Chance for real games: a seed of at least 128 bits, expanded by a hash."""

    def __init__(self, seed: bytes) -> None:
        if len(seed) < SEED_BYTES:
            raise InputError("seed", f"has {len(seed)} bytes", f"{SEED_BYTES} bytes or more")
        self.seed = seed

    def below(self, bound: int, number: int) -> int:
        limit = (1 << 64) - (1 << 64) % bound
        attempt = 0
        while True:
            block = self.seed + number.to_bytes(8, "big") + attempt.to_bytes(4, "big")
            value = int.from_bytes(hashlib.sha256(block).digest()[:8], "big")
            if value < limit:
                return value % bound
            attempt += 1

    def __reduce__(self) -> tuple[type["SeededChance"], tuple[bytes]]:
        return SeededChance, (self.seed,)


class FastChance(Chance):
    """Chance for playouts: the sfc32 generator. Copies of a state share one generator."""

    def __init__(self, seed: int) -> None:
        self._a: i64 = seed & 0xFFFFFFFF
        self._b: i64 = (seed >> 32) & 0xFFFFFFFF
        self._c: i64 = (seed >> 64) & 0xFFFFFFFF
        self._counter: i64 = 1
        for _ in range(12):
            self._next()

    def _next(self) -> i64:
        value: i64 = (self._a + self._b + self._counter) & _MASK
        self._counter = (self._counter + 1) & _MASK
        self._a = self._b ^ (self._b >> 9)
        self._b = (self._c + ((self._c << 3) & _MASK)) & _MASK
        self._c = ((self._c << 21) & _MASK) | (self._c >> 11)
        self._c = (self._c + value) & _MASK
        return value

    def below(self, bound: int, number: int = 0) -> int:
        """Lemire's method: the few values that would favour small numbers are drawn again."""
        size: i64 = bound
        threshold: i64 = (_MASK + 1) % size
        while True:
            product: i64 = self._next() * size
            if (product & _MASK) >= threshold:
                return product >> 32

    def __reduce__(self) -> tuple[object, tuple[int, int, int, int]]:
        return _restore_fast, (self._a, self._b, self._c, self._counter)

    def set_state(self, a: int, b: int, c: int, counter: int) -> None:
        self._a, self._b, self._c, self._counter = a, b, c, counter


def _restore_fast(a: int, b: int, c: int, counter: int) -> FastChance:
    chance = FastChance(0)
    chance.set_state(a, b, c, counter)
    return chance


class AskChance(Chance):
    """Ask mode, for OpenSpiel, previews and tests: the state waits at each draw for its outcome."""

    asks = True

    def below(self, bound: int, number: int) -> int:
        raise AssertionError("nothing is drawn in ask mode: call apply_chance with an outcome")

    def __reduce__(self) -> tuple[type["AskChance"], tuple[()]]:
        return AskChance, ()


ASK = AskChance()


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def seed_from_text(text: str) -> bytes:
    """The seed for a typed text: 32 or more hexadecimal digits as they are, other text hashed.

    A short seed is fine for simulations and for repeating a game, but it can be guessed.
    """
    if len(text) >= 2 * SEED_BYTES and len(text) % 2 == 0:
        try:
            return bytes.fromhex(text)
        except ValueError:
            pass
    return hashlib.sha256(b"trilobite seed " + text.encode(errors="surrogateescape")).digest()


def seed_from_hex(text: object, where: str, most: int = MOST_SEED_BYTES) -> bytes:
    """The seed of a record, with at most `most` bytes."""
    if isinstance(text, str):
        try:
            seed = bytes.fromhex(text)
        except ValueError:
            seed = b""
        if SEED_BYTES <= len(seed) <= most:
            return seed
    allowed = f"{2 * SEED_BYTES} or more hexadecimal digits"
    expected = Message("record-wants-digits", {"least": 2 * SEED_BYTES, "most": 2 * most})
    raise wrong_value(where, text, f"{shown(text)} is not a seed", allowed, expected)


class Dealer:
    """Deals from a pool of unseen cards, counted by kind; the rest of the pool is the deck.

    Every card in the pool is equally likely at each draw, so every deal is equally likely.
    """

    def __init__(self, pool: list[int], chance: Chance) -> None:
        self._pool = pool
        self._chance = chance
        self._number = 0

    def deal(self, first: int, beyond: int) -> int:
        """Deal a card whose kind is at least `first` and below `beyond`; return its kind."""
        kind = first + self._chance.pick(self._pool[first:beyond], self._number)
        self._number += 1
        self._pool[kind] -= 1
        return kind

    def below(self, bound: int) -> int:
        """A random number below `bound`, such as which card of a hand was chosen."""
        self._number += 1
        return self._chance.below(bound, self._number - 1)
