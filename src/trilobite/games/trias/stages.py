"""What the game waits for. The first three stages and the two card draws are chance."""

from typing import Final

LAY_TILE: Final = 0
CHOOSE_START: Final = 1
DEAL_CARD: Final = 2
PLACING: Final = 3
CHOOSE_CARD: Final = 4
TURN_UP_CARD: Final = 5
LIFTING: Final = 6
DRIFTING: Final = 7
ACTING: Final = 8
REFILL_HAND: Final = 9
OVER: Final = 10

NAMES: Final = (
    "lay_tile", "choose_start", "deal_card", "placing", "choose_card", "turn_up_card", "lifting",
    "drifting", "acting", "refill_hand", "over",
)  # fmt: skip
CHANCE: Final = (LAY_TILE, CHOOSE_START, DEAL_CARD, TURN_UP_CARD, REFILL_HAND)
