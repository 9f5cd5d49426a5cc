"""The engine and the slow game play the same game side by side, compared after every step."""

from collections import Counter
from typing import Any

from tests.games.terror.play import lively
from tests.games.terror.slow_island import AREAS, CARDS
from tests.games.terror.slow_rules import SlowGame
from trilobite.engine import ASK, CHANCE, Action, Event, FastChance, Forced, Refusal, State
from trilobite.games.terror import GAME


class Lockstep:
    """One game, played twice."""

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        self.engine: State = GAME.new(players, options, ASK)
        self.slow = SlowGame(players, options)
        self.slow.begin()

    @classmethod
    def at(cls, position: dict[str, Any]) -> "Lockstep":
        """Start from a position at the beginning of a play turn."""
        both = cls.__new__(cls)
        both.engine = GAME.from_position(position, ASK)
        both.slow = SlowGame(position["players"], position["options"])
        both.slow.begin_at_menu(position)
        return both

    @property
    def is_over(self) -> bool:
        return self.engine.is_over

    def step(self, dice: FastChance) -> str:
        """Give both games the same decision or outcome of chance; returns its text."""
        if self.engine.to_act == (CHANCE,):
            return self._draw(dice)
        (seat,) = self.engine.to_act
        return self.decide(lively(self.engine.legal(seat), dice.below))

    def decide(self, action: Action) -> str:
        self.compare()
        (seat,) = self.engine.to_act
        self.slow.forced.clear()
        events = self.engine.apply(seat, action)
        assert not isinstance(events, Refusal)
        self.slow.answer(action.text())
        self._compare_forced(events)
        return action.text()

    def _draw(self, dice: FastChance) -> str:
        shares = dict(self.engine.chance_outcomes())
        outcome = sorted(shares)[dice.below(len(shares))]
        self.slow.forced.clear()
        if len(shares) > 1:  # a single outcome needs no answer
            question = self.slow.question
            assert question is not None
            assert question.seat is None
            total = sum(question.weights)
            assert shares == {i: w / total for i, w in enumerate(question.weights) if w}
            self.slow.answer(str(outcome))
        self._compare_forced(self.engine.apply_chance(outcome))
        return f"chance {outcome}"

    def _compare_forced(self, events: list[Event]) -> None:
        """TT-15.3. Draws with one outcome may come between; only the engine asks for them."""
        forced = [event.action.text() for event in events if isinstance(event, Forced)]
        if self.engine.to_act == (CHANCE,) and len(self.engine.chance_outcomes()) == 1:
            (outcome, _) = self.engine.chance_outcomes()[0]
            self._compare_forced([*events, *self.engine.apply_chance(outcome)])
            return
        assert forced == self.slow.forced

    def compare(self) -> None:
        """Compare who decides about what, and everything on the table."""
        question = self.slow.question
        (seat,) = self.engine.to_act
        assert question is not None
        table = table_of(self.engine)
        assert (table["stage"], seat) == (question.stage, question.seat)
        assert {a.text() for a in self.engine.legal(seat)} == question.options
        self.compare_tables(table)

    def compare_tables(self, table: dict[str, Any]) -> None:
        for field, expected in self.seen_by_slow(table["stage"]).items():
            assert table[field] == expected, field
        assert table["spaces"] == self.row_seen(table["space"])

    def row_seen(self, space: int | None) -> list[dict[str, Any]]:
        """The action row; a played tile lies beside it until the refresh."""
        seats = {place: seat for seat, place in self.slow.dinosaurs.items()}
        return [
            {"tile": None, "taker": None}
            if space is not None and place in seats and place + 1 < space
            else {"tile": tile, "taker": seats.get(place)}
            for place, tile in enumerate(self.slow.row)
        ]

    def seen_by_slow(self, stage: str) -> dict[str, Any]:
        """The table of the slow game, limited to what the engine has too."""
        slow, island = self.slow, self.slow.island
        seats = range(slow.players)
        found: dict[str, Any] = {
            "areas": {
                area: {
                    "order": island.areas[area].order,
                    "dinos": [island.dinos(seat, area) for seat in seats],
                    "volcano": island.areas[area].volcano,
                }
                for area in AREAS
            },
            "predators": island.predators,
            "owner": island.owner,
            "is_roaming": island.is_roaming,
            "points": slow.points,
            "whites": slow.whites,
            "cards": [
                "blind" if seat in slow.hidden else slow.held[seat] for seat in seats
            ],
            "counters": slow.counters,
            "whites_on": slow.whites_on,
            "face_up": slow.face_up,
            "deck_size": sum(slow.deck.values()),
            "discards": {card: slow.discards[card] for card in CARDS},
        }  # fmt: skip
        if slow.options.get("dino_supply", "limited") == "limited":
            found["supply"] = island.supply
        if stage != "over":
            found |= {"period": slow.period, "turn": slow.turn, "start": slow.start}
        return found

    def compare_ends(self) -> None:
        """Compare the results (TT-12.1), and everything left on the table."""
        assert self.slow.question is None
        self.compare_tables(table_of(self.engine))
        secrets: Any = self.engine.to_position()["state"]
        assert Counter(secrets["secrets"]["deck"]) == Counter(self.slow.deck)
        result = self.engine.result()
        assert result is not None
        totals = self.slow.total_points()
        keys = self.slow.island.standings(totals)
        for seat in result.seats:
            assert seat.points == totals[seat.seat]
            assert seat.place == 1 + sum(key > keys[seat.seat] for key in keys)


def table_of(state: State) -> dict[str, Any]:
    data: Any = state.to_position()
    found: dict[str, Any] = data["state"]["table"]
    return found


def play_together(players: int, seed: int, options: dict[str, Any]) -> Counter[str]:
    """Play a whole game; returns how often each kind of step occurred."""
    both = Lockstep(players, options)
    dice = FastChance(seed)
    done: Counter[str] = Counter()
    while not both.is_over:
        done[both.step(dice).split()[0]] += 1
    both.compare_ends()
    return done


def play_turn_together(position: dict[str, Any], dice: FastChance) -> Counter[str]:
    """Play one play turn from its menu; returns how often each kind of step occurred."""
    both = Lockstep.at(position)
    seat = position["state"]["table"]["active"]
    done: Counter[str] = Counter()
    both.engine.settle()
    while both.engine.to_act == (seat,):
        done[both.step(dice).split()[0]] += 1
        if done["end"]:
            break
    return done
