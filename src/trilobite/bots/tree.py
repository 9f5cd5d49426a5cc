"""The tree of a search: what was tried at each moment, how often, and how it ended.

A node stands for a row of actions from the root, whatever chance did in between (an open-loop
tree). Worlds differ in what is legal, so an edge is looked up by its action when a world offers it.
Where several seats choose at the same time each chooses by its own edges, without knowing the
others' choice; the node after it belongs to all their choices together.
"""

from math import sqrt


class Edge:
    """An action of a seat at a node."""

    def __init__(self, prior: float, promise: float) -> None:
        self.prior = prior
        """The share of attention it gets before it has been tried."""
        self.promise = promise
        """The payoff expected of it before it has been tried."""
        self.visits = 0
        self.payoff = 0.0
        """Of the seat that chose it, all visits together."""
        self.points = 0.0

    @property
    def mean(self) -> float:
        return self.payoff / self.visits if self.visits else self.promise


class Fan:
    """The edges of one seat at a node."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.edges: dict[int, Edge] = {}

    def select(self, ids: list[int], exploration: float) -> int:
        """The action that promises most, or has been neglected most for what it promises (PUCT).

        A prior that is small keeps an action waiting: that is how hundreds of drifts fit in.
        """
        edges = self.edges
        attention = exploration * sqrt(self.visits + 1)
        best_id = ids[0]
        best_score = -1.0
        for id in ids:
            edge = edges[id]
            visits = edge.visits
            mean = edge.payoff / visits if visits else edge.promise
            score = mean + attention * edge.prior / (1 + visits)
            if score > best_score:
                best_score = score
                best_id = id
        return best_id


class Node:
    def __init__(self) -> None:
        self.fans: list[Fan] = []
        self.visits = 0
        """How often it was reached; not counted for the root."""
        self.following: dict[int, Node] = {}
        """The nodes after it, by the actions chosen, put together into one number."""

    def fan_of(self, seat: int) -> Fan:
        for fan in self.fans:
            if fan.seat == seat:
                return fan
        fan = Fan(seat)
        self.fans.append(fan)
        return fan


class Tally:
    """What came of all simulations that began with the same action of the searching seat."""

    def __init__(self, players: int) -> None:
        self.visits = 0
        self.payoffs = [0.0] * players
        """Of every seat, all visits together."""
        self.squares = 0.0
        """Of the searching seat's own payoffs: how much they differ says how sure their mean is."""
        self.points = 0.0
