"""Searching one game for puzzles.

A brief look at some decisions finds those where one action seems clearly the best. Several deep
searches with different draws must then agree on it. All of them know only what the seat knows.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from trilobite.analysis.review import SearchEffort, Weighed, noise_of, weigh
from trilobite.bots.contract import Bot, ThinkingTime
from trilobite.bots.greedy import GreedyBot
from trilobite.bots.registry import find_bot
from trilobite.engine import (
    Action,
    FastChance,
    Offer,
    SeededChance,
    State,
    View,
    canonical_json,
    find_game,
)
from trilobite.lab.playing import BlamedOnGame
from trilobite.lab.puzzles.lines import CountedAction, tried_out
from trilobite.lab.puzzles.plan import PuzzleTask
from trilobite.lab.stopping import IsStopped

GAP = 0.06
"""Minimum lead in win chance of the best action over any other, in every deep search."""

LEAST_STANDARD_ERRORS = 4.0
"""Minimum lead of the best action, in standard errors of the comparison."""

LOOKS = (
    (0.3, 0.75 * GAP, 0.0),
    (1.0, GAP, LEAST_STANDARD_ERRORS),
    (1.0, GAP, LEAST_STANDARD_ERRORS),
    (1.0, GAP, LEAST_STANDARD_ERRORS),
)
"""The searches that must agree: for each, the share of the depth, the gap and the standard errors.

The first one saves time: it rejects most of what seems good at first glance.
"""

CONTENDERS = 4
"""Number of promising actions that a deep search tries equally often."""

QUICK_LOOK_DIVISOR = 3
"""Divisor of `first_look` for a quick search. A puzzle is harder if that search is wrong."""

LEAST_CHOICES = 3
MOST_PER_GAME = 2
"""Maximum number of easy puzzles from one game, and of harder ones: they are often similar."""

FINAL_GAP = 0.05
"""Minimum lead of the best action after every other action has been tried out."""

LINES_DIVISOR = 2
"""Divisor of `depth`, for the number of simulations that show what follows an action."""


@dataclass(frozen=True)
class Find:
    """A position where one action is clearly the best, as it is written to a puzzle file."""

    seat: int
    question: str
    """Key of the question."""
    kind: str
    """Kind of the best action, used to ensure variety."""
    position: dict[str, object]
    best: str
    obvious: str
    tries: tuple[CountedAction, ...]
    difficulty: int


@dataclass(frozen=True)
class Looked:
    """The finds of one game."""

    number: int
    players: int
    finds: tuple[Find, ...]


def look_through(task: PuzzleTask, is_stopped: IsStopped) -> Looked | None:
    """Play a game and examine some of its decisions."""
    with BlamedOnGame(task.number, task.seed):
        return _look_through(task, is_stopped)


def _look_through(task: PuzzleTask, is_stopped: IsStopped) -> Looked | None:
    finds: list[Find] = []
    for state, seat in _decisions(task, is_stopped):
        easy = sum(find.difficulty == 1 for find in finds)
        find = find_in(state, seat, task, wants_easy=easy < MOST_PER_GAME)
        if find is not None and all(find.kind != other.kind for other in finds):
            finds.append(find)
        if sum(find.difficulty > 1 for find in finds) == MOST_PER_GAME:
            break
    return None if is_stopped() else Looked(task.number, task.players, tuple(finds))


def _decisions(task: PuzzleTask, is_stopped: IsStopped) -> Iterator[tuple[State, int]]:
    game, make = find_game(task.plan.game), find_bot(task.plan.bots)
    state = game.new(task.players, task.options, SeededChance(task.seed))
    bots: list[Bot] = [make(task.seed_for(f"bot {seat}")) for seat in range(task.players)]
    chance = FastChance(task.seed_for("decisions"))
    while not state.is_over and not is_stopped():
        seat = state.to_act[0]
        offer = state.offer(seat)
        if len(offer.choices) >= LEAST_CHOICES and chance.below(task.plan.every) == 0:
            yield state.copy(), seat
        state.apply_id(seat, bots[seat].choose(state.view(seat), offer, ThinkingTime()).id)


def find_in(state: State, seat: int, task: PuzzleTask, *, wants_easy: bool = True) -> Find | None:
    """A puzzle, if one action is clearly the best; not an easy one unless `wants_easy`."""
    view, offer, plan = state.view(seat), state.offer(seat), task.plan
    purpose = canonical_json(view.to_json())
    first = weigh(
        view, offer, SearchEffort(iterations=plan.first_look), task.seed_for(purpose), (), 2
    )
    if not stands_out(first, GAP / 2, 0.0):
        return None
    obvious = _obvious(view, offer, task.seed_for("obvious"))
    if obvious.text() == first[0].action and not wants_easy:
        return None
    looks: list[list[Weighed]] = []
    for number, (share, gap, errors) in enumerate(LOOKS):
        seed = task.seed_for(f"{purpose} {number}")
        effort = SearchEffort(iterations=max(1, int(plan.depth * share)))
        looks.append(weigh(view, offer, effort, seed, (obvious,), CONTENDERS))
        if looks[-1][0].action != looks[0][0].action or not stands_out(looks[-1], gap, errors):
            return None
    del looks[0]
    quick = weigh(
        view,
        offer,
        SearchEffort(iterations=plan.first_look // QUICK_LOOK_DIVISOR),
        task.seed_for("hasty"),
    )
    known = _known(obvious.text(), looks)
    iterations = max(1, plan.depth // LINES_DIVISOR)
    tries = tried_out(view, offer, iterations, task.seed_for(f"{purpose} lines"), known)
    best, second = tries[:2]
    if best.action != looks[0][0].action or best.chances[seat] - second.chances[seat] < FINAL_GAP:
        return None  # an action that no search tried thoroughly comes close
    return _find(state, offer, obvious, quick[0].action, tries)


def stands_out(weighed: list[Weighed], gap: float, standard_errors: float) -> bool:
    """Whether the first is clearly better than all others that were tried as thoroughly."""
    best, *others = [one for one in weighed if one.visits >= weighed[0].visits]
    return all(
        best.win_chance - other.win_chance >= max(gap, standard_errors * noise_of(best, other))
        for other in others
    )


def _obvious(view: View, offer: Offer, seed: int) -> Action:
    """The action that looks best one decision ahead."""
    return GreedyBot(seed).choose(view, offer, ThinkingTime())


def _find(
    state: State, offer: Offer, obvious: Action, quick: str, tries: tuple[CountedAction, ...]
) -> Find:
    best = tries[0].action
    kind = next(one.kind for one in offer.choices if one.action.text() == best)
    return Find(
        offer.seat,
        offer.question.key,
        kind,
        state.to_position(),
        best,
        obvious.text(),
        tries,
        difficulty=1 + (obvious.text() != best) + (quick != best),
    )


def _known(obvious: str, looks: list[list[Weighed]]) -> dict[str, tuple[float, float]]:
    """Chance and points of actions that all searches tried thoroughly, and of the obvious one."""
    enough = looks[0][0].visits // 2
    names = [one.action for one in looks[0] if one.visits >= enough or one.action == obvious]
    found = {}
    for name in names:
        same = [one for look in looks for one in look if one.action == name]
        visits = sum(one.visits for one in same) or 1
        chance = sum(one.win_chance * one.visits for one in same) / visits
        found[name] = (chance, sum(one.points * one.visits for one in same) / visits)
    return found
