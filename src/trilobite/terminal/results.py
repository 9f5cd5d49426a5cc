"""How a game ended, as a table."""

from rich.table import Table

from trilobite.engine import Game, Result
from trilobite.engine.language import Language


def result_table(game: Game, result: Result, language: Language) -> Table:
    """Place, name, points and where they came from, and what decided; the winner first."""
    sources = list(result.participants[0].sources)
    table = Table()
    table.add_column(language.tell("terminal-result-place"), justify="right")
    table.add_column(language.tell("terminal-result-who"))
    table.add_column(language.tell("terminal-result-points"), justify="right")
    for source in sources:
        table.add_column(language.tell(f"{game.key}-source-{source}"), justify="right")
    table.add_column(language.tell("terminal-result-reason"))
    for seat in sorted(result.seats, key=lambda seat: (seat.place, seat.seat)):
        gained = result.participants[seat.seat].sources
        table.add_row(
            str(seat.place),
            language.name(seat.seat),
            str(seat.points),
            *(str(gained[source]) for source in sources),
            language.say(seat.reason),
        )
    return table
