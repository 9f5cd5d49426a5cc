"""Looking ahead: the worlds a seat may be in, and what an action leads to there."""

from trilobite.engine import Chance, FastChance, State, View

_COMPLETIONS = 12
"""Of what must follow to finish a thing that was begun, so many are tried."""


def imagine_all(view: View, number: int, chance: FastChance) -> list[State]:
    return [view.imagine(FastChance(_seed(chance))) for _ in range(number)]


def _seed(chance: FastChance) -> int:
    return chance.below(1 << 31) << 62 | chance.below(1 << 31) << 31 | chance.below(1 << 31)


def happens(share: float, chance: FastChance) -> bool:
    """Something that is done in that share of all cases."""
    return chance.below(1 << 30) < share * (1 << 30)


def after(world: State, seat: int, id: int, chance: Chance) -> State:
    """The world after an action, with draws of that chance."""
    trial = world.copy()
    trial.chance = chance
    trial.apply_id(seat, id)
    return trial


def worth(state: State, seat: int, picker: FastChance) -> float:
    """The payoff a seat may expect; what it has begun is finished in the best way found."""
    if not state.is_halfway() or seat not in state.to_act:
        return state.outlook()[seat]
    best = 0.0
    for id in sample(state.legal_ids(seat), _COMPLETIONS, picker):
        best = max(best, worth(after(state, seat, id, state.chance), seat, picker))
    return best


def go_on(state: State, seat: int, care: int, picker: FastChance, *, whole: bool) -> State:
    """The state after what looks best among some actions, so many of them by chance.

    Where whole ways are compared, what an action leaves begun is finished by chance before it is
    judged; few actions are then tried in several ways each.
    """
    ids = sample(state.legal_ids(seat), care, picker)
    if len(ids) == 1:
        state.apply_id(seat, ids[0])
        return state
    best_id = ids[0]
    best = -1.0
    end = state
    tries = len(ids)
    number = 0
    while number < tries:
        id = ids[number % len(ids)]
        trial = after(state, seat, id, state.chance)
        if whole and _finish(trial, seat, picker):
            tries = care
        promise = trial.outlook()[seat]
        if promise > best:
            best = promise
            best_id = id
            end = trial
        number += 1
    if end.draws == state.draws:
        return end
    state.apply_id(seat, best_id)  # luck on the way is not kept
    return state


def _finish(state: State, seat: int, picker: FastChance) -> bool:
    """Finish by chance what a seat has begun; whether there was anything to finish."""
    is_begun = False
    while state.is_halfway() and seat in state.to_act:
        ids = state.legal_ids(seat)
        state.apply_id(seat, ids[picker.below(len(ids))])
        is_begun = True
    return is_begun


def sample(ids: list[int], most: int, picker: FastChance) -> list[int]:
    """At most so many of them, each equally likely."""
    if len(ids) <= most:
        return ids
    if most == 1:  # a playout at random: no copy
        return [ids[picker.below(len(ids))]]
    left = ids.copy()
    return [left.pop(picker.below(len(left))) for _ in range(most)]
