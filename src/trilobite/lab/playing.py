"""One simulated game: bots at a table, each with its own view and offer and nothing else."""

import json
import os
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from types import TracebackType

from trilobite.bots.contract import Clock
from trilobite.bots.registry import MakeBot, find_bot
from trilobite.engine import (
    Action,
    Offer,
    Refusal,
    Result,
    SeatResult,
    SeededChance,
    State,
    find_game,
)
from trilobite.engine.matches import Match
from trilobite.lab.plans import Plan
from trilobite.lab.stopping import Interrupted, IsStopped

Perform = Callable[[int, Action], None]


@dataclass(frozen=True)
class Played:
    """What is kept of a finished game."""

    number: int
    points: tuple[int, ...]
    payoffs: tuple[float, ...]
    decisions: int
    choices: int
    """Offered actions of all decisions together."""

    most_choices: int
    grade: str = ""
    """How well somebody did who played alone, as the game calls it; '' if there were others."""


class GameError(Exception):
    """A game ended in an exception: which one, its seed, and the traceback as text."""

    def __init__(self, number: int, seed: str, details: str) -> None:
        super().__init__(number, seed, details)
        self.number = number
        self.seed = seed
        self.details = details


@dataclass(frozen=True)
class BlamedOnGame:
    """Whatever a bot raises is a failure of its game: `sys.exit` in it must not end the lab.

    No generator: one that Ctrl-C leaves in the middle would take its own end for a failure.
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
    """Some games of a plan, one after the other in one process."""

    plan: Plan
    numbers: range

    def __str__(self) -> str:
        return f"{self.numbers[0]} to {self.numbers[-1]}"


def portions(plan: Plan, jobs: int) -> Iterator[Portion]:
    return (Portion(plan, numbers) for numbers in plan.chunks(jobs))


def play_portion(portion: Portion, is_stopped: IsStopped) -> list[Played]:
    """The games of a portion; when stopped, an unfinished one is dropped."""
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
    """Looking through the entry points takes longer than a short game."""
    return find_bot(bot)


def _play(plan: Plan, number: int, is_stopped: IsStopped) -> Played | None:
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
    plan: Plan, number: int, state: State, perform: Perform, is_stopped: IsStopped
) -> Played | None:
    bots = [maker(bot)(plan.bot_seed(number, seat)) for seat, bot in enumerate(plan.bots)]
    clock = Clock(counts_work=True)
    decisions = choices = most_choices = 0
    while not state.is_over:
        if is_stopped():
            return None
        seat = state.to_act[0]
        offer = state.offer(seat)
        action = bots[seat].choose(state.view(seat), offer, clock)
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
    """Without a record nobody needs events and hashes."""
    state.apply_id(seat, action.id)


def _record(match: Match, seat: int, action: Action) -> None:
    events = match.act(seat, action)
    if isinstance(events, Refusal):
        raise AssertionError(f"what was offered is refused: {action!r}, {events}")  # noqa: TRY004


def check_offered(action: Action, offer: Offer, bot: str) -> None:
    if not offer.has(action):
        raise ValueError(f"the bot {bot!r} chose {action!r}, which was not offered")


def result_of(state: State) -> Result:
    result = state.result()
    if result is None:
        raise AssertionError("the game is over and has no result")
    return result


def _grade(game: str, alone: SeatResult) -> str:
    """Alone there is nobody to win against: the reason of the result is the grade."""
    return alone.reason.key.removeprefix(f"{game}-result-")


def _write(match: Match, path: Path) -> None:
    """Under another name first: whoever reads the folder meanwhile finds whole records only."""
    unfinished = path.with_suffix(f".{os.getpid()}.tmp")
    unfinished.write_text(json.dumps(match.record().to_json(), indent=1) + "\n", encoding="utf-8")
    unfinished.replace(path)
