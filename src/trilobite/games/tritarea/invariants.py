"""The laws of Tritarea (section 16): what must hold after every action.

Laws about two consecutive states (parts of 5, 6, 7, 8 and 12) are in the tests; the conformance
suite checks law 11.
"""

from collections.abc import Iterator
from typing import Final

from trilobite.games.tritarea.deciders import acting_seats, decider
from trilobite.games.tritarea.kernel import is_lone_npc, top_of
from trilobite.games.tritarea.legal import legal_ids
from trilobite.games.tritarea.model import (
    BLOCKS,
    FIVE,
    PARTICIPANTS,
    PLAY,
    SQUARES,
    SUIT_LETTERS,
    rank_of,
    suit_of,
)
from trilobite.games.tritarea.table import (
    AREAS,
    BONUSES,
    CHANGED_FIVES,
    CHANGING_DECLARED,
    CHOOSE_START,
    CONSTRUCTION,
    DEAL,
    DECLARATIONS,
    DEFAULTS,
    EXTRA_BLOCK,
    HIGHEST,
    LAST_ROUND,
    NONE,
    NPC_INTENT,
    OVER,
    PLAYING,
    PURCHASES,
    SALES,
    SECOND_BLOCK,
    SETTLING,
    SOURCES,
    TALLEST,
    Secrets,
    Table,
)

Law = tuple[str, str]
"""A field of the position that breaks a law, and what is wrong with it."""

_MOST_BLOCKS: Final = (2, 3)
"""How many blocks rightholders 1 and 2 may place in a trick (law 6)."""


def broken_laws(table: Table, secrets: Secrets) -> list[str]:
    """What is wrong, one line per broken law."""
    found = [*table_laws(table), *_tricks(table), *card_laws(table, secrets)]
    found += _decisions(table, secrets)
    return [f"{problem} ({field})" for field, problem in found]


def table_laws(table: Table) -> list[Law]:
    """The laws that can be checked on the public table, even if cards are face down."""
    return [
        *_stacks(table),
        *_blocks(table),
        *_scores(table),
        *_rights(table),
        *_basic_block(table),
        *_bonuses(table),
        *_settled(table),
        *_ranks(table),
        *_start(table),
    ]


# Cards (laws 1 and 4).


def card_laws(table: Table, secrets: Secrets) -> list[Law]:
    """Every card of the round is in exactly one place, and hands have their public size (law 1)."""
    found: list[Law] = []
    deck = table.content.decks[table.round]
    places = _places_of_cards(table, secrets)
    seen = 0
    for field, cards in places:
        if cards & seen:
            found.append((field, "INV-1: a card is in two places"))
        if cards & ~deck:
            found.append(
                (field, "INV-1: a card is not in the deck of this round (INV-9: no 5 in round 1)")
            )
        seen |= cards
    if seen != deck:
        found.append(("pool", "INV-1: a card is missing"))
    for p in range(PARTICIPANTS):
        number = int(secrets.hands[p]).bit_count()
        if number != (0 if table.is_npc(p) else table.cards_left[p]):
            found.append(
                (f"hands[{p}]", f"INV-1: it has {number} cards, which is not its public size")
            )
    left = sum(int(table.cards_left[p]) for p in range(PARTICIPANTS) if table.is_npc(p))
    if table.stage not in (CHOOSE_START, DEAL) and int(secrets.pool).bit_count() != left:
        found.append(("pool", f"INV-1: the NPC decks have {left} cards in total"))
    return found


def _places_of_cards(table: Table, secrets: Secrets) -> list[tuple[str, int]]:
    places = [(f"hands[{p}]", int(secrets.hands[p])) for p in range(PARTICIPANTS)]
    places += [("pool", int(secrets.pool)), ("played", int(table.played))]
    for p in range(PARTICIPANTS):
        if table.declared[p] != NONE:
            places.append((f"declared[{p}]", 1 << int(table.declared[p])))
        if has_hidden_card(table, p) and secrets.choices[p] != NONE:
            places.append((f"choices[{p}]", 1 << int(secrets.choices[p])))
    return places


def has_hidden_card(table: Table, participant: int) -> bool:
    """Whether a declaration has been chosen or drawn but not yet revealed."""
    is_declaring = table.stage < PLAYING or table.stage == NPC_INTENT
    return bool(table.committed[participant]) and is_declaring


def _tricks(table: Table) -> Iterator[Law]:
    """Four cards per trick, eight tricks per round, 96 cards per game (laws 4 and 12)."""
    lying = [int(card) for card in table.trick if card != NONE]
    played = int(table.played)
    if played.bit_count() != PARTICIPANTS * table.trick_number + len(lying):
        yield "played", f"INV-4: these are not the cards of {table.trick_number} tricks"
    if any(not played >> card & 1 for card in lying) or len(set(lying)) != len(lying):
        yield "trick", "INV-1: a card of the trick is not among those played"
    is_last = table.round == LAST_ROUND and table.trick_number == table.content.tricks
    if table.stage == OVER and not is_last:
        yield "stage", "INV-12: the game is over before 96 cards are played"
    if table.stage in SETTLING and any(int(left) > 1 for left in table.cards_left):
        yield "cards_left", "INV-4: the settlement has begun before all cards are played"


# Blocks (laws 2, 6 and 7).


def _stacks(table: Table) -> Iterator[Law]:
    """The heights and block counts agree with the stacks."""
    for square, name in enumerate(SQUARES):
        first = square * HIGHEST
        height = int(table.height[square])
        blocks = [int(table.stacks[first + level]) for level in range(height)]
        numbers = [int(table.blocks_in[square * PARTICIPANTS + p]) for p in range(PARTICIPANTS)]
        if numbers != [blocks.count(p) for p in range(PARTICIPANTS)]:
            yield f"buildings.{name}", "INV-2: its blocks are counted wrongly"
        if any(table.stacks[first + level] for level in range(height, HIGHEST)):
            yield f"buildings.{name}", "INV-2: there are blocks above its top"


def on_board(table: Table, participant: int) -> int:
    return sum(int(table.blocks_in[s * PARTICIPANTS + participant]) for s in range(len(SQUARES)))


def _blocks(table: Table) -> Iterator[Law]:
    """Supply, board and sale add up (law 2); a trick adds a limited number of blocks (law 6)."""
    usable = table.content.blocks[table.round]
    total = 0
    for p in range(PARTICIPANTS):
        placed = on_board(table, p)
        total += placed
        if table.supply[p] + placed + table.sold[p] != usable or table.supply[p] < 0:
            yield f"supply[{p}]", f"INV-2: {usable} of {BLOCKS} blocks may be used"
        if table.sold[p] and table.round != LAST_ROUND:
            yield f"sold[{p}]", "INV-2: blocks are sold only in round 3"
    most = sum(_MOST_BLOCKS) * int(table.trick_number)
    if table.stage in CONSTRUCTION:
        most += sum(_MOST_BLOCKS)
    if total > most:
        yield "buildings", f"INV-6: at most {most} blocks can have been placed"


def _basic_block(table: Table) -> Iterator[Law]:
    """The basic block belongs to the builder and is in the adopted area (law 6)."""
    if table.stage not in (SECOND_BLOCK, EXTRA_BLOCK):
        if table.basic != NONE:
            yield "basic", "INV-6: there is no basic block yet"
        return
    if table.basic == NONE or table.content.area_of[table.basic] != table.adopted:
        yield "basic", "INV-6: the basic block is not in the adopted area"
    elif top_of(table, table.basic) != table.actor:
        yield "basic", "INV-6: the basic block is not the builder's"


def _bonuses(table: Table) -> Iterator[Law]:
    """The first block on a square has scored its bonus, once per round (law 7)."""
    earlier = 0
    for p, now in enumerate(first_bonuses(table)):
        before = int(table.points[BONUSES * PARTICIPANTS + p]) - now
        earlier += before
        if before < 0:
            yield (
                f"points.{SOURCES[BONUSES]}[{p}]",
                f"INV-7: {now} points were scored in this round",
            )
    if earlier > table.round * sum(int(points) for points in table.content.bonus):
        yield f"points.{SOURCES[BONUSES]}", "INV-7: a square has paid its bonus twice in a round"


def first_bonuses(table: Table) -> list[int]:
    """The bonuses that the bottom blocks of the city have scored for their owners (TA-5.6)."""
    found = [0] * PARTICIPANTS
    for square in range(len(SQUARES)):
        if table.height[square]:
            found[int(table.stacks[square * HIGHEST])] += int(table.content.bonus[square])
    return found


# Points (laws 3, 8 and 9).


def _scores(table: Table) -> Iterator[Law]:
    """No score is below 0, and none has an upper limit (law 3, TA-0.4, R-1).

    Each source of points counts only from its time in the game on.
    """
    content = table.content
    for p in range(PARTICIPANTS):
        if table.score(p) < 0:
            yield f"points[{p}]", "INV-3: a score is below 0"
        sold = int(table.sold[p]) * content.sale
        if table.points[SALES * PARTICIPANTS + p] != sold:
            yield f"points.{SOURCES[SALES]}[{p}]", f"INV-2: the sale paid {sold}"
        if table.points[CHANGED_FIVES * PARTICIPANTS + p] > 0:
            yield f"points.{SOURCES[CHANGED_FIVES]}[{p}]", "INV-9: a change of a 5 costs points"
        if table.round == 0 and table.points[CHANGED_FIVES * PARTICIPANTS + p]:
            yield f"points.{SOURCES[CHANGED_FIVES]}[{p}]", "INV-9: there are no 5s in round 1"
        if table.points[DEFAULTS * PARTICIPANTS + p] > 0:
            yield f"points.{SOURCES[DEFAULTS]}[{p}]", "INV-3: a default costs points"
    yield from _declared_and_charged(table)


def _declared_and_charged(table: Table) -> Iterator[Law]:
    """Intents count from the end of round 2, Leads and the purchase at the end (R-15)."""
    content = table.content
    for p in range(PARTICIPANTS):
        declared = int(table.points[DECLARATIONS * PARTICIPANTS + p])
        charged = int(table.points[PURCHASES * PARTICIPANTS + p])
        lowest = -content.purchase * int(table.supply[p]) if table.stage == OVER else 0
        if not lowest <= charged <= 0:
            yield f"points.{SOURCES[PURCHASES]}[{p}]", f"INV-3: it must be {lowest} to 0 now"
        least = -10 if table.stage == OVER else 0
        most = 10 * max(0, int(table.round) - 1 + (table.stage == OVER))
        if not least <= declared <= most:
            yield f"points.{SOURCES[DECLARATIONS]}[{p}]", f"INV-3: it must be {least} to {most} now"


def _settled(table: Table) -> Iterator[Law]:
    """What areas and tallest buildings can have paid so far (law 8)."""
    content = table.content
    rounds = int(table.round) + (table.stage in SETTLING)
    most = sum(int(content.first[s] + content.second[s]) + 3 for s in range(len(SUIT_LETTERS)))
    yield from _paid(table, AREAS, most * rounds)
    paid = rounds
    if content.tallest_is_last and table.stage in (NPC_INTENT, CHANGING_DECLARED):
        paid -= 1
    yield from _paid(table, TALLEST, max(content.tallest[0], content.tallest[2] * 16) * paid)


def _paid(table: Table, source: int, most: int) -> Iterator[Law]:
    first = source * PARTICIPANTS
    points = [int(table.points[first + p]) for p in range(PARTICIPANTS)]
    if min(points) < 0 or sum(points) > most:
        yield f"points.{SOURCES[source]}", f"INV-8: the total must be 0 to {most} by now"


def _ranks(table: Table) -> Iterator[Law]:
    """Only a 5 in rounds 2 and 3 can count as 0 or 10, never a lone NPC's (laws 5 and 9)."""
    for p in range(PARTICIPANTS):
        card = int(table.trick[p])
        if card == NONE and table.stage in (CHANGING_DECLARED, OVER):
            card = int(table.declared[p])
        rank = int(table.rank[p])
        if (card == NONE) != (rank == NONE):
            yield f"rank[{p}]", "INV-5: there must be a rank if and only if there is a card"
        elif card != NONE and rank != rank_of(card):
            is_changed = rank_of(card) == FIVE and rank in (0, 10) and table.round > 0
            if not is_changed or is_lone_npc(table, p):
                yield f"rank[{p}]", "INV-9: this card cannot have this rank"


# Rights, start player and decisions (laws 5, 10 and 13).


def _rights(table: Table) -> Iterator[Law]:
    """During construction there is a rightholder 1, and usually a rightholder 2 (law 5)."""
    first, second = int(table.first_holder), int(table.second_holder)
    if table.stage not in CONSTRUCTION:
        if (first, second, table.adopted) != (NONE, NONE, NONE):
            yield "first_holder", "INV-5: nobody has the right to build now"
        return
    if first in (NONE, second) or table.adopted == NONE:
        yield "first_holder", "INV-5: every trick has a rightholder 1, who is not rightholder 2"
        return
    for p in (first, second):
        if p != NONE and (table.trick[p] == NONE or suit_of(int(table.trick[p])) != table.adopted):
            yield f"trick[{p}]", "INV-5: a rightholder does not have the adopted suit"
    if second != NONE and table.rank[first] >= table.rank[second]:
        yield f"rank[{first}]", "INV-5: rightholder 1 must have the lower rank"
    if second == NONE and first != table.leader:
        yield "first_holder", "INV-5: with four suits the leader must be rightholder 1"


def _start(table: Table) -> Iterator[Law]:
    """The start player is human, unless an option allows an NPC (law 10)."""
    start = int(table.start)
    if start == NONE:
        return
    may_start = table.content.npc_may_start and table.round > 0
    if table.is_npc(start) and not may_start:
        yield "start", "INV-10: an NPC starts the round"
    if table.content.players == 1 and start != 0:
        yield "start", "INV-10: a solo player starts every round"


def _decisions(table: Table, secrets: Secrets) -> Iterator[Law]:
    """A human decides, and except when playing a card there is a real choice (laws 10 and 13)."""
    if table.actor != NONE and not 0 <= decider(table, table.actor) < table.content.players:
        yield "actor", "INV-10: nobody decides"
    for seat in acting_seats(table):
        ids = legal_ids(table, secrets, seat)
        is_card = bool(ids) and PLAY <= ids[0] < PLAY + 36
        if len(ids) < (1 if is_card or table.shows_trick() else 2):
            yield "stage", f"INV-13: seat {seat} has no choice"
