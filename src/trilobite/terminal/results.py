"""The result of a game as a table with a column for each participant."""

from rich.table import Table

from trilobite.engine import Game, Result, SeatResult
from trilobite.engine.language import Language
from trilobite.terminal.screen import Screen


def show_result(screen: Screen, game: Game, result: Result) -> None:
    """Show places and points by source, winner first; below, the reason for each place.

    A solo game has no places: its reason is a grade.
    """
    seats = _seats(game, result)
    screen.show(_table(game, result, seats, screen.language))
    for participant in sorted(seats, key=lambda p: _rank(seats[p])):
        seat = seats[participant]
        who, reason = screen.language.name(participant), screen.language.say(seat.reason)
        key = "terminal-result-line" if len(seats) > 1 else "terminal-result-alone"
        screen.say(key, style="question", place=seat.place, who=who, reason=reason)


def _table(game: Game, result: Result, seats: dict[int, SeatResult], language: Language) -> Table:
    """The table. Participants without a seat come last; sources without points are left out.

    If the points of a seat are not those of its participant, they get a row of their own.
    """
    people = sorted(result.participants, key=lambda one: _rank(seats.get(one.participant)))
    table = Table()
    table.add_column("")
    for one in people:
        name = language.name(one.participant)
        is_npc = one.participant not in seats
        name = language.sentence("terminal-name-npc", name=name) if is_npc else name
        table.add_column(name, justify="right")
    places = [seats.get(one.participant) for one in people]
    if len(seats) > 1:
        texts = [str(seat.place) if seat else "" for seat in places]
        table.add_row(language.sentence("terminal-result-place"), *texts)
    for source in people[0].sources:
        points = [one.sources[source] for one in people]
        if any(points):
            table.add_row(language.sentence(f"{game.key}-source-{source}"), *map(str, points))
    totals = [str(one.points) for one in people]
    table.add_row(language.sentence("terminal-result-points"), *totals, style="heading")
    if any(seat and seat.points != one.points for seat, one in zip(places, people, strict=True)):
        texts = [str(seat.points) if seat else "" for seat in places]
        table.add_row(language.sentence("terminal-result-team"), *texts, style="heading")
    return table


def _seats(game: Game, result: Result) -> dict[int, SeatResult]:
    """The result of each participant's seat."""
    owners = game.participants(len(result.seats))
    return {p: result.seats[seat] for p, seat in owners.items() if seat is not None}


def _rank(seat: SeatResult | None) -> tuple[bool, int, int]:
    return (False, seat.place, seat.seat) if seat else (True, 0, 0)
