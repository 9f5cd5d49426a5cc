"""Chapter 7: the Raptors, which scatter Dinos."""

from typing import Final

from mypy_extensions import i64

from trilobite.engine import Question, Refusal, Who, ask, refuse
from trilobite.engine.declared import ANY, WHO, EventKind
from trilobite.engine.reading import NONE
from trilobite.games.terror.generated import stages
from trilobite.games.terror.model import AREA, MOST_SCATTERED, PREDATOR, RAPTOR_COUNT
from trilobite.games.terror.rules import island
from trilobite.games.terror.rules.decisions import StepEnded, end_step
from trilobite.games.terror.rules.habitats import doomed, is_available, not_available, rank
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

RaptorChosen = EventKind("terror-raptor-chosen", MOVE, "{predator}").of(who=WHO, predator=PREDATOR)
GroupChosen = EventKind("terror-group-chosen", "TT-7.28", "herd:{area}:{owner}").of(
    who=WHO, owner=WHO, area=AREA, number=ANY
)
GroupScattered = EventKind(
    "terror-group-scattered", "TT-7.28", "area:{from_} herd:{to}:{owner}", asides="survivors"
).of(who=WHO, owner=WHO, from_=AREA, to=AREA, number=ANY, shock=ANY, survivors=ANY)
"""Dinos fled from a Raptor; `shock` of them died on the way."""


# Choosing a Raptor.


def begin_raptors(table: Table) -> None:
    """Each Raptor may move, in either order (TT-7.25, R-22)."""
    table.stage = stages.CHOOSE_RAPTOR


def ask_which_raptor(table: Table) -> Question:
    moved, steps = int(table.raptors_moved != 0), int(steps_left(table))
    able = [
        raptor for raptor in range(RAPTOR_COUNT) if why_not_choose_raptor(table, raptor) is None
    ]
    return ask("terror-ask-which-raptor", MOVE, moved=moved, steps=steps, raptors=len(able))


def steps_left(table: Table) -> i64:
    """How far the next Raptor may go: only one of them may go two steps (TT-7.25)."""
    return 1 if table.two_steps_used else MOST_STEPS


def why_not_choose_raptor(table: Table, raptor: int) -> Refusal | None:
    """A Raptor moves once, to an area (TT-7.25)."""
    args = {"predator": PREDATOR.words[raptor]}
    if int(table.raptors_moved) >> raptor & 1:
        return Refusal("terror-refusal-raptor-moved", MOVE, args)
    if not any(table.is_open(area) for area in island.neighbours(int(table.predators[raptor]))):
        return Refusal("terror-refusal-raptor-shut-in", MOVE, args)
    return None


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
    groups = [(seat, index) for seat in range(table.players) for index in range(MOST_SCATTERED)]
    can_flee = any(why_not_scatter(table, seat, index) is None for seat, index in groups)
    number = MOST_SCATTERED - int(table.scattered) if can_flee else 0
    return ask("terror-ask-scatter", "TT-7.28", number=number, area=area)


def why_not_scatter(table: Table, owner: int, index: int) -> Refusal | None:
    """Either one group of 2, or up to two single Dinos one after the other (TT-7.28)."""
    number = index + 1
    area = int(table.predators[table.eater])
    return (
        island.no_such_seat(table, owner)
        or erupted(table, area, NO_EXIT)
        or _no_group(table, owner, number, area)
        or _nowhere(table, owner, number, area)
    )


def _no_group(table: Table, owner: int, number: int, area: int) -> Refusal | None:
    here = int(table.dinos_of(owner, area))
    if here < number:
        who, word = Who(owner), AREA.words[area]
        return refuse("terror-refusal-too-few-there", "TT-7.28", who=who, area=word, here=here)
    if int(table.scattered) + number > MOST_SCATTERED:
        return Refusal("terror-refusal-one-more", "TT-7.28", {})
    return None


def _nowhere(table: Table, owner: int, number: int, origin: int) -> Refusal | None:
    """A scattered group needs an area to which it may flee (TT-7.29)."""
    if any(
        why_not_flee_to(table, owner, number, area) is None for area in island.neighbours(origin)
    ):
        return None
    nowhere = Refusal("terror-refusal-nowhere-to-flee", "TT-7.29", {"who": Who(owner)})
    return _kept_at_home(table, owner, number) or nowhere


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
    return why_not_flee_to(table, int(table.group_owner), int(table.group_size), area)


def why_not_flee_to(table: Table, owner: int, number: int, area: int) -> Refusal | None:
    """Dinos flee to an adjacent area, which must be available in their environment (TT-7.29)."""
    origin = int(table.predators[table.eater])
    refusal = island.not_adjacent(origin, area, "TT-7.29") or erupted(table, area, NO_ENTRY)
    if refusal is not None:
        return refusal
    if island.is_abroad(origin, area):
        return _why_not_abroad(table, owner, number, area)
    if area == table.first_to and follows_first_at_home(table, owner):
        return Refusal("terror-refusal-second-single", "R-36", {"who": Who(owner)})
    return None if is_available(table, owner, area, number) else not_available(area)


def _why_not_abroad(table: Table, owner: int, number: int, area: int) -> Refusal | None:
    """Dinos flee abroad only if their environment has no available area (TT-7.29).

    By option the survivors of a group of 2 must find a habitat there (R-23).
    """
    origin = int(table.predators[table.eater])
    home = [near for near in island.neighbours(origin) if not island.is_abroad(origin, near)]
    if any(is_available(table, owner, near, number) for near in home):
        return Refusal("terror-refusal-not-abroad", "TT-7.29", {"area": AREA.words[area]})
    refusal = _kept_at_home(table, owner, number)
    if refusal is not None or number == 1 or not table.content.doomed_forbidden:
        return refusal
    return None if is_available(table, owner, area, number - 1) else doomed(area)


def _kept_at_home(table: Table, owner: int, number: int) -> Refusal | None:
    """Two of a herd go abroad as one group of 2, never as singles (TT-7.30)."""
    args = {"who": Who(owner)}
    if follows_first_abroad(table, owner):
        return Refusal("terror-refusal-second-abroad", "TT-7.30", args)
    if follows_first_at_home(table, owner):
        return Refusal("terror-refusal-second-single", "R-36", args)
    if number == 1 and not table.content.scatter_lone_abroad:
        return Refusal("terror-refusal-lone-abroad", "R-23", args)
    return None


def follows_first_at_home(table: Table, owner: i64) -> bool:
    """Whether a first single of this owner fled within the environment, and its way is open.

    Its area then still counts as available (TT-7.29); a volcano laid there since then blocks it
    like any other (R-36).
    """
    if table.scattered == 0 or table.first_owner != owner:
        return False
    if island.is_abroad(table.predators[table.eater], table.first_to):
        return False
    return table.is_open(table.first_to) or not table.content.volcano_blocks_first_destination


def follows_first_abroad(table: Table, owner: i64) -> bool:
    """Whether a first single of this owner went abroad, where no second may go (TT-7.30)."""
    if table.scattered == 0 or table.first_owner != owner:
        return False
    return island.is_abroad(table.predators[table.eater], table.first_to)


def scatter_to(table: Table, area: i64) -> None:
    """The group flees; source and destination are ranked (TT-7.28)."""
    owner = table.group_owner
    number = table.group_size
    origin = table.predators[table.eater]
    shock = move_dinos(table, owner, origin, area, number)
    if table.log is not None:
        group = {"number": number, "shock": shock, "survivors": number - shock}
        table.emit(GroupScattered(group, who=table.active, owner=owner, from_=origin, to=area))
    rank(table, origin)
    rank(table, area, owner)
    if number == 1 and table.scattered == 0:
        table.first_owner = owner
        table.first_to = area
    table.scattered += number
    table.group_owner = NONE
    table.group_size = 0
    table.stage = stages.SCATTERING
    if table.scattered == MOST_SCATTERED:
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
