"""One decision of a person: show the table, ask, and react to commands until an action is done."""

from collections.abc import Callable

from trilobite.engine import Action, Drawing, Event, InputError, Refusal, seen
from trilobite.engine.drawing import LETTERS
from trilobite.engine.matches import Match
from trilobite.terminal.illustrating import illustrate
from trilobite.terminal.menus import Menu, MenuEntry, without_idle
from trilobite.terminal.players import decider_name, printable
from trilobite.terminal.rulebook import Rulebook, captioned, pieces
from trilobite.terminal.saving import path_of, save
from trilobite.terminal.screen import Screen
from trilobite.terminal.wrapping import unwrapped

_ALL = "all"


class Left(Exception):  # noqa: N818 - not an error: the player has left
    """The player has left; the game can be resumed later."""


class Conversation:
    def __init__(
        self, match: Match, seat: int, screen: Screen, rulebook: Rulebook, known: set[str]
    ) -> None:
        self._match = match
        self._seat = seat
        self._screen = screen
        self._rulebook = rulebook
        self._known = known
        """The part of the legend that the seat has seen; only `board` shows it again."""
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
            self._screen.show_events(without_idle(news))
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
        self._screen.draw(drawing, self._known)
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
        drawn = _marks_in(drawing)
        on_map = {text.lstrip("=") for text in drawn}
        self._screen.menu(self._menu, game.key, on_map, self._has_map, kind)
        if drawn:
            has_several = any(text.endswith("+") for text in drawn)
            self._screen.say("terminal-marks", style="note", several=int(has_several))

    def _has_map(self, kind: str) -> bool:
        """Whether the drawing shows the numbers of a kind of choice if it shows no others."""
        view = self._match.state.view(self._seat)
        return bool(_marks_in(self._match.game.draw(view, self._menu.marks(kind))))

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
        first = self._menu.entries[0]
        named = f"{first.choice.kind} {number}"
        if first.text == f"{first.choice.kind} {first.number}" and self._action(named):
            self._refuse(named)  # the number is the name of a thing, such as an occupied tile
            return
        self._screen.say(
            "terminal-number-unknown",
            style="refusal",
            number=number,
            first=first.number,
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
        elif not self._explains_begun(words):
            self._screen.say(
                "terminal-not-understood",
                style="refusal",
                text=printable(words),
                example=self._menu.entries[0].text,
            )

    def _explains_begun(self, words: str) -> bool:
        """Say whether the actions that begin with these words are possible; False if none do."""
        start = f"{words.lower()} "
        count = sum(entry.text.lower().startswith(start) for entry in self._menu.entries)
        if count:
            self._screen.say("terminal-why-begun", count=count)
            return True
        state = self._match.state
        actions = [a for a in state.game.actions.all if f"{a.text().lower()} ".startswith(start)]
        found = [state.why_not(self._seat, action) for action in actions]
        refusals = [refusal for refusal in found if refusal is not None]
        if not refusals:
            return False
        is_one = all(refusal == refusals[0] for refusal in refusals)
        nowhere = Refusal("refusal-nowhere", self._menu.offer.rule, {})
        self._screen.refuse(refusals[0] if is_one else nowhere)
        return True

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
        self._screen.say("terminal-undone", action=action.typed())
        self._is_done = True

    def _redo(self, _: str) -> None:
        if self._match.redo(self._seat) is None:
            self._screen.say("terminal-redo-nothing", style="refusal")
            return
        action = self._match.moves[-1].action
        self._screen.say("terminal-redone", action=action.typed())
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
        targets = self._things(words)
        first = self._menu.entries[0]
        names = [target for entry in self._menu.entries for target in entry.targets]
        thing = next((name for name in names if name != first.text), "")
        args = {"example": first.text, "target": thing or names[0]}
        if not targets:
            key = "terminal-why-what" if thing else "terminal-why-what-action"
            self._screen.say(key, style="refusal", **args)
            return
        if not self._is_thing(targets):
            if not self._explains_begun(words):
                text = printable(words)
                self._screen.say("terminal-why-unknown", style="refusal", text=text, **args)
            return
        refusal = self._match.state.why_not_at(self._seat, targets)
        if refusal is not None:
            self._screen.refuse(refusal)
        else:
            count = len(self._menu.beginning_with(targets))
            self._screen.say("terminal-why-begun", count=count)

    def _things(self, words: str) -> list[str]:
        """The things that a player names; `c3` is short for `place:c3` if nothing else fits.

        The players' letters stand for their numbers: `herd:Fm:B` is `herd:Fm:1`.
        """
        things: list[str] = []
        for typed in words.split():
            head, colon, letter = typed.rpartition(":")
            seat = LETTERS.find(letter.upper()) if len(letter) == 1 else -1
            numbered = f"{head}{colon}{seat}"
            is_letter = seat >= 0 and self._is_thing([*things, numbered])
            word = numbered if is_letter and not self._is_thing([*things, typed]) else typed
            whole = [f"{group}:{word}" for group in self._menu.groups()]
            found = [thing for thing in whole if self._is_thing([*things, thing])]
            is_short = len(found) == 1 and not self._is_thing([*things, word])
            things.append(found[0] if is_short else word)
        return things

    def _is_thing(self, targets: list[str]) -> bool:
        try:
            refusal = self._match.state.why_not_at(self._seat, targets)
        except InputError:
            return False
        return refusal is None or refusal.key != "refusal-nothing-there"

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
        self._known.clear()
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
        text = self._screen.language.sentence(f"{self._match.game.key}-help")
        self._screen.line(unwrapped(text))
        self._screen.line()
        self._screen.say("terminal-help", rule=self._menu.offer.rule)

    def _quit(self, _: str) -> None:
        raise Left


def _marks_in(drawing: Drawing) -> set[str]:
    """The numbers to type that a drawing shows on the board, as they stand there."""
    return {span.text for line in drawing.board for span in line if span.style == "mark"}
