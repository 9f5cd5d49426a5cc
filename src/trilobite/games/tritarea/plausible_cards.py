"""Where the cards and sold blocks of a position from outside must be at its stage."""

from trilobite.games.tritarea.kernel import clockwise_from, is_lone_npc
from trilobite.games.tritarea.model import PARTICIPANTS
from trilobite.games.tritarea.table import (
    CHANGING,
    CHANGING_DECLARED,
    DEAL,
    DECLARING,
    LAST_ROUND,
    NONE,
    NPC_DECLARES,
    NPC_INTENT,
    OVER,
    SELLING,
    Table,
)
from trilobite.games.tritarea.turn_order_checks import (
    BEFORE_TRICKS,
    EVERYBODY,
    MEETING,
    SETUP,
    TRICK,
    require,
)


def check_cards(table: Table, where: str) -> None:
    """Hands, declarations and the sale match the stage."""
    _check_cards_left(table, where)
    _check_declared(table, where)
    _check_commits(table, where)
    _check_sale(table, where)


def _check_cards_left(table: Table, where: str) -> None:
    """The stage determines how many cards each participant has (TA-1.1 to TA-1.3)."""
    expected = _dealt(table) if table.stage in SETUP else [_left(table, p) for p in EVERYBODY]
    for p in EVERYBODY:
        here = f"{where}.cards_left[{p}]"
        is_open = expected[p] == NONE
        fits = table.cards_left[p] == expected[p]
        if is_open:
            fits = table.cards_left[p] < table.content.hands[table.round]
        require(fits, here, "does not match the stage", "" if is_open else str(expected[p]))


def _dealt(table: Table) -> list[int]:
    """Hand sizes while the humans are dealt cards in turn; NONE for the one being dealt now."""
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
    if table.stage in BEFORE_TRICKS:
        is_down = table.committed[participant] or _is_declared(table)
        return hand - int(is_down)
    has_played = participant in played_in_trick(table)
    return hand - int(table.trick_number) - has_played - (table.round == LAST_ROUND)


def played_in_trick(table: Table) -> list[int]:
    """The participants whose card is in the trick: from the leader to the one to play (TA-2.1)."""
    if table.stage not in TRICK:
        return []
    order = clockwise_from(table, table.leader)
    return order[: order.index(int(table.actor))] if table.stage in MEETING else order


def _is_declared(table: Table) -> bool:
    """Whether the declarations are face up (TA-1.8, TA-7.7)."""
    if table.round != LAST_ROUND:
        return bool(table.stage == CHANGING_DECLARED)
    if table.stage == SELLING:
        return not table.content.sells_first
    return table.stage in {*TRICK, CHANGING_DECLARED, OVER}


def _check_declared(table: Table, where: str) -> None:
    cards = [int(card) for card in table.declared]
    here = f"{where}.declared"
    if not _is_declared(table):
        require(
            cards == [NONE] * PARTICIPANTS, here, "no declaration is face up now", "null for all"
        )
        return
    require(
        NONE not in cards and len(set(cards)) == PARTICIPANTS,
        here,
        "must be four different cards, all face up",
    )
    for p, card in enumerate(cards):
        is_played = int(table.played) >> card & 1
        require(not is_played, f"{here}[{p}]", "has been played, so nobody can declare it")


def _check_commits(table: Table, where: str) -> None:
    """Check whose declarations are chosen but hidden; `check_asked` checks decisions about 5s."""
    stage = int(table.stage)
    here = f"{where}.committed"
    committed = {p for p in EVERYBODY if table.committed[p]}
    people = {p for p in EVERYBODY if not table.is_npc(p)}
    if stage == DECLARING:
        fits = committed < people
        require(fits, here, "if all people had declared, the stage would be over", "not all people")
    elif stage in (NPC_DECLARES, NPC_INTENT):
        order = [int(p) for p in table.order]
        before = {p for p in order[: order.index(int(table.actor))] if table.is_npc(p)}
        expected = people | before
        allowed = ", ".join(str(p) for p in sorted(expected))
        require(committed == expected, here, "does not match the NPC whose turn it is", allowed)
    elif not (stage in (CHANGING, CHANGING_DECLARED) and table.content.fives_are_hidden):
        require(not committed, here, "nothing is hidden now", "false for all")


def _check_sale(table: Table, where: str) -> None:
    """Check who can have sold blocks, and how many the lone NPC has sold (TA-1.9, TA-9.4)."""
    sellers = _sellers(table)
    for p in EVERYBODY:
        here = f"{where}.sold[{p}]"
        if p not in sellers:
            require(table.sold[p] == 0, here, "has not sold anything yet", "0")
        elif is_lone_npc(table, p):
            number = table.content.npc_sale
            require(table.sold[p] == number, here, "the NPC sells a fixed number", f"{number}")


def _sellers(table: Table) -> list[int]:
    """The participants who have sold. The sale ends, counter-clockwise, with the start player."""
    order = [int(p) for p in table.order]
    if table.round != LAST_ROUND or table.stage in SETUP:
        return []
    if table.stage == SELLING:
        return order[order.index(int(table.actor)) + 1 :]
    if table.stage in BEFORE_TRICKS and not table.content.sells_first:
        return []
    return order
