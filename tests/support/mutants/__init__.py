"""Pebbles broken on purpose, so that every check of the conformance suite is seen to fail once."""

from tests.support.mutants import arrays, keeping, playing, reading, telling
from tests.support.mutants.mutant import Mutant, registered

MUTANTS: list[Mutant] = [
    *playing.MUTANTS,
    *keeping.MUTANTS,
    *telling.MUTANTS,
    *reading.MUTANTS,
    *arrays.MUTANTS,
]

__all__ = ["MUTANTS", "Mutant", "registered"]
