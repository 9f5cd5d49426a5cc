"""The timeline of a finished game: its scores, its leaders and its chart counts over time.

It is made from events, chart counts and the result alone, so it works for any game. Time is the
number of decisions made: 0 is the set-up, 1 is after the first decision.
"""

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise

from trilobite.analysis.points import Side, points_of, sides_of
from trilobite.analysis.replay import GameReplay
from trilobite.analysis.scorings import ScoringSpan, accounted, final_span, payments, state_at
from trilobite.engine import ChartCount, Event, Result
from trilobite.engine.matches import Match
from trilobite.engine.messages import flag_of, text_of

Points = dict[int, int]
"""Points by participant."""


@dataclass(frozen=True)
class Scored:
    """A change of a score, and the event that caused it."""

    decision: int
    participant: int
    points: int
    event: Event

    @property
    def kind(self) -> tuple[str, str]:
        """The event's key, and the rule that gave the points."""
        return text_of(self.event, "key"), text_of(self.event, "rule")


@dataclass(frozen=True)
class Turn:
    """Consecutive decisions of a seat; `first` is the number of the first one."""

    first: int
    seat: int


@dataclass(frozen=True)
class Lead:
    """The participants whose sides lead from a decision on."""

    decision: int
    leaders: tuple[int, ...]


@dataclass(frozen=True)
class PointsRow:
    """A source of points: one kind of event under one rule, during the game or at its end."""

    key: str
    rule: str
    is_final: bool
    points: Points
    times: Points
    targets: tuple[str, ...]
    """The things that scored."""


@dataclass(frozen=True)
class ScoringStep:
    """One step of the final scoring: who gets how much for the same things, and all scores then."""

    scored: tuple[Scored, ...]
    totals: Points
    remarks: tuple[Event, ...] = ()
    """Events that explain the step, such as how a tie was broken."""


@dataclass(frozen=True)
class PlayerSummary:
    """A participant's game in numbers."""

    participant: int
    decisions: int
    turns: int
    scorings: int
    """The number of times the participant scored."""
    best: int
    """The most points in one turn, without the final scoring."""
    led: int
    """The number of decisions after which the participant's side led alone."""


@dataclass(frozen=True)
class CountSeries:
    """A chart count over time: its values by participant after each decision."""

    key: str
    values: list[Points]


@dataclass(frozen=True)
class Timeline:
    participants: tuple[int, ...]
    decisions: int
    start: Points
    """The points at the start: 0 except in a game that continues another."""
    turns: tuple[Turn, ...]
    scored: tuple[Scored, ...]
    rows: tuple[PointsRow, ...]
    steps: tuple[ScoringStep, ...]
    leads: tuple[Lead, ...]
    changes: int
    """The number of times that the lead passed to another side."""
    players: tuple[PlayerSummary, ...]
    counts: tuple[CountSeries, ...]


def timeline_of(match: Match) -> Timeline:
    """The timeline of a match that is over."""
    return timeline_from(GameReplay(match))


def timeline_from(replay: GameReplay) -> Timeline:
    """The timeline of a replayed game that is over."""
    listener = _Listener(replay)
    result: Result | None = None
    for events, state in replay:
        listener.happened(events, state.chart_counts())
        result = state.result()
    if result is None:
        raise ValueError("the game is not over")
    return listener.timeline(result)


class _Listener:
    """Collects the events of each decision, and makes a timeline from them at the end."""

    def __init__(self, replay: GameReplay) -> None:
        self._replay = replay
        self._decision = -1
        self._turns: list[Turn] = []
        self._is_turn_over = True
        self._scored: list[Scored] = []
        self._events: list[Sequence[Event]] = []
        self._chart_counts: list[Sequence[ChartCount]] = []

    def happened(self, events: Sequence[Event], chart_counts: Sequence[ChartCount]) -> None:
        self._decision += 1
        if self._decision > 0:
            self._take_turn(self._replay.decisions[self._decision - 1][0])
        self._events.append(events)
        for event in events:
            change = points_of(event)
            if change is not None:
                self._scored.append(Scored(self._decision, *change, event))
        self._is_turn_over = any(flag_of(event, "ends_turn") for event in events)
        self._chart_counts.append(chart_counts)

    def _take_turn(self, seat: int) -> None:
        if not self._turns or self._is_turn_over or self._turns[-1].seat != seat:
            self._turns.append(Turn(self._decision, seat))

    def timeline(self, result: Result) -> Timeline:
        scored, final = self._scored, final_span(self._events)
        paid = [*final.events(self._events)]
        first = len(scored) - sum(points_of(event) is not None for event in paid)
        start = {one.participant: one.points for one in result.participants}
        for one in scored:
            start[one.participant] -= one.points
        leads = _leads(scored, start, sides_of(self._replay.game, self._replay.players, [result]))
        return Timeline(
            participants=tuple(start),
            decisions=self._decision,
            start=start,
            turns=tuple(self._turns),
            scored=tuple(scored),
            rows=(*_rows(scored[:first], is_final=False), *_rows(scored[first:], is_final=True)),
            steps=tuple(self._steps(final, paid, _added(start, scored[:first]))),
            leads=tuple(leads),
            changes=_changes(leads),
            players=tuple(self._player(who, leads, scored[:first]) for who in start),
            counts=tuple(self._counts()),
        )

    def _steps(
        self, final: ScoringSpan, paid: Sequence[Event], totals: Points
    ) -> Iterator[ScoringStep]:
        for step in accounted(state_at(self._replay, final), paid):
            gains = [Scored(self._decision, *found, one) for one, found in payments(step)]
            totals = _added(totals, gains)
            yield ScoringStep(tuple(gains), totals, step.remarks)

    def _player(self, who: int, leads: Sequence[Lead], during: Sequence[Scored]) -> PlayerSummary:
        seat = self._replay.game.participants(self._replay.players)[who]
        gains = Counter[int]()
        for one in during:
            if one.participant == who:
                gains[bisect_right(self._turns, one.decision, key=_first)] += one.points
        until = [*(lead.decision for lead in leads[1:]), self._decision]
        return PlayerSummary(
            who,
            decisions=sum(decider == seat for decider, _ in self._replay.decisions),
            turns=sum(turn.seat == seat for turn in self._turns),
            scorings=sum(one.participant == who and one.points > 0 for one in self._scored),
            best=max(gains.values(), default=0),
            led=sum(
                end - lead.decision
                for lead, end in zip(leads, until, strict=True)
                if lead.leaders == (who,)
            ),
        )

    def _counts(self) -> Iterator[CountSeries]:
        """Chart counts come in the same order each time."""
        for number, count in enumerate(self._chart_counts[0]):
            yield CountSeries(count.key, [dict(now[number].values) for now in self._chart_counts])


def _first(turn: Turn) -> int:
    return turn.first


def _added(start: Points, scored: Sequence[Scored]) -> Points:
    totals = Counter(start)
    for one in scored:
        totals[one.participant] += one.points
    return dict(totals)


def _leads(scored: Sequence[Scored], start: Points, sides: Sequence[Side]) -> list[Lead]:
    """The leaders, each time they change; all effects of one decision count as one moment."""
    leads = [Lead(0, _leaders(start, sides))]
    totals = start
    for decision, group in groupby(scored, lambda one: one.decision):
        totals = _added(totals, list(group))
        leaders = _leaders(totals, sides)
        if leaders != leads[-1].leaders:
            leads.append(Lead(decision, leaders))
    return leads


def _leaders(totals: Points, sides: Sequence[Side]) -> tuple[int, ...]:
    points = [sum(totals[who] for who in side) for side in sides]
    return tuple(side[0] for side, own in zip(sides, points, strict=True) if own == max(points))


def _changes(leads: Sequence[Lead]) -> int:
    alone = [lead.leaders for lead in leads if len(lead.leaders) == 1]
    return sum(one != other for one, other in pairwise(alone))


def _rows(scored: Sequence[Scored], *, is_final: bool) -> Iterator[PointsRow]:
    """One row for each event and rule, in the order of first appearance."""
    kinds = dict.fromkeys(one.kind for one in scored)
    for key, rule in kinds:
        own = [one for one in scored if one.kind == (key, rule)]
        points, times = Counter[int](), Counter[int]()
        for one in own:
            points[one.participant] += one.points
            times[one.participant] += 1
        targets = dict.fromkeys(target for one in own for target in one.event.targets())
        yield PointsRow(key, rule, is_final, dict(points), dict(times), tuple(targets))
