"""Games of older rules: they go on if the rules of today tell the same of them.

A table keeps the version of the rules under which it was begun, and a hash of what has happened in
its game. When the rules have another version, its log is carried out by them: if every action is
still allowed and everything that followed is the same, the game goes on. Otherwise a rule that
mattered has changed, and the table can be looked at, as far as the rules of today can tell its log,
but not played on. The same holds for a log that something else has broken.
"""

import hashlib
import logging
from collections.abc import Iterable, Mapping, Sequence

from trilobite.engine import Event, canonical_json
from trilobite.server.story import UNTELLABLE, Entry, Row, Story
from trilobite.server.tables import Table
from trilobite.server.trouble import TroubleError

logger = logging.getLogger(__name__)
FIRST = "0" * 64


def told_after(before: str, entry: Entry) -> str:
    """The hash of what has happened, one entry later. What seats do besides is no part of it."""
    if entry.row.kind == "seat":
        return before
    events = [_happening(event) for event in entry.events if not event.is_remark]
    told = canonical_json([before, entry.row.kind, events, entry.taken_back])
    return hashlib.sha256(told.encode()).hexdigest()


def _happening(event: Event) -> dict[str, object]:
    """An event without what only explains it: a table goes on when that is said in another way."""
    told, asides = event.to_json(), event.asides.split()
    args = {name: value for name, value in _args(told).items() if name not in asides}
    return {**told, "args": args}


def _args(told: Mapping[str, object]) -> Mapping[str, object]:
    args = told["args"]
    return args if isinstance(args, dict) else {}


def told_of(entries: Iterable[Entry]) -> str:
    """The hash of a whole story."""
    told = FIRST
    for entry in entries:
        told = told_after(told, entry)
    return told


def rebuild(table: Table, rows: Sequence[Row]) -> Story:
    """The story of a log, or of its beginning. Takes milliseconds: not for the event loop."""
    story = new_story(table)
    for row in rows:
        try:
            story.tell(row)
        except UNTELLABLE:
            logger.warning("the log of a table cannot be told to its end", exc_info=True)
            return _told_until(table, rows, row.seq)
    return story


def new_story(table: Table) -> Story:
    seed, salt = bytes.fromhex(table.seed), bytes.fromhex(table.salt)
    game, position = table.rules_of_play(), table.position
    if position is not None:
        # It was written under the rules of its table; whether they still hold, its log will show.
        position = {**position, "rules": game.rules_version}
    return Story(game, table.players, table.options, seed, salt, position)


def _told_until(table: Table, rows: Sequence[Row], end: int) -> Story:
    """The story up to a row, told anew: what failed may have left its match half changed."""
    story = new_story(table)
    for row in rows:
        if row.seq < end:
            story.tell(row)
        else:
            story.pass_over(row)
    story.breaks_off = end
    return story


def is_untrue(table: Table, story: Story) -> bool:
    """Whether the rules of today tell something else than what has happened at a table."""
    if story.breaks_off is not None:
        return True
    if table.rules == table.rules_of_play().rules_version:
        return False
    if table.told is not None and table.told != told_of(story.entries):
        return True
    return story.seq == table.seq and story.to_act != table.to_act


def old_rules() -> TroubleError:
    problem = "The rules have changed since; this game can be looked at, but not played on."
    return TroubleError("old_rules", problem)
