"""Trias as a game of the contract."""

from collections.abc import Mapping, Sequence
from typing import Final

from trilobite.engine import (
    Chance,
    Drawing,
    Game,
    InputError,
    Message,
    Option,
    OptionValue,
    State,
    View,
)
from trilobite.engine.reading import read_field, refuse_unknown
from trilobite.engine.viewpoints import read_viewpoint
from trilobite.games.trias.content import FOLDER, OPTIONS, content_for
from trilobite.games.trias.features import EVALUATION
from trilobite.games.trias.model import ACTIONS, COLOURS, KEY
from trilobite.games.trias.position import (
    read_card,
    read_discards,
    secrets_from_json,
    table_from_json,
)
from trilobite.games.trias.state import TriasState
from trilobite.games.trias.table import NONE, all_in_deck, new_table
from trilobite.games.trias.text import draw
from trilobite.games.trias.view import COMPUTED, TriasView, check_cards


class Trias(Game):
    def __init__(self) -> None:
        self.key = KEY
        self.rules_version = "1"
        self.player_counts: Sequence[int] = (2, 3, 4, 5)
        self.options: Sequence[Option] = OPTIONS
        self.actions = ACTIONS
        self.folder = FOLDER
        self.turn_rule = "TR-2.1"
        self.end_rule = "TR-8.5"
        self.evaluation = EVALUATION

    def begin(self, players: int, options: dict[str, OptionValue], chance: Chance) -> State:
        content = content_for(players, options)
        return TriasState(self, options, chance, new_table(content), all_in_deck(content))

    def restore(
        self,
        players: int,
        options: dict[str, OptionValue],
        data: dict[str, object],
        chance: Chance,
    ) -> State:
        where = "position.state"
        refuse_unknown(data, ("table", "secrets"), where)
        content = content_for(players, options)
        table = table_from_json(content, read_field(data, "table", where), f"{where}.table")
        secrets = read_field(data, "secrets", where)
        return TriasState(
            self, options, chance, table, secrets_from_json(table, secrets, f"{where}.secrets")
        )

    def view_from_json(self, data: object) -> View:
        where = "view"
        viewpoint, fields = read_viewpoint(self, data, ("table", "hand", "discards", *COMPUTED))
        content = content_for(viewpoint.players, viewpoint.options)
        discards = read_field(fields, "discards", where)
        if (discards is None) == content.discards_public:
            raise InputError(f"{where}.discards", "does not fit the option discards_public")
        hand = read_card(read_field(fields, "hand", where), f"{where}.hand")
        view = TriasView(
            self,
            viewpoint,
            table_from_json(content, read_field(fields, "table", where), f"{where}.table"),
            hand if viewpoint.seat is not None else NONE,
            None if discards is None else read_discards(discards, f"{where}.discards"),
        )
        check_cards(view, where)
        return view

    def participant_name(self, participant: int) -> Message:
        return Message(f"colour-{COLOURS[participant]}", {})

    def draw(self, view: View, marks: Mapping[str, str]) -> Drawing:
        if not isinstance(view, TriasView):
            raise TypeError("a view of another game")
        return draw(view, marks)


GAME: Final = Trias()
