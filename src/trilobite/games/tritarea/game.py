"""Tritarea as a `Game`."""

from collections.abc import Sequence
from typing import Final

from trilobite.engine import Chance, Game, Option, Options, State, View
from trilobite.engine.laws import refuse_breach
from trilobite.engine.tables import TableGame, read_viewpoint
from trilobite.games.tritarea import model
from trilobite.games.tritarea.content import FOLDER, FORMER_OPTIONS, HUMANS, OPTIONS, content_for
from trilobite.games.tritarea.features.terms import EVALUATION
from trilobite.games.tritarea.position import secrets_from_json, table_from_json
from trilobite.games.tritarea.rules.end import END_RULE
from trilobite.games.tritarea.rules.rounds import opening
from trilobite.games.tritarea.rules.tricks import TURN_RULE
from trilobite.games.tritarea.state import TritareaState
from trilobite.games.tritarea.tensor import encoding
from trilobite.games.tritarea.text import draw
from trilobite.games.tritarea.view import TritareaView, knowledge_from_json, view_laws


class Tritarea(TableGame):
    """The game under a version of its rules: "1" lacks R-22 and what came with it."""

    def __init__(self, version: str, former_rules: Sequence[Game] = ()) -> None:
        is_former = version == "1"
        self.key = model.KEY
        self.rules_version = version
        self.former_rules = former_rules
        self.player_counts: Sequence[int] = (1, 2, 3, 4)
        self.colours: Sequence[str] = model.COLOURS
        self.options: Sequence[Option] = FORMER_OPTIONS if is_former else OPTIONS
        self.actions = model.FORMER_ACTIONS if is_former else model.ACTIONS
        self.folder = FOLDER
        self.turn_rule = TURN_RULE
        self.end_rule = END_RULE
        self.evaluation = EVALUATION
        self.layout = encoding(model.FORMER_STAGES if is_former else model.STAGES)
        self.drawn = draw
        self.content_for = content_for
        self.state = TritareaState
        self.table_from_json = table_from_json
        self.secrets_from_json = secrets_from_json

    def participants(self, players: int) -> dict[int, int | None]:
        """Always four; humans in seat order with NPCs in between."""
        humans = HUMANS[players]
        return {p: humans.index(p) if p in humans else None for p in range(model.PARTICIPANTS)}

    def begin(self, players: int, options: Options, chance: Chance) -> State:
        table, secrets = opening(content_for(players, options))
        return TritareaState(self, options, chance, table, secrets)

    def view_from_json(self, data: object) -> View:
        where = "view"
        viewpoint, fields = read_viewpoint(self, data, ("table", "hand", "choice"))
        content = content_for(viewpoint.players, viewpoint.options)
        table = table_from_json(content, fields["table"], f"{where}.table", is_seen=True)
        seat = viewpoint.seat
        known = knowledge_from_json(table, seat, fields["hand"], fields["choice"], where)
        refuse_breach(view_laws(known, seat), where)
        return TritareaView(self, viewpoint, known)


GAME: Final = Tritarea("2", former_rules=(Tritarea("1"),))
