"""Chapter 7: the Raptors, which scatter Dinos."""

from typing import Final

from mypy_extensions import i64

from trilobite.engine import Question, Refusal, Who, ask, refuse
from trilobite.engine.declared import ANY, WHO, EventKind
from trilobite.engine.reading import NONE
from trilobite.games.terror import model
from trilobite.games.terror.generated import stages
from trilobite.games.terror.model import AREA, AREA_COUNT, PREDATOR
from trilobite.games.terror.rules import areas
from trilobite.games.terror.rules.decisions import StepEnded, end_step, not_now
from trilobite.games.terror.rules.habitats import doomed, is_available, not_available, rank
from trilobite.games.terror.rules.island import no_such_seat, not_adjacent
from trilobite.games.terror.rules.migration import move_dinos
from trilobite.games.terror.rules.volcanoes import NO_ENTRY, NO_EXIT, erupted
from trilobite.games.terror.table import Table

MOVE: Final = "TT-7.25"
"""The rule by which Raptors move."""
MEAL: Final = "TT-7.26"
"""The rule by which a Raptor that moved eats, and then scatters."""
MOST_STEPS: Final = 2
"""Maximum number of steps of this or any other predator."""
BITES: Final = 2
BOTH: Final = 3
"""Value of `raptors_moved` when both have moved."""

RaptorChosen = EventKind("terror-raptor-chosen", MOVE, "{predator}", who=WHO, predator=PREDATOR)
GroupChosen = EventKind(
    "terror-group-chosen", "TT-7.28", "herd:{area}:{owner}",
    who=WHO, owner=WHO, area=AREA, number=ANY,
)  # fmt: skip
GroupScattered = EventKind(
    "terror-group-scattered", "TT-7.28", "area:{from_} herd:{to}:{owner}", asides="survivors",
    who=WHO, owner=WHO, from_=AREA, to=AREA, number=ANY, shock=ANY, survivors=ANY,
)  # fmt: skip
"""Dinos fled from a Raptor; `shock` of them died on the way."""


# Choosing a Raptor.


def begin_raptors(table: Table) -> None:
    """Each Raptor may move, in either order (TT-7.25, R-22)."""
    table.stage = stages.CHOOSE_RAPTOR


def ask_which_raptor(table: Table) -> Question:
    moved, steps = int(table.raptors_moved != 0), int(steps_left(table))
    raptors = len(areas.numbers_in(raptor_bits(table)))
    return ask("terror-ask-which-raptor", MOVE, moved=moved, steps=steps, raptors=raptors)


def steps_left(table: Table) -> i64:
    """How far the next Raptor may go: only one of them may go two steps (TT-7.25)."""
    return 1 if table.two_steps_used else MOST_STEPS


def raptor_bits(table: Table) -> i64:
    """The Raptors that have not moved and can reach an area (TT-7.25)."""
    steps = steps_left(table)
    bits: i64 = 0
    bit: i64 = 1
    raptor: i64
    for raptor in range(model.RAPTOR_COUNT):
        has_moved = table.raptors_moved >> raptor & 1 != 0
        if not has_moved and areas.reach_bits(table, table.predators[raptor], steps) != 0:
            bits |= bit << raptor
    return bits


def why_not_raptor(table: Table, raptor: int) -> Refusal | None:
    if table.stage != stages.CHOOSE_RAPTOR:
        return not_now(table)
    if raptor_bits(table) >> raptor & 1:
        return None
    has_moved = int(table.raptors_moved) >> raptor & 1
    key = "terror-refusal-raptor-moved" if has_moved else "terror-refusal-raptor-shut-in"
    return refuse(key, MOVE, predator=PREDATOR.words[raptor])


def choose_raptor(table: Table, raptor: i64) -> None:
    """This Raptor moves next (TT-7.25)."""
    table.eater = raptor
    table.stage = stages.MOVE_RAPTOR
    if table.log is not None:
        table.emit(RaptorChosen(who=table.active, predator=raptor))


def ask_raptor(table: Table) -> Question:
    word, steps = PREDATOR.words[int(table.eater)], int(steps_left(table))
    moved = int(table.raptors_moved != 0)
    return ask("terror-ask-raptor", MOVE, predator=word, steps=steps, moved=moved)


def mark_moved(table: Table, raptor: i64, steps: i64) -> None:
    bit: i64 = 1
    table.raptors_moved |= bit << raptor
    table.two_steps_used = table.two_steps_used or steps == MOST_STEPS


def finish_raptors(table: Table) -> None:
    """No further Raptor moves (TT-7.25)."""
    if table.log is not None:
        table.emit(StepEnded(who=table.active, what="raptors"))
    end_step(table)


# Scattering: which group.


def ask_scatter(table: Table) -> Question:
    area = AREA.words[int(table.predators[table.eater])]
    seats = range(table.players)
    can_flee = any(scatter_bits(table, seat, 1) or scatter_bits(table, seat, 2) for seat in seats)
    number = model.MOST_SCATTERED - int(table.scattered) if can_flee else 0
    return ask("terror-ask-scatter", "TT-7.28", number=number, area=area)


def scatter_bits(table: Table, owner: i64, number: i64) -> i64:
    """Areas to which this many Dinos may flee: nowhere if they do not form a group (TT-7.28)."""
    origin = table.predators[table.eater]
    nowhere: i64 = 0
    if not table.is_open(origin) or table.scattered + number > model.MOST_SCATTERED:
        return nowhere
    if table.dinos_of(owner, origin) < number:
        return nowhere
    return _destination_bits(table, owner, origin, number)


def _destination_bits(table: Table, owner: i64, origin: i64, number: i64) -> i64:
    """Available areas of the environment; only without any, areas abroad (TT-7.29)."""
    available = _available_bits(
        table, owner, areas.near_bits(origin) & areas.home_bits(origin), number
    )
    if _follows_first_at_home(table, owner):
        followed: i64 = 1
        return available & ~(followed << table.first_to)  # but it still counts as available
    if available != 0:
        return available
    is_banned = _follows_first_abroad(table, owner) or not table.content.scatter_lone_abroad
    if number == 1 and is_banned:
        nowhere: i64 = 0
        return nowhere
    return _abroad_bits(table, owner, origin, number)


def _follows_first_at_home(table: Table, owner: i64) -> bool:
    """Whether a first single of this owner fled within the environment, and its way is open.

    A volcano laid there since then blocks the area like any other (R-36).
    """
    if table.scattered == 0 or table.first_owner != owner:
        return False
    if areas.is_abroad(table.predators[table.eater], table.first_to):
        return False
    return table.is_open(table.first_to) or not table.content.volcano_blocks_first_destination


def _follows_first_abroad(table: Table, owner: i64) -> bool:
    """Whether a first single of this owner went abroad, where no second may go (TT-7.30)."""
    if table.scattered == 0 or table.first_owner != owner:
        return False
    return areas.is_abroad(table.predators[table.eater], table.first_to)


def _abroad_bits(table: Table, owner: i64, origin: i64, number: i64) -> i64:
    """Areas abroad; an option forbids those without a habitat for survivors (R-02, R-23)."""
    bits = areas.near_bits(origin) & ~areas.home_bits(origin) & areas.open_bits(table)
    if number > 1 and table.content.doomed_forbidden:
        return _available_bits(table, owner, bits, number - 1)
    return bits


def _available_bits(table: Table, owner: i64, bits: i64, number: i64) -> i64:
    """Those of the given areas that are available to a group."""
    found: i64 = 0
    bit: i64 = 1
    area: i64
    for area in range(AREA_COUNT):
        if bits >> area & 1 and is_available(table, owner, area, number):
            found |= bit << area
    return found


def why_not_scatter(table: Table, owner: int, index: int) -> Refusal | None:
    """Either one group of 2, or up to two single Dinos one after the other (TT-7.28)."""
    if table.stage != stages.SCATTERING:
        return not_now(table)
    number = index + 1
    area = int(table.predators[table.eater])
    refusal = (
        no_such_seat(table, owner)
        or erupted(table, area, NO_EXIT)
        or _no_group(table, owner, number, area)
    )
    if refusal is not None or scatter_bits(table, owner, number) != 0:
        return refusal
    return _nowhere(table, owner, number)


def _no_group(table: Table, owner: int, number: int, area: int) -> Refusal | None:
    here = int(table.dinos_of(owner, area))
    if here < number:
        who, word = Who(owner), AREA.words[area]
        return refuse("terror-refusal-too-few-there", "TT-7.28", who=who, area=word, here=here)
    if int(table.scattered) + number > model.MOST_SCATTERED:
        return Refusal("terror-refusal-one-more", "TT-7.28", {})
    return None


def _nowhere(table: Table, owner: int, number: int) -> Refusal:
    """Two of a herd go abroad as one group of 2, never as singles (TT-7.30)."""
    args = {"who": Who(owner)}
    if _follows_first_abroad(table, owner):
        return Refusal("terror-refusal-second-abroad", "TT-7.30", args)
    if _follows_first_at_home(table, owner):
        return Refusal("terror-refusal-second-single", "R-36", args)
    if number == 1 and not table.content.scatter_lone_abroad:
        return Refusal("terror-refusal-lone-abroad", "R-23", args)
    return Refusal("terror-refusal-nowhere-to-flee", "TT-7.29", args)


def choose_fugitives() -> Refusal:
    """A herd was clicked, and the number of Dinos is missing (TT-7.28)."""
    return Refusal("terror-refusal-choose-number", "TT-7.28", {})


def scatter(table: Table, owner: i64, index: i64) -> None:
    """A group is chosen; its destination comes next (TT-7.28)."""
    number = index + 1
    table.group_owner = owner
    table.group_size = number
    table.stage = stages.SCATTER_TO
    if table.log is not None:
        area = table.predators[table.eater]
        table.emit(GroupChosen(who=table.active, owner=owner, area=area, number=number))


# Scattering: where to.


def ask_scatter_to(table: Table) -> Question:
    owner, number = Who(int(table.group_owner)), int(table.group_size)
    return ask("terror-ask-scatter-to", "TT-7.29", owner=owner, number=number)


def why_not_scatter_to(table: Table, area: int) -> Refusal | None:
    owner = int(table.group_owner)
    found = areas.numbers_in(scatter_bits(table, owner, table.group_size))
    if area in found:
        return None
    origin = int(table.predators[table.eater])
    if not areas.near_bits(origin) >> area & 1:
        return not_adjacent(origin, area, "TT-7.29")
    refusal = erupted(table, area, NO_ENTRY)
    if refusal is not None:
        return refusal
    if areas.is_abroad(origin, area):
        if any(not areas.is_abroad(origin, place) for place in found):
            return Refusal("terror-refusal-not-abroad", "TT-7.29", {"area": AREA.words[area]})
        return doomed(area)
    if area == table.first_to and owner == table.first_owner:
        return Refusal("terror-refusal-second-single", "R-36", {"who": Who(owner)})
    return not_available(area)


def scatter_to(table: Table, area: i64) -> None:
    """The group flees; source and destination are ranked (TT-7.28)."""
    owner = table.group_owner
    number = table.group_size
    origin = table.predators[table.eater]
    shock = move_dinos(table, owner, origin, area, number)
    if table.log is not None:
        table.emit(GroupScattered(
            who=table.active, owner=owner, from_=origin, to=area, number=number, shock=shock,
            survivors=number - shock,
        ))  # fmt: skip
    rank(table, origin)
    rank(table, area, owner)
    if number == 1 and table.scattered == 0:
        table.first_owner = owner
        table.first_to = area
    table.scattered += number
    table.group_owner = NONE
    table.group_size = 0
    table.stage = stages.SCATTERING
    if table.scattered == model.MOST_SCATTERED:
        end_scattering(table)


def end_scattering(table: Table) -> None:
    """The other Raptor is next, unless both have moved (TT-7.25)."""
    table.scattered = 0
    table.first_owner = NONE
    table.first_to = NONE
    table.eater = NONE
    if table.raptors_moved == BOTH:
        end_step(table)
    else:
        table.stage = stages.CHOOSE_RAPTOR
