"""The wood: the state of the game, with questions about what stands where. It names no rules."""

from trilobite.engine import NONE, Cards, SmallState
from trilobite_coppice.model import BESIDE, PLACES, TREES


class Wood(SmallState):
    """The trees and foresters, the points, and the trees that are still to be planted."""

    step: int
    active: int
    planted: int
    """Place of the tree that was planted last."""
    trees: list[int]
    foresters: list[int]
    points: list[int]
    bonus: list[int]
    stock: Cards

    def planted_trees(self) -> list[int]:
        """The number of trees in the wood, by kind."""
        return [self.trees.count(tree) for tree in range(len(TREES))]

    def is_free(self, place: int) -> bool:
        return self.trees[place] == NONE

    def is_full(self) -> bool:
        return NONE not in self.trees

    def grove(self, place: int) -> list[int]:
        """The trees of the same kind that are connected with the tree on this place."""
        found = [place]
        for one in found:
            for other in BESIDE[one]:
                if other not in found and self.trees[other] == self.trees[place]:
                    found.append(other)
        return sorted(found)

    def is_enclosed(self, grove: list[int]) -> bool:
        return not any(self.is_free(other) for place in grove for other in BESIDE[place])

    def foresters_in(self, grove: list[int]) -> list[int]:
        """The owners of the foresters in a grove."""
        return [self.foresters[place] for place in grove if self.foresters[place] != NONE]

    def guarded_groves(self) -> list[list[int]]:
        """The groves with a forester, each once."""
        groves: list[list[int]] = []
        for place in range(len(PLACES)):
            if self.foresters[place] != NONE and not any(place in grove for grove in groves):
                groves.append(self.grove(place))
        return groves

    def at_home(self, seat: int) -> int:
        """Number of a seat's foresters that are not in the wood."""
        return self.number_option("foresters") - self.foresters.count(seat)

    def total(self, seat: int) -> int:
        return self.points[seat] + self.bonus[seat]
