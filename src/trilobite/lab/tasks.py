"""A whole game as a task: everything needed to play it anywhere, the same each time."""

import hashlib
from dataclasses import dataclass

from trilobite.bots.contract import Bot, ThinkingTime
from trilobite.engine import Options, SeededChance, State, find_game
from trilobite.lab.playing import BlamedOnGame, check_offered, maker, result_of
from trilobite.lab.stopping import IsStopped


@dataclass(frozen=True)
class GameTask:
    """A game to be played: the rules, the seating, and the seed of the deal."""

    number: int
    game: str
    options: Options
    bots: tuple[str, ...]
    """One name per seat."""

    seed: bytes

    def bot_seed(self, seat: int) -> int:
        """The bot's seed reveals nothing about the game's, as a hash cannot be inverted."""
        whose = f" bot {seat} of {','.join(self.bots)}"
        return int.from_bytes(hashlib.sha256(self.seed + whose.encode()).digest()[:12], "big")


@dataclass(frozen=True)
class Finished:
    """The data kept about a game, with one entry per seat."""

    number: int
    points: tuple[int, ...]
    places: tuple[int, ...]
    payoffs: tuple[float, ...]
    asked: tuple[int, ...]
    """Number of decisions."""

    seconds: tuple[float, ...]
    """CPU time of all the bot's decisions; the only field that differs between two runs."""


def play_task(task: GameTask, is_stopped: IsStopped) -> Finished | None:
    """Play a game to the end, or until the flag is raised."""
    with BlamedOnGame(task.number, task.seed):
        game = find_game(task.game)
        state = game.new(len(task.bots), task.options, SeededChance(task.seed))
        bots = [maker(name)(task.bot_seed(seat)) for seat, name in enumerate(task.bots)]
        return _play(task, state, bots, is_stopped)


def _play(task: GameTask, state: State, bots: list[Bot], is_stopped: IsStopped) -> Finished | None:
    thinking_time = ThinkingTime(counts_work=True)
    asked = [0] * len(bots)
    seconds = [0.0] * len(bots)
    while not state.is_over:
        if is_stopped():
            return None
        seat = state.to_act[0]
        view, offer = state.view(seat), state.offer(seat)
        started = thinking_time.now()
        action = bots[seat].choose(view, offer, thinking_time)
        seconds[seat] += thinking_time.now() - started
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
