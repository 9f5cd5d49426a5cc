"""The command `trilobite study`."""

import json
import shlex
import signal
import sys
from contextlib import closing
from functools import partial
from pathlib import Path
from time import perf_counter

import click

from trilobite.engine import new_seed
from trilobite.lab.consoles import INTERRUPTED, failure_of, output_kept_clean, progress_bar
from trilobite.lab.executors import WorkersDiedError
from trilobite.lab.keeping import Kept, open_kept
from trilobite.lab.plans import writable_folder
from trilobite.lab.playing import GameError
from trilobite.lab.stopping import Stop, stopped_by_interrupt
from trilobite.lab.study.collecting import Observed, observe_task, why_no_game
from trilobite.lab.study.findings import findings_of
from trilobite.lab.study.page import report_page
from trilobite.lab.study.plan import Study, read_study
from trilobite.lab.study.reports import findings_text, report_json
from trilobite.lab.workers import Workers, jobs_option, ray_option, read_workers
from trilobite.lab.writing import check_replaceable, is_page, replace_file

PAGE = "study.html"
FILE = "study.jsonl"


@click.command()
@click.argument("game")
@click.option("--players", type=int, help="Seats; as many as the game has, if not given.")
@click.option(
    "--bots",
    default="greedy",
    show_default=True,
    help="One name, or one a seat: a,b,c. Different ones change seats from game to game.",
)
@click.option("--games", type=click.IntRange(1), default=100, show_default=True)
@click.option("--seed", help="Any text. The same seed gives the same games; a new one otherwise.")
@jobs_option
@ray_option
@click.option(
    "--option", "options", multiple=True, metavar="NAME=VALUE", help="A rule of the table."
)
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    help="The folder for games and page; by default one named after the study.",
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON (docs/lab.md).")
def study(  # noqa: PLR0913, PLR0917 - one for each option of the command line
    game: str,
    players: int | None,
    bots: str,
    games: int,
    seed: str | None,
    jobs: int | None,
    ray: str | None,
    options: tuple[str, ...],
    out: Path | None,
    as_json: bool,  # noqa: FBT001 - the command line names it
) -> None:
    """Find out what GAME is like: length, choices, leads, seats, and where the points come from."""
    start = new_seed().hex()[:12] if seed is None else seed
    with output_kept_clean():
        plan = read_study(game, players, bots, start, games, options)
    workers = read_workers(jobs, ray)
    folder = Path(plan.folder_name()) if out is None else out
    writable_folder(folder, "out")
    page = folder / PAGE
    check_replaceable(page, is_page)
    command = _command(plan, options, folder)
    check = partial(why_no_game, players=plan.players)
    with open_kept(folder / FILE, Observed, plan.kept(), plan.code(), check) as kept:
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
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # it ends now
        click.echo(
            f"Interrupted after {len(observed)} of {plan.games} games. Go on with:", err=True
        )
        click.echo(command, err=True)
        sys.exit(INTERRUPTED)


def _wanted(plan: Study, kept: Kept[Observed]) -> list[Observed]:
    """The games of this study; there may be more of them from one with more games."""
    found = {one.number: one for one in kept.results if one.number < plan.games}
    return [found[number] for number in sorted(found)]


def _play(plan: Study, kept: Kept[Observed], workers: Workers) -> int:
    """All games that were not played before, or those before Ctrl-C; how many workers played."""
    stop = Stop()
    number = 0
    before = {one.number for one in _wanted(plan, kept)}
    if before:
        click.echo(f"{len(before)} games were played before.", err=True)
    tasks = (plan.task(one) for one in range(plan.games) if one not in before)
    try:
        with (
            stopped_by_interrupt(stop),
            workers.open(plan.games - len(before), stop) as (executor, number),
            progress_bar(stop=stop) as progress,
            closing(executor.run(observe_task, tasks)) as games,
        ):
            bar = progress.add_task("games", total=plan.games, completed=len(before))
            for game in games:
                kept.add(game)
                progress.advance(bar)
    except GameError as failed:
        raise failure_of(failed) from None
    except WorkersDiedError as died:
        raise click.ClickException(str(died)) from None
    return number


def _command(plan: Study, options: tuple[str, ...], folder: Path) -> str:
    """What makes this study again."""
    words = ["trilobite", "study", plan.game, "--players", str(plan.players)]
    bots = plan.bots[:1] if len(set(plan.bots)) == 1 else plan.bots
    words += ["--bots", ",".join(bots), "--games", str(plan.games), "--seed", plan.seed]
    for option in options:
        words += ["--option", option]
    return shlex.join([*words, "--out", str(folder)])
