"""A game of Tritarea: the table, the secrets, and the `State` interface around them."""

from collections.abc import Sequence

from mypy_extensions import i64

from trilobite.engine import CHANCE, Action, ChartCount, Message, Refusal, Result
from trilobite.engine.encoding import Numbers
from trilobite.engine.tables import TableState, viewpoint_of
from trilobite.games.tritarea import model, phases, tensor
from trilobite.games.tritarea.charts import chart_counts
from trilobite.games.tritarea.fast.legal import legal_ids
from trilobite.games.tritarea.features import outlook
from trilobite.games.tritarea.generated import stages
from trilobite.games.tritarea.laws import all_laws
from trilobite.games.tritarea.position import secrets_to_json, table_to_json
from trilobite.games.tritarea.rules import decisions, declaring, rounds, tricks
from trilobite.games.tritarea.rules.end import result
from trilobite.games.tritarea.rules.generated.calls import perform
from trilobite.games.tritarea.rules.npcs import acting_seats, decided_next, decider
from trilobite.games.tritarea.rules.turn import go_on
from trilobite.games.tritarea.table import Secrets, Table
from trilobite.games.tritarea.view import TritareaView, view_of


class TritareaState(TableState[Table, Secrets]):
    def copy(self) -> "TritareaState":
        options, table, secrets = self.options.copy(), self.table.copy(), self.secrets.copy()
        return TritareaState(self.game, options, self.chance, table, secrets, self.draws)

    @property
    def to_act(self) -> tuple[int, ...]:
        table = self.table
        if table.stage == stages.OVER:
            return ()
        if self.awaits_chance():
            return (CHANCE,)
        if table.actor != model.NONE:
            return (decider(table, table.actor),)
        return tuple(acting_seats(table))

    def awaits_chance(self) -> bool:
        return self.table.stage <= phases.LAST_OF_CHANCE

    def decides_for(self, seat: int) -> int:
        """The participant a seat is asked about, or else its own."""
        participant = decided_next(self.table, seat)
        return participant if participant != model.NONE else self.table.content.participant_of[seat]

    def must_ask(self, seat: int, id: int) -> bool:
        return decisions.must_ask(self.table, id)

    def _take_forced(self) -> bool:
        """Only for a 5, or in construction, can a single answer be taken unasked (`must_ask`)."""
        stage = self.table.stage
        if stages.CHANGING <= stage <= stages.BUILDING or stage == stages.CHANGING_DECLARED:
            return super()._take_forced()
        return False

    def legal_ids(self, seat: int) -> list[int]:
        return legal_ids(self.table, self.secrets, seat)

    def perform(self, seat: int, id: i64) -> None:
        if perform(self.table, self.secrets, seat, id):
            go_on(self.table, self.secrets)

    def chance_weights(self) -> list[int]:
        if self.table.stage == stages.CHOOSE_START:
            return rounds.start_weights(self.table)
        return rounds.deal_weights(self.secrets)

    def resolve(self, outcome: int) -> None:
        table = self.table
        secrets = self.secrets
        if table.stage == stages.DEAL:
            is_over = rounds.deal_card(table, secrets, outcome)
        elif table.stage == stages.NPC_PLAYS:
            is_over = tricks.play_npc_card(table, secrets, outcome)
        elif table.stage == stages.CHOOSE_START:
            is_over = rounds.choose_start(table, outcome)
        else:
            is_over = declaring.take_npc_card(table, secrets, outcome)
        if is_over:
            go_on(table, secrets)

    def objection(self, seat: int, action: Action) -> Refusal | None:
        return decisions.objection(self.table, self.secrets, seat, action.id)

    def objection_at(self, seat: int, targets: Sequence[str]) -> Refusal:
        return decisions.objection_at(self.table, self.secrets, seat, targets)

    def question(self, seat: int) -> tuple[Message, str]:
        return decisions.question(self.table, seat)

    def view(self, seat: int | None) -> TritareaView:
        return view_of(self.game, viewpoint_of(self, seat), self.table, self.secrets)

    def position_fields(self) -> dict[str, object]:
        return {
            "table": table_to_json(self.table),
            "secrets": secrets_to_json(self.table, self.secrets),
        }

    def result(self) -> Result | None:
        return result(self.table) if self.table.stage == stages.OVER else None

    def terms(self, seat: int) -> list[float]:
        return outlook.terms(self.table, self.secrets, seat)

    def encode(self, seat: int, numbers: Numbers) -> None:
        self.check_seat(seat)
        tensor.encode(self.table, self.secrets, seat, numbers)

    def spread(self) -> float:
        return outlook.spread(self.table)

    def chart_counts(self) -> Sequence[ChartCount]:
        return chart_counts(self.table)

    def appraisal(self, seat: int) -> tuple[list[float], float]:
        """All seats are measured at once; a solo player expects a grade."""
        if self.table.stage == stages.OVER:
            return super().appraisal(seat)
        return outlook.appraisal(self.table, self.secrets, seat)

    def is_halfway(self) -> bool:
        return stages.SECOND_BLOCK <= self.table.stage <= stages.EXTRA_BLOCK

    def invariants(self) -> list[str]:
        return [str(breach) for breach in all_laws(self.table, self.secrets)]
