"""The laws of Triassic Terror (section 17), which must hold after every action.

Laws about two consecutive states (INV-5, INV-9, parts of INV-4 and INV-7) are in the tests.
"""

from collections.abc import Iterator

from trilobite.games.terror.cards import is_shown_as, unseen_cards
from trilobite.games.terror.kernel import habitats, unranked_area
from trilobite.games.terror.model import (
    AREAS,
    ENVIRONMENTS,
    PREDATORS,
    SEATS,
    T_REX_PREDATOR,
    T_REX_SIZE,
    TILES,
)
from trilobite.games.terror.scoring import worth
from trilobite.games.terror.table import (
    BLIND,
    DOMINATION,
    EATING,
    LAY_TILE,
    NONE,
    OVER,
    PRESENCE,
    SELECT_TILE,
    SOURCES,
    STONES,
    Secrets,
    Table,
)

Law = tuple[str, str]
"""A broken law: the field of the position, and what is wrong with it."""


def broken_laws(table: Table, secrets: Secrets) -> list[str]:
    """The broken laws, one line each."""
    found = [*table_laws(table), *card_laws(table, secrets)]
    return [f"{problem} ({field})" for field, problem in found]


def table_laws(table: Table) -> list[Law]:
    """The laws that concern only public things."""
    return [
        *_dinos(table),
        *_habitats(table),
        *_t_rex(table),
        *_counters(table),
        *_tiles(table),
        *_public_cards(table),
        *_turn_order(table),
    ]


def card_laws(table: Table, secrets: Secrets) -> Iterator[Law]:
    """No card is lost or duplicated, and the hands match the table (INV-8)."""
    for seat in range(SEATS):
        if not is_shown_as(secrets.held[seat], int(table.cards[seat])):
            yield f"held[{seat}]", "INV-8: it is not the card that the table shows"
    if sum(secrets.deck) != table.deck_size:
        yield "deck", f"INV-8: the deck does not have {table.deck_size} cards"
    for kind, number in enumerate(unseen_cards(table, secrets.held)):
        if secrets.deck[kind] != number:
            name = ENVIRONMENTS[kind]
            yield f"deck.{name}", f"INV-8: {number} such cards are left for the deck"


def _dinos(table: Table) -> Iterator[Law]:
    """Supply and board add up; only an unlimited supply may be negative (INV-1)."""
    content = table.content
    for seat in range(table.players):
        herds = [int(table.dinos_of(seat, area)) for area in range(len(AREAS))]
        left = content.dinos - sum(herds)
        if table.supply[seat] != left:
            yield (
                f"supply[{seat}]",
                f"INV-1: {sum(herds)} Dinos on the board leave {left} in supply",
            )
        if min(herds) < 0 or (left < 0 and content.supply_is_limited):
            yield f"supply[{seat}]", f"INV-1: there are only {content.dinos} Dinos of a colour"


def _habitats(table: Table) -> Iterator[Law]:
    """Every herd has one habitat, and larger herds have better ones (TT-2.1, INV-2)."""
    eaten_at = unranked_area(table)
    for area, name in enumerate(AREAS):
        field = f"areas.{name}.order"
        order = habitats(table, area)
        places = [int(table.order[area * 3 + place]) for place in range(3)]
        if places != [*order, *[NONE] * (3 - len(order))]:
            yield field, "INV-2: there is a gap between habitats"
        if len(set(order)) != len(order):
            yield field, "INV-2: a player has two habitats"
        for seat in range(table.players):
            if table.dinos_of(seat, area) > 0 and seat not in order:
                yield field, f"INV-2: the herd of seat {seat} has no habitat"
        sizes = [int(table.size_of(seat, area)) for seat in order]
        if area != eaten_at and (0 in sizes or sizes != sorted(sizes, reverse=True)):
            yield field, "INV-2: the habitats are not in order of size"


def _t_rex(table: Table) -> Iterator[Law]:
    """Predators never leave the board (TT-7.21, INV-4); a T-Rex outside found no room (INV-3)."""
    for predator, name in enumerate(PREDATORS):
        if not 0 <= table.predators[predator] < len(AREAS):
            yield f"predators.{name}", "INV-4: the predator is not on the board"
    if table.is_roaming != (table.stage == EATING and table.eater == T_REX_PREDATOR):
        yield "is_roaming", "INV-3: the T-Rex roams only from leaving an area to settling"
    owner = table.owner
    area = int(table.predators[T_REX_PREDATOR])
    order = habitats(table, area)
    if owner == NONE or owner in order or table.is_roaming or area == unranked_area(table):
        return
    sizes = [table.size_of(seat, area) for seat in order]
    has_room = len(sizes) < 3 or min(sizes) < T_REX_SIZE
    if has_room and table.content.trex_reenters:
        yield f"areas.{AREAS[area]}.order", "INV-3: the T-Rex is outside a habitat that it can have"


def _counters(table: Table) -> Iterator[Law]:
    """One volcano per player, and one counter per player and period (INV-6)."""
    lying = [int(owner) for owner in table.volcano]
    for seat in range(table.players):
        hatch = table.counters[seat]
        volcano = table.counters[SEATS + seat]
        if hatch != NONE and hatch == volcano:
            yield f"counters.volcano[{seat}]", "INV-6: two counters were used in one period"
        if max(hatch, volcano) > table.period:
            yield f"counters.volcano[{seat}]", "INV-6: a counter was used in a future period"
        if lying.count(seat) > (volcano != NONE):
            yield f"counters.volcano[{seat}]", f"INV-6: seat {seat} has too many volcanoes"


def _tiles(table: Table) -> Iterator[Law]:
    """No tile lies twice; none is missing during selection; white Dinos are limited (INV-7)."""
    lying = [int(tile) for tile in table.tile_at if tile != NONE]
    if len(set(lying)) != len(lying):
        yield "spaces", "INV-7: a tile lies on two spaces"
    is_selecting = table.stage <= SELECT_TILE and table.active != NONE
    if (is_selecting or table.stage == OVER) and len(lying) != len(TILES):
        yield "spaces", "INV-7: a tile is missing"
    for tile, name in enumerate(TILES):
        if tile not in lying and table.whites_on[tile]:
            yield f"whites_on.{name}", "INV-7: there are white Dinos on a used tile"
    on_tiles = sum(int(number) for number in table.whites_on)
    limit = table.content.white_limit
    if limit is not None and on_tiles > limit:
        yield "whites_on", f"INV-7: there are more than {limit} white Dinos"
    is_later = table.period > 0 or table.turn > 0
    in_hands = sum(int(number) for number in table.whites)
    if table.players == len(TILES) and is_later and on_tiles + in_hands:
        yield "whites_on", "INV-7: six players leave no tile that could get a white Dino"


def _public_cards(table: Table) -> Iterator[Law]:
    """No card is missing, and nobody holds one after all have played (INV-8)."""
    hands = [int(card) for card in table.cards]
    unseen = unseen_cards(table, hands)
    if table.deck_size + hands.count(BLIND) != sum(unseen):
        yield "deck_size", f"INV-8: {sum(unseen)} cards are unseen"
    for kind, number in enumerate(unseen):
        if number < 0:
            yield (
                f"discards.{ENVIRONMENTS[kind]}",
                "INV-8: there are more of these cards than in the box",
            )
    if any(card != NONE for card in hands) and table.stage in {LAY_TILE, OVER}:
        yield "cards", "INV-8: a player holds a card after all have played"


def _turn_order(table: Table) -> Iterator[Law]:
    """The turn track and the points so far (section 11, INV-10, INV-11)."""
    content = table.content
    if not 0 <= table.turn < content.turns[table.period]:
        yield "turn", f"INV-11: the period has {content.turns[table.period]} turns"
    is_over = table.stage == OVER
    scored = int(table.period) + is_over
    highest = content.presence * sum(special[0] for special in content.special[:scored])
    for seat in range(table.players):
        presence = table.points[PRESENCE * SEATS + seat]
        if presence % content.presence or presence > highest:
            yield (
                f"points.{SOURCES[PRESENCE]}[{seat}]",
                f"INV-11: Presence has paid at most {highest} so far",
            )
        if scored == 0 and table.points[STONES * SEATS + seat]:
            yield f"points.{SOURCES[STONES]}[{seat}]", "INV-11: nothing has been scored yet"
    paid = worth(table)[DOMINATION] if is_over else [0] * table.players
    for seat in range(table.players):
        if table.points[DOMINATION * SEATS + seat] != paid[seat]:
            field = f"points.{SOURCES[DOMINATION]}[{seat}]"
            yield field, f"INV-10: Domination has paid {paid[seat]} so far"
