"""Chapters 4 and 11: the game turn. All take part, even with nothing on the board (TT-4.9).

Chapter 11, which is data (`content.toml`), says how many turns a period has (TT-11.1), what it
scores (R-28) and, with the rule of the start marker, who begins them (TT-11.2).
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from trilobite.engine.declared import ORDINAL, WHO, EventKind
from trilobite.engine.reading import NONE
from trilobite.games.terror.generated import stages
from trilobite.games.terror.model import PERIOD
from trilobite.games.terror.rules import action_row, play_turn, selection, setup
from trilobite.games.terror.rules.ending import end_game
from trilobite.games.terror.rules.scoring import score_period
from trilobite.games.terror.table import Secrets, Table

TurnBegan = EventKind("terror-turn-began", "TT-4.1").of(period=PERIOD, turn=ORDINAL)
StartPassed = EventKind("terror-start-passed", "TT-4.8").of(who=WHO)

Step = Callable[[Table], bool]
"""A step of a game turn; it returns True if it waits for a decision or a draw."""


def begin_game_turn(table: Table) -> bool:
    table.selected = 0
    if table.log is not None:
        table.emit(TurnBegan(period=table.period, turn=table.turn))
    return False


def select_next(table: Table) -> bool:
    """Phase A: clockwise from the start player each player selects once."""
    if table.selected == table.content.players:
        return False
    seat = table.start if table.selected == 0 else table.left_of(table.active)
    selection.begin_selection(table, seat)
    return True


def play_next(table: Table) -> bool:
    """Phase B: players act in ascending order of their spaces."""
    space = play_turn.next_to_play(table)
    if space == NONE:
        return False
    play_turn.begin_play_turn(table, space)
    return True


def score(table: Table) -> bool:
    """The last game turn of a period is followed by its scoring."""
    if table.is_last_turn():
        score_period(table)
    return False


def pass_start(table: Table) -> bool:
    """The start marker passes to the left, sometimes by two seats, and a turn follows (TT-4.8)."""
    content = table.content
    passed = content.seats_passed(int(table.period), int(table.turn))
    table.start = (table.start + passed) % content.players
    if table.log is not None:
        table.emit(StartPassed(who=table.start))
    if table.is_last_turn():
        table.period += 1
        table.turn = 0
    else:
        table.turn += 1
    return False


TURN: Final[tuple[Step, ...]] = (
    begin_game_turn,
    select_next,
    play_next,
    action_row.refresh,
    score,
    end_game,
    pass_start,
)
"""The order of a game turn (TT-4.1)."""


def go_on(table: Table, at: int) -> None:
    """Carry out the steps of game turns from this one on, until one of them waits."""
    while not TURN[at](table):
        at = (at + 1) % len(TURN)


def take_tile(table: Table, tile: i64) -> None:
    """Finish selecting; a face-up card that was taken is replaced before the next player."""
    selection.take_tile(table, tile)
    if table.took_face_up:
        table.stage = stages.TURN_UP
    else:
        go_on(table, TURN.index(select_next))


def turn_up(table: Table, secrets: Secrets, kind: int) -> None:
    """A face-up card was drawn, to replace one or as the last thing before the tiles are laid."""
    if table.selected == 0:
        setup.turn_up_first(table, secrets, kind)
    else:
        selection.replace_card(table, secrets, kind)
        go_on(table, TURN.index(select_next))


def end_play_turn(table: Table) -> None:
    play_turn.end_play_turn(table)
    go_on(table, TURN.index(play_next))


def lay_tile(table: Table, tile: i64) -> None:
    """Lay one more tile of a shuffle; after the last one the game goes on."""
    is_set_up = table.selected == 0
    if action_row.lay_tile(table, tile, setup.FIRST_TILES if is_set_up else action_row.REFRESH):
        go_on(table, 0 if is_set_up else TURN.index(action_row.refresh) + 1)
