"""The laws of a table: what holds after every action, and in every position that is read.

Nothing is lost (INV-1, INV-2, INV-5, INV-7), the table has what its stage needs, somebody can act,
and the game can end. Whether some game could have led to the table does not matter. Laws about two
consecutive states and about whole games are in the tests.
"""

from collections.abc import Iterator

from trilobite.engine.laws import Breach, first_broken
from trilobite.games.trias.generated import stages
from trilobite.games.trias.kernel.board import WATER
from trilobite.games.trias.model import CARD_NAMES, LANDSCAPES, POLE
from trilobite.games.trias.rules.drift import why_not_drift
from trilobite.games.trias.rules.turn import why_not_lift
from trilobite.games.trias.table import NONE, Secrets, Table, tiles_left


def table_breaches(table: Table) -> Iterator[Breach]:
    """The first broken law about what everybody sees."""
    laws = (_herds, _tiles, _stage, _last_round, _drift, _set_up, _hands, _decision)
    return first_broken(law(table) for law in laws)


def _herds(table: Table) -> Iterator[Breach]:
    """Herds on tiles, in water and in stock add up (INV-1); the South Pole has room (INV-5)."""
    board, area = table.board, int(table.board.window.area)
    for seat in range(table.players):
        out = sum(int(herds) for herds in board.herds[seat * area : (seat + 1) * area])
        if table.stock[seat] != table.content.herds - out:
            problem, right = f"has {table.stock[seat]} herds", table.content.herds - out
            yield Breach(f"stock[{seat}]", problem, f"{right}, as {out} are out", "INV-1")
        swimming = out - sum(table.own_on(seat, tile) for tile in table.tiles())
        if swimming != board.swimming[seat]:
            yield Breach("swimmers", f"of seat {seat} are miscounted", f"{swimming}", "INV-1")
    if table.herds_on(POLE) > int(board.capacity[POLE]):
        most = f"at most {board.capacity[POLE]}"
        yield Breach("pole", "has too many herds on the South Pole", most, "INV-5")


def _tiles(table: Table) -> Iterator[Breach]:
    """Every tile has a cell of its own, the South Pole the middle one (INV-2)."""
    board, content = table.board, table.content
    laid = int(table.laid - table.holes)
    if table.tiles() != [*range(laid), POLE]:
        yield Breach("tiles", f"has the ids {table.tiles()}", f"0 to {laid - 1}", "INV-2")
        return
    if any(board.tile_at[board.cell_of[tile]] != tile for tile in table.tiles()):
        yield Breach("tiles", "has two tiles on a cell", "one tile per cell", "INV-2")
    if table.spot(int(board.cell_of[POLE])) != "0,0":
        yield Breach("pole", "has moved", "0,0", "INV-2")
    for name, left, most in zip(LANDSCAPES, tiles_left(table), content.tiles, strict=True):
        if left < 0:
            yield Breach("tiles", f"has too many {name} tiles", f"at most {most}", "INV-2")
    if content.water_tiles - table.holes > max(content.inner_cells - table.laid, 0):
        yield Breach("holes", "leaves too few cells for holes", f"{content.water_tiles}", "INV-2")


def secret_breaches(table: Table, secrets: Secrets) -> Iterator[Breach]:
    """No card is lost or duplicated, and the table shows the backs of the cards (INV-7)."""
    cards = [d + x for d, x in zip(secrets.deck, secrets.discards, strict=True)]
    for seat, card in enumerate(secrets.hands):
        if card != NONE:
            cards[card] += 1
        if table.backs[seat] != (NONE if card == NONE else card // 4):
            problem, right = "has another back than on the table", "a card with that back, or none"
            yield Breach(f"hands[{seat}]", problem, right, "INV-7")
    cards[-1] += table.meteorite_out - secrets.discards[-1]  # it is set aside, not discarded
    for card, number in enumerate(table.content.cards):
        if cards[card] != number or secrets.deck[card] < 0:
            problem = f"leaves {secrets.deck[card]} cards '{CARD_NAMES[card]}' in the deck"
            yield Breach("discards", problem, f"{number} of them in all", "INV-7")
    sizes = [sum(secrets.deck[:4]), sum(secrets.deck[4:])]
    if sizes != [*table.deck_sizes]:
        right = "cards that leave decks of {} and {}, like deck_sizes".format(*table.deck_sizes)
        yield Breach("discards", "leaves decks of {} and {}".format(*sizes), right, "INV-7")
    if table.used_card != NONE and secrets.discards[table.used_card] == 0:
        right = f"{CARD_NAMES[table.used_card]} among them"
        yield Breach("discards", "lacks the card that was used last", right)


def _stage(table: Table) -> Iterator[Breach]:
    """The continent is complete before anything else, and then somebody is active."""
    cells = len(table.content.cells)
    is_laying = table.stage == stages.LAY_TILE
    if is_laying != (table.laid < cells):
        right = f"less than {cells}" if is_laying else f"{cells}"
        yield Breach("laid", "does not fit the stage", right)
    for field, seat in (("start", table.start), ("active", table.active)):
        if table.stage > stages.CHOOSE_START and seat == NONE:
            yield Breach(field, "is nobody", f"0 to {table.players - 1}")


def _last_round(table: Table) -> Iterator[Breach]:
    """The meteorite starts the last round, which consists of actions and has an end."""
    is_over = table.stage == stages.OVER
    if table.meteorite_out and not table.is_last_round:
        yield Breach("last_turns", "is null, but the meteorite has fallen", f"1 to {table.players}")
    if table.is_last_round and table.stage not in (stages.ACTING, stages.DRIFTING, stages.OVER):
        yield Breach("stage", "is not one of the last round", "acting, drifting, over")
    if (table.last_turns == 0) != is_over:
        right = "0" if is_over else f"null, or 1 to {table.players}"
        yield Breach("last_turns", "does not fit the stage", right)
    most = table.content.last_round_actions
    if table.is_last_round and table.actions_left > most:
        yield Breach("actions_left", "is more than the last round has", f"at most {most}")


def _drift(table: Table) -> Iterator[Breach]:
    """A tile is lifted while it drifts: because the card demands it, or for some actions."""
    is_drifting, is_lifting = table.stage == stages.DRIFTING, table.stage == stages.LIFTING
    if is_drifting != (table.lifted != NONE):
        yield Breach("lifted", "does not fit the stage", "a tile" if is_drifting else "null")
    elif is_drifting and why_not_drift(table, int(table.lifted)) is not None:
        yield Breach("lifted", f"is {table.lifted}, which cannot drift", "a tile that can drift")
    if not is_drifting and table.is_mandatory != is_lifting:
        yield Breach("is_mandatory", "does not fit the stage", "true" if is_lifting else "false")
    least = table.content.drift_cost
    if is_drifting and not table.is_mandatory and table.actions_left < least:
        yield Breach("actions_left", "is not enough for a drift", f"{least} or more")


def _set_up(table: Table) -> Iterator[Breach]:
    """Free cells, cards, herds and vacant tiles are enough for the rest of the set-up."""
    content, board = table.content, table.board
    if table.stage > stages.PLACING:
        return
    for q, r in content.cells[table.laid :]:
        cell = board.window.cell(q, r)
        if board.tile_at[cell] != WATER or board.total[cell] != 0:
            yield Breach("tiles", f"has something on {q},{r}", "nothing on cells to be filled")
    if table.stage < stages.PLACING and table.deck_sizes[0] < table.players:
        yield Breach("deck_sizes", "are not enough to deal", f"{table.players} or more, any")
    rounds = -(-(table.players * content.placements_each - int(table.placements)) // table.players)
    if table.stage == stages.PLACING and rounds == 0:
        yield Breach("placements", "are complete", f"less than {table.placements}")
    for seat in range(table.players):
        if table.stock[seat] < rounds * content.herds_per_placement:
            least = f"{rounds * content.herds_per_placement} or more"
            yield Breach(f"stock[{seat}]", "has too few herds to place", least)
    vacant = sum(table.herds_on(tile) == 0 for tile in table.tiles() if tile != POLE)
    if table.stage != stages.LAY_TILE and vacant < rounds * table.players:
        yield Breach("tiles", f"has {vacant} vacant tiles", f"{rounds * table.players} or more")


def _hands(table: Table) -> Iterator[Breach]:
    """Every player holds a card from the deal until they use it; in the last round none matters."""
    if table.is_last_round:
        return
    is_used = table.used_hand
    may_be_used = stages.LIFTING <= table.stage <= stages.REFILL_HAND
    must_be_used = table.stage == stages.REFILL_HAND
    if (is_used and not may_be_used) or (must_be_used and not is_used):
        yield Breach("used_hand", "does not fit the stage", "false" if is_used else "true")
    for seat in range(table.players):
        is_empty = not _was_dealt(table, seat) or (is_used and seat == table.active)
        if is_empty != (table.backs[seat] == NONE):
            problem = "is set, but the hand is" if is_empty else "is null, but the hand is not"
            yield Breach(f"backs[{seat}]", f"{problem} empty", "null" if is_empty else "1 or 2")


def _was_dealt(table: Table, seat: int) -> bool:
    """Cards are dealt clockwise from the start player."""
    if table.stage != stages.DEAL_CARD:
        return table.stage > stages.DEAL_CARD
    players = table.players
    return (seat - table.start) % players < (table.active - table.start) % players


def _decision(table: Table) -> Iterator[Breach]:
    """A player who must lift a tile can lift one; at other stages there is always an answer."""
    tiles = table.tiles() if table.stage == stages.LIFTING else []
    if tiles and all(why_not_lift(table, tile) is not None for tile in tiles):
        yield Breach("stage", "leaves the active player no legal action", "acting")
