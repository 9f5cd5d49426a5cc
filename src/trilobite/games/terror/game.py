"""Triassic Terror as a game of the engine's contract."""

from collections.abc import Mapping, Sequence
from typing import Final

from trilobite.engine import Chance, Drawing, Game, Option, OptionValue, State, View
from trilobite.engine.encoding import Encoding
from trilobite.engine.reading import read_fields
from trilobite.engine.tables import read_viewpoint
from trilobite.games.terror.content import FIRST_RULES, FOLDER, OPTIONS, RULES, content_for
from trilobite.games.terror.features.terms import EVALUATION
from trilobite.games.terror.model import ACTIONS, COLOURS, KEY
from trilobite.games.terror.position import read_card, secrets_from_json, table_from_json
from trilobite.games.terror.rules.ending import END_RULE
from trilobite.games.terror.rules.selection import TURN_RULE
from trilobite.games.terror.state import TerrorState
from trilobite.games.terror.table import all_in_deck, new_table
from trilobite.games.terror.tensor import ENCODING
from trilobite.games.terror.text import draw
from trilobite.games.terror.view import COMPUTED, TerrorView, check_cards


class Terror(Game):
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

    def encoding(self) -> Encoding:
        return ENCODING

    def begin(self, players: int, options: dict[str, OptionValue], chance: Chance) -> State:
        content = content_for(players, options, self.rules_version)
        return TerrorState(self, options, chance, new_table(content), all_in_deck(content))

    def restore(
        self, players: int, options: dict[str, OptionValue], data: dict[str, object], chance: Chance
    ) -> State:
        where = "position.state"
        fields = read_fields(data, ("table", "secrets"), where)
        content = content_for(players, options, self.rules_version)
        table = table_from_json(content, fields["table"], f"{where}.table")
        secrets = secrets_from_json(table, fields["secrets"], f"{where}.secrets")
        return TerrorState(self, options, chance, table, secrets)

    def view_from_json(self, data: object) -> View:
        where = "view"
        viewpoint, fields = read_viewpoint(self, data, ("table", "card"), COMPUTED)
        content = content_for(viewpoint.players, viewpoint.options, self.rules_version)
        table = table_from_json(content, fields["table"], f"{where}.table")
        view = TerrorView(self, viewpoint, table, read_card(fields["card"], f"{where}.card"))
        check_cards(view, where)
        return view

    def draw(self, view: View, marks: Mapping[str, str]) -> Drawing:
        if not isinstance(view, TerrorView):
            raise TypeError("a view of another game")
        return draw(view, marks)


GAME: Final = Terror(RULES, former_rules=(Terror(FIRST_RULES),))
