"""Replays: any earlier moment of a game, and the timeline of a finished game.

In a finished game everything is open, so a reader may choose any seat and see what it knew at each
moment. In a running game a reader sees what they saw: through one of their own seats, or as a
spectator. All data comes from `view(seat)` and `seen_by(seat)`. Actions that were taken back are
left out.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from trilobite.analysis.points import points_of
from trilobite.analysis.replay import GameReplay
from trilobite.analysis.scorings import accounted, final_span, payments, spans, state_at
from trilobite.analysis.timeline import PointsRow, Scored, timeline_from
from trilobite.engine import Event, State, seen
from trilobite.server.common.errors import ServiceError
from trilobite.server.common.wire.play import LogEntry
from trilobite.server.common.wire.replays import (
    Replay,
    ReplayMoment,
    ReplayMoments,
    Scoring,
    ScoringPayment,
    ScoringStep,
    Timeline,
    TimelineCount,
    TimelineLead,
    TimelinePlayer,
    TimelineRow,
    TimelineScored,
    TimelineStep,
    TimelineTurn,
)
from trilobite.server.tables.game import Entry
from trilobite.server.tables.guides import check_is_game
from trilobite.server.tables.info import table_info
from trilobite.server.tables.live import LiveTable
from trilobite.server.tables.registry import TableRegistry
from trilobite.server.tables.rules_version import old_rules

Wanted = int | Literal["open"] | None
"""The requested view: that of a seat, -1 for a spectator's, or "open" for everything.

None is the reader's own seat; a reader without a seat sees everything that may be seen.
"""

MOST_MOMENTS = 60
"""Maximum number of moments in one answer."""

KEPT_TIMELINES = 32


@dataclass(frozen=True)
class ReplaySource:
    """A game as it is now, for a replay while the game itself goes on."""

    eyes: int | None
    is_open: bool
    replay: GameReplay
    entries: list[Entry]
    """The log entries that stand, including changes of seats."""
    moments: list[int]


def read_eyes(text: str | None) -> Wanted:
    """Read the parameter `eyes` of an address."""
    if text is None or text == "open":
        return "open" if text else None
    if text.removeprefix("-").isascii() and text.removeprefix("-").isdigit() and len(text) < 4:
        return int(text)
    allowed = "a seat, -1 for a spectator, or open"
    raise ServiceError("bad_input", "There is no such view.", "eyes", allowed)


class Replays:
    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._timelines: OrderedDict[tuple[str, str], Timeline] = OrderedDict()
        """Timelines of finished games, by table and epoch; they do not change."""

    async def replay(self, id: str, person: int | None, wanted: Wanted) -> Replay:
        await self._registry.freshen(id)
        here = self._registry.presence.here(id)

        def work(live: LiveTable) -> Replay:
            source = replay_source(live, person, wanted)
            return Replay(
                table=table_info(live.table, person, here),
                eyes=source.eyes,
                is_open=source.is_open,
                log=[_shown(entry, source) for entry in source.entries],
                moments=source.moments,
            )

        return await self._registry.look(id, work)

    async def moments(
        self, id: str, person: int | None, wanted: Wanted, first: int, count: int
    ) -> ReplayMoments:
        """Some moments of a game; fewer than requested at the end of the game."""
        source = await self._registry.look(id, lambda live: replay_source(live, person, wanted))
        last = len(source.moments) - 1
        if not 0 <= first <= last:
            problem = "There is no such moment."
            raise ServiceError("bad_input", problem, "first", f"0 to {last}")
        if not 1 <= count <= MOST_MOMENTS:
            problem = "The number of moments is wrong."
            raise ServiceError("bad_input", problem, "count", f"1 to {MOST_MOMENTS}")
        found = await asyncio.to_thread(moments_of, source, first, count)
        return ReplayMoments(first=first, moments=found)

    async def scoring(self, id: str, person: int | None, wanted: Wanted, seq: int) -> Scoring:
        """The scoring that ended with an entry that stands."""

        def work(live: LiveTable) -> tuple[ReplaySource, bool]:
            return replay_source(live, person, wanted), live.running().is_over

        source, is_over = await self._registry.look(id, work)
        found = await asyncio.to_thread(scoring_of, source, seq, is_over=is_over)
        if found is None:
            raise ServiceError("bad_input", "No scoring ended with this entry.", "seq")
        return found

    async def timeline(self, id: str) -> Timeline:
        def work(live: LiveTable) -> tuple[str, GameReplay]:
            game = live.running()
            check_is_game(live.table)
            if live.table.status != "finished":
                raise ServiceError("forbidden", "The game is not over.")
            live.check_played_out()
            if not game.is_over:
                raise old_rules()
            return live.epoch, game.replay()

        epoch, replay = await self._registry.look(id, work)
        found = self._timelines.get((id, epoch))
        if found is None:
            found = await asyncio.to_thread(_timeline, replay)
            self._timelines[id, epoch] = found
            if len(self._timelines) > KEPT_TIMELINES:
                self._timelines.popitem(last=False)
        return found


def replay_source(live: LiveTable, person: int | None, wanted: Wanted) -> ReplaySource:
    """What a person may see of a game in a replay; raises an error if they may not see it."""
    game, is_over = live.running(), live.table.status == "finished"
    if wanted == "open" and not is_over:
        problem = "Hidden things can be seen only when the game is over."
        raise ServiceError("forbidden", problem, "eyes")
    if wanted is None and is_over and not any(s.belongs_to(person) for s in live.table.seats):
        wanted = "open"
    if wanted == "open":
        eyes = None
    elif is_over and wanted is not None and wanted >= 0:
        eyes = live.table.seat(wanted).seat
    else:
        eyes = live.eyes_of(person, wanted)
    kept = set(game.kept)
    return ReplaySource(
        eyes,
        wanted == "open",
        game.replay(),
        [one for one in game.entries if one.row.seq in kept or one.row.kind in _ALWAYS],
        [0, *game.kept],
    )


_ALWAYS = ("opening", "seat")


def _shown(entry: Entry, source: ReplaySource) -> LogEntry:
    shown = entry.through(source.eyes)
    if source.is_open and entry.row.kind == "act":
        shown.action = entry.row.action
        shown.events = [event.to_json() for event in entry.shown_events]
    elif source.is_open and entry.announcement is None:
        shown.events = [event.to_json() for event in entry.events]
    return shown


def moments_of(source: ReplaySource, first: int, count: int) -> list[ReplayMoment]:
    found = []
    for number, (_, state) in enumerate(source.replay):
        if number >= first + count:
            break
        if number >= first:
            found.append(_moment(source, source.moments[number], state))
    return found


def _moment(source: ReplaySource, seq: int, state: State) -> ReplayMoment:
    seats = range(state.players) if source.is_open else ()
    return ReplayMoment(
        seq=seq,
        to_act=list(state.to_act),
        view=state.view(source.eyes).to_json(),
        views=[state.view(seat).to_json() for seat in seats],
    )


def scoring_of(source: ReplaySource, seq: int, *, is_over: bool) -> Scoring | None:
    """The scoring that ended with an entry; at the end of a game there is always one."""
    entries = {entry.row.seq: entry for entry in source.entries}
    decisions = [entries[number].events for number in source.moments]
    if seq not in entries or seq not in source.moments:
        return None
    last = source.moments.index(seq)
    is_final = is_over and last == len(decisions) - 1
    found = [span for span in spans(decisions) if span.last == last]
    if is_final:
        found = [final_span(decisions)]
    if not found:
        return None
    span = found[-1]
    state = state_at(source.replay, span)
    events = [*span.events(decisions)]
    return Scoring(
        seq=seq,
        is_final=is_final,
        view=state.view(source.eyes).to_json(),
        events=len(seen(decisions[span.first][: span.start], source.eyes)),
        steps=[
            ScoringStep(
                paid=[
                    ScoringPayment(participant=who, points=points, event=event.to_json())
                    for event, (who, points) in payments(step)
                ],
                remarks=[event.to_json() for event in seen(step.remarks, source.eyes)],
            )
            for step in accounted(state, seen(events, source.eyes))
        ],
        heading=_first_seen([e for e in events if _is_heading(e)], source.eyes),
        sequel=None if is_final else _first_seen(decisions[last][span.end + 1 :], source.eyes),
    )


def _is_heading(event: Event) -> bool:
    """Whether an event begins or ends a scoring and pays nothing itself."""
    is_edge = event.opens_scoring or event.closes_scoring
    return is_edge and not event.names_winner and points_of(event) is None


def _first_seen(events: Sequence[Event], eyes: int | None) -> dict[str, object] | None:
    found = seen(events[:1], eyes)
    return found[0].to_json() if found else None


# The timeline, in wire form.


def _timeline(replay: GameReplay) -> Timeline:
    found = timeline_from(replay)
    order = found.participants
    return Timeline(
        participants=list(order),
        decisions=found.decisions,
        start=_in(order, found.start),
        turns=[TimelineTurn(first=turn.first, seat=turn.seat) for turn in found.turns],
        scored=[_scored(one) for one in found.scored],
        rows=[_row(row, order) for row in found.rows],
        steps=[
            TimelineStep(
                scored=[_scored(one) for one in step.scored],
                totals=_in(order, step.totals),
                remarks=[event.to_json() for event in step.remarks],
            )
            for step in found.steps
        ],
        leads=[
            TimelineLead(decision=one.decision, leaders=list(one.leaders)) for one in found.leads
        ],
        changes=found.changes,
        players=[TimelinePlayer(**vars(player)) for player in found.players],
        counts=[
            TimelineCount(key=count.key, values=[_in(order, now) for now in count.values])
            for count in found.counts
        ],
    )


def _in(order: Sequence[int], values: Mapping[int, int]) -> list[int]:
    return [values.get(participant, 0) for participant in order]


def _scored(one: Scored) -> TimelineScored:
    event: dict[str, Any] = one.event.to_json()
    return TimelineScored(
        decision=one.decision, participant=one.participant, points=one.points, event=event
    )


def _row(row: PointsRow, order: Sequence[int]) -> TimelineRow:
    return TimelineRow(
        key=row.key,
        rule=row.rule,
        is_final=row.is_final,
        points=_in(order, row.points),
        times=_in(order, row.times),
        targets=list(row.targets),
    )
