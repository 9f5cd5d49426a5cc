"""One decision of a person: show the table, ask, and react to commands until an action is done."""

from collections.abc import Callable

from trilobite.engine import Action, Event, InputError, Refusal, seen
from trilobite.engine.matches import Match
from trilobite.terminal.illustrating import illustrate
from trilobite.terminal.menus import Menu, MenuEntry
from trilobite.terminal.players import decider_name, printable
from trilobite.terminal.rulebook import Rulebook, captioned, pieces
from trilobite.terminal.saving import path_of, save
from trilobite.terminal.screen import Screen

_ALL = "all"


class Left(Exception):  # noqa: N818 - not an error: the player has left
    """The player has left; the game can be resumed later."""


class Conversation:
    def __init__(self, match: Match, seat: int, screen: Screen, rulebook: Rulebook) -> None:
        self._match = match
        self._seat = seat
        self._screen = screen
        self._rulebook = rulebook
        self._menu = Menu(match.state, match.state.offer(seat), screen.language)
        self._is_done = False
        self._commands: dict[str, Callable[[str], None]] = {
            "undo": self._undo,
            "redo": self._redo,
            "why": self._why,
            "rules": self._rules,
            "board": self._board,
            "log": self._log,
            "save": self._save,
            "help": self._help,
            "quit": self._quit,
        }

    def decide(self, news: list[Event]) -> None:
        """Ask until the seat has carried out or undone an action."""
        self._screen.line()
        if news:
            self._screen.say("terminal-news", style="heading")
            self._screen.show_events(news)
            self._screen.line()
        self._show()
        prompt = self._screen.language.sentence("terminal-prompt", who=self._name)
        while not self._is_done:
            self._answer(self._screen.ask(prompt))

    @property
    def _name(self) -> str:
        return decider_name(self._screen.language, self._match.state, self._seat)

    def _show(self, kind: str | None = None) -> None:
        """Show the table with the numbers to type, the question and the choices."""
        game = self._match.game
        marks = self._menu.marks(kind)
        drawing = game.draw(self._match.state.view(self._seat), marks)
        self._screen.draw(drawing)
        self._screen.line()
        offer = self._menu.offer
        question = self._screen.language.say(offer.question)
        self._screen.say(
            "terminal-question",
            style="question",
            who=self._name,
            question=question,
            rule=offer.rule,
        )
        drawn = {span.text for line in drawing.board for span in line if span.style == "mark"}
        self._screen.menu(self._menu, game.key, {text.lstrip("=") for text in drawn}, kind)
        if drawn:
            has_several = any(text.endswith("+") for text in drawn)
            self._screen.say("terminal-marks", style="note", several=int(has_several))

    def _answer(self, text: str) -> None:
        """React to a number, the text of an action, the name of a kind, or a command."""
        words = " ".join(text.lower().split())
        name = words.split(" ")[0]
        entry = self._menu.by_text(words)
        if not words:
            return
        if words.isascii() and words.isdigit():
            self._choose_number(int(words[:9]))
        elif entry is not None:
            self._do(entry)
        elif name in self._commands:
            _, _, as_typed = text.partition(" ")
            self._commands[name](as_typed.strip())
        elif words in self._menu.kinds:
            self._show(words)
        else:
            self._refuse(words)

    def _choose_number(self, number: int) -> None:
        entry = self._menu.by_number(number)
        if entry is not None:
            self._do(entry)
            return
        self._screen.say(
            "terminal-number-unknown",
            style="refusal",
            number=number,
            first=self._menu.entries[0].number,
            last=self._menu.entries[-1].number,
        )

    def _do(self, entry: MenuEntry) -> None:
        outcome = self._match.act(self._seat, entry.choice.action)
        if isinstance(outcome, Refusal):
            self._screen.refuse(outcome)
        else:
            self._is_done = True

    def _refuse(self, words: str) -> None:
        """Explain why an action is not allowed now; for other words, give an example."""
        action = self._action(words)
        refusal = action and self._match.state.why_not(self._seat, action)
        if refusal:
            self._screen.refuse(refusal)
        else:
            self._screen.say(
                "terminal-not-understood",
                style="refusal",
                text=printable(words),
                example=self._menu.entries[0].text,
            )

    def _action(self, words: str) -> Action | None:
        try:
            return self._match.game.actions.from_text(words)
        except InputError:
            return None

    # Commands.

    def _undo(self, _: str) -> None:
        action = self._match.undo(self._seat)
        if action is None:
            self._screen.say("terminal-undo-nothing", style="refusal")
            return
        self._screen.say("terminal-undone", action=action.text())
        self._is_done = True

    def _redo(self, _: str) -> None:
        if self._match.redo(self._seat) is None:
            self._screen.say("terminal-redo-nothing", style="refusal")
            return
        action = self._match.moves[-1].action
        self._screen.say("terminal-redone", action=action.text())
        self._is_done = True

    def _why(self, what: str) -> None:
        words = " ".join(what.split())
        entry = self._menu.by_text(words)
        action = self._action(words)
        if entry is not None:
            self._screen.say("terminal-why-allowed", number=entry.number)
        elif action is not None:
            refusal = self._match.state.why_not(self._seat, action)
            if refusal is not None:
                self._screen.refuse(refusal)
        else:
            self._why_there(words)

    def _why_there(self, words: str) -> None:
        """Explain why nothing can be done with targets, named as the view names them."""
        targets = words.split()
        first = self._menu.entries[0]
        args = {"example": first.text, "target": first.choice.targets[0]}
        if not targets:
            self._screen.say("terminal-why-what", style="refusal", **args)
            return
        try:
            refusal = self._match.state.why_not_at(self._seat, targets)
        except InputError:
            text = printable(words)
            self._screen.say("terminal-why-unknown", style="refusal", text=text, **args)
            return
        if refusal is not None:
            self._screen.refuse(refusal)
        else:
            count = len(self._menu.beginning_with(targets))
            self._screen.say("terminal-why-begun", count=count)

    def _rules(self, id: str) -> None:
        now = self._menu.offer.rule
        if id.lower() == _ALL:
            self._screen.markdown(captioned(self._rulebook.page))
            return
        rule = self._rulebook.find(id or now)
        if rule is not None:
            self._show_rule(rule)
            return
        self._screen.say(
            "terminal-rule-unknown",
            style="refusal",
            rule=printable(id),
            example=now,
            file=str(self._rulebook.path),
        )

    def _show_rule(self, rule: str) -> None:
        for piece in pieces(rule):
            if isinstance(piece, str):
                self._screen.markdown(piece)
            else:
                illustrate(self._screen, self._match.game, piece)

    def _board(self, _: str) -> None:
        self._show()

    def _log(self, _: str) -> None:
        events = list(self._match.opening)
        for move in self._match.moves:
            events += move.events
        self._screen.show_events(seen(events, self._seat))

    def _save(self, name: str) -> None:
        if not name:
            self._screen.say("terminal-save-where", style="refusal")
            return
        try:
            path = path_of(name)
            if path.exists():
                self._screen.say("terminal-save-exists", style="refusal", file=name)
                return
            save(self._match.record(), path)
        except (InputError, OSError) as error:
            problem = error.problem if isinstance(error, InputError) else str(error.strerror)
            self._screen.say("terminal-save-failed", style="refusal", file=name, problem=problem)
            return
        self._screen.say("terminal-saved", file=name)

    def _help(self, _: str) -> None:
        self._screen.line(self._screen.language.sentence(f"{self._match.game.key}-help"))
        self._screen.line()
        self._screen.say("terminal-help", rule=self._menu.offer.rule)

    def _quit(self, _: str) -> None:
        raise Left
