"""Showing a record step by step."""

from trilobite.engine import Argument, seen
from trilobite.engine.language import Language
from trilobite.engine.matches import Mismatch, begin, replay
from trilobite.engine.records import Record
from trilobite.terminal.players import decider_name, shown_names
from trilobite.terminal.results import show_result
from trilobite.terminal.screen import Screen
from trilobite.terminal.verifying import explain


class TerminalReplay:
    """A record as a sequence of states: state 0 before the first step, state n after step n.

    It is shown as a seat or a spectator may see it. If a step breaks the rules, the record is
    shown up to that step.
    """

    def __init__(self, record: Record, seat: int | None, code: str) -> None:
        self._record = record
        self._seat = seat
        names = shown_names(record.game, code, record.names)
        self._screen = Screen(Language(code, record.game, names))
        self._mismatch: Mismatch | None = None
        match = begin(record)
        good = 0
        for step in record.steps:
            outcome = replay(match, step)
            if isinstance(outcome, Mismatch):
                self._mismatch = outcome
                break
            good += 1
        self._moves = match.moves[:good]
        self._states = [*(move.before for move in match.moves), match.state][: good + 1]
        self._events = [match.opening, *(move.events for move in self._moves)]

    @property
    def _last(self) -> int:
        return len(self._states) - 1

    def look(self) -> None:
        """Show a step and ask where to go, until the viewer leaves."""
        record = self._record
        title = self._screen.language.sentence(f"{record.game.key}-title")
        steps = len(record.steps)
        self._screen.say("terminal-replay-title", title=title, players=record.players, steps=steps)
        at: int | None = 0
        while at is not None:
            self._show(at)
            at = self._ask(at)

    def _show(self, at: int) -> None:
        screen = self._screen
        state = self._states[at]
        screen.line()
        if at == 0:
            screen.say("terminal-replay-start", style="heading")
        else:
            screen.line(self._heading(at), "heading")
        screen.show_events(seen(self._events[at], self._seat))
        screen.draw(state.game.draw(state.view(self._seat), {}))
        if at == self._last:
            self._show_the_end()

    def _heading(self, at: int) -> str:
        """The seat and action of a step, without the action if the viewer may not know it."""
        move = self._moves[at - 1]
        language = self._screen.language
        who = decider_name(language, move.before, move.seat)
        args: dict[str, Argument] = {"step": at, "steps": self._last, "who": who}
        if not move.is_known_to(self._seat):
            return language.sentence("terminal-replay-secret", **args)
        return language.sentence("terminal-replay-step", action=move.action.typed(), **args)

    def _show_the_end(self) -> None:
        """Show the result, if the game is over, and the mismatch, if there is one."""
        screen = self._screen
        result = self._states[-1].result()
        if result is not None:
            show_result(screen, self._record.game, result)
        if self._mismatch is not None:
            screen.line(explain(self._record, self._mismatch, screen.language), "refusal")

    def _ask(self, at: int) -> int | None:
        """The number of the state to show next; None to leave."""
        prompt = self._screen.language.sentence("terminal-replay-prompt")
        while True:
            try:
                answer = self._screen.ask(prompt).lower()
            except (EOFError, KeyboardInterrupt):
                return None
            if answer == "q":
                return None
            if not answer and at < self._last:
                return at + 1
            if answer == "b" and at > 0:
                return at - 1
            if answer.isascii() and answer.isdigit() and int(answer[:9]) <= self._last:
                return int(answer)
            if not answer:
                self._screen.say("terminal-replay-end")
            else:
                self._screen.say("terminal-replay-unknown", style="refusal", steps=self._last)
