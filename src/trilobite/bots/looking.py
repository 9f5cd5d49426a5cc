"""Looking ahead: the worlds a seat may be in, and what an action leads to there."""

from trilobite.engine import Chance, FastChance, State, View

_COMPLETIONS = 12
"""Of what must follow to finish a thing that was begun, so many are tried."""

_FINISHES = 4


def imagine_all(view: View, number: int, chance: FastChance) -> list[State]:
    return [view.imagine(FastChance(_seed(chance))) for _ in range(number)]


def _seed(chance: FastChance) -> int:
    return chance.below(1 << 31) << 62 | chance.below(1 << 31) << 31 | chance.below(1 << 31)


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


def finish(state: State, seat: int, picker: FastChance) -> None:
    """Go on with what a seat has begun, in the best of a few ways."""
    ids = sample(state.legal_ids(seat), _FINISHES, picker)
    best_id = ids[0]
    best = -1.0
    if len(ids) > 1:
        for id in ids:
            promise = after(state, seat, id, state.chance).outlook()[seat]
            if promise > best:
                best = promise
                best_id = id
    state.apply_id(seat, best_id)


def sample(ids: list[int], most: int, picker: FastChance) -> list[int]:
    """At most so many of them, each equally likely."""
    if len(ids) <= most:
        return ids
    left = ids.copy()
    return [left.pop(picker.below(len(left))) for _ in range(most)]
