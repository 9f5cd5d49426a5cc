"""The state of a game of Trias: the engine's contract, implemented by the other modules."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from trilobite.engine import CHANCE, Action, Chance, ChartCount, Message, Options, Refusal
from trilobite.engine.encoding import Numbers
from trilobite.engine.fields import write_parts
from trilobite.engine.results import Result
from trilobite.engine.tables import TableState, viewpoint_of
from trilobite.games.trias import asking, features, laws, position, tensor
from trilobite.games.trias.charts import chart_counts
from trilobite.games.trias.fields import DISCARDS, HANDS
from trilobite.games.trias.generated import stages
from trilobite.games.trias.rules import phases, scoring, setup, turn
from trilobite.games.trias.rules.generated.perform import perform
from trilobite.games.trias.table import CHANCE_STAGES, Secrets, Table
from trilobite.games.trias.view import TriasView, view_of

_IS_CHANCE: Final = tuple(stage in CHANCE_STAGES for stage in range(stages.OVER + 1))


class TriasState(TableState[Table, Secrets]):
    takes_forced = False  # players make every choice themselves (section 11)

    def copy(self) -> "TriasState":
        options, table, secrets = self.options.copy(), self.table.copy(), self.secrets.copy()
        return self.with_table(options, self.chance, table, secrets, self.draws)

    def with_table(
        self, options: Options, chance: Chance, table: Table, secrets: Secrets, draws: int
    ) -> "TriasState":
        return TriasState(self.game, options, chance, table, secrets, draws)

    @property
    def to_act(self) -> tuple[int, ...]:
        if self.table.stage == stages.OVER:
            return ()
        return (CHANCE,) if self.awaits_chance() else (int(self.table.active),)

    def awaits_chance(self) -> bool:
        return _IS_CHANCE[self.table.stage]

    def legal_ids(self, seat: int) -> list[int]:
        return asking.legal_ids(self.table) if seat == self.table.active else []

    def perform(self, seat: int, id: i64) -> None:
        perform(self.table, self.secrets, seat, id)

    def chance_weights(self) -> list[int]:
        table = self.table
        if table.stage == stages.LAY_TILE:
            return setup.tile_weights(table)
        if table.stage == stages.CHOOSE_START:
            return [1] * self.players
        return phases.card_weights(table, self.secrets)

    def resolve(self, outcome: int) -> None:
        table = self.table
        if table.stage == stages.LAY_TILE:
            setup.lay_tile(table, outcome)
        elif table.stage == stages.CHOOSE_START:
            setup.choose_start(table, outcome)
        elif table.stage == stages.DEAL_CARD:
            setup.deal_card(table, self.secrets, outcome)
        elif table.stage == stages.TURN_UP_CARD:
            turn.turned_up(table, self.secrets, outcome)
        else:
            turn.take_card(table, self.secrets, outcome)

    def objection(self, seat: int, action: Action) -> Refusal | None:
        return asking.objection(self.table, action)

    def objection_at(self, seat: int, targets: Sequence[str]) -> Refusal:
        return asking.objection_at(self.table, targets)

    def question(self, seat: int) -> tuple[Message, str]:
        return asking.question(self.table)

    def targets(self, action: Action) -> tuple[str, ...]:
        return asking.targets(self.table, action)

    def can_undo(self, action: Action) -> bool:
        return asking.can_undo(self.table, action)

    def view(self, seat: int | None) -> TriasView:
        return view_of(self.game, viewpoint_of(self, seat), self.table, self.secrets)

    def position_fields(self) -> dict[str, object]:
        return {
            "table": position.table_to_json(self.table),
            "secrets": write_parts((HANDS, DISCARDS), self.secrets),
        }

    def result(self) -> Result | None:
        return scoring.result(self.table) if self.table.stage == stages.OVER else None

    def terms(self, seat: int) -> list[float]:
        return features.terms(self.table, seat)

    def estimates(self) -> list[float]:
        if self.table.stage == stages.OVER:
            return super().estimates()
        return features.estimates(self.table)

    def encode(self, seat: int, numbers: Numbers) -> None:
        self.check_seat(seat)
        tensor.encode(self.table, self.secrets, seat, numbers)

    def spread(self) -> float:
        return features.spread(self.table)

    def chart_counts(self) -> Sequence[ChartCount]:
        return chart_counts(self.table)

    def emit_account(self) -> None:
        if self.table.stage == stages.OVER:
            scoring.emit_account(self.table)

    def is_halfway(self) -> bool:
        return features.is_halfway(self.table)

    def invariants(self) -> list[str]:
        found = [*laws.table_breaches(self.table), *laws.secret_breaches(self.table, self.secrets)]
        return [str(breach) for breach in found]
