"""The command `trilobite puzzles`."""

import json
import shlex
import sys
from contextlib import closing
from pathlib import Path

import click

from trilobite.lab.consoles import (
    INTERRUPTED,
    failures_reported,
    output_kept_clean,
    progress_bar,
)
from trilobite.lab.executors import executor_for
from trilobite.lab.keeping import Kept, open_kept
from trilobite.lab.options import game_option, option_words, seed_option
from trilobite.lab.plans import new_or_given_seed
from trilobite.lab.puzzles.choosing import chosen, puzzles_json
from trilobite.lab.puzzles.mining import Looked, look_through
from trilobite.lab.puzzles.plan import PuzzlePlan, read_plan
from trilobite.lab.stopping import StopRequest, stopped_by_interrupt
from trilobite.lab.workers import jobs_option
from trilobite.lab.writing import check_replaceable, is_puzzles, kept_beside, replace_file

MOST_GAMES = 2_000
"""Number of games after which the search gives up, as such positions are too rare."""


def _take_former_name(context: click.Context, _: click.Parameter, value: int | None) -> None:
    if value is not None:
        warning = "the option '--glance' is deprecated; it is now '--first-look'"
        click.echo(f"Warning: {warning}.", err=True)
        context.default_map = {"first_look": value}


@click.command()
@click.argument("game")
@click.option("--players", type=int, help="Number of players (default: every number in turn).")
@click.option(
    "--count", type=click.IntRange(1), default=20, show_default=True, help="Number of puzzles."
)
@click.option("--bots", default="greedy", show_default=True, help="The bot that plays the games.")
@seed_option
@click.option(
    "--every",
    type=click.IntRange(1),
    default=3,
    show_default=True,
    help="Examine one in this many decisions, at random.",
)
@click.option(
    "--first-look",
    type=click.IntRange(8),
    default=100,
    show_default=True,
    help="Simulations for the first look at a decision.",
)
@click.option(
    "--glance",
    type=click.IntRange(8),
    hidden=True,
    expose_value=False,
    is_eager=True,
    callback=_take_former_name,
)
@click.option(
    "--depth",
    type=click.IntRange(8),
    default=2000,
    show_default=True,
    help="Simulations for each of the three searches that must agree.",
)
@jobs_option
@game_option
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    help="The file (default: puzzles-GAME.json). Examined games are kept next to it as .jsonl.",
)
def puzzles(  # noqa: PLR0913 - one per command-line option
    game: str,
    *,
    players: int | None,
    count: int,
    bots: str,
    seed: str | None,
    every: int,
    first_look: int,
    depth: int,
    jobs: int | None,
    options: tuple[str, ...],
    out: Path | None,
) -> None:
    """Find positions of GAME where one action is clearly the best. Continues earlier work."""
    start = new_or_given_seed(seed)
    with output_kept_clean():
        plan = read_plan(game, players, options, bots, start, every, first_look, depth)
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
        click.echo("There are fewer than requested so far. Continue with:", err=True)
        click.echo(shlex.join(words), err=True)
        sys.exit(INTERRUPTED)


def _look(plan: PuzzlePlan, kept: Kept[Looked], count: int, jobs: int | None) -> None:
    """Examine games that have not been examined before, until there are enough finds or Ctrl-C."""
    stop = StopRequest()
    before = {one.number for one in kept.results}
    if before:
        click.echo(f"{len(before)} games were examined before.", err=True)
    if len(chosen(kept.results, count)) == count:
        return
    tasks = [plan.task(number) for number in range(MOST_GAMES) if number not in before]
    executor, _ = executor_for(jobs, len(tasks), stop)
    with (
        failures_reported(),
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


def _command(plan: PuzzlePlan) -> list[str]:
    words = ["trilobite", "puzzles", plan.game, "--bots", plan.bots, "--seed", plan.seed]
    words += [
        "--every",
        str(plan.every),
        "--first-look",
        str(plan.first_look),
        "--depth",
        str(plan.depth),
    ]
    if len(plan.players) == 1:
        words += ["--players", str(plan.players[0])]
    return words + option_words(plan.options)
