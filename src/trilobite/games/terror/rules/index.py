"""Where the chapters are asked: the refusal of each kind of action, the question of each stage."""

from collections.abc import Callable, Mapping
from typing import Final

from trilobite.engine import Action, Refusal
from trilobite.engine.declared import DeclaredAction
from trilobite.games.terror import model
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
from trilobite.games.terror.rules.decisions import Question
from trilobite.games.terror.table import Table

_OBJECTIONS: Final[Mapping[str, Callable[..., Refusal | None]]] = {
    "draft": selection.why_not_draft,
    "take": selection.why_not_take,
    "card": play_turn.why_not_play_card,
    "tile": play_turn.why_not_play_tile,
    "end": play_turn.why_not_end,
    "white": whites.why_not_place_white,
    "hatch": counters.why_not_hatch,
    "volcano": counters.why_not_volcano,
    "environment": spreading.why_not_choose_environment,
    "spread": spreading.why_not_spread,
    "grow": growth.why_not_grow,
    "migrate": migration.why_not_migrate,
    "go": migration.why_not_go,
    "confirm": migration.why_not_confirm,
    "stay": predators.why_not_stay,
    "to": predators.why_not_to,
    "eat": predators.why_not_eat,
    "raptor": raptors.why_not_raptor,
    "scatter": raptors.why_not_scatter,
    "stop": predators.why_not_stop,
    "finish": predators.why_not_finish,
}

_QUESTIONS: Final[Mapping[int, Callable[[Table], Question]]] = {
    model.SELECT_CARD: selection.ask_card,
    model.SELECT_TILE: selection.ask_tile,
    model.MENU: play_turn.ask_menu,
    model.CHOOSE_ENVIRONMENT: spreading.ask_environment,
    model.SPREADING: spreading.ask_spread,
    model.GROWING: growth.ask_growth,
    model.CHOOSE_HERD: migration.ask_herd,
    model.DIVIDING: migration.ask_divide,
    model.MOVE_PTERODACTYL: predators.ask_pterodactyl,
    model.MOVE_T_REX: t_rex.ask_t_rex,
    model.CHOOSE_RAPTOR: raptors.ask_which_raptor,
    model.MOVE_RAPTOR: raptors.ask_raptor,
    model.EATING: predators.ask_eat,
    model.SCATTERING: raptors.ask_scatter,
    model.SCATTER_TO: raptors.ask_scatter_to,
}


def objection(table: Table, action: Action) -> Refusal | None:
    """The first rule that forbids the active player this action now; None if it is allowed."""
    if not isinstance(action, DeclaredAction):
        raise TypeError(f"{action!r} is not an action of Triassic Terror")
    return _OBJECTIONS[action.kind](table, *action.values)


def question(table: Table) -> Question:
    """What the active player must decide, and the rule that asks for it."""
    return _QUESTIONS[int(table.stage)](table)
