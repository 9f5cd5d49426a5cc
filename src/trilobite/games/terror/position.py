"""Positions: the table and the secrets as JSON and back."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trilobite.engine import InputError
from trilobite.engine.reading import (
    read_bool_field,
    read_field,
    read_fields,
    read_int,
    read_int_field,
    read_int_or_none,
    read_ints_field,
    read_list_field,
    read_name_field,
    read_name_or_none,
    read_object,
    read_text,
    refuse_unknown,
)
from trilobite.engine.tables import int_or_none, name_or_none
from trilobite.games.terror.content import Content
from trilobite.games.terror.invariants import card_laws
from trilobite.games.terror.model import (
    AREA_COUNT,
    AREAS,
    ENVIRONMENTS,
    MOST_DINOS,
    MOST_SCATTERED,
    PREDATORS,
    SEATS,
    SPACES,
    TILES,
)
from trilobite.games.terror.placing import CARD_GAIN
from trilobite.games.terror.plausible import check_table
from trilobite.games.terror.predators import T_REX_BITES
from trilobite.games.terror.table import (
    BLIND,
    NONE,
    SOURCES,
    STAGES,
    Secrets,
    Table,
    all_in_deck,
    new_table,
)

_TABLE_FIELDS: Final = (
    "stage", "period", "turn", "start", "active", "selected", "space", "areas", "predators",
    "owner", "is_roaming", "supply", "points", "whites", "cards", "counters", "spaces",
    "whites_on", "face_up", "deck_size", "discards", "took_face_up", "card_played", "tile_played",
    "step",
)  # fmt: skip
_STEP_FIELDS: Final = (
    "environment", "gain", "grown", "herds_before", "first_origin", "origin", "going", "frozen",
    "eater", "bites", "has_eaten", "raptors_moved", "two_steps_used", "scattered", "first_owner",
    "first_to", "group_owner", "group_size",
)  # fmt: skip
_COUNTERS: Final = ("hatch", "volcano")
_RAPTORS: Final = (1, 2)
_LARGEST_COUNT: Final = 1 << 20
"""Upper bound for all counted numbers."""


def table_to_json(table: Table) -> dict[str, object]:
    """Everything public. Numbers without a meaning at this stage are null or 0.

    Seats, periods and turns count from 0; spaces and Raptors from 1, as printed.
    """
    players = table.players
    return {
        "stage": STAGES[table.stage],
        "period": int(table.period),
        "turn": int(table.turn),
        "start": int_or_none(table.start),
        "active": int_or_none(table.active),
        "selected": int(table.selected),
        "space": None if table.space == NONE else int(table.space) + 1,
        "areas": {name: _area_to_json(table, area) for area, name in enumerate(AREAS)},
        "predators": {name: AREAS[table.predators[i]] for i, name in enumerate(PREDATORS)},
        "owner": int_or_none(table.owner),
        "is_roaming": table.is_roaming,
        "supply": [_supply_to_json(table, seat) for seat in range(players)],
        "points": {name: _by_seat(table.points, i, players) for i, name in enumerate(SOURCES)},
        "whites": [int(table.whites[seat]) for seat in range(players)],
        "cards": [card_to_json(int(table.cards[seat])) for seat in range(players)],
        "counters": {
            name: [int_or_none(table.counters[i * SEATS + seat]) for seat in range(players)]
            for i, name in enumerate(_COUNTERS)
        },
        "spaces": [_space_to_json(table, space) for space in range(SPACES)],
        "whites_on": {name: int(table.whites_on[tile]) for tile, name in enumerate(TILES)},
        "face_up": card_to_json(int(table.face_up)),
        "deck_size": int(table.deck_size),
        "discards": {name: int(table.discards[kind]) for kind, name in enumerate(ENVIRONMENTS)},
        "took_face_up": table.took_face_up,
        "card_played": table.card_played,
        "tile_played": table.tile_played,
        "step": _step_to_json(table),
    }


def _area_to_json(table: Table, area: int) -> dict[str, object]:
    order = [int(table.order[area * 3 + rank]) for rank in range(3)]
    return {
        "order": [seat for seat in order if seat != NONE],
        "dinos": _by_seat(table.dinos, area, table.players),
        "volcano": int_or_none(table.volcano[area]),
    }


def _supply_to_json(table: Table, seat: int) -> object:
    """The number of Dinos left, or null if the supply is unlimited (R-05)."""
    return int(table.supply[seat]) if table.content.supply_is_limited else None


def _space_to_json(table: Table, space: int) -> dict[str, object]:
    return {
        "tile": name_or_none(TILES, table.tile_at[space]),
        "taker": int_or_none(table.taker[space]),
    }


def _step_to_json(table: Table) -> dict[str, object]:
    return {
        "environment": name_or_none(ENVIRONMENTS, table.environment),
        "gain": int(table.gain),
        "grown": name_or_none(AREAS, table.grown),
        "herds_before": [name for a, name in enumerate(AREAS) if table.herds_before >> a & 1],
        "first_origin": name_or_none(AREAS, table.first_origin),
        "origin": name_or_none(AREAS, table.origin),
        "going": _by_area(table.going),
        "frozen": _by_area(table.frozen),
        "eater": name_or_none(PREDATORS, table.eater),
        "bites": int(table.bites),
        "has_eaten": table.has_eaten,
        "raptors_moved": [i for i in _RAPTORS if table.raptors_moved >> (i - 1) & 1],
        "two_steps_used": table.two_steps_used,
        "scattered": int(table.scattered),
        "first_owner": int_or_none(table.first_owner),
        "first_to": name_or_none(AREAS, table.first_to),
        "group_owner": int_or_none(table.group_owner),
        "group_size": int(table.group_size),
    }


def secrets_to_json(table: Table, secrets: Secrets) -> dict[str, object]:
    return {
        "deck": dict(zip(ENVIRONMENTS, secrets.deck, strict=True)),
        "held": [card_to_json(card) for card in secrets.held[: table.players]],
    }


def card_to_json(card: int) -> object:
    """The environment of a card, `blind` if only its holder has seen it, null for none."""
    if card == BLIND:
        return "blind"
    return None if card == NONE else ENVIRONMENTS[card]


def _by_seat(numbers: vec[i64], row: int, players: int) -> list[int]:
    return [int(numbers[row * SEATS + seat]) for seat in range(players)]


def _by_area(numbers: vec[i64]) -> dict[str, object]:
    return {name: int(numbers[area]) for area, name in enumerate(AREAS) if numbers[area]}


# Reading.


def table_from_json(content: Content, value: object, where: str) -> Table:
    data = read_fields(value, _TABLE_FIELDS, where)
    table = new_table(content)
    _read_turn_order(table, data, where)
    _read_island(table, data, where)
    _read_players(table, data, where)
    _read_tiles(table, data, where)
    _read_step(table, data["step"], f"{where}.step")
    check_table(table, where)
    return table


def secrets_from_json(table: Table, value: object, where: str) -> Secrets:
    """Read the deck and all hand cards; they must be the cards that the table does not show."""
    data = read_fields(value, ("deck", "held"), where)
    secrets = all_in_deck(table.content)
    secrets.deck = _read_cards(table.content, data["deck"], f"{where}.deck")
    for seat, card in enumerate(read_list_field(data, "held", where, table.players)):
        here = f"{where}.held[{seat}]"
        secrets.held[seat] = read_card(card, here)
    for field, problem in card_laws(table, secrets):
        raise InputError(f"{where}.{field}", problem)
    return secrets


def read_card(value: object, where: str) -> int:
    """The kind of a card that is not hidden."""
    return NONE if value is None else ENVIRONMENTS.index(read_text(value, where, ENVIRONMENTS))


def _read_turn_order(table: Table, data: dict[str, object], where: str) -> None:
    """Read the progress of the game."""
    content = table.content
    table.stage = read_name_field(data, "stage", where, STAGES)
    table.period = read_int_field(data, "period", where, 0, content.last_period)
    last_turn = content.turns[table.period] - 1
    table.turn = read_int_field(data, "turn", where, 0, last_turn)
    table.start = _read_seat(table, data, "start", where)
    table.active = _read_seat(table, data, "active", where)
    table.selected = read_int_field(data, "selected", where, 0, content.players)
    if data["space"] is not None:
        table.space = read_int_field(data, "space", where, 1, SPACES) - 1
    table.took_face_up = read_bool_field(data, "took_face_up", where)
    table.card_played = read_bool_field(data, "card_played", where)
    table.tile_played = read_bool_field(data, "tile_played", where)


def _read_island(table: Table, data: dict[str, object], where: str) -> None:
    areas = read_fields(data["areas"], AREAS, f"{where}.areas")
    for area, name in enumerate(AREAS):
        _read_area(table, area, areas[name], f"{where}.areas.{name}")
    predators = read_fields(data["predators"], PREDATORS, f"{where}.predators")
    for number, name in enumerate(PREDATORS):
        place = read_text(predators[name], f"{where}.predators.{name}", AREAS)
        table.predators[number] = AREAS.index(place)
    table.owner = _read_seat(table, data, "owner", where)
    table.is_roaming = read_bool_field(data, "is_roaming", where)


def _read_area(table: Table, area: int, value: object, where: str) -> None:
    data = read_fields(value, ("order", "dinos", "volcano"), where)
    order = read_ints_field(data, "order", where, -1, 0, table.players - 1)
    if len(order) > 3 or len(set(order)) != len(order):
        raise InputError(f"{where}.order", "is not an order of habitats", "up to 3 different seats")
    for rank, seat in enumerate(order):
        table.order[area * 3 + rank] = seat
    for seat, dinos in enumerate(
        read_ints_field(data, "dinos", where, table.players, 0, _LARGEST_COUNT)
    ):
        table.dinos[area * SEATS + seat] = dinos
    table.volcano[area] = _read_seat(table, data, "volcano", where)


def _read_players(table: Table, data: dict[str, object], where: str) -> None:
    players = table.players
    _read_supply(table, data, where)
    points = read_fields(data["points"], SOURCES, f"{where}.points")
    for i, name in enumerate(SOURCES):
        found = read_ints_field(points, name, f"{where}.points", players, 0, _LARGEST_COUNT)
        for seat, number in enumerate(found):
            table.points[i * SEATS + seat] = number
    for seat, number in enumerate(read_ints_field(data, "whites", where, players, 0, 99)):
        table.whites[seat] = number
    for seat, card in enumerate(read_list_field(data, "cards", where, players)):
        here = f"{where}.cards[{seat}]"
        table.cards[seat] = BLIND if card == "blind" else read_card(card, here)
    counters = read_fields(data["counters"], _COUNTERS, f"{where}.counters")
    for i, name in enumerate(_COUNTERS):
        here = f"{where}.counters"
        for seat, period in enumerate(read_list_field(counters, name, here, players)):
            if period is not None:
                used = read_int(period, f"{here}.{name}[{seat}]", 0, int(table.period))
                table.counters[i * SEATS + seat] = used


def _read_supply(table: Table, data: dict[str, object], where: str) -> None:
    """Read the supply; if unlimited it is null, and the Dinos on the board decide (R-05)."""
    if table.content.supply_is_limited:
        found = read_ints_field(data, "supply", where, table.players, 0, _LARGEST_COUNT)
        for seat, number in enumerate(found):
            table.supply[seat] = number
        return
    for seat, value in enumerate(read_list_field(data, "supply", where, table.players)):
        if value is not None:
            raise InputError(f"{where}.supply[{seat}]", "the supply is unlimited (R-05)", "null")
        out = sum(int(table.dinos_of(seat, area)) for area in range(AREA_COUNT))
        table.supply[seat] = table.content.dinos - out


def _read_tiles(table: Table, data: dict[str, object], where: str) -> None:
    """Read the action row and the cards."""
    for space, value in enumerate(read_list_field(data, "spaces", where, SPACES)):
        here = f"{where}.spaces[{space}]"
        fields = read_fields(value, ("tile", "taker"), here)
        table.tile_at[space] = read_name_or_none(fields, "tile", here, TILES)
        table.taker[space] = _read_seat(table, fields, "taker", here)
    whites = read_fields(data["whites_on"], TILES, f"{where}.whites_on")
    for tile, name in enumerate(TILES):
        table.whites_on[tile] = read_int(whites[name], f"{where}.whites_on.{name}", 0, 99)
    table.face_up = read_card(data["face_up"], f"{where}.face_up")
    all_cards = len(ENVIRONMENTS) * table.content.cards_of_each
    table.deck_size = read_int_field(data, "deck_size", where, 0, all_cards)
    discards = _read_cards(table.content, data["discards"], f"{where}.discards")
    for kind, number in enumerate(discards):
        table.discards[kind] = number


def _read_cards(content: Content, value: object, where: str) -> list[int]:
    data = read_fields(value, ENVIRONMENTS, where)
    return [read_int_field(data, n, where, 0, content.cards_of_each) for n in ENVIRONMENTS]


def _read_step(table: Table, value: object, where: str) -> None:
    data = read_fields(value, _STEP_FIELDS, where)
    table.environment = read_name_or_none(data, "environment", where, ENVIRONMENTS)
    table.gain = read_int_field(data, "gain", where, 0, CARD_GAIN)
    table.grown = read_name_or_none(data, "grown", where, AREAS)
    table.herds_before = _read_bits(data, "herds_before", where, AREAS)
    table.first_origin = read_name_or_none(data, "first_origin", where, AREAS)
    table.origin = read_name_or_none(data, "origin", where, AREAS)
    for area, number in _read_numbers_by_area(data, "going", where).items():
        table.going[area] = number
    for area, number in _read_numbers_by_area(data, "frozen", where).items():
        table.frozen[area] = number
    table.eater = read_name_or_none(data, "eater", where, PREDATORS)
    table.bites = read_int_field(data, "bites", where, 0, max(T_REX_BITES))
    table.has_eaten = read_bool_field(data, "has_eaten", where)
    table.raptors_moved = _read_bits(data, "raptors_moved", where, _RAPTORS)
    table.two_steps_used = read_bool_field(data, "two_steps_used", where)
    table.scattered = read_int_field(data, "scattered", where, 0, MOST_SCATTERED)
    table.first_owner = _read_seat(table, data, "first_owner", where)
    table.first_to = read_name_or_none(data, "first_to", where, AREAS)
    table.group_owner = _read_seat(table, data, "group_owner", where)
    table.group_size = read_int_field(data, "group_size", where, 0, MOST_SCATTERED)


def _read_seat(table: Table, data: dict[str, object], name: str, where: str) -> int:
    return read_int_or_none(data, name, where, 0, table.players - 1)


def _read_bits(data: dict[str, object], name: str, where: str, names: Sequence[str | int]) -> int:
    """Read some of the names, each once and in order, as bits."""
    found = read_list_field(data, name, where)
    known = [value for value in names if any(_is_same(value, other) for other in found)]
    if len(known) != len(found) or not all(map(_is_same, known, found)):
        allowed = ", ".join(str(value) for value in names)
        raise InputError(
            f"{where}.{name}", "is not a list of these", f"some of {allowed}, in order"
        )
    return sum(1 << names.index(value) for value in known)


def _is_same(one: object, other: object) -> bool:
    """Whether two values are equal and of the same type: true is not 1."""
    return type(one) is type(other) and one == other


def _read_numbers_by_area(data: dict[str, object], name: str, where: str) -> dict[int, int]:
    here = f"{where}.{name}"
    numbers = read_object(read_field(data, name, where), here)
    refuse_unknown(numbers, AREAS, here)
    return {
        AREAS.index(area): read_int(number, f"{here}.{area}", 1, MOST_DINOS)
        for area, number in numbers.items()
    }
