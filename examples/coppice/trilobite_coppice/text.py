"""The wood drawn as text, and the facts beside it."""

from collections.abc import Mapping

from trilobite.engine import NONE, Drawing, Line, Message, Span, Who, grid, mark_at
from trilobite.engine.drawing import FREE, LETTERS
from trilobite_coppice.model import PLACES, SIDE, TREE, TREES
from trilobite_coppice.wood import Wood

_WIDTH = 6
_SIGNS = {tree: TREES[tree][0] for tree in range(len(TREES))}


def drawing(wood: Wood, seat: int | None, marks: Mapping[str, str]) -> Drawing:
    places = [_place(wood, place, marks) for place in range(len(PLACES))]
    return Drawing(grid(places, SIDE, _WIDTH), [*_standings(wood), *_hand(wood, seat)])


def _place(wood: Wood, place: int, marks: Mapping[str, str]) -> Line:
    """A tree is the first letter of its name, a forester the capital letter of its owner."""
    tree, owner = wood.trees[place], wood.foresters[place]
    mark = mark_at(marks, f"place:{PLACES[place]}")
    if tree == NONE:
        return [Span(FREE, "free"), *mark]
    forester = [] if owner == NONE else [Span(LETTERS[owner], f"seat-{owner}")]
    return [Span(_SIGNS[tree], f"ground-{tree}"), *forester, *mark]


def _standings(wood: Wood) -> list[Message]:
    return [
        Message(
            "coppice-fact-seat",
            {
                "who": Who(seat),
                "letter": LETTERS[seat],
                "points": wood.total(seat),
                "foresters": wood.at_home(seat),
            },
        )
        for seat in range(wood.players)
    ]


def _hand(wood: Wood, seat: int | None) -> list[Message]:
    hand = [] if seat is None else wood.stock.hands[seat]
    return [
        Message("coppice-fact-tree", {"tree": TREE.argument(tree), "number": number})
        for tree, number in enumerate(hand)
        if number
    ]
