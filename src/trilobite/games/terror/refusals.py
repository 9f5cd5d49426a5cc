"""Why an action is not allowed: every rule that can forbid it, checked one after the other."""

from collections.abc import Callable, Mapping
from typing import Final

from trilobite.engine import Action, Refusal, Who
from trilobite.games.terror.counters import (
    HATCH_COUNTER,
    VOLCANO_COUNTER,
    may_use_counter,
    white_placeable,
)
from trilobite.games.terror.events import (
    AREA_WORDS,
    ENVIRONMENT_WORDS,
    PREDATOR_WORDS,
    TILE_WORDS,
)
from trilobite.games.terror.kernel import ADJACENT, distance, is_abroad, is_available, reach
from trilobite.games.terror.legal import is_boundary
from trilobite.games.terror.migration import can_go, can_migrate, left_to_go
from trilobite.games.terror.model import (
    HATCH,
    MOST_SCATTERED,
    PTERODACTYL,
    SEATS,
    SPACES,
    SPREADS,
    T_REX_PREDATOR,
    AreaAction,
    ChooseRaptor,
    Confirm,
    Draft,
    Eat,
    EndTurn,
    Environment,
    Finish,
    Go,
    Grow,
    Migrate,
    PlaceWhite,
    PlayCard,
    PlayHatchCounter,
    PlayTile,
    PlayVolcanoCounter,
    Scatter,
    Spread,
    Stay,
    Stop,
    Take,
    To,
)
from trilobite.games.terror.placing import can_grow, spreads
from trilobite.games.terror.predators import (
    MOST_STEPS,
    PREDATORS_OF,
    meal_rule,
    movable_raptors,
    move_rule,
    raptor_steps,
    scatter_destinations,
    victims,
)
from trilobite.games.terror.steps import tile_in_play
from trilobite.games.terror.table import (
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


def objection(table: Table, action: Action) -> Refusal | None:
    """The first rule that forbids the active player this action now; None if it is allowed."""
    if isinstance(action, AreaAction):
        return _at_area(table, action)
    if isinstance(action, Go):
        return _go(table, action.area, action.number)
    if isinstance(action, Spread):
        return _spread(table, action)
    if isinstance(action, Draft | Take):
        return _select(table, action)
    if isinstance(action, PlayCard | PlayTile | EndTurn):
        return _play(table, action)
    if isinstance(action, Environment):
        return _environment(table, action.environment)
    return _with_predator(table, action)


def _at_area(table: Table, action: AreaAction) -> Refusal | None:
    area = action.area
    if isinstance(action, PlaceWhite):
        return _white(table, area)
    if isinstance(action, PlayHatchCounter):
        return _hatch(table, area)
    if isinstance(action, PlayVolcanoCounter):
        return _volcano(table, area)
    if isinstance(action, Grow):
        return _grow(table, area)
    if isinstance(action, Migrate):
        return _migrate(table, area)
    if isinstance(action, To):
        return _to(table, area)
    raise TypeError(f"{action!r} is not an action of Triassic Terror")


def _with_predator(table: Table, action: Action) -> Refusal | None:
    if isinstance(action, Eat):
        return _eat(table, action.victim)
    if isinstance(action, ChooseRaptor):
        return _raptor(table, action.raptor)
    if isinstance(action, Scatter):
        return _scatter(table, action.owner, action.number)
    if isinstance(action, Confirm):
        return _confirm(table)
    if isinstance(action, Stay):
        return _unless(table, _hunters_rule(table, move_rule), (MOVE_PTERODACTYL, MOVE_T_REX))
    if isinstance(action, Stop):
        return _unless(table, "TT-4.6", (EATING, SCATTERING))
    if isinstance(action, Finish):
        return _unless(table, "TT-4.6", (CHOOSE_HERD, CHOOSE_RAPTOR))
    raise TypeError(f"{action!r} is not an action of Triassic Terror")


_NOT_NOW: Final[Mapping[int, str]] = {
    SELECT_CARD: "terror-refusal-select-card",
    SELECT_TILE: "terror-refusal-select-tile",
    MENU: "terror-refusal-menu",
    CHOOSE_ENVIRONMENT: "terror-refusal-choose-environment",
    SPREADING: "terror-refusal-spreading",
    GROWING: "terror-refusal-growing",
    CHOOSE_HERD: "terror-refusal-choose-herd",
    DIVIDING: "terror-refusal-dividing",
    MOVE_PTERODACTYL: "terror-refusal-move-pterodactyl",
    MOVE_T_REX: "terror-refusal-move-t-rex",
    CHOOSE_RAPTOR: "terror-refusal-choose-raptor",
    MOVE_RAPTOR: "terror-refusal-move-raptor",
    EATING: "terror-refusal-eating",
    SCATTERING: "terror-refusal-scattering",
    SCATTER_TO: "terror-refusal-scatter-to",
}


def not_now(table: Table, rule: str) -> Refusal:
    """The game is at another stage."""
    return Refusal(_NOT_NOW[int(table.stage)], rule, {})


def _unless(table: Table, rule: str, stages: tuple[int, ...]) -> Refusal | None:
    return None if table.stage in stages else not_now(table, rule)


def _erupted(table: Table, area: int, rule: str) -> Refusal | None:
    """A volcano is in the area (section 9)."""
    if table.is_open(area):
        return None
    return Refusal("terror-refusal-volcano", rule, {"area": AREA_WORDS[area]})


# Phase A (TT-4.2).


def _select(table: Table, action: Draft | Take) -> Refusal | None:
    if isinstance(action, Draft):
        if table.stage == SELECT_TILE and table.cards[table.active] == NONE:
            return Refusal("terror-refusal-no-card-turn", "TT-4.2", {})
        return _unless(table, "TT-4.2", (SELECT_CARD,))
    if table.stage != SELECT_TILE:
        return not_now(table, "TT-4.2")
    return _taken(table, action.tile)


def _taken(table: Table, tile: int) -> Refusal | None:
    for space in range(SPACES):
        taker = int(table.taker[space])
        if table.tile_at[space] == tile and taker != NONE:
            word = TILE_WORDS[tile]
            return Refusal("terror-refusal-tile-taken", "TT-4.2", {"tile": word, "who": Who(taker)})
    return None


# The menu of a play turn (TT-4.5).


def _play(table: Table, action: PlayCard | PlayTile | EndTurn) -> Refusal | None:
    if table.stage != MENU:
        return not_now(table, "TT-4.5")
    seat = table.active
    has_card = table.cards[seat] != NONE
    if isinstance(action, PlayCard):
        if has_card:
            return None
        key = "terror-refusal-card-played" if table.card_played else "terror-refusal-no-card"
        return Refusal(key, "TT-4.5", {})
    if isinstance(action, PlayTile):
        if not table.tile_played:
            return None
        return Refusal("terror-refusal-tile-played", "TT-4.5", {})
    return _end(table, has_card=has_card)


def _end(table: Table, *, has_card: bool) -> Refusal | None:
    if has_card:
        return Refusal("terror-refusal-card-first", "TT-4.6", {})
    if not table.tile_played:
        tile = TILE_WORDS[int(table.tile_of(table.active))]
        return Refusal("terror-refusal-tile-first", "TT-4.6", {"tile": tile})
    if white_placeable(table, table.active):
        whites = int(table.whites[table.active])
        return Refusal("terror-refusal-whites-first", "TT-5.3", {"whites": whites})
    return None


# Free actions (TT-15.2): white Dinos and counters.


def _no_boundary(table: Table) -> Refusal | None:
    """Free actions are possible only between two steps of a play turn."""
    if is_boundary(table):
        return None
    if table.stage in (SELECT_CARD, SELECT_TILE):
        return Refusal("terror-refusal-not-in-phase-a", "R-34", {})
    return Refusal("terror-refusal-step-open", "TT-15.2", {})


def _white(table: Table, area: int) -> Refusal | None:
    refusal = _no_boundary(table)
    if refusal is not None:
        return refusal
    if table.whites[table.active] == 0:
        return Refusal("terror-refusal-no-white", "TT-5.1", {})
    return _empty_supply(table, "TT-5.3") or _cannot_grow(table, area, "TT-5.1")


def _hatch(table: Table, area: int) -> Refusal | None:
    return (
        _no_boundary(table)
        or _no_counter(table, HATCH_COUNTER)
        or _empty_supply(table, "R-35")
        or _cannot_grow(table, area, "TT-8.2")
    )


def _volcano(table: Table, area: int) -> Refusal | None:
    refusal = _no_boundary(table) or _no_counter(table, VOLCANO_COUNTER)
    if refusal is None and not table.is_open(area):
        return Refusal("terror-refusal-second-volcano", "TT-9.5", {"area": AREA_WORDS[area]})
    return refusal


def _no_counter(table: Table, which: int) -> Refusal | None:
    """Each counter may be used once per game, and one of them per period (TT-8.1)."""
    if may_use_counter(table, table.active, which):
        return None
    if table.counters[which * SEATS + table.active] != NONE:
        key = ("terror-refusal-hatch-used", "terror-refusal-volcano-used")[which]
        return Refusal(key, "TT-8.1", {})
    return Refusal("terror-refusal-one-counter-a-period", "TT-8.1", {})


def _empty_supply(table: Table, rule: str) -> Refusal | None:
    if table.room_for(table.active) > 0:
        return None
    return Refusal("terror-refusal-no-supply", rule, {})


def _cannot_grow(table: Table, area: int, rule: str) -> Refusal | None:
    """Only the player's own herds in open areas grow; a lone T-Rex only by option (R-04)."""
    if can_grow(table, table.active, area):
        return None
    refusal = _erupted(table, area, "TT-9.3")
    if refusal is not None:
        return refusal
    if table.owner == table.active and table.predators[T_REX_PREDATOR] == area:
        may_grow = table.content.trex_accepts_growth
        key = "terror-refusal-t-rex-outside" if may_grow else "terror-refusal-lone-t-rex"
        return Refusal(key, "R-04", {"area": AREA_WORDS[area]})
    return Refusal("terror-refusal-no-herd", rule, {"area": AREA_WORDS[area]})


# New Dinos (sections 6 and 7).


def _environment(table: Table, environment: int) -> Refusal | None:
    if table.stage != CHOOSE_ENVIRONMENT:
        return not_now(table, "TT-7.1")
    if any(table.is_open(3 * environment + ring) for ring in range(3)):
        return None
    word = ENVIRONMENT_WORDS[environment]
    return Refusal("terror-refusal-all-blocked", "TT-7.1", {"environment": word})


def _spread(table: Table, action: Spread) -> Refusal | None:
    if table.stage != SPREADING:
        return not_now(table, "TT-6.1")
    if SPREADS.index(action.shares) in spreads(table, table.active, table.environment):
        return None
    number = min(3, int(table.room_for(table.active)))
    if sum(action.shares) != number:
        return Refusal("terror-refusal-spread-all", "TT-6.1", {"number": number})
    areas = [3 * int(table.environment) + ring for ring in range(3) if action.shares[ring]]
    for area in areas:
        refusal = _erupted(table, area, "TT-6.2")
        if refusal is not None:
            return refusal
    for area in areas:
        if not is_available(table, table.active, area, action.shares[area % 3]):
            return Refusal("terror-refusal-doomed", "R-02", {"area": AREA_WORDS[area]})
    return Refusal("terror-refusal-spread-all", "TT-6.1", {"number": number})


def _grow(table: Table, area: int) -> Refusal | None:
    if table.stage != GROWING:
        return not_now(table, "TT-7.2")
    if area == table.grown:
        return Refusal("terror-refusal-grown-already", "TT-7.2", {"area": AREA_WORDS[area]})
    is_hatch = table.tile_of(table.active) == HATCH
    return _cannot_grow(table, area, "TT-7.11" if is_hatch else "TT-7.2")


# Herd Migration (TT-7.3 to TT-7.10).


def _migrate(table: Table, area: int) -> Refusal | None:
    if table.stage != CHOOSE_HERD:
        return not_now(table, "TT-7.3")
    if can_migrate(table, area):
        return None
    return _no_own_herd(table, area) or _stuck(table, area) or _not_second(table, area)


def _no_own_herd(table: Table, area: int) -> Refusal | None:
    if table.dinos_of(table.active, area) > 0:
        return None
    if table.owner == table.active and table.predators[T_REX_PREDATOR] == area:
        return Refusal("terror-refusal-t-rex-stays", "TT-7.10", {})
    return Refusal("terror-refusal-no-herd", "TT-7.3", {"area": AREA_WORDS[area]})


def _stuck(table: Table, area: int) -> Refusal | None:
    """Nobody leaves a volcano area, nobody enters one (TT-7.4)."""
    refusal = _erupted(table, area, "TT-7.4")
    if refusal is None and not any(table.is_open(next_door) for next_door in ADJACENT[area]):
        return Refusal("terror-refusal-surrounded", "TT-7.4", {"area": AREA_WORDS[area]})
    return refusal


def _not_second(table: Table, area: int) -> Refusal | None:
    """The second herd must have been there before, with Dinos that did not move (TT-7.9, R-13)."""
    if area == table.first_origin:
        return Refusal("terror-refusal-migrated-already", "TT-7.9", {"area": AREA_WORDS[area]})
    if table.first_origin != NONE and not (int(table.herds_before) >> area) & 1:
        return Refusal("terror-refusal-new-herd", "TT-7.9", {"area": AREA_WORDS[area]})
    if table.frozen[area] >= table.dinos_of(table.active, area):
        return Refusal("terror-refusal-frozen-herd", "TT-7.9", {"area": AREA_WORDS[area]})
    return Refusal("terror-refusal-no-way-out", "R-02", {"area": AREA_WORDS[area]})


def _go(table: Table, area: int, number: int) -> Refusal | None:
    if table.stage != DIVIDING:
        return not_now(table, "TT-7.6")
    if can_go(table, area, number):
        return None
    return _no_destination(table, area) or _too_many(table, area, number)


def _no_destination(table: Table, area: int) -> Refusal | None:
    if area not in ADJACENT[table.origin]:
        return _not_adjacent(int(table.origin), area, "TT-7.6")
    refusal = _erupted(table, area, "TT-7.4")
    if refusal is None and table.going[area] > 0:
        word, number = AREA_WORDS[area], int(table.going[area])
        key = "terror-refusal-planned-already"
        return Refusal(key, "TT-7.6", {"area": word, "number": number})
    return refusal


def _not_adjacent(origin: int, area: int, rule: str) -> Refusal:
    args = {"area": AREA_WORDS[area], "from": AREA_WORDS[origin]}
    return Refusal("terror-refusal-not-adjacent", rule, args)


def _too_many(table: Table, area: int, number: int) -> Refusal:
    left = int(left_to_go(table))
    if number > left:
        rule = "TT-7.9" if table.frozen[table.origin] > 0 else "TT-7.6"
        return Refusal("terror-refusal-too-many", rule, {"left": left})
    return Refusal("terror-refusal-doomed", "R-02", {"area": AREA_WORDS[area]})


def _confirm(table: Table) -> Refusal | None:
    if table.stage != DIVIDING:
        return not_now(table, "TT-7.8")
    if any(number > 0 for number in table.going):
        return None
    return Refusal("terror-refusal-nobody-leaves", "TT-7.6", {})


# Predators (TT-7.12 to TT-7.31).


def _to(table: Table, area: int) -> Refusal | None:
    if table.stage == SCATTER_TO:
        return _scatter_to(table, area)
    if table.stage == MOVE_PTERODACTYL:
        return _out_of_reach(table, PTERODACTYL, area, MOST_STEPS)
    if table.stage == MOVE_T_REX:
        return _out_of_reach(table, T_REX_PREDATOR, area, MOST_STEPS)
    if table.stage == MOVE_RAPTOR:
        return _out_of_reach(table, int(table.eater), area, int(raptor_steps(table)))
    return not_now(table, "TT-7.31")


def _out_of_reach(table: Table, predator: int, area: int, steps: int) -> Refusal | None:
    start = int(table.predators[predator])
    if area in reach(table, start, steps):
        return None
    rule = move_rule(predator)
    word = PREDATOR_WORDS[predator]
    if area == start:
        is_raptor = predator < PTERODACTYL
        key = "terror-refusal-raptor-must-move" if is_raptor else "terror-refusal-must-move"
        return Refusal(key, rule, {"predator": word})
    refusal = _erupted(table, area, "TT-7.31")
    if refusal is not None:
        return refusal
    name = AREA_WORDS[area]
    if distance(start, area) <= steps:
        key = "terror-refusal-way-blocked"
        return Refusal(key, "TT-7.31", {"predator": word, "area": name})
    key = "terror-refusal-too-far"
    return Refusal(key, rule, {"predator": word, "area": name, "steps": steps})


def _eat(table: Table, victim: int) -> Refusal | None:
    if table.stage != EATING:
        return not_now(table, _hunters_rule(table, meal_rule))
    if victim >= table.players:
        return no_such_seat(table, victim)
    if victim in victims(table):
        return None
    area = int(table.predators[table.eater])
    if table.eater == PTERODACTYL and victim == table.active:
        return Refusal("terror-refusal-not-own", "R-18", {})
    key = "terror-refusal-nobody-there"
    rule = meal_rule(int(table.eater))
    return Refusal(key, rule, {"who": Who(victim), "area": AREA_WORDS[area]})


def _hunters_rule(table: Table, rule_of: Callable[[int], str]) -> str:
    """The rule for the predators of the active player's tile; otherwise the general one."""
    tile = NONE if table.space == NONE else int(tile_in_play(table))
    hunters = PREDATORS_OF.get(tile)
    return "TT-4.6" if hunters is None else rule_of(hunters[0])


def no_such_seat(table: Table, seat: int) -> Refusal:
    last = table.players - 1
    return Refusal("terror-refusal-no-seat", "TT-0.5", {"seat": seat, "last": last})


def _raptor(table: Table, raptor: int) -> Refusal | None:
    if table.stage != CHOOSE_RAPTOR:
        return not_now(table, "TT-7.25")
    if raptor in movable_raptors(table):
        return None
    predator = PREDATOR_WORDS[raptor]
    if (int(table.raptors_moved) >> raptor) & 1:
        return Refusal("terror-refusal-raptor-moved", "TT-7.25", {"predator": predator})
    return Refusal("terror-refusal-raptor-shut-in", "TT-7.25", {"predator": predator})


def _scatter(table: Table, owner: int, number: int) -> Refusal | None:
    if table.stage != SCATTERING:
        return not_now(table, "TT-7.28")
    if owner >= table.players:
        return no_such_seat(table, owner)
    area = int(table.predators[table.eater])
    refusal = _erupted(table, area, "TT-9.2") or _no_group(table, owner, number, area)
    if refusal is not None:
        return refusal
    if scatter_destinations(table, owner, number):
        return None
    return _nowhere(table, owner, number)


def _no_group(table: Table, owner: int, number: int, area: int) -> Refusal | None:
    """The Dinos must exist, and the groups must not exceed two Dinos in all (TT-7.28)."""
    here = int(table.dinos_of(owner, area))
    if here < number:
        key, word = "terror-refusal-too-few-there", AREA_WORDS[area]
        return Refusal(key, "TT-7.28", {"who": Who(owner), "area": word, "here": here})
    if int(table.scattered) + number > MOST_SCATTERED:
        return Refusal("terror-refusal-one-more", "TT-7.28", {})
    return None


def _nowhere(table: Table, owner: int, number: int) -> Refusal:
    """Why a group has no legal destination (TT-7.29, TT-7.30)."""
    if table.scattered > 0 and owner == table.first_owner:
        if is_abroad(table.predators[table.eater], table.first_to):
            return Refusal("terror-refusal-second-abroad", "TT-7.30", {"who": Who(owner)})
        return Refusal("terror-refusal-second-single", "R-36", {"who": Who(owner)})
    if number == 1 and not table.content.scatter_lone_abroad:
        return Refusal("terror-refusal-lone-abroad", "R-23", {"who": Who(owner)})
    return Refusal("terror-refusal-nowhere-to-flee", "TT-7.29", {"who": Who(owner)})


def _scatter_to(table: Table, area: int) -> Refusal | None:
    owner, number = table.group_owner, table.group_size
    found = scatter_destinations(table, owner, number)
    if area in found:
        return None
    origin = int(table.predators[table.eater])
    if area not in ADJACENT[origin]:
        return _not_adjacent(origin, area, "TT-7.29")
    refusal = _erupted(table, area, "TT-9.1")
    if refusal is not None:
        return refusal
    if is_abroad(origin, area):
        if any(not is_abroad(origin, place) for place in found):
            return Refusal("terror-refusal-not-abroad", "TT-7.29", {"area": AREA_WORDS[area]})
        return Refusal("terror-refusal-doomed", "R-02", {"area": AREA_WORDS[area]})
    if area == table.first_to and owner == table.first_owner:
        return Refusal("terror-refusal-second-single", "R-36", {"who": Who(int(owner))})
    return Refusal("terror-refusal-no-habitat", "TT-7.27", {"area": AREA_WORDS[area]})
