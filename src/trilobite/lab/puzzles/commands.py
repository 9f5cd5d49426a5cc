"""The command `trilobite puzzles`."""

import json
import shlex
import sys
from contextlib import closing
from pathlib import Path

import click

from trilobite.engine import new_seed
from trilobite.lab.consoles import INTERRUPTED, failure_of, output_kept_clean, progress_bar
from trilobite.lab.executors import WorkersDiedError, executor_for
from trilobite.lab.keeping import Kept, open_kept
from trilobite.lab.playing import GameError
from trilobite.lab.puzzles.choosing import chosen, puzzles_json
from trilobite.lab.puzzles.looking import Looked, look_through
from trilobite.lab.puzzles.plan import Plan, read_plan
from trilobite.lab.stopping import Stop, stopped_by_interrupt
from trilobite.lab.workers import jobs_option
from trilobite.lab.writing import check_replaceable, is_puzzles, kept_beside, replace_file

MOST_GAMES = 2_000
"""Then it is given up: there are hardly any such positions."""


@click.command()
@click.argument("game")
@click.option("--players", type=int, help="Seats; every number by turns, if not given.")
@click.option("--count", type=click.IntRange(1), default=20, show_default=True)
@click.option("--bots", default="greedy", show_default=True, help="Who plays the games.")
@click.option("--seed", help="Any text. The same seed gives the same puzzles; a new one otherwise.")
@click.option(
    "--every",
    type=click.IntRange(1),
    default=3,
    show_default=True,
    help="Looks at one of so many decisions, by lot.",
)
@click.option(
    "--glance",
    type=click.IntRange(8),
    default=100,
    show_default=True,
    help="Simulations of the first look at a decision.",
)
@click.option(
    "--depth",
    type=click.IntRange(8),
    default=2000,
    show_default=True,
    help="Simulations of each of the three searches that have to agree.",
)
@jobs_option
@click.option(
    "--option", "options", multiple=True, metavar="NAME=VALUE", help="A rule of the table."
)
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    help="The file; by default puzzles-GAME.json. What was looked at is kept beside it, as .jsonl.",
)
def puzzles(  # noqa: PLR0913 - one for each option of the command line
    game: str,
    *,
    players: int | None,
    count: int,
    bots: str,
    seed: str | None,
    every: int,
    glance: int,
    depth: int,
    jobs: int | None,
    options: tuple[str, ...],
    out: Path | None,
) -> None:
    """Find positions of GAME where one action is clearly the best. Goes on where it was."""
    start = new_seed().hex()[:12] if seed is None else seed
    with output_kept_clean():
        plan = read_plan(game, players, options, bots, start, every, glance, depth)
    file = Path(f"puzzles-{plan.game}.json") if out is None else out
    check_replaceable(file, is_puzzles)
    with open_kept(kept_beside(file), Looked, plan.identity(), plan.code()) as kept:
        _look(plan, kept, count, jobs)
        found = chosen(kept.results, count)
        text = json.dumps(puzzles_json(plan.game, found), separators=(",", ":"))
        replace_file(file, text.replace('{"seat"', '\n{"seat"') + "\n")
    click.echo(f"{len(found)} puzzles from {len(kept.results)} games: {file}")
    if len(found) < count:
        words = [*_command(plan), "--count", str(count), "--out", str(file)]
        click.echo("There are not as many as wanted yet. Go on with:", err=True)
        click.echo(shlex.join(words), err=True)
        sys.exit(INTERRUPTED)


def _look(plan: Plan, kept: Kept[Looked], count: int, jobs: int | None) -> None:
    """Through games that nobody has looked through before, until there is enough or Ctrl-C."""
    stop = Stop()
    before = {one.number for one in kept.results}
    if before:
        click.echo(f"{len(before)} games were looked through before.", err=True)
    if len(chosen(kept.results, count)) == count:
        return
    tasks = [plan.task(number) for number in range(MOST_GAMES) if number not in before]
    executor, _ = executor_for(jobs, len(tasks), stop)
    try:
        with (
            stopped_by_interrupt(stop),
            progress_bar(stop=stop) as progress,
            closing(executor.run(look_through, tasks)) as games,
        ):
            bar = progress.add_task("puzzles", total=count, completed=0)
            for game in games:
                kept.add(game)
                found = len(chosen(kept.results, count))
                progress.update(bar, completed=found)
                if found == count:
                    break
    except GameError as failed:
        raise failure_of(failed) from None
    except WorkersDiedError as died:
        raise click.ClickException(str(died)) from None


def _command(plan: Plan) -> list[str]:
    words = ["trilobite", "puzzles", plan.game, "--bots", plan.bots, "--seed", plan.seed]
    words += ["--every", str(plan.every), "--glance", str(plan.glance), "--depth", str(plan.depth)]
    if len(plan.players) == 1:
        words += ["--players", str(plan.players[0])]
    for option in plan.options:
        words += ["--option", option]
    return words
