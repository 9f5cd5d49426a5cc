"""Variants of Pebbles, broken on purpose: every check of the conformance suite fails on one."""

from tests.support.mutants import arrays, persistence, playing, reading, revealing
from tests.support.mutants.mutant import Mutant, registered

MUTANTS: list[Mutant] = [
    *playing.MUTANTS,
    *persistence.MUTANTS,
    *revealing.MUTANTS,
    *reading.MUTANTS,
    *arrays.MUTANTS,
]

__all__ = ["MUTANTS", "Mutant", "registered"]
