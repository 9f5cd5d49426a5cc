"""Variants of Pebbles, broken on purpose: every check of the conformance suite fails on one."""

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
