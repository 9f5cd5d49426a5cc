"""The vocabulary of Trias: landscapes, cards, directions and actions."""

from collections.abc import Mapping
from math import atan2, pi, sqrt
from typing import Final

from trilobite.engine import Argument
from trilobite.engine.declared import ActionKind, Kind, Named, Number, declared_actions
from trilobite.engine.reading import names_in

KEY: Final = "trias"

SOUTH_POLE: Final = 3
METEORITE: Final = 3
"""Number of the meteorite card. No card shows the South Pole, so both can have the next number."""

LANDSCAPES: Final = ("mountain", "steppe", "woods")
TERRAINS: Final = (*LANDSCAPES, "south-pole")
CARDS: Final = ("mountain", "steppe", "woods", "meteorite")
CARD_NAMES: Final = tuple(f"{back} {face}" for back in (1, 2) for face in CARDS)
"""Names of the cards, such as `1 woods`. A card is stored as back * 4 + face."""

TILES: Final = 34
"""Maximum number of land tiles on the board; ids 0 to 33 (2 players: 0 to 17)."""

POLE: Final = 34
"""Id of the South Pole tile for any number of players."""

SEATS: Final = 5
COLOURS: Final = ("orange", "blue", "yellow", "green", "purple")

STAGES: Final = names_in(
    "lay_tile choose_start deal_card placing choose_card turn_up_card lifting drifting acting "
    "refill_hand over"
)
"""What the game can wait for."""
QUESTIONS: Final = {
    "placing": "setup.ask_placement",
    "choose_card": "turn.ask_card",
    "lifting": "turn.ask_lift",
    "drifting": "drift.ask_target",
}
"""The functions of the rules that ask about a decision, by stage."""

# Pointy-top hexes: the six directions as compass points.
DIRECTIONS: Final = ("e", "ne", "nw", "w", "sw", "se")
STEP_Q: Final = (1, 1, 0, -1, -1, 0)
STEP_R: Final = (0, -1, -1, 0, 1, 1)

SPENT: Final = 1
MARKS: Final = ("fresh", "spent")
"""Marks of a herd: one that may reproduce in this turn, and one that no longer may."""


def ring_distance(q: int, r: int) -> int:
    """The distance of a cell from the South Pole, in steps on the endless grid (TR-0.1)."""
    return max(abs(q), abs(r), abs(q + r))


def hour_of(q: int, r: int) -> int:
    """The direction from the South Pole as an hour, 1 to 12; 12 is at the top of the drawing."""
    hour = round(atan2(sqrt(3) * (q + r / 2), -1.5 * r) / pi * 6)
    return (hour + 11) % 12 + 1


class Site(Kind):
    """A tile, and then what it is and where it lies: landscape, ring and hour, by these names."""

    def __init__(self, *names: str) -> None:
        self.names = names

    def arguments(self, name: str, value: object) -> Mapping[str, Argument]:
        return dict(zip((name, *self.names), _parts(value), strict=True))

    def text(self, value: object) -> str:
        return str(_parts(value)[0])


def _parts(value: object) -> tuple[Argument, ...]:
    if not isinstance(value, tuple):
        raise TypeError(f"{value!r} is not what `Table.site_of` returns")
    return value


class Mark(Named):
    """Fresh or spent; the text of an action names only a spent herd."""

    def text(self, value: object) -> str:
        return "spent" if value else ""

    def json(self, value: int) -> object:
        return self.names[value]


TERRAIN: Final = Named(
    TERRAINS, ("trias-mountain", "trias-steppe", "trias-woods", "trias-south-pole")
)
CARD: Final = Named(
    CARDS, ("trias-card-mountain", "trias-card-steppe", "trias-card-woods", "trias-card-meteorite")
)
LAND: Final = Number(TILES)
TILE: Final = Number(TILES + 1)
DIRECTION: Final = Named(DIRECTIONS)
SITE: Final = Site("landscape", "ring", "hour")
FROM_SITE: Final = Site("fromland", "fromring", "fromhour")
TO_SITE: Final = Site("toland", "toring", "tohour")


# Actions. Ids depend on neither players nor options.

Place = ActionKind(
    "place",
    "tile:{tile}",
    tile=TILE,
    why_not={"placing": "setup.why_not_place", "acting": "actions.why_not_reenter"},
    does="turn.place",
)
PlayHand = ActionKind("hand", at="choose_card", why_not="", does="turn.play_hand(table, secrets)")
DrawCard = ActionKind("draw", "deck", at="choose_card", why_not="", does="turn.turn_up")
Lift = ActionKind(
    "lift",
    "tile:{tile}",
    tile=LAND,
    why_not={"lifting": "turn.why_not_lift", "acting": "actions.why_not_lift"},
    does="drift.lift",
)
Drift = ActionKind(
    "drift", tile=LAND, direction=DIRECTION, why_not="drift.why_not_drop", does="turn.drop_lifted"
)
Move = ActionKind(
    "move", tile=TILE, direction=DIRECTION, herd=Mark(MARKS), repeats=True, does="actions.move"
)
Rescue = ActionKind("rescue", tile=TILE, direction=DIRECTION, repeats=True, does="actions.rescue")
Reproduce = ActionKind(
    "reproduce", "stock tile:{tile}", tile=TILE, repeats=True, does="actions.reproduce"
)
End = ActionKind(
    "end", declines="trias-wastes-actions", at="acting", why_not="", does="turn.end_actions"
)

ACTIONS: Final = declared_actions(
    KEY, (Place, PlayHand, DrawCard, Lift, Drift, Move, Rescue, Reproduce, End)
)


def ring_cells(rings: int) -> list[tuple[int, int]]:
    """The cells in the order in which tiles get their ids: outward, ring by ring (section 11)."""
    cells: list[tuple[int, int]] = []
    for ring in range(1, rings + 1):
        q, r = ring, 0
        for direction in (2, 3, 4, 5, 0, 1):
            for _ in range(ring):
                cells.append((q, r))
                q, r = q + STEP_Q[direction], r + STEP_R[direction]
    return cells
