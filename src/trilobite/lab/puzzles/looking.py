"""One game looked through for puzzles.

A glance at some decisions finds those where one action seems clearly the best; several deep
searches with different draws then have to agree on it. All know what the seat knows, and no more.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from trilobite.bots.contract import Bot, Clock
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
from trilobite.hindsight.review import Effort, Weighed, noise_of, weigh
from trilobite.lab.playing import BlamedOnGame
from trilobite.lab.puzzles.lines import Tried, tried_out
from trilobite.lab.puzzles.plan import Task
from trilobite.lab.stopping import IsStopped

GAP = 0.06
"""So much more of the win than any other action the best one promises, in every deep search."""

SURE = 4.0
"""And so many times the error of the comparison."""

LOOKS = ((0.3, 0.75 * GAP, 0.0), (1.0, GAP, SURE), (1.0, GAP, SURE), (1.0, GAP, SURE))
"""The searches that have to agree: what share of the depth, what gap, how sure.

The first is there to save time: most of what seems good at a glance falls there.
"""

CONTENDERS = 4
"""So many of the actions that it likes best are tried equally often in a deep search."""

HASTE = 3
"""Who looks so much shorter than at a glance and errs shows that a puzzle is hard."""

LEAST_CHOICES = 3
A_GAME = 2
"""Obvious ones of a game, and others: those of the same table resemble each other."""

APART = 0.05
"""So much better the best remains when every other action has been tried out."""

LINES = 2
"""By this the depth is divided for the simulations that find out what follows an action."""


@dataclass(frozen=True)
class Find:
    """A position where one action is clearly the best, as it is written into a file of puzzles."""

    seat: int
    question: str
    """By its key, for variety."""
    kind: str
    """Of the best action, for the same."""
    position: dict[str, object]
    best: str
    obvious: str
    tries: tuple[Tried, ...]
    difficulty: int


@dataclass(frozen=True)
class Looked:
    """What was found in a game."""

    number: int
    players: int
    finds: tuple[Find, ...]


def look_through(task: Task, is_stopped: IsStopped) -> Looked | None:
    """Play a game and look at some of its decisions."""
    with BlamedOnGame(task.number, task.seed):
        return _look_through(task, is_stopped)


def _look_through(task: Task, is_stopped: IsStopped) -> Looked | None:
    finds: list[Find] = []
    for state, seat in _decisions(task, is_stopped):
        easy = sum(find.difficulty == 1 for find in finds)
        find = find_in(state, seat, task, wants_easy=easy < A_GAME)
        if find is not None and all(find.kind != other.kind for other in finds):
            finds.append(find)
        if sum(find.difficulty > 1 for find in finds) == A_GAME:
            break
    return None if is_stopped() else Looked(task.number, task.players, tuple(finds))


def _decisions(task: Task, is_stopped: IsStopped) -> Iterator[tuple[State, int]]:
    game, make = find_game(task.plan.game), find_bot(task.plan.bots)
    state = game.new(task.players, task.options, SeededChance(task.seed))
    bots: list[Bot] = [make(task.seed_for(f"bot {seat}")) for seat in range(task.players)]
    chance = FastChance(task.seed_for("decisions"))
    while not state.is_over and not is_stopped():
        seat = state.to_act[0]
        offer = state.offer(seat)
        if len(offer.choices) >= LEAST_CHOICES and chance.below(task.plan.every) == 0:
            yield state.copy(), seat
        state.apply_id(seat, bots[seat].choose(state.view(seat), offer, Clock()).id)


def find_in(state: State, seat: int, task: Task, *, wants_easy: bool = True) -> Find | None:
    """A puzzle, if one action is clearly the best here; not an obvious one, if none is wanted."""
    view, offer, plan = state.view(seat), state.offer(seat), task.plan
    purpose = canonical_json(view.to_json())
    glance = weigh(view, offer, Effort(iterations=plan.glance), task.seed_for(purpose), (), 2)
    if not stands_out(glance, GAP / 2, 0.0):
        return None
    obvious = _obvious(view, offer, task.seed_for("obvious"))
    if obvious.text() == glance[0].action and not wants_easy:
        return None
    looks: list[list[Weighed]] = []
    for number, (share, gap, sure) in enumerate(LOOKS):
        seed = task.seed_for(f"{purpose} {number}")
        effort = Effort(iterations=max(1, int(plan.depth * share)))
        looks.append(weigh(view, offer, effort, seed, (obvious,), CONTENDERS))
        if looks[-1][0].action != looks[0][0].action or not stands_out(looks[-1], gap, sure):
            return None
    del looks[0]
    hasty = weigh(view, offer, Effort(iterations=plan.glance // HASTE), task.seed_for("hasty"))
    known = _known(obvious.text(), looks)
    iterations = max(1, plan.depth // LINES)
    tries = tried_out(view, offer, iterations, task.seed_for(f"{purpose} lines"), known)
    best, second = tries[:2]
    if best.action != looks[0][0].action or best.chances[seat] - second.chances[seat] < APART:
        return None  # something that no search had tried thoroughly comes close
    return _find(state, offer, obvious, hasty[0].action, tries)


def stands_out(weighed: list[Weighed], gap: float, sure: float) -> bool:
    """Whether the first is clearly better than whatever was tried as thoroughly."""
    best, *others = [one for one in weighed if one.visits >= weighed[0].visits]
    return all(
        best.win_chance - other.win_chance >= max(gap, sure * noise_of(best, other))
        for other in others
    )


def _obvious(view: View, offer: Offer, seed: int) -> Action:
    """What looks best one decision ahead."""
    return GreedyBot(seed).choose(view, offer, Clock())


def _find(
    state: State, offer: Offer, obvious: Action, hasty: str, tries: tuple[Tried, ...]
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
        difficulty=1 + (obvious.text() != best) + (hasty != best),
    )


def _known(obvious: str, looks: list[list[Weighed]]) -> dict[str, tuple[float, float]]:
    """Chance and points of what was tried thoroughly in all searches, and of the obvious."""
    enough = looks[0][0].visits // 2
    names = [one.action for one in looks[0] if one.visits >= enough or one.action == obvious]
    found = {}
    for name in names:
        same = [one for look in looks for one in look if one.action == name]
        visits = sum(one.visits for one in same) or 1
        chance = sum(one.win_chance * one.visits for one in same) / visits
        found[name] = (chance, sum(one.points * one.visits for one in same) / visits)
    return found
