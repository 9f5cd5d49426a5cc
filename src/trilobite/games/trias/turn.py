"""The order of play."""

from mypy_extensions import i64

from trilobite.games.trias.cards import deal, discard_hand, discard_top
from trilobite.games.trias.drift import begin_actions, can_drift, demand_drift
from trilobite.games.trias.events import (
    ActionsEnded,
    CardDrawn,
    HandPlayed,
    LastRoundWithoutMeteorite,
    MeteoriteFell,
    NothingDrifts,
    SurplusLost,
    SwimmersLost,
    TurnBegan,
    site_of,
)
from trilobite.games.trias.kernel import WATER
from trilobite.games.trias.model import METEORITE, POLE
from trilobite.games.trias.scoring import score_final
from trilobite.games.trias.table import (
    ACTING,
    CHOOSE_CARD,
    NONE,
    OVER,
    REFILL_HAND,
    TURN_UP_CARD,
    Secrets,
    Table,
)

# The order of play, step by step:
# - begin_turn: TR-2.1; the last round goes straight to the actions (TR-8.2)
# - play_hand or turn_up: phase 1: the card, then the mandatory drift (drift.py)
# - actions until end_actions: phase 2: drift.py, herds.py
# - clean_up: phase 3
# - refill_hand: phase 4
# - next_turn


def begin_turn(table: Table) -> None:
    """A normal turn starts with the card, a last-round turn with actions (TR-2.1, TR-8.2)."""
    table.turn += 1
    table.used_hand = False
    table.rescues_left = 0
    tile: i64 = 0
    while tile <= POLE:
        table.spent[tile] = 0
        tile += 1
    if table.log is not None:
        table.emit(TurnBegan(int(table.active), int(table.turn)))
    if table.is_last_round:
        begin_last_round_actions(table)
    elif table.content.keeps_card_without_drift and not can_drift(table, table.active, NONE):
        skip_phase_one(table)
    else:
        table.idle_turns = 0
        table.stage = CHOOSE_CARD


def skip_phase_one(table: Table) -> None:
    """Use no card if no drift is legal and the option says so (R-3, `keep`)."""
    table.idle_turns += 1
    if table.log is not None:
        table.emit(NothingDrifts(int(table.active)))
    begin_actions(table)


def begin_last_round_actions(table: Table) -> None:
    """There are two actions and no phase 1 (TR-8.2); a drift costs more than that (TR-8.3)."""
    table.stage = ACTING
    table.actions_left = table.content.last_round_actions


def play_hand(table: Table, secrets: Secrets) -> None:
    """The hand card is shown and decides what drifts (TR-2.2, TR-2.4)."""
    face = discard_hand(table, secrets)
    table.used_hand = True
    if table.log is not None:
        table.emit(HandPlayed(int(table.active), face))
    demand_drift(table, face)


def turn_up(table: Table) -> None:
    """Wait for chance to turn up the top card."""
    table.stage = TURN_UP_CARD


def turned_up(table: Table, secrets: Secrets, face: int) -> None:
    """A drawn card must be used (TR-2.2); the meteorite starts the last round now (TR-2.3)."""
    discard_top(table, secrets, face)
    seat = int(table.active)
    if face == METEORITE:
        if table.log is not None:
            table.emit(MeteoriteFell(seat, seat, "TR-2.3"))
        table.last_turns = table.players
        begin_last_round_actions(table)
    else:
        if table.log is not None:
            table.emit(CardDrawn(seat, face))
        demand_drift(table, face)


def end_actions(table: Table) -> None:
    """Phase 2 ends by choice; phases 3 and 4 follow automatically (TR-5.10)."""
    if table.log is not None:
        table.emit(ActionsEnded(int(table.active), int(table.actions_left)))
    clean_up(table)
    table.actions_left = 0
    table.rescues_left = 0
    if table.used_hand and not table.is_last_round:
        table.stage = REFILL_HAND
    else:
        next_turn(table)


def clean_up(table: Table) -> None:
    """Phase 3: only the active player loses swimmers and surplus herds (TR-6.1 to TR-6.3)."""
    board = table.board
    seat = table.active
    if board.swimming[seat] != 0:
        lost = int(board.swimming[seat])
        for cell in board.swimmer_cells(seat):
            board.take_herds(seat, cell, board.herds_at(seat, cell))
        table.stock[seat] += lost
        if table.log is not None:
            table.emit(SwimmersLost(int(seat), lost))
    tile: i64 = 0
    while tile <= POLE:
        cell_of = board.cell_of[tile]
        if cell_of != WATER and board.total[cell_of] > board.capacity[tile]:
            _take_surplus(table, tile)
        tile += 1


def _take_surplus(table: Table, tile: i64) -> None:
    """Remove the surplus from the active player's herds, at most all of them (TR-6.2)."""
    board = table.board
    cell = board.cell_of[tile]
    own = int(board.herds_at(table.active, cell))
    surplus = min(own, int(board.total[cell]) - int(board.capacity[tile]))
    if surplus:
        board.take_herds(table.active, cell, surplus)
        table.stock[table.active] += surplus
        if table.log is not None:
            table.emit(SurplusLost(int(table.active), surplus, int(tile), site_of(table, tile)))


def refill_hand(table: Table, secrets: Secrets, face: int) -> None:
    """Phase 4: a player who used the hand card draws another (TR-7.1) or the meteorite (TR-7.2)."""
    if face == METEORITE:
        discard_top(table, secrets, face)
        first = table.left_of(table.active)
        if table.log is not None:
            table.emit(MeteoriteFell(int(table.active), int(first), "TR-7.2"))
        start_last_round(table)
    else:
        deal(table, secrets, face, "TR-7.1")
        next_turn(table)


def start_last_round(table: Table) -> None:
    """One more turn for every player, beginning with the left neighbour (TR-8.1)."""
    table.last_turns = table.players
    table.active = table.left_of(table.active)
    begin_turn(table)


def next_turn(table: Table) -> None:
    """Pass the turn clockwise (TR-1.7), or score the game after the last round (TR-8.5)."""
    if table.is_last_round:
        table.last_turns -= 1
        if table.last_turns == 0:
            table.stage = OVER
            score_final(table)
            return
    elif table.idle_turns == table.players:
        if table.log is not None:
            table.emit(LastRoundWithoutMeteorite(int(table.left_of(table.active))))
        start_last_round(table)
        return
    table.active = table.left_of(table.active)
    begin_turn(table)
