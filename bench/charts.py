"""Triassic Terror: what wins, the habitat one begins in or the place in the order of turns.

Greedy bots play with start charts drawn at random among all that fit what is known (TT-3.6: four
Dinos each in the Swamp, no gap above a herd), the first seat always the start player:

    python -m bench.charts 3 2000
"""

import sys
from collections import defaultdict
from itertools import product
from math import sqrt
from random import Random
from statistics import fmean

from trilobite.bots.contract import Clock
from trilobite.bots.registry import find_bot
from trilobite.engine import SeededChance, find_game, seed_from_text

AREAS = ("Si", "Sm", "So")
RANKS = "PST"
GAME = find_game("terror")


def charts(players: int) -> list[list[str]]:
    """Every set of habitats in which so many may begin."""
    herds = (one for one in product(range(4), repeat=3) if sum(one) == players)
    return [
        [
            f"{area}-{RANKS[i]}"
            for area, number in zip(AREAS, one, strict=True)
            for i in range(number)
        ]
        for one in herds
    ]


def play(chart: list[str], seed: str) -> list[float]:
    """What each seat got."""
    players = len(chart)
    starts = {f"start.{number}": slot for number, slot in enumerate(chart, 1)}
    options = GAME.read_options({"board_data": starts, "start_player": 0}, players)
    state = GAME.new(players, options, SeededChance(seed_from_text(seed)))
    bots = [find_bot("greedy")(seat) for seat in range(players)]
    while not state.is_over:
        seat = state.to_act[0]
        offer = state.offer(seat)
        state.apply_id(seat, bots[seat].choose(state.view(seat), offer, Clock()).id)
    result = state.result()
    if result is None:
        raise AssertionError("the game is over and has no result")
    return [one.payoff for one in result.seats]


def main(players: int, games: int) -> None:
    random = Random(f"charts {players}")  # noqa: S311 - charts, not secrets
    shares = defaultdict[str, list[float]](list)
    for number in range(games):
        chart = random.choice(charts(players))
        random.shuffle(chart)
        for seat, (slot, payoff) in enumerate(
            zip(chart, play(chart, f"charts {players} {number}"), strict=True), 1
        ):
            shares[f"player {seat}"].append(payoff)
            shares[slot].append(payoff)
    print(f"{players} players, {games} games, a fair share is {100 / players:.1f} %")
    for what, won in sorted(shares.items()):
        error = 196 * sqrt((1 / players) * (1 - 1 / players) / len(won))
        print(f"  {what:9} {100 * fmean(won):5.1f} % ± {error:.1f}")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
