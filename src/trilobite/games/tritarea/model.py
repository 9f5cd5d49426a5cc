"""The vocabulary of Tritarea: cards, squares and actions."""

from typing import Final

from trilobite.engine import Action, ActionSet, BareAction

KEY: Final = "tritarea"

PARTICIPANTS: Final = 4
"""Number of participants, people and NPCs together (TA-0.3)."""

COLOURS: Final = ("orange", "blue", "yellow", "green")

# A card is suit * 9 + rank - 1; a suit is also a concept and an area (TA-0.1).
SUITS: Final = ("intelligent", "modern", "ecology", "happiness")
SUIT_LETTERS: Final = "IMEH"
RANKS: Final = 9
CARDS: Final = 36
FIVE: Final = 5

SQUARES: Final = tuple(f"{column}{row}" for row in "1234" for column in "abcd")
"""Names of the squares, row by row from a1; a square is row * 4 + column."""

BLOCKS: Final = 9

KEEP: Final = 0
MAKE_0: Final = 1
MAKE_10: Final = 2
CHANGES: Final = ("keep", "0", "10")

# The first id of each kind of action (121 in all; ids do not depend on players or options).
DECLARE: Final = 0
SELL: Final = DECLARE + CARDS
PLAY: Final = SELL + BLOCKS + 1
CHANGE: Final = PLAY + CARDS
BUILD: Final = CHANGE + 3
DEFAULT: Final = BUILD + 16
SECOND: Final = DEFAULT + 1
SINGLE: Final = SECOND + 1
EXTRA: Final = SINGLE + 1
SKIP: Final = EXTRA + 16


def card_name(card: int) -> str:
    """The letter of the suit and the printed rank, such as `H7`."""
    return f"{SUIT_LETTERS[card // RANKS]}{card % RANKS + 1}"


def suit_of(card: int) -> int:
    return card // RANKS


def rank_of(card: int) -> int:
    return card % RANKS + 1


class CardAction(Action):
    """An action that names a card in the hand."""

    def __init__(self, id: int, card: int) -> None:
        super().__init__(KEY, id)
        self.card = card

    def text(self) -> str:
        return f"{self.kind} {card_name(self.card)}"

    def fields(self) -> dict[str, object]:
        return {"card": card_name(self.card)}


class Declare(CardAction):
    """Choose the Lead Area Declaration, unseen by the others (TA-1.8)."""

    kind = "declare"


class Play(CardAction):
    """Play a card into the trick (TA-2.1)."""

    kind = "play"


class Sell(Action):
    """Sell a number of blocks before round 3 begins (TA-1.9)."""

    kind = "sell"

    def __init__(self, id: int, blocks: int) -> None:
        super().__init__(KEY, id)
        self.blocks = blocks

    def text(self) -> str:
        return f"sell {self.blocks}"

    def fields(self) -> dict[str, object]:
        return {"blocks": self.blocks}


class Change(Action):
    """Keep a 5 as it is, or pay to make it 0 or 10 (TA-4.1)."""

    kind = "five"

    def __init__(self, id: int, change: int) -> None:
        super().__init__(KEY, id)
        self.change = change

    def text(self) -> str:
        return f"five {CHANGES[self.change]}"

    def fields(self) -> dict[str, object]:
        return {"to": CHANGES[self.change]}


class SquareAction(Action):
    """An action that names a square."""

    def __init__(self, id: int, square: int) -> None:
        super().__init__(KEY, id)
        self.square = square

    def text(self) -> str:
        return f"{self.kind} {SQUARES[self.square]}"

    def fields(self) -> dict[str, object]:
        return {"square": SQUARES[self.square]}


class Build(SquareAction):
    """Place the basic block in the adopted area (TA-5.2, TA-5.3)."""

    kind = "build"


class Extra(SquareAction):
    """Place the additional block beside the basic one (TA-5.4)."""

    kind = "extra"


class Default(BareAction):
    """Build nothing and pay the rank of the card (TA-6.1)."""

    kind = "default"


class Second(BareAction):
    """Place a second block on the same square (TA-5.3)."""

    kind = "second"


class Single(BareAction):
    """Decline the second block (TA-5.3)."""

    kind = "single"


class Skip(BareAction):
    """Decline the additional block (TA-5.4)."""

    kind = "skip"


def _all_actions() -> list[Action]:
    actions: list[Action] = []
    actions += [Declare(DECLARE + card, card) for card in range(CARDS)]
    actions += [Sell(SELL + blocks, blocks) for blocks in range(BLOCKS + 1)]
    actions += [Play(PLAY + card, card) for card in range(CARDS)]
    actions += [Change(CHANGE + change, change) for change in range(3)]
    actions += [Build(BUILD + square, square) for square in range(16)]
    actions += [Default(KEY, DEFAULT), Second(KEY, SECOND), Single(KEY, SINGLE)]
    actions += [Extra(EXTRA + square, square) for square in range(16)]
    actions += [Skip(KEY, SKIP)]
    return actions


ACTIONS: Final = ActionSet(KEY, _all_actions())
