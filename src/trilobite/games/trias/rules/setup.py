"""Chapter 1: set-up. The continent, the cards, the first herds."""

from typing import Final

from mypy_extensions import i64

from trilobite.engine import Message, Refusal
from trilobite.engine.declared import ANY, WHO, EventKind
from trilobite.games.trias.content import START_RULE
from trilobite.games.trias.generated import stages
from trilobite.games.trias.model import LANDSCAPES, POLE, SITE
from trilobite.games.trias.rules.hand_card import deal
from trilobite.games.trias.table import Secrets, Table, tiles_left

BoardLaid = EventKind("trias-board-laid", "TR-1.1", reveals=True).of(tiles=ANY)
StartPlayerChosen = EventKind("trias-start-player", START_RULE, reveals=True).of(who=WHO)
Placed = EventKind("trias-placed", "", "tile:{tile}", asides="ring hour").of(
    who=WHO, herds=ANY, tile=SITE
)

HOLE: Final = len(LANDSCAPES)
"""Outcome of the draw for a cell: a water tile instead of land."""

PLACE_RULE: Final = "TR-1.6"


def tile_weights(table: Table) -> list[int]:
    """Weights for the next cell: a remaining landscape, or a hole in the inner rings (TR-1.1)."""
    content = table.content
    left = tiles_left(table)
    inner = content.inner_cells - int(table.laid)
    if inner <= 0:
        return [*left, 0]
    holes = content.water_tiles - int(table.holes)
    return [*((inner - holes) * number for number in left), holes * sum(left)]


def lay_tile(table: Table, outcome: int) -> None:
    """Fill the next cell; after the last one set-up continues (TR-1.1)."""
    content = table.content
    q, r = content.cells[table.laid]
    if outcome == HOLE:
        table.holes += 1
    else:
        table.board.lay(table.laid - table.holes, outcome, content.capacity[outcome], q, r)
    table.laid += 1
    if table.laid == len(content.cells):
        table.board.survey()
        table.emit(BoardLaid(tiles=content.board_tiles))
        table.stage = stages.CHOOSE_START
        if content.start_player >= 0:
            choose_start(table, content.start_player)


def choose_start(table: Table, seat: i64) -> None:
    """Set the start player: drawn, or named by the option."""
    table.start = seat
    table.active = seat
    table.emit(StartPlayerChosen(who=seat))
    table.stage = stages.DEAL_CARD


def deal_card(table: Table, secrets: Secrets, face: int) -> None:
    """Cards are dealt clockwise from the start player, before any herd is placed (TR-1.5).

    They come from the first deck, which lies on the second one (TR-1.3).
    """
    deal(table, secrets, face, "TR-1.5")
    table.active = table.left_of(table.active)
    if table.active == table.start:
        table.stage = stages.PLACING


def ask_placement(table: Table) -> tuple[Message, str]:
    return Message("trias-ask-place", {"herds": table.content.herds_per_placement}), PLACE_RULE


def why_not_place(table: Table, tile: int) -> Refusal | None:
    return no_such_tile(table, tile) or why_not_vacant(table, tile)


def why_not_vacant(table: Table, tile: int) -> Refusal | None:
    """A pair goes to a tile without herds, and never to a closed South Pole (TR-1.6, R-1)."""
    if tile == POLE and not table.content.may_enter_pole:
        return Refusal("trias-refusal-pole", PLACE_RULE, {})
    if table.herds_on(tile):
        return Refusal("trias-refusal-not-vacant", PLACE_RULE, {"tile": tile})
    return None


def no_such_tile(table: Table, tile: i64) -> Refusal | None:
    """The board for two players has only 18 land tiles, without holes (TR-1.2, R-2)."""
    if table.has_tile(tile):
        return None
    last = table.content.board_tiles - 1
    return Refusal("trias-refusal-no-tile", "TR-1.2", {"tile": int(tile), "last": last})


def put_pair(table: Table, tile: i64, rule: str, *, ends_turn: bool) -> None:
    """Put two herds from stock on one tile."""
    number = table.content.herds_per_placement
    table.board.add_herds(table.active, table.board.cell_of[tile], number)
    table.stock[table.active] -= number
    if table.log is not None:
        site = table.site_of(tile)
        table.emit(
            Placed(rule=rule, ends_turn=ends_turn, who=table.active, herds=number, tile=site)
        )


def place(table: Table, tile: i64) -> None:
    """Players place anti-clockwise, twice round (TR-1.6); the last one begins (TR-1.7)."""
    put_pair(table, tile, PLACE_RULE, ends_turn=True)
    table.placements += 1
    if not has_everybody_placed(table):
        players = table.content.players
        table.active = (table.active + players - 1) % players


def has_everybody_placed(table: Table) -> bool:
    return table.placements == table.content.players * table.content.placements_each
