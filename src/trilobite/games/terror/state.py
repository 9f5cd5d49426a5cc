"""The state of Triassic Terror: the engine's contract, implemented by the other modules."""

from collections.abc import Sequence

from mypy_extensions import i64

from trilobite.engine import CHANCE, Action, ChartCount, Message, Refusal, Result
from trilobite.engine.encoding import Numbers
from trilobite.engine.fields import write_parts
from trilobite.engine.tables import TableState, viewpoint_of
from trilobite.games.terror import laws, model, pointing, targets, tensor
from trilobite.games.terror.charts import chart_counts
from trilobite.games.terror.fast.legal import legal_ids
from trilobite.games.terror.features import terms
from trilobite.games.terror.features.progress import is_halfway
from trilobite.games.terror.fields import SECRETS
from trilobite.games.terror.generated import first_id, stages
from trilobite.games.terror.position import table_to_json
from trilobite.games.terror.rules import action_row, decisions, predators, selection, setup
from trilobite.games.terror.rules.ending import is_last_turn, result
from trilobite.games.terror.rules.generated.calls import objection, perform
from trilobite.games.terror.rules.questions import question
from trilobite.games.terror.rules.scoring import emit_account
from trilobite.games.terror.rules.turn import lay_tile, turn_up
from trilobite.games.terror.table import Secrets, Table
from trilobite.games.terror.view import TerrorView, view_of


class TerrorState(TableState[Table, Secrets]):
    def copy(self) -> "TerrorState":
        options, table, secrets = self.options.copy(), self.table.copy(), self.secrets.copy()
        return TerrorState(self.game, options, self.chance, table, secrets, self.draws)

    @property
    def to_act(self) -> tuple[int, ...]:
        if self.table.stage == stages.OVER:
            return ()
        return (CHANCE,) if self.awaits_chance() else (int(self.table.active),)

    def awaits_chance(self) -> bool:
        return self.table.stage <= stages.DRAW_CARD  # the stages of chance come first

    def must_ask(self, seat: int, id: int) -> bool:
        return decisions.must_ask(self.table, seat, id)

    def legal_ids(self, seat: int) -> list[int]:
        return legal_ids(self.table) if seat == self.table.active else []

    def perform(self, seat: int, id: i64) -> None:
        perform(self.table, self.secrets, seat, id)

    def chance_weights(self) -> list[int]:
        table = self.table
        if table.stage == stages.LAY_TILE:
            return action_row.tile_weights(table)
        if table.stage == stages.CHOOSE_START:
            return setup.start_weights(table)
        return self.secrets.deck.copy()

    def resolve(self, outcome: int) -> None:
        table = self.table
        if table.stage == stages.LAY_TILE:
            lay_tile(table, outcome)
        elif table.stage == stages.CHOOSE_START:
            setup.choose_start(table, outcome)
        elif table.stage == stages.DRAW_CARD:
            selection.draw_card(table, self.secrets, outcome)
        else:
            turn_up(table, self.secrets, outcome)

    def objection(self, seat: int, action: Action) -> Refusal | None:
        return objection(self.table, action.id)

    def objection_at(self, seat: int, targets: Sequence[str]) -> Refusal:
        return pointing.objection_at(self.table, targets)

    def question(self, seat: int) -> tuple[Message, str]:
        return question(self.table)

    def targets(self, action: Action) -> tuple[str, ...]:
        return targets.targets(self.table, action)

    def can_undo(self, action: Action) -> bool:
        """Nothing that shows a hidden card or ends the selection or the turn can be undone."""
        table = self.table
        if action.id == first_id.DRAFT:
            return len(selection.free_tiles(table)) > 1  # the last is taken for the player
        if action.id == first_id.CARD:
            return bool(table.cards[table.active] != model.BLIND)
        return action.id > first_id.CARD and action.id != first_id.END

    def wasted_by(self, seat: int, action: Action) -> Message | None:
        """A tile left unused is a waste, as is sparing opponents; in the last turn, a piece too."""
        if action.id == first_id.FINISH:
            is_waste = predators.has_moved_nothing(self.table)
        elif action.id == first_id.END:
            is_waste = is_last_turn(self.table)
        else:
            is_waste = predators.spares_opponents(self.table)
        return super().wasted_by(seat, action) if is_waste else None

    def view(self, seat: int | None) -> TerrorView:
        return view_of(self.game, viewpoint_of(self, seat), self.table, self.secrets)

    def position_fields(self) -> dict[str, object]:
        return {"table": table_to_json(self.table), "secrets": write_parts(SECRETS, self.secrets)}

    def result(self) -> Result | None:
        return result(self.table) if self.table.stage == stages.OVER else None

    def terms(self, seat: int) -> list[float]:
        return terms.terms(self.table, self.secrets, seat)

    def estimates(self) -> list[float]:
        if self.table.stage == stages.OVER:
            return super().estimates()
        return terms.estimates(self.table, self.secrets)

    def encode(self, seat: int, numbers: Numbers) -> None:
        self.check_seat(seat)
        tensor.encode(self.table, self.secrets, seat, numbers)

    def spread(self) -> float:
        return terms.spread(self.table)

    def chart_counts(self) -> Sequence[ChartCount]:
        return chart_counts(self.table)

    def emit_account(self) -> None:
        emit_account(self.table)

    def is_halfway(self) -> bool:
        return is_halfway(self.table)

    def invariants(self) -> list[str]:
        found = [*laws.table_breaches(self.table), *laws.card_breaches(self.table, self.secrets)]
        return [str(breach) for breach in found]
