"""Trias as a game of the engine's contract."""

from collections.abc import Sequence
from typing import Final

from trilobite.engine import Chance, Game, InputError, Option, Options, State, View
from trilobite.engine.tables import TableGame, read_viewpoint
from trilobite.games.trias.content import FOLDER, FORMER_OPTIONS, OPTIONS, content_for
from trilobite.games.trias.features import EVALUATION
from trilobite.games.trias.fields import CARD, DISCARDS
from trilobite.games.trias.model import ACTIONS, COLOURS, KEY
from trilobite.games.trias.position import secrets_from_json, table_from_json
from trilobite.games.trias.rules.last_round import END_RULE
from trilobite.games.trias.rules.turn import TURN_RULE
from trilobite.games.trias.state import TriasState
from trilobite.games.trias.table import NONE, all_in_deck, new_table
from trilobite.games.trias.tensor import ENCODING
from trilobite.games.trias.text import draw
from trilobite.games.trias.view import TriasView, check_cards


class Trias(TableGame):
    def __init__(
        self, version: str, options: Sequence[Option], former_rules: Sequence[Game] = ()
    ) -> None:
        self.key = KEY
        self.rules_version = version
        self.former_rules = former_rules
        self.player_counts: Sequence[int] = (2, 3, 4, 5)
        self.colours: Sequence[str] = COLOURS
        self.options = options
        self.actions = ACTIONS
        self.folder = FOLDER
        self.turn_rule = TURN_RULE
        self.end_rule = END_RULE
        self.evaluation = EVALUATION
        self.layout = ENCODING
        self.drawn = draw
        self.content_for = content_for
        self.state = TriasState
        self.table_from_json = table_from_json
        self.secrets_from_json = secrets_from_json

    def begin(self, players: int, options: Options, chance: Chance) -> State:
        content = content_for(players, options)
        return TriasState(self, options, chance, new_table(content), all_in_deck(content))

    def view_from_json(self, data: object) -> View:
        where = "view"
        viewpoint, fields = read_viewpoint(self, data, ("table", "hand", "discards"))
        content = content_for(viewpoint.players, viewpoint.options)
        table = table_from_json(content, fields["table"], f"{where}.table")
        hand = CARD.read_any(fields["hand"], f"{where}.hand", table)
        discards = fields["discards"]
        if (discards is None) == content.discards_public:
            right = "an object" if content.discards_public else "null"
            raise InputError(f"{where}.discards", "does not fit the option discards_public", right)
        known = all_in_deck(content)
        if discards is not None:
            DISCARDS.read(discards, f"{where}.discards", known)
        seen = None if discards is None else known.discards
        view = TriasView(self, viewpoint, table, NONE if viewpoint.seat is None else hand, seen)
        check_cards(view, where)
        return view


GAME: Final = Trias("2", OPTIONS, former_rules=(Trias("1", FORMER_OPTIONS),))
