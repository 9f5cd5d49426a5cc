"""The order of play (section 4)."""

from mypy_extensions import i64

from trilobite.games.terror import cards, tiles
from trilobite.games.terror.counters import lose_whites, white_placeable
from trilobite.games.terror.events import (
    DeckChosen,
    GameEnded,
    PlayTurnBegan,
    PlayTurnEnded,
    StartPassed,
    TilePlayed,
    TurnBegan,
    VolcanoRemoved,
)
from trilobite.games.terror.migration import begin_migration
from trilobite.games.terror.model import (
    AREA_COUNT,
    HATCH,
    HERD_GROWTH,
    HERD_MIGRATION,
    NEW_ENVIRONMENT,
    SPACES,
    T_REX_TILE,
)
from trilobite.games.terror.placing import begin_growth, begin_new_environment, begin_spreading
from trilobite.games.terror.predators import begin_raptors
from trilobite.games.terror.scoring import score_period
from trilobite.games.terror.steps import tile_in_play
from trilobite.games.terror.table import (
    DRAW_CARD,
    LAY_TILE,
    MENU,
    MOVE_T_REX,
    NONE,
    OVER,
    SELECT_CARD,
    SELECT_TILE,
    TURN_UP,
    Secrets,
    Table,
)

# The order of play, step by step:
# - begin_game_turn
# - draft or draw, take_tile: phase A, clockwise from the start player (TT-4.2)
# - begin_play_turn: phase B, by space (TT-4.4)
# - play_card and play_tile, free actions: placing, migration, predators, counters
# - end_play_turn
# - refresh: TT-4.7
# - score_period: after the last game turn of a period
# - pass_start: TT-4.8


# Phase A.


def begin_game_turn(table: Table) -> None:
    """All players select, the start player first (TT-4.2)."""
    table.selected = 0
    if table.log is not None:
        table.emit(TurnBegan(int(table.period), int(table.turn)))
    _begin_selection(table, table.start)


def _begin_selection(table: Table, seat: i64) -> None:
    table.active = seat
    takes_card = table.content.is_card_turn(int(table.period), int(table.turn))
    table.stage = SELECT_CARD if takes_card else SELECT_TILE


def draft(table: Table, secrets: Secrets, *, is_blind: bool) -> None:
    """Take the face-up card or the top of the deck, before the tile (TT-4.2, R-08)."""
    if is_blind:
        if table.log is not None:
            table.emit(DeckChosen(int(table.active)))
        table.stage = DRAW_CARD
    else:
        cards.take_face_up(table, secrets)
        table.stage = SELECT_TILE


def draw_card(table: Table, secrets: Secrets, kind: int) -> None:
    cards.draw_blind(table, secrets, kind)
    table.stage = SELECT_TILE


def take_tile(table: Table, tile: i64) -> None:
    """The player has finished selecting; a face-up card they took is replaced (TT-4.2, TT-4.3)."""
    tiles.take_tile(table, tile)
    table.selected += 1
    if table.took_face_up:
        table.stage = TURN_UP
    else:
        _next_selection(table)


def turn_up(table: Table, secrets: Secrets, kind: int) -> None:
    """A new face-up card lies beside the deck (TT-4.3)."""
    table.took_face_up = False
    cards.turn_up(table, secrets, kind, "TT-4.3")
    _next_selection(table)


def _next_selection(table: Table) -> None:
    if table.selected < table.content.players:
        _begin_selection(table, table.left_of(table.active))
    else:
        _next_play_turn(table)


# Phase B.


def _next_play_turn(table: Table) -> None:
    """The lowest space with a player dinosaur is next (TT-4.4); if none is left, refresh."""
    space: i64 = 0
    while space < SPACES:
        if table.taker[space] != NONE:
            begin_play_turn(table, space)
            return
        space += 1
    refresh(table)


def begin_play_turn(table: Table, space: i64) -> None:
    """A play turn begins by removing the player's own volcano (TT-4.5)."""
    seat = table.taker[space]
    table.space = space
    table.active = seat
    table.card_played = False
    table.tile_played = False
    table.stage = MENU
    if table.log is not None:
        table.emit(PlayTurnBegan(int(seat), int(space)))
    area: i64 = 0
    while area < AREA_COUNT:
        if table.volcano[area] == seat:
            table.volcano[area] = NONE
            if table.log is not None:
                table.emit(VolcanoRemoved(int(seat), int(area)))
        area += 1


def play_card(table: Table, secrets: Secrets) -> None:
    """Carry out the card of this turn (TT-4.5)."""
    table.card_played = True
    begin_spreading(table, cards.discard(table, secrets))


def play_tile(table: Table) -> None:
    """Carry out the tile of this turn (TT-4.5)."""
    table.tile_played = True
    tile = tile_in_play(table)
    if table.log is not None:
        table.emit(TilePlayed(int(table.active), int(tile)))
    if tile == NEW_ENVIRONMENT:
        begin_new_environment(table)
    elif tile in {HERD_GROWTH, HATCH}:
        begin_growth(table)
    elif tile == HERD_MIGRATION:
        begin_migration(table)
    elif tile == T_REX_TILE:
        table.stage = MOVE_T_REX
    else:
        begin_raptors(table)


def may_end(table: Table) -> bool:
    """Whether card and tile are played and no white Dino can be placed (TT-4.6, TT-5.3)."""
    seat = table.active
    has_played = table.tile_played and table.cards[seat] == NONE
    return has_played and not white_placeable(table, seat)


def end_play_turn(table: Table) -> None:
    """The player takes back their dinosaur (TT-4.5)."""
    lose_whites(table)
    if table.log is not None:
        table.emit(PlayTurnEnded(int(table.active)))
    tiles.clear_space(table, table.space)
    table.space = NONE
    table.card_played = False
    table.tile_played = False
    _next_play_turn(table)


# The end of a game turn.


def refresh(table: Table) -> None:
    """Unused tiles slide up, the used ones are shuffled onto the low spaces (TT-4.7)."""
    table.active = NONE
    tiles.slide_up(table)
    table.stage = LAY_TILE


def lay_tile(table: Table, tile: i64) -> None:
    """Lay one more tile of the shuffle; after the last one the game goes on (TT-3.3, TT-4.7)."""
    is_set_up = table.selected == 0
    if not tiles.lay_tile(table, tile, "TT-3.3" if is_set_up else "TT-4.7"):
        return
    if is_set_up:
        begin_game_turn(table)
    else:
        _end_game_turn(table)


def _end_game_turn(table: Table) -> None:
    """Score the period if it is over; pass the start marker if a turn follows (TT-4.1)."""
    content = table.content
    is_period_over = table.turn + 1 == content.turns[table.period]
    if is_period_over:
        score_period(table)
    if is_period_over and table.period == content.last_period:
        _end_game(table)
        return
    passed = content.seats_passed(int(table.period), int(table.turn))
    table.start = (table.start + passed) % content.players
    if table.log is not None:
        table.emit(StartPassed(int(table.start)))
    if is_period_over:
        table.period += 1
        table.turn = 0
    else:
        table.turn += 1
    begin_game_turn(table)


def _end_game(table: Table) -> None:
    """End the game after the last scoring (TT-12.1)."""
    table.stage = OVER
    if table.log is not None:
        table.emit(GameEnded())
