"""Games begun under older rules continue under them, or under today's rules if nothing differs.

A table stores the version of the rules under which it began, and a hash of its game's history. If
the game still knows that version (`Game.former_rules`), the table goes on under it. Otherwise its
log is replayed with today's rules: if every action is still allowed and leads to the same events,
the game goes on. If not, a rule that mattered has changed, and the table can be viewed, as far as
today's rules can replay its log, but not played on. The same holds for a log that was damaged.
"""

import logging
from collections.abc import Iterable, Sequence

from trilobite.engine import Refusal
from trilobite.server.common.errors import ServiceError
from trilobite.server.tables.game import NO_HISTORY, UNREPLAYABLE, Entry, LoggedGame, LogRow
from trilobite.server.tables.table import Table

logger = logging.getLogger(__name__)


def hash_of(entries: Iterable[Entry]) -> str:
    """The hash of a whole game's history."""
    history = NO_HISTORY
    for entry in entries:
        history = entry.hash_after(history)
    return history


def rebuild(table: Table, rows: Sequence[LogRow]) -> LoggedGame:
    """Rebuild a game from its log, or a part of it. This takes too long for the event loop."""
    game = new_game(table)
    for row in rows:
        if not _is_applied(game, row):
            return _rebuilt_until(table, rows, row.seq)
    return game


def _is_applied(game: LoggedGame, row: LogRow) -> bool:
    try:
        return not isinstance(game.apply(row), Refusal)
    except UNREPLAYABLE:
        logger.warning("the log of a table cannot be replayed to its end", exc_info=True)
        return False


def new_game(table: Table) -> LoggedGame:
    seed, salt = bytes.fromhex(table.seed), bytes.fromhex(table.salt)
    game, position = table.rules_of_play(), table.position
    if position is not None:
        # It has the table's version of the rules; replaying the log shows whether it still fits.
        position = {**position, "rules": game.rules_version}
    return LoggedGame(game, table.players, table.options, seed, salt, position)


def _rebuilt_until(table: Table, rows: Sequence[LogRow], end: int) -> LoggedGame:
    """Rebuild the game up to a row that failed, from the start: it may have left a broken match."""
    game = new_game(table)
    for row in rows:
        if row.seq < end:
            game.apply(row)
        else:
            game.pass_over(row)
    return game


def is_untrue(table: Table, game: LoggedGame) -> bool:
    """Whether today's rules lead to a different history from the stored one."""
    if game.breaks_off is not None:
        return True
    if table.rules == table.rules_of_play().rules_version:
        return False
    if table.history_hash is not None and table.history_hash != hash_of(game.entries):
        return True
    if table.is_given_up:
        return False  # nobody is asked any more
    return game.seq == table.seq and list(game.to_act) != table.to_act


def old_rules() -> ServiceError:
    problem = "The rules have changed since; this game can be looked at, but not played on."
    return ServiceError("old_rules", problem)
