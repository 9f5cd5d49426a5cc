"""The standings while games are being played: a table that updates itself, above a bar."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter

from rich.console import Console, Group
from rich.live import Live
from rich.progress import Progress
from rich.text import Text

from trilobite.lab.consoles import bar_columns
from trilobite.lab.stopping import StopRequest
from trilobite.lab.tournament.ledger import Ledger
from trilobite.lab.tournament.plan import TournamentPlan
from trilobite.lab.tournament.reports import table
from trilobite.lab.tournament.standings import standings_of

Renew = Callable[[], None]

_PAUSE = 0.5
"""Minimum seconds between two drawings of the standings; longer if drawing is slow."""


@contextmanager
def shown_live(tournament: TournamentPlan, ledger: Ledger, stop: StopRequest) -> Iterator[Renew]:
    """Show the standings on a terminal until the block ends.

    Yields a function to be called after each game.
    """
    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda: None
        return
    bar = Progress(*bar_columns(stop))
    before = len(ledger.finished)
    games = bar.add_task("games", total=len(tournament.fixtures), completed=before)
    due = 0.0
    with Live(bar, console=console, transient=True, refresh_per_second=5) as live:

        def renew() -> None:
            nonlocal due
            bar.update(games, completed=len(ledger.finished))
            started = perf_counter()
            if started >= due:
                live.update(Group(_table(tournament, ledger), bar))
                due = perf_counter() + max(_PAUSE, 10 * (perf_counter() - started))

        renew()
        yield renew


def _table(tournament: TournamentPlan, ledger: Ledger) -> Text:
    standings = standings_of(tournament, ledger.finished)
    lines = [] if standings is None else table(tournament, standings)
    return Text("\n".join(lines), no_wrap=True, overflow="crop")
