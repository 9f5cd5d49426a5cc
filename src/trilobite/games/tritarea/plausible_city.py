"""The city of a position from outside: whether the tricks so far can have built it (section 5)."""

from typing import Final

from trilobite.games.tritarea.invariants import on_board
from trilobite.games.tritarea.model import PARTICIPANTS, RANKS, SQUARES, SUIT_LETTERS, SUITS
from trilobite.games.tritarea.table import (
    BUILDING,
    CONSTRUCTION,
    EXTRA_BLOCK,
    NONE,
    Table,
)
from trilobite.games.tritarea.turn_order_checks import EVERYBODY, require

_IN_A_TRICK: Final = (2, 3)
"""The most blocks that rightholders 1 and 2 can place, including the additional one."""


def check_city(table: Table, where: str, *, is_masked: bool) -> None:
    """The blocks must come from finished tricks and from the current builder."""
    here = f"{where}.buildings"
    for p in EVERYBODY:
        most = most_blocks(int(table.trick_number)) + _most_now(table, p)
        problem = f"participant {p} cannot have placed that many blocks by now"
        require(on_board(table, p) <= most, here, problem, f"{most} at most")
    _check_all_blocks(table, here)
    if table.trick_number == 0:
        _check_only_area(table, here, [int(table.adopted)])
    elif not is_masked:
        _check_first_trick(table, here, where)
        _check_supported(table, here)


def most_blocks(tricks: int) -> int:
    """The most blocks one participant can place in `tricks` tricks.

    The first construction cannot include an additional block, as nothing is adjacent yet (TA-5.4).
    """
    return max(0, _IN_A_TRICK[1] * tricks - 1)


def constructions_for(blocks: int) -> int:
    """How many constructions it takes to place `blocks` blocks: 2 in the first, then 3 each."""
    return -(-(blocks + 1) // _IN_A_TRICK[1]) if blocks else 0


def blocks_before(table: Table, participant: int) -> int:
    """The fewest blocks a participant must have placed before this trick."""
    return max(0, on_board(table, participant) - _most_now(table, participant))


def _most_now(table: Table, participant: int) -> int:
    """The most blocks a participant can have placed in this trick so far (TA-5.2 to TA-5.4)."""
    if table.stage not in CONSTRUCTION:
        return 0
    if participant == table.actor:
        if table.stage == BUILDING:
            return 0
        is_double = table.stage == EXTRA_BLOCK and participant == table.second_holder
        return (
            min(2, int(table.blocks_in[table.basic * PARTICIPANTS + participant]))
            if is_double
            else 1
        )
    if participant == table.first_holder:
        return 2 if on_board(table, participant) > 2 else 1
    return 0


def _check_all_blocks(table: Table, here: str) -> None:
    """A trick has two rightholders; a first construction has no additional block (TA-5.4)."""
    before = [blocks_before(table, p) for p in EVERYBODY]
    tricks = int(table.trick_number)
    builders = sum(1 for blocks in before if blocks)
    most = max(0, sum(_IN_A_TRICK) * tricks - builders)
    problem = "are more blocks than all rightholders so far can have placed"
    require(sum(before) <= most, here, problem, f"{most} blocks before this trick at most")
    number = sum(constructions_for(blocks) for blocks in before)
    problem = f"need {number} constructions"
    require(number <= 2 * tricks, here, problem, f"{2 * tricks} at most")


def _check_only_area(table: Table, here: str, suits: list[int]) -> None:
    """Blocks of the first trick are in the area it adopted: nothing allows another area yet."""
    areas = {int(table.content.area_of[s]) for s in range(len(SQUARES)) if table.height[s]}
    names = " or ".join(SUITS[suit] for suit in suits if suit != NONE)
    problem = "trick 1 builds only in the adopted area (TA-5.2)"
    require(len(areas) <= 1 and areas <= set(suits), here, problem, f"blocks in {names}")


def _check_first_trick(table: Table, here: str, where: str) -> None:
    """After one trick, its four cards show which suit it can have adopted (section 3)."""
    if table.trick_number != 1:
        return
    cards = _cards_before(table)
    numbers = [_of_suit(cards, suit) for suit in range(len(SUITS))]
    most = max(numbers)
    if most == 1:
        problem = "with four suits the leader is rightholder 1 and leads again (TA-3.3)"
        require(table.leader == table.start, f"{where}.leader", problem, f"{table.start}")
    if table.stage in CONSTRUCTION and not (
        table.stage == BUILDING and table.actor == table.first_holder
    ):
        return
    _check_only_area(table, here, [suit for suit, number in enumerate(numbers) if number == most])
    others = [p for p in EVERYBODY if p != table.leader and on_board(table, p)]
    problem = "only the two rightholders of trick 1 have built (TA-5.1)"
    require(len(others) <= (0 if most == 1 else 1), here, problem, "blocks of two at most")
    problem = "rightholder 1 of trick 1 has placed at most one block (TA-5.2)"
    require(on_board(table, int(table.leader)) <= 1, here, problem, "1 block at most")


def _cards_before(table: Table) -> int:
    """The cards of earlier tricks, as bits."""
    cards = int(table.played)
    for card in table.trick:
        if card != NONE:
            cards &= ~(1 << int(card))
    return cards


def _of_suit(cards: int, suit: int) -> int:
    return (cards >> suit * RANKS & (1 << RANKS) - 1).bit_count()


def _check_supported(table: Table, here: str) -> None:
    """An area whose suit nobody has played holds only additional blocks (TA-5.4)."""
    cards = _cards_before(table)
    adopted = {suit for suit in range(len(SUITS)) if _of_suit(cards, suit)}
    if table.stage in CONSTRUCTION:
        adopted.add(int(table.adopted))
    for square, name in enumerate(SQUARES):
        suit = int(table.content.area_of[square])
        if suit in adopted or not table.height[square]:
            continue
        for p in EVERYBODY:
            has_basic = any(
                table.blocks_in[near * PARTICIPANTS + p]
                and int(table.content.area_of[near]) in adopted
                for near in table.content.neighbours[square]
            )
            is_fit = has_basic or not table.blocks_in[square * PARTICIPANTS + p]
            problem = f"nobody has played {SUIT_LETTERS[suit]}, and {p} has no block next to it"
            require(is_fit, f"{here}.{name}", problem)
