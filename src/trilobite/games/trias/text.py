"""A view of Trias drawn as text: a map of hexagons, two lines per cell, and facts beside it.

A tile shows its landscape and number, and below them its herds by the letters of their seats, with
a dot for every free place: `W12` over `AAb·`. Colour only repeats what letters and signs show.
"""

from collections.abc import Mapping
from typing import Final

from trilobite.engine import Argument, Drawing, Line, Message, Span, Who
from trilobite.engine.drawing import FREE, LETTERS, fact, mark_at, width_of
from trilobite.games.trias.generated import stages
from trilobite.games.trias.kernel.board import WATER
from trilobite.games.trias.model import CARD, CARDS, METEORITE, POLE, TERRAIN, TERRAINS
from trilobite.games.trias.table import NONE, Table, leftover_tiles
from trilobite.games.trias.view import TriasView

TERRAIN_LETTERS: Final = ("M", "S", "W", "SP")
SURPLUS: Final = "!"
SWIMMING: Final = "~"
SEA: Final = "≈"

_NARROWEST: Final = 6
_MOST_LETTERS: Final = 4
"""Maximum herds shown one letter each; more are shown as numbers (`3A2B`)."""

_Cell = tuple[Line, Line]
"""What is written in a cell: the upper and the lower line."""


def draw(view: TriasView, marks: Mapping[str, str]) -> Drawing:
    return Drawing(_map(view.table, marks), _facts(view))


# The map.


def _map(table: Table, marks: Mapping[str, str]) -> list[Line]:
    """The rows from north to south, each shifted by half a cell, cropped to the used area."""
    cells = _cells(table, marks)
    step = max(_NARROWEST, 1 + max(width_of(line) for cell in cells.values() for line in cell))
    column = {(q, r): (2 * q + r) * step // 2 for q, r in cells}
    left = min(column.values())
    rows = [r for _, r in cells]
    lines: list[Line] = []
    for r in range(min(rows), max(rows) + 1):
        row = sorted((column[place] - left, place) for place in cells if place[1] == r)
        lines += [_line([(at, cells[place][half]) for at, place in row]) for half in (0, 1)]
    return lines


def _line(pieces: list[tuple[int, Line]]) -> Line:
    """The pieces of one row, each at its column."""
    line: Line = []
    end = 0
    for at, spans in pieces:
        if spans:
            line.append(Span(" " * (at - end)))
            line += spans
            end = at + width_of(spans)
    return line


def _cells(table: Table, marks: Mapping[str, str]) -> dict[tuple[int, int], _Cell]:
    """Every cell with something to see: tiles, swimmers, interior seas and marked water."""
    board = table.board
    cells: dict[tuple[int, int], _Cell] = {}
    for cell in range(int(board.window.area)):
        q, r = table.q(cell), table.r(cell)
        tile = int(board.tile_at[cell])
        if tile != WATER:
            cells[q, r] = _tile_cell(table, tile, marks)
        else:
            water = _water_cell(table, cell, marks)
            if any(water):
                cells[q, r] = water
    return cells


def _tile_cell(table: Table, tile: int, marks: Mapping[str, str]) -> _Cell:
    terrain = table.terrain_of(tile)
    name = TERRAIN_LETTERS[terrain]
    if tile != POLE or table.content.may_enter_pole:
        name += str(tile)
    style = f"ground-{terrain}"
    if tile == table.lifted:
        name, style = f"[{name}]", "lifted"
    mark = mark_at(marks, f"tile:{tile}", f"fresh:{tile}", f"spent:{tile}")
    return [Span(name, style), *mark], _herds_on(table, tile)


def _herds_on(table: Table, tile: int) -> Line:
    """The herds on a tile, and a dot for each further herd it can feed."""
    board = table.board
    cell = int(board.cell_of[tile])
    free = int(board.capacity[tile]) - int(board.total[cell])
    line = _herds(table, cell, 0 if table.stage == stages.OVER else int(table.spent[tile]))
    if free < 0:
        line.append(Span(SURPLUS, "warning"))
    elif 0 < int(board.capacity[tile]) <= _MOST_LETTERS and free > 0:
        line.append(Span(FREE * free, "free"))
    return line


def _herds(table: Table, cell: int, spent: int) -> Line:
    """The herds in a cell as letters of their seats; lower case if spent."""
    is_crowd = int(table.board.total[cell]) > _MOST_LETTERS
    line: Line = []
    for seat in range(table.players):
        number = int(table.board.herds_at(seat, cell))
        tired = spent if seat == table.active else 0
        letter = LETTERS[seat]
        for sign, count in ((letter, number - tired), (letter.lower(), tired)):
            if count > 0:
                line.append(Span(f"{count}{sign}" if is_crowd else sign * count, f"seat-{seat}"))
    return line


def _water_cell(table: Table, cell: int, marks: Mapping[str, str]) -> _Cell:
    """Outer water is blank; an interior sea shows waves, and swimmers have water on both sides."""
    spot = table.spot(cell)
    upper = mark_at(marks, f"cell:{spot}", f"swimmer:{spot}")
    waves = SEA if table.board.is_interior_sea(cell) else SWIMMING
    if table.board.total[cell] > 0:
        swimmers = _herds(table, cell, 0)
        return upper, [Span(waves, "water"), *swimmers, Span(waves, "water")]
    if waves == SEA:
        return upper or [Span(SEA * 3, "water")], [Span(SEA * 3, "water")]
    return upper, []


# The facts.


def _facts(view: TriasView) -> list[Message]:
    table = view.table
    facts = [_player(table, seat) for seat in range(table.players)]
    if view.hand != NONE:
        facts.append(_card("trias-fact-hand", view.hand))
    facts += _progress(table)
    if not table.is_last_round and table.stage != stages.OVER:
        facts += _cards(view)
    if table.lifted != NONE:
        word = TERRAIN.words[table.terrain_of(table.lifted)]
        facts.append(fact("trias-fact-lifted", tile=int(table.lifted), landscape=word))
    return facts + _islands(table) + _legend(table)


def _player(table: Table, seat: int) -> Message:
    return fact(
        "trias-fact-player",
        active=int(seat == table.active and table.stage != stages.OVER),
        letter=LETTERS[seat],
        who=Who(seat),
        points=table.score(seat),
        herds=table.herds_out(seat),
        stock=int(table.stock[seat]),
        back=int(table.backs[seat]) + 1,
    )


def _progress(table: Table) -> list[Message]:
    """The current turn, and the number of actions left in it."""
    if table.stage == stages.OVER:
        return [Message("trias-fact-over", {})]
    actions = int(table.actions_left) if table.stage == stages.ACTING else 0
    if table.is_last_round:
        return [fact("trias-fact-last-round", turns=int(table.last_turns), actions=actions)]
    return [fact("trias-fact-turn", turn=int(table.turn), actions=actions)] if table.turn else []


def _cards(view: TriasView) -> list[Message]:
    """The deck with the back of its top card, and the used cards that are public."""
    table = view.table
    left = sum(int(size) for size in table.deck_sizes)
    facts = [Message("trias-fact-deck", {"cards": left, "back": table.top_back() + 1})]
    if view.discards is not None and any(view.discards):
        used = [view.discards[face] + view.discards[4 + face] for face in range(METEORITE)]
        facts.append(Message("trias-fact-discards", _by_landscape(used)))
    if table.used_card != NONE:
        facts.append(_card("trias-fact-last-card", int(table.used_card)))
    return facts


def _card(key: str, card: int) -> Message:
    return Message(key, {"card": CARD.words[card % len(CARDS)], "back": card // len(CARDS) + 1})


def _islands(table: Table) -> list[Message]:
    """The herds on the land masses that score, all but the main land, largest first."""
    main = int(table.board.mass[POLE])
    islands = [table.tiles_of_mass(name) for name in table.masses() if name != main]
    if not islands:
        return []
    facts = [Message("trias-fact-islands", {})]
    for tiles in sorted(islands, key=lambda tiles: (-len(tiles), tiles)):
        lowest = TERRAIN_LETTERS[table.terrain_of(tiles[0])] + str(tiles[0])
        herds = _census(table, tiles[0])
        facts.append(fact("trias-fact-island", size=len(tiles), tile=lowest, herds=herds))
    return facts


def _census(table: Table, name: int) -> str:
    """The herds on a land mass by seat, such as `A3 B1`; the catalogues translate `none`."""
    counts = table.board.herds_on_mass(name)
    found = [f"{LETTERS[s]}{int(counts[s])}" for s in range(table.players) if counts[s] > 0]
    return " ".join(found) or "none"


def _legend(table: Table) -> list[Message]:
    """What the signs that appear on the map mean."""
    board = table.board
    content = table.content
    feeds = _by_landscape(content.capacity)
    if content.is_pole_unlimited:
        feeds[TERRAINS[-1]] = "unlimited"
    legend = [Message("trias-fact-legend-tiles", feeds)]
    leftover = leftover_tiles(table)
    if content.shows_leftover_tiles and any(leftover):
        legend.append(Message("trias-fact-leftover", _by_landscape(leftover)))
    signs = {
        "swimmers": any(board.swimming[seat] > 0 for seat in range(table.players)),
        "sea": bool(table.interior_sea()),
        "spent": table.stage != stages.OVER and any(count > 0 for count in table.spent),
        "surplus": any(table.herds_on(tile) > table.board.capacity[tile] for tile in table.tiles()),
    }
    found = [Message(f"trias-fact-legend-{sign}", {}) for sign, is_seen in signs.items() if is_seen]
    return legend + found


def _by_landscape(numbers: list[int]) -> dict[str, Argument]:
    return dict(zip(TERRAINS, numbers, strict=False))
