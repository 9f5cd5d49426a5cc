"""What is kept of a game that is studied: its decisions, and what its events tell of points.

Nothing here knows a game: which events change a score is told by `hindsight.points`.
"""

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from trilobite.bots.contract import Clock
from trilobite.engine import Event, Offer, Refusal, Result, SeededChance, find_game
from trilobite.engine.overrides import flag_of, text_of
from trilobite.hindsight.points import points_of
from trilobite.lab.playing import BlamedOnGame, check_offered, maker, result_of
from trilobite.lab.stopping import IsStopped
from trilobite.lab.tasks import Task

SLICES = 20
"""The parts of a game, equally many decisions each, in which its course is told."""


@dataclass(frozen=True)
class Change:
    """A score changed: after so many decisions, whose, by how much, by which event and rule.

    `places` are the things on the table that the event points at.
    """

    decision: int
    participant: int
    points: int
    event: str
    rule: str
    places: tuple[str, ...] = ()


@dataclass(frozen=True)
class SeatEnd:
    """What a seat got; the reason is its key."""

    place: int
    points: int
    payoff: float
    reason: str


@dataclass(frozen=True)
class ParticipantEnd:
    participant: int
    points: int
    sources: dict[str, int]


@dataclass(frozen=True)
class End:
    """The result, in classes that travel between processes: compiled ones do not."""

    seats: tuple[SeatEnd, ...]
    participants: tuple[ParticipantEnd, ...]


def end_of(result: Result) -> End:
    seats = [SeatEnd(s.place, s.points, s.payoff, s.reason.key) for s in result.seats]
    people = [
        ParticipantEnd(one.participant, one.points, dict(one.sources))
        for one in result.participants
    ]
    return End(tuple(seats), tuple(people))


@dataclass(frozen=True)
class Observed:
    """A finished game."""

    number: int
    result: End
    decisions: int
    choices: dict[int, int]
    """How often a decision had so many choices."""

    course: tuple[tuple[int, int], ...]
    """Decisions and their choices in each slice."""

    tree: float
    """The logarithm (base 10) of how many games there are, if all had choices like these."""

    turns: dict[int, int]
    """How often a turn had so many decisions."""

    questions: dict[str, tuple[int, int]]
    """How often each was asked, and the choices of all these times."""

    changes: tuple[Change, ...]


def why_no_game(observed: Observed, players: int) -> str:
    """What is wrong with a game that was kept; '' if nothing is."""
    seats = observed.result.seats
    payoffs = [seat.payoff for seat in seats]
    if observed.number < 0 or len(seats) != players:
        return f"is no game of {players} players"
    if not all(0 <= payoff <= 1 for payoff in payoffs):
        return f"the payoffs {payoffs} are no shares of a win"
    if players > 1 and not math.isclose(sum(payoffs), 1):
        return f"the payoffs {payoffs} are no shares of one win"
    asked = [sum(observed.choices.values()), sum(times for times, _ in observed.course)]
    asked.append(sum(length * times for length, times in observed.turns.items()))
    asked.append(sum(times for times, _ in observed.questions.values()))
    is_whole = len(observed.course) == SLICES and set(asked) == {observed.decisions}
    return "" if is_whole else f"does not tell of {observed.decisions} decisions"


class Collector:
    """Listens to one game."""

    def __init__(self) -> None:
        self._choices: list[int] = []
        self._questions: list[str] = []
        self._turns = Counter[int]()
        self._seat: int | None = None
        self._in_turn = 0
        self._changes: list[Change] = []

    def asked(self, offer: Offer) -> None:
        """A seat decides: in the turn it is in, or in a new one."""
        if offer.seat != self._seat:
            self._end_turn()
        self._seat = offer.seat
        self._in_turn += 1
        self._choices.append(len(offer.choices))
        self._questions.append(offer.question.key)

    def happened(self, events: Sequence[Event]) -> None:
        """What came of the last decision, or of the set-up before the first."""
        for event in events:
            change = points_of(event)
            if change is not None:
                who, points = change
                rule, key = text_of(event, "rule"), text_of(event, "key")
                places = tuple(event.targets())
                self._changes.append(Change(len(self._choices), who, points, key, rule, places))
        if any(flag_of(event, "ends_turn") for event in events):
            self._end_turn()

    def finish(self, number: int, result: Result) -> Observed:
        self._end_turn()
        return Observed(
            number,
            end_of(result),
            len(self._choices),
            dict(Counter(self._choices)),
            _course(self._choices),
            math.fsum(math.log10(choices) for choices in self._choices),
            dict(self._turns),
            self._by_question(),
            tuple(self._changes),
        )

    def _end_turn(self) -> None:
        if self._in_turn:
            self._turns[self._in_turn] += 1
        self._in_turn = 0

    def _by_question(self) -> dict[str, tuple[int, int]]:
        found: dict[str, tuple[int, int]] = {}
        for question, choices in zip(self._questions, self._choices, strict=True):
            times, all_choices = found.get(question, (0, 0))
            found[question] = times + 1, all_choices + choices
        return found


def observe_task(task: Task, is_stopped: IsStopped) -> Observed | None:
    """Play it to the end and listen, or as far as the flag allows."""
    with BlamedOnGame(task.number, task.seed):
        return _observe(task, is_stopped)


def _observe(task: Task, is_stopped: IsStopped) -> Observed | None:
    opening: list[Event] = []
    players = len(task.bots)
    state = find_game(task.game).new(players, task.options, SeededChance(task.seed), opening)
    bots = [maker(name)(task.bot_seed(seat)) for seat, name in enumerate(task.bots)]
    clock = Clock(counts_work=True)
    collector = Collector()
    collector.happened(opening)
    while not state.is_over:
        if is_stopped():
            return None
        seat = state.to_act[0]
        offer = state.offer(seat)
        action = bots[seat].choose(state.view(seat), offer, clock)
        check_offered(action, offer, task.bots[seat])
        collector.asked(offer)
        events = state.apply(seat, action)
        if isinstance(events, Refusal):
            raise AssertionError(f"what was offered is refused: {action!r}, {events}")  # noqa: TRY004
        collector.happened(events)
    return collector.finish(task.number, result_of(state))


def _course(choices: Sequence[int]) -> tuple[tuple[int, int], ...]:
    slices = [(0, 0)] * SLICES
    for i, number in enumerate(choices):
        place = i * SLICES // len(choices)
        slices[place] = slices[place][0] + 1, slices[place][1] + number
    return tuple(slices)
