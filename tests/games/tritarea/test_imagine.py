"""What a view lets a seat imagine (section 14): every consistent deal is equally likely."""

from collections import Counter
from math import factorial
from typing import Any

import pytest

from tests.games.tritarea.boards import board, declaring, load, position
from tests.games.tritarea.play import do, do_as, random_game, trick
from tests.games.tritarea.slow_city import DECK, HUMANS, printed, rights
from trilobite.engine import Chance, FastChance, SeededChance, State, canonical_json


def secrets(state: State) -> dict[str, Any]:
    data: Any = state.to_position()
    found: dict[str, Any] = data["state"]["secrets"]
    return found


def deal_of(state: State) -> tuple[tuple[str, ...], ...]:
    """The hands and the pool."""
    hidden = secrets(state)
    return tuple(tuple(cards) for cards in [*hidden["hands"], hidden["pool"]])


def imagined(state: State, seat: int | None, worlds: int) -> list[State]:
    view = state.view(seat)
    chance = FastChance(7)
    return [view.imagine(chance) for _ in range(worlds)]


def assert_even(found: Counter[Any], cells: int) -> None:
    """Chi-square is within five standard deviations of its mean, and no cell is empty."""
    assert len(found) == cells
    expected = found.total() / cells
    chi = sum((number - expected) ** 2 / expected for number in found.values())
    assert abs(chi - (cells - 1)) <= 5 * (2 * (cells - 1)) ** 0.5


def multinomial(*sizes: int) -> int:
    ways = factorial(sum(sizes))
    for size in sizes:
        ways //= factorial(size)
    return ways


@pytest.mark.parametrize(
    ("players", "deals"),
    [(4, multinomial(2, 2, 2)), (3, multinomial(2, 2, 2)), (2, multinomial(2, 4)), (1, 1)],
)
def test_every_deal_is_equally_likely(players: int, deals: int) -> None:
    """Everybody has two cards before trick 8 of round 2; all NPC cards are one pool."""
    state = board("b2=A", players=players, in_round=2, trick=8)
    worlds = imagined(state, 0, 12 * deals + 50)
    found = Counter(deal_of(world) for world in worlds)
    if deals > 1:
        assert_even(found, deals)
    assert {hands[0] for hands in found} == {deal_of(state)[0]}, "its own hand is known"
    assert {frozenset(sum(hands, ())) for hands in found} == {frozenset(sum(deal_of(state), ()))}


def test_a_spectator_imagines_all_hands() -> None:
    """There are 24 deals before trick 8 of round 1, with one card each."""
    state = board("b2=A", trick=8)
    assert_even(Counter(deal_of(world) for world in imagined(state, None, 600)), 24)


def test_nobody_imagines_a_5_in_round_1() -> None:
    """TA-1.1: nobody imagines a 5 in round 1."""
    for world in imagined(board(), 2, 30):
        cards = [card for hand in deal_of(world) for card in hand]
        assert sorted(cards, key=DECK.index) == [card for card in DECK if card[1] != "5"]


@pytest.mark.parametrize("players", [2, 4])
def test_the_declaration_of_another_may_be_any_unseen_card(players: int) -> None:
    """D-1: a seat knows its own commitment; another's is any card it cannot see."""
    state = load(declaring(players))
    for seat in (0, 1) if players == 4 else (1,):
        do_as(state, seat, state.legal(seat)[0].text())
    own = secrets(state)
    other = HUMANS[players][1]
    worlds = imagined(state, 0, 27 * 40)
    assert {secrets(world)["choices"][0] for world in worlds} == {own["choices"][0]}
    assert_even(Counter(secrets(world)["choices"][other] for world in worlds), 27)
    for world in worlds[:20]:
        assert world.invariants() == []


def test_a_hidden_5_of_another_may_be_anything_that_can_be_paid() -> None:
    """R-7 with five_order="hidden"."""
    state = trick("E5, H5, E9, H1", in_round=2, scores=[9, 1, 0, 0], five_order="hidden")
    do_as(state, 1, "five 0")
    for seat, expected in ((0, {"keep", "0"}), (1, {"0"}), (None, {"keep", "0"})):
        found = {secrets(world)["choices"][1] for world in imagined(state, seat, 40)}
        assert found == expected


def test_the_played_cards_of_memory_play_are_unseen_again() -> None:
    """R-20 with memory=True: a card of trick 1 may be anywhere."""
    state = board("b2=A", trick=7, memory=True)
    data: Any = state.to_position()
    own = set(data["state"]["secrets"]["hands"][0])
    worlds = imagined(state, 0, 400)
    seen_in_hand = {card for world in worlds for card in secrets(world)["hands"][1]}
    deck = {card for card in DECK if card[1] != "5"}
    assert seen_in_hand == deck - own


@pytest.mark.parametrize("memory", [False, True])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_an_imagined_world_looks_the_same_and_obeys_all_laws(players: int, memory: bool) -> None:
    """INV-1 to INV-13 hold in every imagined world."""
    chance = FastChance(3)
    options = {"five_order": "hidden", "memory": memory}
    for number, (state, acting, _) in enumerate(random_game(players, 11, options)):
        if number % 12:
            continue
        for seat in [*range(players), None]:
            view = state.view(seat)
            world = view.imagine(chance)
            assert world.invariants() == []
            assert canonical_json(world.view(seat).to_json()) == canonical_json(view.to_json())
            assert world.to_act == state.to_act
            if seat == acting:
                assert world.legal_ids(acting) == state.legal_ids(acting)


def test_worlds_imagined_in_memory_play_are_possible() -> None:
    """R-20, TA-4.1, TA-5.2: the cards of earlier tricks fit what was paid and built."""
    for number, (state, _, _) in enumerate(random_game(4, 14, {"memory": True})):
        if number % 9 == 0:
            world = state.view(1).imagine(FastChance(number))
            assert load(world.to_position()).to_position() == world.to_position()


def test_imagined_worlds_can_be_read_back() -> None:
    state = load(position("b2=A", players=3, in_round=2))
    for seat in (0, 1, 2, None):
        world = state.view(seat).imagine(FastChance(5))
        assert load(world.to_position()).to_position() == world.to_position()


# Face-down cards in the trick (memory=on).


class Noting(Chance):
    """A seeded chance that records the numbers of its draws."""

    def __init__(self, seed: int) -> None:
        self.seeded = SeededChance(seed.to_bytes(16, "big"))
        self.numbers: list[int] = []

    def below(self, bound: int, number: int) -> int:
        self.numbers.append(number)
        return self.seeded.below(bound, number)


def face_down() -> State:
    """RH1 has decided: the cards of s0 and s2 are face down."""
    state = trick("I7, H4, M2, H6", memory=True)
    do(state, "default")
    return state


def test_every_draw_for_an_imagined_world_has_its_own_number() -> None:
    """Section 14: even if the trick is dealt again; none is used by the game that follows."""
    view = face_down().view(1)
    tries = set()
    for seed in range(40):
        chance = Noting(seed)
        world = view.imagine(chance)
        tries.add(len(chance.numbers))
        assert len(set(chance.numbers)) == len(chance.numbers)
        assert min(chance.numbers) > world.draws + 1000
    assert len(tries) > 1, "some tricks were dealt again"


@pytest.mark.slow
def test_every_trick_that_gives_the_rights_is_equally_likely() -> None:
    """R-20, TA-3.4: two unseen cards that leave s1 and s3 their rights, with seeded chance."""
    state = face_down()
    own = secrets(state)["hands"][1]
    unseen = [c for c in DECK if printed(c) != 5 and c not in {*own, "H4", "H6"}]
    ways = [
        (one, other)
        for one in unseen
        for other in unseen
        if one != other and gives(one, other) == ("H", 1, 3)
    ]
    view = state.view(1)
    worlds = [view.imagine(SeededChance(n.to_bytes(16, "big"))) for n in range(6 * len(ways))]
    tricks: list[Any] = [world.to_position() for world in worlds]
    found = Counter(
        (data["state"]["table"]["trick"][0], data["state"]["table"]["trick"][2]) for data in tricks
    )
    assert set(found) <= set(ways)
    by_suits = Counter((one[0], other[0]) for one, other in ways)
    seen = Counter((one[0], other[0]) for one, other in found.elements())
    for suits, number in by_suits.items():
        assert abs(seen[suits] - 6 * number) < 5 * (6 * number) ** 0.5 + 5


def gives(one: str, other: str) -> tuple[str, int, int | None]:
    cards = {0: one, 1: "H4", 2: other, 3: "H6"}
    return rights(cards, {p: printed(card) for p, card in cards.items()}, 0)


def test_a_changed_5_is_imagined_only_if_it_was_paid_for() -> None:
    """TA-4.1: nobody has paid for a change here, so every card has its printed rank."""
    state = trick("E5, H5, E9, H1", in_round=2, scores=[9, 9, 0, 0], memory=True)
    do(state, "five keep", "five keep", "default")
    for world in imagined(state, 2, 60):
        data: Any = world.to_position()
        table = data["state"]["table"]
        assert all(
            rank == printed(card) for card, rank in zip(table["trick"], table["rank"], strict=True)
        )
