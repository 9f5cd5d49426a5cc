"""Set-up: continent, cards, first herds (sections 0 and 1, TV-19)."""

from collections import Counter

import pytest

from tests.games.trias.boards import CARDS_MANY, CARDS_TWO, MANY, TWO, distance
from tests.games.trias.facts import Facts, facts
from tests.games.trias.play import choices, do, on, why, why_at
from trilobite.engine import ASK, CHANCE, FastChance, SeededChance, State, seen
from trilobite.engine.playouts import play_out
from trilobite.games.trias import GAME
from trilobite.games.trias.rules.hand_card import CardTaken
from trilobite.games.trias.rules.landscape import masses_of

PLAYERS = (2, 3, 4, 5)


def new(players: int, seed: int = 1, **options: object) -> State:
    return GAME.new(players, options, SeededChance(bytes([seed] * 16)))


def placed(players: int, seed: int = 1, **options: object) -> State:
    """A game with all herds placed, each pair on the first free tile."""
    state = new(players, seed, **options)
    while facts(state).fields["stage"] == "placing":
        seat = state.to_act[0]
        state.apply_id(seat, state.legal_ids(seat)[0])
    return state


def test_cells_have_axial_coordinates_and_six_neighbours() -> None:
    """TR-0.1: distance is the number of the ring, and direction 0 is east."""
    state = new(3)
    seen_cells = facts(state).cells
    assert (0, 0) in seen_cells
    assert distance((2, -3)) == 3
    assert {distance(cell) for cell in seen_cells} == {0, 1, 2, 3}


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_three_rings_with_two_holes_in_the_inner_ones_are_one_land_mass(
    players: int, seed: int
) -> None:
    """TR-1.1, TR-0.2, TR-0.3, INV-2: 34 land tiles and the South Pole."""
    cells = facts(new(players, seed)).cells
    rings = Counter(distance(cell) for cell in cells)
    assert rings[3] == 18
    assert rings[1] + rings[2] == 16
    assert masses_of(cells) == [cells]


def test_any_two_holes_leave_one_land_mass_of_35_tiles() -> None:
    """TR-1.1, the inferred remark: all 153 pairs."""
    cells = {(q, r) for q in range(-3, 4) for r in range(-3, 4) if distance((q, r)) <= 3}
    inner = [cell for cell in cells if 1 <= distance(cell) <= 2]
    pairs = [(a, b) for a in inner for b in inner if a < b]
    assert len(pairs) == 153
    for a, b in pairs:
        assert [len(mass) for mass in masses_of(frozenset(cells) - {a, b})] == [35]


def test_two_players_fill_two_rings_without_holes() -> None:
    """TR-1.2, R-2."""
    seen_now = facts(new(2))
    assert len(seen_now.cells) == 19
    assert max(distance(cell) for cell in seen_now.cells) == 2
    assert Counter(seen_now.landscapes.values()) == {**TWO, "pole": 1}


@pytest.mark.parametrize("seed", range(5))
def test_two_random_land_tiles_leave_the_game(seed: int) -> None:
    """TR-1.1, R-13: 34 of 9 mountains, 15 steppes and 12 woods; what is missing can be counted."""
    found = Counter(facts(new(4, seed)).landscapes.values())
    del found["pole"]
    assert found.total() == 34
    assert all(found[landscape] <= number for landscape, number in MANY.items())


def leftover(state: State, seat: int | None) -> object:
    return state.view(seat).to_json()["leftover"]


def test_everybody_sees_which_tiles_left_the_game() -> None:
    """R-13: players and spectators, at any time."""
    state = new(4)
    missing = Counter(MANY)
    missing.subtract(name for name in facts(state).landscapes.values() if name != "pole")
    for seat in (0, 3, None):
        assert leftover(state, seat) == sorted(missing.elements())
    play_out(state, FastChance(1))
    assert leftover(state, None) == sorted(missing.elements())


def test_with_two_players_and_before_the_board_is_laid_no_tile_has_left_the_game() -> None:
    """R-13, TR-1.2."""
    assert leftover(new(2), 0) == []
    assert leftover(GAME.new(3, {}, ASK), None) == []


def test_views_of_version_1_of_the_rules_do_not_have_the_leftover_tiles() -> None:
    """R-13: existing tables stay as they are."""
    (former,) = GAME.former_rules
    assert "leftover" not in former.new(3, {}, SeededChance(bytes(16))).view(0).to_json()


def test_tile_ids_go_ring_by_ring_outward() -> None:
    """Section 11: ring k starts at (k,0) and goes round by north-west first; holes are skipped."""
    ids = facts(new(2)).ids
    first_ring = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
    assert [ids[cell] for cell in first_ring] == list(range(6))
    second = [(2, 0), (2, -1), (2, -2), (1, -2), (0, -2), (-1, -1)]
    assert [ids[cell] for cell in second] == list(range(6, 12))
    assert ids[(0, 0)] == 34


def test_every_tile_and_hole_comes_up_with_its_right_chance() -> None:
    """TR-1.1: the first cell is a hole in 2 of 18 cases, else a landscape by its number."""
    state = GAME.new(3, {}, ASK)
    chances = dict(state.chance_outcomes())
    assert chances[3] == pytest.approx(2 / 18)
    for outcome, number in enumerate(MANY.values()):
        assert chances[outcome] == pytest.approx(16 / 18 * number / 36)
    for _ in range(2):
        state.apply_chance(3)
    assert 3 not in dict(state.chance_outcomes())


def test_if_no_hole_has_come_the_last_inner_cells_must_be_holes() -> None:
    """TR-1.1: with no hole in 16 inner cells the last two are both holes."""
    state = GAME.new(3, {}, ASK)
    for _ in range(16):
        outcomes = [o for o, _ in state.chance_outcomes() if o != 3]
        state.apply_chance(outcomes[0])
    for _ in range(2):
        assert [outcome for outcome, _ in state.chance_outcomes()] == [3]
        state.apply_chance(3)
    assert 3 not in dict(state.chance_outcomes())


@pytest.mark.parametrize("players", PLAYERS)
def test_the_two_decks_lie_one_on_the_other(players: int) -> None:
    """TR-1.3: everybody has a card of the 1-deck, and the top card shows a 1."""
    seen_now = facts(new(players))
    first, second = seen_now.fields["deck_sizes"]
    cards = CARDS_TWO if players == 2 else CARDS_MANY
    assert first == sum(n for card, n in cards.items() if card[0] == "1") - players
    assert second == sum(n for card, n in cards.items() if card[0] == "2") + 1
    assert seen_now.fields["backs"] == [1] * players


@pytest.mark.parametrize("players", PLAYERS)
def test_the_first_cards_have_the_faces_of_the_first_deck(players: int) -> None:
    """TR-1.3, TR-1.5: in ask mode the faces of the first card come up by their numbers."""
    state = GAME.new(players, {"start_player": 0}, ASK)
    while facts(state).fields["stage"] == "lay_tile":
        state.apply_chance(state.chance_outcomes()[0][0])
    cards = CARDS_TWO if players == 2 else CARDS_MANY
    first = [cards["1 mountain"], cards["1 steppe"], cards["1 woods"]]
    expected = [n / sum(first) for n in first]
    assert [chance for _, chance in state.chance_outcomes()] == pytest.approx(expected)


def test_a_start_player_is_drawn_or_named() -> None:
    """TR-1.4: `start_player`."""
    assert {facts(new(3, seed)).fields["start"] for seed in range(20)} == {0, 1, 2}
    for seat in range(3):
        assert {facts(new(3, seed, start_player=seat)).fields["start"] for seed in range(3)} == {
            seat
        }


@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_gets_a_secret_card_herds_and_no_points(players: int) -> None:
    """TR-1.5, TR-0.4: 15 herds, 10 with two players, all in stock."""
    seen_now = facts(new(players))
    assert None not in seen_now.hands
    assert seen_now.stock == [10 if players == 2 else 15] * players
    assert seen_now.interim == [0] * players


def test_cards_are_dealt_clockwise_from_the_start_player_before_any_herd_is_placed() -> None:
    """TR-1.5, TR-0.6: seat 2 starts, then 3, 0, 1; only the owner sees the face."""
    state = GAME.new(4, {"start_player": 2}, ASK)
    dealt: list[int] = []
    while state.to_act == (CHANCE,):
        events = state.apply_chance(state.chance_outcomes()[0][0])
        for event in CardTaken.among(events):
            dealt.append(event.number("who"))
            others = {str(seen([event], seat)) for seat in (0, 1, 2, 3, None)}
            assert len(others) == 2
    assert dealt == [2, 3, 0, 1]
    assert facts(state).fields["stage"] == "placing"


def test_placement_goes_anti_clockwise_twice_round() -> None:
    """TV-19, TR-1.6, TR-1.7: n = 3, s = 0: 0 2 1 0 2 1, then the turns 1, 2, 0."""
    state = new(3, start_player=0)
    order: list[int] = []
    while facts(state).fields["stage"] == "placing":
        order.append(state.to_act[0])
        do(state, sorted(choices(state))[0])
    assert order == [0, 2, 1, 0, 2, 1]
    turns: list[int] = []
    for _ in range(3):
        turns.append(state.to_act[0])
        _play_turn(state)
    assert turns == [1, 2, 0]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("start", [0, 1])
def test_the_left_neighbour_of_the_start_player_has_the_first_turn(
    players: int, start: int
) -> None:
    """TR-1.7, TR-0.6: and everybody has four herds on the board."""
    state = placed(players, start_player=start)
    assert state.to_act == ((start + 1) % players,)
    assert facts(state).stock == [(10 if players == 2 else 15) - 4] * players


def test_a_pair_is_placed_on_a_tile_without_any_herd() -> None:
    """TR-1.6: not where any herd is, even one's own; mountains are allowed, the Pole never."""
    state = new(3, start_player=0)
    cells = facts(state)
    mountain = next(cell for cell, name in cells.landscapes.items() if name == "mountain")
    do(state, on("place", state, mountain))
    assert facts(state).on_tiles[mountain] == (2, 0, 0)
    assert why(state, on("place", state, mountain)) == ("not-vacant", "TR-1.6")
    assert why(state, "place 34") == ("pole", "TR-1.6")
    assert why_at(state, "tile:34") == ("pole", "TR-1.6")
    do(state, "place 1" if cells.ids[mountain] != 1 else "place 2")
    do(state, "place 3" if cells.ids[mountain] != 3 else "place 4")
    assert state.to_act == (0,)
    assert why(state, on("place", state, mountain)) == ("not-vacant", "TR-1.6")
    assert choices(state) == {
        f"place {id}" for cell, id in _free(facts(state)).items() if cell != (0, 0)
    }


def _free(now: Facts) -> dict[tuple[int, int], int]:
    return {cell: id for cell, id in now.ids.items() if not any(now.on_tiles[cell])}


def test_only_placing_is_possible_while_herds_are_placed() -> None:
    """TR-1.6: everything else is refused, and the refusal says what to do."""
    state = new(3)
    for text in ("hand", "lift 20", "drift 20 e", "move 3 e", "rescue 3 e", "reproduce 3", "end"):
        reason, _ = why(state, text) or ("", "")
        assert reason == "placing"
    assert why_at(state, "cell:9,9") == ("only-water", "TR-1.6")


def test_two_players_have_only_18_tiles() -> None:
    """TR-1.2."""
    assert why(new(2), "place 18") == ("no-tile", "TR-1.2")


def _play_turn(state: State) -> None:
    seat = state.to_act[0]
    do(state, "hand")
    while state.to_act == (seat,) and facts(state).fields["stage"] != "acting":
        do(state, sorted(choices(state))[0])
    do(state, "end")
