"""How fast the search thinks, and whether the levels answer in time.

Both are measured on positions of games between greedy bots, four at the table, on one core: a
quarter of them those with the most choices, the others spread evenly over the games. `make bench`
runs it on the compiled build.

    python bench/bots.py [positions of each game [games]]
"""

import statistics
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter, process_time

from trilobite.bots.contract import Clock
from trilobite.bots.levels import BUDGETS, LEVELS
from trilobite.bots.registry import find_bot
from trilobite.bots.search import SearchBot
from trilobite.engine import FastChance, Offer, View, find_game, game_keys
from trilobite.lab.builds import running_build

POSITIONS = 40
GAMES = 4
PLAYERS = 4
WANTED = {"trias": 800, "terror": 400, "tritarea": 800}
"""Simulations a second to the end of the game, compiled."""

RANDOM_TO_THE_END = {"playout": "full", "care": "1", "warmth": "0", "glance": "0", "patience": "0"}
"""No evaluation is asked, and each simulation adds a node."""

LOOK = Clock(seconds=0.1)
LATEST = 1.1
GRACE = 0.05
"""In time is an answer within the budget, a tenth of it more, and 50 ms."""

IN_TIME = 0.99
"""The share of answers in time that is wanted."""


@dataclass(frozen=True)
class Question:
    view: View
    offer: Offer

    @property
    def width(self) -> int:
        return len(self.offer.choices)


@dataclass(frozen=True)
class Answer:
    seconds: float
    work: float
    """Seconds of the processor: less, where other programs had it meanwhile."""


def questions(key: str, games: int = GAMES, players: int = PLAYERS) -> list[Question]:
    """All that was asked in some greedy games, where there was something to choose."""
    asked: list[Question] = []
    for number in range(games):
        state = find_game(key).new(players, None, FastChance(number))
        bots = [find_bot("greedy:worlds=1")(seat) for seat in range(players)]
        while not state.is_over:
            seat = state.to_act[0]
            question = Question(state.view(seat), state.offer(seat))
            if question.width > 1:
                asked.append(question)
            action = bots[seat].choose(question.view, question.offer, Clock())
            state.apply_id(seat, action.id)
    return asked


def spread(asked: Sequence[Question], number: int) -> list[Question]:
    """So many of them, from the first to the last at equal distances."""
    number = min(number, len(asked))
    return [asked[index * len(asked) // number] for index in range(number)]


def selected(asked: Sequence[Question], number: int) -> list[Question]:
    """A quarter of them the widest of all, the widest first; the others spread."""
    by_width = sorted(asked, key=lambda question: -question.width)
    widest = by_width[: -(-number // 4)]
    return widest + spread(asked, number - len(widest))


def simulations_per_second(asked: Sequence[Question]) -> float:
    """Of a search that plays on at random to the end and asks no evaluation, by processor time."""
    simulations = 0
    seconds = 0.0
    for question in asked:
        bot = SearchBot(1)
        for setting, value in RANDOM_TO_THE_END.items():
            bot.configure(setting, value)
        began = process_time()
        bot.choose(question.view, question.offer, LOOK)
        seconds += process_time() - began
        simulations += bot.simulations
    return simulations / seconds


def answers(level: str, asked: Sequence[Question]) -> list[Answer]:
    """How long each question took, with nothing kept from the one before."""
    found: list[Answer] = []
    for number, question in enumerate(asked):
        bot = find_bot(level)(number)
        began, began_work = perf_counter(), process_time()
        bot.choose(question.view, question.offer, Clock(BUDGETS[level]))
        found.append(Answer(perf_counter() - began, process_time() - began_work))
    return found


def report_speed(key: str, asked: Sequence[Question]) -> None:
    speed = simulations_per_second(asked)
    wanted = WANTED.get(key)
    aim = "" if wanted is None else f", wanted {wanted:,}: {verdict(is_good=speed >= wanted)}"
    print(f"{key:10}{speed:9,.0f} simulations/s to the end of the game{aim}")


def report_answers(key: str, asked: Sequence[Question]) -> None:
    for level in LEVELS:
        found = answers(level, asked)
        times = [answer.seconds for answer in found]
        share = sum(time <= LATEST * BUDGETS[level] + GRACE for time in times) / len(times)
        columns = (BUDGETS[level], statistics.median(times), max(times), max(a.work for a in found))
        figures = "".join(f"{1000 * seconds:9.0f}" for seconds in columns)
        print(f"{key:10}{level:8}{figures}{share:10.1%}  {verdict(is_good=share >= IN_TIME)}")


def verdict(*, is_good: bool) -> str:
    return "good" if is_good else "MISSED"


def main(positions: int = POSITIONS, games: int = GAMES, *, keys: Sequence[str] = ()) -> None:
    print(f"bots, {running_build().name} build, {PLAYERS} players, one core")
    asked = {key: questions(key, games) for key in keys or game_keys()}
    for key, all_of_game in asked.items():
        report_speed(key, spread(all_of_game, positions))
    titles = "".join(f"{title:>9}" for title in ("budget", "median", "worst", "cpu"))
    print(f"\n{'answers, ms':18}{titles}{'in time':>10}")
    for key, all_of_game in asked.items():
        chosen = selected(all_of_game, positions)
        report_answers(key, chosen)
        widths = [question.width for question in chosen]
        print(f"{key:10}{len(chosen)} positions, {min(widths)} to {max(widths)} choices")


if __name__ == "__main__":
    main(*(int(number) for number in sys.argv[1:]))
