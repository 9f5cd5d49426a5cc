"""How far a game turn has come, and what a player's tile, card and counters still bring."""

from mypy_extensions import i64

from trilobite.engine.reading import NONE
from trilobite.games.terror import model
from trilobite.games.terror.generated import stages
from trilobite.games.terror.rules.gains import CARD_GAIN
from trilobite.games.terror.rules.growth import FIRST_GROWTH, SECOND_GROWTH
from trilobite.games.terror.rules.raptors import BOTH
from trilobite.games.terror.table import Table


def pending_bits(table: Table) -> i64:
    """The players who still have to carry out their card or tile of this game turn."""
    bit: i64 = 1
    bits: i64 = 0
    if table.space == NONE:
        # After the last play turn only the tiles are laid again; in phase A everybody will play.
        return (bit << table.content.players) - 1 if table.active != NONE else bits
    # The active player is done when the last part of the play turn has begun.
    is_done = table.tile_played and table.cards[table.active] == NONE
    for space in range(table.space, model.SPACES):
        seat = table.taker[space]
        if seat != NONE and (space != table.space or not is_done):
            bits |= bit << seat
    return bits


def spreads_by_tile(table: Table) -> bool:
    """Whether the Dinos being spread come from New Environment, not from the card."""
    return table.tile_played and table.tile_at[table.space] == model.NEW_ENVIRONMENT


def left_of_tile(table: Table, me: i64, tile: i64) -> float:
    """The part of a player's tile that they have not carried out yet."""
    if tile == NONE:
        return 0.0
    if table.active != me or table.space == NONE or not table.tile_played:
        return 1.0
    stage = table.stage
    if stage == stages.SPREADING:
        return 1.0 if tile == model.NEW_ENVIRONMENT else 0.0
    if stage in (stages.CHOOSE_ENVIRONMENT, stages.MOVE_T_REX):
        return 1.0
    if stage == stages.GROWING:
        return 1.0 if table.grown == NONE else 0.4
    if stage == stages.MOVE_PTERODACTYL:
        return 0.4
    if tile == model.HERD_MIGRATION:
        return _left_of_migration(table)
    if tile == model.RAPTORS:
        return _left_of_raptors(table)
    return 0.0


def _left_of_migration(table: Table) -> float:
    """Half for each herd that may migrate; a herd being divided no longer counts."""
    if table.stage == stages.CHOOSE_HERD:
        return 1.0 if table.first_origin == NONE else 0.5
    return 0.5 if table.stage == stages.DIVIDING and table.first_origin == NONE else 0.0


def _left_of_raptors(table: Table) -> float:
    """Half for each Raptor that has not moved."""
    if table.stage == stages.MENU or table.raptors_moved == BOTH:
        return 0.0
    return 1.0 if table.raptors_moved == 0 else 0.5


def gain_left(tile: i64, left: float) -> i64:
    """The Dinos that a tile still brings its taker."""
    gain: i64 = 0
    if left == 0.0:
        return gain
    if tile == model.NEW_ENVIRONMENT:
        gain = CARD_GAIN
    elif tile == model.HERD_GROWTH:
        gain = FIRST_GROWTH + SECOND_GROWTH if left == 1.0 else SECOND_GROWTH
    elif tile == model.HATCH and left == 1.0:
        gain = FIRST_GROWTH
    return gain


def is_halfway(table: Table) -> bool:
    """Whether a move has begun whose value only the next decision shows."""
    if table.stage != stages.DIVIDING:
        return table.stage in (stages.SPREADING, stages.MOVE_RAPTOR, stages.SCATTER_TO)
    going: i64 = 0
    for area in range(model.AREA_COUNT):
        going += table.going[area]
    return going == 0
