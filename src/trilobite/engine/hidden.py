"""Hidden parts of a small game's state: a seat sees its own share, and only that others have one.

The same class is used in a state, where everything is known, and in a view, where the shares of
other seats are marked as hidden until a world is imagined.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from trilobite.engine.chance import Chance, Dealer
from trilobite.engine.fields import Part, Value
from trilobite.engine.laws import Breach
from trilobite.engine.reading import (
    NONE,
    InputError,
    read_fields,
    read_int,
    read_list,
    read_object,
    refuse_unknown,
)

HIDDEN: Final = -2
"""The number that stands for a hidden value in a view."""

HIDDEN_TEXT: Final = "hidden"
"""The JSON form of a hidden value."""


@mypyc_attr(allow_interpreted_subclasses=True)
class HiddenPart(Part):
    """A part of a state in which each seat has a share that the others do not see."""

    def show(self, state: object, view: object, seats: Collection[int]) -> None:
        """Set the part of a view: the shares of these seats, and marks for those of the others."""
        raise NotImplementedError

    def read_view(self, value: object, where: str, view: object) -> None:
        """Read the JSON form that the part has in a view."""
        raise NotImplementedError

    def hidden_seats(self, view: object) -> set[int]:
        """The seats that have a share which the view does not show."""
        raise NotImplementedError

    def imagine(self, world: object, chance: Chance) -> None:
        """Replace what is hidden by something possible, with the right probability."""
        raise NotImplementedError

    def breaches(self, state: object) -> Iterator[Breach]:
        """The laws that follow from the declaration."""
        yield from ()


class HiddenValues(HiddenPart):
    """A hidden value for each seat, or none yet: `list[int]`. All values are equally likely."""

    def __init__(self, name: str, value: Value) -> None:
        super().__init__(name)
        self.value = value

    def _values(self, table: object) -> list[int]:
        values: list[int] = getattr(table, self.name)
        return values

    def begin(self, table: object) -> None:
        setattr(table, self.name, [NONE] * _players(table))

    def copy(self, table: object, twin: object) -> None:
        setattr(twin, self.name, self._values(table).copy())

    def show(self, state: object, view: object, seats: Collection[int]) -> None:
        shown = [
            number if number == NONE or seat in seats else HIDDEN
            for seat, number in enumerate(self._values(state))
        ]
        setattr(view, self.name, shown)

    def to_json(self, table: object) -> object:
        special: dict[int, object] = {NONE: None, HIDDEN: HIDDEN_TEXT}
        return [
            special[number] if number in special else self.value.to_json(number)
            for number in self._values(table)
        ]

    def read(self, value: object, where: str, table: object) -> None:
        found = read_list(value, where, _players(table))
        cells = [
            NONE if one is None else self.value.read(one, f"{where}[{seat}]", table)
            for seat, one in enumerate(found)
        ]
        setattr(table, self.name, cells)

    def read_view(self, value: object, where: str, view: object) -> None:
        found = read_list(value, where, _players(view))
        hidden = {seat for seat, one in enumerate(found) if one == HIDDEN_TEXT}
        self.read([None if seat in hidden else one for seat, one in enumerate(found)], where, view)
        for seat in hidden:
            self._values(view)[seat] = HIDDEN

    def hidden_seats(self, view: object) -> set[int]:
        return {seat for seat, number in enumerate(self._values(view)) if number == HIDDEN}

    def imagine(self, world: object, chance: Chance) -> None:
        choices = self.value.numbers(world)
        for seat in sorted(self.hidden_seats(world)):
            self._values(world)[seat] = choices[chance.below(len(choices), 0)]


class Cards:
    """Cards, counted by kind: the hands of all seats, and the deck.

    A view knows only how many cards are in the deck and in the hands of others; `hidden` and
    `hidden_deck` are these numbers. They are NONE for cards that are known.
    """

    def __init__(self, players: int, deck: Sequence[int]) -> None:
        self.deck = list(deck)
        self.hands = [[0] * len(self.deck) for _ in range(players)]
        self.hidden = [NONE] * players
        self.hidden_deck = NONE

    def copy(self) -> "Cards":
        twin = Cards(0, self.deck)
        twin.hands = [hand.copy() for hand in self.hands]
        twin.hidden = self.hidden.copy()
        twin.hidden_deck = self.hidden_deck
        return twin

    def in_hand(self, seat: int) -> int:
        """Number of cards in a hand."""
        return sum(self.hands[seat]) if self.hidden[seat] == NONE else self.hidden[seat]

    def in_deck(self) -> int:
        """Number of cards in the deck."""
        return sum(self.deck) if self.hidden_deck == NONE else self.hidden_deck

    def draw(self, seat: int, kind: int) -> None:
        """Move a card from the deck to a hand."""
        self.deck[kind] -= 1
        self.hands[seat][kind] += 1

    def play(self, seat: int, kind: int) -> None:
        """Take a card out of a hand; it lies openly from now on."""
        self.hands[seat][kind] -= 1


class HiddenCards(HiddenPart):
    """Hidden hands and a deck: `Cards`. `copies` are the cards in the box, by kind.

    `lying_open` is a function of the state. It counts the cards, by kind, that everybody sees, for
    example on the board. All other cards are in the deck and in the hands.
    """

    def __init__(
        self,
        name: str,
        names: Sequence[str],
        copies: Sequence[int],
        lying_open: Callable[[Any], Sequence[int]],
    ) -> None:
        super().__init__(name)
        self.names: tuple[str, ...] = tuple(names)
        self.copies: tuple[int, ...] = tuple(copies)
        self.lying_open = lying_open
        if len(self.copies) != len(self.names):
            kinds, numbers = len(self.names), len(self.copies)
            raise ValueError(f"{name} has {kinds} kinds of cards, but {numbers} numbers of copies")

    def _cards(self, table: object) -> Cards:
        cards: Cards = getattr(table, self.name)
        return cards

    def begin(self, table: object) -> None:
        setattr(table, self.name, Cards(_players(table), self.copies))

    def copy(self, table: object, twin: object) -> None:
        setattr(twin, self.name, self._cards(table).copy())

    def show(self, state: object, view: object, seats: Collection[int]) -> None:
        cards, seen = self._cards(state), Cards(_players(state), [0] * len(self.names))
        seen.hidden_deck = cards.in_deck()
        for seat, hand in enumerate(cards.hands):
            if seat in seats:
                seen.hands[seat] = hand.copy()
            else:
                seen.hidden[seat] = cards.in_hand(seat)
        setattr(view, self.name, seen)

    def to_json(self, table: object) -> object:
        cards = self._cards(table)
        hands = [
            self._counts(hand) if number == NONE else number
            for hand, number in zip(cards.hands, cards.hidden, strict=True)
        ]
        is_known = cards.hidden_deck == NONE
        return {"hands": hands, "deck": self._counts(cards.deck) if is_known else cards.hidden_deck}

    def _counts(self, numbers: Sequence[int]) -> dict[str, int]:
        return {name: n for name, n in zip(self.names, numbers, strict=True) if n}

    def read(self, value: object, where: str, table: object) -> None:
        data, hands = self._read_parts(value, where, table)
        cards = self._cards(table)
        cards.deck = self._read_counts(data["deck"], f"{where}.deck")
        cards.hands = [self._read_counts(hand, at) for at, hand in hands.items()]

    def read_view(self, value: object, where: str, view: object) -> None:
        data, hands = self._read_parts(value, where, view)
        cards, most = self._cards(view), sum(self.copies)
        cards.deck = [0] * len(self.names)
        cards.hidden_deck = read_int(data["deck"], f"{where}.deck", 0, most)
        for seat, (at, hand) in enumerate(hands.items()):
            if isinstance(hand, dict):
                cards.hands[seat] = self._read_counts(hand, at)
            else:
                cards.hidden[seat] = read_int(hand, at, 0, most)

    def _read_parts(
        self, value: object, where: str, table: object
    ) -> tuple[dict[str, object], dict[str, object]]:
        """The two fields of the JSON form, and the hands by their places in it."""
        data = read_fields(value, ("hands", "deck"), where)
        hands = read_list(data["hands"], f"{where}.hands", _players(table))
        return data, {f"{where}.hands[{seat}]": hand for seat, hand in enumerate(hands)}

    def _read_counts(self, value: object, where: str) -> list[int]:
        data = read_object(value, where)
        refuse_unknown(data, self.names, where)
        return [
            read_int(data.get(name, 0), f"{where}.{name}", 0, most)
            for name, most in zip(self.names, self.copies, strict=True)
        ]

    def hidden_seats(self, view: object) -> set[int]:
        return {seat for seat, number in enumerate(self._cards(view).hidden) if number != NONE}

    def imagine(self, world: object, chance: Chance) -> None:
        """Deal the unseen cards to the hidden hands; the rest is the deck."""
        cards, unseen = self._cards(world), self._unseen(world)
        hidden = sorted(self.hidden_seats(world))
        number = cards.in_deck() + sum(cards.hidden[seat] for seat in hidden)
        if min(unseen) < 0 or sum(unseen) != number:
            problem = f"has {number} hidden cards"
            raise InputError(f"view.{self.name}", problem, f"{max(sum(unseen), 0)} hidden cards")
        dealer = Dealer(unseen, chance)
        for seat in hidden:
            for _ in range(cards.hidden[seat]):
                cards.hands[seat][dealer.deal(0, len(unseen))] += 1
            cards.hidden[seat] = NONE
        cards.deck, cards.hidden_deck = unseen, NONE

    def _unseen(self, table: object) -> list[int]:
        """The cards of each kind that are neither lying openly nor in a hand that is known."""
        hands = self._cards(table).hands
        return [
            number - lying_open - sum(hand[kind] for hand in hands)
            for kind, (number, lying_open) in enumerate(
                zip(self.copies, self.lying_open(table), strict=True)
            )
        ]

    def breaches(self, state: object) -> Iterator[Breach]:
        deck = self._cards(state).deck
        for name, found, right in zip(self.names, deck, self._unseen(state), strict=True):
            if right < 0:
                problem = f"has {-right} {name} too many, with those that lie open"
                most = self.copies[self.names.index(name)]
                yield Breach(f"{self.name}.hands", problem, f"{most} {name} in all")
            elif found != right:
                problem = f"is {found}, so that the cards do not add up to those in the box"
                yield Breach(f"{self.name}.deck.{name}", problem, str(right))


def _players(table: object) -> int:
    players: int = getattr(table, "players")  # noqa: B009 - a state of any class
    return players
