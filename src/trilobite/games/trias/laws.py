"""The laws of a table: what holds after every action, and in every position from outside.

Nothing is lost (INV-1, INV-2, INV-5, INV-7), the table has what its stage needs, somebody can act,
and the game can end. Whether some game could have led to the table does not matter. Laws about two
consecutive states and about whole games are in the tests.
"""

from collections.abc import Iterator

from trilobite.engine.laws import Breach
from trilobite.games.trias import stages
from trilobite.games.trias.fast.kernel import WATER
from trilobite.games.trias.fast.legal import legal_ids
from trilobite.games.trias.model import CARD_NAMES, LANDSCAPES, POLE
from trilobite.games.trias.rules.drift import why_not_drift
from trilobite.games.trias.rules.setup import tiles_left
from trilobite.games.trias.table import NONE, Secrets, Table


def breaches(table: Table, secrets: Secrets) -> Iterator[Breach]:
    yield from table_breaches(table)
    yield from secret_breaches(table, secrets)


def table_breaches(table: Table) -> Iterator[Breach]:
    """The broken laws about what everybody sees. Some need the ones before them to hold."""
    for law in (_herds, _tiles, _stage, _last_round, _drift, _placements, _hands, _decision):
        found = list(law(table))
        if found:
            yield from found
            return


# Herds, tiles and cards.


def _herds(table: Table) -> Iterator[Breach]:
    """Herds on tiles, in water and in stock add up (INV-1); the South Pole has room (INV-5)."""
    board = table.board
    area = int(board.window.area)
    for seat in range(table.players):
        out = {c: int(board.herds_at(seat, c)) for c in range(area) if board.herds_at(seat, c)}
        swimming = sum(herds for cell, herds in out.items() if board.tile_at[cell] == WATER)
        right = table.content.herds - sum(out.values())
        if table.stock[seat] != right or right < 0:
            problem = f"has {table.stock[seat]} herds, and {sum(out.values())} are out"
            yield Breach(f"stock[{seat}]", problem, f"{max(right, 0)}", "INV-1")
        if swimming != board.swimming[seat]:
            problem = f"of seat {seat} are counted as {board.swimming[seat]}"
            yield Breach("swimmers", problem, f"{swimming}", "INV-1")
    if table.herds_on(POLE) > int(board.capacity[POLE]):
        most = f"at most {board.capacity[POLE]}"
        yield Breach("pole", "has too many herds on the South Pole", most, "INV-5")


def _tiles(table: Table) -> Iterator[Breach]:
    """Every tile has a cell of its own, the South Pole the middle one (INV-2)."""
    board = table.board
    content = table.content
    laid = int(table.laid - table.holes)
    if table.tiles() != [*range(laid), POLE]:
        yield Breach("tiles", f"has the ids {table.tiles()}", f"0 to {laid - 1}", "INV-2")
        return
    for tile in table.tiles():
        if board.tile_at[board.cell_of[tile]] != tile:
            yield Breach(f"tiles[{tile}]", "shares its cell", "one tile per cell", "INV-2")
    if table.spot(int(board.cell_of[POLE])) != "0,0":
        yield Breach("pole", "has moved", "0,0", "INV-2")
    for landscape, left in enumerate(tiles_left(table)):
        if left < 0:
            name, most = LANDSCAPES[landscape], content.tiles[landscape]
            yield Breach("tiles", f"has too many {name} tiles", f"at most {most}", "INV-2")
    holes_to_come = content.water_tiles - int(table.holes)
    if holes_to_come > max(content.inner_cells - int(table.laid), 0):
        yield Breach("holes", "leaves too few cells for holes", f"{content.water_tiles}", "INV-2")


def secret_breaches(table: Table, secrets: Secrets) -> Iterator[Breach]:
    """No card is lost or duplicated, and the table shows the backs of the cards (INV-7)."""
    cards = [d + x for d, x in zip(secrets.deck, secrets.discards, strict=True)]
    for seat, card in enumerate(secrets.hands):
        if card != NONE:
            cards[card] += 1
        if table.backs[seat] != (NONE if card == NONE else card // 4):
            yield Breach(f"hands[{seat}]", "is not the card whose back the table shows",
                         "a card with that back, or none", "INV-7")  # fmt: skip
    cards[-1] += table.meteorite_out
    for card, number in enumerate(table.content.cards):
        if cards[card] != number or secrets.deck[card] < 0:
            problem = f"leaves {secrets.deck[card]} cards '{CARD_NAMES[card]}' in the deck"
            yield Breach("discards", problem, f"{number} of them in all", "INV-7")
    sizes = [sum(secrets.deck[:4]), sum(secrets.deck[4:])]
    if sizes != [int(size) for size in table.deck_sizes]:
        right = f"{[*table.deck_sizes]}, as on the table"
        yield Breach("discards", f"leaves a deck of {sizes} cards", right, "INV-7")
    if table.used_card != NONE and secrets.discards[table.used_card] == 0:
        yield Breach("discards", "lacks the card that was used last", CARD_NAMES[table.used_card])


# What each stage needs.


def _stage(table: Table) -> Iterator[Breach]:
    """The continent is complete before anything else, and then somebody is active."""
    cells = len(table.content.cells)
    if (table.stage == stages.LAY_TILE) != (table.laid < cells):
        right = f"less than {cells}" if table.stage == stages.LAY_TILE else f"{cells}"
        yield Breach("laid", "does not fit the stage", right)
    elif table.stage == stages.LAY_TILE:
        yield from _cells_to_fill(table)
    elif table.stage > stages.CHOOSE_START:
        for field, seat in (("start", table.start), ("active", table.active)):
            if seat == NONE:
                yield Breach(field, "is nobody", f"0 to {table.players - 1}")
    if table.stage >= stages.CHOOSE_CARD and table.turn == 0:
        yield Breach("turn", "has not begun", "1 or more")
    if table.stage != stages.OVER and any(table.final):
        yield Breach("final", "is scored only at the end", "0 for everybody")


def _cells_to_fill(table: Table) -> Iterator[Breach]:
    """Tiles are laid on cells without tiles and herds."""
    for q, r in table.content.cells[table.laid :]:
        if table.board.tile_at[table.board.window.cell(q, r)] != WATER:
            yield Breach("tiles", f"has one on the cell {q},{r}", "cells that are filled already")
    if any(table.herds_out(seat) for seat in range(table.players)):
        yield Breach("stock", "lacks herds before the continent is laid", "all herds")


def _last_round(table: Table) -> Iterator[Breach]:
    """The meteorite starts the last round, which consists of actions and has an end."""
    if table.meteorite_out and not table.is_last_round:
        yield Breach("last_turns", "is null, but the meteorite has fallen", f"1 to {table.players}")
    if table.is_last_round and table.stage not in (stages.ACTING, stages.DRIFTING, stages.OVER):
        yield Breach("stage", "is not one of the last round", "acting, drifting, over")
    if (table.last_turns == 0) != (table.stage == stages.OVER):
        right = "0" if table.stage == stages.OVER else f"null, or 1 to {table.players}"
        yield Breach("last_turns", "does not fit the stage", right)
    most = table.content.last_round_actions
    if table.is_last_round and table.actions_left > most:
        yield Breach("actions_left", "is more than the last round has", f"at most {most}")


def _drift(table: Table) -> Iterator[Breach]:
    """A tile is lifted while it drifts: because the card demands it, or for some actions."""
    is_drifting = table.stage == stages.DRIFTING
    if is_drifting != (table.lifted != NONE):
        right = "a tile" if is_drifting else "null"
        yield Breach("lifted", "does not fit the stage", right)
    elif is_drifting and why_not_drift(table, int(table.lifted)) is not None:
        yield Breach("lifted", f"is {table.lifted}, which cannot drift", "a tile that can drift")
    if not is_drifting and table.is_mandatory != (table.stage == stages.LIFTING):
        right = "true" if table.stage == stages.LIFTING else "false"
        yield Breach("is_mandatory", "does not fit the stage", right)
    least = table.content.drift_cost
    if is_drifting and not table.is_mandatory and table.actions_left < least:
        yield Breach("actions_left", "is not enough for a drift", f"{least} or more")


def _placements(table: Table) -> Iterator[Breach]:
    """Herds, vacant tiles and cards are enough for the rest of the set-up."""
    content = table.content
    if table.stage == stages.LAY_TILE or table.stage > stages.PLACING:
        return
    to_come = table.players * content.placements_each - int(table.placements)
    if table.stage == stages.PLACING and to_come == 0:
        yield Breach("placements", "are complete", f"less than {table.placements}")
    for seat in range(table.players):
        needed = content.herds_per_placement * -(-to_come // table.players)
        if table.stock[seat] < needed:
            yield Breach(f"stock[{seat}]", "has too few herds to place", f"{needed} or more")
    vacant = sum(table.herds_on(tile) == 0 for tile in table.tiles() if tile != POLE)
    if vacant < to_come:
        yield Breach("tiles", f"has {vacant} vacant tiles", f"{to_come} or more")
    if table.stage < stages.PLACING and table.deck_sizes[0] < table.players:
        least = f"{table.players} or more of the first"
        yield Breach("deck_sizes", "are not enough to deal", least)


def _hands(table: Table) -> Iterator[Breach]:
    """Every player holds a card from the deal until they use it; in the last round none matters."""
    if table.is_last_round:
        return
    is_used = table.used_hand
    if (is_used and not stages.LIFTING <= table.stage <= stages.REFILL_HAND) or (
        table.stage == stages.REFILL_HAND and not is_used
    ):
        right = "false" if is_used else "true"
        yield Breach("used_hand", "does not fit the stage", right)
    for seat in range(table.players):
        is_empty = is_used and seat == table.active
        if table.stage <= stages.DEAL_CARD:
            is_empty = not _was_dealt(table, seat)
        if is_empty != (table.backs[seat] == NONE):
            right = "null, as the card is not there" if is_empty else "1 or 2"
            yield Breach(f"backs[{seat}]", "does not fit: a hand is empty once its card is used",
                         right)  # fmt: skip


def _was_dealt(table: Table, seat: int) -> bool:
    """Cards are dealt clockwise from the start player."""
    if table.stage < stages.DEAL_CARD:
        return False
    players = table.players
    return (seat - table.start) % players < (table.active - table.start) % players


def _decision(table: Table) -> Iterator[Breach]:
    """A player who is asked has an answer."""
    is_asked = table.stage not in stages.CHANCE and table.stage != stages.OVER
    if is_asked and not legal_ids(table):
        yield Breach("stage", "leaves the active player no legal action", "another stage")
