"""A game of Tritarea: the table, the secrets, and the `State` interface around them."""

from collections.abc import Sequence

from mypy_extensions import i64

from trilobite.engine import (
    CHANCE,
    Action,
    Chance,
    ChartCount,
    Message,
    OptionValue,
    Refusal,
    Result,
)
from trilobite.engine.encoding import Numbers
from trilobite.engine.tables import TableState, viewpoint_of
from trilobite.games.tritarea import model, stages, tensor
from trilobite.games.tritarea.charts import chart_counts
from trilobite.games.tritarea.fast.legal import legal_ids
from trilobite.games.tritarea.features import outlook
from trilobite.games.tritarea.laws import all_laws
from trilobite.games.tritarea.position import secrets_to_json, table_to_json
from trilobite.games.tritarea.rules import (
    building,
    decisions,
    declaring,
    end,
    fives,
    rounds,
    tricks,
)
from trilobite.games.tritarea.rules.npcs import acting_seats, decided_next, decider
from trilobite.games.tritarea.rules.turn import go_on
from trilobite.games.tritarea.table import Secrets, Table
from trilobite.games.tritarea.view import TritareaView, view_of


class TritareaState(TableState[Table, Secrets]):
    def copy(self) -> "TritareaState":
        options, table, secrets = self.options.copy(), self.table.copy(), self.secrets.copy()
        return self.with_table(options, self.chance, table, secrets, self.draws)

    def with_table(
        self,
        options: dict[str, OptionValue],
        chance: Chance,
        table: Table,
        secrets: Secrets,
        draws: int,
    ) -> "TritareaState":
        return TritareaState(self.game, options, chance, table, secrets, draws)

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
        return self.table.stage <= stages.LAST_OF_CHANCE

    def decides_for(self, seat: int) -> int:
        """The participant a seat is asked about, or else its own."""
        participant = decided_next(self.table, seat)
        return participant if participant != model.NONE else self.table.content.participant_of[seat]

    def must_ask(self, seat: int, id: int) -> bool:
        return decisions.must_ask(self.table, id)

    def _take_forced(self) -> bool:
        return decisions.may_be_forced(self.table) and super()._take_forced()

    def legal_ids(self, seat: int) -> list[int]:
        return legal_ids(self.table, self.secrets, seat)

    def perform(self, seat: int, id: i64) -> None:
        table = self.table
        secrets = self.secrets
        if id >= model.BUILD:
            is_over = _construct(table, id)
        elif id >= model.CHANGE:
            is_over = fives.answer(table, secrets, decided_next(table, seat), id - model.CHANGE)
        elif id >= model.PLAY:
            is_over = tricks.play(table, secrets, id - model.PLAY)
        elif id >= model.SELL:
            is_over = declaring.sell(table, id - model.SELL)
        else:
            is_over = declaring.declare(
                table, secrets, decided_next(table, seat), id - model.DECLARE
            )
        if is_over:
            go_on(table, secrets)

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
        return decisions.objection(self.table, self.secrets, seat, action)

    def objection_at(self, seat: int, targets: Sequence[str]) -> Refusal:
        return decisions.objection_at(self.table, self.secrets, seat, targets)

    def question(self, seat: int) -> tuple[Message, str]:
        return decisions.question(self.table, seat)

    def targets(self, action: Action) -> tuple[str, ...]:
        return decisions.targets(action)

    def view(self, seat: int | None) -> TritareaView:
        return view_of(self.game, viewpoint_of(self, seat), self.table, self.secrets)

    def position_fields(self) -> dict[str, object]:
        return {
            "table": table_to_json(self.table),
            "secrets": secrets_to_json(self.table, self.secrets),
        }

    def result(self) -> Result | None:
        return end.result(self.table) if self.table.stage == stages.OVER else None

    def terms(self, seat: int) -> list[float]:
        return outlook.terms(self.table, self.secrets, seat)

    def encode(self, seat: int, numbers: Numbers) -> None:
        self.check_seat(seat)
        tensor.encode(self.table, self.secrets, seat, numbers)

    def spread(self) -> float:
        return outlook.spread(self.table)

    def chart_counts(self) -> Sequence[ChartCount]:
        return chart_counts(self.table)

    def outlook(self) -> list[float]:
        """All seats are measured at once; a solo player expects a grade."""
        if self.table.stage == stages.OVER:
            return super().outlook()
        return outlook.outlook(self.table, self.secrets)

    def appraisal(self, seat: int) -> tuple[list[float], float]:
        if self.table.stage == stages.OVER:
            return super().appraisal(seat)
        return outlook.appraisal(self.table, self.secrets, seat)

    def is_halfway(self) -> bool:
        return stages.SECOND_BLOCK <= self.table.stage <= stages.EXTRA_BLOCK

    def invariants(self) -> list[str]:
        return [str(breach) for breach in all_laws(self.table, self.secrets)]


def _construct(table: Table, id: i64) -> bool:
    """Perform an action of a rightholder; return whether construction is over."""
    if id >= model.PAY:
        return building.end_default(table, down=id == model.PAY)
    if id == model.SKIP:
        return building.skip(table)
    if id >= model.EXTRA:
        return building.add_block(table, id - model.EXTRA)
    if id == model.SINGLE:
        return building.single(table)
    if id == model.SECOND:
        return building.second(table)
    if id == model.DEFAULT:
        return building.default(table)
    return building.build(table, id - model.BUILD)
