"""Positions: the table and the secrets as JSON and back."""

from trilobite.engine import InputError
from trilobite.engine.reading import (
    read_bool_field,
    read_fields,
    read_int,
    read_int_field,
    read_int_or_none,
    read_ints_field,
    read_list,
    read_list_field,
    read_name_field,
    read_name_or_none,
    read_object,
    read_text,
)
from trilobite.engine.tables import int_or_none, name_or_none
from trilobite.games.trias.content import Content
from trilobite.games.trias.kernel import WATER
from trilobite.games.trias.model import CARDS, LANDSCAPES, POLE
from trilobite.games.trias.plausible import check_secrets, check_table
from trilobite.games.trias.table import (
    NONE,
    STAGES,
    Secrets,
    Table,
    all_in_deck,
    new_table,
)
from trilobite.games.trias.window import ring_distance

_FURTHEST = 220
"""Maximum ring of a cell, larger than any option allows (section 11)."""

_TABLE_FIELDS = (
    "stage", "start", "active", "turn", "placements", "laid", "holes", "used_hand", "used_card",
    "wanted", "is_mandatory", "lifted", "actions_left", "rescues_left", "meteorite_out",
    "last_turns", "idle_turns", "tiles", "pole", "swimmers", "spent", "stock", "interim", "final",
    "backs", "deck_sizes",
)  # fmt: skip


def table_to_json(table: Table) -> dict[str, object]:
    """Everything public. Numbers without a meaning at this stage are null or 0."""
    players = table.players
    board = table.board
    return {
        "stage": STAGES[table.stage],
        "start": int_or_none(table.start),
        "active": int_or_none(table.active),
        "turn": int(table.turn),
        "placements": int(table.placements),
        "laid": int(table.laid),
        "holes": int(table.holes),
        "used_hand": table.used_hand,
        "used_card": card_to_json(int(table.used_card)),
        "wanted": name_or_none(LANDSCAPES, table.wanted),
        "is_mandatory": table.is_mandatory,
        "lifted": int_or_none(table.lifted),
        "actions_left": int(table.actions_left),
        "rescues_left": int(table.rescues_left),
        "meteorite_out": table.meteorite_out,
        "last_turns": int_or_none(table.last_turns),
        "idle_turns": int(table.idle_turns),
        "tiles": [_tile_to_json(table, t) for t in range(POLE) if board.cell_of[t] != WATER],
        "pole": _herds_to_json(table, int(board.cell_of[POLE])),
        "swimmers": _swimmers_to_json(table),
        "spent": [[t, int(table.spent[t])] for t in range(POLE + 1) if table.spent[t] != 0],
        "stock": [int(table.stock[seat]) for seat in range(players)],
        "interim": [int(table.interim[seat]) for seat in range(players)],
        "final": [int(table.final[seat]) for seat in range(players)],
        "backs": [_back_to_json(table, seat) for seat in range(players)],
        "deck_sizes": [int(size) for size in table.deck_sizes],
    }


def secrets_to_json(table: Table, secrets: Secrets) -> dict[str, object]:
    return {
        "hands": [card_to_json(card) for card in secrets.hands[: table.players]],
        "discards": discards_to_json(secrets.discards),
    }


def card_to_json(card: int) -> object:
    """A card as its back and face, such as `1 woods`; null for none."""
    return None if card == NONE else f"{card // 4 + 1} {CARDS[card % 4]}"


def _back_to_json(table: Table, seat: int) -> object:
    """The printed back of a hand card, 1 or 2; null for none."""
    return None if table.backs[seat] == NONE else int(table.backs[seat]) + 1


def discards_to_json(discards: list[int]) -> dict[str, object]:
    return {str(card_to_json(card)): number for card, number in enumerate(discards) if number}


def _tile_to_json(table: Table, tile: int) -> dict[str, object]:
    cell = int(table.board.cell_of[tile])
    return {
        "id": tile,
        "landscape": LANDSCAPES[table.terrain_of(tile)],
        "q": table.q(cell),
        "r": table.r(cell),
        "herds": _herds_to_json(table, cell),
    }


def _herds_to_json(table: Table, cell: int) -> list[int]:
    return [int(table.board.herds_at(seat, cell)) for seat in range(table.players)]


def _swimmers_to_json(table: Table) -> list[dict[str, object]]:
    cells = {cell for seat in range(table.players) for cell in table.board.swimmer_cells(seat)}
    places = sorted((table.r(cell), table.q(cell), cell) for cell in cells)
    return [{"q": q, "r": r, "herds": _herds_to_json(table, cell)} for r, q, cell in places]


# Reading.


def table_from_json(content: Content, value: object, where: str) -> Table:
    data = read_fields(value, _TABLE_FIELDS, where)
    table = new_table(content)
    players = content.players
    table.stage = read_name_field(data, "stage", where, STAGES)
    table.start = read_int_or_none(data, "start", where, 0, players - 1)
    table.active = read_int_or_none(data, "active", where, 0, players - 1)
    most_turns = 9999 if content.keeps_card_without_drift else sum(content.cards)
    table.turn = read_int_field(data, "turn", where, 0, most_turns)
    table.placements = read_int_field(
        data, "placements", where, 0, players * content.placements_each
    )
    table.laid = read_int_field(data, "laid", where, 0, len(content.cells))
    table.holes = read_int_field(data, "holes", where, 0, content.water_tiles)
    table.used_hand = read_bool_field(data, "used_hand", where)
    table.used_card = read_card(data["used_card"], f"{where}.used_card")
    table.wanted = read_name_or_none(data, "wanted", where, LANDSCAPES)
    table.is_mandatory = read_bool_field(data, "is_mandatory", where)
    table.lifted = read_int_or_none(data, "lifted", where, 0, content.board_tiles - 1)
    table.actions_left = read_int_field(data, "actions_left", where, 0, content.actions)
    table.rescues_left = read_int_field(
        data, "rescues_left", where, 0, content.swimmers_per_rescue - 1
    )
    table.meteorite_out = read_bool_field(data, "meteorite_out", where)
    table.last_turns = read_int_or_none(data, "last_turns", where, 0, players)
    table.idle_turns = read_int_field(data, "idle_turns", where, 0, players)
    _read_tiles(table, data, where)
    _read_herds(table, data, where)
    _read_numbers(table, data, where)
    check_table(table, where)
    return table


def secrets_from_json(table: Table, value: object, where: str) -> Secrets:
    """Read hands and discards; all other cards are in the deck."""
    data = read_fields(value, ("hands", "discards"), where)
    secrets = all_in_deck(table.content)
    for seat, card in enumerate(read_list_field(data, "hands", where, table.players)):
        secrets.hands[seat] = read_card(card, f"{where}.hands[{seat}]")
        if secrets.hands[seat] != NONE:
            _take(secrets, secrets.hands[seat], 1, f"{where}.hands[{seat}]")
    secrets.discards = read_discards(data["discards"], f"{where}.discards")
    for card, number in enumerate(secrets.discards):
        _take(secrets, card, number, f"{where}.discards")
    if table.meteorite_out:
        _take(secrets, 7, 1, f"{where}.discards")
    check_secrets(table, secrets, where)
    return secrets


def read_card(value: object, where: str) -> int:
    if value is None:
        return NONE
    cards = [str(card_to_json(card)) for card in range(8) if card not in (3, 7)]
    text = read_text(value, where, cards)
    return next(card for card in range(8) if card_to_json(card) == text)


def read_discards(value: object, where: str) -> list[int]:
    discards = [0] * 8
    for name, number in read_object(value, where).items():
        card = read_card(name, where)
        discards[card] = read_int(number, f"{where}.{name}", 0, 39)
    return discards


def _read_tiles(table: Table, data: dict[str, object], where: str) -> None:
    content = table.content
    tiles = read_list_field(data, "tiles", where, int(table.laid - table.holes))
    taken = {(0, 0)}
    left = content.tiles.copy()
    for number, value in enumerate(tiles):
        here = f"{where}.tiles[{number}]"
        tile = read_fields(value, ("id", "landscape", "q", "r", "herds"), here)
        read_int_field(tile, "id", here, number, number)
        landscape = read_name_field(tile, "landscape", here, LANDSCAPES)
        q, r = _read_cell(tile, here)
        if (q, r) in taken:
            raise InputError(here, f"the cell {q},{r} is taken", "one tile per cell, none on 0,0")
        left[landscape] -= 1
        if left[landscape] < 0:
            most = content.tiles[landscape]
            raise InputError(here, f"has one {LANDSCAPES[landscape]} too many", f"at most {most}")
        taken.add((q, r))
        table.board.lay(number, landscape, content.capacity[landscape], q, r)
    if table.laid == len(content.cells):  # as in set-up: an unfinished continent has no masses
        table.board.survey()


def _read_cell(data: dict[str, object], where: str) -> tuple[int, int]:
    q = read_int_field(data, "q", where, -_FURTHEST, _FURTHEST)
    r = read_int_field(data, "r", where, -_FURTHEST, _FURTHEST)
    if ring_distance(q, r) > _FURTHEST:
        raise InputError(where, f"the cell {q},{r} is too far away", f"rings up to {_FURTHEST}")
    return q, r


def _read_herds(table: Table, data: dict[str, object], where: str) -> None:
    board = table.board
    for tile, value in enumerate(read_list_field(data, "tiles", where)):
        here = f"{where}.tiles[{tile}]"
        _add_herds(table, int(board.cell_of[tile]), read_object(value, here), here)
    pole = {"herds": data["pole"]}
    _add_herds(table, int(board.cell_of[POLE]), pole, f"{where}.pole")
    if board.total[board.cell_of[POLE]] > board.capacity[POLE]:
        most = int(board.capacity[POLE])
        raise InputError(f"{where}.pole", "has too many herds on the South Pole", f"at most {most}")
    for number, value in enumerate(read_list_field(data, "swimmers", where)):
        here = f"{where}.swimmers[{number}]"
        swimmers = read_fields(value, ("q", "r", "herds"), here)
        q, r = _read_cell(swimmers, here)
        cell = int(board.reach(q, r))
        if board.tile_at[cell] != WATER:
            raise InputError(here, f"the cell {q},{r} has a tile", "water")
        if board.total[cell] != 0:
            raise InputError(here, f"the cell {q},{r} is named twice", "one entry per cell")
        _add_herds(table, cell, swimmers, here)
        if board.total[cell] == 0:
            raise InputError(here, "has no herds", "at least one herd")
    for number, value in enumerate(read_list_field(data, "spent", where)):
        here = f"{where}.spent[{number}]"
        marked, herds = read_list(value, here, 2)
        at = read_int(marked, f"{here}[0]", 0, POLE)
        if not table.has_tile(at) or table.active == NONE:
            raise InputError(here, f"tile {at} cannot have spent herds", "tiles on the board")
        table.spent[at] = read_int(herds, f"{here}[1]", 1, table.own_on(table.active, at))


def _add_herds(table: Table, cell: int, data: dict[str, object], where: str) -> None:
    most = table.content.herds
    for seat, herds in enumerate(read_ints_field(data, "herds", where, table.players, 0, most)):
        table.board.add_herds(seat, cell, herds)
        table.stock[seat] -= herds
        if table.stock[seat] < 0:
            raise InputError(where, f"seat {seat} has more than {most} herds", f"at most {most}")


def _read_numbers(table: Table, data: dict[str, object], where: str) -> None:
    players = table.players
    stock = read_ints_field(data, "stock", where, players, 0, table.content.herds)
    for seat, number in enumerate(stock):
        if number != table.stock[seat]:
            left = int(table.stock[seat])
            raise InputError(f"{where}.stock[{seat}]", f"{number} herds in stock", f"{left}")
    for seat, points in enumerate(read_ints_field(data, "interim", where, players, 0, 9999)):
        table.interim[seat] = points
    for seat, points in enumerate(read_ints_field(data, "final", where, players, 0, 9999)):
        table.final[seat] = points
    for seat, back in enumerate(read_list_field(data, "backs", where, players)):
        if back is not None:
            table.backs[seat] = read_int(back, f"{where}.backs[{seat}]", 1, 2) - 1
    for back, size in enumerate(read_ints_field(data, "deck_sizes", where, 2, 0, 39)):
        table.deck_sizes[back] = size


def _take(secrets: Secrets, card: int, number: int, where: str) -> None:
    secrets.deck[card] -= number
    if secrets.deck[card] < 0:
        raise InputError(where, f"has more cards '{card_to_json(card)}' than the game")
