"""The order of play: which step follows which (TA-0.5, TA-1.7, TA-2.2, section 7)."""

from mypy_extensions import i64

from trilobite.games.tritarea import building, declaring, fives, settlement, setup
from trilobite.games.tritarea.events import (
    CardPlayed,
    ConstructionEnded,
    GameEnded,
    RightsFound,
    RoundEnded,
    SettlementBegan,
    TrickBegan,
    TrickEnded,
)
from trilobite.games.tritarea.kernel import (
    adopted_by,
    bit_of,
    clockwise_from,
    difference,
    highest_holder,
    left_of,
    lowest_holder,
    rights,
    rival_of,
    supporters,
)
from trilobite.games.tritarea.model import RANKS
from trilobite.games.tritarea.table import (
    CHANGING,
    CHANGING_DECLARED,
    LAST_ROUND,
    NONE,
    NPC_DECLARES,
    NPC_INTENT,
    NPC_PLAYS,
    OVER,
    PLAYING,
    Secrets,
    Table,
)

# The order of play, step by step:
# - choose_start: setup.py, empty city, start player (TA-1.4, TA-1.5)
# - deal_card
# - declare and sell: round 3, in either order
# - play: eight tricks: a card from everybody (section 2)
# - change: 5s in rounds 2 and 3 (section 4)
# - build, second, extra or default: rightholder 1, then 2 (sections 5 and 6)
# - settlement: areas, tallest; rounds 2 and 3: declarations; round 3: purchase


# The start of a round.


def deal_card(table: Table, secrets: Secrets, number: i64) -> None:
    """Deal a card; then comes trick 1, or in round 3 the declarations and the sale (TA-1.7)."""
    if not setup.deal_card(table, secrets, number):
        return
    if table.round < LAST_ROUND:
        _begin_trick(table)
    elif table.content.sells_first:
        _begin_sale(table)
    else:
        declaring.begin_declaring(table)


def declare(table: Table, secrets: Secrets, participant: i64, card: i64) -> None:
    """Take a declaration; after the last human the NPCs draw theirs (TA-1.8, TA-9.1)."""
    if declaring.declare(table, secrets, participant, card):
        _next_npc_card(table, secrets, NPC_DECLARES)


def _next_npc_card(table: Table, secrets: Secrets, stage: i64) -> None:
    """NPCs add their declarations one by one; then all are revealed (TA-9.1)."""
    table.actor = declaring.next_npc(table)
    table.stage = stage
    if table.actor != NONE:
        return
    declaring.reveal(table, secrets)
    if stage == NPC_INTENT:
        _change_declared(table, secrets)
    elif table.content.sells_first:
        _begin_trick(table)
    else:
        _begin_sale(table)


def take_npc_card(table: Table, secrets: Secrets, number: i64) -> None:
    """Take an NPC's Lead or Intent, which was just drawn (TA-9.1)."""
    declaring.take_npc_card(table, secrets, number)
    _next_npc_card(table, secrets, table.stage)


def _begin_sale(table: Table) -> None:
    """Blocks are sold before round 3 (TA-1.9)."""
    if declaring.begin_sale(table):
        _after_sale(table)


def sell(table: Table, blocks: i64) -> None:
    """Sell blocks; after the last seller the round continues (TA-1.9)."""
    if declaring.sell(table, blocks):
        _after_sale(table)


def _after_sale(table: Table) -> None:
    """Trick 1 follows or, by option, the declarations (R-5)."""
    if table.content.sells_first:
        declaring.begin_declaring(table)
    else:
        _begin_trick(table)


# The meeting phase.


def _begin_trick(table: Table) -> None:
    """The leader plays first (TA-2.1)."""
    if table.log is not None:
        table.emit(TrickBegan(int(table.trick_number), clockwise_from(table, table.leader)))
    _await_card(table, table.leader)


def _await_card(table: Table, participant: i64) -> None:
    table.actor = participant
    table.stage = NPC_PLAYS if table.content.seat_of[participant] < 0 else PLAYING


def play(table: Table, secrets: Secrets, card: i64) -> None:
    """Play any card of the hand (TA-2.1)."""
    secrets.hands[table.actor] ^= bit_of(card)
    _lay(table, card)


def play_npc_card(table: Table, secrets: Secrets, number: i64) -> None:
    """Play the top card of an NPC's deck (TA-9.1)."""
    _lay(table, setup.take_from_pool(secrets, number))


def _lay(table: Table, card: i64) -> None:
    """Put a card into the trick; the fourth ends the meeting (TA-2.1, TA-2.2)."""
    participant = table.actor
    table.cards_left[participant] -= 1
    table.trick[participant] = card
    table.rank[participant] = card % RANKS + 1
    table.played |= bit_of(card)
    if table.log is not None:
        seat = int(table.content.seat_of[participant])
        table.emit(CardPlayed(int(participant), seat, int(card), table.content.is_memory))
    following = left_of(table, participant)
    if following == table.leader:
        _end_meeting(table)
    else:
        _await_card(table, following)


def _end_meeting(table: Table) -> None:
    """The 5s come first, then the rights (TA-2.2)."""
    asked = fives.asked_now(table)
    if asked:
        fives.begin_changes(table, asked, CHANGING)
    else:
        _find_rights(table)


def change(table: Table, secrets: Secrets, participant: i64, to: i64) -> None:
    """Decide about a 5 in the trick or in a declaration (TA-4.2, TA-7.6)."""
    stage = table.stage
    if not fives.answer(table, secrets, participant, to):
        return
    if stage == CHANGING:
        _find_rights(table)
    else:
        _score_declarations(table, secrets)


def _find_rights(table: Table) -> None:
    """Find the rights; rightholder 1 builds first (TA-5.1)."""
    rights(table)
    if table.log is not None:
        _emit_rights(table)
    building.begin_construction(table, table.first_holder)


def _emit_rights(table: Table) -> None:
    suit = table.adopted
    rival = rival_of(table, suit)
    second = table.second_holder
    low, high = _ranks_of(table, suit)
    rival_low, rival_high = _ranks_of(table, rival) if rival != NONE else (0, 0)
    table.emit(
        RightsFound(
            suit=int(suit),
            first=int(table.first_holder),
            second=int(second),
            by=adopted_by(table),
            supporters=int(supporters(table, suit)),
            low=low,
            high=high,
            difference=int(difference(table, suit)),
            rival=int(rival),
            rival_low=rival_low,
            rival_high=rival_high,
            rival_difference=int(difference(table, rival)) if rival != NONE else 0,
            first_blocks=building.most_on_a_square(table, table.first_holder),
            second_blocks=building.most_on_a_square(table, second) if second != NONE else 0,
            is_memory=table.content.is_memory,
        )
    )


def _ranks_of(table: Table, suit: i64) -> tuple[int, int]:
    """The lowest and the highest effective rank of a supported suit."""
    low = table.rank[lowest_holder(table, suit)]
    high = table.rank[highest_holder(table, suit)]
    return int(low), int(high)


# Construction.


def default(table: Table, secrets: Secrets) -> None:
    """Build nothing (TA-6.1)."""
    building.default(table)
    _end_construction(table, secrets)


def build(table: Table, secrets: Secrets, square: i64) -> None:
    """Place the basic block (TA-5.2)."""
    if building.build(table, square):
        _end_construction(table, secrets)


def second(table: Table, secrets: Secrets) -> None:
    """Rightholder 2 adds a second block to the basic one (TA-5.3)."""
    if building.second(table):
        _end_construction(table, secrets)


def single(table: Table, secrets: Secrets) -> None:
    """Rightholder 2 declines the second block (TA-5.3)."""
    if building.single(table):
        _end_construction(table, secrets)


def add_block(table: Table, secrets: Secrets, square: i64) -> None:
    """Place the additional block (TA-5.4)."""
    building.add_block(table, square)
    _end_construction(table, secrets)


def skip(table: Table, secrets: Secrets) -> None:
    """Decline the additional block (TA-5.4)."""
    _end_construction(table, secrets)


def _end_construction(table: Table, secrets: Secrets) -> None:
    """Rightholder 2 follows rightholder 1; then the trick is over (TA-5.1)."""
    builder = table.actor
    if table.log is not None:
        table.emit(ConstructionEnded(int(builder)))
    if builder == table.first_holder and table.second_holder != NONE:
        building.begin_construction(table, table.second_holder)
    else:
        _end_trick(table, secrets)


def _end_trick(table: Table, secrets: Secrets) -> None:
    """Rightholder 1 takes the marker and leads next (TA-3.5, TA-5.8)."""
    holder = table.first_holder
    table.leader = holder
    if table.content.seat_of[holder] >= 0:
        table.last_human_holder = holder
    if table.log is not None:
        table.emit(TrickEnded(int(holder)))
    setup.clear_trick(table)
    table.trick_number += 1
    if table.trick_number < table.content.tricks:
        _begin_trick(table)
    else:
        _begin_settlement(table, secrets)


# Settlement.


def _begin_settlement(table: Table, secrets: Secrets) -> None:
    """Score the areas, then the tallest building, unless that comes last (R-10)."""
    table.actor = NONE
    if table.log is not None:
        table.emit(SettlementBegan(int(table.round)))
    settlement.score_areas(table)
    if not table.content.tallest_is_last:
        settlement.score_tallest(table)
    if table.round == 0:
        _end_round(table, secrets)
    elif table.round == LAST_ROUND:
        _change_declared(table, secrets)
    else:
        declaring.commit_leftovers(table, secrets)
        _next_npc_card(table, secrets, NPC_INTENT)


def _change_declared(table: Table, secrets: Secrets) -> None:
    """All declared 5s are settled before any declaration is scored (TA-7.6, TA-7.10)."""
    settlement.rank_declarations(table)
    asked = settlement.asked_at_settlement(table)
    if asked:
        fives.begin_changes(table, asked, CHANGING_DECLARED)
    else:
        _score_declarations(table, secrets)


def _score_declarations(table: Table, secrets: Secrets) -> None:
    """Score declarations, then in round 3 the purchase of blocks (TA-7.7 to TA-7.9)."""
    table.actor = NONE
    settlement.score_declarations(table)
    if table.round == LAST_ROUND:
        settlement.charge_blocks(table)
    _end_round(table, secrets)


def _end_round(table: Table, secrets: Secrets) -> None:
    """Begin the next round or end the game (TA-0.5, TA-8.1)."""
    if table.content.tallest_is_last:
        settlement.score_tallest(table)
    if table.log is not None:
        table.emit(RoundEnded(int(table.round)))
    if table.round < LAST_ROUND:
        setup.next_round(table, secrets)
        return
    table.stage = OVER
    if table.log is not None:
        table.emit(GameEnded())
