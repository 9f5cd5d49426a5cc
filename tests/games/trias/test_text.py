"""A view of Trias as text."""

import pytest

from trilobite.engine import Drawing, FastChance, SeededChance, find_game, seed_from_text
from trilobite.engine.language import Language
from trilobite.engine.tables import Viewpoint
from trilobite.games.trias.content import content_for
from trilobite.games.trias.game import GAME
from trilobite.games.trias.generated import stages
from trilobite.games.trias.model import LANDSCAPES
from trilobite.games.trias.table import Table, new_table
from trilobite.games.trias.view import TriasView

OPTIONS = GAME.read_options({}, 3)
HAND_OF_WOODS = 2

Tile = tuple[int, int, int]
"""A landscape and the coordinates of its cell."""

MOUNTAIN, STEPPE, WOODS = range(len(LANDSCAPES))
LINE: tuple[Tile, ...] = ((MOUNTAIN, 1, 0), (STEPPE, 2, 0), (WOODS, 3, 0))


def table_of(tiles: tuple[Tile, ...], herds: dict[tuple[int, int], list[int]]) -> Table:
    """A table with these tiles, numbered in order, and herds by cell and seat."""
    content = content_for(3, OPTIONS)
    table = new_table(content)
    for number, (terrain, q, r) in enumerate(tiles):
        table.board.lay(number, terrain, content.capacity[terrain], q, r)
    table.board.survey()
    for (q, r), numbers in herds.items():
        for seat, count in enumerate(numbers):
            table.board.add_herds(seat, table.board.reach(q, r), count)
            table.stock[seat] -= count
    table.stage, table.active, table.turn, table.actions_left = stages.ACTING, 0, 5, 3
    return table


def drawing_of(table: Table, marks: dict[str, str] | None = None) -> Drawing:
    view = TriasView(GAME, Viewpoint(0, 3, OPTIONS, 0), table, HAND_OF_WOODS, [0] * 8)
    return GAME.draw(view, marks or {})


def picture(table: Table, marks: dict[str, str] | None = None) -> list[str]:
    lines = drawing_of(table, marks).board
    return ["".join(span.text for span in line).rstrip() for line in lines]


def facts(table: Table) -> list[str]:
    language = Language("en", GAME)
    return [language.say(fact) for fact in drawing_of(table).facts]


def test_a_tile_shows_its_landscape_number_herds_and_free_places() -> None:
    table = table_of(LINE, {(1, 0): [1, 1], (3, 0): [2, 0, 1]})
    assert picture(table) == [
        "SP    M0    S1    W2",
        "      AB    ···   AAC·",
    ]


def test_rows_are_shifted_by_half_a_cell_as_in_the_picture_of_the_rules() -> None:
    state = find_game("trias").new(2, None, SeededChance(seed_from_text("map")))
    lines = GAME.draw(state.view(None), {}).board[::2]
    rows = ["".join(span.text for span in line) for line in lines]
    numbers = [[word.lstrip("MSW") for word in row.split()] for row in rows]
    assert numbers == [
        ["10", "9", "8"],
        ["11", "2", "1", "7"],
        ["12", "3", "P", "0", "6"],
        ["13", "4", "5", "17"],
        ["14", "15", "16"],
    ]
    assert [len(row) - len(row.lstrip()) for row in rows] == [6, 3, 0, 3, 6]


def test_an_overpopulated_tile_is_marked() -> None:
    table = table_of(LINE, {(1, 0): [2, 1], (3, 0): [3, 0, 2]})
    assert picture(table)[1] == "      AAB!  ···   3A2C!"
    assert "! overpopulated" in facts(table)


def test_swimmers_are_shown_in_the_water() -> None:
    table = table_of(LINE, {(2, 1): [1, 1]})
    assert picture(table)[3].strip() == "~AB~"
    assert "~A~ a swimmer of A" in facts(table)


def test_an_interior_sea_looks_different_from_the_outer_water() -> None:
    ring = ((4, 0), (4, 1), (5, -1), (6, -1), (6, 0), (5, 1))
    table = table_of(tuple((WOODS, q, r) for q, r in ring), {(5, 0): [1]})
    assert "≈A≈" in "\n".join(picture(table))
    assert "≈ interior sea" in facts(table)
    assert "≈" not in "\n".join(picture(table_of(LINE, {(5, 0): [1]})))


@pytest.mark.slow
def test_seas_and_outer_water_are_drawn_as_the_rules_say() -> None:
    """TR-0.2: compared with a separate flood fill, in positions of real games."""
    state = find_game("trias").new(3, None, SeededChance(seed_from_text("flood")))
    chance = FastChance(11)
    while not state.is_over:
        view = state.view(None)
        data = view.to_json()["table"]
        assert isinstance(data, dict)
        land = {(tile["q"], tile["r"]) for tile in data["tiles"]} | {(0, 0)}
        text = "".join(s.text for line in GAME.draw(view, {}).board for s in line)
        has_sea = bool(closed_waters(land))
        assert ("≈" in text) == has_sea
        (seat,) = state.to_act
        ids = state.legal_ids(seat)
        state.apply_id(seat, ids[chance.below(len(ids))])


def closed_waters(land: set[tuple[int, int]]) -> set[tuple[int, int]]:
    far = 2 + max(max(abs(q), abs(r)) for q, r in land)
    water = {
        (q, r) for q in range(-far, far + 1) for r in range(-far, far + 1) if (q, r) not in land
    }
    flood = [(far, far)]
    while flood:
        q, r = flood.pop()
        for dq, dr in ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)):
            if (q + dq, r + dr) in water:
                water.remove((q + dq, r + dr))
                flood.append((q + dq, r + dr))
    return water


def test_a_lifted_tile_stands_in_brackets() -> None:
    table = table_of(LINE, {(3, 0): [1]})
    table.stage, table.lifted = stages.DRIFTING, 1
    assert picture(table)[0] == "SP    M0    [S1]  W2"
    assert "Lifted: tile 1 (steppe), shown in [ ]" in facts(table)


def test_a_spent_herd_of_the_active_player_has_a_small_letter() -> None:
    table = table_of(LINE, {(3, 0): [3, 1]})
    table.spent[2] = 2
    assert picture(table)[1].endswith("AaaB")


def test_marks_are_shown_at_their_targets() -> None:
    table = table_of(LINE, {(1, 1): [0, 1]})
    marks = {"tile:1": "12", "fresh:2": "3", "cell:4,0": "7", "swimmer:1,1": "8", "hand": "9"}
    upper, _, water, swimmers = picture(table, marks)
    assert upper == "SP    M0    S1=12 W2=3  =7"
    assert water.strip() == "=8"
    assert swimmers.strip() == "~B~"


def test_colour_is_never_the_only_sign() -> None:
    """Everything with its own style also has its own letters or signs."""
    table = table_of(LINE, {(1, 0): [2, 1], (3, 0): [0, 1, 1], (2, 1): [0, 0, 1]})
    signs: dict[str, set[str]] = {}
    for line in drawing_of(table, {"cell:4,0": "7"}).board:
        for span in line:
            signs.setdefault(span.style, set()).update(span.text.strip("0123456789 "))
    seats = [signs[f"seat-{seat}"] for seat in range(3)]
    others = [signs[style] for style in ("ground-0", "ground-1", "ground-2", "ground-3")]
    for group in (seats, others[:3]):
        assert len(set(map(frozenset, group))) == len(group)
    for letters in seats:
        assert all(letters.isdisjoint(names) for names in others)
    assert signs["warning"] | signs["free"] | signs["mark"] | signs["water"] == set("!·=~")


def test_facts_show_scores_stocks_cards_turn_and_islands() -> None:
    table = table_of((*LINE, (WOODS, 6, 0), (WOODS, 7, 0)), {(6, 0): [2, 1], (3, 0): [1]})
    table.interim[0] = 4
    table.backs[0] = 0
    assert facts(table)[:8] == [
        ">A Orange: 4 points, 3 herds, 12 in stock, card back 1",
        " B Blue: 0 points, 1 herd, 14 in stock, no hand card",
        " C Yellow: 0 points, 0 herds, 15 in stock, no hand card",
        "Your hand card: woods (back 1)",
        "Turn 5, 3 actions left",
        "Deck: 39 cards left, top card back 1",
        "Islands, each with its herds:",
        "  2 tiles round W3: A2 B1",
    ]


def test_the_tiles_that_left_the_game_are_a_fact() -> None:
    """R-13: with two players there are none."""
    for players, number in ((2, 0), (3, 1)):
        state = find_game("trias").new(players, None, SeededChance(seed_from_text("leftover")))
        found = [f for f in GAME.draw(state.view(0), {}).facts if f.key == "trias-fact-leftover"]
        assert len(found) == number
        assert all(sum(int(str(n)) for n in fact.args.values()) == 2 for fact in found)


def test_nobody_sees_a_hand_card_of_another_player() -> None:
    state = find_game("trias").new(3, None, SeededChance(seed_from_text("cards")))
    for seat in (None, 0, 1, 2):
        keys = [fact.key for fact in GAME.draw(state.view(seat), {}).facts]
        assert keys.count("trias-fact-hand") == (seat is not None)
