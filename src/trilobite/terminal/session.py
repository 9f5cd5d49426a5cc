"""A game in the terminal: bots decide, people are asked, and every step is saved."""

import shlex
import sys
from pathlib import Path

from trilobite.bots.contract import Bot, ThinkingTime
from trilobite.engine import Event, InputError, Option, seen
from trilobite.engine.language import Language, rules_page
from trilobite.engine.matches import Match
from trilobite.engine.reading import shown
from trilobite.terminal.conversation import Conversation, Left
from trilobite.terminal.players import make_bots, people_in, shown_names
from trilobite.terminal.results import show_result
from trilobite.terminal.rulebook import Rulebook
from trilobite.terminal.saving import save
from trilobite.terminal.screen import Screen

_NOTHING = -1
"""Value of `_shown` for a seat that has not seen the set-up."""


class TerminalSession:
    def __init__(self, match: Match, path: Path, language: str) -> None:
        self.match = match
        self.path = path
        names = shown_names(match.game, language, match.names)
        self.screen = Screen(Language(language, match.game, names))
        self.rulebook = Rulebook(rules_page(match.game, language))
        self.people = people_in(match.names)
        self._bots: dict[int, Bot] = make_bots(match.names, match.seed, len(match.moves))
        self._shown = {seat: _after_last_move(match, seat) for seat in self.people}
        self._looking: int | None = None
        self._legends: dict[int, set[str]] = {}
        """The part of the legend that each person has seen."""

    def play(self) -> None:
        """Play until the game is over or the player leaves by `quit`, Ctrl-D or Ctrl-C."""
        self._welcome()
        try:
            while not self.match.state.is_over:
                self._decide(self.match.state.to_act[0])
                self.save()
        except (Left, EOFError):
            self._say_how_to_resume()
        except KeyboardInterrupt:
            self._say_how_to_resume()
            raise
        else:
            self._show_the_end()

    def save(self) -> None:
        try:
            save(self.match.record(), self.path)
        except OSError as error:
            file, problem = str(self.path), error.strerror or str(error)
            self.screen.say("terminal-save-failed", style="refusal", file=file, problem=problem)

    def _news(self, seat: int | None) -> list[Event]:
        """The events that the seat has not been shown yet, as it may see them."""
        shown_moves = _NOTHING if seat is None else self._shown[seat]
        events = list(self.match.opening) if shown_moves == _NOTHING else []
        for move in self.match.moves[max(shown_moves, 0) :]:
            events += move.events
        if seat is not None:
            self._shown[seat] = len(self.match.moves)
        return seen(events, seat)

    def _decide(self, seat: int) -> None:
        bot = self._bots.get(seat)
        if bot is None:
            self._hide_previous_screen(seat)
            known = self._legends.setdefault(seat, set())
            talk = Conversation(self.match, seat, self.screen, self.rulebook, known)
            talk.decide(self._news(seat))
            return
        state = self.match.state
        offer = state.offer(seat)
        action = bot.choose(state.view(seat), offer, ThinkingTime())
        if not offer.has(action):
            raise InputError(self.match.names[seat], f"chose {shown(action)}, which is not offered")
        self.match.act(seat, action)

    def _hide_previous_screen(self, seat: int) -> None:
        """Hide one person's screen from the next, when several share a terminal."""
        if len(self.people) > 1 and self._looking != seat:
            state = self.match.state
            who = self.screen.language.name(state.game.participant_of(seat, state.players))
            self.screen.erase()
            self.screen.say("terminal-curtain", style="heading", who=who)
            self.screen.ask(self.screen.language.sentence("terminal-curtain-prompt", who=who))
            self.screen.erase()
        self._looking = seat

    def _welcome(self) -> None:
        game = self.match.game
        steps = len(self.match.moves)
        self.screen.say(
            "terminal-welcome-back" if steps else "terminal-welcome",
            title=self.screen.language.sentence(f"{game.key}-title"),
            players=self.match.state.players,
            steps=steps,
            file=str(self.path),
        )
        for option in game.options:
            self._say_option(option)
        self.screen.say("terminal-hint")

    def _say_option(self, option: Option) -> None:
        """Name an option that is not at its default: it may not mean what the player thinks."""
        value = self.match.state.options.get(option.name, option.default)
        if value == option.default:
            return
        label = self.screen.language.sentence(f"option-{self.match.game.key}-{option.name}")
        if isinstance(value, dict):  # printed numbers that were replaced
            meaning = self.screen.language.listed(
                f"{name} {number}" for name, number in value.items()
            )
        else:
            text = f"option-{self.match.game.key}-{option.name}-{str(value).lower()}"
            meaning = self.screen.language.sentence(text)
        self.screen.say("terminal-option", style="note", label=label, meaning=meaning)

    def _say_how_to_resume(self) -> None:
        self.save()
        self.screen.line()
        if self.path.exists():
            self.screen.say("terminal-left")
            self.screen.path(f"  {_command()} play --resume {shlex.quote(str(self.path))}")
        else:
            self.screen.say("terminal-left-unsaved", style="refusal")

    def _show_the_end(self) -> None:
        seat = self._looking if self._looking is not None else next(iter(self.people), None)
        self.screen.line()
        self.screen.show_events(self._news(seat))
        state = self.match.state
        self.screen.draw(state.game.draw(state.view(seat), {}))
        result = state.result()
        if result is not None:
            self.screen.line()
            self.screen.say("terminal-over", style="heading")
            show_result(self.screen, state.game, result)
        self.screen.say("terminal-saved", style="note", file=str(self.path))


def _after_last_move(match: Match, seat: int) -> int:
    """The number of moves up to a seat's own last move, which it has followed."""
    own = [number for number, move in enumerate(match.moves, 1) if move.seat == seat]
    return own[-1] if own else _NOTHING


def _command() -> str:
    """The command to type, as it was called, since it may not be on the PATH."""
    called = sys.argv[0]
    return called if Path(called).name == "trilobite" else "trilobite"
