"""One simulated game: each bot gets only its own view and offer."""

import json
import os
import traceback
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from types import TracebackType

from trilobite.bots.contract import ThinkingTime
from trilobite.bots.registry import MakeBot, find_bot
from trilobite.engine import (
    Action,
    Event,
    Offer,
    Refusal,
    Result,
    SeatResult,
    SeededChance,
    State,
    find_game,
)
from trilobite.engine.matches import Match
from trilobite.lab.plans import SimulationPlan
from trilobite.lab.stopping import Interrupted, IsStopped

Perform = Callable[[int, Action], None]


@dataclass(frozen=True)
class Played:
    """The data kept about a finished game."""

    number: int
    points: tuple[int, ...]
    payoffs: tuple[float, ...]
    decisions: int
    choices: int
    """Number of offered actions, summed over all decisions."""

    most_choices: int
    grade: str = ""
    """The game's name for a solo player's result; '' if there were several players."""


class GameError(Exception):
    """A game ended in an exception: its number, its seed, and the traceback as text."""

    def __init__(self, number: int, seed: str, details: str) -> None:
        super().__init__(number, seed, details)
        self.number = number
        self.seed = seed
        self.details = details


@dataclass(frozen=True)
class BlamedOnGame:
    """Turns anything a bot raises into a failure of its game: `sys.exit` must not end the lab.

    Not a generator, because one that Ctrl-C interrupts would mistake its own closing for a failure.
    """

    number: int
    seed: bytes

    def __enter__(self) -> None: ...

    def __exit__(
        self, _kind: object, error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        if error is not None and not isinstance(error, Interrupted):
            details = "".join(traceback.format_exception(error))
            raise GameError(self.number, self.seed.hex(), details) from error


@dataclass(frozen=True)
class Portion:
    """Some games of a plan, played one after the other in one process."""

    plan: SimulationPlan
    numbers: range

    def __str__(self) -> str:
        return f"{self.numbers[0]} to {self.numbers[-1]}"


def portions(plan: SimulationPlan, jobs: int) -> Iterator[Portion]:
    return (Portion(plan, numbers) for numbers in plan.chunks(jobs))


def play_portion(portion: Portion, is_stopped: IsStopped) -> list[Played]:
    """Play the games of a portion; when stopped, drop the unfinished one."""
    finished: list[Played] = []
    for number in portion.numbers:
        with BlamedOnGame(number, portion.plan.game_seed(number)):
            played = _play(portion.plan, number, is_stopped)
        if played is None:
            break
        finished.append(played)
    return finished


@cache
def maker(bot: str) -> MakeBot:
    """The factory of a bot, cached: searching the entry points takes longer than a short game."""
    return find_bot(bot)


def _play(plan: SimulationPlan, number: int, is_stopped: IsStopped) -> Played | None:
    seed = plan.game_seed(number)
    game = find_game(plan.game)
    if plan.records is None:
        state = game.new(plan.players, plan.options, SeededChance(seed))
        return _play_on(plan, number, state, partial(_perform, state), is_stopped)
    match = Match(game, plan.players, plan.options, seed, [f"bot:{b}" for b in plan.bots])
    played = _play_on(plan, number, match.state, partial(_record, match), is_stopped)
    if played is not None:
        _write(match, plan.records / f"{plan.game}-{number:06}-{seed.hex()[:8]}.json")
    return played


def _play_on(
    plan: SimulationPlan, number: int, state: State, perform: Perform, is_stopped: IsStopped
) -> Played | None:
    bots = [maker(bot)(plan.bot_seed(number, seat)) for seat, bot in enumerate(plan.bots)]
    thinking_time = ThinkingTime(counts_work=True)
    decisions = choices = most_choices = 0
    while not state.is_over:
        if is_stopped():
            return None
        seat = state.to_act[0]
        offer = state.offer(seat)
        action = bots[seat].choose(state.view(seat), offer, thinking_time)
        check_offered(action, offer, plan.bots[seat])
        decisions += 1
        choices += len(offer.choices)
        most_choices = max(most_choices, len(offer.choices))
        perform(seat, action)
    seats = result_of(state).seats
    points = tuple(seat.points for seat in seats)
    payoffs = tuple(seat.payoff for seat in seats)
    grade = _grade(plan.game, seats[0]) if len(seats) == 1 else ""
    return Played(number, points, payoffs, decisions, choices, most_choices, grade)


def _perform(state: State, seat: int, action: Action) -> None:
    """Apply an action without events and hashes, which only records need."""
    state.apply_id(seat, action.id)


def _record(match: Match, seat: int, action: Action) -> None:
    events_of(action, match.act(seat, action))


def events_of(action: Action, events: Sequence[Event] | Refusal) -> Sequence[Event]:
    """The events of an offered action, which must not be refused."""
    if isinstance(events, Refusal):
        raise AssertionError(f"an offered action was refused: {action!r}, {events}")  # noqa: TRY004
    return events


def check_offered(action: Action, offer: Offer, bot: str) -> None:
    if not offer.has(action):
        raise ValueError(f"the bot {bot!r} chose {action!r}, which was not offered")


def result_of(state: State) -> Result:
    result = state.result()
    if result is None:
        raise AssertionError("the game is over but has no result")
    return result


def _grade(game: str, alone: SeatResult) -> str:
    """The reason of the result; a solo player has no opponents, so it is a grade."""
    return alone.reason.key.removeprefix(f"{game}-result-")


def _write(match: Match, path: Path) -> None:
    """Write under a temporary name first, so that readers of the folder only see whole records."""
    unfinished = path.with_suffix(f".{os.getpid()}.tmp")
    unfinished.write_text(json.dumps(match.record().to_json(), indent=1) + "\n", encoding="utf-8")
    unfinished.replace(path)
