"""Section 7, settlement after the areas: tallest buildings, declarations, purchase of blocks."""

from mypy_extensions import i64

from trilobite.engine.declared import ANY, ORDINAL, WHO, EventKind
from trilobite.games.tritarea import model
from trilobite.games.tritarea.cards import bit_of
from trilobite.games.tritarea.generated import stages
from trilobite.games.tritarea.rules.areas import area_positions
from trilobite.games.tritarea.rules.declaring import await_npc, commit_from_hand, reveal
from trilobite.games.tritarea.rules.fives import ask_all
from trilobite.games.tritarea.rules.npcs import is_always_asked, is_lone_npc
from trilobite.games.tritarea.rules.terms import clockwise_from, gain, lose
from trilobite.games.tritarea.table import Secrets, Table

SettlementBegan = EventKind("tritarea-settlement-began", "R-10", opens_scoring=True).of(
    round=ORDINAL
)


def begin_settlement(table: Table, _secrets: Secrets) -> bool:
    """All tricks of the round are over."""
    table.actor = model.NONE
    if table.log is not None:
        table.emit(SettlementBegan(round=table.round))
    return False


# The tallest buildings (TA-7.5).

TallestScored = EventKind("tritarea-tallest-scored", "TA-7.5", "square:{square}").of(
    who=WHO, square=model.SQUARE, height=ANY, points=ANY
)
OwnerTied = EventKind("tritarea-owner-tied", "TA-7.5", "square:{square}", is_remark=True).of(
    who=WHO, other=WHO, square=model.SQUARE, blocks=ANY
)


def building_owner(table: Table, square: i64) -> int:
    """The owner of the most blocks; among equals, of the lowest block; NONE if empty (TA-7.5)."""
    best: i64 = model.NONE
    most: i64 = 0
    for level in range(table.height[square]):  # from the bottom, so the lowest of equals wins
        p = i64(table.stacks[square * model.HIGHEST + level])
        number = table.blocks[square * model.PARTICIPANTS + p]
        if number > most:
            best = p
            most = number
    return best


def tallest(table: Table) -> list[tuple[int, int, int]]:
    """Square, owner and points of each tallest building; none in an empty city (TA-7.5, R-13)."""
    highest: i64 = max(table.height)
    if highest == 0:
        return []
    squares = [square for square in range(len(model.SQUARES)) if table.height[square] == highest]
    prize = table.content.tallest[min(len(squares), 3) - 1]
    found = [(square, building_owner(table, square), prize) for square in squares]
    if len(found) == 2 and found[0][1] == found[1][1] and not table.content.pair_pays_twice:
        found[1] = (found[1][0], found[1][1], 0)
    return found


def score_tallest(table: Table, _secrets: Secrets) -> bool:
    """Pay the owners of the tallest buildings on the whole board (TA-7.5)."""
    for square, owner, points in tallest(table):
        gain(table, model.TALLEST, owner, points)
        if points and table.log is not None:
            height = table.height[square]
            table.emit(TallestScored(who=owner, square=square, height=height, points=points))
            _emit_owner_tie(table, square, owner)
    return False


def _emit_owner_tie(table: Table, square: int, owner: int) -> None:
    blocks = [int(table.blocks[square * model.PARTICIPANTS + p]) for p in range(model.PARTICIPANTS)]
    for other in range(model.PARTICIPANTS):
        if other != owner and blocks[other] == blocks[owner]:
            table.emit(OwnerTied(who=owner, other=other, square=square, blocks=blocks[owner]))


# Declarations (TA-7.7, TA-7.8).

IntentRevealed = EventKind("tritarea-intent-revealed", "TA-7.7", "declared:{who}", reveals=True).of(
    who=WHO, card=model.CARD
)
DeclarationScored = EventKind(
    "tritarea-declaration-scored", "", "declared:{who}", asides="short"
).of(who=WHO, suit=model.SUIT, rank=ANY, position=ANY, points=ANY, lost=ANY, way=ANY, short=ANY)
"""`rank` is the effective one, `position` is 0 if unranked, `short` is 1 if the score was less."""


def commit_intents(table: Table, secrets: Secrets) -> bool:
    """The card left after trick 8 of round 2 is the Declaration of Intent (TA-7.7)."""
    if table.round != model.INTENT_ROUND:
        return False
    for participant in table.content.participant_of:
        card: i64 = 0
        while bit_of(card) != secrets.hands[participant]:
            card += 1
        commit_from_hand(table, secrets, participant, card)
    table.stage = stages.NPC_INTENT
    return await_npc(table)


def reveal_intents(table: Table, secrets: Secrets) -> bool:
    """All Intents are turned up together (TA-7.7)."""
    if table.round == model.INTENT_ROUND:
        reveal(table, secrets, IntentRevealed)
    return False


def change_declared(table: Table, _secrets: Secrets) -> bool:
    """All declared 5s are settled before any declaration is scored (TA-7.10).

    Declared cards count as their printed rank, unless a 5 is changed.
    """
    if table.round == 0:
        return False
    for participant in range(model.PARTICIPANTS):
        table.rank[participant] = model.rank_of(table.declared[participant])
    return ask_all(table, asked_at_settlement(table), stages.CHANGING_DECLARED)


def asked_at_settlement(table: Table) -> list[int]:
    """The owners of declared 5s that count, clockwise from the start player (TA-7.10).

    Those of a solo player's NPCs are asked about in any position.
    """
    return [
        participant
        for participant in clockwise_from(table, table.start)
        if model.rank_of(table.declared[participant]) == model.FIVE
        and not is_lone_npc(table, participant)
        and (
            is_always_asked(table, participant)
            or declaration_points(table, participant, model.FIVE) != 0
        )
    ]


def declaration_points(table: Table, participant: int, rank: int) -> int:
    """What a declared card of this effective rank gains or loses now.

    An Intent can only gain (TA-7.7); a Lead loses at position 3 or lower (TA-7.8, R-14).
    """
    content = table.content
    positions = area_positions(table, model.suit_of(table.declared[participant]))
    position = positions[participant]
    if position == 1:
        return rank if content.tied_first_counts or positions.count(1) == 1 else 0
    if table.round == model.INTENT_ROUND or position == 2:
        return 0
    if position == 0 and not content.unranked_lose:
        return 0
    return -rank


def declared_rank(table: Table, participant: int) -> int:
    """The rank of a declared card: changed, or else as printed."""
    if table.stage in (stages.CHANGING_DECLARED, stages.OVER):
        return int(table.rank[participant])
    return model.rank_of(int(table.declared[participant]))


def score_declarations(table: Table, _secrets: Secrets) -> bool:
    """Each declaration counts on its own; a loss takes at most the score (TA-7.7, TA-7.8)."""
    table.actor = model.NONE
    for participant in clockwise_from(table, table.start) if table.round > 0 else ():
        if table.declared[participant] == model.NONE:
            continue  # in a count before the cards are turned up
        rank = declared_rank(table, participant)
        due = declaration_points(table, participant, rank)
        points = due
        if due < 0:
            points = -int(lose(table, model.DECLARATIONS, participant, -due))
        else:
            gain(table, model.DECLARATIONS, participant, due)
        if table.log is not None:
            _emit_declaration(table, participant, rank, points, due)
    return False


def _emit_declaration(table: Table, who: int, rank: int, points: int, due: int) -> None:
    suit = model.suit_of(int(table.declared[who]))
    rule = "TA-7.7" if table.round == model.INTENT_ROUND else "TA-7.8"
    way = "gain" if points > 0 else "loss" if points < 0 else "nothing"
    place = {"rank": rank, "position": area_positions(table, suit)[who]}
    paid = {"points": max(points, 0), "lost": max(-points, 0), "short": int(points != due)}
    table.emit(DeclarationScored(place, paid, rule=rule, who=who, suit=suit, way=way))


# The purchase (TA-7.9).

BlocksCharged = EventKind("tritarea-blocks-charged", "TA-7.9", "stock:{who}", asides="short").of(
    who=WHO, blocks=ANY, lost=ANY, short=ANY
)
"""`short` is 1 if the score was less."""


def charge_blocks(table: Table, _secrets: Secrets) -> bool:
    """Blocks neither placed nor sold cost points at the end of round 3 (TA-7.9, R-15)."""
    is_last = table.round == model.LAST_ROUND
    for participant in clockwise_from(table, table.start) if is_last else ():
        blocks = int(table.supply[participant])
        due = blocks * table.content.purchase
        lost = lose(table, model.PURCHASES, participant, due)
        if blocks and table.log is not None:
            short = int(lost != due)
            table.emit(BlocksCharged(who=participant, blocks=blocks, lost=lost, short=short))
    return False
