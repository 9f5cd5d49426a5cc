"""The pieces of Pebbles and what can be decided with them.

PE-1  Five white, grey and black pebbles are in a bag. Four are laid into the pond, everybody gets
      three.
PE-2  Each round everybody hides a pebble in the fist, all at once; then the fists are opened, and
      what was in them comes into the rows of their owners.
PE-3  Then everybody has a turn, from the leader on, of two steps: take a pebble from the pond into
      the own row, drop one from the row into the pond, or draw one from the bag unseen. A turn may
      be stopped early.
PE-4  Then the leader feeds the crow: a pebble of the pond, if there is one, comes into its row.
PE-5  After the last round a white pebble counts 1, a grey one 2, a black one 3. The most win.
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
"""The participant that is nobody's: after the last seat, whatever the number of players."""

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
