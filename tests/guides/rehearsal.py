"""A rehearsal: a lesson played through with the real rules by an obedient learner."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from trilobite.engine import Action, Event, Refusal
from trilobite.engine.matches import Match
from trilobite.guides.contract import Act
from trilobite.guides.lessons import Lesson


@dataclass(frozen=True)
class Moment:
    """A decision of the learner in a rehearsal."""

    step: int
    wanted: list[Action]
    """The legal actions that the lesson wants; by default the first is performed."""
    others: list[Action]
    """The other legal actions."""
    match: Match
    acts: list[Act]


class Rehearsal:
    """The match of a lesson, with the other seats replying as scripted."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.match = Match(
            lesson.game, lesson.players, lesson.options, lesson.seed, position=lesson.position
        )
        self.events: list[Event] = []

    @property
    def acts(self) -> list[Act]:
        return [Act(move.seat, move.action.text()) for move in self.match.moves]

    def moments(self, choices: Sequence[int] = ()) -> Iterator[Moment]:
        """Play to the end; `choices` picks among the wanted actions, by default the first."""
        number = 0
        while not self.lesson.present(self.acts).is_done:
            moment = self._moment()
            yield moment
            choice = choices[number] if number < len(choices) else 0
            self.do(self.lesson.learner, moment.wanted[choice])
            self.reply()
            number += 1

    def _moment(self) -> Moment:
        lesson, acts = self.lesson, self.acts
        want, present = lesson.want(acts), lesson.present(acts)
        assert want is not None, present
        legal = self.match.state.legal(lesson.learner)
        wanted = [action for action in legal if want.fits(action)]
        assert wanted, f"step {present.step}: nothing of {want} is allowed"
        missing = set(want.texts) - {action.text() for action in wanted}
        assert not missing, f"step {present.step}: {missing} is not allowed"
        others = [action for action in legal if not want.fits(action)]
        return Moment(present.step, wanted, others, self.match, acts)

    def do(self, seat: int, action: Action) -> None:
        assert seat in self.match.state.to_act, f"{seat} is not asked, {action.text()}"
        outcome = self.match.act(seat, action)
        assert not isinstance(outcome, Refusal), (action.text(), outcome)
        self.events += outcome

    def reply(self) -> None:
        """Perform the scripted actions of the other seats."""
        while (text := self.lesson.present(self.acts).reply) is not None:
            seats = [seat for seat in self.match.state.to_act if seat != self.lesson.learner]
            assert seats, f"nobody can reply with {text}"
            self.do(seats[0], self.lesson.game.actions.from_text(text))
