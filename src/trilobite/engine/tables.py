"""How the games of this house keep a state: a table that lies open, and secrets apart from it.

The contract asks for nothing of the kind; a game may keep its things in another way.
"""

from typing import Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from trilobite.engine.chance import Chance
from trilobite.engine.contract import Game, State
from trilobite.engine.events import Event
from trilobite.engine.options import OptionValue


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenTable:
    """Everything public. A game adds what lies there and how far it is."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.log: list[Event] | None = None
        """Where events go; None while nobody listens."""

    def tell(self, event: Event) -> None:
        if self.log is not None:
            self.log.append(event)


T = TypeVar("T", bound=OpenTable)
S = TypeVar("S")


@mypyc_attr(allow_interpreted_subclasses=True)
class TableState(State, Generic[T, S]):
    """The table and the secrets of a game, and the contract around them."""

    def __init__(
        self,
        game: Game,
        options: dict[str, OptionValue],
        chance: Chance,
        table: T,
        secrets: S,
        draws: int = 0,
    ) -> None:
        super().__init__(game, table.players, options, chance)
        self.table = table
        self.secrets = secrets
        self.draws = draws

    def perform(self, seat: int, id: i64) -> None:
        """Carry out a legal action and no more. For subclasses."""
        raise NotImplementedError

    def apply_id(self, seat: int, id: int) -> None:
        self.table.log = self.log
        self.perform(seat, id)
        self.settle()

    def _draw(self, outcome: int) -> None:
        self.table.log = self.log
        super()._draw(outcome)
