"""The rules, the pieces and the actions of Pebbles.

PE-1  Five white, five grey and five black pebbles are in a bag. Four are put into the pond, and
      each player gets three.
PE-2  Each round, all players secretly hide a pebble in a fist. Then they open their fists, and
      each pebble goes into the row of its owner.
PE-3  Then the players take a turn each, beginning with the leader. A turn has two steps: take a
      pebble from the pond into your row, drop one from your row into the pond, or draw one from
      the bag unseen. You may stop early.
PE-4  Then the leader feeds the crow: a pebble from the pond, if there is one, goes into its row.
PE-5  After the last round a white pebble is worth 1 point, a grey one 2, a black one 3. Most
      points win.
"""

from pathlib import Path
from typing import Final

from trilobite.engine import Action, ActionSet, BareAction, ChoiceOption, Option, SeatOption

KEY: Final = "pebbles"
FOLDER: Final = Path(__file__).parent
COLOURS: Final = ("white", "grey", "black")
OF_EACH: Final = 5
POND: Final = 4
HAND: Final = 3
STEPS: Final = 2
CROW: Final = 3
"""The participant without a seat; its number is the same for every number of players."""

OPTIONS: Final[tuple[Option, ...]] = (
    SeatOption("leader", "PE-3"),
    ChoiceOption("rounds", "PE-5", (2, 3), 3),
)

HIDE: Final = 0
TAKE: Final = 3
DROP: Final = 6
FEED: Final = 9
DRAW: Final = 12
STOP: Final = 13


class PebbleAction(Action):
    """An action that names a colour."""

    def __init__(self, id: int, colour: int) -> None:
        super().__init__(KEY, id)
        self.colour = colour

    def text(self) -> str:
        return f"{self.kind} {COLOURS[self.colour]}"

    def fields(self) -> dict[str, object]:
        return {"colour": COLOURS[self.colour]}


class Hide(PebbleAction):
    kind = "hide"


class Take(PebbleAction):
    kind = "take"


class Drop(PebbleAction):
    kind = "drop"


class Feed(PebbleAction):
    kind = "feed"
    any_order = True


class Draw(BareAction):
    kind = "draw"


class Stop(BareAction):
    kind = "stop"


ACTIONS: Final = ActionSet(
    KEY,
    [
        *(Hide(HIDE + colour, colour) for colour in range(3)),
        *(Take(TAKE + colour, colour) for colour in range(3)),
        *(Drop(DROP + colour, colour) for colour in range(3)),
        *(Feed(FEED + colour, colour) for colour in range(3)),
        Draw(KEY, DRAW),
        Stop(KEY, STOP),
    ],
)
