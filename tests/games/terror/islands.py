"""Random islands, identical for the slow rules and for the engine's table."""

from typing import Any

from tests.games.terror.boards import LETTERS, position
from tests.games.terror.slow_island import AREAS, CARDS, TILES, Herds, Island
from trilobite.engine import FastChance
from trilobite.engine.reading import NONE
from trilobite.games.terror import GAME
from trilobite.games.terror.content import content_for
from trilobite.games.terror.model import SEATS, T_REX_PREDATOR
from trilobite.games.terror.table import Table, new_table


def random_area(island: Island, area: str, dice: FastChance, most: int = 6) -> None:
    """Up to three occupants in correct order; the T-Rex as RANK leaves it (INV-2, INV-3)."""
    seats = sorted(range(island.players), key=lambda _: dice.below(1000))
    number = dice.below(min(4, island.players + 1))
    sizes = {seat: 1 + dice.below(most) for seat in seats[:number]}
    volcano = dice.below(island.players) if dice.below(8) == 0 else None
    herds = Herds(sorted(sizes, key=lambda seat: -sizes[seat]), sizes, volcano)
    for seat, size in sizes.items():
        island.supply[seat] -= size
    island.areas[area] = herds
    island.rank(area)
    herds.order.sort(key=lambda seat: (-island.size(seat, area), dice.below(1000)))


def random_island(
    players: int,
    options: dict[str, Any],
    dice: FastChance,
    areas: list[str] | None = None,
    most: int = 6,
) -> Island:
    island = Island(players, options)
    drawn = areas or AREAS
    island.predators["t-rex"] = drawn[dice.below(len(drawn))]
    island.owner = dice.below(players) if dice.below(3) else None
    for area in drawn:
        random_area(island, area, dice, most)
    return island


def disturb(island: Island, area: str, dice: FastChance) -> int | None:
    """Change sizes as one step of the game may, and return the newcomer, if any."""
    herds = island.areas[area]
    for seat in herds.order:
        change = dice.below(7) - 3
        herds.dinos[seat] = max(0, island.dinos(seat, area) + change)
    if dice.below(4) == 0:
        island.is_roaming = not island.is_roaming
    if dice.below(4) == 0:
        island.owner = dice.below(island.players)
    if dice.below(2):
        return None
    newcomer = dice.below(island.players)
    if newcomer not in herds.order:
        herds.dinos[newcomer] = 1 + dice.below(5)
    return newcomer


def content_of(players: int, options: dict[str, Any]) -> Any:
    return content_for(players, GAME.read_options(options, players), GAME.rules_version)


def as_table(island: Island) -> Table:
    """The engine's table of a slow island."""
    table = new_table(content_of(island.players, island.options))
    for area, name in enumerate(AREAS):
        herds = island.areas[name]
        for seat in range(island.players):
            table.dinos[area * SEATS + seat] = herds.dinos.get(seat, 0)
        for place, seat in enumerate(herds.order):
            table.order[area * 3 + place] = seat
        table.volcano[area] = NONE if herds.volcano is None else herds.volcano
    for seat in range(island.players):
        table.supply[seat] = island.supply[seat]
    table.predators[T_REX_PREDATOR] = AREAS.index(island.predators["t-rex"])
    table.owner = NONE if island.owner is None else island.owner
    table.is_roaming = island.is_roaming
    return table


def area_of(table: Table, name: str) -> tuple[list[int], dict[int, int]]:
    """Order and Dinos of an area in the engine's table."""
    area = AREAS.index(name)
    order = [int(seat) for seat in table.order[area * 3 : area * 3 + 3] if seat != NONE]
    dinos = {seat: int(table.dinos[area * SEATS + seat]) for seat in range(table.players)}
    return order, dinos


def drawn_island(island: Island) -> str:
    """An island in the notation of the tests."""
    return " ".join(f"{area} {_drawn_area(island, area)}" for area in AREAS)


def _drawn_area(island: Island, area: str) -> str:
    herds = [_drawn_herd(island, seat, area) for seat in island.areas[area].order]
    text = f"[{' | '.join(herds)}]"
    if island.predators["t-rex"] == area:
        if island.owner is None:
            text += " /T"
        elif island.owner not in island.areas[area].order:
            text += f" /T:{LETTERS[island.owner]}"
    volcano = island.areas[area].volcano
    return text if volcano is None else f"{text} ^{LETTERS[volcano]}"


def _drawn_herd(island: Island, seat: int, area: str) -> str:
    number = island.dinos(seat, area)
    if not number:
        return f"T({LETTERS[seat]})"
    return f"{LETTERS[seat]}{number}" + ("+T" if island.has_t_rex(seat, area) else "")


def random_menu(
    dice: FastChance, options: dict[str, Any], tile: str | None = None
) -> dict[str, Any]:
    """A play turn on a crowded random island with volcanoes, white Dinos and little supply."""
    players = 2 + dice.below(5)
    me = dice.below(players)
    island = random_island(players, options, dice, most=1 + dice.below(5))
    for herds in island.areas.values():
        herds.volcano = None
    for seat in range(players):
        if seat != me and dice.below(3) == 0:
            area = AREAS[dice.below(12)]
            if island.is_open(area):
                island.areas[area].volcano = seat
    own = [area for area in AREAS if island.dinos(me, area)]
    if own and dice.below(4) == 0:
        area = own[dice.below(len(own))]
        left = dice.below(5)
        island.add(me, area, island.supply[me] - left)
        island.rank(area)
    predators = {
        name: AREAS[dice.below(12)] for name in ("raptor-1", "raptor-2", "pterodactyl")
    }  # fmt: skip
    return position(
        drawn_island(island),
        players=players,
        active=LETTERS[me],
        tile=tile or TILES[dice.below(6)],
        card=CARDS[dice.below(4)] if dice.below(2) else None,
        whites=dice.below(3) if players < 6 else 0,
        fresh=LETTERS[me] if dice.below(3) == 0 else "",
        predators={**predators, "t-rex": island.predators["t-rex"]},
        **options,
    )
