"""Every rule that a game names is on its rules page, so that a player can read it."""

from pathlib import Path

from trilobite.engine.conformance.inquiry import Inquiry, check
from trilobite.engine.conformance.said import refusals_in, visible_forms
from trilobite.engine.conformance.trials import Trial
from trilobite.engine.messages import text_of
from trilobite.engine.rulebook import read_rules


@check
def every_rule_is_on_the_rules_page(inquiry: Inquiry) -> None:
    """The rules of the game, its options, events, questions and refusals are on every page."""
    pages = _pages(inquiry)
    _check_declared(inquiry, pages)
    for trial in inquiry.trials():
        _check_game(trial, pages)
    for trial in inquiry.samples():
        for refusal in refusals_in(trial):
            _check(trial, pages, refusal.rule, f"the refusal {refusal.key}")


def _pages(inquiry: Inquiry) -> dict[Path, set[str]]:
    """The rules pages in all languages, each with the ids of its rules."""
    folder = inquiry.game.folder
    paths = [folder / "rules.md", *sorted(folder.glob("rules.*.md"))]
    return {path: set(read_rules(path.read_text(encoding="utf-8"))) for path in paths}


def _check_declared(inquiry: Inquiry, pages: dict[Path, set[str]]) -> None:
    game = inquiry.game
    _check(inquiry.latest, pages, game.turn_rule, "turn_rule of the game")
    _check(inquiry.latest, pages, game.end_rule, "end_rule of the game")
    for option in game.options:
        _check(inquiry.latest, pages, option.rule, f"the option {option.name}")


def _check_game(trial: Trial, pages: dict[Path, set[str]]) -> None:
    """Play a game and look up the rules of its questions and events; an event may have none."""
    events = trial.opening
    while True:
        for form in visible_forms(trial, events):
            rule = text_of(form, "rule")
            if rule:
                _check(trial, pages, rule, f"the event {text_of(form, 'key')}")
        if trial.state.is_over:
            return
        seat, action = trial.choose()
        question, rule = trial.state.question(seat)
        _check(trial, pages, rule, f"the question {question.key}")
        events = trial.act(seat, action)


def _check(trial: Trial, pages: dict[Path, set[str]], rule: str, source: str) -> None:
    for path, rules in pages.items():
        if rule not in rules:
            form = f"a line that begins with '- **{rule}** '"
            trial.fail(f"{source} names the rule {rule!r}, but {path} does not have it: {form}")
