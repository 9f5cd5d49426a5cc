"""The command `trilobite study`."""

import json
import shlex
from contextlib import closing
from functools import partial
from pathlib import Path
from time import perf_counter

import click

from trilobite.lab.consoles import (
    end_interrupted,
    failures_reported,
    output_kept_clean,
    progress_bar,
)
from trilobite.lab.keeping import Kept, open_kept
from trilobite.lab.options import game_option, json_option, option_words, seed_option
from trilobite.lab.plans import new_or_given_seed, writable_folder
from trilobite.lab.stopping import StopRequest, stopped_by_interrupt
from trilobite.lab.study.collecting import ObservedGame, observe_task, problem_with_game
from trilobite.lab.study.findings import findings_of
from trilobite.lab.study.page import report_page
from trilobite.lab.study.plan import StudyPlan, read_study
from trilobite.lab.study.reports import findings_text, report_json
from trilobite.lab.workers import Workers, jobs_option, ray_option, read_workers
from trilobite.lab.writing import check_replaceable, is_page, replace_file

PAGE = "study.html"
FILE = "study.jsonl"


@click.command()
@click.argument("game")
@click.option(
    "--players", type=int, help="Number of players (default: as many as the game allows)."
)
@click.option(
    "--bots",
    default="greedy",
    show_default=True,
    help="One name, or one per seat: a,b,c. Different bots change seats from game to game.",
)
@click.option(
    "--games", type=click.IntRange(1), default=100, show_default=True, help="Number of games."
)
@seed_option
@jobs_option
@ray_option
@game_option
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    help="The folder for games and page (default: named after the study).",
)
@json_option
def study(  # noqa: PLR0913, PLR0917 - one per command-line option
    game: str,
    players: int | None,
    bots: str,
    games: int,
    seed: str | None,
    jobs: int | None,
    ray: str | None,
    options: tuple[str, ...],
    out: Path | None,
    as_json: bool,  # noqa: FBT001 - a flag of the command line
) -> None:
    """Find out what GAME is like: length, choices, leads, seats, and where the points come from."""
    with output_kept_clean():
        plan = read_study(game, players, bots, new_or_given_seed(seed), games, options)
    workers = read_workers(jobs, ray)
    folder = Path(plan.folder_name()) if out is None else out
    writable_folder(folder, "out")
    page = folder / PAGE
    check_replaceable(page, is_page)
    command = _command(plan, options, folder)
    check = partial(problem_with_game, players=plan.players)
    with open_kept(folder / FILE, ObservedGame, plan.kept(), plan.code(), check) as kept:
        started = perf_counter()
        jobs = _play(plan, kept, workers)
        seconds = perf_counter() - started
        observed = _wanted(plan, kept)
        findings = findings_of(plan, observed)
        if as_json:
            click.echo(json.dumps(report_json(plan, findings, seconds, jobs), indent=1))
        else:
            click.echo(findings_text(plan, findings))
        replace_file(page, report_page(plan, findings, command))
    if not as_json:
        click.echo(f"\nReport: {page}")
    if len(observed) < plan.games:
        end_interrupted(len(observed), plan.games, "games", command)


def _wanted(plan: StudyPlan, kept: Kept[ObservedGame]) -> list[ObservedGame]:
    """The games of this study; the file may contain more, from a study with more games."""
    found = {one.number: one for one in kept.results if one.number < plan.games}
    return [found[number] for number in sorted(found)]


def _play(plan: StudyPlan, kept: Kept[ObservedGame], workers: Workers) -> int:
    """Play the remaining games, or until Ctrl-C; return the number of workers."""
    stop = StopRequest()
    used = 0
    before = {one.number for one in _wanted(plan, kept)}
    if before:
        click.echo(f"{len(before)} games were played before.", err=True)
    tasks = (plan.task(one) for one in range(plan.games) if one not in before)
    with (
        failures_reported(),
        stopped_by_interrupt(stop),
        workers.open(plan.games - len(before), stop) as (executor, number),
        progress_bar(stop=stop) as progress,
        closing(executor.run(observe_task, tasks)) as games,
    ):
        used = number
        bar = progress.add_task("games", total=plan.games, completed=len(before))
        for game in games:
            kept.add(game)
            progress.advance(bar)
    return used


def _command(plan: StudyPlan, options: tuple[str, ...], folder: Path) -> str:
    """The command that makes this study again."""
    words = ["trilobite", "study", plan.game, "--players", str(plan.players)]
    bots = plan.bots[:1] if len(set(plan.bots)) == 1 else plan.bots
    words += ["--bots", ",".join(bots), "--games", str(plan.games), "--seed", plan.seed]
    return shlex.join([*words, *option_words(options), "--out", str(folder)])
