"""The commands of the lab: `trilobite simulate` and `trilobite bench`."""

import json
import signal
import sys
from contextlib import closing
from math import isnan
from pathlib import Path
from time import perf_counter

import click

from trilobite.engine import InputError, broken_games, new_seed
from trilobite.lab.bench import ROUNDS, ProbeError, measure, read_cases
from trilobite.lab.bench_reports import bench_text
from trilobite.lab.builds import Build, BuildError, running_build, work_tree
from trilobite.lab.consoles import INTERRUPTED, failure_of, output_kept_clean, progress_bar
from trilobite.lab.executors import WorkersDiedError, executor_for, number_of_workers
from trilobite.lab.options import game_option, seed_option
from trilobite.lab.plans import SimulationPlan, read_plan
from trilobite.lab.playing import GameError, Played, play_portion, portions
from trilobite.lab.reports import report_text
from trilobite.lab.stopping import StopRequest, stopped_by_interrupt
from trilobite.lab.summaries import Timing, report_json, summarise
from trilobite.lab.workers import jobs_option


@click.command()
@click.argument("game")
@click.option(
    "--players", type=int, help="Number of players (default: as many as the game allows)."
)
@click.option(
    "--bots", default="random", show_default=True, help="One name, or one per seat: a,b,c."
)
@click.option(
    "--games", type=click.IntRange(1), default=100, show_default=True, help="Number of games."
)
@seed_option
@jobs_option
@game_option
@click.option("--json", "as_json", is_flag=True, help="Print JSON (docs/develop/performance.md).")
@click.option(
    "--records",
    type=click.Path(path_type=Path),
    help="Write the record of each game into this folder.",
)
def simulate(  # noqa: PLR0913, PLR0917 - one per command-line option
    game: str,
    players: int | None,
    bots: str,
    games: int,
    seed: str | None,
    jobs: int | None,
    options: tuple[str, ...],
    as_json: bool,  # noqa: FBT001 - a flag of the command line
    records: Path | None,
) -> None:
    """Let bots play many games and summarise the results."""
    if seed == "":
        raise InputError("--seed", "is empty", "any text")
    start = new_seed().hex() if seed is None else seed
    with output_kept_clean():
        plan = read_plan(game, players, bots, games, start, options, records)
    jobs = number_of_workers(jobs, plan.games)
    started = perf_counter()
    played = _play(plan, jobs)
    decisions = sum(one.decisions for one in played)
    seconds = perf_counter() - started
    timing = Timing(seconds, len(played), decisions, jobs, running_build().name)
    summary = summarise(plan, played) if played else None
    if as_json:
        click.echo(json.dumps(report_json(plan, summary, timing), indent=1))
    else:
        click.echo(report_text(plan, summary, timing))
    if len(played) < plan.games:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # the command is about to end
        click.echo(f"Interrupted after {len(played)} of {plan.games} games.", err=True)
        sys.exit(INTERRUPTED)


def _play(plan: SimulationPlan, jobs: int) -> list[Played]:
    """Play all games, or until Ctrl-C; return the finished ones."""
    stop = StopRequest()
    played: list[Played] = []
    try:
        with stopped_by_interrupt(stop), progress_bar(stop=stop) as progress:
            task = progress.add_task("games", total=plan.games)
            executor, _ = executor_for(jobs, plan.games, stop)
            with closing(executor.run(play_portion, portions(plan, jobs))) as results:
                for portion in results:
                    played += portion
                    progress.advance(task, len(portion))
    except GameError as failed:
        raise failure_of(failed) from None
    except WorkersDiedError as died:
        raise click.ClickException(f"after {len(played)} games {died}") from None
    return sorted(played, key=lambda one: one.number)


def _number(_context: click.Context, _option: click.Parameter, value: float) -> float:
    """Reject nan, which FloatRange lets through."""
    if isnan(value):
        raise click.BadParameter("nan is not a number of seconds.")
    return value


@click.command()
@click.argument("games", nargs=-1)
@click.option(
    "--players",
    type=int,
    multiple=True,
    help="Measure only this number of players; may be repeated.",
)
@click.option(
    "--seconds",
    type=click.FloatRange(0, 3600, min_open=True),
    callback=_number,
    default=2.0,
    show_default=True,
    help="Time of random play per game, number of players and build.",
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON (docs/develop/performance.md).")
def bench(
    games: tuple[str, ...],
    players: tuple[int, ...],
    seconds: float,
    as_json: bool,  # noqa: FBT001 - a flag of the command line
) -> None:
    """Measure the speed of GAMES (default: all) on the plain and the compiled build."""
    cases = read_cases(games, players)
    for problem in [] if games else broken_games():
        click.echo(f"Warning: {problem}", err=True)
    builds, missing = _builds()
    try:
        with progress_bar() as progress:
            task = progress.add_task("rounds", total=ROUNDS * len(builds))
            found = measure(cases, builds, seconds, missing, lambda: progress.advance(task))
    except ProbeError as failed:
        raise click.ClickException(str(failed)) from None
    click.echo(json.dumps(found.to_json(), indent=1) if as_json else bench_text(found))


def _builds() -> tuple[list[Build], str]:
    """The builds that can be measured, and why one is missing."""
    tree = work_tree()
    if tree is None:
        return [running_build()], "this is an installed package, without the tools that compile it"
    try:
        return [tree.plain(), tree.compiled()], ""
    except BuildError as reason:
        return [tree.plain()], f"no compiled build, {reason}"
