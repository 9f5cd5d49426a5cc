"""The data kept about a studied game: its decisions, and the points that its events report.

Nothing here knows a particular game: `analysis.points` finds out which events change a score.
"""

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from trilobite.analysis.points import points_of
from trilobite.bots.contract import ThinkingTime
from trilobite.engine import Event, Offer, Result, SeededChance, find_game
from trilobite.engine.messages import flag_of, text_of
from trilobite.lab.playing import BlamedOnGame, check_offered, events_of, maker, result_of
from trilobite.lab.stopping import IsStopped
from trilobite.lab.tasks import GameTask

SLICES = 20
"""Number of parts, with equally many decisions each, into which a game's timeline is divided."""


@dataclass(frozen=True)
class ScoreChange:
    """A change of a participant's score after a number of decisions, by one event under one rule.

    `places` are the targets of the event.
    """

    decision: int
    participant: int
    points: int
    event: str
    rule: str
    places: tuple[str, ...] = ()


@dataclass(frozen=True)
class SeatEnd:
    """The result of a seat; `reason` is a message key."""

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
class ObservedResult:
    """The result, in classes that can be pickled; compiled ones cannot."""

    seats: tuple[SeatEnd, ...]
    participants: tuple[ParticipantEnd, ...]


def end_of(result: Result) -> ObservedResult:
    seats = [SeatEnd(s.place, s.points, s.payoff, s.reason.key) for s in result.seats]
    people = [
        ParticipantEnd(one.participant, one.points, dict(one.sources))
        for one in result.participants
    ]
    return ObservedResult(tuple(seats), tuple(people))


class ObservedGame(msgspec.Struct, frozen=True, rename={"slices": "course"}):
    """A finished game. Kept in files, where the slices are called `course`."""

    number: int
    result: ObservedResult
    decisions: int
    choices: dict[int, int]
    """How many decisions there were, by number of choices."""

    slices: tuple[tuple[int, int], ...]
    """Decisions and their choices in each slice."""

    tree: float
    """Logarithm (base 10) of the number of possible games if all had choices like these."""

    turns: dict[int, int]
    """How many turns there were, by number of decisions."""

    questions: dict[str, tuple[int, int]]
    """How often each question was asked, and the total of its choices."""

    changes: tuple[ScoreChange, ...]


def problem_with_game(observed: ObservedGame, players: int) -> str:
    """What is wrong with a stored game; '' if nothing is."""
    seats = observed.result.seats
    payoffs = [seat.payoff for seat in seats]
    if observed.number < 0 or len(seats) != players:
        return f"is not a game of {players} players"
    if not all(0 <= payoff <= 1 for payoff in payoffs):
        return f"the payoffs {payoffs} are not shares of a win"
    if players > 1 and not math.isclose(sum(payoffs), 1):
        return f"the payoffs {payoffs} do not add up to one win"
    asked = [sum(observed.choices.values()), sum(times for times, _ in observed.slices)]
    asked.append(sum(length * times for length, times in observed.turns.items()))
    asked.append(sum(times for times, _ in observed.questions.values()))
    is_whole = len(observed.slices) == SLICES and set(asked) == {observed.decisions}
    return "" if is_whole else f"does not account for {observed.decisions} decisions"


class Collector:
    """Collects the data of one game."""

    def __init__(self) -> None:
        self._choices: list[int] = []
        self._questions: list[str] = []
        self._turns = Counter[int]()
        self._seat: int | None = None
        self._in_turn = 0
        self._changes: list[ScoreChange] = []

    def asked(self, offer: Offer) -> None:
        """Note that a seat decides, in its current turn or in a new one."""
        if offer.seat != self._seat:
            self._end_turn()
        self._seat = offer.seat
        self._in_turn += 1
        self._choices.append(len(offer.choices))
        self._questions.append(offer.question.key)

    def happened(self, events: Sequence[Event]) -> None:
        """Note the events of the last decision, or of the set-up before the first."""
        for event in events:
            change = points_of(event)
            if change is not None:
                who, points = change
                rule, key = text_of(event, "rule"), text_of(event, "key")
                places = tuple(event.targets())
                self._changes.append(
                    ScoreChange(len(self._choices), who, points, key, rule, places)
                )
        if any(flag_of(event, "ends_turn") for event in events):
            self._end_turn()

    def finish(self, number: int, result: Result) -> ObservedGame:
        self._end_turn()
        return ObservedGame(
            number,
            end_of(result),
            len(self._choices),
            dict(Counter(self._choices)),
            _slices(self._choices),
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


def observe_task(task: GameTask, is_stopped: IsStopped) -> ObservedGame | None:
    """Play a game to the end and collect its data, or stop when the flag is raised."""
    with BlamedOnGame(task.number, task.seed):
        return _observe(task, is_stopped)


def _observe(task: GameTask, is_stopped: IsStopped) -> ObservedGame | None:
    opening: list[Event] = []
    players = len(task.bots)
    state = find_game(task.game).new(players, task.options, SeededChance(task.seed), opening)
    bots = [maker(name)(task.bot_seed(seat)) for seat, name in enumerate(task.bots)]
    thinking_time = ThinkingTime(counts_work=True)
    collector = Collector()
    collector.happened(opening)
    while not state.is_over:
        if is_stopped():
            return None
        seat = state.to_act[0]
        offer = state.offer(seat)
        action = bots[seat].choose(state.view(seat), offer, thinking_time)
        check_offered(action, offer, task.bots[seat])
        collector.asked(offer)
        collector.happened(events_of(action, state.apply(seat, action)))
    return collector.finish(task.number, result_of(state))


def _slices(choices: Sequence[int]) -> tuple[tuple[int, int], ...]:
    slices = [(0, 0)] * SLICES
    for i, number in enumerate(choices):
        place = i * SLICES // len(choices)
        slices[place] = slices[place][0] + 1, slices[place][1] + number
    return tuple(slices)
