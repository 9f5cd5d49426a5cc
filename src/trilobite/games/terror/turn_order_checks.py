"""Whether a position from outside fits the course of a game: turns, action row, cards."""

from trilobite.engine import InputError
from trilobite.games.terror.model import SPACES, TILES
from trilobite.games.terror.table import (
    BLIND,
    CHOOSE_START,
    DRAW_CARD,
    LAY_TILE,
    MENU,
    NONE,
    OVER,
    SCATTER_TO,
    SELECT_CARD,
    SELECT_TILE,
    TURN_UP,
    Table,
)


def check_turn_order(table: Table, where: str) -> None:
    """Check the active seat, the action row and the cards."""
    _check_active(table, where)
    _check_start(table, where)
    _check_spaces(table, where)
    _check_laying(table, where)
    _check_whites(table, where)
    _check_cards(table, where)


# Progress of the game.


def is_set_up(table: Table) -> bool:
    """Whether the start player is known but the first game turn has not begun."""
    return table.stage in {TURN_UP, LAY_TILE} and table.selected == 0


def is_play_turn(table: Table) -> bool:
    return MENU <= table.stage <= SCATTER_TO


def is_selecting(table: Table) -> bool:
    """Whether it is phase A, including the turning up of cards in between."""
    is_turning_up = table.stage == TURN_UP and table.selected > 0
    return is_turning_up or table.stage in {SELECT_CARD, DRAW_CARD, SELECT_TILE}


def is_card_turn(table: Table) -> bool:
    return table.content.is_card_turn(int(table.period), int(table.turn))


def _check_active(table: Table, where: str) -> None:
    """Check who is active, who has selected, and the end of the turn track."""
    stage = table.stage
    players = table.players
    if (table.start == NONE) != (stage == CHOOSE_START):
        raise InputError(f"{where}.start", "there is a start player exactly after the choice")
    is_somebodys = is_play_turn(table) or is_selecting(table)
    if is_somebodys != (table.active != NONE):
        raise InputError(f"{where}.active", "does not fit the stage", _seats(table, is_somebodys))
    if (table.space != NONE) != is_play_turn(table):
        raise InputError(f"{where}.space", "is set exactly during a play turn")
    if stage in {CHOOSE_START, TURN_UP, LAY_TILE} and table.selected == 0:
        if table.period or table.turn:
            raise InputError(f"{where}.turn", "no turn has begun yet", "0 of period 0")
    elif stage == CHOOSE_START:
        raise InputError(f"{where}.selected", "nobody has selected yet", "0")
    elif not is_selecting(table) and table.selected != players:
        raise InputError(f"{where}.selected", "all players have selected by now", f"{players}")
    if is_selecting(table):
        _check_selecting(table, where)
    last = table.content.turns[table.content.last_period] - 1
    is_last = table.period == table.content.last_period and table.turn == last
    if stage == OVER and not is_last:
        raise InputError(f"{where}.turn", "the game is over after the last turn")


def turns_before(table: Table) -> list[tuple[int, int]]:
    """The finished game turns, as pairs of period and turn."""
    now = (int(table.period), int(table.turn))
    return [turn for turn in all_turns(table) if turn < now]


def all_turns(table: Table) -> list[tuple[int, int]]:
    turns = table.content.turns
    return [(period, turn) for period, number in enumerate(turns) for turn in range(number)]


def _check_start(table: Table, where: str) -> None:
    """If an option names player 1, the start marker has moved on from there (TT-3.5, TT-4.8)."""
    first = table.content.start_player
    if NONE in {first, table.start}:
        return
    passed = sum(table.content.seats_passed(*turn) for turn in turns_before(table))
    seat = (first + passed) % table.players
    if table.start != seat:
        raise InputError(f"{where}.start", "the marker is elsewhere by now (TT-4.8)", f"{seat}")


def _seats(table: Table, is_somebodys: bool) -> str:  # noqa: FBT001
    return f"0 to {table.players - 1}" if is_somebodys else "null"


def _check_selecting(table: Table, where: str) -> None:
    """Players select once each, clockwise from the start player (TT-4.2)."""
    number = table.selected - 1 if table.stage == TURN_UP else table.selected
    if number >= table.players:
        raise InputError(
            f"{where}.selected", "all players have selected", f"up to {table.players - 1}"
        )
    seat = (table.start + number) % table.players
    if table.active != seat:
        raise InputError(f"{where}.active", "another seat selects now (TT-4.2)", f"{seat}")
    if table.stage != SELECT_TILE and not is_card_turn(table):
        raise InputError(f"{where}.stage", "no cards are taken in this turn (TT-4.2)")


# The action row.


def _check_spaces(table: Table, where: str) -> None:
    """Each player who has selected in this game turn has a tile, even without herds (TT-4.9)."""
    takers = [int(seat) for seat in table.taker if seat != NONE]
    if len(set(takers)) != len(takers):
        raise InputError(f"{where}.spaces", "a player has taken two tiles", "one per player")
    for space in range(SPACES):
        if table.taker[space] != NONE and table.tile_at[space] == NONE:
            raise InputError(f"{where}.spaces[{space}]", "has a taker but no tile")
    if is_selecting(table):
        who = sorted((int(table.start) + i) % table.players for i in range(int(table.selected)))
        if sorted(takers) != who:
            raise InputError(f"{where}.spaces", "other seats have selected by now", f"{who}")
    elif is_play_turn(table):
        _check_play_order(table, where)
    elif takers:
        raise InputError(f"{where}.spaces", "nobody has taken a tile now", "no takers")


def _check_play_order(table: Table, where: str) -> None:
    """Lower spaces have no taker: their player has played, or nobody took the tile (TT-4.4)."""
    if table.taker[table.space] != table.active:
        raise InputError(f"{where}.space", "the active player has taken another tile")
    waiting = [space for space in range(SPACES) if table.taker[space] != NONE]
    if waiting[0] != table.space:
        raise InputError(
            f"{where}.space", "a lower space comes first (TT-4.4)", f"{waiting[0] + 1}"
        )
    used = [space for space in range(SPACES) if table.tile_at[space] == NONE]
    if len(used) != table.players - len(waiting):
        raise InputError(
            f"{where}.spaces",
            "the number of used tiles is not the number of players who have played",
        )
    if used and used[-1] > table.space:
        raise InputError(f"{where}.spaces[{used[-1]}]", "has been played too early (TT-4.4)")


def _check_laying(table: Table, where: str) -> None:
    """Tiles are shuffled onto the low spaces, starting with the first (TT-3.3, TT-4.7)."""
    if table.stage != LAY_TILE:
        return
    fixed = table.content.fixed_tiles
    low = fixed.count(NONE) if table.selected == 0 else table.players
    laid = [space for space in range(SPACES) if table.tile_at[space] != NONE]
    drawn = sum(space < low for space in laid)
    if laid != [*range(drawn), *range(low, SPACES)] or drawn > low - 2:
        allowed = f"the highest {SPACES - low}, and the lowest, with at least two to come"
        raise InputError(f"{where}.spaces", "are not those of a shuffle", allowed)


def _check_whites(table: Table, where: str) -> None:
    """A player who has taken a tile keeps its white Dinos until their play turn ends (TT-5.1)."""
    takers = [int(seat) for seat in table.taker]
    for seat in range(table.players):
        if table.whites[seat] and seat not in takers:
            raise InputError(
                f"{where}.whites[{seat}]", "has no tile that they could come from", "0"
            )
    for space in range(SPACES):
        tile = table.tile_at[space]
        if table.taker[space] != NONE and table.whites_on[tile]:
            raise InputError(f"{where}.whites_on.{TILES[tile]}", "were taken with the tile", "0")
    refreshes = len(turns_before(table)) + (table.stage in {LAY_TILE, OVER} and table.selected > 0)
    out = sum(int(number) for number in [*table.whites_on, *table.whites])
    most = len(table.content.first_whites) + refreshes * (SPACES - table.players)
    if out > most:
        raise InputError(f"{where}.whites_on", f"{out} white Dinos are in play (TT-4.7)", f"{most}")
    if refreshes:
        _check_refreshed(table, refreshes, where)


def _check_refreshed(table: Table, refreshes: int, where: str) -> None:
    """Tiles on high spaces were left over and have white Dinos; others have none (TT-4.7)."""
    for space in range(SPACES):
        tile, taker = int(table.tile_at[space]), int(table.taker[space])
        if tile == NONE or (taker != NONE and is_play_turn(table)):
            continue
        field = f"whites_on.{TILES[tile]}" if taker == NONE else f"whites[{taker}]"
        number = table.whites_on[tile] if taker == NONE else table.whites[taker]
        if space < table.players and number:
            raise InputError(f"{where}.{field}", "the tile has just been shuffled (TT-4.7)", "0")
        if number > refreshes + 1:
            raise InputError(f"{where}.{field}", "are too many (TT-4.7)", f"up to {refreshes + 1}")
        if space >= table.players and not number and table.content.white_limit is None:
            raise InputError(f"{where}.{field}", "the tile was left over (TT-4.7)", "1 or more")


# The cards.


def _check_cards(table: Table, where: str) -> None:
    """Check who holds a card, and how many have been played (TT-4.2, TT-4.6)."""
    _check_face_up(table, where)
    if table.content.blind_is_open and BLIND in table.cards:
        raise InputError(f"{where}.cards", "all cards are public at this table (R-07)")
    holders = _holders(table)
    for seat in range(table.players):
        if (table.cards[seat] != NONE) != (seat in holders):
            allowed = "a card" if seat in holders else "null"
            raise InputError(f"{where}.cards[{seat}]", "does not fit the stage", allowed)
    is_playing = is_play_turn(table)
    has_played = is_playing and is_card_turn(table) and table.cards[table.active] == NONE
    if table.card_played != has_played:
        raise InputError(f"{where}.card_played", "does not fit the card in hand")
    if table.tile_played and not is_playing:
        raise InputError(f"{where}.tile_played", "is true only in a play turn", "false")
    played = _cards_played(table, len(holders))
    if sum(int(number) for number in table.discards) != played:
        raise InputError(f"{where}.discards", "are not those of the turns so far", f"{played}")


def _check_face_up(table: Table, where: str) -> None:
    """A card lies beside the deck until it is taken and replaced (TT-3.2, TT-4.3)."""
    may_take = table.stage == SELECT_TILE and is_card_turn(table)
    must_take = table.stage == TURN_UP and table.selected > 0
    if table.took_face_up and not may_take and not must_take:
        raise InputError(f"{where}.took_face_up", "no card is selected now", "false")
    if must_take and not table.took_face_up:
        raise InputError(
            f"{where}.took_face_up", "a card is replaced only after it was taken", "true"
        )
    is_gone = table.took_face_up or table.stage in {CHOOSE_START, TURN_UP}
    if is_gone != (table.face_up == NONE):
        raise InputError(f"{where}.face_up", "is null exactly when taken or not yet turned up")
    if table.took_face_up and table.cards[table.active] in {NONE, BLIND}:
        raise InputError(f"{where}.cards[{table.active}]", "was taken face up", "its environment")


def _holders(table: Table) -> list[int]:
    """The seats that hold a card: taken in this game turn and not yet played."""
    if not is_card_turn(table):
        return []
    if is_selecting(table):
        number = int(table.selected) + (table.stage == SELECT_TILE)
        return [(int(table.start) + i) % table.players for i in range(number)]
    if not is_play_turn(table):
        return []
    waiting = [int(seat) for seat in table.taker if seat not in {NONE, table.active}]
    return waiting if table.cards[table.active] == NONE else [*waiting, int(table.active)]


def _cards_played(table: Table, held: int) -> int:
    """The number of discards, from past turns and from this one."""
    now = (int(table.period), int(table.turn))
    past = sum(turn < now for turn in table.content.card_turns) * table.players
    is_later = table.stage in {LAY_TILE, OVER} and table.selected > 0
    if is_card_turn(table) and (is_later or is_play_turn(table)):
        return past + table.players - held
    return past
