"""Measure how fast the search is, and whether the bot levels answer in time.

Both are measured on positions of games between four greedy bots, on one core: a quarter of them
are those with the most choices, the others are spread evenly over the games. `make bench`
runs it on the compiled build.

    python bench/bots.py [positions of each game [games]]
"""

import statistics
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter, process_time

from trilobite.bots.contract import ThinkingTime
from trilobite.bots.levels import BUDGETS, LEVELS
from trilobite.bots.registry import find_bot
from trilobite.bots.search import SearchBot
from trilobite.engine import FastChance, Offer, View, find_game, game_keys
from trilobite.lab.builds import running_build

POSITIONS = 40
GAMES = 4
PLAYERS = 4
WANTED = {"trias": 800, "terror": 400, "tritarea": 800}
"""Wanted simulations per second to the end of the game, compiled."""

RANDOM_TO_THE_END = {
    "playout": "full",
    "playout_candidates": "1",
    "temperature": "0",
    "value_mixing": "0",
    "expansion_threshold": "0",
}
"""Settings of a search without evaluation, in which each simulation adds a node."""

LOOK = ThinkingTime(seconds=0.1)
LATEST = 1.1
GRACE = 0.05
"""Seconds that an answer may take in addition to LATEST times its budget."""

IN_TIME = 0.99
"""Wanted fraction of answers in time."""


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
    """Processor time in seconds; less than wall-clock time if other programs were running."""


def questions(key: str, games: int = GAMES, players: int = PLAYERS) -> list[Question]:
    """All questions with a choice in some greedy games."""
    asked: list[Question] = []
    for number in range(games):
        state = find_game(key).new(players, None, FastChance(number))
        bots = [find_bot("greedy:worlds=1")(seat) for seat in range(players)]
        while not state.is_over:
            seat = state.to_act[0]
            question = Question(state.view(seat), state.offer(seat))
            if question.width > 1:
                asked.append(question)
            action = bots[seat].choose(question.view, question.offer, ThinkingTime())
            state.apply_id(seat, action.id)
    return asked


def spread(asked: Sequence[Question], number: int) -> list[Question]:
    """This many of the questions, at equal distances from the first to the last."""
    number = min(number, len(asked))
    return [asked[index * len(asked) // number] for index in range(number)]


def selected(asked: Sequence[Question], number: int) -> list[Question]:
    """A quarter with the most choices, widest first; the others spread evenly."""
    by_width = sorted(asked, key=lambda question: -question.width)
    widest = by_width[: -(-number // 4)]
    return widest + spread(asked, number - len(widest))


def simulations_per_second(asked: Sequence[Question]) -> float:
    """Simulations per second with random playouts and no evaluation, by processor time."""
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
    """The time for each question, with a new bot each time."""
    found: list[Answer] = []
    for number, question in enumerate(asked):
        bot = find_bot(level)(number)
        began, began_work = perf_counter(), process_time()
        bot.choose(question.view, question.offer, ThinkingTime(BUDGETS[level]))
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
