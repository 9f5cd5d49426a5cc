"""The command `trilobite review`."""

import json
import shlex
import sys
from contextlib import closing
from pathlib import Path
from time import perf_counter

import click

from trilobite.engine.language import Language, system_language
from trilobite.hindsight.review import Judgement
from trilobite.lab.consoles import INTERRUPTED, progress_bar
from trilobite.lab.executors import WorkersDiedError, executor_for
from trilobite.lab.keeping import Kept, open_kept
from trilobite.lab.review.page import report_page
from trilobite.lab.review.plan import Plan, judge_task, read_plan
from trilobite.lab.review.reports import report_json, report_text
from trilobite.lab.review.words import speaker
from trilobite.lab.stopping import Stop, stopped_by_interrupt
from trilobite.lab.workers import jobs_option
from trilobite.lab.writing import (
    check_no_input,
    check_replaceable,
    is_page,
    kept_beside,
    replace_file,
)


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--level",
    default="hard",
    show_default=True,
    help="How thoroughly: easy, normal, hard or expert.",
)
@click.option(
    "--iterations",
    type=click.IntRange(1),
    help="So many simulations a decision instead of the level's time: the same on any machine.",
)
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    help="The page; by default beside FILE. What is found is kept next to it, as .jsonl.",
)
@jobs_option
@click.option(
    "--language",
    default=system_language,
    show_default="that of the system, else en",
    help="Language of the page: de, en, fr or ja.",
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON (docs/lab.md).")
def review(
    file: Path,
    *,
    level: str,
    iterations: int | None,
    out: Path | None,
    jobs: int | None,
    language: str,
    as_json: bool,
) -> None:
    """Let a bot go through the finished game in FILE and point out where another action was better.

    Each decision is judged by what the seat knew then. What is there is taken up again.
    """
    Language(language)
    plan = read_plan(file, level, iterations or 0)
    page = file.with_name(f"{file.stem}-review-{level}.html") if out is None else out
    check_no_input(page, file)
    check_replaceable(page, is_page)
    words = speaker(plan.record.game, language, plan.record.names)
    command = _command(plan, page, language)
    with open_kept(kept_beside(page), Judgement, plan.identity(), plan.code()) as kept:
        started = perf_counter()
        jobs = _judge(plan, kept, jobs)
        seconds = perf_counter() - started
        judged = sorted(kept.results, key=lambda one: one.number)
        if as_json:
            click.echo(json.dumps(report_json(plan, judged, words, seconds, jobs), indent=1))
        else:
            click.echo(report_text(plan, judged, words))
        replace_file(page, report_page(plan, judged, words, command))
    if not as_json:
        click.echo(f"\n{words.tell('review-page')} {page}")
    total = len(plan.match.moves)
    if len(judged) < total:
        click.echo(f"Interrupted after {len(judged)} of {total} decisions. Go on with:", err=True)
        click.echo(command, err=True)
        sys.exit(INTERRUPTED)


def _judge(plan: Plan, kept: Kept[Judgement], jobs: int | None) -> int:
    """All decisions that were not judged before, or those before Ctrl-C; how many processes."""
    stop = Stop()
    before = {one.number for one in kept.results}
    if before:
        click.echo(f"{len(before)} decisions were judged before.", err=True)
    total = len(plan.match.moves)
    tasks = [plan.task(number) for number in range(total) if number not in before]
    executor, number = executor_for(jobs, len(tasks), stop)
    try:
        with (
            stopped_by_interrupt(stop),
            progress_bar(stop=stop) as progress,
            closing(executor.run(judge_task, tasks)) as judgements,
        ):
            bar = progress.add_task("decisions", total=total, completed=len(before))
            for judgement in judgements:
                kept.add(judgement)
                progress.advance(bar)
    except WorkersDiedError as died:
        raise click.ClickException(str(died)) from None
    return number


def _command(plan: Plan, page: Path, language: str) -> str:
    """What makes this review again, or goes on with it."""
    words = ["trilobite", "review", str(plan.file), "--level", plan.level]
    if plan.iterations:
        words += ["--iterations", str(plan.iterations)]
    return shlex.join([*words, "--language", language, "--out", str(page)])
