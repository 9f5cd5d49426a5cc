"""The positions in which the short lessons begin, drawn in the notations of the games' tests.

`tools/lessons.py` writes them to `games/<game>/lessons/<name>.json`; a test checks the files.
"""

import json
from collections.abc import Callable
from typing import Any

from tests.games.terror import boards as island
from tests.games.trias import boards as land
from tests.games.tritarea import boards as city
from trilobite.engine import SeededChance, find_game

Cells = list[land.Cell]
Herds = dict[land.Cell, dict[int, int]]

# Trias: a main land west of the islands, each island a list of cells.
LATE_MAIN: Cells = [
    (-1, 0), (-2, 0), (-3, 0), (-1, 1), (-2, 1), (-3, 1), (0, 1), (-1, 2), (-2, 2), (0, -1),
    (-1, -1), (1, -1), (0, -2), (1, -2), (-4, 0), (-4, 1), (-3, 2),
]  # fmt: skip
EAST: Cells = [(3, -1), (4, -1), (3, 0), (4, 0), (4, -2)]
NORTH: Cells = [(-1, -4), (0, -4), (-2, -3), (-1, -3)]
SOUTH: Cells = [(0, 3), (1, 3), (0, 4), (1, 2), (2, 2), (-1, 4)]
WEST: Cells = [(-4, 4), (-5, 4)]
ISLANDS: dict[str, Cells] = {"WSWSM": EAST, "SWMS": NORTH, "WSSWMW": SOUTH, "WS": WEST}


def tiles(lands: dict[str, Cells]) -> dict[land.Cell, str]:
    """The landscapes of all cells; the keys are the letters of the cells."""
    return {
        cell: letter
        for letters, cells in lands.items()
        for cell, letter in zip(cells, letters, strict=True)
    }


def trias_final() -> dict[str, Any]:
    """The last turn of a game: two more herds in the east decide who wins."""
    herds: Herds = {
        (3, -1): {0: 1, 1: 1}, (4, -1): {0: 1, 2: 1}, (3, 0): {1: 2}, (-1, -3): {0: 1},
        (0, 3): {1: 1, 2: 1}, (1, 2): {1: 1, 2: 1}, (-4, 4): {2: 1}, (0, 1): {0: 2},
        (-1, 1): {0: 1, 2: 1}, (0, -1): {1: 1},
    }  # fmt: skip
    picture = land.Picture(tiles({"SMWSWSMWSMSWSMWSS": LATE_MAIN, **ISLANDS}), herds)
    return land.position(picture, last_turns=1, scores=[5, 4, 6])


def trias_drift() -> dict[str, Any]:
    """One woods tile holds two pieces at the main land."""
    main: Cells = [
        (1, 0), (2, 0), (0, -1), (1, -1), (0, 1), (-1, 0), (-1, 1), (-2, 1), (-2, 0), (-1, -1),
        (0, -2), (-1, 2), (-2, 2), (0, 2), (1, 1), (-3, 1), (-3, 0), (-2, -1), (1, -2), (-3, 2),
        (-1, -2),
    ]  # fmt: skip
    lands: dict[str, Cells] = {
        "SMWSMSWSSWMSSWMWSWMSW": main,
        "W": [(3, 0)],
        "SSW": [(4, -1), (4, -2), (4, -3)],
        "WM": [(3, 1), (3, 2)],
        "SWMSWSM": [(-5, 1), (-5, 2), (-6, 2), (-1, 4), (-2, 4), (-2, 5), (-1, -4)],
    }
    herds: Herds = {
        (4, -2): {0: 2}, (4, -3): {0: 1}, (4, -1): {1: 1}, (3, 1): {1: 2}, (3, 2): {0: 1},
        (1, 0): {0: 1, 2: 1}, (0, 1): {2: 2}, (-1, 1): {2: 1}, (-1, 0): {1: 1}, (3, 0): {2: 1},
    }  # fmt: skip
    return land.position(
        land.Picture(tiles(lands), herds), stage="choose_card", deck=(9, 9), scores=[1, 2, 1],
        hands=["1 woods", "1 steppe", "1 mountain"],
    )  # fmt: skip


def trias_meteorite() -> dict[str, Any]:
    """Three cards are left in the deck, and the meteorite is one of them."""
    herds: Herds = {
        (3, -1): {0: 1, 1: 1}, (4, -1): {0: 1, 2: 1}, (3, 0): {1: 2}, (-1, -3): {0: 1},
        (0, 3): {1: 2, 2: 1}, (1, 2): {1: 2, 2: 1}, (-4, 4): {2: 1}, (0, 1): {0: 1},
        (-1, 1): {0: 1, 1: 2}, (-2, 1): {1: 2, 2: 1}, (-1, 2): {1: 3},
    }  # fmt: skip
    picture = land.Picture(tiles({"SMWWWSMWSMSSSMWSS": LATE_MAIN, **ISLANDS}), herds)
    return land.position(
        picture, stage="choose_card", turn=33, deck=(0, 3), scores=[5, 7, 8],
        hands=["2 steppe", "2 woods", "1 mountain"],
    )  # fmt: skip


def terror_habitats() -> dict[str, Any]:
    """Three herds in several areas, and equal ones within reach."""
    return island.position(
        "Do [B4 | G3 | O2] Dm [B2] Fo [G4 | B3 | R1] So [B5 | O4 | R3] Sm [O3] Mi [G3 | B2 | R1] "
        "Fi [O2] Mm [G2] Si [R3 | B2]",
        tile="HG", card="desert", whites=1, fresh="RBGO", time=(1, 0), scores=[12, 14, 11, 13],
        row={2: "R", 3: "O", 4: "B", 6: "G"}, tiles="NE HG TR HA RA HM",
    )  # fmt: skip


def terror_predators() -> dict[str, Any]:
    """The Raptors are next, and the Volcano counter is still there."""
    return island.position(
        "So [R4 | B4 | G1] Sm [R5 | G3] Fo [B5 | R3] Fm [G2 | B2] Fi [R2] Mo [B3 | R2] Mm [G3] "
        "Mi [R2] Dm [R2] Do [G4 | B1]",
        players=3, tile="RA", time=(1, 2), scores=[16, 19, 17],
        row={2: "R", 4: "B", 6: "G"}, tiles="HA RA HG TR NE HM",
        counters={"hatch": [0, None, 0], "volcano": [None, 0, None]},
    )  # fmt: skip


def terror_migration() -> dict[str, Any]:
    """The very last turn of a game: a migration decides who wins."""
    return island.position(
        "Sm [R5 | B3 | G1] So [B4 | R2] Si [B2] Fm [G4 | R2] Fo [G2] Fi [R1] Do [R4 | B2] Dm [G3] "
        "Mo [B5 | G2] Mi [R1]",
        players=3, tile="HM", time=(2, 2), last=True, scores=[41, 46, 44],
        counters={"hatch": [0, 0, 1], "volcano": [1, 1, 0]},
    )  # fmt: skip


def tritarea_rights() -> dict[str, Any]:
    """Round 2: two suits against each other, a 5, and four suits, one after another."""
    return city.position(
        "a1=B b1=AB c1=C d1=A d2=A d3=B c3=C d4=CD a2=D b3=A a4=DB",
        in_round=2, trick=5, leader=1, start=1, scores=[21, 24, 19, 18],
        hands={0: "E1 E7 H5 I9 M6", 1: "M9 H3 M2 I4 H9", 2: "E8 H7 E4 I8 M8", 3: "M3 I2 H6 E3 M4"},
    )  # fmt: skip


def tritarea_count() -> dict[str, Any]:
    """The last trick of the game, with declarations and a tower to catch up with."""
    return city.position(
        "a1=C b1=B b2=BBAC c1=D d1=AD d2=A d3=B d4=A c4=A a4=DD a3=C b3=C",
        in_round=3, trick=8, leader=3, start=3, declared="M7 I8 H4 E9", scores=[40, 57, 50, 49],
        sold={0: 2, 1: 3, 2: 3, 3: 3}, hands={0: "M9", 1: "M6", 2: "H6", 3: "M1"},
    )  # fmt: skip


def tritarea_solo() -> dict[str, Any]:
    """The last trick of a game alone: one block for yourself, two for the weakest NPC."""
    return city.position(
        "a1=A b1=A c1=D d1=CD c2=B d2=C d4=AC c4=D c3=D a4=BA a3=AB a2=C b2=DCA",
        players=1, in_round=3, trick=8, leader=0, start=0, declared="I6 M4 H7 M9",
        sold={0: 2, 1: 4, 2: 4, 3: 4}, scores=[48, 27, 46, 43],
        lying={0: "E2", 1: "E8", 2: "I7", 3: "H3"}, holders=("E", 0, 1), table={"actor": 0},
    )  # fmt: skip


OPENINGS: dict[tuple[str, str], Callable[[], dict[str, Any]]] = {
    ("trias", "final"): trias_final,
    ("trias", "drift"): trias_drift,
    ("trias", "meteorite"): trias_meteorite,
    ("terror", "habitats"): terror_habitats,
    ("terror", "predators"): terror_predators,
    ("terror", "migration"): terror_migration,
    ("tritarea", "rights"): tritarea_rights,
    ("tritarea", "count"): tritarea_count,
    ("tritarea", "solo"): tritarea_solo,
}


def written(game: str, name: str) -> str:
    """The position as the text of its file, with every option written out."""
    state = find_game(game).from_position(OPENINGS[game, name](), SeededChance(bytes(16)))
    return json.dumps(state.to_position(), ensure_ascii=False, separators=(",", ":")) + "\n"
