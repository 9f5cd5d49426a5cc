"""The vocabulary of Tritarea: names and numbers, stages of the game, kinds of values, actions."""

from collections.abc import Mapping, Sequence
from typing import Final

from mypy_extensions import i64

from trilobite.engine import Argument, Who
from trilobite.engine.declared import ActionKind, Kind, Named, Number, declared_actions
from trilobite.engine.reading import names_in

KEY: Final = "tritarea"
NONE: Final = -1
"""Nobody, nothing or nowhere."""

PARTICIPANTS: Final = 4
"""Number of participants, people and NPCs together (TA-0.3)."""

COLOURS: Final = ("orange", "blue", "yellow", "green")

# A card is suit * 9 + rank - 1; a suit is also a concept and an area (TA-0.1).
SUITS: Final = ("intelligent", "modern", "ecology", "happiness")
SUIT_LETTERS: Final = "IMEH"
RANKS: Final = 9
CARDS: Final = 36
FIVE: Final = 5
CARD_NAMES: Final = tuple(f"{suit}{rank}" for suit in SUIT_LETTERS for rank in range(1, RANKS + 1))
"""Short names of the cards: the letter of the suit and the printed rank, such as `H7`."""

SQUARES: Final = tuple(f"{column}{row}" for row in "1234" for column in "abcd")
"""Names of the squares, row by row from a1; a square is row * 4 + column."""

# For loops over native numbers.
ALL_FOUR: Final[i64] = 4
"""Number of participants, and of suits."""
ALL_SQUARES: Final[i64] = 16

BLOCKS: Final = 9
HIGHEST: Final = 4 * BLOCKS
"""Height of a building that contains every block."""

LAST_ROUND: Final = 2
"""Round 3; rounds are counted from 0 here."""

INTENT_ROUND: Final = 1
"""Round 2, in which the card that is never played is a Declaration of Intent."""

STAGES: Final = names_in(
    "choose_start deal npc_declares npc_plays npc_intent declaring selling playing changing "
    "building second_block extra_block changing_declared over defaulting"
)
"""What the game can wait for. Chance turns up the cards of NPCs."""
QUESTIONS: Final = {
    "declaring": "declaring.ask_declare",
    "selling": "declaring.ask_sell",
    "playing": "tricks.ask_play",
    "changing": "fives.ask_change",
    "building": "building.ask_build",
    "second_block": "building.ask_second",
    "extra_block": "building.ask_extra",
    "changing_declared": "fives.ask_change",
    "defaulting": "defaults.ask_default",
}
"""The functions of the rules that ask about a decision, by stage."""
FORMER_STAGES: Final = STAGES[:14]
"""The stages under the first version of the rules."""

# What to do about a 5.
KEEP: Final = 0
MAKE_0: Final = 1
MAKE_10: Final = 2
CHANGES: Final = ("keep", "0", "10")
FIVE_RANKS: Final = (FIVE, 0, 10)
"""The effective rank that each of these gives a 5."""

# Sources of points: the first index of `points`, times PARTICIPANTS. Losses are negative.
BONUSES: Final = 0
AREAS: Final = 1
TALLEST: Final = 2
DECLARATIONS: Final = 3
SALES: Final = 4
CHANGED_FIVES: Final = 5
DEFAULTS: Final = 6
PURCHASES: Final = 7
SOURCES: Final = names_in("bonuses areas tallest declarations sales fives defaults purchases")


def suit_of(card: int) -> int:
    return card // RANKS


def rank_of(card: int) -> int:
    return card % RANKS + 1


# Kinds of values.


class _Card(Named):
    """A card; a sentence gets its short name, its suit and its printed rank."""

    def arguments(self, name: str, value: object) -> Mapping[str, Argument]:
        card = self.index(value)
        return {name: self.names[card], "suit": SUIT.argument(suit_of(card)), "rank": rank_of(card)}


class _Hand(Kind):
    """Several cards, listed by their short names."""

    def argument(self, value: object) -> Argument:
        if not isinstance(value, Sequence):
            raise TypeError(f"{value!r} is not a sequence of cards")
        return " ".join([CARD_NAMES[card] for card in value])


class _Change(Named):
    """What is decided about a 5; a sentence gets a word for it and, as `to`, its short name."""

    def arguments(self, name: str, value: object) -> Mapping[str, Argument]:
        return {name: self.argument(value), "to": self.text(value)}


class _Order(Kind):
    """All participants in an order, which a sentence gets as `one` to `four`."""

    def arguments(self, name: str, value: object) -> Mapping[str, Argument]:
        if not isinstance(value, Sequence):
            raise TypeError(f"{value!r} is not a sequence of participants")
        places = ("one", "two", "three", "four")
        return {place: Who(who) for place, who in zip(places, value, strict=True)}


SUIT: Final = Named(
    SUITS, ("tritarea-intelligent", "tritarea-modern", "tritarea-ecology", "tritarea-happiness")
)
SQUARE: Final = Named(SQUARES)
CARD: Final = _Card(CARD_NAMES)
HAND: Final = _Hand()
CHANGE_TO: Final = _Change(
    CHANGES, ("tritarea-change-keep", "tritarea-change-0", "tritarea-change-10")
)
ORDER: Final = _Order()


def owned_card(participant: int, card: int) -> dict[str, Argument]:
    """The arguments of a sentence about a card and its owner."""
    return {"who": Who(participant), **CARD.arguments("card", card)}


# Actions (123 in all; ids do not depend on players or options).

Declare: Final = ActionKind(
    "declare",
    "card:{card}",
    card=CARD,
    why_not="declaring.why_not_declare(table, secrets, participant, card)",
    does="declaring.declare(table, secrets, seat, card)",
)
Sell: Final = ActionKind("sell", "count:{blocks}", blocks=Number(BLOCKS + 1), does="declaring.sell")
Play: Final = ActionKind(
    "play",
    "card:{card}",
    card=CARD,
    at="playing",
    why_not="tricks.why_not_play(table, secrets, participant, card)",
    does="tricks.play(table, secrets, card)",
)
Change: Final = ActionKind(
    "five",
    to=CHANGE_TO,
    why_not="fives.why_not_change(table, participant, to)",
    does="fives.answer(table, secrets, seat, to)",
)
Build: Final = ActionKind(
    "build",
    "square:{square}",
    square=SQUARE,
    at="building",
    why_not="building.why_not_build(table, participant, square)",
    does="building.build",
)
Default: Final = ActionKind(
    "default",
    declines="tritarea-wastes-right",
    why_not="defaults.why_not_default(table, participant)",
    does="building.default",
)
Second: Final = ActionKind(
    "second", why_not="building.why_not_second(table, participant)", does="building.second"
)
Single: Final = ActionKind(
    "single",
    declines="tritarea-wastes-block",
    why_not="building.why_not_second(table, participant)",
    does="building.single",
)
Extra: Final = ActionKind(
    "extra", "square:{square}", square=SQUARE, at="extra_block", does="building.add_block"
)
Skip: Final = ActionKind(
    "skip", declines="tritarea-wastes-block", at="extra_block", why_not="", does="building.skip"
)
Pay: Final = ActionKind(
    "pay", at="defaulting", why_not="", does="building.end_default(table, down=True)"
)
Lose: Final = ActionKind(
    "lose", at="defaulting", why_not="", does="building.end_default(table, down=False)"
)

ACTIONS: Final = declared_actions(
    KEY, (Declare, Sell, Play, Change, Build, Default, Second, Single, Extra, Skip, Pay, Lose)
)
EFFECT: Final = "bool"
"""What an action returns: whether the step of the round is over."""

FORMER_ACTIONS: Final = ACTIONS.before(Pay.first)
"""The actions under the first version of the rules."""
