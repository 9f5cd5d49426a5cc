"""Our search against OpenSpiel's Monte Carlo tree search, in our games, with equal budgets.

OpenSpiel's bot is its own Python `MCTSBot` with the settings of its example (`uct_c` 2, one random
rollout per simulation, solver on). It plays our games through our adapter and, as it does in any
game, sees the whole state, including hidden cards; ours sees what its seat may see. There are two
players. Each deal is played twice, with the seats exchanged. Processor time is the clock.

    PYTHONPATH="$(.venv/bin/python tools/compiled.py path)" \
        .venv/bin/python -m bench.rivals [--games 40] [--budget 0.2s | --budget 100] [GAME ...]

A budget without `s` is a number of simulations, the same for both, which separates the algorithm
from its speed. `--uct-c` is for OpenSpiel's bot: its 2 is meant for payoffs from -1 to 1, and ours
are 0 to 1, so 1 explores just as much. Finished games are kept in build/rivals; after Ctrl-C the
same command continues.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import mean
from time import thread_time
from typing import Any

import msgspec
import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import trilobite.envs.openspiel  # noqa: F401 - makes the games known
from trilobite.bots.contract import ThinkingTime
from trilobite.bots.registry import find_bot
from trilobite.bots.search import SearchBot
from trilobite.engine import InputError, State, find_game, game_keys
from trilobite.lab.builds import running_build
from trilobite.lab.consoles import INTERRUPTED, progress_bar
from trilobite.lab.keeping import open_kept
from trilobite.lab.measures import wilson

FORMAT = "trilobite-rivals-1"
FOLDER = Path(__file__).parent.parent / "build" / "rivals"
UCT_C = 2.0
"""Default of OpenSpiel's own example (open_spiel/python/examples/mcts.py)."""

ENDLESS = 1_000_000_000


@dataclass(frozen=True)
class Budget:
    """The budget of each bot for a decision: seconds, or simulations."""

    seconds: float | None
    simulations: int | None

    @property
    def text(self) -> str:
        return f"{self.simulations}" if self.seconds is None else f"{self.seconds:g}s"


def read_budget(text: str) -> Budget:
    """A budget from text: seconds, as in `0.2s`, or simulations, as in `100`."""
    seconds = float(text[:-1]) if text.endswith("s") else None
    simulations = int(text) if seconds is None else None
    if not 0 < (seconds or simulations or 0) < ENDLESS:
        raise ValueError(text)
    return Budget(seconds, simulations)


def read_uct_c(text: str) -> float:
    uct_c = float(text)
    if not 0 < uct_c < ENDLESS:
        raise ValueError(text)
    return uct_c


def read_games(text: str) -> int:
    games = int(text)
    if games < 1:
        raise ValueError(text)
    return games


class Played(msgspec.Struct):
    """A finished game as stored: our payoff, and the simulations per decision."""

    number: int
    seat: int
    """Our seat."""

    payoff: float
    ours: float
    """Our simulations per decision with a choice."""

    theirs: float
    seconds: float
    """Processor time."""


class TimeIsOverError(Exception):
    """Raised to leave a search with its tree."""

    def __init__(self, root: Any) -> None:  # noqa: ANN401 - the library has no types
        super().__init__()
        self.root = root


class Rival(mcts.MCTSBot):  # type: ignore[misc]  # the library has no types
    """OpenSpiel's bot, stopped between two simulations when its time is over."""

    def __init__(self, game: Any, budget: Budget, seed: int, uct_c: float = UCT_C) -> None:  # noqa: ANN401
        dice = np.random.RandomState(seed)
        evaluator = mcts.RandomRolloutEvaluator(1, dice)
        most = budget.simulations or ENDLESS
        super().__init__(game, uct_c, most, evaluator, solve=True, random_state=dice)
        self._seconds = budget.seconds
        self._end = 0.0
        self.simulations = 0

    def mcts_search(self, state: Any) -> Any:  # noqa: ANN401
        self._end = thread_time() + (self._seconds or ENDLESS)
        try:
            root = super().mcts_search(state)
        except TimeIsOverError as over:
            root = over.root
        self.simulations = root.explore_count
        return root

    def _apply_tree_policy(self, root: Any, state: Any) -> Any:  # noqa: ANN401
        """The beginning of a simulation; before the second one there is nothing to choose from."""
        if root.children and thread_time() >= self._end:
            raise TimeIsOverError(root)
        return super()._apply_tree_policy(root, state)


class Own:
    """Our search in OpenSpiel's game loop: it gets only the view and the offer of its seat."""

    def __init__(self, bot: str, budget: Budget, seed: int) -> None:
        made = find_bot(bot)(seed)
        if not isinstance(made, SearchBot):
            raise InputError("--bot", f"{bot!r} is not a search", "search with settings")
        if budget.seconds is not None:
            made.configure("seconds", str(budget.seconds))
        self._bot = made
        self._thinking_time = ThinkingTime(budget.seconds, budget.simulations, counts_work=True)

    @property
    def simulations(self) -> int:
        return self._bot.simulations

    def step(self, state: Any) -> int:  # noqa: ANN401 - the library has no types
        table: State = state.table
        seat = state.current_player()
        return self._bot.choose(table.view(seat), table.offer(seat), self._thinking_time).id


@dataclass(frozen=True)
class Match:
    """All games of one kind: game, budget of both, our bot, and the exploration of theirs."""

    key: str
    budget: Budget
    bot: str
    uct_c: float = UCT_C

    @property
    def about(self) -> dict[str, object]:
        """What all games in a file have in common."""
        unusual = {} if self.uct_c == UCT_C else {"uct_c": self.uct_c}
        return {
            "format": FORMAT,
            "game": self.key,
            "budget": self.budget.text,
            "bot": self.bot,
            "build": running_build().name,
            **unusual,
        }

    @property
    def path(self) -> Path:
        """The file of the games. It omits the default exploration, so that old files still fit."""
        bot = self.bot.replace(":", "-")
        unusual = "" if self.uct_c == UCT_C else f"-uct{self.uct_c:g}"
        build = running_build().name
        return FOLDER / f"{self.key}-{bot}-{self.budget.text}{unusual}-{build}.jsonl"

    def play(self, number: int) -> Played:
        """Play a game. Games 2n and 2n + 1 have the same deal, with the seats exchanged."""
        deal, seat = divmod(number, 2)
        game = pyspiel.load_game(f"trilobite_{self.key}(players=2)")
        own = Own(self.bot, self.budget, 1000 + number)
        rival = Rival(game, self.budget, 2000 + number, self.uct_c)
        draws = np.random.RandomState(deal)
        counts: tuple[list[int], list[int]] = ([], [])
        began = thread_time()
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(draws.choice(outcomes, p=chances)))
                continue
            (action, *others) = state.legal_actions()
            if others:  # a forced decision needs no thought
                side = 0 if state.current_player() == seat else 1
                player = (own, rival)[side]
                action = player.step(state)
                counts[side].append(player.simulations)
            state.apply_action(int(action))
        payoff = state.returns()[seat]
        ours, theirs = (mean(some) for some in counts)
        return Played(number, seat, payoff, ours, theirs, thread_time() - began)


def play_all(match: Match, games: int) -> list[Played]:
    """Play the games that are missing in the file; returns all games."""
    with open_kept(match.path, Played, match.about) as kept, progress_bar(is_quiet=False) as bar:
        done = {played.number for played in kept.results}
        doing = bar.add_task(f"{match.key}, {match.budget.text}", total=games)
        bar.advance(doing, len(done.intersection(range(games))))
        for number in range(games):
            if number not in done:
                kept.add(match.play(number))
                bar.advance(doing)
                sentence(match, kept.results)
        return [played for played in kept.results if played.number < games]


def sentence(match: Match, found: Sequence[Played]) -> None:
    """Print a line for each game if there is no progress bar."""
    if not sys.stderr.isatty():
        last = found[-1]
        line = f"{match.key} {match.budget.text}: game {len(found)}, payoff {last.payoff:g}, "
        print(f"{line}{last.seconds:.0f} s, {score(found)}", file=sys.stderr, flush=True)


def score(found: Sequence[Played]) -> str:
    wins = sum(played.payoff > 0.5 for played in found)
    losses = sum(played.payoff < 0.5 for played in found)
    text = f"{wins} won, {losses} lost, {len(found) - wins - losses} shared"
    if not wins + losses:
        return text
    share = wins / (wins + losses)
    low, high = wilson(share, wins + losses)
    return f"{text}: {share:.1%} of the decided ({low:.1%} to {high:.1%})"


def report(match: Match, found: Sequence[Played]) -> None:
    """Print the result, with the simulations of each bot."""
    if not found:
        return
    ours, theirs = mean(one.ours for one in found), mean(one.theirs for one in found)
    unusual = "" if match.uct_c == UCT_C else f", uct_c {match.uct_c:g}"
    played = f"{match.bot}, {match.budget.text} each{unusual}, {len(found)} games"
    print(f"{match.key:9} {played}: {score(found)}")
    print(f"{'':9} simulations per decision: ours {ours:,.0f}, OpenSpiel's {theirs:,.0f}")
    print(f"{'':9} {mean(one.seconds for one in found):.0f} s of CPU time per game")


def main(arguments: Sequence[str]) -> int:
    parser = ArgumentParser(prog="bench.rivals", description=__doc__.partition("\n")[0])
    parser.add_argument("keys", nargs="*", metavar="GAME", help="all games if none is named")
    parser.add_argument("--games", type=read_games, default=40, help="matches of each game")
    parser.add_argument("--budget", type=read_budget, default=read_budget("0.2s"))
    parser.add_argument("--bot", default="search", help="our bot: search with settings")
    parser.add_argument("--uct-c", type=read_uct_c, default=UCT_C, help="for OpenSpiel's bot (2)")
    given = parser.parse_args(arguments)
    try:
        Own(given.bot, given.budget, 0)  # fails now, before there is a file
        keys = [find_game(key).key for key in given.keys or game_keys()]
        for key in keys:
            match = Match(key, given.budget, given.bot, given.uct_c)
            report(match, play_all(match, given.games))
    except InputError as error:
        parser.error(str(error))
    except KeyboardInterrupt:
        print("interrupted; the same command continues from here", file=sys.stderr)
        return INTERRUPTED
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
