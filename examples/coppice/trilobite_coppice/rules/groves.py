"""Chapter 5: scoring the groves that are enclosed."""

from trilobite.engine import ANY, NONE, WHO, Each, EventKind
from trilobite_coppice.model import BONUS, LARGE, PLACE, TREE
from trilobite_coppice.wood import Wood

Scored = EventKind("coppice-scored", "CO-5.2", "place:{places}").of(
    who=WHO, points=ANY, tree=TREE, number=ANY, places=Each(PLACE)
)
Rewarded = EventKind("coppice-rewarded", "CO-5.3", "place:{places}").of(
    who=WHO, points=ANY, places=Each(PLACE)
)
WentHome = EventKind("coppice-went-home", "CO-5.4", "place:{place}").of(who=WHO, place=PLACE)


def score_groves(wood: Wood) -> bool:
    """Every enclosed grove with foresters is scored (CO-5.1). Nobody has to decide anything."""
    for grove in wood.guarded_groves():
        if wood.is_enclosed(grove):
            score(wood, grove)
            send_home(wood, grove)
    return False


def score(wood: Wood, grove: list[int]) -> None:
    """The players with the most foresters get a point for each tree, and more if there are many."""
    number = len(grove)
    for seat in owners(wood, grove):
        wood.points[seat] += number
        tree = wood.trees[grove[0]]
        wood.emit(Scored(who=seat, points=number, tree=tree, number=number, places=grove))
        if number >= LARGE:
            wood.bonus[seat] += BONUS
            wood.emit(Rewarded(who=seat, points=BONUS, places=grove))


def owners(wood: Wood, grove: list[int]) -> list[int]:
    """The seats with the most foresters in a grove."""
    there = wood.foresters_in(grove)
    most = max(there.count(seat) for seat in there)
    return [seat for seat in range(wood.players) if there.count(seat) == most]


def send_home(wood: Wood, grove: list[int]) -> None:
    for place in grove:
        if wood.foresters[place] != NONE:
            wood.emit(WentHome(who=wood.foresters[place], place=place))
            wood.foresters[place] = NONE
