"""Worlds that a seat may imagine: all cards it has not seen, dealt to where they may be."""

from typing import Final

from mypy_extensions import i64

from trilobite.engine import Chance, InputError
from trilobite.games.tritarea import model, phases
from trilobite.games.tritarea.cards import bit_of, bits_of, nth_card
from trilobite.games.tritarea.generated import stages
from trilobite.games.tritarea.rules.fives import changes_for, paid_now
from trilobite.games.tritarea.rules.rights import gives_rights
from trilobite.games.tritarea.table import Secrets, Table, no_secrets

_CHANGED: Final = {model.MAKE_0: 0, model.MAKE_10: 10}
_FIRST_IMAGINED: Final = 1 << 32
_MOST_DEALS: Final = 2_000
"""Maximum attempts to deal a world that fits; after that, the last deal is used as it is."""

_MOST_TRIES: Final = 10_000
"""Maximum attempts to deal a trick; far more than any real trick needs."""

_FIVES: Final = sum(1 << suit * model.RANKS + model.FIVE - 1 for suit in range(len(model.SUITS)))


class Knowledge:
    """What a seat knows: the table as it sees it, its own hand, and its hidden decisions."""

    def __init__(self, table: Table, own: int, hand: int, choices: dict[int, int]) -> None:
        self.table = table
        """The table as the seat sees it; with `memory=on` most cards are face down."""
        self.own = own
        """The seat's own participant; NONE for a spectator."""
        self.hand = hand
        self.choices = choices
        """Hidden decisions of this seat, by participant."""

    def unseen_cards(self) -> int:
        """The cards of this round that the seat cannot see anywhere, as bits."""
        table = self.table
        seen = int(table.played) | self.hand | bits_of(table.declared)
        if not table.is_about_fives():
            seen |= bits_of(self.choices.values())
        return table.content.decks[table.round] & ~seen


class _SeparateChance:
    """Chance with draw numbers of its own, far above those of any game.

    A seed gives the same outcome for the same draw number. So however often something is dealt
    again, no two draws may share a number, nor may any share one with a later draw of the imagined
    game.
    """

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self._number = _FIRST_IMAGINED

    def below(self, bound: int) -> int:
        self._number += 1
        return self._chance.below(bound, self._number)


def imagined(known: Knowledge, chance: Chance) -> tuple[Table, Secrets]:
    """A world that is possible as far as the seat knows.

    With `memory=on` it is dealt again until the cards of earlier tricks fit their outcome.
    """
    separate = _SeparateChance(chance)
    table = known.table.copy()
    secrets = _deal(known, table, separate)
    for _ in range(_MOST_DEALS if table.content.is_memory else 0):
        if _fits_tricks(table):
            break
        table = known.table.copy()
        secrets = _deal(known, table, separate)
    return table, secrets


def _deal(known: Knowledge, table: Table, chance: _SeparateChance) -> Secrets:
    """Deal all cards the seat has not seen to where they may be, every deal equally likely.

    Cards that are face down on the table are turned up in `table`.
    """
    dealer = _Unseen(known.unseen_cards(), chance)
    secrets = no_secrets()
    if known.own != model.NONE:
        secrets.hands[known.own] = known.hand
    for p, choice in known.choices.items():
        secrets.choices[p] = choice
    _deal_trick(table, dealer)
    for p in range(model.PARTICIPANTS):
        if not table.is_npc(p) and p != known.own:
            secrets.hands[p] = dealer.some(int(table.cards_left[p]))
        if table.committed[p] and p not in known.choices:
            secrets.choices[p] = _imagined_choice(table, p, dealer)
    table.played |= dealer.some(_buried(table, dealer.left))
    secrets.pool = dealer.rest()
    return secrets


class _Unseen:
    """The cards a seat has not seen, as a set; each is equally likely to be dealt next."""

    def __init__(self, cards: int, chance: _SeparateChance) -> None:
        self._chance = chance
        self._cards: i64 = cards
        self.left = cards.bit_count()

    def one(self) -> int:
        card = nth_card(self._cards, self.below(self.left))
        self._cards &= ~bit_of(card)
        self.left -= 1
        return card

    def some(self, number: int) -> int:
        """Draw a number of cards, as bits."""
        bits: i64 = 0
        for _ in range(number):
            bits |= bit_of(self.one())
        return bits

    def put_back(self, card: int) -> None:
        self._cards |= bit_of(card)
        self.left += 1

    def below(self, bound: int) -> int:
        """Draw something else, such as which card of a hand was chosen."""
        return self._chance.below(bound)

    def rest(self) -> int:
        return self._cards


def _imagined_choice(table: Table, participant: int, dealer: _Unseen) -> int:
    """A declaration, or a decision of somebody else about a 5."""
    if not table.is_about_fives():
        return dealer.one()
    changes = changes_for(table, participant)
    return changes[dealer.below(len(changes))]


def _buried(table: Table, left: int) -> int:
    """How many unseen cards belong to earlier tricks and not to NPC decks."""
    if table.is_undealt() or not table.content.is_memory:
        return 0
    return left - sum(
        int(table.cards_left[p]) for p in range(model.PARTICIPANTS) if table.is_npc(p)
    )


# The face-down cards of the trick.


def _deal_trick(table: Table, dealer: _Unseen) -> None:
    """Turn up the face-down cards of the trick so that they give the known rights."""
    hidden = [p for p in range(model.PARTICIPANTS) if table.is_face_down(p)]
    for _ in range(_MOST_TRIES if hidden else 0):
        for p in hidden:
            table.trick[p] = dealer.one()
        if _has_right_ranks(table, hidden):
            break
        for p in hidden:
            dealer.put_back(int(table.trick[p]))
    else:
        if hidden:
            raise InputError("view.table.trick", "cannot give these rights", "unseen cards that do")
    for p in hidden:
        table.played |= 1 << int(table.trick[p])


def _has_right_ranks(table: Table, hidden: list[int]) -> bool:
    """Whether the trick gives the known rights, perhaps with a hidden 5 changed."""
    for p in hidden:
        table.rank[p] = model.rank_of(int(table.trick[p]))
    if gives_rights(table):
        return True
    for p in hidden:
        if model.rank_of(int(table.trick[p])) == model.FIVE:
            for rank in _payable(table, p):
                table.rank[p] = rank
                if gives_rights(table):
                    return True
            table.rank[p] = model.FIVE
    return False


def _payable(table: Table, participant: int) -> list[int]:
    """The ranks a 5 can have been changed to, given what its owner has paid for 5s."""
    paid = -int(table.points[model.CHANGED_FIVES * model.PARTICIPANTS + participant])
    costs = table.content.five_costs
    return [rank for change, rank in _CHANGED.items() if costs[change] <= paid]


# The cards of earlier tricks, which are dealt with `memory=on`.


def _fits_tricks(table: Table) -> bool:
    """Whether the played cards can have led to what is built and paid."""
    cards = int(table.played)
    for card in table.trick:
        if card != model.NONE:
            cards &= ~(1 << int(card))
    is_first = table.trick_number == 0
    is_built = is_first or (_fits_first_trick(table, cards) and _is_supported(table, cards))
    return is_built and _fits_fives(table, cards)


def _fits_first_trick(table: Table, cards: int) -> bool:
    """The four cards of the first trick show which suit it can have adopted, and who built."""
    if table.trick_number != 1:
        return True
    numbers = [_of_suit(cards, suit) for suit in range(len(model.SUITS))]
    most = max(numbers)
    if most == 1 and table.leader != table.start:
        return False
    if table.stage in phases.CONSTRUCTION and not (
        table.stage == stages.BUILDING and table.actor == table.first_holder
    ):
        return True
    areas = {int(table.content.area_of[s]) for s in range(len(model.SQUARES)) if table.height[s]}
    others = [p for p in range(model.PARTICIPANTS) if p != table.leader and table.on_board(p)]
    is_adopted = len(areas) <= 1 and all(numbers[area] == most for area in areas)
    return is_adopted and len(others) <= (0 if most == 1 else 1)


def _of_suit(cards: int, suit: int) -> int:
    return (cards >> suit * model.RANKS & (1 << model.RANKS) - 1).bit_count()


def _is_supported(table: Table, cards: int) -> bool:
    """An area whose suit nobody has played holds only additional blocks."""
    adopted = {suit for suit in range(len(model.SUITS)) if _of_suit(cards, suit)}
    if table.stage in phases.CONSTRUCTION:
        adopted.add(int(table.adopted))
    for square in range(len(model.SQUARES)):
        if int(table.content.area_of[square]) in adopted:
            continue
        bases = [s for s in table.content.neighbours[square] if table.content.area_of[s] in adopted]
        for p in set(table.building(square)):
            if not any(table.blocks[s * model.PARTICIPANTS + p] for s in bases):
                return False
    return True


def _fits_fives(table: Table, cards: int) -> bool:
    """Only 5s that have been played or declared by now can have been paid for."""
    paid = -sum(table.points_from(model.CHANGED_FIVES))
    fives = 0
    if table.round > 0:
        fives = len(model.SUITS) * (int(table.round) - 1) + (cards & _FIVES).bit_count()
    now = sum(paid_now(table, p) for p in range(model.PARTICIPANTS))
    return paid <= now + table.content.five_costs[model.MAKE_10] * fives
