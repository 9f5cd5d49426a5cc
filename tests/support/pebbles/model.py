"""The pieces and the actions of Pebbles (rules.md)."""

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
