"""The scorings of a game: what is paid step by step, and the board as it was before.

A scoring is found by its events (`opens_scoring`, `is_scoring`, `closes_scoring`), in any game.
Often the board is cleared in the same action, so its state is taken from the middle of that action.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from trilobite.analysis.points import payment_of, points_of
from trilobite.analysis.replay import GameReplay
from trilobite.engine import DeclaredEvent, Event, State
from trilobite.engine.messages import flag_of, text_of


@dataclass(frozen=True)
class ScoringSpan:
    """The first and the last event of a scoring: their decisions, and their places there."""

    first: int
    start: int
    last: int
    end: int

    def events(self, decisions: Sequence[Sequence[Event]]) -> Iterator[Event]:
        for number in range(self.first, self.last + 1):
            start = self.start if number == self.first else 0
            end = self.end + 1 if number == self.last else None
            yield from decisions[number][start:end]


@dataclass(frozen=True)
class AccountedStep:
    """Events about the same things, as one step of a scoring."""

    paid: tuple[Event, ...]
    """Events that give points to a participant, perhaps none."""
    remarks: tuple[Event, ...]
    """Events that explain the step, such as how a tie was broken."""

    @property
    def key(self) -> str:
        return text_of((*self.paid, *self.remarks)[0], "key")

    @property
    def size(self) -> int:
        return sum(abs(points) for _, (_, points) in payments(self))


def spans(decisions: Sequence[Sequence[Event]], *, is_over: bool = False) -> Iterator[ScoringSpan]:
    """The complete scorings of a game, from the events of the set-up and of each decision."""
    opened: tuple[int, int] | None = None
    is_short = True
    for number, events in enumerate(decisions):
        for place, event in enumerate(events):
            opens = flag_of(event, "opens_scoring")
            if opens or (opened is None and flag_of(event, "is_scoring")):
                opened, is_short = (number, place), not opens
            if opened is not None and flag_of(event, "closes_scoring"):
                yield ScoringSpan(*opened, number, place)
                opened = None
        if opened is not None and (is_short or (is_over and number == len(decisions) - 1)):
            yield ScoringSpan(*opened, number, len(events) - 1)
            opened = None


def final_span(decisions: Sequence[Sequence[Event]]) -> ScoringSpan:
    """The final scoring: the one in the last decision, or else all from its first points on."""
    last, events = len(decisions) - 1, decisions[-1]
    start = next((place for place, event in enumerate(events) if points_of(event)), len(events))
    rest = ScoringSpan(last, start, last, len(events) - 1)
    return next((span for span in spans(decisions, is_over=True) if span.last == last), rest)


def steps_of(events: Iterable[Event]) -> list[AccountedStep]:
    """The steps of a scoring: consecutive events about the same things are one step.

    Adjacent steps that begin with the same kind of event are sorted, the smallest first; but
    steps about one place each keep the order of the game, which is that of the board.
    """
    shown = [one for one in events if payment_of(one) or flag_of(one, "is_remark")]
    steps = [_step(tuple(group)) for _, group in groupby(shown, _things)]
    return [
        step for _, group in groupby(steps, lambda step: step.key) for step in _in_order([*group])
    ]


def _in_order(steps: list[AccountedStep]) -> list[AccountedStep]:
    if all(len(event.targets()) == 1 for step in steps for event in step.paid):
        return steps
    return sorted(steps, key=lambda step: step.size)


def _things(event: Event) -> tuple[str, ...]:
    """What an event is about. Events that show something of their own player count as one group."""
    if isinstance(event, DeclaredEvent) and "{who}" in "".join(event.kind.shows):
        return (event.key,)
    return event.targets()


def _step(events: tuple[Event, ...]) -> AccountedStep:
    return AccountedStep(
        tuple(one for one in events if payment_of(one)),
        tuple(one for one in events if not payment_of(one)),
    )


def payments(step: AccountedStep) -> Iterator[tuple[Event, tuple[int, int]]]:
    """The events that give points, each with the participant and the number."""
    for event in step.paid:
        found = payment_of(event)
        if found is not None:
            yield event, found


def state_at(replay: GameReplay, span: ScoringSpan) -> State:
    """The state right before the first event of a scoring."""
    states = iter(replay)
    _, state = next(states)
    for _ in range(span.first - 1):
        _, state = next(states)
    if span.first == 0:
        return state
    return state.midway(*replay.decisions[span.first - 1], span.start)


def accounted(state: State, events: Sequence[Event]) -> list[AccountedStep]:
    """The steps of a scoring, as the game accounts for it or else by its events."""
    return steps_of(state.account() or events)
