"""Triassic Terror: the effect of the starting habitat and of the position in the turn order.

Greedy bots play with start charts that fit what is known (TT-3.6: four Dinos each in the Swamp, no
gap above a herd); the first seat is always the start player. With random charts:

    python -m bench.charts 3 2000

The fairest chart, found by halving: all play a few games, the better ones more, and the best is
measured in games that were not used for the choice. The slot that serves player 2 of 2, 3 of 3 and
3 of 4 (section 13) can be restricted; if there are many charts, a sample is enough:

    python -m bench.charts 3 --best --shared Sm-P So-P
    python -m bench.charts 6 --best --sample 40
"""

from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import permutations, product
from math import sqrt
from random import Random
from statistics import fmean

from trilobite.bots.contract import ThinkingTime
from trilobite.bots.registry import find_bot
from trilobite.engine import SeededChance, find_game, seed_from_text
from trilobite.lab.measures import wilson

AREAS = ("Si", "Sm", "So")
RANKS = "PST"
GAME = find_game("terror")

SHARED = {2: 2, 3: 3, 4: 3}
"""The player who begins in the slot that serves three player counts, by number of players."""

ROUNDS = (60, 200)
"""Games for every chart in the first round, and for the better ones in the second."""

FRESH = 600
"""Games to measure the best chart."""

FEWEST = 4
"""Minimum number of charts in the second round."""

Chart = tuple[str, ...]
"""Starting habitats of players 1, 2, ..."""


def charts(players: int) -> list[list[str]]:
    """Every set of habitats in which this many players may begin."""
    herds = (one for one in product(range(4), repeat=3) if sum(one) == players)
    return [
        [
            f"{area}-{RANKS[i]}"
            for area, number in zip(AREAS, one, strict=True)
            for i in range(number)
        ]
        for one in herds
    ]


def candidates(players: int, shared: Sequence[str] = ()) -> list[Chart]:
    """Every chart that fits. With up to four players, a starting habitat has a stone (TT-1.5)."""
    found = [
        order
        for habitats in charts(players)
        if players > 4 or not any(slot.endswith("T") for slot in habitats)
        for order in permutations(habitats)
    ]
    if not shared:
        return found
    return [chart for chart in found if chart[SHARED[players] - 1] in shared]


def distinct(found: Iterable[Chart]) -> list[Chart]:
    """The charts, without those that differ only in the order of players within an area.

    With two players both orders gave the same shares in 260 games.
    """
    return list({tuple(slot[:2] for slot in chart): chart for chart in found}.values())


def bot_seed(seed: str, seat: int) -> int:
    """The seed of a bot in a game: with the same ones in all games, luck could favour a seat."""
    return int.from_bytes(seed_from_text(f"{seed} bot {seat}")[:6], "big")


def play(chart: Sequence[str], seed: str) -> list[float]:
    """The payoffs of each seat."""
    players = len(chart)
    starts = {f"start.{number}": slot for number, slot in enumerate(chart, 1)}
    options = GAME.read_options({"board_data": starts, "start_player": 0}, players)
    state = GAME.new(players, options, SeededChance(seed_from_text(seed)))
    bots = [find_bot("greedy")(bot_seed(seed, seat)) for seat in range(players)]
    while not state.is_over:
        seat = state.to_act[0]
        offer = state.offer(seat)
        state.apply_id(seat, bots[seat].choose(state.view(seat), offer, ThinkingTime()).id)
    result = state.result()
    if result is None:
        raise AssertionError("the game is over but has no result")
    return [one.payoff for one in result.seats]


class Trial:
    """The payoffs of the seats with one chart."""

    def __init__(self, chart: Chart) -> None:
        self.chart = chart
        self.payoffs: list[list[float]] = []

    def play(self, seeds: Iterable[str]) -> None:
        self.payoffs += [play(self.chart, seed) for seed in seeds]

    @property
    def shares(self) -> list[float]:
        return [fmean(won) for won in zip(*self.payoffs, strict=True)]

    @property
    def unfairness(self) -> float:
        """The distance of the worst seat from its fair share."""
        return max(abs(share - 1 / len(self.chart)) for share in self.shares)

    def __str__(self) -> str:
        shares = "  ".join(f"{100 * share:4.1f}" for share in self.shares)
        games = len(self.payoffs)
        return f"{' '.join(self.chart)}: {shares}  ({100 * self.unfairness:.1f} off, {games} games)"


def round_of(trials: Sequence[Trial], seeds: Sequence[str]) -> list[Trial]:
    """Play the same games with every chart; the fairest comes first."""
    for number, trial in enumerate(trials, 1):
        trial.play(seeds)
        print(f"  {number}/{len(trials)}  {trial}", flush=True)
    return sorted(trials, key=lambda trial: trial.unfairness)


def best(found: Sequence[Chart], rounds: tuple[int, int] = ROUNDS) -> Trial:
    """The fairest chart, measured only in games that were not used to choose it."""
    players = len(found[0])
    first, more = rounds
    seeds = [f"best {players} {number}" for number in range(first + more)]
    print(f"{players} players, {len(found)} charts")
    trials = round_of([Trial(chart) for chart in found], seeds[:first])
    trials = round_of(trials[: max(FEWEST, len(trials) // 4)], seeds[first:])
    print("the fairest:", *trials[:FEWEST], sep="\n  ")
    return measured(trials[0].chart)


def measured(chart: Chart) -> Trial:
    trial = Trial(chart)
    trial.play(f"fresh {len(chart)} {number}" for number in range(FRESH))
    return trial


def sentence(trial: Trial) -> None:
    print(trial)
    for number, share in enumerate(trial.shares, 1):
        low, high = wilson(share, len(trial.payoffs))
        print(f"  player {number}  {100 * share:5.1f} % ({100 * low:.1f}-{100 * high:.1f})")


def drawn(players: int, games: int) -> None:
    """Print the shares by seat and by habitat, over random charts."""
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


def main(arguments: Sequence[str] | None = None) -> None:
    parser = ArgumentParser(description="Start charts of Triassic Terror, played by greedy bots.")
    parser.add_argument("players", type=int, choices=range(2, 7))
    parser.add_argument("games", type=int, nargs="?", default=2000, help="if charts are random")
    parser.add_argument("--best", action="store_true", help="look for the fairest chart")
    parser.add_argument(
        "--shared", nargs="+", default=[], metavar="SLOT", help="for player 2 of 2, 3 of 3, 3 of 4"
    )
    parser.add_argument(
        "--rounds",
        nargs=2,
        type=int,
        default=ROUNDS,
        metavar="GAMES",
        help="games with every chart, and with the better ones",
    )
    parser.add_argument("--sample", type=int, metavar="CHARTS", help="try only a random sample")
    parser.add_argument("--chart", nargs="+", metavar="SLOT", help="measure only this chart")
    given = parser.parse_args(arguments)
    if given.shared and given.players not in SHARED:
        parser.error("--shared is for two to four players")
    if given.chart and len(given.chart) != given.players:
        parser.error("--chart needs one slot for each player")
    if given.chart:
        sentence(measured(tuple(given.chart)))
    elif given.best:
        found = distinct(candidates(given.players, given.shared))
        if given.sample and given.sample < len(found):
            found = Random(f"sample {given.players}").sample(found, given.sample)  # noqa: S311 - as above
        sentence(best(found, tuple(given.rounds)))
    else:
        drawn(given.players, given.games)


if __name__ == "__main__":
    main()
