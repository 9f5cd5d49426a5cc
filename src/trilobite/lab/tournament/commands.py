"""The command `trilobite tournament`."""

import json
import shlex
from contextlib import closing
from pathlib import Path
from time import perf_counter

import click

from trilobite.lab.consoles import end_interrupted, failures_reported, output_kept_clean
from trilobite.lab.options import game_option, json_option, option_words, seed_option
from trilobite.lab.plans import new_or_given_seed
from trilobite.lab.stopping import StopRequest, stopped_by_interrupt
from trilobite.lab.tasks import play_task
from trilobite.lab.tournament.ledger import Ledger, open_ledger
from trilobite.lab.tournament.lineups import Shape
from trilobite.lab.tournament.live import shown_live
from trilobite.lab.tournament.page import report_page
from trilobite.lab.tournament.plan import TournamentPlan, read_tournament
from trilobite.lab.tournament.reports import report_json, standings_text
from trilobite.lab.tournament.standings import standings_of
from trilobite.lab.workers import Workers, jobs_option, ray_option, read_workers
from trilobite.lab.writing import check_replaceable, is_page, replace_file

PAGE = "report.html"


@click.command()
@click.argument("game")
@click.option(
    "--players", type=int, help="Number of players (default: two, or the fewest the game allows)."
)
@click.option("--bots", required=True, help="The bots that take part: a,b,c.")
@click.option(
    "--games",
    type=click.IntRange(1),
    default=150,
    show_default=True,
    help="Games of each line-up, rounded up so that every bot gets every seat equally often.",
)
@click.option(
    "--one-against-rest",
    is_flag=True,
    help="Play each bot against copies of each bot that comes after it in --bots.",
)
@seed_option
@jobs_option
@ray_option
@game_option
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    help="The folder for games and report (default: named after the tournament).",
)
@json_option
def tournament(  # noqa: PLR0913, PLR0917 - one per command-line option
    game: str,
    players: int | None,
    bots: str,
    games: int,
    one_against_rest: bool,  # noqa: FBT001 - a flag of the command line
    seed: str | None,
    jobs: int | None,
    ray: str | None,
    options: tuple[str, ...],
    out: Path | None,
    as_json: bool,  # noqa: FBT001 - a flag of the command line
) -> None:
    """Let bots play each other in all seats, and rate them. Continues an unfinished tournament."""
    shape = Shape.ONE_AGAINST_REST if one_against_rest else Shape.ROUND_ROBIN
    start = new_or_given_seed(seed)
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
        end_interrupted(len(finished), total, "games", command)


def _play(plan: TournamentPlan, ledger: Ledger, workers: Workers) -> int:
    """Play the games that are not in the ledger, or until Ctrl-C; return the number of workers."""
    stop = StopRequest()
    left = [one for one in plan.fixtures if one.number not in ledger.finished]
    used = 0
    if ledger.finished:
        click.echo(f"{len(ledger.finished)} games were played before.", err=True)
    with (
        failures_reported(lambda number: ", ".join(plan.fixtures[number].bots)),
        stopped_by_interrupt(stop),
        workers.open(len(left), stop) as (executor, number),
        shown_live(plan, ledger, stop) as renew,
        closing(executor.run(play_task, map(plan.task, left))) as games,
    ):
        used = number
        for game in games:
            ledger.add(game)
            renew()
    return used


def _command(plan: TournamentPlan, options: tuple[str, ...], folder: Path) -> str:
    """The command that plays this tournament again, or continues it."""
    words = ["trilobite", "tournament", plan.game, "--players", str(plan.players)]
    words += ["--bots", ",".join(plan.bots), "--games", str(plan.games), "--seed", plan.seed]
    words += option_words(options)
    if plan.shape is Shape.ONE_AGAINST_REST:
        words.append("--one-against-rest")
    return shlex.join([*words, "--out", str(folder)])
