"""Components and the start of a round (sections 0 and 1), for every number of players."""

from collections import Counter
from typing import Any

import pytest

from tests.games.tritarea.boards import (
    board,
    declaring,
    last_step,
    load,
    scores,
    selling,
    table_of,
)
from tests.games.tritarea.play import (
    asked,
    choices,
    do,
    finish,
    forced,
    keys,
    random_game,
    stage,
    why,
)
from tests.games.tritarea.slow_city import (
    BONUS,
    DECK,
    FIRST,
    HUMANS,
    PICTURE,
    PRINTED,
    SECOND,
    SQUARES,
    Board,
    edge_neighbours,
)
from trilobite.engine import ASK, CHANCE, InputError, SeededChance, State
from trilobite.games.tritarea import GAME

COUNTS = (1, 2, 3, 4)


def new(players: int, seed: int = 0, **options: object) -> State:
    return GAME.new(players, options, SeededChance(seed.to_bytes(16, "big")))


def secrets(state: State) -> dict[str, Any]:
    data: Any = state.to_position()
    found: dict[str, Any] = data["state"]["secrets"]
    return found


def view(state: State, seat: int | None = None) -> dict[str, Any]:
    found: Any = state.view(seat).to_json()
    return dict(found)


def deal(state: State) -> None:
    while state.to_act == (CHANCE,):
        state.apply_chance(state.chance_outcomes()[0][0])


def test_the_printed_numbers_are_those_of_section_13() -> None:
    """TA-0.2, TA-7.3: the data file says where each comes from."""
    assert PICTURE == ["IIIM", "HIMM", "HHEM", "HEEE"]
    expected = {"a1": 1, "d1": 2, "d4": 2, "a4": 3, "c1": 1, "d3": 1, "b4": 1, "a2": 1}
    assert {square: points for square, points in BONUS.items() if points} == expected
    assert FIRST == {"I": 8, "M": 6, "E": 5, "H": 4}
    assert all(FIRST[suit] + SECOND[suit] == 10 for suit in "IMEH")
    assert {PRINTED["areas"]["from"], PRINTED["bonus"]["from"]} == {"inferred"}
    assert [PRINTED["prizes"][suit]["from"] for suit in "IMEH"] == ["inferred"] * 3 + ["public"]


def test_the_board_has_four_areas_of_four_squares() -> None:
    """TA-0.2: 12 edges lie inside areas and 12 between them; I and E do not touch, nor M and H."""
    printed = view(new(4))["board"]
    assert list(printed["area"]) == SQUARES
    assert Counter(printed["area"].values()) == dict.fromkeys("IMEH", 4)
    assert printed["area"] == Board().area
    assert printed["bonus"] == BONUS
    assert (printed["first"], printed["second"]) == (FIRST, SECOND)
    pairs = [
        {printed["area"][one], printed["area"][other]}
        for one in SQUARES
        for other in edge_neighbours(one)
        if one < other
    ]
    assert sum(len(pair) == 1 for pair in pairs) == sum(len(pair) == 2 for pair in pairs) == 12
    assert {"I", "E"} not in pairs
    assert {"M", "H"} not in pairs


@pytest.mark.parametrize("players", COUNTS)
def test_there_are_always_four_participants(players: int) -> None:
    """TA-0.3: seats are the people among them, in order; with two players seat 1 is s2."""
    assert GAME.player_counts == COUNTS
    expected = dict.fromkeys(range(4)) | {p: i for i, p in enumerate(HUMANS[players])}
    assert GAME.participants(players) == expected
    assert view(new(players))["participants"] == {str(p): seat for p, seat in expected.items()}
    assert [GAME.participant_of(seat, players) for seat in range(players)] == HUMANS[players]


@pytest.mark.parametrize("players", COUNTS)
def test_everybody_begins_without_points_and_buildings(players: int) -> None:
    """TA-0.4: scores begin at 0, the start player has the marker."""
    state = new(players)
    table = table_of(state)
    assert scores(state) == view(state)["scores"] == [0] * 4
    assert table["leader"] == table["start"] == table["order"][0]
    assert table["buildings"] == {}


@pytest.mark.parametrize("players", COUNTS)
def test_a_game_is_three_rounds_of_eight_tricks(players: int) -> None:
    """TA-0.5, INV-12: 96 cards are played, 24 of them by each person."""
    played, rounds = 0, set()
    last: State | None = None
    for state, _, action in random_game(players, 5):
        played += action.kind == "play"
        rounds.add((table_of(state)["round"], table_of(state)["trick_number"]))
        last = state
    assert played == 24 * players
    assert {(r, t) for r in range(3) for t in range(8)} <= rounds
    assert last is not None
    assert last.result() is not None


@pytest.mark.parametrize("players", COUNTS)
def test_round_1(players: int) -> None:
    """TA-1.1, TA-0.1: 32 cards without the 5s, 8 each; 7 blocks; no 5 is anywhere."""
    state = new(players)
    table, hidden = table_of(state), secrets(state)
    dealt = [card for hand in hidden["hands"] for card in hand] + hidden["pool"]
    assert sorted(dealt, key=DECK.index) == [card for card in DECK if card[1] != "5"]
    assert table["cards_left"] == [8] * 4
    assert [len(hidden["hands"][p]) for p in HUMANS[players]] == [8] * players
    assert table["supply"] == [7] * 4
    assert stage(state) == "playing"


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("in_round", [2, 3])
def test_rounds_2_and_3(players: int, in_round: int) -> None:
    """TA-1.2, TA-1.3, TA-1.4: 36 cards, 9 each; 8 or 9 blocks; the board is clear, scores stay."""
    intents = "I2 M2 E2 H2" if in_round == 3 else ""
    city = "a1=A b1=A c3=B"
    state = load(last_step(city, players=players, in_round=in_round - 1, last="B", intents=intents))
    finish(state)
    while stage(state) == "npc_intent":
        state.apply_chance(0)
    table, total = table_of(state), scores(state)
    assert state.to_act == (CHANCE,)
    assert table["buildings"] == {}
    assert table["supply"] == [in_round + 6] * 4
    assert sum(total) > 20
    deal(state)
    hidden = secrets(state)
    dealt = [card for hand in hidden["hands"] for card in hand] + hidden["pool"]
    assert sorted(dealt, key=DECK.index) == DECK
    assert table_of(state)["cards_left"] == [9] * 4
    assert scores(state) == total
    assert stage(state) == ("playing" if in_round == 2 else "declaring")


@pytest.mark.parametrize("players", COUNTS)
def test_any_person_may_start(players: int) -> None:
    """TA-1.5, R-2: each person is equally likely; NPCs never start."""
    state = GAME.new(players, {}, ASK)
    assert state.chance_outcomes() == [(p, 1 / players) for p in HUMANS[players]]
    for seat, p in enumerate(HUMANS[players]):
        assert table_of(new(players, start_first=seat))["start"] == p
    with pytest.raises(InputError):
        new(players, start_first=players)


def test_cards_are_dealt_one_by_one() -> None:
    """TA-1.4: each remaining card is equally likely; what nobody got are NPC decks."""
    state = GAME.new(2, {"start_first": 0}, ASK)
    state.apply_chance(0)
    for number in range(16):
        left = 32 - number
        assert state.chance_outcomes() == [(i, 1 / left) for i in range(left)]
        state.apply_chance(left - 1)
    hidden = secrets(state)
    without_5s = [card for card in DECK if card[1] != "5"]
    assert hidden["hands"] == [without_5s[24:], [], without_5s[16:24], []]
    assert hidden["pool"] == without_5s[:16]


def test_a_spectator_learns_nothing_from_the_deal() -> None:
    """TA-1.4: dealt face down."""
    one, other = new(4, 1, start_first=0), new(4, 2, start_first=0)
    assert secrets(one) != secrets(other)
    assert view(one) == view(other)


@pytest.mark.parametrize(
    ("scores_now", "marker", "start"),
    [([9, 3, 4, 8], 1, 0), ([9, 3, 12, 8], 2, 2), ([7, 7, 7, 7], 3, 3), ([1, 7, 7, 1], 3, 1)],
)
def test_the_highest_score_starts(scores_now: list[int], marker: int, start: int) -> None:
    """TA-1.5, TA-1.6, R-3: of those tied, the first clockwise from the marker, holder included."""
    state = load(last_step("", in_round=2, scores=scores_now, marker=marker))
    finish(state)
    table = table_of(state)
    assert scores(state) == scores_now
    assert (table["start"], table["leader"], table["order"][0]) == (start, start, start)
    deal(state)
    assert set(state.to_act) == {0, 1, 2, 3}


def test_round_3_begins_with_declarations_then_the_sale() -> None:
    """TA-1.7, R-5: with r3_order="sell" the other way round."""
    state = load(declaring())
    assert steps(state) == ["declare", "sale", "tricks", "settlement"]
    for seat in range(4):
        state.apply(seat, state.legal(seat)[0])
    assert asked(state) == ("selling", 3, 3)
    do(state, "sell 0", "sell 1", "sell 2", "sell 3")
    assert asked(state) == ("playing", 0, 0)
    state = load(selling(r3_order="sell"))
    assert steps(state) == ["sale", "declare", "tricks", "settlement"]
    assert table_of(state)["cards_left"] == [9] * 4
    do(state, "sell 0", "sell 1", "sell 2", "sell 3")
    assert stage(state) == "declaring"
    assert state.to_act == (0, 1, 2, 3)
    for seat in range(4):
        state.apply(seat, state.legal(seat)[0])
    assert asked(state) == ("playing", 0, 0)
    assert None not in table_of(state)["declared"]


def steps(state: State) -> object:
    """The steps of the round, as the view lists them."""
    return state.view(None).to_json()["round_steps"]


def test_the_view_says_which_step_of_the_round_is_under_way() -> None:
    """TA-1.7, TA-1.8: in round 3 from the declarations to the settlement."""
    state = load(declaring())
    found = [step_of(state)]
    while not state.is_over:
        state.apply(state.to_act[0], state.legal(state.to_act[0])[-1])
        found.append(step_of(state))
    assert list(dict.fromkeys(found)) == steps(state)
    assert step_of(load(selling(r3_order="sell"))) == "sale"


@pytest.mark.parametrize("in_round", [1, 2, 3])
def test_after_the_last_trick_the_points_of_a_round_belong_to_the_settlement(in_round: int) -> None:
    """TA-7.1: also while some cards are not played, and before anybody is asked again."""
    state = load(last_step("b2=A d2=B", in_round=in_round))
    seat = state.to_act[0]
    choice = state.legal(seat)[0]
    events = keys(state.preview(seat, choice))
    ended, paid = events.index("trick-ended"), events.index("area-scored")
    found = [step_of(state.midway(seat, choice, number)) for number in (0, ended, paid, paid + 1)]
    assert found == ["tricks", "tricks", "settlement", "settlement"]


def step_of(state: State) -> object:
    return state.view(None).to_json()["round_step"]


def test_the_view_says_in_which_round_the_last_card_is_an_intent() -> None:
    """TA-7.7."""
    rounds = [last_step("", in_round=number) for number in (1, 2)]
    shown = [
        load(position).view(None).to_json()["has_intent"] for position in (*rounds, declaring())
    ]
    assert shown == [False, True, False]


@pytest.mark.parametrize("players", COUNTS)
def test_the_view_says_how_many_declare_and_what_a_5_can_count(players: int) -> None:
    """TA-1.8, TA-4.1: every human declares; a 5 stays one or becomes 0 or 10 from round 2 on."""
    state = load(declaring(players=players))
    view = state.view(None).to_json()
    assert view["declarers"] == len(state.to_act) == players
    assert view["five_ranks"] == {"keep": 5, "0": 0, "10": 10}


def test_a_sale_pays_at_once() -> None:
    """TA-1.9: 3 points per block, from none to all nine."""
    state = load(selling(scores=[4, 3, 2, 1]))
    assert choices(state) == {f"sell {n}" for n in range(10)}
    do(state, "sell 5", "sell 0")
    table = table_of(state)
    assert scores(state) == [4, 3, 2, 16]
    assert (table["sold"], table["supply"]) == ([0, 0, 0, 5], [9, 9, 9, 4])


def test_sold_blocks_cannot_be_built() -> None:
    """TA-1.9, TA-6.2: a player who has sold all blocks defaults on every right."""
    state = board(in_round=3, hands={0: "M9", 1: "M1", 2: "I1", 3: "E1"}, sold={0: 9, 1: 9})
    do(state, "play M9", "play M1", "play I1")
    events = state.apply(3, GAME.actions.from_text("play E1"))
    assert isinstance(events, list)
    assert forced(events) == [(1, "default"), (0, "default")]


def test_nobody_sells_out_of_turn() -> None:
    """TA-1.9."""
    state = load(selling())
    refusal = why(state, "sell 1", seat=0)
    assert refusal is not None
    assert refusal[0] == "not-your-turn"
