"""Laws: what is true of every table, such as that no piece is lost.

A game states each of its laws once, as a generator of breaches. `State.invariants` lists them, and
a position that is read is refused for the first breach, with its field and what would be right.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from trilobite.engine.reading import InputError


@dataclass(frozen=True)
class Breach:
    """A broken law: the field at fault, what is wrong with it, and what would be right."""

    field: str
    problem: str
    allowed: str = ""
    law: str = ""
    """Id of the law in the specification, such as INV-1."""

    def __str__(self) -> str:
        right = f" (right: {self.allowed})" if self.allowed else ""
        return f"{self.law}: " * bool(self.law) + f"{self.field} {self.problem}{right}"


def first_broken(laws: Iterable[Iterable[Breach]]) -> Iterator[Breach]:
    """The breaches of the first broken law: each law may rely on those before it."""
    for law in laws:
        found = list(law)
        yield from found
        if found:
            return


def refuse_breach(breaches: Iterable[Breach], where: str) -> None:
    """Raise an error for the first breach, if there is one."""
    for breach in breaches:
        raise InputError(f"{where}.{breach.field}", breach.problem, breach.allowed)
