"""How a game ended, as a table."""

from rich.table import Table

from trilobite.engine import Game, Result, SeatResult
from trilobite.engine.language import Language


def result_table(game: Game, result: Result, language: Language) -> Table:
    """Place, name, points and where they came from, and what decided; the winner first.

    Who is nobody's stands below, without a place.
    """
    sources = list(result.participants[0].sources)
    table = Table()
    table.add_column(language.tell("terminal-result-place"), justify="right")
    table.add_column(language.tell("terminal-result-who"))
    table.add_column(language.tell("terminal-result-points"), justify="right")
    for source in sources:
        table.add_column(language.tell(f"{game.key}-source-{source}"), justify="right")
    table.add_column(language.tell("terminal-result-reason"))
    seats = _seats(game, result)
    for one in sorted(result.participants, key=lambda p: _rank(seats.get(p.participant))):
        seat = seats.get(one.participant)
        table.add_row(
            str(seat.place) if seat else "",
            language.name(one.participant),
            str(one.points),
            *(str(one.sources[source]) for source in sources),
            language.say(seat.reason) if seat else "",
        )
    return table


def _seats(game: Game, result: Result) -> dict[int, SeatResult]:
    """What the seat of each participant reached."""
    owners = game.participants(len(result.seats))
    return {p: result.seats[seat] for p, seat in owners.items() if seat is not None}


def _rank(seat: SeatResult | None) -> tuple[bool, int, int]:
    return (False, seat.place, seat.seat) if seat else (True, 0, 0)
