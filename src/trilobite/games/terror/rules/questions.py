"""Chapter 15: what the active player is asked, by stage."""

from collections.abc import Callable, Mapping
from typing import Final

from trilobite.engine import Question
from trilobite.engine.reading import NONE
from trilobite.games.terror.generated import stages
from trilobite.games.terror.rules import (
    growth,
    migration,
    play_turn,
    predators,
    raptors,
    selection,
    spreading,
    t_rex,
)
from trilobite.games.terror.table import Table

_QUESTIONS: Final[Mapping[int, Callable[[Table], Question]]] = {
    stages.SELECT_CARD: selection.ask_card,
    stages.SELECT_TILE: selection.ask_tile,
    stages.MENU: play_turn.ask_menu,
    stages.CHOOSE_ENVIRONMENT: spreading.ask_environment,
    stages.SPREADING: spreading.ask_spread,
    stages.GROWING: growth.ask_growth,
    stages.CHOOSE_HERD: migration.ask_herd,
    stages.DIVIDING: migration.ask_divide,
    stages.MOVE_PTERODACTYL: predators.ask_pterodactyl,
    stages.MOVE_T_REX: t_rex.ask_t_rex,
    stages.CHOOSE_RAPTOR: raptors.ask_which_raptor,
    stages.MOVE_RAPTOR: raptors.ask_raptor,
    stages.EATING: predators.ask_eat,
    stages.SCATTERING: raptors.ask_scatter,
    stages.SCATTER_TO: raptors.ask_scatter_to,
}


def question(table: Table) -> Question:
    """What the active player must decide, and the rule: the tile's, if only the tile is left."""
    asked = _QUESTIONS[int(table.stage)](table)
    if table.stage != stages.MENU or table.cards[table.active] != NONE or table.tile_played:
        return asked
    played = table.copy()
    play_turn.play_tile(played)
    return asked[0], _QUESTIONS[int(played.stage)](played)[1]
