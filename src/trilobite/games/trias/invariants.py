"""The conservation laws of Trias, which must hold after every action."""

from trilobite.games.trias.kernel import WATER
from trilobite.games.trias.model import POLE, SOUTH_POLE
from trilobite.games.trias.table import DEAL_CARD, LAY_TILE, NONE, OVER, PLACING, Secrets, Table


def broken_laws(table: Table, secrets: Secrets) -> list[str]:
    """The broken laws, one line each. Laws about two consecutive states are in the tests."""
    return [*_herds(table), *_tiles(table), *_cards(table, secrets), *_ends(table)]


def _herds(table: Table) -> list[str]:
    """Herds on tiles, in water and in stock add up (INV-1); none on a closed Pole (INV-5)."""
    wrong: list[str] = []
    board = table.board
    area = int(board.window.area)
    for seat in range(table.players):
        out = sum(int(board.herds[seat * area + cell]) for cell in range(area))
        water = [cell for cell in range(area) if board.tile_at[cell] == WATER]
        swimming = sum(int(board.herds_at(seat, cell)) for cell in water)
        if out + table.stock[seat] != table.content.herds or table.stock[seat] < 0:
            wrong.append(f"INV-1: seat {seat} has {out} herds out and {table.stock[seat]} in stock")
        if swimming != board.swimming[seat]:
            wrong.append(
                f"INV-1: seat {seat} has {swimming} swimmers, but {board.swimming[seat]} counted"
            )
    if not table.content.may_enter_pole and board.total[board.cell_of[POLE]] != 0:
        wrong.append("INV-5: a herd is on the South Pole")
    return wrong


def _tiles(table: Table) -> list[str]:
    """Every tile has a cell of its own, the South Pole the middle one (INV-2)."""
    wrong: list[str] = []
    board = table.board
    laid = int(table.laid - table.holes)
    on_board = [tile for tile in range(POLE) if board.cell_of[tile] != WATER]
    if on_board != list(range(laid)):
        wrong.append(f"INV-2: {laid} tiles were laid, but {on_board} are on the board")
    if table.stage != LAY_TILE and laid != table.content.board_tiles:
        wrong.append(f"INV-2: {laid} tiles, not {table.content.board_tiles}")
    if (table.q(int(board.cell_of[POLE])), table.r(int(board.cell_of[POLE]))) != (0, 0):
        wrong.append("INV-2: the South Pole has moved")
    if board.terrain[POLE] != SOUTH_POLE:
        wrong.append("INV-2: the South Pole has another terrain")
    shared = [t for t in (*on_board, POLE) if board.tile_at[board.cell_of[t]] != t]
    return [*wrong, *(f"INV-2: tile {tile} shares its cell" for tile in shared)]


def _cards(table: Table, secrets: Secrets) -> list[str]:
    """No card is lost or duplicated (INV-7)."""
    wrong: list[str] = []
    cards = [d + x for d, x in zip(secrets.deck, secrets.discards, strict=True)]
    for seat, card in enumerate(secrets.hands):
        if card != NONE:
            cards[card] += 1
        if table.backs[seat] != (card // 4 if card != NONE else NONE):
            wrong.append(f"INV-7: the table shows a wrong back for seat {seat}'s card")
    cards[7] += table.meteorite_out
    if cards != table.content.cards or min(secrets.deck) < 0:
        wrong.append(f"INV-7: the cards are {cards}, not {table.content.cards}")
    if [sum(secrets.deck[:4]), sum(secrets.deck[4:])] != [int(size) for size in table.deck_sizes]:
        wrong.append("INV-7: the deck sizes on the table are wrong")
    return wrong


def _ends(table: Table) -> list[str]:
    """Length of the game (INV-8) and clean end (INV-11), only under the printed rules."""
    wrong: list[str] = []
    content = table.content
    is_printed = not content.keeps_card_without_drift and content.last_round_actions == 2
    if table.stage in (LAY_TILE, DEAL_CARD, PLACING) or not is_printed:
        return wrong
    lowest, highest = (16, 21) if table.players == 2 else (30, 39)
    if table.turn > highest or (table.stage == OVER and table.turn < lowest):
        wrong.append(f"INV-8: turn {table.turn}, but games have {lowest} to {highest} turns")
    if table.stage == OVER:
        board = table.board
        if any(board.swimming[seat] for seat in range(table.players)):
            wrong.append("INV-11: there are still swimmers")
        for tile in range(POLE + 1):
            cell = board.cell_of[tile]
            if cell != WATER and board.total[cell] > board.capacity[tile]:
                wrong.append(f"INV-11: tile {tile} is overpopulated")
    return wrong
