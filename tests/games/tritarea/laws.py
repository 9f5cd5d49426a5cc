"""Laws about two consecutive states (INV-3, INV-5 to INV-9): the events explain the changes.

The events of a step are replayed in order on a copy of the previous table, so that every atomic
step is checked, including forced decisions and those of NPCs.
"""

from collections.abc import Mapping
from typing import Any

from tests.games.tritarea.boards import SOURCES, table_of
from tests.games.tritarea.slow_city import (
    DECK,
    NAMES,
    SQUARES,
    SUITS,
    Board,
    City,
    board_of,
    edge_neighbours,
    printed,
    rights,
)
from trilobite.engine import Action, Event, State
from trilobite.engine.declared import DeclaredEvent, EventKind
from trilobite.games.tritarea.rules.areas import AreaScored
from trilobite.games.tritarea.rules.building import (
    BonusScored,
    Built,
    ConstructionEnded,
    TrickEnded,
)
from trilobite.games.tritarea.rules.declaring import BlocksSold
from trilobite.games.tritarea.rules.defaults import Defaulted
from trilobite.games.tritarea.rules.fives import FiveChanged
from trilobite.games.tritarea.rules.rights import RightsFound
from trilobite.games.tritarea.rules.rounds import RoundBegan, RoundEnded
from trilobite.games.tritarea.rules.settlement import (
    BlocksCharged,
    DeclarationScored,
    SettlementBegan,
    TallestScored,
)
from trilobite.games.tritarea.rules.tricks import CardPlayed, CardRemembered

PAYING: dict[EventKind, str] = {
    BlocksSold: "sales",
    BonusScored: "bonuses",
    Defaulted: "defaults",
    AreaScored: "areas",
    TallestScored: "tallest",
    DeclarationScored: "declarations",
    BlocksCharged: "purchases",
}
"""Events that give (`points`) or take points (`lost`), with their source."""


def laws_between(
    before: State, seat: int, action: Action, events: list[Event], after: State
) -> list[str]:
    """The laws that the step from one state to the next breaks, one line each."""
    step = _Step(before, after)
    for event in events:
        step.follow(event)
    step.check_settlement()
    return step.wrong + step.differences()


class _Step:
    def __init__(self, before: State, after: State) -> None:
        self.options: Mapping[str, Any] = before.options
        self.board: Board = board_of(dict(before.options))
        self.old, self.new = table_of(before), table_of(after)
        self.wrong: list[str] = []
        table = self.old
        self.round: int = table["round"]
        self.leader = table["leader"]
        self.points = {source: list(table["points"][source]) for source in SOURCES}
        self.city: City = {square: list(stack) for square, stack in table["buildings"].items()}
        self.trick = {p: card for p, card in enumerate(table["trick"]) if card}
        self.rank = {p: rank for p, rank in enumerate(table["rank"]) if rank is not None}
        self.rights: tuple[str, int, int | None] | None = None
        if table["adopted"]:
            suit = next(s for s in SUITS if NAMES[s] == table["adopted"])
            self.rights = suit, table["first_holder"], table["second_holder"]
        self.basic: str | None = table["basic"]
        self.placed = [0] * 4
        """Blocks placed in this step by this construction."""
        self.settled: dict[str, dict[int, int]] = {}
        self.standing: City | None = None
        """The city whose settlement began in this step."""

    def fail(self, line: str) -> None:
        self.wrong.append(line)

    def score(self, who: int) -> int:
        return sum(self.points[source][who] for source in SOURCES)

    def follow(self, event: Event) -> None:
        if not isinstance(event, DeclaredEvent):
            return
        kind = event.kind
        if kind in PAYING:
            points = [event.number(name) for name in ("points",) if name in kind.fields]
            points += [-event.number(name) for name in ("lost",) if name in kind.fields]
            self._pay(event.number("who"), PAYING[kind], sum(points))
        if kind is RoundBegan:
            self._begin_round(event)
        elif kind in {CardPlayed, CardRemembered}:
            self._play(event.number("who"), DECK[event.number("card")])
        elif kind is FiveChanged:
            self._change(event)
        elif kind is RightsFound:
            self._find_rights(event)
        elif kind is Built:
            self._build(event)
        elif kind is BonusScored:
            self._bonus(event)
        else:
            self._follow_ends(event)

    def _follow_ends(self, event: DeclaredEvent) -> None:
        kind = event.kind
        if kind is ConstructionEnded:
            self.basic = None
            self.placed = [0] * 4
        elif kind is TrickEnded:
            self._end_trick(event)
        elif kind is AreaScored:
            area = self.settled.setdefault(SUITS[event.number("suit")], {})
            area[event.number("who")] = event.number("points")
        elif kind is TallestScored:
            tallest = self.settled.setdefault("tallest", {})
            tallest[event.number("square")] = event.number("points")
        elif kind is SettlementBegan:
            self.standing = {square: list(stack) for square, stack in self.city.items()}
        elif kind is RoundEnded and self.options["settle_order"] == "text":
            self._check_tallest(self.city)

    def _pay(self, who: int, source: str, points: int) -> None:
        """INV-3: no score goes below 0."""
        self.points[source][who] += points
        if self.score(who) < 0:
            self.fail(f"INV-3: {source} leaves s{who} with {self.score(who)}")

    def _begin_round(self, event: DeclaredEvent) -> None:
        order: Any = event["order"]
        self.round = event.number("round")
        self.city = {}
        self.leader = order[0]

    def _play(self, who: int, card: str) -> None:
        """INV-9: no 5 in round 1."""
        if self.round == 0 and printed(card) == 5:
            self.fail(f"INV-9: {card} was played in round 1")
        self.trick[who] = card
        self.rank[who] = printed(card)

    def _change(self, event: DeclaredEvent) -> None:
        """INV-9: a change costs 1 or 2, and the owner had these points."""
        who, to, cost = event.number("who"), event.number("to"), event.number("lost")
        if cost != {0: 1, 10: 2}.get(to) or cost > self.score(who):
            self.fail(f"INV-9: s{who} with {self.score(who)} points paid {cost}")
        if self.trick and self.trick.get(who, "I5")[1] != "5":
            self.fail(f"INV-9: s{who} has no 5 to change")
        self._pay(who, "fives", -cost)
        self.rank[who] = to

    def _find_rights(self, event: DeclaredEvent) -> None:
        """INV-5: the rights follow from the cards, as in the slow model; RH1 has the lower rank."""
        first = event.number("first")
        second = event.number("second") if event.number("holders") == 2 else None
        self.rights = SUITS[event.number("suit")], first, second
        if self.rights != rights(self.trick, self.rank, self.leader):
            self.fail(f"INV-5: {self.trick} with {self.rank} gave {self.rights}")
        is_single = len({card[0] for card in self.trick.values()}) == 4
        if (second is None) != is_single:
            self.fail(f"INV-5: the second builder of {self.trick} is {second}")
        if second is not None and self.rank[first] >= self.rank[second]:
            self.fail(f"INV-5: s{first} does not have a lower rank than s{second}")

    def _build(self, event: DeclaredEvent) -> None:
        """INV-6, INV-7: blocks go on top, in the adopted area or beside the basic one."""
        square, who = SQUARES[event.number("square")], event.number("who")
        assert self.rights is not None
        if who not in self.rights[1:]:
            self.fail(f"INV-6: s{who} has no right to build")
        if event["kind"] == "extra":
            if self.basic is None or square not in edge_neighbours(self.basic):
                self.fail(f"INV-6: the additional block {square} is not beside {self.basic}")
        elif self.board.area[square] != self.rights[0]:
            self.fail(f"INV-6: {square} is not in {self.rights[0]}")
        if event["kind"] == "second" and square != self.basic:
            self.fail(f"INV-6: the second block {square} is not on {self.basic}")
        if event["kind"] == "basic":
            self.basic = square
        self.placed[who] += 1
        if self.placed[who] > (2 if who == self.rights[1] else 3):
            self.fail(f"INV-6: s{who} has placed {self.placed[who]} blocks")
        self.city.setdefault(square, []).append(who)
        height = len(self.city[square])
        if event["height"] != height:
            self.fail(f"INV-6: {square} has {height} blocks, but the event says {event['height']}")

    def _bonus(self, event: DeclaredEvent) -> None:
        """INV-7: the first block on a square scores its printed bonus."""
        square = SQUARES[event.number("square")]
        if self.city.get(square) != [event["who"]]:
            self.fail(f"INV-7: {square} paid its bonus although it is {self.city.get(square)}")
        if event["points"] != self.board.bonus[square]:
            self.fail(f"INV-7: {square} has paid {event['points']}")

    def _end_trick(self, event: DeclaredEvent) -> None:
        """INV-5: RH1 leads the next trick."""
        leader = event.number("who")
        if self.rights is None or leader != self.rights[1]:
            self.fail(f"INV-5: s{leader} leads after {self.rights}")
        self.leader = leader
        self.trick, self.rank, self.rights = {}, {}, None

    def _check_areas(self, city: City) -> None:
        """INV-8: what areas pay, with the printed numbers and rulings."""
        if self.options["board_data"] or self.options["sole_colour"] != "top":
            return
        for suit in SUITS:
            stands = any(city.get(square) for square in self.board.squares(suit))
            paid = sum(self.settled.get(suit, {}).values())
            if not (10 <= paid <= 12 if stands else paid == 0):
                self.fail(f"INV-8: {suit} has paid {paid}")

    def _check_tallest(self, city: City) -> None:
        """INV-8: what the tallest buildings pay, with the printed rulings."""
        if self.options["tallest_pair"] != 12:
            return
        tallest = self.settled.get("tallest", {})
        number, paid = len(tallest), sum(tallest.values())
        if paid != {0: 0, 1: 10, 2: 12}.get(number, 4 * number) or bool(number) != bool(city):
            self.fail(f"INV-8: {number} tallest buildings have paid {paid}")

    def check_settlement(self) -> None:
        """INV-8: areas and the tallest are paid in the step in which a settlement begins."""
        if self.standing is not None:
            self._check_areas(self.standing)
            if self.options["settle_order"] != "text":
                self._check_tallest(self.standing)

    def differences(self) -> list[str]:
        """INV-3, INV-7: only the events have changed points, blocks and marker."""
        found: list[str] = []
        if self.points != self.new["points"]:
            found.append(f"INV-3: the events give {self.points}, but it is {self.new['points']}")
        if self.city != self.new["buildings"]:
            found.append(f"INV-7: the events give {self.city}, but it is {self.new['buildings']}")
        if self.leader != self.new["leader"]:
            found.append(f"INV-5: s{self.leader} should have the marker")
        return found
