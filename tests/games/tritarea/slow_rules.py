"""A second implementation of Tritarea, slow and literally as in the specification.

It says what it asks, whom it asks, and which answers there are; the test answers. It shares nothing
with the engine.
"""

from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from typing import Any

from tests.games.tritarea.slow_city import (
    COST,
    DECK,
    HUMANS,
    RANK,
    SUITS,
    City,
    additional_squares,
    area_points,
    asked_fives,
    board_of,
    changes,
    declared_factor,
    printed,
    rights,
    seated,
    tallest_points,
    turned,
)

SOURCES = (
    "bonuses", "areas", "tallest", "declarations", "sales", "fives", "defaults", "purchases",
)  # fmt: skip
HAND = {1: 8, 2: 9, 3: 9}
BLOCKS = {1: 7, 2: 8, 3: 9}


@dataclass
class Question:
    """What is asked now: for each seat, for whom and with which answers; or a draw of chance."""

    stage: str
    asked: dict[int, tuple[int, list[str]]] = field(default_factory=dict)
    outcomes: int = 0


Answer = tuple[int, str]
Flow = Generator[Question, Answer, None]
Draw = Generator[Question, Answer, int]


class SlowGame:
    def __init__(self, players: int, options: dict[str, Any]) -> None:
        self.players = players
        self.options = options
        self.board = board_of(options)
        self.humans = HUMANS[players]
        self.points = {source: [0] * 4 for source in SOURCES}
        self.round = 0
        self.trick_number = 0
        self.start = self.leader = 0
        self.order = [0, 1, 2, 3]
        self.city: City = {}
        self.supply = [0] * 4
        self.sold = [0] * 4
        self.hands: list[list[str]] = [[] for _ in range(4)]
        self.decks = [0] * 4
        """How many cards each NPC has."""
        self.pool: list[str] = []
        self.played: set[str] = set()
        self.trick: dict[int, str] = {}
        self.rank: dict[int, int] = {}
        self.declared: dict[int, str] = {}
        self.committed: set[int] = set()
        self.rights: tuple[str, int, int | None] | None = None
        self.is_first_done = False
        self.winners: list[int] = []
        """The RH1 of each trick of this round."""
        self.basic: str | None = None
        self.forced: list[tuple[int, str]] = []
        self.question: Question | None = None

    def option(self, name: str, default: Any) -> Any:
        return self.options.get(name, default)

    def is_npc(self, who: int) -> bool:
        return who not in self.humans

    def is_lone_npc(self, who: int) -> bool:
        return self.players == 3 and who == 3

    def score(self, who: int) -> int:
        return sum(self.points[source][who] for source in SOURCES)

    def gain(self, source: str, who: int, points: int) -> None:
        self.points[source][who] += points

    def lose(self, source: str, who: int, points: int) -> None:
        """A loss takes at most the whole score (TA-0.7)."""
        self.points[source][who] -= min(points, self.score(who))

    # Being asked.

    def begin(self) -> None:
        self._flow = self._game()
        self.question = next(self._flow)

    def begin_at(self, position: dict[str, Any]) -> None:
        """Play from a position in which somebody is about to lead, to the end of its round."""
        table, secrets = position["state"]["table"], position["state"]["secrets"]
        self.round = table["round"] + 1
        self.start, self.leader, self.order = table["start"], table["leader"], table["order"]
        self.city = {square: list(stack) for square, stack in table["buildings"].items()}
        self.supply, self.sold = list(table["supply"]), list(table["sold"])
        self.points = {source: list(table["points"][source]) for source in SOURCES}
        self.hands = [list(hand) for hand in secrets["hands"]]
        self.pool = list(secrets["pool"])
        self.played = set(table["played"])
        self.declared = {p: card for p, card in enumerate(table["declared"]) if card}
        self._flow = self._tricks_from(table["trick_number"])
        self.question = next(self._flow)

    def answer(self, seat: int, text: str) -> None:
        try:
            self.question = self._flow.send((seat, text))
        except StopIteration:
            self.question = None

    def _draw(self, number: int) -> Draw:
        if number == 1:
            return 0
        _, text = yield Question("chance", outcomes=number)
        return int(text)

    def _ask(
        self, stage: str, asked: list[tuple[int, list[str]]], then: Callable[[int, str], None]
    ) -> Flow:
        """Ask all at once; a seat that decides for several answers for them in this order."""
        open_questions = list(asked)
        while open_questions:
            by_seat: dict[int, tuple[int, list[str]]] = {}
            for who, answers in open_questions:
                by_seat.setdefault(self.decider(who), (who, answers))
            only = [(w, a) for w, a in by_seat.values() if len(a) == 1 and not self._waits(stage)]
            if only:
                who, answers = only[0]
                text = answers[0]
                self.forced.append((who, text))
            else:
                seat, text = yield Question(stage, by_seat)
                who, answers = by_seat[seat]
                assert text in answers
            then(who, text)
            open_questions = [pair for pair in open_questions if pair[0] != who]

    def _waits(self, stage: str) -> bool:
        """TA-14.1: a card is always asked for; with memory=on RH1 is always asked (R-20)."""
        is_first = stage == "building" and not self.is_first_done
        return stage == "playing" or (is_first and bool(self.option("memory", False)))

    def decider(self, who: int) -> int:
        """The seat that decides for a participant (TA-9.3, TA-10.2, TA-11.1, R-17)."""
        if who in self.humans:
            return self.humans.index(who)
        if self.players == 1:
            return 0
        if self.players == 2:
            return {1: 1, 3: 0}[who]
        assert self.rights is not None
        if self.rights[2] == who:
            return self.rights[1]
        if self.winners and self.winners[-1] != 3:
            return self.winners[-1]
        left = turned(self._trick_order(), 3)[1]
        if self.option("npc_decider", "latest") == "left":
            return left
        people = [winner for winner in self.winners if winner != 3]
        if people:
            return people[-1]
        return turned(self.order, 3)[1] if self.start == 3 else self.start

    def _trick_order(self) -> list[int]:
        """The order of players in this trick (TA-2.1, R-16)."""
        if self.players != 3 or self.option("npc_seat", "moves") != "trick":
            return turned(self.order, self.leader)
        led = [self.start, *self.winners]
        people = [who for who in led if who != 3] or [turned(self.order, 3)[1]]
        last = people[-1]
        humans = [last, (last + 1) % 3, (last + 2) % 3]
        return [3, *humans] if self.leader == 3 else [*humans, 3]

    # The order of play.

    def _game(self) -> Flow:
        for number in (1, 2, 3):
            yield from self._begin_round(number)
            if number == 3:
                yield from self._before_round_3()
            yield from self._tricks_from(0)

    def _tricks_from(self, number: int) -> Flow:
        for trick in range(number, 8):
            self.trick_number = trick
            yield from self._meeting()
            yield from self._fives()
            yield from self._construction()
        self.trick_number = 8
        yield from self._settlement()

    def _begin_round(self, number: int) -> Flow:
        start = yield from self._next_start(number)
        if self.players == 3 and (start == 3 or (number > 1 and self._is_seat_fixed())):
            self.order = turned(self.order, start)
        else:
            self.order = seated(start, self.players)
        self.round, self.start = number, start
        self.trick_number = 0
        self.city, self.played, self.winners, self.rank = {}, set(), [], {}
        self.declared = {}
        self.supply = [BLOCKS[number]] * 4
        self.sold = [0] * 4
        self.pool = [card for card in DECK if number > 1 or printed(card) != 5]
        self.leader = start
        if number == 3 and self.option("r3_order", "declare") == "before_deal":
            yield from self._sale()
        for who in self.order:
            self.hands[who] = []
            if not self.is_npc(who):
                for _ in range(HAND[number]):
                    drawn = yield from self._draw(len(self.pool))
                    self.hands[who].append(self.pool.pop(drawn))
        self.decks = [HAND[number] * self.is_npc(who) for who in range(4)]

    def _is_seat_fixed(self) -> bool:
        return bool(self.option("npc_seat", "moves") == "fixed")

    def _next_start(self, number: int) -> Draw:
        """The start player of the next round (TA-1.5, TA-11.1, R-2, R-3, R-4)."""
        if number == 1:
            chosen = self.option("start_first", "random")
            able = self.humans if chosen == "random" else [self.humans[chosen]]
            drawn = yield from self._draw(len(able))
            return able[drawn]
        able = self.humans
        if self.option("npc_start", False) and self.players > 1:
            able = [0, 1, 2, 3]
        best = max(self._start_score(who) for who in able)
        tied = [who for who in able if self._start_score(who) == best]
        rule = self.option("start_tie", "marker")
        if rule == "random":
            drawn = yield from self._draw(len(tied))
            return tied[drawn]
        circle = turned(self.order, self.start if rule == "previous" else self.leader)
        return next(who for who in circle if who in tied)

    def _start_score(self, who: int) -> int:
        if self.players == 2 and self.option("start_2p", "own") == "team":
            return self.score(who) + self.score(3 - who)
        return self.score(who)

    # Round 3 (TA-1.7 to TA-1.9).

    def _before_round_3(self) -> Flow:
        order = self.option("r3_order", "declare")
        if order == "sell":
            yield from self._sale()
        yield from self._declarations()
        if order == "declare":
            yield from self._sale()

    def _declarations(self) -> Flow:
        chosen: dict[int, str] = {}

        def commit(who: int, text: str) -> None:
            chosen[who] = text.split()[1]
            self.hands[who].remove(chosen[who])
            self.committed.add(who)

        people = [who for who in self.order if not self.is_npc(who)]
        asked = [(who, [f"declare {card}" for card in self.hands[who]]) for who in people]
        yield from self._ask("declaring", asked, commit)
        for who in self.order:
            if self.is_npc(who):
                chosen[who] = yield from self._turn_up(who)
        self.committed.clear()
        self.declared = chosen

    def _turn_up(self, npc: int) -> Generator[Question, Answer, str]:
        """Turn up an NPC's next card (TA-9.1)."""
        drawn = yield from self._draw(len(self.pool))
        self.decks[npc] -= 1
        return self.pool.pop(drawn)

    def _sale(self) -> Flow:
        def sell(who: int, text: str) -> None:
            number = int(text.split()[1])
            self.sold[who] = number
            self.supply[who] -= number
            self.gain("sales", who, 3 * number)

        for who in reversed(self.order):
            if self.is_lone_npc(who):
                sell(who, "sell 4")
            else:
                yield from self._ask("selling", [(who, [f"sell {n}" for n in range(10)])], sell)

    # Tricks.

    def _meeting(self) -> Flow:
        def lay(who: int, text: str) -> None:
            card = text.split()[1]
            if card in self.hands[who]:
                self.hands[who].remove(card)
            self.trick[who] = card
            self.rank[who] = printed(card)
            self.played.add(card)

        self.trick, self.rank = {}, {}
        for who in self._trick_order():
            if self.is_npc(who):
                card = yield from self._turn_up(who)
                lay(who, f"play {card}")
            else:
                answers = [f"play {card}" for card in self.hands[who]]
                yield from self._ask("playing", [(who, answers)], lay)

    def _fives(self) -> Flow:
        """Ask about the 5s of a trick (TA-4.2, TA-4.4)."""
        if self.round == 1:
            return
        asked = asked_fives(self.trick, self.leader, self.round, self.options)
        asked |= {who for who, card in self.trick.items() if self._always_asked(who, card)}
        order = [who for who in self._trick_order() if who in asked]
        yield from self._change("changing", order)

    def _always_asked(self, who: int, card: str) -> bool:
        """TA-11.3: every 5 of a solo player's NPC is asked about."""
        is_solo_npc = self.players == 1 and self.is_npc(who)
        return is_solo_npc and printed(card) == 5 and self.option("solo_fives", "ask") == "ask"

    def _change(self, stage: str, order: list[int]) -> Flow:
        chosen: dict[int, str] = {}

        def pay(who: int, text: str) -> None:
            word = text.split()[1]
            self.rank[who] = RANK[word]
            self.gain("fives", who, -COST[word])

        def commit(who: int, text: str) -> None:
            chosen[who] = text
            self.committed.add(who)

        order = [who for who in order if not self.is_lone_npc(who)]
        is_memory = self.option("memory", False) and stage == "changing"
        if is_memory and not any(self.score(who) for who in order):
            return  # the cards are turned face down at once, without an event
        asked = [(who, [f"five {word}" for word in changes(self.score(who))]) for who in order]
        if self.option("five_order", "open") == "open":
            for pair in asked:
                yield from self._ask(stage, [pair], pay)
            return
        yield from self._ask(stage, asked, commit)
        self.committed.clear()
        for who, text in chosen.items():
            pay(who, text)

    def _construction(self) -> Flow:
        self.rights = rights(self.trick, self.rank, self.leader)
        _, first, second = self.rights
        self.is_first_done = False
        yield from self._build(first, may_double=False)
        self.is_first_done = True
        if second is not None:
            yield from self._build(second, may_double=True)
        self.leader = first
        self.winners.append(first)
        self.rights = None
        self.trick, self.rank = {}, {}

    def _build(self, who: int, *, may_double: bool) -> Flow:
        """A construction or default (sections 5 and 6)."""
        assert self.rights is not None
        before = {square: list(stack) for square, stack in self.city.items()}
        answers = [f"build {square}" for square in self.board.squares(self.rights[0])]
        may_default = not self.is_lone_npc(who) or self.option("npc_default", False)
        if not self.supply[who]:
            answers = ["default"]
        elif may_default:
            answers.append("default")
        yield from self._ask("building", [(who, answers)], self._lay_basic)
        if self.basic is None:
            yield from self._default(who)
            return
        if may_double and self.supply[who]:
            yield from self._ask("second_block", [(who, ["second", "single"])], self._lay_second)
        squares = additional_squares(before, self.basic, who, self.board, self.options)
        if squares and self.supply[who]:
            answers = [*(f"extra {square}" for square in squares), "skip"]
            yield from self._ask("extra_block", [(who, answers)], self._lay_extra)
        self.basic = None

    def _lay_basic(self, who: int, text: str) -> None:
        if text != "default":
            self.basic = text.split()[1]
            self._place(who, self.basic)

    def _lay_second(self, who: int, text: str) -> None:
        if text == "second" and self.basic:
            self._place(who, self.basic)

    def _lay_extra(self, who: int, text: str) -> None:
        if text != "skip":
            self._place(who, text.split()[1])

    def _place(self, who: int, square: str) -> None:
        if not self.city.get(square):
            self.gain("bonuses", who, self.board.bonus[square])
        self.city.setdefault(square, []).append(who)
        self.supply[who] -= 1

    def _default(self, who: int) -> Flow:
        """A default and its cost (TA-6.1, TA-6.3, TA-9.4, TA-11.3)."""
        is_fresh_5 = printed(self.trick[who]) == 5 and self.rank[who] == 5
        is_bought = is_fresh_5 and self.option("five_on_default", True)
        is_bought = is_bought and not self.is_lone_npc(who)
        costs = {"pay": 1, "lose": 5} if is_bought else {"default": self.rank[who]}

        def pay(who: int, text: str) -> None:
            self.lose("defaults", who, costs[text])

        if is_bought and self._always_asked(who, self.trick[who]) and self.score(who) >= 2:
            yield from self._ask("defaulting", [(who, [*costs])], pay)
        else:
            pay(who, next(iter(costs)))

    # Settlement (section 7).

    def _settlement(self) -> Flow:
        for letter in SUITS:
            for who, points in area_points(self.city, self.board, letter, self.options).items():
                self.gain("areas", who, points)
        is_last = self.option("settle_order", "checklist") == "text"
        if not is_last:
            self._score_tallest()
        if self.round > 1:
            yield from self._score_declarations()
        if self.round == 3:
            for who in range(4):
                self.lose("purchases", who, 2 * self.supply[who])
        if is_last:
            self._score_tallest()

    def _score_tallest(self) -> None:
        for who, points in tallest_points(self.city, self.options).items():
            self.gain("tallest", who, points)

    def _score_declarations(self) -> Flow:
        if self.round == 2:
            for who in self.order:
                if self.is_npc(who):
                    self.declared[who] = yield from self._turn_up(who)
                else:
                    self.declared[who] = self.hands[who].pop()
        self.rank = {who: printed(card) for who, card in self.declared.items()}
        factors = {
            who: declared_factor(self.city, self.board, card, who, self.round, self.options)
            for who, card in self.declared.items()
        }
        fives = [
            who
            for who in self.order
            if self.rank[who] == 5 and (factors[who] or self._always_asked(who, self.declared[who]))
        ]
        yield from self._change("changing_declared", fives)
        for who, factor in factors.items():
            if factor > 0:
                self.gain("declarations", who, self.rank[who])
            elif factor < 0:
                self.lose("declarations", who, self.rank[who])
