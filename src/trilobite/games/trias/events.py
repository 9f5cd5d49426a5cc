"""The events of Trias."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import atan2, pi, sqrt
from typing import Final

from mypy_extensions import i64

from trilobite.engine import Argument, Event, PublicEvent, Who, Word
from trilobite.games.trias.table import Table
from trilobite.games.trias.window import ring_distance

TERRAIN_WORDS: Final = (
    Word("trias-mountain"),
    Word("trias-steppe"),
    Word("trias-woods"),
    Word("trias-south-pole"),
)
CARD_WORDS: Final = (
    Word("trias-card-mountain"),
    Word("trias-card-steppe"),
    Word("trias-card-woods"),
    Word("trias-card-meteorite"),
)


@dataclass(frozen=True)
class Site:
    """What a tile is and where it lies, in words for people."""

    landscape: Word
    ring: int
    hour: int


def site_of(table: Table, tile: i64) -> Site:
    window, cell = table.board.window, table.board.cell_of[tile]
    q, r = int(window.q(cell)), int(window.r(cell))
    return Site(TERRAIN_WORDS[table.terrain_of(tile)], ring_distance(q, r), hour_of(q, r))


def hour_of(q: int, r: int) -> int:
    """The direction from the South Pole as an hour, 1 to 12; 12 is at the top of the drawing."""
    hour = round(atan2(sqrt(3) * (q + r / 2), -1.5 * r) / pi * 6)
    return (hour + 11) % 12 + 1


def cell_target(q: int, r: int) -> str:
    return f"cell:{q},{r}"


@dataclass(eq=False)
class BoardLaid(PublicEvent):
    """The continent was laid out (TR-1.1, TR-1.2)."""

    tiles: int
    key = "trias-board-laid"
    rule = "TR-1.1"
    reveals = True

    def arguments(self) -> Mapping[str, Argument]:
        return {"tiles": self.tiles}


@dataclass(eq=False)
class StartPlayerChosen(PublicEvent):
    seat: int
    key = "trias-start-player"
    rule = "TR-1.4"
    reveals = True

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.seat)}


@dataclass(eq=False)
class CardTaken(Event):
    """A card went into a hand: its owner sees the face, the others the back (TR-1.5, TR-7.1)."""

    seat: int
    card: int
    back: int
    rule: str
    key = "trias-card-taken"
    reveals = True

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.seat), "card": CARD_WORDS[self.card], "back": self.back + 1}

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else HiddenCardTaken(self.seat, self.back, self.rule)


@dataclass(eq=False)
class HiddenCardTaken(PublicEvent):
    seat: int
    back: int
    rule: str
    key = "trias-hidden-card-taken"
    reveals = True

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.seat), "back": self.back + 1}


@dataclass(eq=False)
class Placed(PublicEvent):
    """Two herds were placed on a vacant tile (TR-1.6)."""

    seat: int
    tile: int
    site: Site
    herds: int
    rule: str
    ends_turn: bool
    key = "trias-placed"
    asides = "ring hour"

    def arguments(self) -> Mapping[str, Argument]:
        return {
            "who": Who(self.seat),
            "herds": self.herds,
            "tile": self.tile,
            "landscape": self.site.landscape,
            "ring": self.site.ring,
            "hour": self.site.hour,
        }

    def targets(self) -> tuple[str, ...]:
        return (f"tile:{self.tile}",)


@dataclass(eq=False)
class TurnBegan(PublicEvent):
    seat: int
    turn: int
    key = "trias-turn-began"
    rule = "TR-2.1"

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.seat), "turn": self.turn}


@dataclass(eq=False)
class HandPlayed(PublicEvent):
    """The hand card was shown and used; only its owner knew it before (TR-2.2)."""

    seat: int
    card: int
    key = "trias-hand-played"
    rule = "TR-2.2"
    reveals = True

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.seat), "card": CARD_WORDS[self.card]}

    def surprises(self, seat: int) -> bool:
        return seat != self.seat


@dataclass(eq=False)
class CardDrawn(PublicEvent):
    """The top card of the deck was turned up and must be used (TR-2.2)."""

    seat: int
    card: int
    key = "trias-card-drawn"
    rule = "TR-2.2"
    reveals = True

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.seat), "card": CARD_WORDS[self.card]}


@dataclass(eq=False)
class MeteoriteFell(PublicEvent):
    """The meteorite was drawn; the last round begins with `first` (TR-2.3, TR-7.2)."""

    seat: int
    first: int
    rule: str
    key = "trias-meteorite"
    reveals = True

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.seat), "first": Who(self.first)}


@dataclass(eq=False)
class LastRoundWithoutMeteorite(PublicEvent):
    """Nobody could drift for a whole round, so the last round begins (R-3, `keep`)."""

    first: int
    key = "trias-last-round-no-drift"
    rule = "TR-2.6"

    def arguments(self) -> Mapping[str, Argument]:
        return {"first": Who(self.first)}


@dataclass(eq=False)
class NothingDrifts(PublicEvent):
    """No drift of any landscape was legal (TR-2.6)."""

    seat: int
    key = "trias-nothing-drifts"
    rule = "TR-2.6"

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.seat)}


@dataclass(eq=False)
class FreeChoice(PublicEvent):
    """The card's landscape cannot drift, so any landscape may (TR-2.5)."""

    seat: int
    landscape: Word
    key = "trias-free-choice"
    rule = "TR-2.5"

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.seat), "landscape": self.landscape}


@dataclass(eq=False)
class Lifted(PublicEvent):
    seat: int
    tile: int
    site: Site
    key = "trias-lifted"
    rule = "TR-3.4"
    asides = "ring hour"

    def arguments(self) -> Mapping[str, Argument]:
        return {
            "who": Who(self.seat),
            "tile": self.tile,
            "landscape": self.site.landscape,
            "ring": self.site.ring,
            "hour": self.site.hour,
        }

    def targets(self) -> tuple[str, ...]:
        return (f"tile:{self.tile}",)


@dataclass(eq=False)
class Drifted(PublicEvent):
    """A tile moved; its land mass fell into `pieces`, the target touched `joined` masses."""

    seat: int
    tile: int
    site: Site
    """Where the tile lies now."""
    origin: str
    target: str
    pieces: int
    joined: int
    key = "trias-drifted"
    rule = "TR-3.6"
    asides = "ring hour"

    def arguments(self) -> Mapping[str, Argument]:
        return {
            "who": Who(self.seat),
            "tile": self.tile,
            "landscape": self.site.landscape,
            "ring": self.site.ring,
            "hour": self.site.hour,
            "from": self.origin.removeprefix("cell:"),
            "to": self.target.removeprefix("cell:"),
            "pieces": self.pieces,
            "joined": self.joined,
        }

    def targets(self) -> tuple[str, ...]:
        return (self.origin, self.target)


@dataclass(eq=False)
class FellIntoWater(PublicEvent):
    """Herds on a lifted tile stayed behind as swimmers (TR-3.10)."""

    seat: int
    herds: int
    cell: str
    key = "trias-fell-into-water"
    rule = "TR-3.10"

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.seat), "herds": self.herds}

    def targets(self) -> tuple[str, ...]:
        return (self.cell,)


@dataclass(eq=False)
class CameAshore(PublicEvent):
    """A tile arrived under swimmers (TR-3.11)."""

    seat: int
    herds: int
    cell: str
    key = "trias-came-ashore"
    rule = "TR-3.11"

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.seat), "herds": self.herds}

    def targets(self) -> tuple[str, ...]:
        return (self.cell,)


@dataclass(eq=False)
class InterimScored(PublicEvent):
    """A player's points for a land mass that has just formed (TR-4.3)."""

    seat: int
    points: int
    tiles: int
    mass: tuple[int, ...]
    key = "trias-interim-scored"
    rule = "TR-4.3"

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.seat), "points": self.points, "tiles": self.tiles}

    def targets(self) -> tuple[str, ...]:
        return tuple(f"tile:{tile}" for tile in self.mass)


@dataclass(eq=False)
class Moved(PublicEvent):
    seat: int
    tile: int
    site: Site
    to: int
    to_site: Site
    left: int
    key = "trias-moved"
    rule = "TR-5.3"
    asides = "fromland fromring fromhour toland toring tohour"

    def arguments(self) -> Mapping[str, Argument]:
        return {
            "who": Who(self.seat),
            "from": self.tile,
            "fromland": self.site.landscape,
            "fromring": self.site.ring,
            "fromhour": self.site.hour,
            "to": self.to,
            "toland": self.to_site.landscape,
            "toring": self.to_site.ring,
            "tohour": self.to_site.hour,
            "left": self.left,
        }

    def targets(self) -> tuple[str, ...]:
        return (f"tile:{self.tile}", f"tile:{self.to}")


@dataclass(eq=False)
class Rescued(PublicEvent):
    seat: int
    cell: str
    tile: int
    site: Site
    left: int
    more: int
    key = "trias-rescued"
    rule = "TR-5.5"
    asides = "landscape ring hour"

    def arguments(self) -> Mapping[str, Argument]:
        return {
            "who": Who(self.seat),
            "tile": self.tile,
            "landscape": self.site.landscape,
            "ring": self.site.ring,
            "hour": self.site.hour,
            "left": self.left,
            "more": self.more,
        }

    def targets(self) -> tuple[str, ...]:
        return (self.cell, f"tile:{self.tile}")


@dataclass(eq=False)
class Reproduced(PublicEvent):
    seat: int
    tile: int
    site: Site
    left: int
    key = "trias-reproduced"
    rule = "TR-5.6"
    asides = "landscape ring hour"

    def arguments(self) -> Mapping[str, Argument]:
        return {
            "who": Who(self.seat),
            "tile": self.tile,
            "landscape": self.site.landscape,
            "ring": self.site.ring,
            "hour": self.site.hour,
            "left": self.left,
        }

    def targets(self) -> tuple[str, ...]:
        return (f"tile:{self.tile}",)


@dataclass(eq=False)
class ActionsEnded(PublicEvent):
    """The player gave up the rest of phase 2 (TR-5.10)."""

    seat: int
    unused: int
    key = "trias-actions-ended"
    rule = "TR-5.10"
    ends_turn = True

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.seat), "unused": self.unused}


@dataclass(eq=False)
class SwimmersLost(PublicEvent):
    """Swimmers went back to stock (TR-6.1)."""

    seat: int
    herds: int
    key = "trias-swimmers-lost"
    rule = "TR-6.1"

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.seat), "herds": self.herds}


@dataclass(eq=False)
class SurplusLost(PublicEvent):
    """Herds above a tile's capacity went back to stock (TR-6.2)."""

    seat: int
    herds: int
    tile: int
    site: Site
    key = "trias-surplus-lost"
    rule = "TR-6.2"
    asides = "landscape ring hour"

    def arguments(self) -> Mapping[str, Argument]:
        return {
            "who": Who(self.seat),
            "herds": self.herds,
            "tile": self.tile,
            "landscape": self.site.landscape,
            "ring": self.site.ring,
            "hour": self.site.hour,
        }

    def targets(self) -> tuple[str, ...]:
        return (f"tile:{self.tile}",)


@dataclass(eq=False)
class FinalScored(PublicEvent):
    """A player's points for a land mass at the end (section 9)."""

    seat: int
    points: int
    tiles: int
    mass: tuple[int, ...]
    rule: str
    key = "trias-final-scored"

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.seat), "points": self.points, "tiles": self.tiles}

    def targets(self) -> tuple[str, ...]:
        return tuple(f"tile:{tile}" for tile in self.mass)


@dataclass(eq=False)
class FinalTied(PublicEvent):
    """Several players tied for first or second on a land mass and share (TR-9.3, TR-9.4)."""

    place: int
    sharers: int
    herds: int
    mass: tuple[int, ...]
    rule: str
    key = "trias-final-tied"
    is_remark = True

    def arguments(self) -> Mapping[str, Argument]:
        return {"place": self.place, "sharers": self.sharers, "herds": self.herds}

    def targets(self) -> tuple[str, ...]:
        return tuple(f"tile:{tile}" for tile in self.mass)


@dataclass(eq=False)
class GameWon(PublicEvent):
    """A player won, alone or jointly (TR-9.6)."""

    seat: int
    points: int
    winners: int
    key = "trias-game-won"
    rule = "TR-9.6"
    names_winner = True

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.seat), "points": self.points, "winners": self.winners}
