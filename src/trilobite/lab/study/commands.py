"""The command `trilobite study`."""

import json
import shlex
import signal
import sys
from contextlib import closing
from pathlib import Path
from time import perf_counter

import click

from trilobite.engine import new_seed
from trilobite.lab.consoles import INTERRUPTED, progress_bar
from trilobite.lab.executors import WorkersDiedError
from trilobite.lab.plans import writable_folder
from trilobite.lab.playing import GameError
from trilobite.lab.stopping import Stop, stopped_by_interrupt
from trilobite.lab.study.collecting import Observed, observe_task
from trilobite.lab.study.findings import findings_of
from trilobite.lab.study.page import report_page
from trilobite.lab.study.plan import Study, read_study
from trilobite.lab.study.reports import findings_text, report_json
from trilobite.lab.workers import Workers, jobs_option, ray_option, read_workers

PAGE = "study.html"


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
    help="The folder for the page; by default one named after the study.",
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
    plan = read_study(game, players, bots, start, games, options)
    workers = read_workers(jobs, ray)
    folder = Path(plan.folder_name()) if out is None else out
    writable_folder(folder, "out")
    started = perf_counter()
    observed, jobs = _play(plan, workers, is_quiet=as_json)
    seconds = perf_counter() - started
    findings = findings_of(plan, observed)
    page = folder / PAGE
    command = _command(plan, options, folder)
    page.write_text(report_page(plan, findings, command), encoding="utf-8")
    if as_json:
        click.echo(json.dumps(report_json(plan, findings, seconds, jobs), indent=1))
    else:
        click.echo(f"{findings_text(plan, findings)}\n\nReport: {page}")
    if len(observed) < plan.games:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # it ends now
        click.echo(f"Interrupted after {len(observed)} of {plan.games} games. Again:", err=True)
        click.echo(command, err=True)
        sys.exit(INTERRUPTED)


def _play(plan: Study, workers: Workers, *, is_quiet: bool) -> tuple[list[Observed], int]:
    """All games, or those before Ctrl-C; and how many workers played."""
    stop = Stop()
    tasks = [plan.task(number) for number in range(plan.games)]
    observed: list[Observed] = []
    try:
        with (
            stopped_by_interrupt(stop),
            workers.open(len(tasks), stop) as (executor, number),
            progress_bar(is_quiet=is_quiet) as progress,
            closing(executor.run(observe_task, tasks)) as games,
        ):
            bar = progress.add_task("games", total=plan.games)
            for game in games:
                observed.append(game)
                progress.advance(bar)
    except GameError as failed:
        click.echo(failed.details, err=True)
        raise click.ClickException(
            f"game {failed.number} failed; its seed: {failed.seed}"
        ) from None
    except WorkersDiedError as died:
        raise click.ClickException(str(died)) from None
    return observed, number


def _command(plan: Study, options: tuple[str, ...], folder: Path) -> str:
    """What makes this study again."""
    words = ["trilobite", "study", plan.game, "--players", str(plan.players)]
    bots = plan.bots[:1] if len(set(plan.bots)) == 1 else plan.bots
    words += ["--bots", ",".join(bots), "--games", str(plan.games), "--seed", plan.seed]
    for option in options:
        words += ["--option", option]
    return shlex.join([*words, "--out", str(folder)])
