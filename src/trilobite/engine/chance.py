"""Chance: every draw of every game goes through one of these objects.

A draw is made at the moment the thing is drawn (a card when it leaves the deck), so there is never
a deck order to leak. The state counts its draws and names the number of each, so the draws of a
seeded game are a function of seed and number: a state restored from a position goes on exactly as
the original would.
"""

import hashlib
import secrets
from typing import Final

from mypy_extensions import i64, mypyc_attr

from trilobite.engine.reading import InputError, shown

SEED_BYTES = 16
"""The smallest seed of a real game. A shorter one could be searched for from the public board."""

_MASK: Final[i64] = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Where outcomes come from."""

    asks: bool = False
    """True: the state stops at each draw and waits to be told the outcome."""

    def below(self, bound: int, number: int) -> int:
        """A whole number from 0 to bound - 1, all equally likely, for draw `number` of the game."""
        raise NotImplementedError

    def pick(self, weights: list[int], number: int) -> int:
        """An index into the weights, each with its share of the chance."""
        total = 0
        for weight in weights:  # `sum` would leave the compiled code
            total += weight
        rest = self.below(total, number)
        for index, weight in enumerate(weights):
            rest -= weight
            if rest < 0:
                return index
        raise AssertionError("weights must add up to more than the number drawn below their sum")


class SeededChance(Chance):
    """For real games: a seed of at least 128 bits, expanded by a hash."""

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
    """For playouts: the sfc32 generator. Copies of a state share it and go on drawing from it."""

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
        """Lemire's method: the rare leftovers that would favour small numbers are drawn again."""
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
    """For OpenSpiel, previews and tests: the state stops at each draw and waits for its outcome."""

    asks = True

    def below(self, bound: int, number: int) -> int:
        raise AssertionError("in ask mode nobody draws: call apply_chance with an outcome")

    def __reduce__(self) -> tuple[type["AskChance"], tuple[()]]:
        return AskChance, ()


ASK = AskChance()


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def seed_from_text(text: str) -> bytes:
    """The seed somebody typed in: 32 or more hexadecimal digits as they are, other text hashed.

    A short seed is fine for simulations and for repeating a game; it is no secret.
    """
    if len(text) >= 2 * SEED_BYTES and len(text) % 2 == 0:
        try:
            return bytes.fromhex(text)
        except ValueError:
            pass
    return hashlib.sha256(b"trilobite seed " + text.encode(errors="surrogateescape")).digest()


def seed_from_hex(text: object, where: str) -> bytes:
    """The seed of a record."""
    if isinstance(text, str):
        try:
            seed = bytes.fromhex(text)
        except ValueError:
            seed = b""
        if len(seed) >= SEED_BYTES:
            return seed
    raise InputError(
        where, f"{shown(text)} is no seed", f"{2 * SEED_BYTES} or more hexadecimal digits"
    )
