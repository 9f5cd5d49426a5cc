"""Whether a position read from outside can come about: each part fits its stage and the others."""

from typing import Final

from mypy_extensions import i64

from trilobite.engine import InputError
from trilobite.games.terror.counters import HATCH_GAIN
from trilobite.games.terror.invariants import table_laws
from trilobite.games.terror.kernel import ADJACENT
from trilobite.games.terror.legal import legal_ids
from trilobite.games.terror.migration import can_migrate, may_arrive, movable
from trilobite.games.terror.model import (
    AREAS,
    HATCH,
    HERD_GROWTH,
    HERD_MIGRATION,
    MOST,
    NEW_ENVIRONMENT,
    RAPTORS,
    T_REX,
    TILES,
)
from trilobite.games.terror.placing import (
    CARD_GAIN,
    FIRST_GROWTH,
    SECOND_GROWTH,
    growth_bits,
    spreads,
)
from trilobite.games.terror.predators import RAPTOR_BITES, T_REX_BITES
from trilobite.games.terror.setup import choose_start
from trilobite.games.terror.table import (
    BLIND,
    CHANCE_STAGES,
    CHOOSE_ENVIRONMENT,
    CHOOSE_HERD,
    CHOOSE_RAPTOR,
    CHOOSE_START,
    DIVIDING,
    DRAW_CARD,
    EATING,
    GROWING,
    LAY_TILE,
    MENU,
    MOVE_PTERODACTYL,
    MOVE_RAPTOR,
    MOVE_T_REX,
    NONE,
    OVER,
    PTERODACTYL,
    SCATTER_TO,
    SCATTERING,
    SELECT_CARD,
    SELECT_TILE,
    SPREADING,
    STAGES,
    TREX,
    TURN_UP,
    Table,
    new_table,
)

_SPACES: Final = len(TILES)

_TILE_OF: Final = {
    CHOOSE_ENVIRONMENT: (NEW_ENVIRONMENT,),
    GROWING: (HERD_GROWTH, HATCH),
    CHOOSE_HERD: (HERD_MIGRATION,),
    DIVIDING: (HERD_MIGRATION,),
    MOVE_PTERODACTYL: (HATCH,),
    MOVE_T_REX: (T_REX,),
    CHOOSE_RAPTOR: (RAPTORS,),
    MOVE_RAPTOR: (RAPTORS,),
    EATING: (RAPTORS, HATCH, T_REX),
    SCATTERING: (RAPTORS,),
    SCATTER_TO: (RAPTORS,),
}
"""The tiles whose steps these are."""

_EATER_OF: Final = {HATCH: (PTERODACTYL,), T_REX: (TREX,), RAPTORS: (0, 1)}

_IN: Final = {
    "environment": (SPREADING,),
    "gain": (SPREADING, GROWING),
    "grown": (GROWING,),
    "herds_before": (CHOOSE_HERD, DIVIDING),
    "first_origin": (CHOOSE_HERD, DIVIDING),
    "origin": (DIVIDING,),
    "going": (DIVIDING,),
    "frozen": (CHOOSE_HERD, DIVIDING),
    "eater": (MOVE_RAPTOR, EATING, SCATTERING, SCATTER_TO),
    "bites": (EATING,),
    "has_eaten": (EATING,),
    "raptors_moved": (CHOOSE_RAPTOR, MOVE_RAPTOR, EATING, SCATTERING, SCATTER_TO),
    "two_steps_used": (CHOOSE_RAPTOR, MOVE_RAPTOR, EATING, SCATTERING, SCATTER_TO),
    "scattered": (SCATTERING, SCATTER_TO),
    "first_owner": (SCATTERING, SCATTER_TO),
    "first_to": (SCATTERING, SCATTER_TO),
    "group_owner": (SCATTER_TO,),
    "group_size": (SCATTER_TO,),
}
"""When the numbers of a step mean something; at any other time they are null or 0."""


def check_table(table: Table, where: str) -> None:
    """Refuse a table that no game can come to, naming the field."""
    _check_course(table, where)
    _check_spaces(table, where)
    _check_laying(table, where)
    _check_cards(table, where)
    for field, problem in table_laws(table):
        raise InputError(f"{where}.{field}", problem)
    if _is_set_up(table) or table.stage == CHOOSE_START:
        _check_set_up(table, where)
    _check_whites(table, where)
    _check_growth_to_come(table, where)
    _check_step(table, f"{where}.step")
    is_asked = table.stage not in CHANCE_STAGES and table.stage != OVER
    if is_asked and not legal_ids(table):
        raise InputError(f"{where}.stage", "nothing can be done at this stage")


# How far the game is.


def _is_set_up(table: Table) -> bool:
    """The start player is known, the first game turn has not begun."""
    return table.stage in {TURN_UP, LAY_TILE} and table.selected == 0


def _is_play_turn(table: Table) -> bool:
    return MENU <= table.stage <= SCATTER_TO


def _is_selecting(table: Table) -> bool:
    """Phase A, the turning up of a card in between included."""
    is_turning_up = table.stage == TURN_UP and table.selected > 0
    return is_turning_up or table.stage in {SELECT_CARD, DRAW_CARD, SELECT_TILE}


def _is_card_turn(table: Table) -> bool:
    return table.content.is_card_turn(int(table.period), int(table.turn))


def _check_course(table: Table, where: str) -> None:
    """Who is active, who has selected, and the end of the turn track."""
    stage = table.stage
    players = table.players
    if (table.start == NONE) != (stage == CHOOSE_START):
        raise InputError(f"{where}.start", "the start player is known once chosen, and only then")
    is_somebodys = _is_play_turn(table) or _is_selecting(table)
    if is_somebodys != (table.active != NONE):
        raise InputError(f"{where}.active", "does not fit the stage", _seats(table, is_somebodys))
    if (table.space != NONE) != _is_play_turn(table):
        raise InputError(f"{where}.space", "is that of a play turn, and of nothing else")
    if stage in {CHOOSE_START, TURN_UP, LAY_TILE} and table.selected == 0:
        if table.period or table.turn:
            raise InputError(f"{where}.turn", "no turn has begun yet", "0 of period 0")
    elif stage == CHOOSE_START:
        raise InputError(f"{where}.selected", "nobody has selected yet", "0")
    elif not _is_selecting(table) and table.selected != players:
        raise InputError(f"{where}.selected", "all have selected by now", f"{players}")
    if _is_selecting(table):
        _check_selecting(table, where)
    last = table.content.turns[table.content.last_period] - 1
    is_last = table.period == table.content.last_period and table.turn == last
    if stage == OVER and not is_last:
        raise InputError(f"{where}.turn", "the game is over after the last turn")


def _seats(table: Table, is_somebodys: bool) -> str:  # noqa: FBT001
    return f"0 to {table.players - 1}" if is_somebodys else "null"


def _check_selecting(table: Table, where: str) -> None:
    """Clockwise from the start player, each once (TT-4.2)."""
    number = table.selected - 1 if table.stage == TURN_UP else table.selected
    if number >= table.players:
        raise InputError(f"{where}.selected", "all have selected", f"up to {table.players - 1}")
    seat = (table.start + number) % table.players
    if table.active != seat:
        raise InputError(f"{where}.active", "another seat selects now (TT-4.2)", f"{seat}")
    if table.stage != SELECT_TILE and not _is_card_turn(table):
        raise InputError(f"{where}.stage", "no cards are taken in this turn (TT-4.2)")


# The action row.


def _check_spaces(table: Table, where: str) -> None:
    """Whoever has selected in this game turn has a tile, herds or not (TT-4.2, TT-4.9)."""
    takers = [int(seat) for seat in table.taker if seat != NONE]
    if len(set(takers)) != len(takers):
        raise InputError(f"{where}.spaces", "somebody has taken two tiles", "one for each")
    for space in range(_SPACES):
        if table.taker[space] != NONE and table.tile_at[space] == NONE:
            raise InputError(f"{where}.spaces[{space}]", "somebody has taken no tile there")
    if _is_selecting(table):
        who = sorted((int(table.start) + i) % table.players for i in range(int(table.selected)))
        if sorted(takers) != who:
            raise InputError(f"{where}.spaces", "other seats have selected by now", f"{who}")
    elif _is_play_turn(table):
        _check_play_order(table, where)
    elif takers:
        raise InputError(f"{where}.spaces", "nobody has a tile now", "no takers")


def _check_play_order(table: Table, where: str) -> None:
    """Lower spaces have played and are empty, or nobody took their tile (TT-4.4)."""
    if table.taker[table.space] != table.active:
        raise InputError(f"{where}.space", "the active player has taken another tile")
    waiting = [space for space in range(_SPACES) if table.taker[space] != NONE]
    if waiting[0] != table.space:
        raise InputError(
            f"{where}.space", "a lower space comes first (TT-4.4)", f"{waiting[0] + 1}"
        )
    used = [space for space in range(_SPACES) if table.tile_at[space] == NONE]
    if len(used) != table.players - len(waiting):
        raise InputError(f"{where}.spaces", "as many have played as tiles are used")
    if used and used[-1] > table.space:
        raise InputError(f"{where}.spaces[{used[-1]}]", "has been played too early (TT-4.4)")


def _check_laying(table: Table, where: str) -> None:
    """Tiles are shuffled onto the low spaces, from the first on (TT-3.3, TT-4.7)."""
    if table.stage != LAY_TILE:
        return
    fixed = table.content.fixed_tiles
    low = fixed.count(NONE) if table.selected == 0 else table.players
    laid = [space for space in range(_SPACES) if table.tile_at[space] != NONE]
    drawn = sum(space < low for space in laid)
    if laid != [*range(drawn), *range(low, _SPACES)] or drawn > low - 2:
        allowed = f"the highest {_SPACES - low}, and the lowest, two at least still to come"
        raise InputError(f"{where}.spaces", "are not those of a shuffle", allowed)


def _check_set_up(table: Table, where: str) -> None:
    """Before the first turn everything is where the set-up put it (section 3)."""
    fresh = new_table(table.content)
    if table.start != NONE:
        choose_start(fresh, table.start)
    for space in range(_SPACES):
        tile = fresh.tile_at[space]
        is_drawn = table.stage == LAY_TILE and tile == NONE
        if table.tile_at[space] != tile and not is_drawn:
            raise InputError(f"{where}.spaces[{space}]", "another tile begins there (TT-3.3)")
    for field, found, expected in (
        ("areas", table.dinos, fresh.dinos),
        ("areas", table.order, fresh.order),
        ("areas", table.volcano, fresh.volcano),
        ("predators", table.predators, fresh.predators),
        ("whites_on", table.whites_on, fresh.whites_on),
        ("counters", table.counters, fresh.counters),
    ):
        if list(found) != list(expected):
            raise InputError(f"{where}.{field}", "is not as the set-up leaves it (section 3)")
    if table.owner != NONE:
        raise InputError(f"{where}.owner", "the T-Rex begins without one (TT-3.6)", "null")


def _check_whites(table: Table, where: str) -> None:
    """Whoever has taken a tile has its white Dinos until his play turn ends (TT-5.1)."""
    takers = [int(seat) for seat in table.taker]
    for seat in range(table.players):
        if table.whites[seat] and seat not in takers:
            raise InputError(f"{where}.whites[{seat}]", "has no tile to have them from", "0")
    for space in range(_SPACES):
        tile = table.tile_at[space]
        if table.taker[space] != NONE and table.whites_on[tile]:
            raise InputError(f"{where}.whites_on.{TILES[tile]}", "were taken with the tile", "0")


# The cards.


def _check_cards(table: Table, where: str) -> None:
    """Who holds a card, and how many have been played (TT-4.2, TT-4.6)."""
    _check_face_up(table, where)
    if table.content.blind_is_open and BLIND in table.cards:
        raise InputError(f"{where}.cards", "cards are open at this table (R-07)")
    holders = _holders(table)
    for seat in range(table.players):
        if (table.cards[seat] != NONE) != (seat in holders):
            allowed = "a card" if seat in holders else "null"
            raise InputError(f"{where}.cards[{seat}]", "does not fit the stage", allowed)
    is_play_turn = _is_play_turn(table)
    has_played = is_play_turn and _is_card_turn(table) and table.cards[table.active] == NONE
    if table.card_played != has_played:
        raise InputError(f"{where}.card_played", "whoever has played it does not hold it")
    if table.tile_played and not is_play_turn:
        raise InputError(f"{where}.tile_played", "is said of a play turn only", "false")
    played = _cards_played(table, len(holders))
    if sum(int(number) for number in table.discards) != played:
        raise InputError(f"{where}.discards", "are not those of the turns so far", f"{played}")


def _check_face_up(table: Table, where: str) -> None:
    """A card lies beside the deck until it is taken and replaced (TT-3.2, TT-4.3)."""
    may_take = table.stage == SELECT_TILE and _is_card_turn(table)
    must_take = table.stage == TURN_UP and table.selected > 0
    if table.took_face_up and not may_take and not must_take:
        raise InputError(f"{where}.took_face_up", "no card is selected now", "false")
    if must_take and not table.took_face_up:
        raise InputError(f"{where}.took_face_up", "only a card taken is replaced", "true")
    is_gone = table.took_face_up or table.stage in {CHOOSE_START, TURN_UP}
    if is_gone != (table.face_up == NONE):
        raise InputError(f"{where}.face_up", "lies there unless it was taken or is to be turned up")
    if table.took_face_up and table.cards[table.active] in {NONE, BLIND}:
        raise InputError(f"{where}.cards[{table.active}]", "was taken face up", "its environment")


def _holders(table: Table) -> list[int]:
    """The seats that hold a card: taken in this game turn and not yet played."""
    if not _is_card_turn(table):
        return []
    if _is_selecting(table):
        number = int(table.selected) + (table.stage == SELECT_TILE)
        return [(int(table.start) + i) % table.players for i in range(number)]
    if not _is_play_turn(table):
        return []
    waiting = [int(seat) for seat in table.taker if seat not in {NONE, table.active}]
    return waiting if table.cards[table.active] == NONE else [*waiting, int(table.active)]


def _cards_played(table: Table, held: int) -> int:
    """How many cards are on the discards: those of past turns, and of this one."""
    now = (int(table.period), int(table.turn))
    past = sum(turn < now for turn in table.content.card_turns) * table.players
    is_later = table.stage in {LAY_TILE, OVER} and table.selected > 0
    if _is_card_turn(table) and (is_later or _is_play_turn(table)):
        return past + table.players - held
    return past


# What no herd outgrows.


def _check_growth_to_come(table: Table, where: str) -> None:
    """With unlimited supply a herd may still not outgrow the numbers that actions have (R-05)."""
    if table.content.supply_is_limited:
        return
    for seat in range(table.players):
        out = sum(int(table.dinos_of(seat, area)) for area in range(len(AREAS)))
        most = MOST - _gain_to_come(table, seat)
        if out > most:
            problem = f"{out} Dinos are out, more than anybody can have by now"
            raise InputError(f"{where}.supply[{seat}]", problem, f"up to {most} Dinos")


def _gain_to_come(table: Table, seat: int) -> int:
    """The most that a player can still gain: by tiles, cards, white Dinos and the counter."""
    content = table.content
    now = (int(table.period), int(table.turn))
    turns = [(p, t) for p, number in enumerate(content.turns) for t in range(number)]
    later = [turn for turn in turns if turn > now]
    number_of_tiles = len(later) + _has_tile_to_play(table, seat)
    number_of_cards = sum(turn in later for turn in content.card_turns)
    number_of_cards += _has_card_to_play(table, seat)
    gain = number_of_tiles * (FIRST_GROWTH + SECOND_GROWTH) + number_of_cards * CARD_GAIN
    if table.counters[seat] == NONE:
        gain += HATCH_GAIN
    whites = sum(int(number) for number in table.whites_on) + int(table.whites[seat])
    return gain + whites + len(later) * (_SPACES - table.players)


def _has_tile_to_play(table: Table, seat: int) -> bool:
    """Whether a tile of this game turn can still bring the player any Dinos."""
    if not _is_play_turn(table):
        return _is_selecting(table) or _is_set_up(table) or table.stage == CHOOSE_START
    is_done = seat == table.active and table.tile_played and table.stage == MENU
    return seat in table.taker and not is_done


def _has_card_to_play(table: Table, seat: int) -> bool:
    if not _is_play_turn(table):
        return _is_card_turn(table) and _has_tile_to_play(table, seat)
    is_spreading = seat == table.active and table.stage == SPREADING
    return is_spreading or table.cards[seat] != NONE


# The step that is open.


def _check_step(table: Table, where: str) -> None:
    """The numbers of a step are those of its stage (TT-4.5)."""
    for field, is_set in _set_fields(table):
        if is_set and table.stage not in _IN[field]:
            raise InputError(f"{where}.{field}", f"means nothing at the stage {_stage(table)}")
    if table.stage in _TILE_OF:
        _check_tile(table, where)
    if table.stage == SPREADING:
        _check_spreading(table, where)
    elif table.stage == CHOOSE_ENVIRONMENT:
        if not any(spreads(table, table.active, environment) for environment in range(4)):
            raise InputError(where, "no Dinos can be placed (TT-4.10)")
    elif table.stage == GROWING:
        _check_growing(table, where)
    elif table.stage in {CHOOSE_HERD, DIVIDING}:
        _check_migration(table, where)
    elif table.stage >= CHOOSE_RAPTOR and table.stage != OVER:
        _check_hunt(table, where)


def _check_tile(table: Table, where: str) -> None:
    tiles = _TILE_OF[int(table.stage)]
    if not table.tile_played or table.tile_at[table.space] not in tiles:
        problem = f"the stage {_stage(table)} belongs to a tile that is played"
        raise InputError(where, problem, ", ".join(TILES[tile] for tile in tiles))


def _stage(table: Table) -> str:
    return STAGES[table.stage]


def _set_fields(table: Table) -> list[tuple[str, bool]]:
    """The numbers of a step, and whether they say something."""
    return [
        ("environment", table.environment != NONE),
        ("gain", table.gain != 0),
        ("grown", table.grown != NONE),
        ("herds_before", table.herds_before != 0),
        ("first_origin", table.first_origin != NONE),
        ("origin", table.origin != NONE),
        ("going", any(number > 0 for number in table.going)),
        ("frozen", any(number > 0 for number in table.frozen)),
        ("eater", table.eater != NONE),
        ("bites", table.bites != 0),
        ("has_eaten", table.has_eaten),
        ("raptors_moved", table.raptors_moved != 0),
        ("two_steps_used", table.two_steps_used),
        ("scattered", table.scattered != 0),
        ("first_owner", table.first_owner != NONE),
        ("first_to", table.first_to != NONE),
        ("group_owner", table.group_owner != NONE),
        ("group_size", table.group_size != 0),
    ]


def _check_spreading(table: Table, where: str) -> None:
    """A card or New Environment brings three Dinos, or what the supply holds (TT-6.1)."""
    is_new = table.tile_played and table.tile_at[table.space] == NEW_ENVIRONMENT
    if table.environment == NONE:
        raise InputError(f"{where}.environment", "nothing says where the Dinos come")
    if not is_new and not (table.card_played and table.discards[table.environment]):
        raise InputError(f"{where}.environment", "no such card was played (TT-6.1)")
    gain = min(CARD_GAIN, int(table.room_for(table.active)))
    if table.gain != gain:
        raise InputError(f"{where}.gain", "is not what is spread (TT-6.1)", f"{gain}")


def _check_growing(table: Table, where: str) -> None:
    """Three Dinos first; by Herd Growth two for another herd then (TT-7.2, TT-7.11)."""
    is_second = table.grown != NONE
    if is_second and table.tile_at[table.space] != HERD_GROWTH:
        raise InputError(f"{where}.grown", "Hatch lets one herd grow (TT-7.11)", "null")
    gain = SECOND_GROWTH if is_second else FIRST_GROWTH
    if table.gain != gain:
        raise InputError(f"{where}.gain", "is not what a herd gets (TT-7.2)", f"{gain}")
    if growth_bits(table) == 0:
        raise InputError(where, "no herd can grow (TT-4.10)")


def _check_migration(table: Table, where: str) -> None:
    """Herds that may migrate, to areas that they may go to (TT-7.4 to TT-7.9)."""
    first = table.first_origin
    for area, name in enumerate(AREAS):
        is_reached = first != NONE and area in ADJACENT[first]
        if table.frozen[area] and not is_reached:
            raise InputError(f"{where}.frozen.{name}", "no herd can have come there (TT-7.9)")
    _check_herds_before(table, where)
    if table.stage == CHOOSE_HERD:
        return
    if table.origin == NONE or not can_migrate(table, table.origin):
        raise InputError(f"{where}.origin", "no herd can migrate from there (TT-7.4)")
    for area, name in enumerate(AREAS):
        number = table.going[area]
        if number and not _can_have_gone(table, area, number):
            raise InputError(f"{where}.going.{name}", "a group cannot go there (TT-7.6)")
    most = int(movable(table, table.origin))
    if sum(int(number) for number in table.going) > most:
        raise InputError(f"{where}.going", "are more than may leave (TT-7.9)", f"up to {most}")


def _check_herds_before(table: Table, where: str) -> None:
    """Before the first migration no herd is new, unless one may grow from a T-Rex (R-04, R-13)."""
    first = table.first_origin
    for area, name in enumerate(AREAS):
        is_own = table.dinos_of(table.active, area) > 0 if first == NONE else area == first
        was_there = table.herds_before >> area & 1 == 1
        if is_own and not was_there and not table.content.trex_accepts_growth:
            raise InputError(f"{where}.herds_before", f"there was a herd in {name} (R-13)")


def _can_have_gone(table: Table, area: int, number: i64) -> bool:
    is_near = area in ADJACENT[table.origin]
    return is_near and table.is_open(area) and may_arrive(table, area, number)


def _check_hunt(table: Table, where: str) -> None:
    """What the predators have done so far in this step (TT-7.12 to TT-7.30)."""
    tile = int(table.tile_at[table.space])
    if table.two_steps_used and not table.raptors_moved:
        raise InputError(f"{where}.two_steps_used", "no Raptor has moved yet", "false")
    if table.raptors_moved and tile != RAPTORS:
        raise InputError(f"{where}.raptors_moved", "the tile played does not move them", "[]")
    if table.stage == CHOOSE_RAPTOR:
        if table.raptors_moved == 3:
            raise InputError(f"{where}.raptors_moved", "one Raptor is left to move")
        return
    if table.eater not in _EATER_OF[tile]:
        raise InputError(f"{where}.eater", "is not the predator of the tile played")
    if tile == RAPTORS:
        has_moved = table.raptors_moved >> table.eater & 1 == 1
        if has_moved == (table.stage == MOVE_RAPTOR):
            raise InputError(f"{where}.raptors_moved", "a Raptor moves once, and hunts then")
    if table.stage == EATING:
        _check_eating(table, where)
    elif table.stage in {SCATTERING, SCATTER_TO}:
        _check_scattering(table, where)


def _check_eating(table: Table, where: str) -> None:
    """A meal that can go on, where the predator could enter before any volcano (TT-9.4)."""
    area = table.predators[table.eater]
    if table.volcano[area] not in {NONE, table.active}:
        raise InputError(where, "the predator cannot have come where a volcano is (TT-7.31)")
    if table.eater == TREX and table.owner != table.active:
        raise InputError(where, "the T-Rex eats for the one who moved it (TT-7.15)")
    limits = _limits(table)
    whole = table.bites in limits
    if not 1 <= table.bites <= max(limits) or (not table.has_eaten and not whole):
        allowed = " or ".join(str(limit) for limit in limits)
        raise InputError(f"{where}.bites", "is not what is left of a meal", allowed)
    if table.has_eaten:
        if table.bites == max(limits):
            raise InputError(f"{where}.has_eaten", "nothing is missing of the meal", "false")
        _check_eaten(table, area, max(limits) - int(table.bites), where)


def _limits(table: Table) -> list[int]:
    """How many the predator could eat when it came (TT-7.12, TT-7.16, TT-7.26)."""
    if table.eater == TREX:
        return [T_REX_BITES[1], T_REX_BITES[2]]
    return [table.content.pterodactyl_eats if table.eater == PTERODACTYL else RAPTOR_BITES]


def _check_eaten(table: Table, area: i64, eaten: int, where: str) -> None:
    """The habitats must be those of the sizes before so many Dinos were eaten (TT-2.2)."""
    missing = 0
    size = 1
    for place in (2, 1, 0):
        seat = table.order[area * 3 + place]
        if seat != NONE:
            now = int(table.size_of(seat, area))
            size = max(size, now)
            missing += size - now
    if missing > eaten:
        problem = f"has too small herds in good habitats for {eaten} eaten"
        raise InputError(f"{where}.bites", f"{AREAS[area]} {problem}")


def _check_scattering(table: Table, where: str) -> None:
    """Two single Dinos or a pair flee from a Raptor (TT-7.28)."""
    is_second = table.scattered == 1
    if table.scattered > 1:
        raise InputError(f"{where}.scattered", "after two Dinos it is over (TT-15.3)", "0, 1")
    if is_second != (table.first_owner != NONE) or is_second != (table.first_to != NONE):
        raise InputError(f"{where}.first_owner", "is told of the first of two single Dinos")
    if is_second and table.first_to not in ADJACENT[table.predators[table.eater]]:
        raise InputError(f"{where}.first_to", "is not beside the Raptor (TT-7.29)")
    is_group = table.stage == SCATTER_TO
    if is_group != (table.group_owner != NONE) or is_group != (table.group_size > 0):
        raise InputError(f"{where}.group_owner", "is told of a group that flees now")
