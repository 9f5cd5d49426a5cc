"""Coppice for the engine: its state, which asks the rules, and the game."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from trilobite.engine import CHANCE, Breach, Drawing, Event, Message, Move, Refusal, SmallGame
from trilobite_coppice.features import EVALUATION, measure
from trilobite_coppice.fields import DRAW, OVER, PARTS, PLANT, SEND
from trilobite_coppice.laws import laws
from trilobite_coppice.model import KEY, OPTIONS, Keep, Plant, Send
from trilobite_coppice.progress import gains, remaining, standing
from trilobite_coppice.rules.drawing import take_drawn
from trilobite_coppice.rules.foresters import ask_forester, keep, send, why_not_keep, why_not_send
from trilobite_coppice.rules.planting import ask_tree, plant, plantings, why_not_plant
from trilobite_coppice.rules.turn import END_RULE, TURN_RULE, finish_step, go_on
from trilobite_coppice.text import drawing
from trilobite_coppice.wood import Wood


class CoppiceState(Wood):
    def set_up(self) -> None:
        """Everybody draws first, as at the end of a turn; the last seat has just had its turn."""
        self.step = DRAW
        self.active = self.players - 1

    @property
    def to_act(self) -> tuple[int, ...]:
        if self.step == OVER:
            return ()
        return (CHANCE,) if self.step == DRAW else (self.active,)

    def chance_weights(self) -> list[int]:
        return self.stock.deck.copy()

    def resolve(self, outcome: int) -> None:
        take_drawn(self, outcome)
        go_on(self)

    def go_on(self) -> None:
        finish_step(self)

    def question(self, seat: int) -> tuple[Message, str]:
        return ask_forester(self) if self.step == SEND else ask_tree()

    def legal_ids(self, seat: int) -> list[int]:
        """The ids, found without trying all 102 actions; the conformance suite compares the two."""
        is_planting = self.step == PLANT and seat in self.to_act
        return plantings(self, seat) if is_planting else super().legal_ids(seat)

    def objection_at(self, seat: int, targets: Sequence[str]) -> Refusal:
        """The engine's answer to a click, except where the game can say it better."""
        refusal = super().objection_at(seat, targets)
        is_place = targets[-1].startswith("place:")
        if is_place and refusal.key == "refusal-choose-first":
            return Refusal("coppice-refusal-tree-first", "CO-3.1", {})
        return refusal

    def is_revealed(self) -> bool:
        return self.step == OVER

    def scores(self) -> list[dict[str, int]]:
        return [
            {"groves": self.points[seat], "bonus": self.bonus[seat]} for seat in range(self.players)
        ]

    def facts(self) -> dict[str, object]:
        seats = range(self.players)
        return {
            "points": [self.total(seat) for seat in seats],
            "at_home": [self.at_home(seat) for seat in seats],
        }

    def standing(self) -> dict[str, object]:
        return standing(self)

    def gains(self) -> list[Event]:
        return gains(self)

    def remaining(self) -> dict[str, object] | None:
        return remaining(self)

    def laws(self) -> Iterator[Breach]:
        return laws(self)

    def terms(self, seat: int) -> list[float]:
        return measure(self, seat)

    def drawing(self, seat: int | None, marks: Mapping[str, str]) -> Drawing:
        return drawing(self, seat, marks)


GAME: Final = SmallGame(
    KEY,
    CoppiceState,
    folder=Path(__file__).parent,
    parts=PARTS,
    moves=(
        Move(Plant, why_not_plant, plant),
        Move(Send, why_not_send, send),
        Move(Keep, why_not_keep, keep),
    ),
    player_counts=(2, 3, 4),
    colours=("orange", "blue", "yellow", "green"),
    options=OPTIONS,
    turn_rule=TURN_RULE,
    end_rule=END_RULE,
    evaluation=EVALUATION,
)
