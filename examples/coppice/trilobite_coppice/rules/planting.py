"""Chapter 3: planting a tree."""

from trilobite.engine import WHO, EventKind, Message, Refusal
from trilobite_coppice.fields import PLANT
from trilobite_coppice.model import BESIDE, PLACE, PLACES, TREE, Plant
from trilobite_coppice.wood import Wood

Planted = EventKind("coppice-planted", "CO-3.1", "place:{place}").of(
    who=WHO, tree=TREE, place=PLACE
)


def await_tree(_wood: Wood) -> bool:
    """The turn begins with a tree, which a player has to choose (CO-3.1)."""
    return True


def ask_tree() -> tuple[Message, str]:
    return Message("coppice-ask-plant", {}), "CO-3.1"


def touches_a_tree(wood: Wood, place: int) -> bool:
    return any(not wood.is_free(other) for other in BESIDE[place])


def why_not_plant(wood: Wood, seat: int, tree: int, place: int) -> Refusal | None:
    """A tree from the hand is planted on a free place beside another tree (CO-3.1 to CO-3.3)."""
    if wood.step != PLANT:
        return Refusal("coppice-refusal-planted", "CO-3.1", {})
    if not wood.stock.hands[seat][tree]:
        return Refusal("coppice-refusal-not-held", "CO-3.1", {"tree": TREE.argument(tree)})
    if not wood.is_free(place):
        return Refusal("coppice-refusal-taken", "CO-3.2", {"place": PLACE.argument(place)})
    if not touches_a_tree(wood, place):
        return Refusal("coppice-refusal-alone", "CO-3.3", {"place": PLACE.argument(place)})
    return None


def plant(wood: Wood, seat: int, tree: int, place: int) -> None:
    wood.stock.play(seat, tree)
    wood.trees[place] = tree
    wood.planted = place
    wood.emit(Planted(who=seat, tree=tree, place=place))


def plantings(wood: Wood, seat: int) -> list[int]:
    """The ids of the actions to which `why_not_plant` does not object, in their order."""
    held = [tree for tree, number in enumerate(wood.stock.hands[seat]) if number]
    free = [place for place in range(len(PLACES)) if wood.is_free(place)]
    places = [place for place in free if touches_a_tree(wood, place)]
    return [Plant.id(tree, place) for tree in held for place in places]
