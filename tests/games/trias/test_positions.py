"""Positions: errors are reported at once and never cause a crash later."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.trias.boards import SEED, board, position
from tests.games.trias.cautious import cautious_game
from tests.games.trias.facts import facts
from trilobite.engine import ASK, FastChance, InputError, SeededChance, canonical_json
from trilobite.engine.playouts import play_out
from trilobite.games.trias import GAME

LINE = "P     M     S     Wb    Sa    ~a"


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_position_reads_back_as_it_was(players: int) -> None:
    """This holds at every decision of a game."""
    for state, seat, _ in cautious_game(players, players):
        text = canonical_json(state.to_position())
        again = GAME.from_position(state.to_position(), state.chance)
        assert canonical_json(again.to_position()) == text
        assert again.legal_ids(seat) == state.legal_ids(seat)


def set_value(data: dict[str, Any], path: str, value: object) -> None:
    """Set another value at a path such as `table.tiles.0.q`."""
    *names, last = path.split(".")
    place: Any = data["state"]
    for name in names:
        place = place[int(name) if name.isdigit() else name]
    place[int(last) if last.isdigit() else last] = value


WRONG: list[tuple[str, object]] = [
    ("table.stage", "sleeping"),
    ("table.active", 3),
    ("table.active", None),
    ("table.tiles.0.q", "1"),
    ("table.tiles.0.id", 1),
    ("table.tiles.0.herds", [0, 0]),
    ("table.tiles.0.landscape", "desert"),
    ("table.tiles.0", None),
    ("table.tiles", []),
    ("table.tiles.1.q", 1),  # two tiles on one cell
    ("table.pole", [1, 0, 0]),  # INV-5: nobody stands on the closed Pole
    ("table.stock", [15, 15, 15]),
    ("table.swimmers.0.q", 4),
    ("table.spent", [[0, 1]]),
    ("table.spent", [[3, 2]]),
    ("table.spent", [[4, 1]]),  # a tile without herds of the active player
    ("table.lifted", 0),
    ("table.actions_left", 5),
    ("table.rescues_left", 3),
    ("table.deck_sizes", [26, 9]),
    ("table.backs", [1, 1, 2]),
    ("table.meteorite_out", True),  # the last round has not begun
    ("table.last_turns", 2),  # the meteorite is not out
    ("table.last_turns", 0),  # that would mean the game is over
    ("table.used_card", "1 woods"),  # not among the discards
    ("table.used_card", "1 meteorite"),
    ("table.used_hand", True),  # the hand card is still there
    ("table.turn", 10000),
    ("table.holes", 1),  # INV-2: all cells are filled, so both holes are known
    ("table.laid", 35),
    ("table.is_mandatory", "yes"),
    ("secrets.hands", ["1 woods", "1 woods"]),
    ("secrets.hands.0", "2 woods"),
    ("secrets.hands.0", "2 meteorite"),
    ("secrets.discards", {"1 woods": 1}),
    ("secrets.discards", {"1 woods": 99}),
    ("secrets.discards", {"3 woods": 1}),
]


@pytest.mark.parametrize(("path", "value"), WRONG)
def test_a_wrong_position_is_refused_with_the_place_of_the_mistake(
    path: str, value: object
) -> None:
    data = position(LINE)
    set_value(data, path, value)
    with pytest.raises(InputError) as caught:
        GAME.from_position(data, SEED)
    assert caught.value.where.startswith("position.state.")
    assert caught.value.allowed, "what would be right"


UNUSUAL: list[dict[str, object]] = [
    {"turn": 39},  # with most cards still in the deck
    {"placements": 1},
    {"wanted": "woods"},
    {"last_turns": 1, "actions_left": 2},  # the meteorite is still in the deck
    {"last_turns": 3, "actions_left": 1},
    {
        "stage": "over",
        "last_turns": 0,
        "actions_left": 0,
        "final": [3, 1, 4],
    },  # on turn 5, with a swimmer
    {"stage": "turn_up_card"},
    {"interim": [99, 0, 0]},
    {"turn": 0},  # before the first turn
    {"final": [5, 0, 0]},  # before the end
    {"active": 2, "start": 1},
]


@pytest.mark.parametrize("changes", UNUSUAL)
def test_a_position_that_no_game_reaches_can_be_set_up_and_played(
    changes: dict[str, object],
) -> None:
    data = position(LINE)
    data["state"]["table"].update(changes)
    state = GAME.from_position(data, FastChance(1))
    assert state.to_position()["state"] == data["state"]
    state.settle()
    play_out(state, FastChance(2))
    assert state.is_over
    assert state.invariants() == []


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_placement_out_of_order_can_be_set_up(seat: int) -> None:
    """TR-1.6: only the number of placements to come matters."""
    data = position(LINE, stage="placing", active=seat)
    data["state"]["table"].update(placements=3)
    state = GAME.from_position(data, FastChance(1))
    play_out(state, FastChance(2))
    assert state.is_over
    assert state.invariants() == []


@pytest.mark.parametrize(
    ("change", "where"),
    [
        (lambda data: data.update(players=6), "position.players"),
        (lambda data: data.update(format="fen"), "position.format"),
        (lambda data: data.update(game="chess"), "position.game"),
        (lambda data: data.update(rules="0"), "position.rules"),
        (lambda data: data.update(draws=-1), "position.draws"),
        (lambda data: data.update(more=1), "position.'more'"),
        (lambda data: data.update(options={"reentry": 1}), "position.options.reentry"),
        (lambda data: data.pop("state"), "position.state"),
        (lambda data: data["state"].pop("secrets"), "position.state.secrets"),
        (lambda data: data["state"]["table"].pop("stock"), "position.state.table.stock"),
    ],
)
def test_a_wrong_envelope_is_refused(change: Callable[[Any], object], where: str) -> None:
    data = position(LINE)
    change(data)
    with pytest.raises(InputError) as caught:
        GAME.from_position(data, SEED)
    assert caught.value.where == where


def test_nobody_stands_on_the_closed_south_pole() -> None:
    """INV-5, R-1: a position cannot have them either, even if the herds add up."""
    with pytest.raises(InputError, match="South Pole"):
        board("Pa    M     S     Wb    Sa")
    with pytest.raises(InputError, match="South Pole"):
        board("Pa2b  M     S     Wb    Sa", south_pole_capacity=2)


def test_a_card_choice_without_a_card_is_refused() -> None:
    with pytest.raises(
        InputError, match=r"backs.0.: is null, but the hand is not empty; allowed: 1 or 2"
    ):
        board(LINE, stage="choose_card", hands=[None, "1 woods", "1 woods"])


def test_a_tile_too_far_away_is_refused_at_once() -> None:
    """Section 11 bounds the radius, so that no request builds a map of a million cells."""
    data = position(LINE)
    set_value(data, "table.tiles.0.q", 219)
    set_value(data, "table.tiles.0.r", 219)
    with pytest.raises(InputError):
        GAME.from_position(data, SEED)


JUNK = st.one_of(
    st.none(), st.booleans(), st.integers(-3, 60),
    st.sampled_from(["acting", "over", "placing", "deal_card", "refill_hand", "1 woods", ""]),
    st.lists(st.integers(0, 3), max_size=3), st.just({}),
)  # fmt: skip
FIELDS = sorted(facts(board(LINE)).fields)


@pytest.mark.slow
@settings(max_examples=150, deadline=None, derandomize=True)
@given(
    st.sampled_from(["acting", "choose_card", "lifting", "last"]),
    st.dictionaries(st.sampled_from(FIELDS), JUNK, min_size=1, max_size=3),
)
def test_any_position_is_refused_or_can_be_played_to_its_end(
    stage: str, junk: dict[str, object]
) -> None:
    """No traceback and no broken law, now or later."""
    if stage == "last":
        data = position(LINE, last_turns=2)
    elif stage == "lifting":
        data = position(LINE, stage=stage, card="1 woods")
    else:
        data = position(LINE, stage=stage)
    data["state"]["table"].update(junk)
    try:
        state = GAME.from_position(data, FastChance(1))
    except InputError:
        return
    assert state.invariants() == []
    state.settle()
    play_out(state, FastChance(2))
    assert state.is_over
    assert state.invariants() == []


SET_UP: list[tuple[dict[str, object], str]] = [
    ({"stage": "placing", "placements": 6}, "placements"),
    ({"stage": "placing", "placements": 0}, "stock[0]"),  # seat 0 has too few herds left
    ({"stage": "deal_card", "backs": [None] * 3, "placements": 0}, "stock[0]"),
    ({"stage": "choose_start"}, "backs[0]"),  # the cards are dealt later
    ({"stage": "lay_tile"}, "laid"),
    ({"stage": "lay_tile", "laid": 35, "holes": 1}, "holes"),
    ({"stage": "refill_hand"}, "used_hand"),
    ({"stage": "drifting"}, "lifted"),
    ({"stage": "drifting", "lifted": 33}, "lifted"),  # seat 0 has no herd on that land mass
    ({"stage": "lifting"}, "is_mandatory"),
    ({"stage": "over"}, "last_turns"),
]


@pytest.mark.parametrize(("changes", "field"), SET_UP)
def test_a_table_without_what_its_stage_needs_is_refused(
    changes: dict[str, object], field: str
) -> None:
    data = position("P     .     Wa4   Wa4   Wa4   Sa2")
    data["state"]["table"].update(changes)
    with pytest.raises(InputError) as caught:
        GAME.from_position(data, SEED)
    assert caught.value.where == f"position.state.table.{field}"
    assert caught.value.allowed


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"stage": "placing"}, "placements"),
        ({"is_mandatory": True}, "is_mandatory"),
        ({"idle_turns": 1}, "idle_turns"),
        ({"swimmers": [{"q": 9, "r": 0, "herds": [0, 0, 0]}]}, "swimmers[0]"),
    ],
)
def test_a_table_that_does_not_fit_its_stage_is_refused(
    changes: dict[str, object], field: str
) -> None:
    state = GAME.new(3, {"start_player": 0}, SeededChance(bytes(16)))
    where: Any = state.to_position()
    while where["state"]["table"]["stage"] != "acting":
        seat = state.to_act[0]
        state.apply_id(seat, state.legal_ids(seat)[0])
        where = state.to_position()
    where["state"]["table"].update(changes)
    with pytest.raises(InputError, match=re.escape(field)):
        GAME.from_position(where, ASK)
