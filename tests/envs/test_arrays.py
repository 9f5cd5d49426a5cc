"""The array of every game agrees with its view, and every block is within its bounds."""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

from tests.support.game_support import subjects_of
from tests.support.pebbles import GAME as PEBBLES
from trilobite.engine import FastChance, SeededChance, State, find_game, game_keys, seed_from_text
from trilobite.engine.conformance import Subject
from trilobite.engine.encoding import Numbers
from trilobite.envs.seeing import Sight, blocks_of, bounds_of, encoding_of

SUBJECTS = [
    pytest.param(subject, id=str(subject).replace(" ", "_"))
    for key in game_keys()
    for subject in subjects_of(find_game(key))
]
Blocks = dict[str, np.ndarray[Any, Any]]


def states(subject: Subject, seed: str) -> Iterator[State]:
    """All states of a game, including the last one."""
    chance = SeededChance(seed_from_text(seed))
    state = subject.game.new(subject.players, subject.options, chance)
    dice = FastChance(3)
    while not state.is_over:
        yield state
        seat = state.to_act[0]
        state.apply_id(seat, subject.policy(state, seat, dice))
    yield state


@pytest.mark.parametrize("subject", SUBJECTS)
def test_numbers_stay_within_their_bounds_and_fill_the_array(subject: Subject) -> None:
    encoding = encoding_of(subject.game)
    low, high = bounds_of(encoding)
    numbers = Numbers(encoding.size)
    cells = np.frombuffer(memoryview(numbers.cells), np.int16)
    for count, state in enumerate(states(subject, "bounds")):
        if count % 3 == 0 or state.is_over:
            for seat in range(subject.players):
                state.encode(seat, numbers)
                assert numbers.at == encoding.size
                assert np.all(low <= cells)
                assert np.all(cells <= high)


@pytest.mark.parametrize("subject", SUBJECTS)
def test_blocks_say_what_the_view_says(subject: Subject) -> None:
    sight = Sight(subject.game)
    encoding = encoding_of(subject.game)
    compare = READERS[subject.game.key]
    for count, state in enumerate(states(subject, "blocks")):
        if count % 6 == 0 or state.is_over:
            seat = count % subject.players
            sight.look(state, seat, [])
            view: Any = state.view(seat).to_json()
            compare(blocks_of(encoding, sight.observation), view, seat)


def only(row: Any) -> int | None:
    """The index of the only 1 in a row; None if there is none."""
    assert sum(row) in (0, 1)
    return list(row).index(1) if sum(row) else None


def compare_tritarea(blocks: Blocks, view: Any, seat: int) -> None:
    table = view["table"]
    own = next(int(p) for p, owner in view["participants"].items() if owner == seat)
    order = [(own + i) % 4 for i in range(4)]
    cards = [f"{suit}{rank}" for suit in "IMEH" for rank in range(1, 10)]

    def named(bits: Any) -> list[str]:
        return [card for card, bit in zip(cards, bits, strict=True) if bit]

    assert only(blocks["players"]) == view["players"] - 1
    assert only(blocks["round"]) == table["round"]
    assert only(blocks["trick_number"]) == table["trick_number"]
    for name in ("actor", "leader", "start", "first_holder", "second_holder", "last_human_holder"):
        who = only(blocks[name])
        assert (None if who is None else order[who]) == table[name], name
    for name in ("supply", "sold", "cards_left"):
        assert blocks[name].tolist() == [table[name][p] for p in order], name
    assert blocks["score"].tolist() == [view["scores"][p] for p in order]
    assert blocks["committed"].tolist() == [table["committed"][p] for p in order]
    assert named(blocks["hand"]) == view["hand"]
    assert named(blocks["played"]) == table["played"]
    for name in ("trick", "declared"):
        found = [named(row) for row in blocks[name]]
        assert found == [[table[name][p]] if table[name][p] else [] for p in order], name
    for index, square in enumerate(view["board"]["area"]):
        stack = table["buildings"].get(square, [])
        assert blocks["height"][index] == len(stack)
        assert blocks["blocks"][index].tolist() == [stack.count(p) for p in order]
        lowest = [stack.index(p) + 1 if p in stack else 0 for p in order]
        assert blocks["lowest"][index].tolist() == lowest
        assert only(blocks["top"][index]) == (order.index(stack[-1]) if stack else None)
        assert blocks["bonus"][index] == view["board"]["bonus"][square]
        assert "IMEH"[only(blocks["area"][index]) or 0] == view["board"]["area"][square]
    for index, letter in enumerate("IMEH"):
        pays = {entry["who"]: entry["points"] for entry in view["areas"][letter]}
        assert blocks["area_points"][index].tolist() == [pays.get(p, 0) for p in order]
    hidden = {int(p): choice for p, choice in view["choice"].items()}
    if str(table["stage"]).startswith("changing"):
        changes = [[int(hidden.get(p) == name) for name in ("keep", "0", "10")] for p in order]
        assert blocks["changes"].tolist() == changes
    else:
        assert named(blocks["choice"]) == list(hidden.values())


def compare_trias(blocks: Blocks, view: Any, seat: int) -> None:
    table = view["table"]
    players = view["players"]
    order = [(seat + i) % players for i in range(players)]
    assert only(blocks["active"]) == (
        None if table["active"] is None else order.index(table["active"])
    )
    for name in ("stock", "interim", "final"):
        assert blocks[name].tolist()[:players] == [table[name][s] for s in order], name
    assert blocks["actions_left"][0] == table["actions_left"]
    assert only(blocks["lifted"]) == table["lifted"]
    faces = ("mountain", "steppe", "woods", "meteorite")
    cards = [f"{back} {face}" for back in (1, 2) for face in faces]
    hand = only(blocks["hand"])
    assert (None if hand is None else cards[hand]) == view["hand"]
    shown = {card: int(n) for card, n in zip(cards, blocks["discards"], strict=True) if n}
    assert shown == (view["discards"] or {})
    assert blocks["there"].sum() == len(table["tiles"]) + 1
    lies = {(tile["q"], tile["r"]): tile["id"] for tile in table["tiles"]} | {(0, 0): 34}
    seas = {(q, r) for q, r in view["seas"]}
    steps = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
    swims = {(one["q"], one["r"]): one["herds"] for one in table["swimmers"]}
    for tile in table["tiles"]:
        id, q, r = tile["id"], tile["q"], tile["r"]
        assert (blocks["q"][id], blocks["r"][id]) == (q, r)
        assert faces[only(blocks["landscape"][id]) or 0] == tile["landscape"]
        assert blocks["herds"][id].tolist()[:players] == [tile["herds"][s] for s in order]
        for side, (dq, dr) in enumerate(steps):
            near = (q + dq, r + dr)
            beside = lies[near] + 1 if near in lies else -(near in seas)
            assert blocks["beside"][id, side] == beside
            herds = swims.get(near, [0] * players)
            assert blocks["swimmers"][id, side].tolist()[:players] == [herds[s] for s in order]
    for mass in view["masses"]:
        for id in mass["tiles"]:
            assert blocks["mass"][id] == min(mass["tiles"]) + 1
            assert blocks["mass_size"][id] == len(mass["tiles"])
            assert blocks["on_main"][id] == mass["is_main"]


def compare_terror(blocks: Blocks, view: Any, seat: int) -> None:
    table = view["table"]
    step = table["step"]
    players = view["players"]
    order = [(seat + i) % players for i in range(players)]
    areas = list(table["areas"])
    kinds = ("swamp", "forest", "desert", "mountains")
    tiles = ("NE", "HG", "HM", "HA", "TR", "RA")
    for name in ("active", "start", "owner"):
        who = only(blocks[name])
        assert (None if who is None else order[who]) == table[name], name
    assert only(blocks["period"]) == table["period"]
    assert blocks["score"].tolist()[:players] == [view["scores"][s] for s in order]
    assert blocks["whites"].tolist()[:players] == [table["whites"][s] for s in order]
    supply = [table["supply"][s] or 0 for s in order]
    assert blocks["supply"].tolist()[:players] == supply
    card = only(blocks["card"])
    assert (None if card is None else kinds[card]) == view["card"]
    assert blocks["discards"].tolist() == list(table["discards"].values())
    for index, space in enumerate(table["spaces"]):
        tile, taker = only(blocks["tile_at"][index]), only(blocks["taker"][index])
        assert (None if tile is None else tiles[tile]) == space["tile"]
        assert (None if taker is None else order[taker]) == space["taker"]
    for index, area in enumerate(areas):
        there = table["areas"][area]
        assert blocks["dinos"][index].tolist()[:players] == [there["dinos"][s] for s in order]
        holders = [order[who] for who in map(only, blocks["order"][index]) if who is not None]
        assert holders == there["order"]
        volcano = only(blocks["volcano"][index])
        assert (None if volcano is None else order[volcano]) == there["volcano"]
        assert blocks["stones"][index].tolist() == view["stones"][area]
    for index, area in enumerate(table["predators"].values()):
        assert areas[only(blocks["predators"][index]) or 0] == area
    for name in ("origin", "first_origin", "first_to", "grown"):
        where = only(blocks[name])
        assert (None if where is None else areas[where]) == step[name], name
    assert blocks["bites"][0] == step["bites"]
    assert blocks["group_size"][0] == step["group_size"]


READERS: dict[str, Callable[[Blocks, Any, int], None]] = {
    "terror": compare_terror,
    "trias": compare_trias,
    "tritarea": compare_tritarea,
}


def test_a_game_without_an_array_reports_it() -> None:
    assert PEBBLES.encoding() is None
    with pytest.raises(TypeError, match=r"pebbles has no encoding"):
        encoding_of(PEBBLES)


def test_a_number_that_is_not_a_seat_has_no_array() -> None:
    for key in game_keys():
        game = find_game(key)
        state = game.new(2, None, FastChance(1))
        for stranger in (-1, 2):
            with pytest.raises(ValueError, match="not a seat in this game"):
                state.encode(stranger, Numbers(encoding_of(game).size))
