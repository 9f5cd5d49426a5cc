"""Index of the chapters: the refusal of each kind of action, and the question of each stage."""

from collections.abc import Callable, Mapping
from typing import Final

from trilobite.engine import Action, Question, Refusal
from trilobite.engine.declared import declared
from trilobite.engine.reading import NONE
from trilobite.games.terror.generated import stages
from trilobite.games.terror.rules import (
    counters,
    growth,
    migration,
    play_turn,
    predators,
    raptors,
    selection,
    spreading,
    t_rex,
    whites,
)
from trilobite.games.terror.rules.decisions import not_now
from trilobite.games.terror.table import Table


def _nothing(_: Table) -> Refusal | None:
    """No rule forbids these actions at their stages."""
    return None


_OBJECTIONS: Final[Mapping[str, tuple[tuple[int, ...], Callable[..., Refusal | None]]]] = {
    "draft": ((), selection.why_not_draft),
    "take": ((stages.SELECT_TILE,), selection.why_not_take),
    "card": ((stages.MENU,), play_turn.why_not_play_card),
    "tile": ((stages.MENU,), play_turn.why_not_play_tile),
    "end": ((stages.MENU,), play_turn.why_not_end),
    "white": ((), whites.why_not_place_white),
    "hatch": ((), counters.why_not_hatch),
    "volcano": ((), counters.why_not_volcano),
    "environment": ((stages.CHOOSE_ENVIRONMENT,), spreading.why_not_choose_environment),
    "spread": ((stages.SPREADING,), spreading.why_not_spread),
    "grow": ((stages.GROWING,), growth.why_not_grow),
    "migrate": ((stages.CHOOSE_HERD,), migration.why_not_migrate),
    "go": ((stages.DIVIDING,), migration.why_not_go),
    "confirm": ((stages.DIVIDING,), migration.why_not_confirm),
    "stay": ((stages.MOVE_PTERODACTYL, stages.MOVE_T_REX), _nothing),
    "to": (predators.DESTINATION_STAGES, predators.why_not_to),
    "eat": ((stages.EATING,), predators.why_not_eat),
    "raptor": ((stages.CHOOSE_RAPTOR,), raptors.why_not_raptor),
    "scatter": ((stages.SCATTERING,), raptors.why_not_scatter),
    "stop": ((stages.EATING, stages.SCATTERING), _nothing),
    "finish": ((stages.CHOOSE_HERD, stages.CHOOSE_RAPTOR), _nothing),
}
"""The stages of each kind of action, and its refusal. Some refusals check the stage themselves."""

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


def objection(table: Table, action: Action) -> Refusal | None:
    """The first rule that forbids the active player this action now; None if it is allowed."""
    at, why_not = _OBJECTIONS[action.kind]
    if at and table.stage not in at:
        return not_now(table)
    return why_not(table, *declared(action).values)


def question(table: Table) -> Question:
    """What the active player must decide, and the rule: the tile's, if only the tile is left."""
    asked = _QUESTIONS[int(table.stage)](table)
    if table.stage != stages.MENU or table.cards[table.active] != NONE or table.tile_played:
        return asked
    played = table.copy()
    play_turn.play_tile(played)
    return asked[0], _QUESTIONS[int(played.stage)](played)[1]
