"""Settlement (section 7) and the end of the game (TA-8.1, TA-9.5, TA-10.3, TA-11.2)."""

from librt.vecs import vec
from mypy_extensions import i64

from trilobite.engine.messages import Message
from trilobite.engine.results import (
    ParticipantResult,
    Result,
    SeatResult,
    places,
    shared_payoffs,
)
from trilobite.games.tritarea.content import GRADES
from trilobite.games.tritarea.deciders import partner_of
from trilobite.games.tritarea.events import (
    AreaScored,
    AreaShared,
    AreaTied,
    BlocksCharged,
    DeclarationScored,
    OwnerTied,
    TallestScored,
)
from trilobite.games.tritarea.kernel import (
    area_positions,
    building_owner,
    buildings_topped,
    clockwise_from,
    gain,
    is_lone_npc,
    lose,
    ranking,
)
from trilobite.games.tritarea.model import FIVE, PARTICIPANTS, rank_of, suit_of
from trilobite.games.tritarea.table import (
    AREAS,
    DECLARATIONS,
    PURCHASES,
    SOURCES,
    TALLEST,
    Table,
)

# Areas.


def score_areas(table: Table) -> None:
    """Pay the prizes of one area after the other (TA-7.3)."""
    for suit in range(4):
        points = area_points(table, suit)
        for participant in range(PARTICIPANTS):
            gain(table, AREAS, participant, points[participant])
        if table.log is not None:
            _emit_area(table, suit, points)


def area_points(table: Table, suit: int) -> list[int]:
    """What an area is worth to each participant now (TA-7.3, TA-7.4)."""
    return list(area_prizes(table, suit))


def area_prizes(table: Table, suit: i64) -> vec[i64]:
    """`area_points` as a packed vector, because evaluations call this more than anything else."""
    content = table.content
    has_buried_rival = content.buried_count and _has_two_colours(table, suit)
    first, second = content.first[suit], content.second[suit]
    return prizes_for(ranking(table, suit), first, second, has_buried_rival=has_buried_rival)


def prizes_for(positions: vec[i64], first: i64, second: i64, *, has_buried_rival: bool) -> vec[i64]:
    """The prizes of an area by position; a buried rival denies a sole colour the second prize."""
    numbers = vec[i64]([0] * (PARTICIPANTS + 1))
    p: i64 = 0
    while p < PARTICIPANTS:
        numbers[positions[p]] += 1
        p += 1
    leaders = numbers[1]
    if numbers[0] == PARTICIPANTS - 1:
        first = first if has_buried_rival else first + second
        second = 0
    elif leaders > 1:
        first = _rounded_up(first + second, leaders)
    else:
        second = _rounded_up(second, max(numbers[2], 1))
    prizes = vec[i64]([0] * PARTICIPANTS)
    p = 0
    while p < PARTICIPANTS:
        if positions[p] == 1:
            prizes[p] = first
        elif positions[p] == 2:
            prizes[p] = second
        p += 1
    return prizes


def is_only_colour(positions: list[int]) -> bool:
    """Whether just one colour is ranked (TA-7.4)."""
    return positions.count(0) == PARTICIPANTS - 1


def _has_two_colours(table: Table, suit: int) -> bool:
    """Whether the area holds blocks of more than one colour, buried ones included (R-12)."""
    colours = [
        participant
        for participant in range(PARTICIPANTS)
        if any(
            table.blocks_in[square * PARTICIPANTS + participant] > 0
            for square in table.content.squares_of[suit]
        )
    ]
    return len(colours) > 1


def _rounded_up(points: i64, shares: i64) -> i64:
    return -(-points // shares)


def _emit_area(table: Table, suit: int, points: list[int]) -> None:
    """Emit one event per share, first places first."""
    positions = area_positions(table, suit)
    rule = "TA-7.4" if is_only_colour(positions) else "TA-7.3"
    squares = table.content.squares_of[suit]
    for position in (1, 2):
        sharers = positions.count(position)
        for participant in range(PARTICIPANTS):
            number = points[participant]
            if positions[participant] == position and number:
                table.emit(AreaScored(participant, suit, position, sharers, number, rule, squares))
    _emit_area_ties(table, suit, positions, points)


def _emit_area_ties(table: Table, suit: int, positions: list[int], points: list[int]) -> None:
    """Say what decided between participants who top equally many buildings, if points differ."""
    squares = table.content.squares_of[suit]
    for position in (1, 2):
        paid = [p for p in range(PARTICIPANTS) if positions[p] == position and points[p]]
        if len(paid) > 1:
            table.emit(AreaShared(suit, position, len(paid), squares))
        for participant in paid:
            for other in range(PARTICIPANTS):
                number = buildings_topped(table, suit, participant)
                is_level = number == buildings_topped(table, suit, other)
                if is_level and positions[other] > position:
                    by = table.content.area_tie_name
                    table.emit(AreaTied(participant, other, suit, number, by, squares))


# The tallest buildings.


def score_tallest(table: Table) -> None:
    """Pay the owners of the tallest buildings on the whole board (TA-7.5)."""
    for square, owner, points in tallest(table):
        gain(table, TALLEST, owner, points)
        if points and table.log is not None:
            table.emit(TallestScored(owner, square, int(table.height[square]), points))
            _emit_owner_tie(table, square, owner)


def _emit_owner_tie(table: Table, square: int, owner: int) -> None:
    blocks = [int(table.blocks_in[square * PARTICIPANTS + p]) for p in range(PARTICIPANTS)]
    for other in range(PARTICIPANTS):
        if other != owner and blocks[other] == blocks[owner]:
            table.emit(OwnerTied(owner, other, square, blocks[owner]))


def tallest(table: Table) -> list[tuple[int, int, int]]:
    """Square, owner and points of each tallest building; none in an empty city (TA-7.5, R-13)."""
    highest: i64 = max(table.height)
    if highest == 0:
        return []
    squares = [square for square in range(16) if table.height[square] == highest]
    prize = table.content.tallest[min(len(squares), 3) - 1]
    found = [(square, building_owner(table, square), prize) for square in squares]
    if len(found) == 2 and found[0][1] == found[1][1] and not table.content.pair_pays_twice:
        found[1] = (found[1][0], found[1][1], 0)
    return found


def tallest_prizes(table: Table) -> vec[i64]:
    """What `tallest` pays each participant, as a packed vector."""
    prizes = vec[i64]([0] * PARTICIPANTS)
    highest: i64 = 1
    number: i64 = 0
    square: i64 = 0
    while square < 16:
        if table.height[square] > highest:
            highest = table.height[square]
            number = 0
        if table.height[square] == highest:
            number += 1
        square += 1
    if number == 0:
        return prizes
    prize: i64 = table.content.tallest[min(number, 3) - 1]
    pays_twice = number != 2 or table.content.pair_pays_twice
    square = 0
    while square < 16:
        if table.height[square] == highest:
            owner: i64 = building_owner(table, square)
            if prizes[owner] == 0 or pays_twice:
                prizes[owner] += prize
        square += 1
    return prizes


# Declarations.


def rank_declarations(table: Table) -> None:
    """Declared cards count as their printed rank, unless a 5 is changed (TA-7.6)."""
    for participant in range(PARTICIPANTS):
        table.rank[participant] = rank_of(table.declared[participant])


def asked_at_settlement(table: Table) -> list[int]:
    """The owners of declared 5s that count and may be changed, clockwise from the start player.

    See TA-7.10.
    """
    return [
        participant
        for participant in clockwise_from(table, table.start)
        if rank_of(table.declared[participant]) == FIVE
        and not is_lone_npc(table, participant)
        and declaration_points(table, participant, FIVE) != 0
    ]


def declaration_points(table: Table, participant: int, rank: int) -> int:
    """What a declared card of this effective rank gains or loses now (TA-7.7, TA-7.8)."""
    content = table.content
    positions = area_positions(table, suit_of(table.declared[participant]))
    position = positions[participant]
    if position == 1:
        return rank if content.tied_first_counts or positions.count(1) == 1 else 0
    if table.round == 1 or position == 2:
        return 0
    if position == 0 and not content.unranked_lose:
        return 0
    return -rank


def score_declarations(table: Table) -> None:
    """Each declaration counts on its own; a loss takes at most the score (TA-7.7, TA-7.8)."""
    for participant in clockwise_from(table, table.start):
        rank = int(table.rank[participant])
        points = declaration_points(table, participant, rank)
        if points < 0:
            points = -int(lose(table, DECLARATIONS, participant, -points))
        else:
            gain(table, DECLARATIONS, participant, points)
        if table.log is not None:
            _emit_declaration(table, participant, rank, points)


def _emit_declaration(table: Table, participant: int, rank: int, points: int) -> None:
    card = int(table.declared[participant])
    position = area_positions(table, suit_of(card))[participant]
    rule = "TA-7.7" if table.round == 1 else "TA-7.8"
    table.emit(DeclarationScored(participant, card, rank, position, points, rule))


def charge_blocks(table: Table) -> None:
    """Blocks neither placed nor sold cost points at the end of round 3 (TA-7.9)."""
    for participant in clockwise_from(table, table.start):
        blocks = int(table.supply[participant])
        lost = lose(table, PURCHASES, participant, blocks * table.content.purchase)
        if blocks and table.log is not None:
            table.emit(BlocksCharged(participant, blocks, int(lost)))


# The end of the game.


def result(table: Table) -> Result:
    """The most points win; team members add theirs up, and a solo player gets a grade."""
    seats = [_solo_result(table)] if table.content.players == 1 else _seat_results(table)
    participants = [
        ParticipantResult(p, int(table.score(p)), _sources(table, p)) for p in range(PARTICIPANTS)
    ]
    return Result(seats, participants)


def seat_score(table: Table, seat: int) -> int:
    """What counts for a seat: its own points, or with two players its team's (TA-10.3)."""
    participant = int(table.content.participant_of[seat])
    if table.content.players == 2:
        return team_score(table, participant)
    return int(table.score(participant))


def team_score(table: Table, participant: int) -> int:
    """The points of a participant and their partner together (TA-10.3)."""
    return int(table.score(participant) + table.score(partner_of(participant)))


def _seat_results(table: Table) -> list[SeatResult]:
    """The best human or team wins; ties are shared (TA-8.1, TA-9.5, TA-10.3)."""
    players = table.content.players
    scores = [seat_score(table, seat) for seat in range(players)]
    ranks = places([(score,) for score in scores])
    payoffs = shared_payoffs(ranks)
    best = max(int(table.score(p)) for p in range(PARTICIPANTS))
    return [
        SeatResult(seat, ranks[seat], score, payoffs[seat], _reason(score, scores, best))
        for seat, score in enumerate(scores)
    ]


def _reason(score: int, scores: list[int], best: int) -> Message:
    """What decided a place; an NPC may have more points than the winner (TA-9.5)."""
    kind = "team" if len(scores) == 2 else "points"
    if scores.count(score) > 1:
        kind += "-shared"
    elif score == max(scores) < best:
        kind += "-npc"
    return Message(f"tritarea-result-{kind}", {"points": score, "best": best})


def _solo_result(table: Table) -> SeatResult:
    """No NPC may have more than the human; the lowest NPC sets the grade (TA-11.2, R-19).

    Only a success is a first place: a disqualified player ranks behind every NPC that beat them.
    """
    own, *others = [int(table.score(p)) for p in range(PARTICIPANTS)]
    best, lowest = max(others), min(others)
    args = {"points": own, "best": best, "lowest": lowest}
    ahead = sum(o > own or (o == own and table.content.solo_tie_fails) for o in others)
    if ahead:
        reason = Message("tritarea-result-disqualified", args)
        return SeatResult(0, 1 + ahead, own, 0.0, reason)
    grade = next(i for i, least in enumerate(table.content.grades) if lowest >= least)
    payoff = (len(GRADES) - grade) / len(GRADES)
    return SeatResult(0, 1, own, payoff, Message(f"tritarea-result-{GRADES[grade]}", args))


def _sources(table: Table, participant: int) -> dict[str, int]:
    return {
        name: int(table.points[source * PARTICIPANTS + participant])
        for source, name in enumerate(SOURCES)
    }
