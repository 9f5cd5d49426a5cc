"""The state of a game of Trias: the engine's contract, implemented by the other modules."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from trilobite.engine import CHANCE, Action, ChartCount, Message, Refusal
from trilobite.engine.declared import declared
from trilobite.engine.encoding import Numbers
from trilobite.engine.fields import write_parts
from trilobite.engine.results import Result
from trilobite.engine.tables import TableState, viewpoint_of
from trilobite.games.trias import features, laws, pointing, position, tensor
from trilobite.games.trias.charts import chart_counts
from trilobite.games.trias.fast.legal import legal_ids
from trilobite.games.trias.fields import DISCARDS, HANDS
from trilobite.games.trias.generated import first_id, stages
from trilobite.games.trias.model import MARKS
from trilobite.games.trias.rules import actions, final_scoring, hand_card, setup, turn
from trilobite.games.trias.rules.generated.calls import QUESTIONS, objection, perform
from trilobite.games.trias.table import CHANCE_STAGES, Secrets, Table
from trilobite.games.trias.view import TriasView, view_of

_IS_CHANCE: Final = tuple(stage in CHANCE_STAGES for stage in range(stages.OVER + 1))


class TriasState(TableState[Table, Secrets]):
    takes_forced = False  # players make every choice themselves (section 11)

    def copy(self) -> "TriasState":
        options, table, secrets = self.options.copy(), self.table.copy(), self.secrets.copy()
        return TriasState(self.game, options, self.chance, table, secrets, self.draws)

    @property
    def to_act(self) -> tuple[int, ...]:
        if self.table.stage == stages.OVER:
            return ()
        return (CHANCE,) if self.awaits_chance() else (int(self.table.active),)

    def awaits_chance(self) -> bool:
        return _IS_CHANCE[self.table.stage]

    def legal_ids(self, seat: int) -> list[int]:
        return legal_ids(self.table) if seat == self.table.active else []

    def perform(self, seat: int, id: i64) -> None:
        perform(self.table, self.secrets, seat, id)

    def chance_weights(self) -> list[int]:
        table = self.table
        if table.stage == stages.LAY_TILE:
            return setup.tile_weights(table)
        if table.stage == stages.CHOOSE_START:
            return [1] * self.players
        return hand_card.card_weights(table, self.secrets)

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
        return objection(self.table, action.id)

    def objection_at(self, seat: int, targets: Sequence[str]) -> Refusal:
        return pointing.objection_at(self.table, targets)

    def question(self, seat: int) -> tuple[Message, str]:
        table = self.table
        if table.stage == stages.ACTING:
            return actions.ask_action(table, can_act=legal_ids(table) != [first_id.END])
        return QUESTIONS[int(table.stage)](table)

    def targets(self, action: Action) -> tuple[str, ...]:
        """A herd is named by its mark and its tile."""
        kind, values = action.kind, declared(action).values
        if kind not in ("drift", "move", "rescue"):
            return declared(action).targets()
        table = self.table
        cell = int(table.neighbour(values[0], values[1]))
        if kind == "drift":
            return (f"cell:{table.spot(cell)}",)
        if kind == "rescue":
            return (f"swimmer:{table.spot(cell)}", f"tile:{values[0]}")
        return (f"{MARKS[values[2]]}:{values[0]}", f"tile:{int(table.board.tile_at[cell])}")

    def can_undo(self, action: Action) -> bool:
        """Everything but showing a card and ending the turn can be undone (section 11)."""
        if action.kind == "place":
            return bool(self.table.stage == stages.ACTING)
        return action.kind not in ("hand", "draw", "end")

    def view(self, seat: int | None) -> TriasView:
        return view_of(self.game, viewpoint_of(self, seat), self.table, self.secrets)

    def position_fields(self) -> dict[str, object]:
        return {
            "table": position.table_to_json(self.table),
            "secrets": write_parts((HANDS, DISCARDS), self.secrets),
        }

    def result(self) -> Result | None:
        return final_scoring.result(self.table) if self.table.stage == stages.OVER else None

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
            final_scoring.emit_account(self.table)

    def is_halfway(self) -> bool:
        return features.is_halfway(self.table)

    def invariants(self) -> list[str]:
        found = [*laws.table_breaches(self.table), *laws.secret_breaches(self.table, self.secrets)]
        return [str(breach) for breach in found]
