"""What a seat may know about a game of Tritarea (section 14), and the worlds it may imagine."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trilobite.engine import Chance, Game, InputError, State
from trilobite.engine.reading import read_object, refuse_unknown
from trilobite.engine.tables import TableView, Viewpoint
from trilobite.games.tritarea.building import most_on_a_square
from trilobite.games.tritarea.deciders import (
    decided_next,
    decider,
    known_decider,
    partner_of,
)
from trilobite.games.tritarea.fives import changes_for
from trilobite.games.tritarea.kernel import (
    adopted_by,
    area_positions,
    bit_of,
    building_owner,
    clockwise_from,
    difference,
    nth_card,
    rights,
    rival_of,
)
from trilobite.games.tritarea.model import (
    FIVE,
    MAKE_0,
    MAKE_10,
    PARTICIPANTS,
    SQUARES,
    SUIT_LETTERS,
    SUITS,
    rank_of,
    suit_of,
)
from trilobite.games.tritarea.plausible import fits_tricks
from trilobite.games.tritarea.position import (
    cards_to_json,
    choice_to_json,
    is_about_fives,
    read_choice,
    table_to_json,
)
from trilobite.games.tritarea.settlement import (
    area_points,
    declaration_points,
    tallest,
    team_score,
)
from trilobite.games.tritarea.table import (
    CHANGED_FIVES,
    CHANGING_DECLARED,
    CHOOSE_START,
    DEAL,
    INTENT_ROUND,
    LAST_ROUND,
    NONE,
    OVER,
    SALES,
    SOURCES,
    Secrets,
    Table,
)

COMPUTED: Final = (
    "participants", "deciders", "scores", "board", "owners", "areas", "tallest", "declarations",
    "support", "rights", "partners", "five_of", "round_steps", "has_intent", "settled_sources",
    "trick_order", "team_scores", "settled_scores",
)  # fmt: skip
"""Fields of a view that are computed from the others and never read back."""

_PEOPLE: Final = tuple(str(participant) for participant in range(PARTICIPANTS))
_CHANGED: Final = {MAKE_0: 0, MAKE_10: 10}
_FIRST_IMAGINED: Final = 1 << 32
_MOST_DEALS: Final = 2_000
"""Maximum attempts to deal a world that fits; after that, the last deal is used as it is."""

_MOST_TRIES: Final = 10_000
"""Maximum attempts to deal a trick; far more than any real trick needs."""


class TritareaView(TableView[Table, Secrets]):
    """The table, the seat's own hand, and its decisions that the others have not seen."""

    def __init__(
        self,
        game: Game,
        viewpoint: Viewpoint,
        table: Table,
        hand: int,
        choices: dict[int, int],
    ) -> None:
        super().__init__(game, viewpoint)
        self.table = table
        """The table as this seat sees it; with `memory=on` most cards are face down (R-20)."""
        self.hand = hand
        self.choices = choices
        """Hidden decisions of this seat, by participant."""

    def to_json(self) -> dict[str, object]:
        table = self.table
        return {
            **self.viewpoint.to_json(self.game),
            "table": table_to_json(table),
            "hand": cards_to_json(self.hand),
            "choice": {str(p): choice_to_json(table, c) for p, c in self.choices.items()},
            **computed(table),
            "five_of": _five_of(table, self.seat),
        }

    def imagine(self, chance: Chance) -> State:
        table, secrets = imagined(self, SeparateChance(chance))
        return self.world(chance, table, secrets)


def view_of(game: Game, viewpoint: Viewpoint, table: Table, secrets: Secrets) -> TritareaView:
    """What a seat knows about a state, built from scratch."""
    hand = 0
    choices: dict[int, int] = {}
    seat = viewpoint.seat
    if seat is not None:
        own = int(table.content.participant_of[seat])
        hand = int(secrets.hands[own])
        for p in known_choices(table, seat):
            choices[p] = int(secrets.choices[p])
    return TritareaView(game, viewpoint, seen_table(table), hand, choices)


def known_choices(table: Table, seat: int | None) -> list[int]:
    """Participants for whom a seat has decided something not yet revealed (D-1, R-7)."""
    committed = [p for p in range(PARTICIPANTS) if table.committed[p]]
    if seat is None:
        return []
    if is_about_fives(table):
        return [p for p in committed if decider(table, p) == seat]
    return [p for p in committed if p == table.content.participant_of[seat]]


def seen_table(table: Table) -> Table:
    """A copy of the table; with `memory=on` only the current trick is face up (R-20)."""
    twin = table.copy()
    if table.content.is_memory:
        twin.played = 0
        for p in range(PARTICIPANTS):
            if is_face_down(table, p):
                twin.trick[p] = NONE
                twin.rank[p] = NONE
            elif table.trick[p] != NONE:
                twin.played |= 1 << int(table.trick[p])
    return twin


def is_face_down(table: Table, participant: int) -> bool:
    """Whether this card of the trick is face down (`memory=on`, not a rightholder's, R-20)."""
    is_holder = participant in (table.first_holder, table.second_holder)
    return table.hides_trick() and not is_holder


# Values computed from the table, for clients that display it.


def computed(table: Table) -> dict[str, object]:
    content = table.content
    everybody = range(PARTICIPANTS)
    return {
        "participants": {str(p): _seat_or_none(int(content.seat_of[p])) for p in everybody},
        "deciders": [_seat_or_none(known_decider(table, p)) for p in everybody],
        "scores": [int(table.score(p)) for p in everybody],
        "board": _board_to_json(table),
        "owners": {
            name: building_owner(table, s) for s, name in enumerate(SQUARES) if table.height[s]
        },
        "areas": {letter: _area_to_json(table, s) for s, letter in enumerate(SUIT_LETTERS)},
        "tallest": [
            {
                "square": SQUARES[square],
                "height": int(table.height[square]),
                "owner": owner,
                "points": points,
            }
            for square, owner, points in tallest(table)
        ],
        "declarations": [_declaration_to_json(table, p) for p in everybody],
        "support": support(table),
        "rights": _rights_to_json(table),
        "partners": [int(partner_of(p)) if content.players == 2 else None for p in everybody],
        "round_steps": _round_steps(table),
        "has_intent": table.round == INTENT_ROUND,
        "settled_sources": [name for source, name in enumerate(SOURCES) if source != SALES],
        "trick_order": _trick_order(table),
        "team_scores": [team_score(table, p) if content.players == 2 else None for p in everybody],
        "settled_scores": [_score_without_sale(table, p) for p in everybody],
    }


def _seat_or_none(seat: int) -> int | None:
    return None if seat == NONE else seat


def _trick_order(table: Table) -> list[int]:
    """The participants in the order of play of this trick, the leader first (TA-2.1)."""
    if table.leader == NONE:
        return [int(participant) for participant in table.order]
    return clockwise_from(table, table.leader)


def _score_without_sale(table: Table, participant: int) -> int:
    """The score from settled rounds and this one; blocks are sold between two rounds (TA-1.9)."""
    return int(table.score(participant) - table.points[SALES * PARTICIPANTS + participant])


def _five_of(table: Table, seat: int | None) -> int | None:
    """The participant whose 5 a seat is asked about (TA-4.2, R-7)."""
    if seat is None or not is_about_fives(table):
        return None
    participant = int(decided_next(table, seat))
    return None if participant == NONE else participant


def _round_steps(table: Table) -> list[str]:
    """The steps of this round; declarations and sale belong to the last one (TA-1.7, R-5)."""
    before = ["sale", "declare"] if table.content.sells_first else ["declare", "sale"]
    return [*(before if table.round == LAST_ROUND else []), "tricks", "settlement"]


def _board_to_json(table: Table) -> dict[str, object]:
    content = table.content
    return {
        "area": {name: SUIT_LETTERS[content.area_of[s]] for s, name in enumerate(SQUARES)},
        "bonus": {name: int(content.bonus[s]) for s, name in enumerate(SQUARES)},
        "first": {letter: int(content.first[s]) for s, letter in enumerate(SUIT_LETTERS)},
        "second": {letter: int(content.second[s]) for s, letter in enumerate(SUIT_LETTERS)},
    }


def _area_to_json(table: Table, suit: int) -> list[dict[str, object]]:
    """The participants ranked in an area, best first, and what each would be paid now."""
    positions = area_positions(table, suit)
    points = area_points(table, suit)
    ranked = sorted((positions[p], p) for p in range(PARTICIPANTS) if positions[p])
    return [{"who": p, "position": position, "points": points[p]} for position, p in ranked]


def _declaration_to_json(table: Table, participant: int) -> int | None:
    """What a face-up declaration would bring now."""
    card = int(table.declared[participant])
    if card == NONE:
        return None
    return declaration_points(table, participant, declared_rank(table, participant))


def declared_rank(table: Table, participant: int) -> int:
    """The rank of a declared card: changed, or else as printed (TA-4.5)."""
    rank = int(table.rank[participant])
    if table.stage in (CHANGING_DECLARED, OVER):
        return rank
    return rank_of(int(table.declared[participant]))


def support(table: Table) -> dict[str, object]:
    """The effective ranks of the face-up cards of the trick, by suit (TA-3.1)."""
    found: dict[str, list[int]] = {}
    for p in range(PARTICIPANTS):
        card = int(table.trick[p])
        if card != NONE:
            found.setdefault(SUIT_LETTERS[suit_of(card)], []).append(effective_rank(table, p))
    return {letter: sorted(found[letter]) for letter in SUIT_LETTERS if letter in found}


def effective_rank(table: Table, participant: int) -> int:
    """The rank in the trick: a changed 5, or as printed (TA-0.6)."""
    rank = int(table.rank[participant])
    return rank if rank != NONE else rank_of(int(table.trick[participant]))


def _rights_to_json(table: Table) -> dict[str, object] | None:
    """What was adopted, for whom and why; with `memory=on` without the reason (R-20)."""
    if table.adopted == NONE:
        return None
    is_memory = table.content.is_memory
    holders = [int(table.first_holder)]
    if table.second_holder != NONE:
        holders.append(int(table.second_holder))
    return {
        "adopted": SUITS[table.adopted],
        "first": int(table.first_holder),
        "second": _seat_or_none(int(table.second_holder)),
        "by": None if is_memory else adopted_by(table),
        "differences": {} if is_memory else differences(table),
        "blocks": [most_on_a_square(table, holder) for holder in holders],
    }


def differences(table: Table) -> dict[str, int]:
    """The rank differences of two suits with two cards each (TA-3.2)."""
    rival = int(rival_of(table, table.adopted))
    if rival == NONE:
        return {}
    both = sorted((int(table.adopted), rival))
    return {SUIT_LETTERS[suit]: int(difference(table, suit)) for suit in both}


# Imagined worlds.


def imagined(view: TritareaView, chance: Chance) -> tuple[Table, Secrets]:
    """A world that is possible as far as the seat knows.

    With `memory=on` it is dealt again until the cards of earlier tricks fit their outcome.
    """
    table = view.table.copy()
    secrets = imagined_secrets(view, table, chance)
    for _ in range(_MOST_DEALS if table.content.is_memory else 0):
        if fits_tricks(table):
            break
        table = view.table.copy()
        secrets = imagined_secrets(view, table, chance)
    return table, secrets


def imagined_secrets(view: TritareaView, table: Table, chance: Chance) -> Secrets:
    """Deal all cards the seat has not seen to where they may be, every deal equally likely.

    Cards that are face down on the table are turned up in `table`.
    """
    dealer = Unseen(unseen_cards(view), chance)
    secrets = _known(view)
    _deal_trick(table, dealer)
    for p in range(PARTICIPANTS):
        if not table.is_npc(p) and p != _own(view):
            secrets.hands[p] = dealer.some(int(table.cards_left[p]))
        if table.committed[p] and p not in view.choices:
            secrets.choices[p] = _imagined_choice(table, p, dealer)
    table.played |= dealer.some(_buried(table, dealer.left))
    secrets.pool = dealer.rest()
    return secrets


class SeparateChance(Chance):
    """Chance with draw numbers of its own, far above those of any game.

    A seed gives the same outcome for the same draw number. So however often something is dealt
    again, no two draws may share a number, nor may any share one with a later draw of the imagined
    game.
    """

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self._number = _FIRST_IMAGINED

    def below(self, bound: int, number: int) -> int:
        self._number += 1
        return self._chance.below(bound, self._number)


class Unseen:
    """The cards a seat has not seen, as a set; each is equally likely to be dealt next."""

    def __init__(self, cards: int, chance: Chance) -> None:
        self._chance = chance
        self._number = 0
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
        self._number += 1
        return self._chance.below(bound, self._number - 1)

    def rest(self) -> int:
        return self._cards


def _own(view: TritareaView) -> int:
    return NONE if view.seat is None else int(view.table.content.participant_of[view.seat])


def _known(view: TritareaView) -> Secrets:
    """The seat's own hand and choices; the others have nothing yet."""
    secrets = Secrets(vec[i64]([0] * PARTICIPANTS), 0, vec[i64]([NONE] * PARTICIPANTS))
    if view.seat is not None:
        secrets.hands[_own(view)] = view.hand
    for p, choice in view.choices.items():
        secrets.choices[p] = choice
    return secrets


def unseen_cards(view: TritareaView) -> int:
    """The cards of this round that the seat cannot see anywhere, as bits."""
    table = view.table
    seen = int(table.played) | view.hand
    for p in range(PARTICIPANTS):
        if table.declared[p] != NONE:
            seen |= 1 << int(table.declared[p])
    if not is_about_fives(table):
        for card in view.choices.values():
            seen |= 1 << card
    return table.content.decks[table.round] & ~seen


def _imagined_choice(table: Table, participant: int, dealer: Unseen) -> int:
    """A declaration, or a decision of somebody else about a 5."""
    if not is_about_fives(table):
        return dealer.one()
    changes = changes_for(table, participant)
    return changes[dealer.below(len(changes))]


def _buried(table: Table, left: int) -> int:
    """How many unseen cards belong to earlier tricks and not to NPC decks (R-20)."""
    if table.stage in (CHOOSE_START, DEAL) or not table.content.is_memory:
        return 0
    return left - sum(int(table.cards_left[p]) for p in range(PARTICIPANTS) if table.is_npc(p))


def _deal_trick(table: Table, dealer: Unseen) -> None:
    """Turn up the face-down cards of the trick so that they give the known rights."""
    hidden = [p for p in range(PARTICIPANTS) if is_face_down(table, p)]
    for _ in range(_MOST_TRIES if hidden else 0):
        for p in hidden:
            table.trick[p] = dealer.one()
        if _has_right_ranks(table, hidden):
            break
        for p in hidden:
            dealer.put_back(int(table.trick[p]))
    else:
        if hidden:
            raise InputError("view.table.trick", "no unseen cards give these rights")
    for p in hidden:
        table.played |= 1 << int(table.trick[p])


def _has_right_ranks(table: Table, hidden: list[int]) -> bool:
    """Whether the trick gives the known rights, perhaps with a hidden 5 changed (TA-4.1)."""
    for p in hidden:
        table.rank[p] = rank_of(int(table.trick[p]))
    if _gives_rights(table):
        return True
    for p in hidden:
        if rank_of(int(table.trick[p])) == FIVE:
            for rank in _payable(table, p):
                table.rank[p] = rank
                if _gives_rights(table):
                    return True
            table.rank[p] = FIVE
    return False


def _payable(table: Table, participant: int) -> list[int]:
    """The ranks a 5 can have been changed to, given what its owner has paid for 5s (TA-4.1)."""
    paid = -int(table.points[CHANGED_FIVES * PARTICIPANTS + participant])
    costs = table.content.five_costs
    return [rank for change, rank in _CHANGED.items() if costs[change] <= paid]


def _gives_rights(table: Table) -> bool:
    twin = table.copy()
    rights(twin)
    return (
        twin.adopted == table.adopted
        and twin.first_holder == table.first_holder
        and twin.second_holder == table.second_holder
    )


# Reading a view from outside.


def read_choices(table: Table, value: object, where: str) -> dict[int, int]:
    data = read_object(value, where)
    refuse_unknown(data, _PEOPLE, where)
    found: dict[int, int] = {}
    for p, name in enumerate(_PEOPLE):
        if name in data:
            found[p] = read_choice(table, data[name], f"{where}.{name}")
    return found


def check_cards(view: TritareaView, where: str) -> None:
    """The view shows only the seat's own cards; the unseen cards must fit the places for them."""
    table = view.table
    if sorted(view.choices) != known_choices(table, view.seat) or NONE in view.choices.values():
        raise InputError(f"{where}.choice", "is not what this seat has decided")
    _check_changes(table, view.choices, where)
    _check_hand(view, where)
    if _places(view) != unseen_cards(view).bit_count():
        raise InputError(f"{where}.hand", "does not leave the right number of unseen cards")


def _check_changes(table: Table, choices: Mapping[int, int], where: str) -> None:
    if is_about_fives(table):
        for p, change in choices.items():
            if change not in changes_for(table, p):
                raise InputError(f"{where}.choice.{p}", "costs more than the score (TA-4.3)")


def _check_hand(view: TritareaView, where: str) -> None:
    """The hand has its public size, and its cards are in this round and not seen elsewhere."""
    table = view.table
    size = 0 if view.seat is None else int(table.cards_left[_own(view)])
    if view.hand.bit_count() != size:
        raise InputError(f"{where}.hand", f"has {view.hand.bit_count()} cards", f"{size} cards")
    deck = table.content.decks[table.round]
    others = int(table.played)
    cards = [int(card) for card in table.declared if card != NONE]
    if not is_about_fives(table):
        cards += view.choices.values()
    for card in cards:
        if others >> card & 1:
            raise InputError(f"{where}.choice", "is a card that is also somewhere else")
        others |= 1 << card
    if view.hand & (others | ~deck) or others & ~deck:
        raise InputError(f"{where}.hand", "has cards that are somewhere else or not in the deck")


def _places(view: TritareaView) -> int:
    """The number of places for unseen cards: hands, decks, hidden declarations, face-down cards."""
    table = view.table
    own = _own(view)
    if table.stage in (CHOOSE_START, DEAL):
        return table.content.decks[table.round].bit_count() - view.hand.bit_count()
    places = sum(int(table.cards_left[p]) for p in range(PARTICIPANTS) if p != own)
    if not is_about_fives(table):
        places += sum(
            1 for p in range(PARTICIPANTS) if table.committed[p] and p not in view.choices
        )
    if table.content.is_memory:
        places += 4 * int(table.trick_number)
        places += sum(1 for p in range(PARTICIPANTS) if is_face_down(table, p))
    return places
