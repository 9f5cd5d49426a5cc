"""The command `trilobite review`."""

import json
import shlex
from contextlib import closing
from pathlib import Path
from time import perf_counter

import click

from trilobite.analysis.review import Judgement
from trilobite.engine.language import Language, system_language
from trilobite.lab.consoles import end_interrupted, failures_reported, progress_bar
from trilobite.lab.executors import executor_for
from trilobite.lab.keeping import Kept, open_kept
from trilobite.lab.options import json_option
from trilobite.lab.review.page import report_page
from trilobite.lab.review.plan import ReviewPlan, judge_task, read_plan
from trilobite.lab.review.reports import report_json, report_text
from trilobite.lab.review.words import speaker
from trilobite.lab.stopping import StopRequest, stopped_by_interrupt
from trilobite.lab.workers import jobs_option
from trilobite.lab.writing import (
    check_is_not_input,
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
    help="How thorough: easy, normal, hard or expert.",
)
@click.option(
    "--iterations",
    type=click.IntRange(1),
    help="Simulations per decision instead of the level's time; same result on any machine.",
)
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    help="The page (default: next to FILE). The judgements are kept next to it as .jsonl.",
)
@jobs_option
@click.option(
    "--language",
    default=system_language,
    show_default="the system's language, or en",
    help="Language of the page: de, en, fr or ja.",
)
@json_option
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
    """Let a bot review the finished game in FILE and point out where another action was better.

    Each decision is judged by what the seat knew then. An unfinished review is continued.
    """
    Language(language)
    plan = read_plan(file, level, iterations or 0)
    page = file.with_name(f"{file.stem}-review-{level}.html") if out is None else out
    check_is_not_input(page, file)
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
        click.echo(f"\n{words.sentence('review-page')} {page}")
    total = len(plan.match.moves)
    if len(judged) < total:
        end_interrupted(len(judged), total, "decisions", command)


def _judge(plan: ReviewPlan, kept: Kept[Judgement], jobs: int | None) -> int:
    """Judge the remaining decisions, or until Ctrl-C; return the number of processes."""
    stop = StopRequest()
    before = {one.number for one in kept.results}
    if before:
        click.echo(f"{len(before)} decisions were judged before.", err=True)
    total = len(plan.match.moves)
    tasks = [plan.task(number) for number in range(total) if number not in before]
    executor, number = executor_for(jobs, len(tasks), stop)
    with (
        failures_reported(),
        stopped_by_interrupt(stop),
        progress_bar(stop=stop) as progress,
        closing(executor.run(judge_task, tasks)) as judgements,
    ):
        bar = progress.add_task("decisions", total=total, completed=len(before))
        for judgement in judgements:
            kept.add(judgement)
            progress.advance(bar)
    return number


def _command(plan: ReviewPlan, page: Path, language: str) -> str:
    """The command that makes this review again, or continues it."""
    words = ["trilobite", "review", str(plan.file), "--level", plan.level]
    if plan.iterations:
        words += ["--iterations", str(plan.iterations)]
    return shlex.join([*words, "--language", language, "--out", str(page)])
