"""Whether a position from outside makes sense: its parts fit the stage and each other."""

from trilobite.engine import InputError
from trilobite.games.terror.counters import HATCH_COUNTER, HATCH_GAIN, VOLCANO_COUNTER
from trilobite.games.terror.invariants import table_laws
from trilobite.games.terror.legal import legal_ids
from trilobite.games.terror.model import (
    AREAS,
    MOST_DINOS,
    SEATS,
    SPACES,
    TILES,
)
from trilobite.games.terror.placing import (
    CARD_GAIN,
    FIRST_GROWTH,
    SECOND_GROWTH,
)
from trilobite.games.terror.plausible_step import check_step
from trilobite.games.terror.setup import choose_start
from trilobite.games.terror.table import (
    CHANCE_STAGES,
    CHOOSE_START,
    LAY_TILE,
    MENU,
    NONE,
    OVER,
    SPREADING,
    Table,
    new_table,
)
from trilobite.games.terror.turn_order_checks import (
    all_turns,
    check_turn_order,
    is_card_turn,
    is_play_turn,
    is_selecting,
    is_set_up,
    turns_before,
)


def check_table(table: Table, where: str) -> None:
    """Refuse a table that contradicts itself or the course of a game, naming the field.

    Accepted tables can be played to the end. Not all of them can arise in play.
    """
    check_turn_order(table, where)
    for field, problem in table_laws(table):
        raise InputError(f"{where}.{field}", problem)
    if is_set_up(table) or table.stage == CHOOSE_START:
        _check_set_up(table, where)
    elif is_selecting(table) and not turns_before(table):
        _check_first_selection(table, where)
    _check_volcanoes(table, where)
    _check_growth_to_come(table, where)
    check_step(table, f"{where}.step")
    is_asked = table.stage not in CHANCE_STAGES and table.stage != OVER
    if is_asked and not legal_ids(table):
        raise InputError(f"{where}.stage", "no action is legal at this stage")


# Before anybody has played.


def _fresh(table: Table) -> Table:
    """The table after set-up with the same start player (section 3)."""
    fresh = new_table(table.content)
    if table.start != NONE:
        choose_start(fresh, table.start)
    return fresh


def _check_set_up(table: Table, where: str) -> None:
    """Before the first turn everything is where the set-up put it (section 3)."""
    fresh = _fresh(table)
    for space in range(SPACES):
        tile = fresh.tile_at[space]
        is_drawn = table.stage == LAY_TILE and tile == NONE
        if table.tile_at[space] != tile and not is_drawn:
            raise InputError(f"{where}.spaces[{space}]", "another tile begins there (TT-3.3)")
    if list(table.whites_on) != list(fresh.whites_on):
        raise InputError(f"{where}.whites_on", "are not those of the set-up (TT-3.4)")
    _check_untouched(table, fresh, where)


def _check_first_selection(table: Table, where: str) -> None:
    """In the first phase A, only tiles and their white Dinos have been taken (TT-4.2)."""
    fresh = _fresh(table)
    for space in range(SPACES):
        tile, taker = int(table.tile_at[space]), int(table.taker[space])
        if fresh.tile_at[space] not in {NONE, tile}:
            raise InputError(f"{where}.spaces[{space}]", "another tile begins there (TT-3.3)")
        whites = table.whites_on[tile] if taker == NONE else table.whites[taker]
        if whites != fresh.whites_on[tile]:
            field = f"whites_on.{TILES[tile]}" if taker == NONE else f"whites[{taker}]"
            raise InputError(f"{where}.{field}", "are not those of the set-up (TT-3.4)")
    _check_untouched(table, fresh, where)


def _check_untouched(table: Table, fresh: Table, where: str) -> None:
    """The island and the counters are still as set up (TT-3.6)."""
    for field, found, expected in (
        ("areas", table.dinos, fresh.dinos),
        ("areas", table.order, fresh.order),
        ("areas", table.volcano, fresh.volcano),
        ("predators", table.predators, fresh.predators),
        ("counters", table.counters, fresh.counters),
    ):
        if list(found) != list(expected):
            raise InputError(f"{where}.{field}", "differs from the set-up (section 3)")
    if table.owner != NONE:
        raise InputError(f"{where}.owner", "the T-Rex begins without an owner (TT-3.6)", "null")


# Volcanoes.


def _check_volcanoes(table: Table, where: str) -> None:
    """A volcano lasts from its owner's play turn to the start of their next one (TT-9.6)."""
    is_first_turn = table.turn == 0
    for area, name in enumerate(AREAS):
        seat = int(table.volcano[area])
        if seat == NONE:
            continue
        used = table.counters[VOLCANO_COUNTER * SEATS + seat]
        is_new = used == table.period
        may_burn_on = used == table.period - 1 and is_first_turn and not _has_played(table, seat)
        if is_new and is_first_turn and not _has_played(table, seat):
            problem = "its owner has not played in this period"
            raise InputError(f"{where}.areas.{name}.volcano", problem, "null")
        if not is_new and not may_burn_on:
            problem = "it was removed in its owner's play turn (TT-9.6)"
            raise InputError(f"{where}.areas.{name}.volcano", problem, "null")


def _has_played(table: Table, seat: int) -> bool:
    """Whether the player's play turn of this game turn has begun."""
    if is_play_turn(table):
        return seat == table.active or seat not in table.taker
    return not is_selecting(table)


# The maximum size of a herd.


def _check_growth_to_come(table: Table, where: str) -> None:
    """Even with unlimited supply, no herd may outgrow the numbers in actions (R-05)."""
    if table.content.supply_is_limited:
        return
    for seat in range(table.players):
        out = sum(int(table.dinos_of(seat, area)) for area in range(len(AREAS)))
        most = MOST_DINOS - _gain_to_come(table, seat)
        if out > most:
            problem = f"{out} Dinos are on the board, more than a player can have by now"
            raise InputError(f"{where}.supply[{seat}]", problem, f"up to {most} Dinos")


def _gain_to_come(table: Table, seat: int) -> int:
    """The most that a player can still gain: by tiles, cards, white Dinos and the counter."""
    content = table.content
    now = (int(table.period), int(table.turn))
    later = [turn for turn in all_turns(table) if turn > now]
    number_of_tiles = len(later) + _has_tile_to_play(table, seat)
    number_of_cards = sum(turn in later for turn in content.card_turns)
    number_of_cards += _has_card_to_play(table, seat)
    gain = number_of_tiles * (FIRST_GROWTH + SECOND_GROWTH) + number_of_cards * CARD_GAIN
    if table.counters[HATCH_COUNTER * SEATS + seat] == NONE:
        gain += HATCH_GAIN
    whites = sum(int(number) for number in table.whites_on) + int(table.whites[seat])
    return gain + whites + len(later) * (SPACES - table.players)


def _has_tile_to_play(table: Table, seat: int) -> bool:
    """Whether a tile of this game turn can still bring the player any Dinos."""
    if not is_play_turn(table):
        return is_selecting(table) or is_set_up(table) or table.stage == CHOOSE_START
    is_done = seat == table.active and table.tile_played and table.stage == MENU
    return seat in table.taker and not is_done


def _has_card_to_play(table: Table, seat: int) -> bool:
    if not is_play_turn(table):
        return is_card_turn(table) and _has_tile_to_play(table, seat)
    is_spreading = seat == table.active and table.stage == SPREADING
    return is_spreading or table.cards[seat] != NONE
