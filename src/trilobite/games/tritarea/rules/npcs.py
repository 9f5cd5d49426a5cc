"""Sections 9 to 11, fewer people: NPCs, where they sit, their cards, and who decides for them."""

from typing import Final

from mypy_extensions import i64

from trilobite.engine import Argument, Question, Refusal, Who, ask, refuse
from trilobite.engine.declared import ANY, WHO, EventKind
from trilobite.games.tritarea import phases
from trilobite.games.tritarea.cards import bit_of, nth_card
from trilobite.games.tritarea.generated import stages
from trilobite.games.tritarea.model import NONE, PARTICIPANTS
from trilobite.games.tritarea.rules.terms import clockwise_from, left_of
from trilobite.games.tritarea.table import Secrets, Table

# The decks of NPCs (TA-9.1).

TOP_CARD_RULE: Final = "TA-9.1"
DeckDealt = EventKind("tritarea-deck-dealt", "TA-9.1", "deck:{who}").of(who=WHO, number=ANY)


def deal_decks(table: Table) -> None:
    """The cards that no human got are the decks of the NPCs (TA-9.1)."""
    for participant in range(PARTICIPANTS):
        if table.is_npc(participant):
            number = table.content.hands[table.round]
            table.cards_left[participant] = number
            if table.log is not None:
                table.emit(DeckDealt(who=participant, number=number))


def take_from_pool(secrets: Secrets, number: i64) -> i64:
    """Remove and return the card at index `number` of the pool, in ascending order.

    The decks have no order: whichever card comes next was the top card (TA-9.1).
    """
    card = nth_card(secrets.pool, number)
    secrets.pool ^= bit_of(card)
    return card


def refuse_deck(participant: int) -> Refusal:
    """Nobody may look at the deck of an NPC (TA-9.1)."""
    return refuse("tritarea-refusal-deck", "TA-9.1", who=Who(participant))


# Three players.


def start_order(table: Table, start: int) -> list[int]:
    """The clockwise order beginning with a start player.

    The NPC of three players moves to the start player's right (TA-9.2), and the people keep their
    order (TA-9.6). It stays where it is if it starts itself (R-4), or by option (R-16).
    """
    content = table.content
    moves = content.npc_moves or table.round == 0
    if content.players == 3 and moves and not table.is_npc(start):
        return [start, (start + 1) % 3, (start + 2) % 3, 3]
    order = [start]
    while len(order) < PARTICIPANTS:
        order.append(int(left_of(table, order[-1])))
    return order


def trick_order(table: Table) -> list[int]:
    """The order of play of a trick, the leader first.

    By option the NPC of three players sits to the right of each trick's leader. If it leads itself,
    the people follow in their order, from the last of them who led in this round (R-16).
    """
    leader = int(table.leader)
    if not table.content.npc_plays_last:
        return clockwise_from(table, leader)
    if not table.is_npc(leader):
        return [leader, (leader + 1) % 3, (leader + 2) % 3, 3]
    first = int(_stand_in(table, leader))
    return [leader, first, (first + 1) % 3, (first + 2) % 3]


def after_in_trick(table: Table, participant: i64) -> i64:
    """The next participant in the order of play of the trick; after the last, the leader."""
    if not table.content.npc_plays_last:
        return left_of(table, participant)
    order = trick_order(table)
    return order[(order.index(int(participant)) + 1) % PARTICIPANTS]


def _stand_in(table: Table, npc: i64) -> i64:
    """The latest human first builder of the round, else the start player (R-4: not the NPC)."""
    if table.last_human_holder != NONE:
        return table.last_human_holder
    return left_of(table, npc) if table.start in {NONE, npc} else table.start


def _decider_for_lone_npc(table: Table, npc: i64) -> i64:
    """The human who builds for the NPC of three players (TA-9.3, R-17)."""
    if table.second_holder == npc:
        return table.first_holder
    if table.content.left_decides:
        if table.trick_number > 0 and table.leader != npc:
            return table.leader
        return after_in_trick(table, npc)
    return _stand_in(table, npc)


NpcDecided = EventKind("tritarea-npc-decided", "TA-9.3", is_remark=True).of(who=WHO, npc=WHO)


def emit_decider(table: Table, builder: i64) -> None:
    """Say who builds for the NPC of three players, because this varies (TA-9.3)."""
    if table.log is not None and is_lone_npc(table, builder):
        table.emit(NpcDecided(who=_decider_for_lone_npc(table, builder), npc=builder))


LONE_NPC_RULE: Final = "TA-9.4"


def is_lone_npc(table: Table, participant: i64) -> bool:
    """Whether this is the NPC of three players, which makes no decisions of its own (TA-9.4)."""
    return table.content.players == 3 and table.content.seat_of[participant] < 0


def must_build(table: Table, participant: i64) -> bool:
    """The NPC of three players never defaults while it has a block (TA-9.4, R-18)."""
    may_default = table.content.npc_may_default or table.supply[participant] == 0
    return is_lone_npc(table, participant) and not may_default


def refuse_npc_default(participant: int) -> Refusal:
    """The reason for `must_build` (TA-9.4)."""
    return refuse("tritarea-refusal-npc-builds", "TA-9.4", who=Who(participant))


# Two players, and one.


def partner_of(participant: i64) -> i64:
    """The partner in a two-player game: A is s0 with s3, B is s2 with s1 (TA-10.1)."""
    return 3 - participant


SOLO_RULE: Final = "TA-11.1"
SOLO_FIVE_RULE: Final = "TA-11.3"


def is_always_asked(table: Table, participant: i64) -> bool:
    """Whether any choice about this participant's 5 is asked: a solo player's NPC (TA-11.3).

    The player may want it to lose points or to keep them, so no choice is useless (R-22).
    """
    return table.content.asks_npc_fives and table.content.seat_of[participant] < 0


# Who decides.


def decider(table: Table, participant: i64) -> int:
    """The seat that decides for a participant now.

    With two players the partner decides for an NPC (TA-10.2), and a solo player for all (TA-11.1).
    """
    content = table.content
    seat = content.seat_of[participant]
    if seat >= 0:
        return seat
    if content.players == 3:
        return content.seat_of[_decider_for_lone_npc(table, participant)]
    if content.players == 2:
        return content.seat_of[partner_of(participant)]
    return 0


def known_decider(table: Table, participant: i64) -> int:
    """The seat that decides for a participant, if that is settled yet; otherwise NONE.

    The only thing to decide for the NPC of three players is where it builds. So its decider is
    unknown until the rights are found, and nobody decides if it gets none (TA-9.3).
    """
    is_holder = participant in {table.first_holder, table.second_holder}
    if is_lone_npc(table, participant) and not is_holder:
        return NONE
    return decider(table, participant)


def acting_seats(table: Table) -> list[int]:
    """The seats that must decide now, ascending; none at the end or while chance draws."""
    if table.stage == stages.OVER or table.stage <= phases.LAST_OF_CHANCE:
        return []
    if table.actor != NONE:
        return [decider(table, table.actor)]
    seats = range(table.content.players)
    return [seat for seat in seats if decided_next(table, seat) != NONE]


def decided_next(table: Table, seat: int) -> int:
    """The participant for whom a seat must decide now, or NONE.

    A seat that decides for several participants at once answers for them clockwise (R-7).
    """
    if table.stage == stages.OVER or table.stage <= phases.LAST_OF_CHANCE:
        return NONE
    if table.actor != NONE:
        return table.actor if decider(table, table.actor) == seat else NONE
    if table.stage == stages.DECLARING:
        own = table.content.participant_of[seat]
        return own if table.committed[own] == 0 else NONE
    return _asked_next(table, seat)


def _asked_next(table: Table, seat: int) -> int:
    for participant in asked_order(table):
        if table.asked[participant] == 1 and decider(table, participant) == seat:
            return participant
    return NONE


def asked_order(table: Table) -> list[int]:
    """The order in which 5s are asked about: from the leader, or at settlement the start player."""
    if table.stage == stages.CHANGING:
        return trick_order(table)
    return clockwise_from(table, table.start)


def ask_for(table: Table, seat: int, key: str, rule: str, **more: Argument) -> Question:
    """A question to a seat about the participant that it decides for: its own, or an NPC."""
    participant = decided_next(table, seat)
    own = int(table.content.participant_of[seat] == participant)
    return ask(key, rule, who=Who(participant), own=own, **more)
