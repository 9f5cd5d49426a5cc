"""Set-up (sections 0, 1, 3, 11 and 13), for every number of players."""

from typing import Any

import pytest

from tests.games.terror.boards import table_of
from tests.games.terror.slow_island import AREAS, CARDS, STARTS, TILES, stones
from trilobite.engine import ASK, SeededChance, State
from trilobite.games.terror import GAME

COUNTS = (2, 3, 4, 5, 6)


def new(players: int, seed: int = 0, **options: object) -> State:
    return GAME.new(players, options, SeededChance(seed.to_bytes(16, "big")))


def view(state: State) -> dict[str, Any]:
    found: Any = state.view(None).to_json()
    return dict(found)


def asked(players: int) -> State:
    """A new game with a known start player, waiting for chance to turn up the first card."""
    state = GAME.new(players, {"start_player": 0}, ASK)
    while len(state.chance_outcomes()) == 1:
        state.apply_chance(state.chance_outcomes()[0][0])
    return state


@pytest.mark.parametrize("players", COUNTS)
def test_the_stones_of_the_board_side(players: int) -> None:
    """TT-1.5, TT-3.1, R-32: tertiary habitats have a stone only on the side for five and six."""
    assert GAME.player_counts == COUNTS
    found = view(new(players))["stones"]
    assert list(found) == AREAS
    assert {area: tuple(values) for area, values in found.items()} == {
        area: stones(area, players) for area in AREAS
    }
    assert any(values[2] for values in found.values()) == (players >= 5)


@pytest.mark.parametrize("players", COUNTS)
def test_every_player_begins_with_four_dinos_in_a_habitat(players: int) -> None:
    """TT-3.5, TT-3.6, TT-0.4: numbers go clockwise from the start player."""
    for seed in range(6):
        table = table_of(new(players, seed))
        start = table["start"]
        for number, area in enumerate(STARTS[players]):
            seat = (start + number) % players
            rank = STARTS[players][:number].count(area)
            assert table["areas"][area]["order"][rank] == seat
            assert table["areas"][area]["dinos"][seat] == 4
        assert table["supply"] == [53] * players
        assert sum(sum(area["dinos"]) for area in table["areas"].values()) == 4 * players


def test_any_player_may_begin() -> None:
    """TT-3.5: chance chooses, unless the option names a seat."""
    assert {table_of(new(4, seed))["start"] for seed in range(40)} == {0, 1, 2, 3}
    assert {table_of(new(4, seed, start_player=2))["start"] for seed in range(5)} == {2}
    state = GAME.new(3, {}, ASK)
    assert state.chance_outcomes() == [(0, 1 / 3), (1, 1 / 3), (2, 1 / 3)]


@pytest.mark.parametrize("players", COUNTS)
def test_the_predators_stand_outside_the_habitats(players: int) -> None:
    """TT-3.6: and the T-Rex is neutral."""
    table = table_of(new(players))
    assert table["predators"] == {
        "raptor-1": "Fm", "raptor-2": "Mm", "pterodactyl": "Di", "t-rex": "Do"
    }  # fmt: skip
    assert table["owner"] is None
    assert table["areas"]["Do"] == {"order": [], "dinos": [0] * players, "volcano": None}


@pytest.mark.parametrize("players", COUNTS)
def test_the_action_row(players: int) -> None:
    """TT-3.3, TT-3.4: with six players the T-Rex tile is fixed too."""
    seen: set[tuple[str, ...]] = set()
    for seed in range(60):
        table = table_of(new(players, seed))
        tiles = [space["tile"] for space in table["spaces"]]
        assert sorted(tiles) == sorted(TILES)
        assert tiles[4:] == ["RA", "HM"]
        assert table["whites_on"] == {"NE": 0, "HG": 0, "HA": 0, "TR": 0, "RA": 1, "HM": 1}
        assert all(space["taker"] is None for space in table["spaces"])
        seen.add(tuple(tiles[:4]))
    if players == 6:
        assert {tiles[3] for tiles in seen} == {"TR"}
        assert len(seen) == 6
    else:
        assert len(seen) > 15


def test_every_order_of_the_tiles_is_equally_likely() -> None:
    """TT-3.3: each space gets one of the tiles that are left."""
    state = asked(2)
    state.apply_chance(0)
    for left in (4, 3, 2):
        assert [share for _, share in state.chance_outcomes()] == pytest.approx([1 / left] * left)
        state.apply_chance(state.chance_outcomes()[-1][0])


@pytest.mark.parametrize("players", COUNTS)
def test_the_cards(players: int) -> None:
    """TT-3.2: 28 cards, one of them face up. TT-3.1: scores 0, first turn of the Triassic."""
    state = new(players)
    table = table_of(state)
    assert table["deck_size"] == 27
    assert table["face_up"] in CARDS
    secrets: Any = state.to_position()["state"]
    deck = secrets["secrets"]["deck"]
    assert {kind: deck[kind] + (kind == table["face_up"]) for kind in CARDS} == dict.fromkeys(
        CARDS, 7
    )
    assert (table["period"], table["turn"]) == (0, 0)
    assert table["points"] == dict.fromkeys(("stones", "presence", "domination"), [0] * players)
    assert table["counters"] == {"hatch": [None] * players, "volcano": [None] * players}


def test_the_first_card_is_drawn_from_all() -> None:
    """TT-3.2, TT-15.1."""
    state = asked(2)
    assert state.chance_outcomes() == [(kind, 0.25) for kind in range(4)]
    assert table_of(state)["stage"] == "turn_up"


def test_the_size_of_the_action_set_is_fixed() -> None:
    """Section 15: ids depend on neither players nor options."""
    assert len(GAME.actions) == 1318


@pytest.mark.parametrize(
    ("players", "long", "turns", "cards", "special"),
    [
        (2, False, [3, 3, 2], "T1 T2 J1 J2 C1", [["P"], [], ["D"]]),
        (3, False, [3, 3, 3], "T1 J1 C1", [["P"], ["P"], ["D"]]),
        (4, False, [3, 3, 2], "T1 J1 C1", [["P"], ["P"], ["D"]]),
        (5, False, [3, 3, 2], "T1 J1 C1", [["P"], ["P"], ["P", "D"]]),
        (6, False, [3, 3, 0], "T1 J1", [["P"], ["P", "D"], []]),
        (6, True, [3, 3, 2], "T1 J1 C1", [["P"], ["P"], ["P", "D"]]),
    ],
)
def test_the_table_of_section_11(
    players: int, long: bool, turns: list[int], cards: str, special: list[list[str]]
) -> None:
    """TT-11.1, R-28, INV-11; with and without six_player_long."""
    options = {"six_player_long": True} if long else {}
    found = view(new(players, **options))
    assert found["turns"] == turns
    assert [f"{'TJC'[period]}{turn + 1}" for period, turn in found["card_turns"]] == cards.split()
    assert found["special"][: 3 if turns[2] else 2] == special[: 3 if turns[2] else 2]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_long_game_is_for_six(players: int) -> None:
    """Section 11: six_player_long has no effect with fewer players."""
    assert view(new(players, six_player_long=True))["turns"] == view(new(players))["turns"]
