"""Cautious play: rescue first, avoid drowning herds, reproduce. In random play herds die out."""

from collections.abc import Iterator

from tests.games.trias.facts import facts
from trilobite.engine import Action, FastChance, SeededChance, State
from trilobite.games.trias import GAME

Step = tuple[State, int, Action]


def cautious_choice(state: State, chance: FastChance) -> Action:
    """A rescue if possible; otherwise often a reproduction, a move or a drift of a vacant tile."""
    (seat,) = state.to_act
    actions = state.legal(seat)
    for kind in ("rescue", "place", "drift"):
        wanted = [action for action in actions if action.kind == kind]
        if wanted:
            return _pick(wanted, chance)
    lifts = [action for action in actions if action.kind == "lift"]
    if lifts and (len(lifts) == len(actions) or chance.below(3) == 0):
        return _pick(_strangers(state, seat, lifts), chance)
    young = [action for action in actions if action.kind == "reproduce"]
    if young and chance.below(4):
        return _pick(young, chance)
    calm = [action for action in actions if action.kind != "lift"]
    return _pick(calm, chance)


def _strangers(state: State, seat: int, lifts: list[Action]) -> list[Action]:
    """The lifts that would drop no herd of this seat into the water, if there are any."""
    table = facts(state)
    own = {table.ids[cell] for cell, herds in table.on_tiles.items() if herds[seat]}
    return [lift for lift in lifts if lift.fields()["tile"] not in own] or lifts


def _pick(actions: list[Action], chance: FastChance) -> Action:
    return actions[chance.below(len(actions))]


def cautious_game(players: int, seed: int, **options: object) -> Iterator[Step]:
    """A whole game: the state before each decision (always the same object), seat and action."""
    state = GAME.new(players, options, SeededChance(seed.to_bytes(16, "big")))
    chance = FastChance(seed)
    while not state.is_over:
        action = cautious_choice(state, chance)
        (seat,) = state.to_act
        yield state, seat, action
        state.apply(seat, action)
