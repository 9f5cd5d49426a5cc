"""The vocabulary of Coppice: its numbers, places and trees, and what a player can do."""

from typing import Final

from trilobite.engine import ActionKind, ChoiceOption, Named

KEY: Final = "coppice"
SEATS: Final = 4
SIDE: Final = 5
HAND: Final = 3
LARGE: Final = 5
"""Number of trees that make a grove large."""

BONUS: Final = 3
"""The additional points for a large grove."""

TREES: Final = ("oak", "birch", "hazel", "willow")
COPIES: Final = (7, 7, 7, 7)
PLACES: Final = tuple(f"{column}{row + 1}" for row in range(SIDE) for column in "abcde")
MIDDLE: Final = PLACES.index("c3")

OPTIONS: Final = (ChoiceOption("foresters", "CO-1.1", (2, 3, 4), default=3),)

TREE: Final = Named(TREES, [f"coppice-tree-{tree}" for tree in TREES])
PLACE: Final = Named(PLACES)

Plant = ActionKind("plant", "tree:{tree} place:{place}", tree=TREE, place=PLACE)
Send = ActionKind("send", "forester")
Keep = ActionKind("keep", "home")


def beside(place: int) -> list[int]:
    """The places above, below, to the left and to the right."""
    row, column = divmod(place, SIDE)
    around = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return [r * SIDE + c for r, c in around if 0 <= r < SIDE and 0 <= c < SIDE]


BESIDE: Final = tuple(beside(place) for place in range(len(PLACES)))
