"""Section 0, terms: places around the table, and points."""

from mypy_extensions import i64

from trilobite.games.tritarea.model import PARTICIPANTS
from trilobite.games.tritarea.table import Table

# Places around the table.


def place_of(table: Table, participant: i64) -> i64:
    """A participant's place in the table order of the round; 0 is the start player."""
    order = table.order
    place: i64 = 0
    while order[place] != participant:
        place += 1
    return place


def left_of(table: Table, participant: i64) -> i64:
    """The next participant clockwise, in the table order of the round."""
    return table.order[(place_of(table, participant) + 1) & 3]


def clockwise_from(table: Table, first: i64) -> list[int]:
    """All participants once, in the table order of the round, beginning with `first`."""
    place = place_of(table, first)
    return [int(table.order[(place + i) & 3]) for i in range(PARTICIPANTS)]


# Points.


def gain(table: Table, source: i64, participant: i64, number: i64) -> None:
    """Add points to a score, which has no upper limit (TA-0.4)."""
    table.points[source * PARTICIPANTS + participant] += number


def lose(table: Table, source: i64, participant: i64, number: i64) -> i64:
    """Take a compulsory loss, at most the whole score; return what was taken (TA-0.7, R-1)."""
    taken = min(number, table.score(participant))
    table.points[source * PARTICIPANTS + participant] -= taken
    return taken
