"""The command `trilobite tournament`."""

import json
import shlex
import sys
from contextlib import closing
from pathlib import Path
from time import perf_counter

import click

from trilobite.engine import new_seed
from trilobite.lab.consoles import INTERRUPTED, failure_of, output_kept_clean
from trilobite.lab.executors import WorkersDiedError
from trilobite.lab.playing import GameError
from trilobite.lab.stopping import Stop, stopped_by_interrupt
from trilobite.lab.tasks import play_task
from trilobite.lab.tournament.ledger import Ledger, open_ledger
from trilobite.lab.tournament.lineups import Shape
from trilobite.lab.tournament.live import shown_live
from trilobite.lab.tournament.page import report_page
from trilobite.lab.tournament.plan import Tournament, read_tournament
from trilobite.lab.tournament.reports import report_json, standings_text
from trilobite.lab.tournament.standings import standings_of
from trilobite.lab.workers import Workers, jobs_option, ray_option, read_workers
from trilobite.lab.writing import check_replaceable, is_page, replace_file

PAGE = "report.html"


@click.command()
@click.argument("game")
@click.option("--players", type=int, help="Seats; two, or as few as the game allows.")
@click.option("--bots", required=True, help="Who takes part: a,b,c.")
@click.option(
    "--games",
    type=click.IntRange(1),
    default=150,
    show_default=True,
    help="Of each line-up; rounded up so that everyone sits everywhere equally often.",
)
@click.option(
    "--one-against-rest",
    is_flag=True,
    help="Each bot alone against copies of each bot named after it.",
)
@click.option("--seed", help="Any text. The same seed gives the same games; a new one otherwise.")
@jobs_option
@ray_option
@click.option(
    "--option", "options", multiple=True, metavar="NAME=VALUE", help="A rule of the table."
)
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    help="The folder for games and report; by default one named after the tournament.",
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON (docs/lab.md).")
def tournament(  # noqa: PLR0913, PLR0917 - one for each option of the command line
    game: str,
    players: int | None,
    bots: str,
    games: int,
    one_against_rest: bool,  # noqa: FBT001 - the command line names it
    seed: str | None,
    jobs: int | None,
    ray: str | None,
    options: tuple[str, ...],
    out: Path | None,
    as_json: bool,  # noqa: FBT001 - the command line names it
) -> None:
    """Let bots play each other in all seats, and rate them. What is there is taken up again."""
    shape = Shape.ONE_AGAINST_REST if one_against_rest else Shape.ROUND_ROBIN
    start = new_seed().hex()[:12] if seed is None else seed
    with output_kept_clean():
        plan = read_tournament(game, players, bots, shape, start, games, options)
    workers = read_workers(jobs, ray)
    folder = Path(plan.folder_name()) if out is None else out
    command = _command(plan, options, folder)
    page = folder / PAGE
    check_replaceable(page, is_page)
    with open_ledger(folder, plan) as ledger:
        started = perf_counter()
        jobs = _play(plan, ledger, workers)
        seconds = perf_counter() - started
        finished = ledger.finished
        standings = standings_of(plan, finished)
        if as_json:
            click.echo(json.dumps(report_json(plan, standings, seconds, jobs), indent=1))
        else:
            click.echo(standings_text(plan, standings))
        replace_file(page, report_page(plan, standings, command))
    if not as_json:
        click.echo(f"\nReport: {page}")
    total = len(plan.fixtures)
    if len(finished) < total:
        click.echo(f"Interrupted after {len(finished)} of {total} games. Go on with:", err=True)
        click.echo(command, err=True)
        sys.exit(INTERRUPTED)


def _play(plan: Tournament, ledger: Ledger, workers: Workers) -> int:
    """All games that are not in the ledger, or those before Ctrl-C; how many workers played."""
    stop = Stop()
    left = [one for one in plan.fixtures if one.number not in ledger.finished]
    number = 0
    if ledger.finished:
        click.echo(f"{len(ledger.finished)} games were played before.", err=True)
    try:
        with (
            stopped_by_interrupt(stop),
            workers.open(len(left), stop) as (executor, number),
            shown_live(plan, ledger, stop) as renew,
            closing(executor.run(play_task, map(plan.task, left))) as games,
        ):
            for game in games:
                ledger.add(game)
                renew()
    except GameError as failed:
        raise failure_of(failed, ", ".join(plan.fixtures[failed.number].bots)) from None
    except WorkersDiedError as died:
        raise click.ClickException(str(died)) from None
    return number


def _command(plan: Tournament, options: tuple[str, ...], folder: Path) -> str:
    """What plays this tournament again, or on."""
    words = ["trilobite", "tournament", plan.game, "--players", str(plan.players)]
    words += ["--bots", ",".join(plan.bots), "--games", str(plan.games), "--seed", plan.seed]
    for option in options:
        words += ["--option", option]
    if plan.shape is Shape.ONE_AGAINST_REST:
        words.append("--one-against-rest")
    return shlex.join([*words, "--out", str(folder)])
