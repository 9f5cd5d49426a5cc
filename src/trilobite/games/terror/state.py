"""The state of Triassic Terror: the engine's contract, implemented by the other modules."""

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
from trilobite.games.terror import model, pointing, targets, tensor
from trilobite.games.terror.charts import chart_counts
from trilobite.games.terror.fast.legal import legal_ids
from trilobite.games.terror.features import terms
from trilobite.games.terror.features.progress import is_halfway
from trilobite.games.terror.laws import breaches
from trilobite.games.terror.position import secrets_to_json, table_to_json
from trilobite.games.terror.rules import (
    action_row,
    counters,
    decisions,
    growth,
    index,
    migration,
    play_turn,
    predators,
    raptors,
    selection,
    setup,
    spreading,
    turn,
    whites,
)
from trilobite.games.terror.rules.ending import result
from trilobite.games.terror.table import Secrets, Table
from trilobite.games.terror.view import TerrorView, view_of

_IS_CHANCE: Final = tuple(stage in model.CHANCE_STAGES for stage in range(model.OVER + 1))


class TerrorState(TableState[Table, Secrets]):
    def copy(self) -> "TerrorState":
        options, table, secrets = self.options.copy(), self.table.copy(), self.secrets.copy()
        return self.with_table(options, self.chance, table, secrets, self.draws)

    def with_table(
        self,
        options: dict[str, OptionValue],
        chance: Chance,
        table: Table,
        secrets: Secrets,
        draws: int,
    ) -> "TerrorState":
        return TerrorState(self.game, options, chance, table, secrets, draws)

    @property
    def to_act(self) -> tuple[int, ...]:
        table = self.table
        if table.stage == model.OVER:
            return ()
        if self.awaits_chance():
            return (CHANCE,)
        return (int(table.active),)

    def awaits_chance(self) -> bool:
        return _IS_CHANCE[self.table.stage]

    def must_ask(self, seat: int, id: int) -> bool:
        return decisions.must_ask(self.table, seat, id)

    def legal_ids(self, seat: int) -> list[int]:
        if seat != self.table.active:
            return []
        return legal_ids(self.table)

    def perform(self, seat: int, id: i64) -> None:
        table = self.table
        if id >= model.STAY:
            _hunt(table, id)
        elif id >= model.MIGRATE:
            _migrate(table, id)
        elif id >= model.CHOICE:
            _place(table, id)
        elif id >= model.WHITE:
            _act_freely(table, id)
        elif id == model.END:
            turn.end_play_turn(table)
        elif id == model.PLAY_TILE:
            play_turn.play_tile(table)
        elif id == model.PLAY_CARD:
            play_turn.play_card(table, self.secrets)
        elif id >= model.TAKE:
            turn.take_tile(table, id - model.TAKE)
        else:
            selection.draft(table, self.secrets, is_blind=id != model.DRAFT)

    def chance_weights(self) -> list[int]:
        table = self.table
        if table.stage == model.LAY_TILE:
            return action_row.tile_weights(table)
        if table.stage == model.CHOOSE_START:
            return setup.start_weights(table)
        return self.secrets.deck.copy()

    def resolve(self, outcome: int) -> None:
        table = self.table
        if table.stage == model.LAY_TILE:
            turn.lay_tile(table, outcome)
        elif table.stage == model.CHOOSE_START:
            setup.choose_start(table, outcome)
        elif table.stage == model.DRAW_CARD:
            selection.draw_card(table, self.secrets, outcome)
        else:
            turn.turn_up(table, self.secrets, outcome)

    def objection(self, seat: int, action: Action) -> Refusal | None:
        return index.objection(self.table, action)

    def objection_at(self, seat: int, targets: Sequence[str]) -> Refusal:
        return pointing.objection_at(self.table, targets)

    def question(self, seat: int) -> tuple[Message, str]:
        return index.question(self.table)

    def targets(self, action: Action) -> tuple[str, ...]:
        return targets.targets(self.table, action)

    def can_undo(self, action: Action) -> bool:
        """Nothing that shows a hidden card or ends the selection or the turn can be undone."""
        table = self.table
        if action.id == model.DRAFT:
            return len(selection.free_tiles(table)) > 1  # the last is taken for the player
        if action.id == model.PLAY_CARD:
            return bool(table.cards[table.active] != model.BLIND)
        return action.id > model.PLAY_CARD and action.id != model.END

    def view(self, seat: int | None) -> TerrorView:
        return view_of(self.game, viewpoint_of(self, seat), self.table, self.secrets)

    def position_fields(self) -> dict[str, object]:
        return {
            "table": table_to_json(self.table),
            "secrets": secrets_to_json(self.table, self.secrets),
        }

    def result(self) -> Result | None:
        return result(self.table) if self.table.stage == model.OVER else None

    def terms(self, seat: int) -> list[float]:
        return terms.terms(self.table, self.secrets, seat)

    def estimates(self) -> list[float]:
        if self.table.stage == model.OVER:
            return super().estimates()
        return terms.estimates(self.table, self.secrets)

    def encode(self, seat: int, numbers: Numbers) -> None:
        self.check_seat(seat)
        tensor.encode(self.table, self.secrets, seat, numbers)

    def spread(self) -> float:
        return terms.spread(self.table)

    def chart_counts(self) -> Sequence[ChartCount]:
        return chart_counts(self.table)

    def is_halfway(self) -> bool:
        return is_halfway(self.table)

    def invariants(self) -> list[str]:
        return [str(breach) for breach in breaches(self.table, self.secrets)]


def _act_freely(table: Table, id: i64) -> None:
    """Carry out free actions: white Dinos and counters (DP-W)."""
    if id >= model.ERUPTION:
        counters.play_volcano(table, id - model.ERUPTION)
    elif id >= model.HATCHING:
        counters.play_hatch(table, id - model.HATCHING)
    else:
        whites.place_white(table, id - model.WHITE)


def _place(table: Table, id: i64) -> None:
    """Place new Dinos (DP-4, DP-5, DP-6)."""
    if id >= model.GROW:
        growth.grow(table, id - model.GROW)
    elif id >= model.SPREAD:
        spreading.spread(table, id - model.SPREAD)
    else:
        spreading.choose_environment(table, id - model.CHOICE)


def _migrate(table: Table, id: i64) -> None:
    """Choose a herd, its groups, and confirm them (DP-7, DP-8)."""
    if id == model.CONFIRM:
        migration.confirm(table)
    elif id >= model.GO:
        migration.go(
            table, (id - model.GO) // model.MOST_DINOS, (id - model.GO) % model.MOST_DINOS + 1
        )
    else:
        migration.migrate(table, id - model.MIGRATE)


def _hunt(table: Table, id: i64) -> None:
    """Carry out what predators do (DP-9 to DP-14), and the ends of steps."""
    if id == model.STAY:
        predators.stay(table)
    elif id == model.STOP:
        predators.stop(table)
    elif id == model.FINISH:
        _finish(table)
    elif id >= model.SCATTER:
        group = id - model.SCATTER
        raptors.scatter(table, group // model.MOST_SCATTERED, group % model.MOST_SCATTERED + 1)
    elif id >= model.RAPTOR:
        raptors.choose_raptor(table, id - model.RAPTOR)
    elif id >= model.EAT:
        predators.eat(table, id - model.EAT)
    elif table.stage == model.SCATTER_TO:
        raptors.scatter_to(table, id - model.TO)
    else:
        predators.move_predator(table, id - model.TO)


def _finish(table: Table) -> None:
    """Migrate no further herd, or move no further Raptor (DP-7, DP-13)."""
    if table.stage == model.CHOOSE_HERD:
        migration.finish_migration(table)
    else:
        raptors.finish_raptors(table)
