"""Triassic Terror as a game of the engine's contract."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from trilobite.engine import Chance, Game, Option, Options, State, View
from trilobite.engine.tables import TableGame, read_viewpoint
from trilobite.games.terror.content import FIRST_RULES, FOLDER, OPTIONS, RULES, content_for
from trilobite.games.terror.features.terms import EVALUATION
from trilobite.games.terror.fields import CARD
from trilobite.games.terror.model import ACTIONS, COLOURS, KEY
from trilobite.games.terror.position import secrets_from_json, table_from_json
from trilobite.games.terror.rules.ending import END_RULE
from trilobite.games.terror.rules.selection import TURN_RULE
from trilobite.games.terror.state import TerrorState
from trilobite.games.terror.table import all_in_deck, new_table
from trilobite.games.terror.tensor import ENCODING
from trilobite.games.terror.text import draw
from trilobite.games.terror.view import TerrorView, check_cards


class Terror(TableGame):
    def __init__(self, rules_version: str, former_rules: Sequence[Game] = ()) -> None:
        self.key = KEY
        self.rules_version = rules_version
        self.former_rules = former_rules
        self.player_counts: Sequence[int] = (2, 3, 4, 5, 6)
        self.colours: Sequence[str] = COLOURS
        self.options: Sequence[Option] = OPTIONS
        self.actions = ACTIONS
        self.folder = FOLDER
        self.turn_rule = TURN_RULE
        self.end_rule = END_RULE
        self.evaluation = EVALUATION
        self.layout = ENCODING
        self.drawn = draw
        self.content_for = partial(content_for, version=rules_version)
        self.state = TerrorState
        self.table_from_json = table_from_json
        self.secrets_from_json = secrets_from_json

    def begin(self, players: int, options: Options, chance: Chance) -> State:
        content = self.content_for(players, options)
        return TerrorState(self, options, chance, new_table(content), all_in_deck(content))

    def view_from_json(self, data: object) -> View:
        where = "view"
        viewpoint, fields = read_viewpoint(self, data, ("table", "card"))
        content = self.content_for(viewpoint.players, viewpoint.options)
        table = table_from_json(content, fields["table"], f"{where}.table")
        card = CARD.read_any(fields["card"], f"{where}.card", table)
        view = TerrorView(self, viewpoint, table, card)
        check_cards(view, where)
        return view


GAME: Final = Terror(RULES, former_rules=(Terror(FIRST_RULES),))
