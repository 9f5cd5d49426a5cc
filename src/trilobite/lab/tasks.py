"""A whole game as a task: all that is needed to play it anywhere, the same each time."""

import hashlib
from dataclasses import dataclass

from trilobite.bots.contract import Bot, Clock
from trilobite.engine import OptionValue, SeededChance, State, find_game
from trilobite.lab.playing import BlamedOnGame, check_offered, maker, result_of
from trilobite.lab.stopping import IsStopped


@dataclass(frozen=True)
class Task:
    """A game that shall be played: the rules, who sits where, and the chance of the deal."""

    number: int
    game: str
    options: dict[str, OptionValue]
    bots: tuple[str, ...]
    """One name a seat."""

    seed: bytes

    def bot_seed(self, seat: int) -> int:
        """A bot's own chance tells it nothing about the game's: a hash cannot be turned round."""
        whose = f" bot {seat} of {','.join(self.bots)}"
        return int.from_bytes(hashlib.sha256(self.seed + whose.encode()).digest()[:12], "big")


@dataclass(frozen=True)
class Finished:
    """What is kept of a game, one entry a seat."""

    number: int
    points: tuple[int, ...]
    places: tuple[int, ...]
    payoffs: tuple[float, ...]
    asked: tuple[int, ...]
    """Decisions."""

    seconds: tuple[float, ...]
    """The processor's, all decisions of the bot together: all that differs between two runs."""


def play_task(task: Task, is_stopped: IsStopped) -> Finished | None:
    """Play it to the end, or as far as the flag allows."""
    with BlamedOnGame(task.number, task.seed):
        game = find_game(task.game)
        state = game.new(len(task.bots), task.options, SeededChance(task.seed))
        bots = [maker(name)(task.bot_seed(seat)) for seat, name in enumerate(task.bots)]
        return _play(task, state, bots, is_stopped)


def _play(task: Task, state: State, bots: list[Bot], is_stopped: IsStopped) -> Finished | None:
    clock = Clock(counts_work=True)
    asked = [0] * len(bots)
    seconds = [0.0] * len(bots)
    while not state.is_over:
        if is_stopped():
            return None
        seat = state.to_act[0]
        view, offer = state.view(seat), state.offer(seat)
        started = clock.now()
        action = bots[seat].choose(view, offer, clock)
        seconds[seat] += clock.now() - started
        asked[seat] += 1
        check_offered(action, offer, task.bots[seat])
        state.apply_id(seat, action.id)
    seats = result_of(state).seats
    return Finished(
        task.number,
        tuple(seat.points for seat in seats),
        tuple(seat.place for seat in seats),
        tuple(seat.payoff for seat in seats),
        tuple(asked),
        tuple(seconds),
    )
