"""A state that consists of a public table and secrets, in a game that is not compiled."""

from tests.support.pebbles import GAME
from tests.support.pebbles.events import Stopped
from trilobite.engine import ASK, CHANCE, Event, viewpoints
from trilobite.engine.tables import OpenTable, TableState, Viewpoint


class Coins(OpenTable):
    def __init__(self) -> None:
        super().__init__(2)
        self.taken = [0, 0]


class CoinState(TableState[Coins, list[int]]):
    """A seat takes coins; then a draw adds a coin to the secrets."""

    @property
    def to_act(self) -> tuple[int, ...]:
        return (0,) if len(self.secrets) % 2 == 0 else (CHANCE,)

    def legal_ids(self, seat: int) -> list[int]:
        return [1, 2]

    def perform(self, seat: int, id: int) -> None:
        self.table.taken[seat] += id
        self.table.emit(Stopped(seat))
        self.secrets.append(id)

    def chance_weights(self) -> list[int]:
        return [1, 1]

    def resolve(self, outcome: int) -> None:
        self.table.emit(Stopped(outcome))
        self.secrets.append(outcome)


def new_state() -> CoinState:
    return CoinState(GAME, {}, ASK, Coins(), [])


def test_the_players_are_those_of_the_table() -> None:
    assert new_state().players == 2
    assert new_state().draws == 0
    assert CoinState(GAME, {}, ASK, Coins(), [], 7).draws == 7


def test_an_action_is_performed_and_logged() -> None:
    state = new_state()
    log: list[Event] = []
    state.log = log
    state.apply_id(0, 2)
    assert state.table.taken == [2, 0]
    assert log == [Stopped(0)]
    state.settle()
    assert state.to_act == (CHANCE,)


def test_without_a_log_no_events_are_kept() -> None:
    state = new_state()
    state.apply_id(0, 1)
    assert state.table.log is None
    table = Coins()
    table.emit(Stopped(0))
    assert table.log is None


def test_a_draw_adds_its_event_to_the_current_log() -> None:
    state = new_state()
    state.apply_id(0, 1)
    assert state.apply_chance(1) == [Stopped(1)]
    assert (state.draws, state.secrets) == (1, [1, 1])


def test_the_former_module_of_viewpoints_still_works() -> None:
    assert viewpoints.Viewpoint is Viewpoint
