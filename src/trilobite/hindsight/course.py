"""The course of a finished game: how the scores, the lead and what the game counts developed.

Made from events and from the result alone, so it knows no game. What happened is told by how many
decisions had been taken: 0 is the set-up, 1 what the first decision brought.
"""

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise

from trilobite.engine import Event, Gauge, Result
from trilobite.engine.matches import Match
from trilobite.engine.overrides import flag_of, text_of
from trilobite.hindsight.points import Side, points_of, sides_of
from trilobite.hindsight.retelling import Retelling

Points = dict[int, int]
"""By participant."""


@dataclass(frozen=True)
class Scored:
    """A score changed: by how much, and by which event."""

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
    """Decisions that a seat takes one after the other; `first` is the number of its first one."""

    first: int
    seat: int


@dataclass(frozen=True)
class Lead:
    """From a decision on these participants have the most points, each for its side."""

    decision: int
    leaders: tuple[int, ...]


@dataclass(frozen=True)
class Row:
    """Where points come from: one kind of event under one rule, in the game or at its end."""

    key: str
    rule: str
    is_final: bool
    points: Points
    times: Points
    targets: tuple[str, ...]
    """The things for which there were points."""


@dataclass(frozen=True)
class Step:
    """One step of the final scoring: what is scored for the same things, and all scores then."""

    scored: tuple[Scored, ...]
    totals: Points
    remarks: tuple[Event, ...] = ()
    """What the game said to explain it: how a tie was broken."""


@dataclass(frozen=True)
class Player:
    """A participant's game in numbers."""

    participant: int
    decisions: int
    turns: int
    scorings: int
    """How often there were points for it."""
    best: int
    """The most points in one turn, the final scoring left out."""
    led: int
    """After how many decisions its side was ahead of all others."""


@dataclass(frozen=True)
class Count:
    """A gauge over time: its values by participant after each number of decisions."""

    key: str
    values: list[Points]


@dataclass(frozen=True)
class Course:
    participants: tuple[int, ...]
    decisions: int
    start: Points
    """What a game that continues another began with; otherwise nothing."""
    turns: tuple[Turn, ...]
    scored: tuple[Scored, ...]
    rows: tuple[Row, ...]
    steps: tuple[Step, ...]
    leads: tuple[Lead, ...]
    changes: int
    """How often another side led alone than the one that led alone before."""
    players: tuple[Player, ...]
    counts: tuple[Count, ...]


def course_of(match: Match) -> Course:
    """The course of a match that is over."""
    return course_told(Retelling(match))


def course_told(telling: Retelling) -> Course:
    """The same of what is told of it."""
    listener = _Listener(telling)
    result: Result | None = None
    for events, state in telling:
        listener.happened(events, state.gauges())
        result = state.result()
    if result is None:
        raise ValueError("the game is not over")
    return listener.course(result)


class _Listener:
    """Hears what happened, one decision after the other, and what came of it in the end."""

    def __init__(self, telling: Retelling) -> None:
        self._telling = telling
        self._decision = -1
        self._turns: list[Turn] = []
        self._is_turn_over = True
        self._scored: list[Scored] = []
        self._remarks: list[tuple[int, Event]] = []
        """Each with how many changes of scores there were before it."""
        self._before_last = 0
        """How many changes of scores there were before what happened last."""
        self._opened: int | None = None
        """The same before the game said that a scoring begins which may be the final one."""
        self._gauges: list[Sequence[Gauge]] = []

    def happened(self, events: Sequence[Event], gauges: Sequence[Gauge]) -> None:
        self._decision += 1
        if self._decision > 0:
            self._take_turn(self._telling.decisions[self._decision - 1][0])
        self._before_last = len(self._scored)
        for event in events:
            if flag_of(event, "opens_scoring"):
                self._opened = len(self._scored)
            if flag_of(event, "is_remark"):
                self._remarks.append((len(self._scored), event))
            change = points_of(event)
            if change is not None:
                self._scored.append(Scored(self._decision, *change, event))
        self._is_turn_over = any(flag_of(event, "ends_turn") for event in events)
        self._gauges.append(gauges)

    def _take_turn(self, seat: int) -> None:
        if not self._turns or self._is_turn_over or self._turns[-1].seat != seat:
            self._turns.append(Turn(self._decision, seat))

    def course(self, result: Result) -> Course:
        scored, first = self._scored, self._opened
        if first is None:
            first = self._before_last
        start = {one.participant: one.points for one in result.participants}
        for one in scored:
            start[one.participant] -= one.points
        leads = _leads(scored, start, sides_of(self._telling.game, self._telling.players, [result]))
        return Course(
            participants=tuple(start),
            decisions=self._decision,
            start=start,
            turns=tuple(self._turns),
            scored=tuple(scored),
            rows=(*_rows(scored[:first], is_final=False), *_rows(scored[first:], is_final=True)),
            steps=tuple(self._steps(first, _added(start, scored[:first]))),
            leads=tuple(leads),
            changes=_changes(leads),
            players=tuple(self._player(who, leads, scored[:first]) for who in start),
            counts=tuple(self._counts()),
        )

    def _steps(self, first: int, totals: Points) -> Iterator[Step]:
        """What comes in a row by the same rule for the same things is one step."""
        for _, group in groupby(self._scored[first:], lambda o: (*o.kind, o.event.targets())):
            step = tuple(group)
            totals = _added(totals, step)
            last = first + len(step)
            remarks = tuple(event for number, event in self._remarks if first < number <= last)
            yield Step(step, totals, remarks)
            first = last

    def _player(self, who: int, leads: Sequence[Lead], during: Sequence[Scored]) -> Player:
        seat = self._telling.game.participants(self._telling.players)[who]
        gains = Counter[int]()
        for one in during:
            if one.participant == who:
                gains[bisect_right(self._turns, one.decision, key=_first)] += one.points
        until = [*(lead.decision for lead in leads[1:]), self._decision]
        return Player(
            who,
            decisions=sum(decider == seat for decider, _ in self._telling.decisions),
            turns=sum(turn.seat == seat for turn in self._turns),
            scorings=sum(one.participant == who and one.points > 0 for one in self._scored),
            best=max(gains.values(), default=0),
            led=sum(
                end - lead.decision
                for lead, end in zip(leads, until, strict=True)
                if lead.leaders == (who,)
            ),
        )

    def _counts(self) -> Iterator[Count]:
        """Gauges come in the same order each time."""
        for number, gauge in enumerate(self._gauges[0]):
            yield Count(gauge.key, [dict(now[number].values) for now in self._gauges])


def _first(turn: Turn) -> int:
    return turn.first


def _added(start: Points, scored: Sequence[Scored]) -> Points:
    totals = Counter(start)
    for one in scored:
        totals[one.participant] += one.points
    return dict(totals)


def _leads(scored: Sequence[Scored], start: Points, sides: Sequence[Side]) -> list[Lead]:
    """Who leads, each time that others do; all that follows from one decision is one moment."""
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


def _rows(scored: Sequence[Scored], *, is_final: bool) -> Iterator[Row]:
    """By event and rule, in the order in which they came first."""
    kinds = dict.fromkeys(one.kind for one in scored)
    for key, rule in kinds:
        own = [one for one in scored if one.kind == (key, rule)]
        points, times = Counter[int](), Counter[int]()
        for one in own:
            points[one.participant] += one.points
            times[one.participant] += 1
        targets = dict.fromkeys(target for one in own for target in one.event.targets())
        yield Row(key, rule, is_final, dict(points), dict(times), tuple(targets))
