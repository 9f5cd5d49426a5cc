"""Chapter 1: the first tree, and drawing trees."""

from trilobite.engine import NONE, WHO, EventKind
from trilobite_coppice.model import HAND, MIDDLE, PLACE, TREE
from trilobite_coppice.wood import Wood

First = EventKind("coppice-first", "CO-1.2", "place:{place}", reveals=True).of(
    tree=TREE, place=PLACE
)
DrawnUnseen = EventKind("coppice-drawn-unseen", "CO-1.3").of(who=WHO)
Drawn = EventKind(
    "coppice-drawn", "CO-1.3", "tree:{tree}", only_for="who", others=DrawnUnseen, reveals=True
).of(who=WHO, tree=TREE)


def draw(wood: Wood) -> bool:
    """Everybody draws until they hold three trees, as long as there are any left (CO-1.3)."""
    return wood.stock.in_deck() > 0 and (wood.is_free(MIDDLE) or next_to_draw(wood) != NONE)


def next_to_draw(wood: Wood) -> int:
    """The first seat, beginning with the active one, that holds fewer than three trees."""
    seats = [(wood.active + number) % wood.players for number in range(wood.players)]
    return next((seat for seat in seats if wood.stock.in_hand(seat) < HAND), NONE)


def take_drawn(wood: Wood, tree: int) -> None:
    """The first tree is planted in the middle; all others are hidden in a hand (CO-1.2)."""
    if wood.is_free(MIDDLE):
        wood.stock.deck[tree] -= 1
        wood.trees[MIDDLE] = tree
        wood.emit(First(tree=tree, place=MIDDLE))
        return
    seat = next_to_draw(wood)
    wood.stock.draw(seat, tree)
    wood.emit(Drawn(who=seat, tree=tree))
