"""A drawn example of a rule: the board before and after, and what happened."""

from trilobite.engine import Drawing, Game, State
from trilobite.engine.drawing import LETTERS
from trilobite.engine.language import Language
from trilobite.guides.examples import load_example
from trilobite.terminal.rulebook import Reference
from trilobite.terminal.screen import Screen


def illustrate(screen: Screen, game: Game, reference: Reference) -> None:
    """Draw an example; its participants are named by their colours."""
    language = Language(screen.language.code, game, codes="all")
    example = load_example(game, reference.name)
    screen.line()
    screen.line(reference.caption, "heading")
    screen.line(_legend(language, game, example.before), "note")
    for number, state in enumerate(example.pictures):
        if len(example.pictures) > 1:
            screen.say(("terminal-example-before", "terminal-example-after")[number], style="note")
        screen.draw(Drawing(game.draw(state.view(example.eyes), {}).board, []))
    for event in example.events:
        screen.indented(language.say(event.message()))
    if example.refusal is not None:
        reason = language.say(example.refusal.message())
        screen.say("terminal-refused", style="refusal", reason=reason, rule=example.refusal.rule)


def _legend(language: Language, game: Game, state: State) -> str:
    """The letter of each participant with its colour."""
    return language.listed(
        language.sentence("terminal-example-letter", letter=LETTERS[who], name=language.name(who))
        for who in game.participants(state.players)
    )
