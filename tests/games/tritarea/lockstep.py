"""The engine and the slow game play the same game side by side, compared after every step."""

from collections import Counter
from typing import Any

from tests.games.tritarea.boards import table_of
from tests.games.tritarea.play import forced, lively
from tests.games.tritarea.slow_city import DECK, NAMES, SQUARES
from tests.games.tritarea.slow_rules import SlowGame
from trilobite.engine import ASK, CHANCE, Event, FastChance, Refusal, State
from trilobite.games.tritarea import GAME


class Lockstep:
    """One game, played twice."""

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        self.engine: State = GAME.new(players, options, ASK)
        self.slow = SlowGame(players, options)
        self.slow.begin()

    def step(self, dice: FastChance) -> str:
        """Take one decision or chance outcome, the same for both, and return what it was."""
        self.slow.forced.clear()
        if self.engine.to_act == (CHANCE,):
            return self._draw(dice)
        self.compare()
        seat = self.engine.to_act[dice.below(len(self.engine.to_act))]
        action = lively(self.engine.legal(seat), dice.below)
        events = self.engine.apply(seat, action)
        assert not isinstance(events, Refusal)
        self.slow.answer(seat, action.text())
        self._compare_forced(events)
        return action.text()

    def _draw(self, dice: FastChance) -> str:
        shares = self.engine.chance_outcomes()
        drawn = dice.below(len(shares))
        if len(shares) > 1:  # a single one needs no event
            question = self.slow.question
            assert question is not None
            assert question.stage == "chance"
            assert {share for _, share in shares} == {1 / question.outcomes}
            self.slow.answer(CHANCE, str(drawn))
        self._compare_forced(self.engine.apply_chance(shares[drawn][0]))
        return "chance"

    def _compare_forced(self, events: list[Event]) -> None:
        """TA-14.1: forced decisions agree; the engine may draw single outcomes in between."""
        while self.engine.to_act == (CHANCE,) and len(self.engine.chance_outcomes()) == 1:
            events = [*events, *self.engine.apply_chance(self.engine.chance_outcomes()[0][0])]
        assert forced(events) == self.slow.forced

    def compare(self) -> None:
        """Compare who decides, for whom, about what, and everything on the table."""
        question = self.slow.question
        assert question is not None
        assert self.engine.to_act == tuple(sorted(question.asked))
        table = table_of(self.engine)
        assert table["stage"] == question.stage
        for seat, (who, answers) in question.asked.items():
            assert self.engine.decides_for(seat) == who
            assert {a.text() for a in self.engine.legal(seat)} == set(answers)
        for field, expected in self.seen_by_slow().items():
            assert table[field] == expected, (field, table[field], expected)

    def seen_by_slow(self) -> dict[str, Any]:
        """The table according to the slow game."""
        slow = self.slow
        suit, first, second = slow.rights or (None, None, None)
        return {
            "round": slow.round - 1,
            "trick_number": slow.trick_number,
            "start": slow.start,
            "leader": slow.leader,
            "order": slow.order,
            "buildings": {s: slow.city[s] for s in SQUARES if slow.city.get(s)},
            "supply": slow.supply,
            "sold": slow.sold,
            "points": slow.points,
            "cards_left": [len(slow.hands[p]) + slow.decks[p] for p in range(4)],
            "trick": [slow.trick.get(p) for p in range(4)],
            "rank": [slow.rank.get(p) for p in range(4)],
            "played": [card for card in DECK if card in slow.played],
            "declared": [slow.declared.get(p) for p in range(4)],
            "committed": [p in slow.committed for p in range(4)],
            "adopted": NAMES[suit] if suit else None,
            "first_holder": first,
            "second_holder": second,
            "basic": slow.basic,
        }

    def compare_ends(self) -> None:
        """TA-8.1, TA-9.5, TA-10.3, TA-11.2: the result, and every point with its source."""
        slow, result = self.slow, self.engine.result()
        assert slow.question is None
        assert result is not None
        assert table_of(self.engine)["points"] == slow.points
        for one in result.participants:
            assert one.points == slow.score(one.participant)
            assert one.sources == {s: slow.points[s][one.participant] for s in slow.points}
        totals = [slow.score(who) for who in slow.humans]
        if slow.players == 2:
            totals = [slow.score(0) + slow.score(3), slow.score(2) + slow.score(1)]
        best = totals.count(max(totals))
        for seat in result.seats:
            assert seat.points == totals[seat.seat]
            if slow.players > 1:
                assert seat.place == 1 + sum(total > seat.points for total in totals)
                assert seat.payoff == (1 / best if seat.place == 1 else 0)
        if slow.players == 1:
            grade = self._grade()
            assert result.seats[0].reason.key == f"tritarea-result-{grade}"
            assert (result.seats[0].place > 1) == (grade == "disqualified")

    def _grade(self) -> str:
        slow = self.slow
        others = [slow.score(who) for who in (1, 2, 3)]
        is_tied = max(others) == slow.score(0) and slow.option("solo_tie", "success") == "fail"
        if max(others) > slow.score(0) or is_tied:
            return "disqualified"
        lowest = min(others)
        return ["beginner", "average", "expert", "super"][
            (lowest >= 30) + (lowest >= 40) + (lowest >= 50)
        ]


def play_together(players: int, seed: int, options: dict[str, Any]) -> Counter[str]:
    """Play a whole game; return how often each kind of step occurred."""
    both = Lockstep(players, options)
    dice = FastChance(seed)
    done: Counter[str] = Counter()
    while not both.engine.is_over:
        done[both.step(dice).split()[0]] += 1
    both.compare_ends()
    return done
