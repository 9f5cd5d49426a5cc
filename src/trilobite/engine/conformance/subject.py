"""The subject of the checks: a game with a player count and options, and its twins and laws."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace

from trilobite.engine import Action, Chance, Event, Game, State

Policy = Callable[[State, int, Chance], int]
"""Function that chooses one of a seat's legal ids."""

Twins = Callable[[State], Iterable[tuple[State, State, list[int | None]]]]
"""Function that makes pairs of states that differ only in hidden things, each with the seats (None:
a spectator) that must not be able to tell them apart. It changes the position of a state as far as
the information table of the rules allows, without `view` and `imagine`, which it tests."""

LawsBetween = Callable[[State, int, Action, list[Event], State], list[str]]
"""Function that lists what is wrong with a step from one state to the next, one line each."""


@dataclass(frozen=True)
class CheckEffort:
    """How much to test: games, sampled states in each game, actions tried in each state."""

    games: int
    samples: int
    answers: int
    imagined: int
    """Number of worlds to imagine; it is an error if all of them are the true one."""

    broken_states: int
    ways_to_break: int
    """Number of states to break, and number of ways to break each."""


FAST = CheckEffort(games=1, samples=5, answers=3, imagined=40, broken_states=1, ways_to_break=100)
DEEP = CheckEffort(
    games=4, samples=10, answers=6, imagined=200, broken_states=4, ways_to_break=1000
)


def by_kind(state: State, seat: int, dice: Chance) -> int:
    """A random kind of action, then a random action of that kind, so that rare kinds come up."""
    actions = state.game.actions.all
    kinds: dict[str, list[int]] = {}
    for id in state.legal_ids(seat):
        kinds.setdefault(actions[id].kind, []).append(id)
    ids = list(kinds.values())[dice.below(len(kinds), 0)]
    return ids[dice.below(len(ids), 0)]


@dataclass(frozen=True)
class Subject:
    """A game with a player count and options, and what only its author knows: twins and laws."""

    game: Game
    players: int
    options: Mapping[str, object] = field(default_factory=dict)
    twins: Twins | None = None
    laws_between: LawsBetween | None = None
    policy: Policy = by_kind
    effort: CheckEffort = FAST
    most_decisions: int = 5000
    """Upper bound on the decisions in a game; a longer game is an error."""

    def __str__(self) -> str:
        return f"{self.game.key} {self.players}p" + (" with options" if self.options else "")


def subjects(
    game: Game,
    effort: CheckEffort = FAST,
    *,
    twins: Twins | None = None,
    laws_between: LawsBetween | None = None,
) -> list[Subject]:
    """The game with every player count, once with default options and once with other values."""
    found: list[Subject] = []
    for number, players in enumerate(game.player_counts):
        plain = Subject(game, players, twins=twins, laws_between=laws_between, effort=effort)
        found.append(plain)
        options: dict[str, object] = {}
        for option in game.options:
            others = [value for value in option.values(players) if value != option.default]
            if others:
                options[option.name] = others[number % len(others)]
        if options:
            found.append(replace(plain, options=options))
    return found
