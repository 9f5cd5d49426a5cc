"""The laws of a table: what is true of every position, whether or not a game can reach it.

They are the laws of conservation (section 17), and what the stage needs so that play can go on.
Laws about two consecutive states (INV-5, INV-9 to INV-11, parts of INV-4 and INV-7) are in tests.
"""

import json
from collections.abc import Iterator, Mapping
from typing import Final

from trilobite.engine.fields import Field
from trilobite.engine.laws import Breach, first_broken
from trilobite.engine.reading import NONE
from trilobite.games.terror import model
from trilobite.games.terror.fast.legal import legal_ids
from trilobite.games.terror.fields import MOST_BITES, STEP_FIELDS
from trilobite.games.terror.generated import stages
from trilobite.games.terror.model import AREAS, ENVIRONMENTS, SPACES, TILES
from trilobite.games.terror.rules.gains import CARD_GAIN, gain_now
from trilobite.games.terror.rules.growth import FIRST_GROWTH, SECOND_GROWTH
from trilobite.games.terror.rules.island import neighbours
from trilobite.games.terror.rules.migration import movable, why_not_migrate
from trilobite.games.terror.rules.predators import PREDATORS_OF
from trilobite.games.terror.rules.selection import free_tiles, is_shown_as, unseen_cards
from trilobite.games.terror.table import Secrets, Table, new_table

_RAPTORS: Final = "eater raptors_moved two_steps_used"
_MIGRATION: Final = "herds_before first_origin frozen"
_FLIGHT: Final = f"{_RAPTORS} scattered first_owner first_to"
_STEPS: Final[Mapping[int, tuple[str, str]]] = {
    stages.CHOOSE_ENVIRONMENT: ("NE", ""),
    stages.SPREADING: ("", "environment gain"),
    stages.GROWING: ("HG HA", "gain grown"),
    stages.CHOOSE_HERD: ("HM", _MIGRATION),
    stages.DIVIDING: ("HM", f"{_MIGRATION} origin going"),
    stages.MOVE_PTERODACTYL: ("HA", ""),
    stages.MOVE_T_REX: ("TR", ""),
    stages.CHOOSE_RAPTOR: ("RA", "raptors_moved two_steps_used"),
    stages.MOVE_RAPTOR: ("RA", _RAPTORS),
    stages.EATING: ("RA HA TR", f"{_RAPTORS} bites has_eaten"),
    stages.SCATTERING: ("RA", _FLIGHT),
    stages.SCATTER_TO: ("RA", f"{_FLIGHT} group_owner group_size"),
}
"""The tiles to which each stage belongs, and the fields of a step that it uses.

At other stages a field is null or 0. Cards are spread as well as New Environment.
"""


def table_breaches(table: Table) -> Iterator[Breach]:
    """The first broken law about what everybody sees."""
    laws = (
        _progress,
        _spaces,
        _cards,
        _dinos,
        _roaming,
        _habitats,
        _t_rex,
        _counters,
        _step,
        _decision,
    )
    return first_broken(law(table) for law in laws)


def card_breaches(table: Table, secrets: Secrets) -> Iterator[Breach]:
    """No card is lost or duplicated, and the hands match the table (INV-8)."""
    unseen = unseen_cards(table, secrets.held)
    for seat in range(table.players):
        card, public = secrets.held[seat], int(table.cards[seat])
        if not is_shown_as(card, public):
            allowed = "null" if public == NONE else (*ENVIRONMENTS, "a card")[public]
            yield Breach(f"held[{seat}]", "is not the card of the table", allowed, "INV-8")
        elif public == model.BLIND and unseen[card] < 0:
            yield Breach(f"held[{seat}]", "is one card too many", "another card", "INV-8")
    for kind, number in enumerate(unseen):
        if secrets.deck[kind] != number:
            problem = "is not the number of cards that are left for the deck"
            yield Breach(f"deck.{ENVIRONMENTS[kind]}", problem, f"{number}", "INV-8")


# Progress of the game.


_SELECTING: Final = {stages.SELECT_CARD, stages.DRAW_CARD, stages.SELECT_TILE}


def is_play_turn(table: Table) -> bool:
    return stages.MENU <= table.stage <= stages.SCATTER_TO


def is_selecting(table: Table) -> bool:
    """Whether it is phase A, including the turning up of cards in between."""
    is_turning_up = table.stage == stages.TURN_UP and table.selected > 0
    return is_turning_up or table.stage in _SELECTING


def _progress(table: Table) -> Iterator[Breach]:
    """The stage decides whether there is a start player, an active seat and a space."""
    seats = f"0 to {table.players - 1}"
    for field, is_set, is_needed, some in (
        ("start", table.start != NONE, table.stage != stages.CHOOSE_START, seats),
        ("active", table.active != NONE, is_play_turn(table) or is_selecting(table), seats),
        ("space", table.space != NONE, is_play_turn(table), f"1 to {SPACES}"),
    ):
        if is_set != is_needed:
            yield Breach(field, "does not fit the stage", some if is_needed else "null")
    numbers = _numbers_selected(table)
    if table.selected not in numbers:
        allowed = ", ".join(str(number) for number in numbers)
        yield Breach("selected", "does not fit the stage", allowed)
    if table.stage in {stages.SELECT_CARD, stages.DRAW_CARD} and not table.is_card_turn():
        yield Breach("stage", "takes a card, but this is not a card turn", "select_tile")
    if table.stage == stages.CHOOSE_START:
        yield from _set_up(table)


def _numbers_selected(table: Table) -> list[int]:
    """How many players may have selected at this stage."""
    if table.stage in _SELECTING:
        return [*range(table.players)]
    if table.stage == stages.TURN_UP:
        return [*range(table.players + 1)]
    is_set_up = table.stage in {stages.CHOOSE_START, stages.LAY_TILE}
    return [0] * is_set_up + [table.players] * (table.stage != stages.CHOOSE_START)


def _set_up(table: Table) -> Iterator[Breach]:
    """The choice of the start player lays tiles and places herds, without ranking them."""
    laid = [(f"spaces[{i}].tile", "null") for i, tile in enumerate(table.tile_at) if tile != NONE]
    herds = [f"areas.{name}.dinos[{seat}]" for name in AREAS for seat in range(model.SEATS)]
    out = [(herd, "0") for herd, number in zip(herds, table.dinos, strict=True) if number]
    ranked = [
        (f"areas.{AREAS[i // 3]}.order", "[]") for i, s in enumerate(table.order) if s != NONE
    ]
    owned = [("owner", "null")] if table.owner != NONE else []
    for field, right in (*laid, *out, *ranked, *owned):
        yield Breach(field, "is set before the set-up", right)


def _yet_to_select(table: Table) -> list[int]:
    """The seats that select next, in order; all of them before a game turn."""
    if is_play_turn(table) or table.stage == stages.OVER:
        return []
    if not is_selecting(table):
        return [*range(table.players)]
    first = table.left_of(table.active) if table.stage == stages.TURN_UP else table.active
    return [int(first + i) % table.players for i in range(table.players - int(table.selected))]


# The action row.


def _spaces(table: Table) -> Iterator[Breach]:
    """Each tile lies once; a player dinosaur stands on a tile that was taken (INV-7)."""
    takers = [int(seat) for seat in table.taker if seat != NONE]
    tiles = [int(tile) for tile in table.tile_at if tile != NONE]
    if len(set(tiles)) != len(tiles):
        yield Breach("spaces", "have a tile twice", "each tile once", "INV-7")
    if len(set(takers)) != len(takers):
        yield Breach("spaces", "have two tiles of one player", "one for each player", "INV-7")
    for space in range(SPACES):
        taker = int(table.taker[space])
        if taker != NONE and table.tile_at[space] == NONE:
            yield Breach(f"spaces[{space}].tile", "is missing, but was taken", ", ".join(TILES))
        if taker in _yet_to_select(table):
            yield Breach(f"spaces[{space}].taker", "has not selected yet", "null")
    is_whole = is_selecting(table) or table.stage == stages.OVER
    if is_whole and len(tiles) < SPACES:
        yield Breach("spaces", "do not have all tiles", "a tile on each space", "INV-7")
    is_shuffling = table.stage in {stages.TURN_UP, stages.LAY_TILE} and not is_whole
    if is_shuffling and len(tiles) > SPACES - 2:
        yield Breach("spaces", "have no room for a shuffle", "at least two without a tile")
    if is_play_turn(table) and table.taker[table.space] != table.active:
        if table.active in takers:
            right = f"{[*table.taker].index(table.active) + 1}"
            yield Breach("space", "is not where the active player's dinosaur stands", right)
        else:
            field = f"spaces[{table.space}].taker"
            yield Breach(field, "is not the active player", f"{table.active}")
    yield from _whites(table)


def _whites(table: Table) -> Iterator[Breach]:
    """White Dinos lie on tiles that nobody has taken, and may be limited (INV-7, R-06)."""
    free = free_tiles(table)
    for tile, name in enumerate(TILES):
        if tile not in free and table.whites_on[tile]:
            yield Breach(f"whites_on.{name}", "lie on a tile that was taken", "0", "INV-7")
    limit = table.content.white_limit
    if limit is not None and sum(int(number) for number in table.whites_on) > limit:
        yield Breach("whites_on", "are too many", f"up to {limit} in all", "INV-7")


# The cards.


def _cards(table: Table) -> Iterator[Breach]:
    """Cards are in the deck, beside it, in hands or discarded, 7 of each kind (INV-8)."""
    hands = [int(card) for card in table.cards]
    unseen = unseen_cards(table, hands)
    for kind, number in enumerate(unseen):
        if number < 0:
            allowed = f"{int(table.discards[kind]) + number} or fewer"
            yield Breach(f"discards.{ENVIRONMENTS[kind]}", "are too many", allowed, "INV-8")
    left = sum(unseen) - hands.count(model.BLIND)
    if left < 0:
        right = f"at most {sum(unseen)} hidden cards"
        yield Breach("cards", f"are more than the {sum(unseen)} that are left", right, "INV-8")
    elif table.deck_size != left:
        yield Breach("deck_size", "is not the number of unseen cards", f"{left}", "INV-8")
    needed = _cards_to_draw(table)
    if table.deck_size < needed:
        yield Breach("deck_size", "is too small for the cards to come", f"{needed} or more")
    yield from _hands(table, hands)
    yield from _face_up(table)


def _hands(table: Table, hands: list[int]) -> Iterator[Breach]:
    """Hand cards are played in the turn they were taken: their holders have taken a tile, too."""
    for seat, card in enumerate(hands):
        is_taking = table.stage == stages.SELECT_TILE and seat == table.active
        if card != NONE and seat not in table.taker and not is_taking:
            problem = "is held by a player who will not play in this game turn"
            yield Breach(f"cards[{seat}]", problem, "null", "INV-8")
        if card == model.BLIND and table.content.blind_is_open:
            yield Breach(f"cards[{seat}]", "is public at this table", ", ".join(ENVIRONMENTS))


def _face_up(table: Table) -> Iterator[Breach]:
    """A card lies beside the deck until it is taken, and is then replaced."""
    is_turning_up = table.stage == stages.TURN_UP
    if table.took_face_up and table.stage != stages.SELECT_TILE and not is_turning_up:
        yield Breach("took_face_up", "no card is taken at this stage", "false")
    is_gone = table.took_face_up or is_turning_up or table.stage == stages.CHOOSE_START
    if is_gone != (table.face_up == NONE):
        allowed = "null" if is_gone else ", ".join(ENVIRONMENTS)
        yield Breach("face_up", "does not fit the stage", allowed)


def _cards_to_draw(table: Table) -> int:
    """How many cards will be drawn until the end of the game: one by each player and card turn."""
    now = (int(table.period), int(table.turn))
    number = sum(turn > now for turn in table.content.card_turns) * table.players
    if table.is_card_turn() and (is_selecting(table) or table.selected == 0):
        number += len(_yet_to_select(table)) - (table.stage == stages.SELECT_TILE)
    is_replaced = table.took_face_up or table.stage in {stages.CHOOSE_START, stages.TURN_UP}
    return number + is_replaced


# The island.


def _dinos(table: Table) -> Iterator[Breach]:
    """Supply and board add up; only an unlimited supply may be negative (INV-1)."""
    content = table.content
    for seat in range(table.players):
        out = sum(int(table.dinos_of(seat, area)) for area in range(len(AREAS)))
        left = content.dinos - out
        if left < 0 and content.supply_is_limited:
            allowed = f"up to {content.dinos} on the board"
            yield Breach(f"supply[{seat}]", f"has to pay for {out} Dinos", allowed, "INV-1")
        elif table.supply[seat] != left:
            problem = f"does not fit the {out} Dinos on the board"
            yield Breach(f"supply[{seat}]", problem, f"{left}", "INV-1")


def _habitats(table: Table) -> Iterator[Breach]:
    """Every herd has one habitat, and larger herds have better ones (INV-2)."""
    eaten_at = table.unranked_area()
    for area, name in enumerate(AREAS):
        field = f"areas.{name}.order"
        order = table.habitats(area)
        places = [int(table.order[area * 3 + place]) for place in range(3)]
        if places[: len(order)] != [*order] or len(set(order)) != len(order):
            yield Breach(field, "has a gap or a player twice", "up to 3 players", "INV-2")
        for seat in range(table.players):
            if table.dinos_of(seat, area) > 0 and seat not in order:
                problem = f"lacks seat {seat}, who has Dinos there"
                yield Breach(field, problem, f"an order with seat {seat}", "INV-2")
        sizes = [int(table.size_of(seat, area)) for seat in order]
        if area != eaten_at and (0 in sizes or sizes != sorted(sizes, reverse=True)):
            allowed = "players with Dinos or the T-Rex, the largest first"
            yield Breach(field, "is not in order of size", allowed, "INV-2")


def _roaming(table: Table) -> Iterator[Breach]:
    """The T-Rex roams, and counts for nobody, while it eats (INV-3)."""
    is_hunting = table.stage == stages.EATING and table.eater == model.T_REX_PREDATOR
    if table.is_roaming != is_hunting:
        allowed = "true" if is_hunting else "false"
        yield Breach("is_roaming", "does not fit the stage", allowed, "INV-3")


def _t_rex(table: Table) -> Iterator[Breach]:
    """A T-Rex outside the habitats found no room there (INV-3, R-03)."""
    owner = table.owner
    area = int(table.predators[model.T_REX_PREDATOR])
    order = table.habitats(area)
    if owner == NONE or owner in order or table.is_roaming or area == table.unranked_area():
        return
    sizes = [table.size_of(seat, area) for seat in order]
    has_room = len(sizes) < 3 or min(sizes) < model.T_REX_SIZE
    if has_room and table.content.trex_reenters:
        problem = "leaves the T-Rex outside a habitat that it can have"
        right = f"an order with seat {owner}"
        yield Breach(f"areas.{AREAS[area]}.order", problem, right, "INV-3")


def _counters(table: Table) -> Iterator[Breach]:
    """Each player has at most one volcano, for which the counter has been used (INV-6)."""
    lying = [int(owner) for owner in table.volcano]
    for seat in range(table.players):
        if lying.count(seat) > 1:
            field, problem = f"areas.{AREAS[lying.index(seat)]}.volcano", "is one of several"
            yield Breach(field, problem, "null", "INV-6")
        elif seat in lying and table.counters[model.SEATS + seat] == NONE:
            allowed = "a period, as its volcano lies on the board"
            yield Breach(f"counters.volcano[{seat}]", "is null", allowed, "INV-6")


# The open step.


def _step(table: Table) -> Iterator[Breach]:
    """The fields of a step fit its stage and the tile in play."""
    tiles, used = _STEPS.get(int(table.stage), ("", ""))
    for field in STEP_FIELDS:
        if _is_set(table, field) and field.name not in used.split():
            allowed = json.dumps(field.to_json(new_table(table.content)))
            yield Breach(f"step.{field.name}", "is not used at this stage", allowed)
    if tiles:
        yield from _tile(table, tiles)
    if table.stage == stages.SPREADING and table.environment == NONE:
        yield Breach("step.environment", "of the new Dinos is missing", ", ".join(ENVIRONMENTS))
    gain = _gain(table)
    if table.gain != gain:
        yield Breach("step.gain", "is not the number of Dinos to be placed", f"{gain}")
    if table.stage == stages.DIVIDING:
        yield from _division(table)
    if table.stage == stages.SCATTER_TO and table.group_owner == NONE:
        yield Breach("step.group_owner", "is missing", f"0 to {table.players - 1}")
    if table.stage == stages.SCATTER_TO and table.group_size == 0:
        yield Breach("step.group_size", "is missing", "1 or more")


def _is_set(table: Table, field: Field) -> bool:
    stored = getattr(table, field.name)
    cells = stored if field.rows else [stored]
    return any(cell != field.value.default for cell in cells)


def _gain(table: Table) -> int:
    """The number of Dinos that the open step brings."""
    if table.stage == stages.SPREADING:
        return int(gain_now(table, CARD_GAIN))
    if table.stage == stages.GROWING:
        return FIRST_GROWTH if table.grown == NONE else SECOND_GROWTH
    return 0


def _tile(table: Table, tiles: str) -> Iterator[Breach]:
    """The step belongs to the tile in play, and so does the predator that hunts."""
    tile = int(table.tile_in_play())
    if TILES[tile] not in tiles:
        yield Breach(f"spaces[{table.space}].tile", "does not fit the stage", tiles)
    elif not table.tile_played:
        yield Breach("tile_played", "is false while the tile is played", "true")
    elif table.stage >= stages.MOVE_RAPTOR and table.eater not in PREDATORS_OF[tile]:
        allowed = ", ".join(model.PREDATORS[one] for one in PREDATORS_OF[tile])
        yield Breach("step.eater", "is not a predator of the tile in play", allowed)
    if table.stage == stages.EATING and table.bites == 0:
        yield Breach("step.bites", "leave nothing to eat", f"1 to {MOST_BITES}")


def _division(table: Table) -> Iterator[Breach]:
    """A herd that may migrate is divided among open neighbours."""
    if table.origin == NONE or why_not_migrate(table, int(table.origin)) is not None:
        yield Breach("step.origin", "has no herd that can migrate", "the area of such a herd")
        return
    near = [area for area in neighbours(int(table.origin)) if table.is_open(area)]
    for area, name in enumerate(AREAS):
        if table.going[area] and area not in near:
            yield Breach(f"step.going.{name}", "is not open and adjacent to the herd", "0")
    most = int(movable(table, table.origin))
    if sum(int(number) for number in table.going) > most:
        yield Breach("step.going", "are more Dinos than may leave", f"up to {most} in all")


def _decision(table: Table) -> Iterator[Breach]:
    """A player who is asked has an answer."""
    if table.awaits_decision() and not legal_ids(table):
        yield Breach("stage", "leaves the active player no legal action", "menu")
