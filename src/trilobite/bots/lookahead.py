"""Looking ahead: the worlds a seat may be in, and the states an action leads to there."""

from trilobite.engine import Chance, FastChance, State, View

_COMPLETIONS = 12
"""Completions sampled for a half-finished move."""


def imagine_all(view: View, number: int, chance: FastChance) -> list[State]:
    return [view.imagine(FastChance(_seed(chance))) for _ in range(number)]


def _seed(chance: FastChance) -> int:
    return chance.below(1 << 31) << 62 | chance.below(1 << 31) << 31 | chance.below(1 << 31)


def happens(share: float, chance: FastChance) -> bool:
    """Whether something happens that has this probability."""
    return chance.below(1 << 30) < share * (1 << 30)


def after(world: State, seat: int, id: int, chance: Chance) -> State:
    """The world after an action, with draws from the given chance."""
    trial = world.copy()
    trial.chance = chance
    trial.apply_id(seat, id)
    return trial


def worth(state: State, seat: int, picker: FastChance) -> float:
    """The expected payoff of a seat; a half-finished move counts with its best completion."""
    if not state.is_halfway() or seat not in state.to_act:
        return state.outlook()[seat]
    best = 0.0
    for id in sample(state.legal_ids(seat), _COMPLETIONS, picker):
        best = max(best, worth(after(state, seat, id, state.chance), seat, picker))
    return best


def go_on(state: State, seat: int, candidates: int, picker: FastChance, *, whole: bool) -> State:
    """The state after the best of some random actions; `candidates` is how many are tried.

    With `whole`, a half-finished move is finished at random before it is judged. If there are fewer
    actions than candidates, each is then tried several times.
    """
    ids = sample(state.legal_ids(seat), candidates, picker)
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
            tries = candidates
        value = trial.outlook()[seat]
        if value > best:
            best = value
            best_id = id
            end = trial
        number += 1
    if end.draws == state.draws:
        return end
    state.apply_id(seat, best_id)  # play it again: a lucky draw in the trial is not kept
    return state


def _finish(state: State, seat: int, picker: FastChance) -> bool:
    """Finish a seat's half-finished move at random; return whether there was one."""
    is_begun = False
    while state.is_halfway() and seat in state.to_act:
        ids = state.legal_ids(seat)
        state.apply_id(seat, ids[picker.below(len(ids))])
        is_begun = True
    return is_begun


def sample(ids: list[int], most: int, picker: FastChance) -> list[int]:
    """Draw up to `most` of the ids, each equally likely."""
    if len(ids) <= most:
        return ids
    if most == 1:  # a random playout: no copy needed
        return [ids[picker.below(len(ids))]]
    left = ids.copy()
    return [left.pop(picker.below(len(left))) for _ in range(most)]
