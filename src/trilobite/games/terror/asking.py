"""The question for the active player, and the targets in the view that answer it."""

from collections.abc import Callable, Mapping
from typing import Final

from trilobite.engine import Action, Argument, BareAction, Message, Who
from trilobite.games.terror.counters import white_placeable
from trilobite.games.terror.events import (
    AREA_WORDS,
    ENVIRONMENT_WORDS,
    PREDATOR_WORDS,
    TILE_WORDS,
    area_target,
    environment_target,
    herd_target,
    tile_target,
)
from trilobite.games.terror.kernel import numbers_in
from trilobite.games.terror.migration import left_to_go, migrating_bits, movable
from trilobite.games.terror.model import (
    HERD_GROWTH,
    MOST_SCATTERED,
    AreaAction,
    ChooseRaptor,
    Draft,
    Eat,
    EndTurn,
    Environment,
    Go,
    PlaceWhite,
    PlayCard,
    PlayHatchCounter,
    PlayTile,
    PlayVolcanoCounter,
    Scatter,
    Spread,
    Take,
)
from trilobite.games.terror.placing import CARD_GAIN, growth_bits
from trilobite.games.terror.predators import meal_rule, movable_raptors, raptor_steps
from trilobite.games.terror.table import (
    BLIND,
    CHOOSE_ENVIRONMENT,
    CHOOSE_HERD,
    CHOOSE_RAPTOR,
    DIVIDING,
    EATING,
    GROWING,
    MENU,
    MOVE_PTERODACTYL,
    MOVE_RAPTOR,
    MOVE_T_REX,
    NONE,
    SCATTER_TO,
    SCATTERING,
    SELECT_CARD,
    SELECT_TILE,
    SPREADING,
    Table,
)
from trilobite.games.terror.tiles import free_tile_bits

_Question = tuple[Message, str]


def question(table: Table) -> _Question:
    """What the active player must decide, and the rule that asks for it."""
    return _QUESTIONS[int(table.stage)](table)


def _ask(key: str, rule: str, args: Mapping[str, Argument]) -> _Question:
    return Message(key, args), rule


# Phase A and the menu.


def _free_tiles(table: Table) -> int:
    return len(numbers_in(free_tile_bits(table)))


def _card(table: Table) -> _Question:
    card = ENVIRONMENT_WORDS[int(table.face_up)]
    return _ask("terror-ask-card", "TT-4.2", {"card": card, "cards": int(table.deck_size)})


def _tile(table: Table) -> _Question:
    return _ask("terror-ask-tile", "TT-4.2", {"tiles": _free_tiles(table)})


def _menu(table: Table) -> _Question:
    """What the player still has to play, and their white Dinos (TT-4.5, TT-5.1)."""
    seat = table.active
    left = int(table.cards[seat] != NONE) + 2 * int(not table.tile_played)
    return _ask(
        "terror-ask-menu",
        "TT-4.5",
        {
            "left": ("none", "card", "tile", "both")[left],
            "tile": TILE_WORDS[int(table.tile_of(seat))],
            "whites": int(table.whites[seat]),
            "placeable": int(white_placeable(table, seat)),
        },
    )


# New Dinos.


def _gain(table: Table, printed: int) -> int:
    """The printed number, or fewer if the supply holds fewer (TT-0.4)."""
    return min(printed, int(table.room_for(table.active)))


def _environment(table: Table) -> _Question:
    return _ask("terror-ask-environment", "TT-7.1", {"number": _gain(table, CARD_GAIN)})


def _spread(table: Table) -> _Question:
    environment = ENVIRONMENT_WORDS[int(table.environment)]
    number = _gain(table, CARD_GAIN)
    return _ask("terror-ask-spread", "TT-6.1", {"number": number, "environment": environment})


def _grow(table: Table) -> _Question:
    number = _gain(table, int(table.gain))
    if table.tile_of(table.active) != HERD_GROWTH:
        return _ask("terror-ask-hatch", "TT-7.11", {"number": number})
    if table.grown == NONE:
        is_all = number == table.room_for(table.active)
        others = 0 if is_all else len(numbers_in(growth_bits(table))) - 1
        return _ask("terror-ask-grow-first", "TT-7.2", {"number": number, "others": others})
    return _ask("terror-ask-grow-second", "TT-7.2", {"number": number})


# Herd Migration.


def _herd(table: Table) -> _Question:
    """If no herd can migrate, only free actions are possible."""
    herds = len(numbers_in(migrating_bits(table)))
    if table.first_origin == NONE:
        return _ask("terror-ask-migrate-first", "TT-7.3", {"herds": herds})
    return _ask("terror-ask-migrate-second", "TT-7.9", {"herds": herds})


def _divide(table: Table) -> _Question:
    area = AREA_WORDS[int(table.origin)]
    left = int(left_to_go(table))
    going = int(movable(table, table.origin)) - left
    return _ask("terror-ask-divide", "TT-7.6", {"area": area, "left": left, "going": going})


# Predators.


def _pterodactyl(table: Table) -> _Question:
    return _ask("terror-ask-pterodactyl", "TT-7.12", {"bites": table.content.pterodactyl_eats})


def _t_rex(table: Table) -> _Question:
    """The player of the tile gets the piece, wherever it goes (TT-7.15)."""
    return _ask("terror-ask-t-rex", "TT-7.16", {"own": int(table.owner == table.active)})


def _which_raptor(table: Table) -> _Question:
    return _ask(
        "terror-ask-which-raptor",
        "TT-7.25",
        {
            "moved": int(table.raptors_moved != 0),
            "steps": int(raptor_steps(table)),
            "raptors": len(movable_raptors(table)),
        },
    )


def _raptor(table: Table) -> _Question:
    word, steps = PREDATOR_WORDS[int(table.eater)], int(raptor_steps(table))
    moved = int(table.raptors_moved != 0)
    return _ask("terror-ask-raptor", "TT-7.25", {"predator": word, "steps": steps, "moved": moved})


def _eat(table: Table) -> _Question:
    word, bites = PREDATOR_WORDS[int(table.eater)], int(table.bites)
    rule = meal_rule(int(table.eater))
    return _ask("terror-ask-eat", rule, {"predator": word, "bites": bites})


def _scatter(table: Table) -> _Question:
    area = AREA_WORDS[int(table.predators[table.eater])]
    number = MOST_SCATTERED - int(table.scattered)
    return _ask("terror-ask-scatter", "TT-7.28", {"number": number, "area": area})


def _scatter_to(table: Table) -> _Question:
    owner, number = Who(int(table.group_owner)), int(table.group_size)
    return _ask("terror-ask-scatter-to", "TT-7.29", {"owner": owner, "number": number})


_QUESTIONS: Final[Mapping[int, Callable[[Table], _Question]]] = {
    SELECT_CARD: _card,
    SELECT_TILE: _tile,
    MENU: _menu,
    CHOOSE_ENVIRONMENT: _environment,
    SPREADING: _spread,
    GROWING: _grow,
    CHOOSE_HERD: _herd,
    DIVIDING: _divide,
    MOVE_PTERODACTYL: _pterodactyl,
    MOVE_T_REX: _t_rex,
    CHOOSE_RAPTOR: _which_raptor,
    MOVE_RAPTOR: _raptor,
    EATING: _eat,
    SCATTERING: _scatter,
    SCATTER_TO: _scatter_to,
}


# Answers.


def targets(table: Table, action: Action) -> tuple[str, ...]:
    """The things to click for an action, in order; those of a spread in any order."""
    if isinstance(action, AreaAction):
        return _with_tool(action)
    if isinstance(action, Take):
        return (tile_target(action.tile),)
    if isinstance(action, Draft):
        return ("deck",) if action.is_blind else ("face-up",)
    if isinstance(action, PlayTile):
        return (tile_target(int(table.tile_of(table.active))),)
    if isinstance(action, BareAction):
        return (action.kind,)
    if isinstance(action, Environment):
        return (environment_target(action.environment),)
    if isinstance(action, ChooseRaptor):
        return (f"raptor:{action.raptor + 1}",)
    return _targets_of_groups(table, action)


def _with_tool(action: AreaAction) -> tuple[str, ...]:
    """A white Dino or a counter is clicked first, then the area."""
    area = area_target(action.area)
    if isinstance(action, PlaceWhite | PlayHatchCounter | PlayVolcanoCounter):
        return (action.kind, area)
    return (area,)


def _targets_of_groups(table: Table, action: Action) -> tuple[str, ...]:
    if isinstance(action, Spread):
        first = 3 * int(table.environment)
        return tuple(
            area_target(first + ring)
            for ring, share in enumerate(action.shares)
            for _ in range(share)
        )
    if isinstance(action, Go):
        return (area_target(action.area), f"count:{action.number}")
    place = int(table.predators[table.eater])
    if isinstance(action, Eat):
        return (herd_target(place, action.victim),)
    if isinstance(action, Scatter):
        return (herd_target(place, action.owner), f"count:{action.number}")
    raise TypeError(f"{action!r} is not an action of Triassic Terror")


def can_undo(table: Table, action: Action) -> bool:
    """Nothing that shows a hidden card or ends the selection or the turn can be undone."""
    if isinstance(action, Draft):
        return not action.is_blind and _free_tiles(table) > 1  # the last is taken for the player
    if isinstance(action, PlayCard):
        return bool(table.cards[table.active] != BLIND)
    return not isinstance(action, Take | EndTurn)
