"""Chapter 9: final scoring, and the winners."""

from librt.vecs import vec
from mypy_extensions import u8

from trilobite.engine.declared import ANY, WHO, Each, EventKind
from trilobite.engine.results import Result, places, result_by_criteria
from trilobite.games.trias.model import POLE, SEATS, SITE, TILE
from trilobite.games.trias.table import Table

FinalScored = EventKind(
    "trias-final-scored",
    "",
    "tile:{mass}",
    asides="place tile landscape ring hour",
    is_scoring=True,
).of(who=WHO, points=ANY, tiles=ANY, mass=Each(TILE), place=ANY, tile=SITE)
IslandScored = EventKind("trias-island-scored", "", "tile:{mass}").of(
    who=WHO, points=ANY, herds=ANY, place=ANY, sharers=ANY, tiles=ANY, mass=Each(TILE)
)
"""What a player with herds on an island gets there, perhaps nothing (`emit_account`)."""
FinalTied = EventKind("trias-final-tied", "", "tile:{mass}", is_remark=True).of(
    place=ANY, sharers=ANY, herds=ANY, mass=Each(TILE)
)
GameWon = EventKind("trias-game-won", "TR-9.6", names_winner=True).of(
    who=WHO, points=ANY, winners=ANY
)


def final_points(counts: vec[u8], tiles: int) -> tuple[list[int], str]:
    """What a land mass of this many tiles is worth to each seat, and the rule of the last place."""
    most = most_below(counts, 255)
    if most == 0:
        return [0] * SEATS, "TR-9.1"
    leaders = how_many(counts, most)
    if leaders > 1:
        share = _rounded_up(3 * tiles, 2 * leaders)
        return [share if count == most else 0 for count in counts], "TR-9.4"
    second = most_below(counts, most)
    if second == 0:
        return [tiles if count == most else 0 for count in counts], "TR-9.2"
    share = _rounded_up(tiles, 2 * how_many(counts, second))
    by_rank = {most: tiles, second: share}
    return [by_rank.get(count, 0) for count in counts], "TR-9.3"


def worth(tiles: int) -> int:
    """What a land mass of this many tiles brings to a player who alone has the most herds."""
    return final_points(vec[u8]([1]), tiles)[0][0]


def leading_seats(counts: vec[u8]) -> list[int]:
    """The seats with the most herds on a land mass; nobody without herds."""
    most = most_below(counts, 255)
    return [seat for seat in range(SEATS) if counts[seat] == most and most > 0]


def score_final(table: Table) -> None:
    score_lands(table)
    if table.log is not None:
        ranks = places(_keys(table))
        for seat in range(table.players):
            if ranks[seat] == 1:
                table.emit(GameWon(who=seat, points=table.score(seat), winners=ranks.count(1)))


def score_lands(table: Table) -> None:
    """Score every land mass without the South Pole separately (TR-9.1)."""
    for name in table.masses():
        if name == table.board.mass[POLE]:
            continue
        size = int(table.board.size_of_mass(name))
        counts = table.board.herds_on_mass(name)
        points, rule = final_points(counts, size)
        for seat in range(table.players):
            if points[seat] and table.log is not None:
                place = 1 if counts[seat] == most_below(counts, 255) else 2
                paid = _rule_for(place, rule)
                island = {"mass": table.tiles_of_mass(name), "tile": table.site_of(name)}
                scored = {"points": points[seat], "tiles": size, "place": place, **island}
                table.emit(FinalScored(scored, rule=paid, former_rule=rule, who=seat))
            table.final[seat] += points[seat]
        if table.log is not None:
            _emit_tie(table, name, rule)


def emit_account(table: Table) -> None:
    """Emit the final scoring with the rank of every player on every island (TR-9.2 to TR-9.4)."""
    for name in table.masses():
        counts, mass = table.board.herds_on_mass(name), table.tiles_of_mass(name)
        if name == table.board.mass[POLE]:
            continue
        points, rule = final_points(counts, len(mass))
        _emit_tie(table, name, rule)
        for seat in sorted(range(SEATS), key=lambda seat: -int(counts[seat])):
            if counts[seat]:
                herds, sharers = int(counts[seat]), how_many(counts, counts[seat])
                place = 1 + sum(count > herds for count in counts)
                rank = {"herds": herds, "place": place, "sharers": sharers}
                island = {"tiles": len(mass), "mass": mass, "points": points[seat]}
                table.emit(IslandScored(rank, island, rule=_rule_for(place, rule), who=seat))


def _rule_for(place: int, rule: str) -> str:
    """The rule that pays a place: where there is a second one, the first has a rule of its own."""
    return "TR-9.2" if (place, rule) == (1, "TR-9.3") else rule


def _emit_tie(table: Table, name: int, rule: str) -> None:
    """Emit an event that explains the points of players who share a place (TR-9.3, TR-9.4)."""
    counts = table.board.herds_on_mass(name)
    most = most_below(counts, 255)
    is_for_first = rule == "TR-9.4"
    herds = most if is_for_first else most_below(counts, most)
    sharers = how_many(counts, herds)
    if herds > 0 and sharers > 1:
        place, mass = 1 if is_for_first else 2, table.tiles_of_mass(name)
        table.emit(FinalTied(rule=rule, place=place, sharers=sharers, herds=int(herds), mass=mass))


def result(table: Table) -> Result:
    """Most points win; then more herds in stock; then presence on more land masses (TR-9.6)."""
    sources = [
        {"interim": int(table.interim[seat]), "final": int(table.final[seat])}
        for seat in range(table.players)
    ]
    return result_by_criteria("trias", ("points", "stock", "masses"), _keys(table), sources)


def _keys(table: Table) -> list[tuple[int, ...]]:
    """Points, then stock, then masses with presence, including the main land (R-12)."""
    return [
        (table.score(seat), int(table.stock[seat]), sum(int(p) for p in table.board.presence(seat)))
        for seat in range(table.players)
    ]


def _rounded_up(points: int, share: int) -> int:
    """Round in favour of the player, once per player and mass (TR-9.5)."""
    return -(-points // share)


def most_below(counts: vec[u8], limit: u8) -> u8:
    """The largest number of herds below a limit; 0 if there is none."""
    most: u8 = 0
    for count in counts:
        if most < count < limit:
            most = count
    return most


def how_many(counts: vec[u8], wanted: u8) -> int:
    return sum(count == wanted for count in counts)
