"""Pebbles as a `Game`."""

from collections.abc import Mapping, Sequence
from typing import Final

from tests.support.pebbles.board import Board
from tests.support.pebbles.model import ACTIONS, CROW, FOLDER, KEY, OPTIONS
from tests.support.pebbles.position import board_from_json
from tests.support.pebbles.state import PebblesState
from tests.support.pebbles.view import view_from_json
from trilobite.engine import (
    Chance,
    Drawing,
    Game,
    Message,
    Option,
    Options,
    OptionValue,
    Span,
    State,
    View,
)


class Pebbles(Game):
    state_class: type[PebblesState] = PebblesState

    def __init__(self) -> None:
        self.key = KEY
        self.rules_version = "1"
        self.player_counts: Sequence[int] = (2, 3)
        self.options: Sequence[Option] = OPTIONS
        self.actions = ACTIONS
        self.folder = FOLDER
        self.turn_rule = "PE-3"
        self.end_rule = "PE-5"

    def begin(self, players: int, options: Options, chance: Chance) -> State:
        board = Board(players, _rounds(options))
        leader = options["leader"]
        if isinstance(leader, int):
            board.leader = leader
            board.stage = "fill"
        return self.state_class(self, options, chance, board)

    def restore(
        self,
        players: int,
        options: Options,
        data: dict[str, object],
        chance: Chance,
    ) -> State:
        board = board_from_json(players, _rounds(options), data)
        return self.state_class(self, options, chance, board)

    def view_from_json(self, data: object) -> View:
        return view_from_json(self, data)

    def participants(self, players: int) -> dict[int, int | None]:
        return {**super().participants(players), CROW: None}

    def participant_name(self, participant: int) -> Message:
        if participant == CROW:
            return Message("pebbles-crow", {})
        return Message("pebbles-player", {"number": participant + 1})

    def draw(self, view: View, marks: Mapping[str, str]) -> Drawing:
        return Drawing([[Span(str(view.to_json()["public"]))]], [])


def _rounds(options: Mapping[str, OptionValue]) -> int:
    return 2 if options["rounds"] == 2 else 3


GAME: Final = Pebbles()
