"""Trials: games that a check plays, with a record of how they got to their state."""

from typing import NoReturn

from trilobite.engine import (
    Action,
    Chance,
    Event,
    FastChance,
    Refusal,
    State,
    canonical_json,
    seed_from_text,
)
from trilobite.engine.conformance.comparing import difference
from trilobite.engine.conformance.subject import Subject


class ConformanceError(AssertionError):
    """A game breaks the contract. The message has all that is needed to reproduce it."""


class Trial:
    """A game of the subject. Its errors include its seed and its actions so far."""

    state: State

    def __init__(self, subject: Subject, check: str, seed_text: str) -> None:
        self.subject = subject
        self.check = check
        self.seed_text = seed_text
        self.seed = seed_from_text(seed_text)
        self.dice: Chance = FastChance(int.from_bytes(self.seed[:12], "big"))
        """Source of the players' choices; the game has its own chance."""
        self.steps: list[str] = []
        self.opening: list[Event] = []

    def begin(self, chance: Chance) -> None:
        subject = self.subject
        self.state = subject.game.new(subject.players, subject.options, chance, self.opening)

    def choose(self) -> tuple[int, Action]:
        """A random seat that is to act, and the action that the policy chooses for it."""
        acting = self.state.to_act
        seat = acting[self.dice.below(len(acting), 0)]
        if not self.state.legal_ids(seat):
            self.fail(f"seat {seat} is to act, but has no legal action")
        id = self.subject.policy(self.state, seat, self.dice)
        return seat, self.subject.game.actions.all[id]

    def act(self, seat: int, action: Action) -> list[Event]:
        """Carry out a legal action through the checked interface."""
        events = self.state.apply(seat, action)
        if isinstance(events, Refusal):
            self.fail(f"{action.text()!r} is legal for seat {seat}, but is refused: {events}")
        self._remember(f"{seat} {action.text()}")
        return events

    def act_fast(self, seat: int, action: Action) -> None:
        """Carry out a legal action through the fast interface."""
        self.state.apply_id(seat, action.id)
        self._remember(f"{seat} {action.text()}")

    def draw(self, outcome: int) -> list[Event]:
        """Supply the outcome of a draw in ask mode."""
        events = self.state.apply_chance(outcome)
        self._remember(f"chance {outcome}")
        return events

    def play(self, most: int | None = None) -> None:
        """Play on through the fast interface, to the end or for at most `most` decisions."""
        limit = self.subject.most_decisions + 1 if most is None else most
        while limit > 0 and not self.state.is_over:
            self.act_fast(*self.choose())
            limit -= 1

    def branch(self, state: State | None = None) -> "Trial":
        """A separate trial that continues from here, or from the given state."""
        twin = Trial(self.subject, self.check, self.seed_text)
        twin.dice = FastChance(self.dice.below(1 << 31, 0))
        twin.steps = list(self.steps)
        twin.state = self.state.copy() if state is None else state
        return twin

    def position(self) -> str:
        return canonical_json(self.state.to_position())

    def same(self, one: object, other: object, what: str) -> None:
        """Fail unless two JSON values are equal byte for byte."""
        if canonical_json(one) != canonical_json(other):
            self.fail(f"{what}: {difference(one, other)}")

    def fail(self, problem: str) -> NoReturn:
        raise ConformanceError(self.report(problem))

    def report(self, problem: str) -> str:
        """What is wrong, and how to reproduce it."""
        subject = self.subject
        return "\n".join(
            [
                f"{self.check}: {problem}",
                f"  game: {subject.game.key}, players: {subject.players}",
                f"  options: {dict(subject.options)}",
                f"  seed: seed_from_text({self.seed_text!r}), which is {self.seed.hex()}",
                f"  actions so far ({len(self.steps)}): {', '.join(self.steps) or 'none'}",
            ]
        )

    def _remember(self, step: str) -> None:
        self.steps.append(step)
        if len(self.steps) > self.subject.most_decisions:
            self.fail(f"no end after {self.subject.most_decisions} steps")
