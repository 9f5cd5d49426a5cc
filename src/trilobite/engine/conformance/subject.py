"""What is put to the test: a game at one kind of table, and what its author knows about it."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from trilobite.engine import Action, Chance, Event, Game, State

Policy = Callable[[State, int, Chance], int]
"""Which legal id a seat answers with."""

Twins = Callable[[State], Iterable[tuple[State, State, list[int | None]]]]
"""Pairs of states that differ only in hidden things, and the seats (None: a spectator) that may not
tell them apart. Made from the position by the rules' information table, never by `view` or
`imagine`: what is tested must not make its own test."""

LawsBetween = Callable[[State, int, Action, list[Event], State], list[str]]
"""What is wrong with a step from one state to the next, one line each."""


@dataclass(frozen=True)
class Effort:
    """How long to look: games, states looked at in each, answers tried out at each state."""

    games: int
    samples: int
    answers: int
    imagined: int
    """How many worlds are imagined before they are found to be always the same."""

    spoilt_states: int
    spoilt_ways: int
    """How many states are spoilt, and in how many ways each."""


FAST = Effort(games=1, samples=5, answers=3, imagined=40, spoilt_states=1, spoilt_ways=100)
DEEP = Effort(games=4, samples=10, answers=6, imagined=200, spoilt_states=4, spoilt_ways=1000)


def by_kind(state: State, seat: int, dice: Chance) -> int:
    """First a kind of action, then one of that kind: rare kinds come up as often as common ones."""
    actions = state.game.actions.all
    kinds: dict[str, list[int]] = {}
    for id in state.legal_ids(seat):
        kinds.setdefault(actions[id].kind, []).append(id)
    ids = list(kinds.values())[dice.below(len(kinds), 0)]
    return ids[dice.below(len(ids), 0)]


@dataclass(frozen=True)
class Subject:
    """A game at one kind of table, and what its author knows: twins and laws, if there are any."""

    game: Game
    players: int
    options: Mapping[str, object] = field(default_factory=dict)
    twins: Twins | None = None
    laws_between: LawsBetween | None = None
    policy: Policy = by_kind
    effort: Effort = FAST
    most_decisions: int = 5000
    """No game takes longer."""

    def __str__(self) -> str:
        return f"{self.game.key} {self.players}p" + (" with options" if self.options else "")


def subjects(game: Game, effort: Effort = FAST) -> list[Subject]:
    """The game at every table size: as printed, and with every option at some other value."""
    found: list[Subject] = []
    for number, players in enumerate(game.player_counts):
        found.append(Subject(game, players, effort=effort))
        options: dict[str, object] = {}
        for option in game.options:
            others = [value for value in option.values(players) if value != option.default]
            if others:
                options[option.name] = others[number % len(others)]
        if options:
            found.append(Subject(game, players, options, effort=effort))
    return found
