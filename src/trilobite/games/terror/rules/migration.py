"""Chapter 7: Herd Migration."""

from mypy_extensions import i64

from trilobite.engine import Question, Refusal, ask, refuse
from trilobite.engine.declared import ANY, WHO, EventKind
from trilobite.engine.reading import NONE
from trilobite.games.terror import model
from trilobite.games.terror.generated import stages
from trilobite.games.terror.rules.decisions import StepEnded, end_step
from trilobite.games.terror.rules.gains import NO_SUPPLY, GainLost, gain_now
from trilobite.games.terror.rules.habitats import NO_HABITAT, doomed, is_available, rank
from trilobite.games.terror.rules.island import is_abroad, neighbours, not_adjacent
from trilobite.games.terror.rules.volcanoes import erupted
from trilobite.games.terror.table import Table

MigrationBegan = EventKind("terror-migration-began", "TT-7.3", "herd:{area}:{who}").of(
    who=WHO, area=model.AREA, movable=ANY
)
"""A herd is about to migrate; `movable` may leave, including those it picks up."""
GroupPlanned = EventKind(
    "terror-group-planned", "TT-7.6", "herd:{from_}:{who} area:{to}", asides="survivors"
).of(who=WHO, from_=model.AREA, to=model.AREA, number=ANY, shock=ANY, doomed=ANY, survivors=ANY)
"""Part of the migrating herd is to go to an area; nothing has moved yet."""
PickedUp = EventKind("terror-picked-up", "TT-7.5", "herd:{area}:{victim} herd:{area}:{who}").of(
    who=WHO, victim=WHO, area=model.AREA
)
GroupMoved = EventKind(
    "terror-group-moved", "TT-7.7", "area:{from_} herd:{to}:{who}", asides="survivors"
).of(who=WHO, from_=model.AREA, to=model.AREA, number=ANY, shock=ANY, survivors=ANY)
"""Part of a herd has migrated; `shock` of them died on the way."""


def begin_migration(table: Table) -> None:
    """Up to two of the player's current herds may migrate (TT-7.3, R-13)."""
    table.herds_before = 0
    bit: i64 = 1
    area: i64
    for area in range(model.AREA_COUNT):
        if table.dinos_of(table.active, area) > 0:
            table.herds_before |= bit << area
    table.stage = stages.CHOOSE_HERD


# Choosing a herd.


def ask_herd(table: Table) -> Question:
    """Only free actions are possible if no herd can migrate."""
    able = [area for area in range(model.AREA_COUNT) if why_not_migrate(table, area) is None]
    if table.first_origin == NONE:
        return ask("terror-ask-migrate-first", "TT-7.3", herds=len(able))
    return ask("terror-ask-migrate-second", "TT-7.9", herds=len(able))


def why_not_migrate(table: Table, area: int) -> Refusal | None:
    return (
        _no_own_herd(table, area)
        or _shut_in(table, area)
        or _not_second(table, area)
        or _no_way_out(table, area)
    )


def _no_own_herd(table: Table, area: int) -> Refusal | None:
    """A T-Rex never migrates, it stays and keeps its size (TT-7.10)."""
    if table.dinos_of(table.active, area) > 0:
        return None
    if table.owner == table.active and table.predators[model.T_REX_PREDATOR] == area:
        return Refusal("terror-refusal-t-rex-stays", "TT-7.10", {})
    return Refusal("terror-refusal-no-herd", "TT-7.3", {"area": model.AREA.words[area]})


def _shut_in(table: Table, area: int) -> Refusal | None:
    """Nobody leaves a volcano area, nobody enters one (TT-7.4)."""
    refusal = erupted(table, area, "TT-7.4")
    if refusal is None and not any(table.is_open(next_door) for next_door in neighbours(area)):
        return Refusal("terror-refusal-surrounded", "TT-7.4", {"area": model.AREA.words[area]})
    return refusal


def _not_second(table: Table, area: int) -> Refusal | None:
    """The second herd must have been there before, with Dinos that did not move (TT-7.9, R-13)."""
    args = {"area": model.AREA.words[area]}
    if area == table.first_origin:
        return Refusal("terror-refusal-migrated-already", "TT-7.9", args)
    if table.first_origin != NONE and not table.herds_before >> area & 1:
        return Refusal("terror-refusal-new-herd", "TT-7.9", args)
    if table.dinos_of(table.active, area) <= table.frozen[area]:
        return Refusal("terror-refusal-frozen-herd", "TT-7.9", args)
    return None


def _no_way_out(table: Table, area: int) -> Refusal | None:
    """An option forbids the migration of a herd that would find no habitat anywhere (`forbid`)."""
    seat, most = table.active, movable(table, area)
    if not table.content.doomed_forbidden or any(
        table.is_open(to) and (is_abroad(area, to) or is_available(table, seat, to, most))
        for to in neighbours(area)
    ):
        return None
    return Refusal("terror-refusal-no-way-out", NO_HABITAT, {"area": model.AREA.words[area]})


def migrate(table: Table, area: i64) -> None:
    """Begin to divide a herd; nothing moves until this is confirmed (TT-7.6)."""
    table.origin = area
    table.stage = stages.DIVIDING
    if table.log is not None:
        number = movable(table, area)
        table.emit(MigrationBegan(who=table.active, area=area, movable=number))


def finish_migration(table: Table) -> None:
    """No further herd migrates (TT-7.3)."""
    if table.log is not None:
        table.emit(StepEnded(who=table.active, what="migration"))
    _end_migration(table)


def _end_migration(table: Table) -> None:
    table.herds_before = 0
    table.first_origin = NONE
    for area in range(model.AREA_COUNT):
        table.frozen[area] = 0
    end_step(table)


# Dividing it.


def ask_divide(table: Table) -> Question:
    left = int(left_to_go(table))
    going = int(movable(table, table.origin)) - left
    area = model.AREA.words[int(table.origin)]
    return ask("terror-ask-divide", "TT-7.6", area=area, left=left, going=going)


def pick_up_gain(table: Table, area: i64) -> i64:
    """One Dino per other herd, limited by the mover's supply (TT-7.5)."""
    return gain_now(table, _other_herds(table, area))


def _other_herds(table: Table, area: i64) -> i64:
    first = area * model.SEATS
    number: i64 = 0
    for other in range(model.SEATS):
        if other != table.active and table.dinos[first + other] > 0:
            number += 1
    return number


def movable(table: Table, area: i64) -> i64:
    """How many Dinos may leave: all but the frozen ones, and those picked up (TT-7.9).

    A position that somebody has entered may have larger herds than actions can name.
    """
    number = table.dinos_of(table.active, area) - table.frozen[area] + pick_up_gain(table, area)
    return min(number, model.MOST_DINOS)


def left_to_go(table: Table) -> i64:
    """The number of Dinos of the herd being divided that may still leave."""
    left = movable(table, table.origin)
    area: i64
    for area in range(model.AREA_COUNT):
        left -= table.going[area]
    return left


def may_arrive(table: Table, area: i64, number: i64) -> bool:
    """An option forbids groups whose survivors would find no habitat (`forbid`)."""
    return not table.content.doomed_forbidden or not _is_doomed(table, area, number)


def _is_doomed(table: Table, area: i64, number: i64) -> bool:
    """Whether the survivors of the shock would find no habitat."""
    survivors = number - shock_of(table.origin, area)
    return survivors > 0 and not is_available(table, table.active, area, survivors)


def why_not_go(table: Table, area: int, index: int) -> Refusal | None:
    """Any number goes to each adjacent area that is open (TT-7.6)."""
    return _no_destination(table, area) or _too_many(table, area, index + 1)


def _no_destination(table: Table, area: int) -> Refusal | None:
    refusal = not_adjacent(int(table.origin), area, "TT-7.6") or erupted(table, area, "TT-7.4")
    if refusal is None and table.going[area] > 0:
        word, number = model.AREA.words[area], int(table.going[area])
        return refuse("terror-refusal-planned-already", "TT-7.6", area=word, number=number)
    return refusal


def _too_many(table: Table, area: int, number: int) -> Refusal | None:
    left = int(left_to_go(table))
    if number > left:
        rule = "TT-7.9" if table.frozen[table.origin] > 0 else "TT-7.6"
        return Refusal("terror-refusal-too-many", rule, {"left": left})
    return None if may_arrive(table, area, number) else doomed(area)


def choose_group() -> Refusal:
    """An area was clicked, and its number is missing (TT-7.6)."""
    return Refusal("terror-refusal-choose-number", "TT-7.6", {})


def go(table: Table, area: i64, index: i64) -> None:
    """Plan a group of the herd for an area (TT-7.6).

    Nobody survives if the shock kills the whole group, or if the rest finds no habitat.
    """
    number = index + 1
    table.going[area] = number
    if table.log is not None:
        seat, origin, shock = table.active, table.origin, shock_of(table.origin, area)
        doomed = _is_doomed(table, area, number)
        left = 0 if doomed else number - shock
        group = {"number": number, "shock": shock, "doomed": doomed, "survivors": left}
        table.emit(GroupPlanned(group, who=seat, from_=origin, to=area))


# Migrating.


def why_not_confirm(table: Table) -> Refusal | None:
    """One Dino or more must leave (TT-7.6)."""
    if any(number > 0 for number in table.going):
        return None
    return Refusal("terror-refusal-nobody-leaves", "TT-7.6", {})


def confirm(table: Table) -> None:
    """The herd picks up Dinos, divides and moves; then areas are ranked (TT-7.8)."""
    origin = table.origin
    _pick_up(table, origin)
    for area in range(model.AREA_COUNT):
        if table.going[area] > 0:
            _move_group(table, origin, area, table.going[area])
    rank(table, origin)
    for area in range(model.AREA_COUNT):
        if table.going[area] > 0:
            rank(table, area, table.active)
            _freeze(table, area)
            table.going[area] = 0
    table.origin = NONE
    if table.first_origin == NONE:
        table.first_origin = origin
        table.stage = stages.CHOOSE_HERD
    else:
        _end_migration(table)


def _pick_up(table: Table, area: i64) -> None:
    """Every other herd loses one Dino, the migrating herd gains as many (TT-7.5, R-14)."""
    seat = table.active
    gain = pick_up_gain(table, area)
    if table.log is not None and gain < _other_herds(table, area):
        table.emit(GainLost(who=seat, number=_other_herds(table, area) - gain, rule=NO_SUPPLY))
    for victim in range(model.SEATS):
        at = area * model.SEATS + victim
        if victim != seat and table.dinos[at] > 0:
            table.dinos[at] -= 1
            table.supply[victim] += 1
            if table.log is not None:
                table.emit(PickedUp(who=seat, victim=victim, area=area))
    table.dinos[area * model.SEATS + seat] += gain
    table.supply[seat] -= gain


def shock_of(origin: i64, area: i64) -> i64:
    """The environmental shock kills a Dino of a group that goes abroad (TT-7.7, R-15)."""
    return 1 if is_abroad(origin, area) else 0


def _move_group(table: Table, origin: i64, area: i64, number: i64) -> None:
    shock = move_dinos(table, table.active, origin, area, number)
    if table.log is not None:
        group = {"number": number, "shock": shock, "survivors": number - shock}
        table.emit(GroupMoved(group, who=table.active, from_=origin, to=area))


def move_dinos(table: Table, owner: i64, origin: i64, area: i64, number: i64) -> i64:
    """Move a group without ranking, and return the deaths from shock."""
    shock = shock_of(origin, area)
    table.dinos[origin * model.SEATS + owner] -= number
    table.dinos[area * model.SEATS + owner] += number - shock
    table.supply[owner] += shock
    return shock


def _freeze(table: Table, area: i64) -> None:
    """Dinos that arrived with the first migration cannot join the second (TT-7.9)."""
    if table.first_origin != NONE:
        return
    arrived = table.going[area] - shock_of(table.origin, area)
    table.frozen[area] = min(arrived, table.dinos_of(table.active, area))
