"""A game of Tritarea: the table, the secrets, and the `State` interface around them."""

from collections.abc import Sequence
from typing import Final

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
from trilobite.games.tritarea import asking, features, pointing, refusals, setup, tensor, turn
from trilobite.games.tritarea.charts import chart_counts
from trilobite.games.tritarea.deciders import acting_seats, decided_next, decider
from trilobite.games.tritarea.invariants import broken_laws
from trilobite.games.tritarea.legal import legal_ids
from trilobite.games.tritarea.model import (
    BUILD,
    CHANGE,
    DECLARE,
    DEFAULT,
    EXTRA,
    PLAY,
    SECOND,
    SELL,
    SINGLE,
    SKIP,
)
from trilobite.games.tritarea.position import secrets_to_json, table_to_json
from trilobite.games.tritarea.settlement import result
from trilobite.games.tritarea.table import (
    BUILDING,
    CHANCE_STAGES,
    CHANGING,
    CHANGING_DECLARED,
    CHOOSE_START,
    DEAL,
    NONE,
    NPC_PLAYS,
    OVER,
    Secrets,
    Table,
)
from trilobite.games.tritarea.view import TritareaView, view_of

_IS_CHANCE: Final = tuple(stage in CHANCE_STAGES for stage in range(OVER + 1))


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
        if table.stage == OVER:
            return ()
        if self.awaits_chance():
            return (CHANCE,)
        if table.actor != NONE:
            return (decider(table, table.actor),)
        return tuple(acting_seats(table))

    def awaits_chance(self) -> bool:
        return _IS_CHANCE[self.table.stage]

    def decides_for(self, seat: int) -> int:
        """The participant a seat is asked about, or else its own (TA-9.3, TA-10.2, TA-11.1)."""
        participant = decided_next(self.table, seat)
        return participant if participant != NONE else self.table.content.participant_of[seat]

    def must_ask(self, seat: int, id: int) -> bool:
        """The last card of a hand is played by its owner, because it reveals something (TA-14.1).

        With `memory=on`, rightholder 1 is also asked about a default without blocks: until then the
        trick stays face up for everybody (R-20).
        """
        return PLAY <= id < CHANGE or (id == DEFAULT and self.table.shows_trick())

    def _take_forced(self) -> bool:
        """Only a 5 or a construction can leave a single answer that need not be asked (TA-14.1)."""
        stage = self.table.stage
        if stage not in {BUILDING, CHANGING, CHANGING_DECLARED}:
            return False
        return super()._take_forced()

    def legal_ids(self, seat: int) -> list[int]:
        return legal_ids(self.table, self.secrets, seat)

    def perform(self, seat: int, id: i64) -> None:
        table = self.table
        secrets = self.secrets
        if id >= BUILD:
            _construct(table, secrets, id)
        elif id >= CHANGE:
            turn.change(table, secrets, decided_next(table, seat), id - CHANGE)
        elif id >= PLAY:
            turn.play(table, secrets, id - PLAY)
        elif id >= SELL:
            turn.sell(table, id - SELL)
        else:
            turn.declare(table, secrets, decided_next(table, seat), id - DECLARE)

    def chance_weights(self) -> list[int]:
        if self.table.stage == CHOOSE_START:
            return setup.start_weights(self.table)
        return setup.deal_weights(self.secrets)

    def resolve(self, outcome: int) -> None:
        table = self.table
        if table.stage == DEAL:
            turn.deal_card(table, self.secrets, outcome)
        elif table.stage == NPC_PLAYS:
            turn.play_npc_card(table, self.secrets, outcome)
        elif table.stage == CHOOSE_START:
            setup.choose_start(table, outcome)
        else:
            turn.take_npc_card(table, self.secrets, outcome)

    def objection(self, seat: int, action: Action) -> Refusal | None:
        return refusals.objection(self.table, self.secrets, seat, action)

    def objection_at(self, seat: int, targets: Sequence[str]) -> Refusal:
        return pointing.objection_at(self.table, self.secrets, seat, targets)

    def question(self, seat: int) -> tuple[Message, str]:
        return asking.question(self.table, seat)

    def targets(self, action: Action) -> tuple[str, ...]:
        return asking.targets(action)

    def can_undo(self, action: Action) -> bool:
        return asking.can_undo(self.table, action)

    def view(self, seat: int | None) -> TritareaView:
        return view_of(self.game, viewpoint_of(self, seat), self.table, self.secrets)

    def position_fields(self) -> dict[str, object]:
        return {
            "table": table_to_json(self.table),
            "secrets": secrets_to_json(self.table, self.secrets),
        }

    def result(self) -> Result | None:
        return result(self.table) if self.table.stage == OVER else None

    def terms(self, seat: int) -> list[float]:
        return features.terms(self.table, self.secrets, seat)

    def encode(self, seat: int, numbers: Numbers) -> None:
        self.check_seat(seat)
        tensor.encode(self.table, self.secrets, seat, numbers)

    def spread(self) -> float:
        return features.spread(self.table)

    def chart_counts(self) -> Sequence[ChartCount]:
        return chart_counts(self.table)

    def outlook(self) -> list[float]:
        """All seats are measured at once; a solo player expects a grade (TA-11.2)."""
        if self.table.stage == OVER:
            return super().outlook()
        return features.outlook(self.table, self.secrets)

    def appraisal(self, seat: int) -> tuple[list[float], float]:
        if self.table.stage == OVER:
            return super().appraisal(seat)
        return features.appraisal(self.table, self.secrets, seat)

    def is_halfway(self) -> bool:
        return features.is_halfway(self.table)

    def invariants(self) -> list[str]:
        return broken_laws(self.table, self.secrets)


def _construct(table: Table, secrets: Secrets, id: i64) -> None:
    """Perform an action of a rightholder (sections 5 and 6)."""
    if id == SKIP:
        turn.skip(table, secrets)
    elif id >= EXTRA:
        turn.add_block(table, secrets, id - EXTRA)
    elif id == SINGLE:
        turn.single(table, secrets)
    elif id == SECOND:
        turn.second(table, secrets)
    elif id == DEFAULT:
        turn.default(table, secrets)
    else:
        turn.build(table, secrets, id - BUILD)
