"""Chapter 15: what the active player is asked."""

from trilobite.engine import Question
from trilobite.engine.reading import NONE
from trilobite.games.terror.generated import stages
from trilobite.games.terror.rules import play_turn
from trilobite.games.terror.rules.generated.calls import QUESTIONS
from trilobite.games.terror.table import Table


def question(table: Table) -> Question:
    """What the active player must decide, and the rule: the tile's, if only the tile is left."""
    asked = QUESTIONS[int(table.stage)](table)
    if table.stage != stages.MENU or table.cards[table.active] != NONE or table.tile_played:
        return asked
    played = table.copy()
    play_turn.play_tile(played)
    return asked[0], QUESTIONS[int(played.stage)](played)[1]
