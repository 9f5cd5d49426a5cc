"""Whether a position read from outside can come about: each part fits its stage and the others."""

from collections.abc import Sequence
from typing import Final

from trilobite.engine import InputError
from trilobite.games.tritarea.building import extra_squares
from trilobite.games.tritarea.deciders import acting_seats, decided_next
from trilobite.games.tritarea.fives import asked_in_trick, changes_for
from trilobite.games.tritarea.invariants import (
    CONSTRUCTION,
    card_laws,
    has_hidden_card,
    on_board,
    table_laws,
)
from trilobite.games.tritarea.kernel import clockwise_from, is_lone_npc, rights
from trilobite.games.tritarea.model import FIVE, PARTICIPANTS, rank_of
from trilobite.games.tritarea.settlement import asked_at_settlement
from trilobite.games.tritarea.setup import start_candidates
from trilobite.games.tritarea.table import (
    BUILDING,
    CHANGING,
    CHANGING_DECLARED,
    CHOOSE_START,
    DEAL,
    DECLARING,
    DEFAULTS,
    EXTRA_BLOCK,
    NONE,
    NPC_DECLARES,
    NPC_INTENT,
    NPC_PLAYS,
    OVER,
    PLAYING,
    SECOND_BLOCK,
    SELLING,
    SOURCES,
    Secrets,
    Table,
)

_ALL: Final = range(PARTICIPANTS)
_SETUP: Final = (CHOOSE_START, DEAL)
_BEFORE: Final = (DECLARING, NPC_DECLARES, SELLING)
"""Before trick 1 of round 3 (TA-1.7)."""

_MEETING: Final = (PLAYING, NPC_PLAYS)
_TRICK: Final = (PLAYING, NPC_PLAYS, CHANGING, BUILDING, SECOND_BLOCK, EXTRA_BLOCK)
_OF_NPCS: Final = (NPC_DECLARES, NPC_PLAYS, NPC_INTENT)
_ROUNDS: Final = {
    DECLARING: (2,),
    NPC_DECLARES: (2,),
    SELLING: (2,),
    CHANGING: (1, 2),
    NPC_INTENT: (1,),
    CHANGING_DECLARED: (1, 2),
    OVER: (2,),
}
"""The rounds, from 0, in which there is such a stage; all have the others."""

_LAST_ROUND: Final = 2
_MOST_LOST: Final = 10
"""What a default can cost (TA-6.1)."""


def check_table(table: Table, where: str, *, is_seen: bool) -> None:
    """Refuse a table that no game can come to, naming the field.

    `is_seen` is for the table of a view: with `memory=on` cards lie face down on it (R-20).
    """
    is_masked = is_seen and table.content.is_memory
    _check_course(table, where)
    _check_order(table, where)
    _check_actor(table, where)
    _check_marker(table, where)
    _check_cards_left(table, where)
    _check_declared(table, where)
    _check_commits(table, where)
    _check_sale(table, where)
    _check_trick(table, where, is_masked=is_masked)
    for field, problem in table_laws(table):
        raise InputError(f"{where}.{field}", problem)
    _check_asked(table, where)
    _check_ranks(table, where, is_masked=is_masked)
    _check_rights(table, where, is_masked=is_masked)
    _check_city(table, where)
    _check_choice(table, where)


def check_secrets(table: Table, secrets: Secrets, where: str) -> None:
    """Hands, pool and hidden choices are what the table does not show (INV-1)."""
    for p in _ALL:
        has_choice = secrets.choices[p] != NONE
        if has_choice != bool(table.committed[p]):
            raise InputError(f"{where}.choices[{p}]", "does not fit what the table shows")
        if has_choice and not has_hidden_card(table, p):
            _check_change(table, p, int(secrets.choices[p]), f"{where}.choices[{p}]")
    for field, problem in card_laws(table, secrets):
        raise InputError(f"{where}.{field}", problem)


def _check_change(table: Table, participant: int, change: int, where: str) -> None:
    allowed = changes_for(table, participant)
    if change not in allowed:
        raise InputError(where, "cannot be paid (TA-4.3)", "what the score allows")


def _require(is_fit: bool, where: str, problem: str, allowed: str = "") -> None:  # noqa: FBT001
    if not is_fit:
        raise InputError(where, problem, allowed)


def _or_null(participant: int) -> str:
    return "null" if participant == NONE else str(participant)


# How far the game is.


def _check_course(table: Table, where: str) -> None:
    """The stage belongs to the round, and the tricks to the stage (TA-0.5)."""
    stage = int(table.stage)
    rounds = _ROUNDS.get(stage, (0, 1, 2))
    allowed = ", ".join(str(number) for number in rounds)
    _require(table.round in rounds, f"{where}.round", "there is no such stage in it", allowed)
    is_alone = table.content.players < PARTICIPANTS or stage not in _OF_NPCS
    _require(is_alone, f"{where}.stage", "there are no NPCs at this table")
    tricks = table.content.tricks
    number = int(table.trick_number)
    here = f"{where}.trick_number"
    if stage in _TRICK:
        _require(number < tricks, here, "all tricks are over", f"0 to {tricks - 1}")
    elif stage in (NPC_INTENT, CHANGING_DECLARED, OVER):
        _require(number == tricks, here, "the settlement comes after all tricks", f"{tricks}")
    else:
        _require(number == 0, here, "no trick has begun", "0")


def _check_order(table: Table, where: str) -> None:
    """The start player first, people and NPCs where they sit (TA-9.6, TA-10.1, R-16)."""
    content = table.content
    order = [int(p) for p in table.order]
    start = int(table.start)
    here = f"{where}.start"
    if table.stage == CHOOSE_START and table.round == 0:
        _require(start == NONE, here, "nobody has been chosen yet", "null")
        _require(order == list(_ALL), f"{where}.order", "is not yet known", "0, 1, 2, 3")
        return
    _require(start != NONE, here, "somebody has started", "a participant")
    if table.round == 0 and content.start_first != NONE:
        _require(start == content.start_first, here, "was set (R-2)", f"{content.start_first}")
    seats = f"{where}.order"
    _require(order[0] == start, seats, "does not begin with the start player", str(start))
    if content.players != 3:
        turned = [(start + i) % PARTICIPANTS for i in _ALL]
        _require(order == turned, seats, "is not clockwise", ", ".join(map(str, turned)))
        return
    people = [p for p in order if not table.is_npc(p)]
    in_cycle = people in ([0, 1, 2], [1, 2, 0], [2, 0, 1])
    _require(in_cycle, seats, "changes the order of the people (TA-9.6)", "the cycle 0, 1, 2")
    if table.is_npc(start):
        return
    is_last = order[-1] == PARTICIPANTS - 1
    is_free = not content.npc_moves and round_of_order(table) > 0
    _require(is_last or is_free, seats, "the NPC sits to the right of the start player (TA-9.2)")


def round_of_order(table: Table) -> int:
    """The round whose table order this is: the one before while a start player is drawn."""
    return int(table.round) - (table.stage == CHOOSE_START)


def _check_actor(table: Table, where: str) -> None:
    """Who is waited for: one person or NPC, or several at once (section 14)."""
    actor = int(table.actor)
    stage = int(table.stage)
    here = f"{where}.actor"
    is_hidden = table.content.fives_are_hidden
    nobodys = [CHOOSE_START, DECLARING, OVER]
    if is_hidden:
        nobodys += [CHANGING, CHANGING_DECLARED]
    if stage in nobodys:
        _require(actor == NONE, here, "nobody in particular is waited for", "null")
        return
    _require(actor != NONE, here, "somebody is waited for", "a participant")
    if stage in _OF_NPCS:
        _require(table.is_npc(actor), here, "is not an NPC")
    elif stage in (PLAYING, DEAL):
        _require(not table.is_npc(actor), here, "is an NPC")
    elif stage == SELLING:
        _require(not is_lone_npc(table, actor), here, "is not asked (TA-9.4)")
    elif stage in CONSTRUCTION:
        holders = (table.first_holder, table.second_holder)
        _require(actor in holders, here, "has no right to build")


def _check_marker(table: Table, where: str) -> None:
    """The leader is the start player, then rightholder 1 of the trick before (TA-1.6, TA-3.5)."""
    leader, human = int(table.leader), int(table.last_human_holder)
    here = f"{where}.leader"
    latest = f"{where}.last_human_holder"
    if table.stage == CHOOSE_START:
        is_first = table.round == 0
        _require((leader == NONE) == is_first, here, "the marker is given away, or not yet")
        _require(human == NONE, latest, "no trick has been played", "null")
        return
    _require(leader != NONE, here, "somebody has the marker", "a participant")
    _require(human == NONE or not table.is_npc(human), latest, "is an NPC")
    if table.trick_number == 0:
        _require(leader == table.start, here, "the start player leads", f"{table.start}")
        _require(human == NONE, latest, "no trick has been played", "null")
    elif not table.is_npc(leader):
        _require(human == leader, latest, "the marker says who it was", f"{leader}")
    elif table.trick_number == 1:
        _require(human == NONE, latest, "an NPC won the only trick", "null")


# Cards.


def _check_cards_left(table: Table, where: str) -> None:
    """How many cards everybody has follows from the stage (TA-1.1 to TA-1.3)."""
    expected = _dealt(table) if table.stage in _SETUP else [_left(table, p) for p in _ALL]
    for p in _ALL:
        here = f"{where}.cards_left[{p}]"
        is_open = expected[p] == NONE
        fits = table.cards_left[p] == expected[p]
        if is_open:
            fits = table.cards_left[p] < table.content.hands[table.round]
        _require(fits, here, "does not fit the stage", "" if is_open else str(expected[p]))


def _dealt(table: Table) -> list[int]:
    """While the people get their cards, one after the other; NONE for who gets them now."""
    found = [0] * PARTICIPANTS
    if table.stage == DEAL:
        for p in table.order:
            if p == table.actor:
                found[p] = NONE
                break
            if not table.is_npc(p):
                found[p] = table.content.hands[table.round]
    return found


def _left(table: Table, participant: int) -> int:
    hand = table.content.hands[table.round]
    if table.stage in (CHANGING_DECLARED, OVER):
        return 0
    if table.stage == NPC_INTENT:
        return 1 - int(table.committed[participant])
    if table.stage in _BEFORE:
        is_down = table.committed[participant] or _is_declared(table)
        return hand - int(is_down)
    has_played = participant in _played_in_trick(table)
    return hand - int(table.trick_number) - has_played - (table.round == _LAST_ROUND)


def _is_declared(table: Table) -> bool:
    """Whether the declarations lie open (TA-1.8, TA-7.7)."""
    if table.round != _LAST_ROUND:
        return bool(table.stage == CHANGING_DECLARED)
    if table.stage == SELLING:
        return not table.content.sells_first
    return table.stage in {*_TRICK, CHANGING_DECLARED, OVER}


def _check_declared(table: Table, where: str) -> None:
    cards = [int(card) for card in table.declared]
    here = f"{where}.declared"
    if not _is_declared(table):
        _require(cards == [NONE] * PARTICIPANTS, here, "no declaration lies open now", "nulls")
        return
    _require(NONE not in cards and len(set(cards)) == PARTICIPANTS, here, "lie open, all four")
    for p, card in enumerate(cards):
        is_played = int(table.played) >> card & 1
        _require(not is_played, f"{here}[{p}]", "has been played, so nobody can declare it")


def _check_commits(table: Table, where: str) -> None:
    """Who has decided something unseen: declarations; fives are checked with those asked."""
    stage = int(table.stage)
    here = f"{where}.committed"
    committed = {p for p in _ALL if table.committed[p]}
    people = {p for p in _ALL if not table.is_npc(p)}
    if stage == DECLARING:
        fits = committed < people
        _require(fits, here, "some of the people, or the stage is over", "not all people")
    elif stage in (NPC_DECLARES, NPC_INTENT):
        order = [int(p) for p in table.order]
        before = {p for p in order[: order.index(int(table.actor))] if table.is_npc(p)}
        expected = people | before
        allowed = ", ".join(str(p) for p in sorted(expected))
        _require(committed == expected, here, "does not fit the NPC whose turn it is", allowed)
    elif not (stage in (CHANGING, CHANGING_DECLARED) and table.content.fives_are_hidden):
        _require(not committed, here, "nothing is hidden now", "false for all")


def _check_sale(table: Table, where: str) -> None:
    """Who has sold blocks by now, and what the lone NPC sells (TA-1.9, TA-9.4)."""
    sellers = _sellers(table)
    for p in _ALL:
        here = f"{where}.sold[{p}]"
        if p not in sellers:
            _require(table.sold[p] == 0, here, "has not sold anything yet", "0")
        elif is_lone_npc(table, p):
            number = table.content.npc_sale
            _require(table.sold[p] == number, here, "the NPC sells as it must", f"{number}")


def _sellers(table: Table) -> list[int]:
    """Those whose sale is over; counter-clockwise from the start player's right."""
    order = [int(p) for p in table.order]
    if table.round != _LAST_ROUND or table.stage in _SETUP:
        return []
    if table.stage == SELLING:
        return order[order.index(int(table.actor)) + 1 :]
    if table.stage in _BEFORE and not table.content.sells_first:
        return []
    return order


# The trick.


def _played_in_trick(table: Table) -> list[int]:
    """Who has a card in the trick: from the leader on, up to who is waited for (TA-2.1)."""
    if table.stage not in _TRICK:
        return []
    order = clockwise_from(table, table.leader)
    return order[: order.index(int(table.actor))] if table.stage in _MEETING else order


def _check_trick(table: Table, where: str, *, is_masked: bool) -> None:
    shown = _played_in_trick(table)
    if is_masked and table.stage in CONSTRUCTION:
        shown = [p for p in shown if p in (table.first_holder, table.second_holder)]
    lying = 0
    for p in _ALL:
        has_card = table.trick[p] != NONE
        problem = "does not fit whose turn it is"
        _require(has_card == (p in shown), f"{where}.trick[{p}]", problem)
        if has_card:
            bit = 1 << int(table.trick[p])
            _require(not lying & bit, f"{where}.trick[{p}]", "is twice in the trick")
            lying |= bit
    played = int(table.played)
    number = lying.bit_count() + (0 if is_masked else PARTICIPANTS * int(table.trick_number))
    here = f"{where}.played"
    _require(played & lying == lying, here, "is without a card of the trick")
    _require(played.bit_count() == number, here, "are not the cards of so many tricks", f"{number}")
    deck = table.content.decks[table.round]
    _require(not played & ~deck, here, "has a card that is not in this round (TA-1.1)")


def _check_asked(table: Table, where: str) -> None:
    """One pass through the fives, clockwise, open or hidden (TA-4.2, TA-7.6, R-7)."""
    asked = [p for p in _ALL if table.asked[p]]
    here = f"{where}.asked"
    if table.stage not in (CHANGING, CHANGING_DECLARED):
        _require(not asked, here, "nobody is asked about a 5 now", "false for all")
        return
    found = fives_of(table)
    if not table.content.fives_are_hidden:
        actor = int(table.actor)
        _require(actor in found, f"{where}.actor", "has no 5 that matters (TA-4.4, TA-7.10)")
        expected = sorted(found[found.index(actor) :])
        allowed = ", ".join(str(p) for p in expected)
        _require(asked == expected, here, "the pass has gone on differently", allowed)
        return
    committed = [p for p in _ALL if table.committed[p]]
    fits = bool(asked) and sorted(asked + committed) == sorted(found)
    _require(fits, here, "is not what is left of the 5s that matter (TA-4.4, TA-7.10)")


def fives_of(table: Table) -> list[int]:
    """Whose 5 is asked in this pass, in its order."""
    if table.stage == CHANGING:
        return asked_in_trick(table)
    return asked_at_settlement(table)


def _check_ranks(table: Table, where: str, *, is_masked: bool) -> None:
    """Only a 5 that has been asked about counts 0 or 10 (TA-4.4, TA-7.10)."""
    changed = [p for p in _ALL if _card_of(table, p) != NONE and _is_changed(table, p)]
    if not changed or (is_masked and table.stage in CONSTRUCTION):
        return
    able = _changeable(table)
    for p in changed:
        _require(p in able, f"{where}.rank[{p}]", "nobody was asked about this 5")


def _card_of(table: Table, participant: int) -> int:
    """The card whose rank the table has: in the trick, or declared at the settlement."""
    card = int(table.trick[participant])
    if card == NONE and table.stage in (CHANGING_DECLARED, OVER):
        return int(table.declared[participant])
    return card


def _is_changed(table: Table, participant: int) -> bool:
    card = _card_of(table, participant)
    return rank_of(card) == FIVE and table.rank[participant] != FIVE


def _changeable(table: Table) -> Sequence[int]:
    """Who has been asked about a 5 by now and has answered in the open."""
    stage = int(table.stage)
    if stage in _MEETING:
        return ()
    if stage in CONSTRUCTION:
        return asked_in_trick(table)
    found = fives_of(table)
    if stage == OVER:
        return found
    return () if table.content.fives_are_hidden else found[: found.index(int(table.actor))]


def _check_rights(table: Table, where: str, *, is_masked: bool) -> None:
    """The rightholders are those of the cards (section 3)."""
    if table.stage not in CONSTRUCTION or is_masked:
        return
    twin = table.copy()
    rights(twin)
    for field, found, expected in (
        ("adopted", table.adopted, twin.adopted),
        ("first_holder", table.first_holder, twin.first_holder),
        ("second_holder", table.second_holder, twin.second_holder),
    ):
        _require(found == expected, f"{where}.{field}", "the cards of the trick say otherwise")


# The city.


def _check_city(table: Table, where: str) -> None:
    """Blocks come from the tricks so far; so do the points lost by defaults (section 6)."""
    for p in _ALL:
        most = 3 * (int(table.trick_number) + (table.stage in CONSTRUCTION))
        _require(on_board(table, p) <= most, f"{where}.buildings", f"{p} has placed too many")
    done = 2 * (8 * int(table.round) + int(table.trick_number))
    if table.stage in CONSTRUCTION and table.actor == table.second_holder:
        done += 1
    lost = -sum(int(table.points[DEFAULTS * PARTICIPANTS + p]) for p in _ALL)
    fits = lost <= _MOST_LOST * done
    _require(fits, f"{where}.points.{SOURCES[DEFAULTS]}", "more than all defaults so far can cost")


def _check_choice(table: Table, where: str) -> None:
    """Nothing is asked that has a single answer (TA-14.1)."""
    stage = int(table.stage)
    here = f"{where}.stage"
    if stage == CHOOSE_START and table.round > 0:
        _require(len(start_candidates(table)) > 1, here, "the start player is known (TA-1.5)")
    elif stage == BUILDING:
        _require(table.supply[table.actor] > 0, here, "without blocks nothing is asked (TA-6.2)")
    elif stage == SECOND_BLOCK:
        is_able = table.actor == table.second_holder and table.supply[table.actor] > 0
        _require(is_able, here, "nobody may place a second block (TA-5.3)")
    elif stage == EXTRA_BLOCK:
        _require(bool(extra_squares(table)), here, "nothing allows a block more (TA-5.4)")
    elif stage in (CHANGING, CHANGING_DECLARED):
        for seat in acting_seats(table):
            changes = changes_for(table, decided_next(table, seat))
            _require(len(changes) > 1, here, "no change can be paid, so nothing is asked (TA-4.3)")
