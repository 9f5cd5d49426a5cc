"""Replays: any moment of a game once more, and the course of one that is over.

Of a finished game everything is open, so it can be seen through any eyes, each with what it knew
then. Of a running one a reader sees what they saw: through a seat of their own, or a spectator's.
Both go the one way out, `view(seat)` and `seen_by(seat)`. What was taken back is left out.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from trilobite.engine import State
from trilobite.hindsight import course as hindsight
from trilobite.hindsight.retelling import Retelling
from trilobite.server.guides import check_is_game
from trilobite.server.hall import Hall
from trilobite.server.live import LiveTable
from trilobite.server.rules import old_rules
from trilobite.server.story import Entry
from trilobite.server.trouble import TroubleError
from trilobite.server.wire.play import LogEntry
from trilobite.server.wire.replays import (
    Course,
    CourseCount,
    CourseLead,
    CoursePlayer,
    CourseRow,
    CourseScored,
    CourseStep,
    CourseTurn,
    Replay,
    ReplayMoment,
    ReplayMoments,
)

Wanted = int | Literal["open"] | None
"""A seat, -1 for a spectator's eyes, or everything open.

None: the reader's own seat; who has none sees everything that may be seen.
"""

MOST_MOMENTS = 60
"""In one answer."""

KEPT_COURSES = 32


@dataclass(frozen=True)
class Told:
    """A game as it is now, to be told again while it goes on."""

    eyes: int | None
    is_open: bool
    telling: Retelling
    entries: list[Entry]
    """What stands of the log, changes of seats included."""
    moments: list[int]


def read_eyes(text: str | None) -> Wanted:
    """Who looks, as an address says it."""
    if text is None or text == "open":
        return "open" if text else None
    if text.removeprefix("-").isascii() and text.removeprefix("-").isdigit() and len(text) < 4:
        return int(text)
    allowed = "a seat, -1 for a spectator, or open"
    raise TroubleError("bad_input", "Nobody looks through such eyes.", "eyes", allowed)


class Replays:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._courses: OrderedDict[tuple[str, str], Course] = OrderedDict()
        """Of games that are over, by table and history of the house: they change no more."""

    async def replay(self, id: str, person: int | None, wanted: Wanted) -> Replay:
        await self._hall.freshen(id)
        here = self._hall.here(id)

        def work(live: LiveTable) -> Replay:
            told = told_through(live, person, wanted)
            return Replay(
                table=live.table.info(person, here),
                eyes=told.eyes,
                is_open=told.is_open,
                log=[_shown(entry, told) for entry in told.entries],
                moments=told.moments,
            )

        return await self._hall.look(id, work)

    async def moments(
        self, id: str, person: int | None, wanted: Wanted, first: int, count: int
    ) -> ReplayMoments:
        """Some of them; fewer than asked for at the end of the game."""
        told = await self._hall.look(id, lambda live: told_through(live, person, wanted))
        last = len(told.moments) - 1
        if not 0 <= first <= last:
            problem = "There is no such moment."
            raise TroubleError("bad_input", problem, "first", f"0 to {last}")
        if not 1 <= count <= MOST_MOMENTS:
            problem = "So many moments cannot be told at once."
            raise TroubleError("bad_input", problem, "count", f"1 to {MOST_MOMENTS}")
        found = await asyncio.to_thread(moments_of, told, first, count)
        return ReplayMoments(first=first, moments=found)

    async def course(self, id: str) -> Course:
        def work(live: LiveTable) -> tuple[str, Retelling]:
            story = live.running()
            check_is_game(live.table)
            if live.table.status != "finished":
                raise TroubleError("forbidden", "The game is not over.")
            if not story.match.state.is_over:
                raise old_rules()
            return live.epoch, Retelling(story.match)

        epoch, telling = await self._hall.look(id, work)
        found = self._courses.get((id, epoch))
        if found is None:
            found = await asyncio.to_thread(_course, telling)
            self._courses[id, epoch] = found
            if len(self._courses) > KEPT_COURSES:
                self._courses.popitem(last=False)
        return found


def told_through(live: LiveTable, person: int | None, wanted: Wanted) -> Told:
    """What somebody may have told again; or a refusal."""
    story, is_over = live.running(), live.table.status == "finished"
    if wanted == "open" and not is_over:
        raise TroubleError("forbidden", "Everything lies open when the game is over.", "eyes")
    if wanted is None and is_over and not any(s.belongs_to(person) for s in live.table.seats):
        wanted = "open"
    if wanted == "open":
        eyes = None
    elif is_over and wanted is not None and wanted >= 0:
        eyes = live.table.seat(wanted).seat
    else:
        eyes = live.eyes_of(person, wanted)
    standing = set(story.standing)
    return Told(
        eyes,
        wanted == "open",
        Retelling(story.match),
        [one for one in story.entries if one.row.seq in standing or one.row.kind in _ALWAYS],
        [0, *story.standing],
    )


_ALWAYS = ("opening", "seat")


def _shown(entry: Entry, told: Told) -> LogEntry:
    shown = entry.through(told.eyes)
    if told.is_open and entry.row.kind == "act":
        shown.action = entry.row.action
        shown.events = [event.to_json() for event in entry.told]
    elif told.is_open and entry.announcement is None:
        shown.events = [event.to_json() for event in entry.events]
    return shown


def moments_of(told: Told, first: int, count: int) -> list[ReplayMoment]:
    found = []
    for number, (_, state) in enumerate(told.telling):
        if number >= first + count:
            break
        if number >= first:
            found.append(_moment(told, told.moments[number], state))
    return found


def _moment(told: Told, seq: int, state: State) -> ReplayMoment:
    seats = range(state.players) if told.is_open else ()
    return ReplayMoment(
        seq=seq,
        to_act=list(state.to_act),
        view=state.view(told.eyes).to_json(),
        views=[state.view(seat).to_json() for seat in seats],
    )


# The course, in the form of the wire.


def _course(telling: Retelling) -> Course:
    found = hindsight.course_told(telling)
    order = found.participants
    return Course(
        participants=list(order),
        decisions=found.decisions,
        start=_in(order, found.start),
        turns=[CourseTurn(first=turn.first, seat=turn.seat) for turn in found.turns],
        scored=[_scored(one) for one in found.scored],
        rows=[_row(row, order) for row in found.rows],
        steps=[
            CourseStep(
                scored=[_scored(one) for one in step.scored],
                totals=_in(order, step.totals),
                remarks=[event.to_json() for event in step.remarks],
            )
            for step in found.steps
        ],
        leads=[CourseLead(decision=one.decision, leaders=list(one.leaders)) for one in found.leads],
        changes=found.changes,
        players=[CoursePlayer(**vars(player)) for player in found.players],
        counts=[
            CourseCount(key=count.key, values=[_in(order, now) for now in count.values])
            for count in found.counts
        ],
    )


def _in(order: Sequence[int], values: Mapping[int, int]) -> list[int]:
    return [values.get(participant, 0) for participant in order]


def _scored(one: hindsight.Scored) -> CourseScored:
    event: dict[str, Any] = one.event.to_json()
    return CourseScored(
        decision=one.decision, participant=one.participant, points=one.points, event=event
    )


def _row(row: hindsight.Row, order: Sequence[int]) -> CourseRow:
    return CourseRow(
        key=row.key,
        rule=row.rule,
        is_final=row.is_final,
        points=_in(order, row.points),
        times=_in(order, row.times),
        targets=list(row.targets),
    )
