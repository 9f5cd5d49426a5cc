"""The events of Pebbles."""

from collections.abc import Mapping

from tests.support.pebbles.model import COLOURS
from trilobite.engine import Argument, Event, PublicEvent, Who, Word


def colour_word(colour: int) -> Word:
    return Word(f"pebbles-{COLOURS[colour]}")


class PondFilled(PublicEvent):
    """A pebble was put into the pond (PE-1)."""

    key = "pebbles-pond-filled"
    rule = "PE-1"
    reveals = True

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def arguments(self) -> Mapping[str, Argument]:
        return {"colour": colour_word(self.colour)}


class LeaderChosen(PublicEvent):
    key = "pebbles-leader"
    rule = "PE-3"
    reveals = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.seat)}


class PebbleEvent(PublicEvent):
    """A participant did something with a pebble, and everybody sees it."""

    def __init__(self, participant: int, colour: int) -> None:
        self.participant = participant
        self.colour = colour

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.participant), "colour": colour_word(self.colour)}


class Uncovered(PebbleEvent):
    key = "pebbles-uncovered"
    rule = "PE-2"
    reveals = True


class Taken(PebbleEvent):
    key = "pebbles-taken"
    rule = "PE-3"

    def targets(self) -> tuple[str, ...]:
        return (f"pond:{COLOURS[self.colour]}",)


class Dropped(PebbleEvent):
    key = "pebbles-dropped"
    rule = "PE-3"


class Fed(PebbleEvent):
    key = "pebbles-fed"
    rule = "PE-4"
    ends_turn = True


class Stopped(PublicEvent):
    key = "pebbles-stopped"
    rule = "PE-3"
    ends_turn = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.seat)}


class SecretEvent(Event):
    """A seat did something with a pebble that only this seat sees."""

    hidden_key = ""

    def __init__(self, seat: int, colour: int) -> None:
        self.seat = seat
        self.colour = colour

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.seat), "colour": colour_word(self.colour)}

    def seen_by(self, seat: int | None) -> Event | None:
        if seat == self.seat:
            return self
        return Unseen(self.hidden_key, self.rule, self.seat)


class Hidden(SecretEvent):
    key = "pebbles-hidden"
    hidden_key = "pebbles-hidden-unseen"
    rule = "PE-2"


class Drawn(SecretEvent):
    key = "pebbles-drawn"
    hidden_key = "pebbles-drawn-unseen"
    rule = "PE-3"
    reveals = True


class Unseen(PublicEvent):
    """What the other seats see of a secret event."""

    def __init__(self, key: str, rule: str, seat: int) -> None:
        self.key = key
        self.rule = rule
        self.seat = seat

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.seat)}
