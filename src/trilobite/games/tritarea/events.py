"""What can happen in Tritarea. Rounds, tricks and participants are counted from 0 here."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from trilobite.engine import Argument, Event, PublicEvent, Who, Word
from trilobite.games.tritarea.model import CHANGES, SQUARES, card_name, rank_of, suit_of

SUIT_WORDS: Final = (
    Word("tritarea-intelligent"),
    Word("tritarea-modern"),
    Word("tritarea-ecology"),
    Word("tritarea-happiness"),
)
CHANGE_WORDS: Final = (
    Word("tritarea-change-keep"),
    Word("tritarea-change-0"),
    Word("tritarea-change-10"),
)

# How a suit was adopted: `RightsFound.by`.
BY_MOST: Final = "most"
BY_DIFFERENCE: Final = "difference"
BY_LEADER: Final = "leader"
BY_ALL_DIFFERENT: Final = "all_different"
_RIGHTS_RULES: Final = {
    BY_MOST: "TA-3.1",
    BY_DIFFERENCE: "TA-3.2",
    BY_LEADER: "TA-3.2",
    BY_ALL_DIFFERENT: "TA-3.3",
}

# Which block was placed: `Built.kind`.
BASIC: Final = "basic"
SECOND_BLOCK: Final = "second"
EXTRA_BLOCK: Final = "extra"
_BUILT_RULES: Final = {BASIC: "TA-5.2", SECOND_BLOCK: "TA-5.3", EXTRA_BLOCK: "TA-5.4"}


def card_args(card: int) -> dict[str, Argument]:
    """Message arguments for a card: its short name, its suit and its printed rank."""
    return {"card": card_name(card), "suit": SUIT_WORDS[suit_of(card)], "rank": rank_of(card)}


def owned_card_args(participant: int, card: int) -> dict[str, Argument]:
    """Message arguments for a card and its owner."""
    return {"who": Who(participant), **card_args(card)}


def card_target(card: int) -> str:
    return f"card:{card_name(card)}"


def square_target(square: int) -> str:
    return f"square:{SQUARES[square]}"


def trick_target(participant: int) -> str:
    return f"trick:{participant}"


def declared_target(participant: int) -> str:
    return f"declared:{participant}"


def deck_target(participant: int) -> str:
    return f"deck:{participant}"


def stock_target(participant: int) -> str:
    return f"stock:{participant}"


# Rounds and deals.


@dataclass(eq=False)
class StartChosen(PublicEvent):
    """A participant starts the round and takes the marker (TA-1.5, TA-1.6)."""

    participant: int
    rule: str
    by_chance: bool = False
    key = "tritarea-start-chosen"

    def __post_init__(self) -> None:
        self.reveals = self.by_chance

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.participant), "chance": int(self.by_chance)}


@dataclass(eq=False)
class RoundBegan(PublicEvent):
    """The board is empty again; `order` lists the participants clockwise (TA-9.6)."""

    round: int
    order: Sequence[int]
    key = "tritarea-round-began"
    rule = "TA-1.4"

    def arguments(self) -> Mapping[str, Argument]:
        return {
            "round": self.round + 1,
            "one": Who(self.order[0]),
            "two": Who(self.order[1]),
            "three": Who(self.order[2]),
            "four": Who(self.order[3]),
        }


@dataclass(eq=False)
class HandDealt(Event):
    """A human's new hand, which only they can see (TA-1.4)."""

    participant: int
    seat: int
    cards: Sequence[int]
    key = "tritarea-hand-dealt"
    rule = "TA-1.4"
    reveals = True

    def arguments(self) -> Mapping[str, Argument]:
        return {
            "who": Who(self.participant),
            "number": len(self.cards),
            "cards": " ".join(card_name(card) for card in self.cards),
        }

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else HandDealtHidden(self.participant, len(self.cards))


@dataclass(eq=False)
class HandDealtHidden(PublicEvent):
    participant: int
    number: int
    key = "tritarea-hand-dealt-hidden"
    rule = "TA-1.4"
    reveals = True

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.participant), "number": self.number}


@dataclass(eq=False)
class DeckDealt(PublicEvent):
    """An NPC gets a deck of this many cards, which nobody may look at (TA-9.1)."""

    participant: int
    number: int
    key = "tritarea-deck-dealt"
    rule = "TA-9.1"

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.participant), "number": self.number}

    def targets(self) -> tuple[str, ...]:
        return (deck_target(self.participant),)


# Before round 3.


@dataclass(eq=False)
class Declared(Event):
    """A Lead Area Declaration that only its owner knows so far (TA-1.8)."""

    participant: int
    seat: int
    card: int
    key = "tritarea-declared"
    rule = "TA-1.8"
    ends_turn = True

    def arguments(self) -> Mapping[str, Argument]:
        return owned_card_args(self.participant, self.card)

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else Committed(self.participant)

    def targets(self) -> tuple[str, ...]:
        return (declared_target(self.participant),)


@dataclass(eq=False)
class Committed(PublicEvent):
    """Somebody has chosen a declaration (TA-1.8)."""

    participant: int
    key = "tritarea-committed"
    rule = "TA-1.8"
    ends_turn = True

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.participant)}

    def targets(self) -> tuple[str, ...]:
        return (declared_target(self.participant),)


@dataclass(eq=False)
class LeadRevealed(PublicEvent):
    """A Lead Area Declaration, turned up together with the others (TA-1.8)."""

    participant: int
    card: int
    key = "tritarea-lead-revealed"
    rule = "TA-1.8"
    reveals = True

    def arguments(self) -> Mapping[str, Argument]:
        return owned_card_args(self.participant, self.card)

    def targets(self) -> tuple[str, ...]:
        return (declared_target(self.participant),)


@dataclass(eq=False)
class BlocksSold(PublicEvent):
    """Somebody sold blocks, perhaps none; the NPC of three players has no choice (TA-9.4).

    See TA-1.9.
    """

    participant: int
    blocks: int
    points: int
    rule: str
    key = "tritarea-blocks-sold"
    ends_turn = True

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.participant), "blocks": self.blocks, "points": self.points}

    def targets(self) -> tuple[str, ...]:
        return (stock_target(self.participant),)


# The meeting phase.


@dataclass(eq=False)
class TrickBegan(PublicEvent):
    """A trick begins; `order` lists the participants in the order of play (TA-2.1)."""

    number: int
    order: Sequence[int]
    key = "tritarea-trick-began"
    asides = "one two three four"
    rule = "TA-2.1"

    def arguments(self) -> Mapping[str, Argument]:
        return {
            "trick": self.number + 1,
            "who": Who(self.order[0]),
            "one": Who(self.order[0]),
            "two": Who(self.order[1]),
            "three": Who(self.order[2]),
            "four": Who(self.order[3]),
        }


@dataclass(eq=False)
class CardPlayed(PublicEvent):
    """A card was played; seat -1 means an NPC played its top card (TA-2.1, TA-9.1).

    With `memory=on` the card is seen on the table, but no log names it, not even its owner's
    (R-20).
    """

    participant: int
    seat: int
    card: int
    is_memory: bool
    key = "tritarea-card-played"
    reveals = True
    ends_turn = True

    def __post_init__(self) -> None:
        self.rule = "TA-9.1" if self.seat < 0 else "TA-2.1"

    def arguments(self) -> Mapping[str, Argument]:
        return {
            "who": Who(self.participant),
            "npc": int(self.seat < 0),
            "card": card_name(self.card),
            "suit": SUIT_WORDS[suit_of(self.card)],
            "rank": rank_of(self.card),
        }

    def seen_by(self, seat: int | None) -> Event | None:
        if self.is_memory:
            return CardPlayedFaceless(self.participant, is_npc=self.seat < 0)
        return self

    def surprises(self, seat: int) -> bool:
        return seat != self.seat

    def targets(self) -> tuple[str, ...]:
        return (trick_target(self.participant),)


@dataclass(eq=False)
class CardPlayedFaceless(PublicEvent):
    """A card was played; the log does not say which one (R-20)."""

    participant: int
    is_npc: bool
    key = "tritarea-card-played-faceless"
    rule = "R-20"
    reveals = True
    ends_turn = True

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.participant), "npc": int(self.is_npc)}

    def targets(self) -> tuple[str, ...]:
        return (trick_target(self.participant),)


# Fives in a trick (TA-4.2) or in a declaration (TA-7.6).


@dataclass(eq=False)
class FiveAnswered(Event):
    """A hidden decision about a 5 (`five_order=hidden`, R-7); `seat` is the seat that decided."""

    participant: int
    seat: int
    change: int
    rule: str
    key = "tritarea-five-answered"
    ends_turn = True

    def arguments(self) -> Mapping[str, Argument]:
        return {
            "who": Who(self.participant),
            "change": CHANGE_WORDS[self.change],
            "to": CHANGES[self.change],
        }

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else FiveCommitted(self.participant, self.rule)


@dataclass(eq=False)
class FiveCommitted(PublicEvent):
    participant: int
    rule: str
    key = "tritarea-five-committed"
    ends_turn = True

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.participant)}


@dataclass(eq=False)
class FiveChanged(PublicEvent):
    """A 5 now counts 0 or 10; `was_hidden` if the decision was made in secret (R-7)."""

    participant: int
    to: int
    cost: int
    rule: str
    was_hidden: bool = False
    key = "tritarea-five-changed"
    ends_turn = True

    def __post_init__(self) -> None:
        self.reveals = self.was_hidden

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.participant), "to": self.to, "lost": self.cost}

    def targets(self) -> tuple[str, ...]:
        return (_five_target(self.participant, self.rule),)


@dataclass(eq=False)
class FiveKept(PublicEvent):
    participant: int
    rule: str
    was_hidden: bool = False
    key = "tritarea-five-kept"
    ends_turn = True

    def __post_init__(self) -> None:
        self.reveals = self.was_hidden

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.participant)}

    def targets(self) -> tuple[str, ...]:
        return (_five_target(self.participant, self.rule),)


def _five_target(participant: int, rule: str) -> str:
    return declared_target(participant) if rule == "TA-7.6" else trick_target(participant)


# Rights and construction.


@dataclass(eq=False)
class RightsFound(PublicEvent):
    """The adopted suit and its rightholders (section 3); `second` is -1 if there is only one.

    `low` and `high` are the lowest and highest effective rank of the adopted suit, `difference` is
    the distance between them. `rival` is the other suit if two suits have two supporters each, else
    -1. With `memory=on` the log gives no ranks (R-20). `first_blocks` and `second_blocks` are the
    most blocks that the rightholders may put on one square (TA-5.2, TA-5.3).
    """

    suit: int
    first: int
    second: int
    by: str
    supporters: int
    low: int
    high: int
    difference: int
    rival: int
    rival_low: int
    rival_high: int
    rival_difference: int
    first_blocks: int
    second_blocks: int
    is_memory: bool
    key = "tritarea-rights-found"
    asides = "difference rivaldifference firstblocks secondblocks"

    def __post_init__(self) -> None:
        self.rule = _RIGHTS_RULES[self.by]
        if self.is_memory and self.second >= 0:
            self.rule = "TA-3.4"  # the reason would give away face-down cards

    def arguments(self) -> Mapping[str, Argument]:
        shown = not self.is_memory
        return {
            "suit": SUIT_WORDS[self.suit],
            "first": Who(self.first),
            "second": Who(max(self.second, 0)),
            "holders": 1 if self.second < 0 else 2,
            "by": self.by if shown else "memory",
            "supporters": self.supporters if shown else 0,
            "low": self.low if shown else 0,
            "high": self.high if shown else 0,
            "rival": SUIT_WORDS[self.rival if shown and self.rival >= 0 else self.suit],
            "rivallow": self.rival_low if shown else 0,
            "rivalhigh": self.rival_high if shown else 0,
            "difference": self.difference if shown else 0,
            "rivaldifference": self.rival_difference if shown else 0,
            "firstblocks": self.first_blocks,
            "secondblocks": self.second_blocks,
        }

    def targets(self) -> tuple[str, ...]:
        holders = (self.first,) if self.second < 0 else (self.first, self.second)
        return tuple(trick_target(holder) for holder in holders)


@dataclass(eq=False)
class Built(PublicEvent):
    """A block on a square: `basic`, `second` or `extra`; `height` is the building's new height."""

    participant: int
    square: int
    kind: str
    height: int
    key = "tritarea-built"

    def __post_init__(self) -> None:
        self.rule = _BUILT_RULES[self.kind]

    def arguments(self) -> Mapping[str, Argument]:
        return {
            "who": Who(self.participant),
            "square": SQUARES[self.square],
            "kind": self.kind,
            "height": self.height,
        }

    def targets(self) -> tuple[str, ...]:
        return (square_target(self.square),)


@dataclass(eq=False)
class SecondDeclined(PublicEvent):
    """Rightholder 2 declines a second block on the square (TA-5.3)."""

    participant: int
    square: int
    key = "tritarea-second-declined"
    rule = "TA-5.3"

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.participant), "square": SQUARES[self.square]}

    def targets(self) -> tuple[str, ...]:
        return (square_target(self.square),)


@dataclass(eq=False)
class BonusScored(PublicEvent):
    participant: int
    square: int
    points: int
    key = "tritarea-bonus-scored"
    rule = "TA-5.6"

    def arguments(self) -> Mapping[str, Argument]:
        return {
            "who": Who(self.participant),
            "square": SQUARES[self.square],
            "points": self.points,
        }

    def targets(self) -> tuple[str, ...]:
        return (square_target(self.square),)


@dataclass(eq=False)
class Defaulted(PublicEvent):
    """A rightholder built nothing and lost `points`, at most their score (TA-6.1, TA-6.3)."""

    participant: int
    rank: int
    points: int
    is_bought_down: bool
    key = "tritarea-defaulted"

    def __post_init__(self) -> None:
        self.rule = "TA-6.3" if self.is_bought_down else "TA-6.1"

    def arguments(self) -> Mapping[str, Argument]:
        return {
            "who": Who(self.participant),
            "lost": self.points,
            "down": int(self.is_bought_down),
        }

    def targets(self) -> tuple[str, ...]:
        return (trick_target(self.participant),)


@dataclass(eq=False)
class ConstructionEnded(PublicEvent):
    """A rightholder has finished building; none of it can be undone any more (TA-5.1)."""

    participant: int
    key = "tritarea-construction-ended"
    rule = "TA-5.1"
    ends_turn = True

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.participant)}


@dataclass(eq=False)
class TrickEnded(PublicEvent):
    """The cards are set aside; rightholder 1 takes the marker (TA-3.5, TA-5.8)."""

    leader: int
    key = "tritarea-trick-ended"
    rule = "TA-5.8"

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.leader)}


# Settlement.


@dataclass(eq=False)
class SettlementBegan(PublicEvent):
    round: int
    key = "tritarea-settlement-began"
    rule = "R-10"
    opens_scoring = True

    def arguments(self) -> Mapping[str, Argument]:
        return {"round": self.round + 1}


@dataclass(eq=False)
class AreaScored(PublicEvent):
    """A share of an area's prizes; `sharers` is how many share the position (TA-7.3, TA-7.4)."""

    participant: int
    suit: int
    position: int
    sharers: int
    points: int
    rule: str
    squares: Sequence[int] = ()
    """The squares of the area."""

    key = "tritarea-area-scored"

    def arguments(self) -> Mapping[str, Argument]:
        return {
            "who": Who(self.participant),
            "suit": SUIT_WORDS[self.suit],
            "position": self.position,
            "sharers": self.sharers,
            "points": self.points,
        }

    def targets(self) -> tuple[str, ...]:
        return tuple(square_target(square) for square in self.squares)


@dataclass(eq=False)
class AreaTied(PublicEvent):
    """Two participants topped equally many buildings in an area; heights decided (TA-7.1, R-11)."""

    participant: int
    other: int
    suit: int
    buildings: int
    by: str
    """The value of the option `area_tie`: tallest, lex or sum."""
    squares: Sequence[int] = ()
    key = "tritarea-area-tied"
    rule = "TA-7.1"
    is_remark = True

    def arguments(self) -> Mapping[str, Argument]:
        return {
            "who": Who(self.participant),
            "other": Who(self.other),
            "suit": SUIT_WORDS[self.suit],
            "buildings": self.buildings,
            "by": self.by,
        }

    def targets(self) -> tuple[str, ...]:
        return tuple(square_target(square) for square in self.squares)


@dataclass(eq=False)
class AreaShared(PublicEvent):
    """Several participants share a position in an area and divide its prize (TA-7.3)."""

    suit: int
    position: int
    sharers: int
    squares: Sequence[int] = ()
    key = "tritarea-area-shared"
    rule = "TA-7.3"
    is_remark = True

    def arguments(self) -> Mapping[str, Argument]:
        return {
            "suit": SUIT_WORDS[self.suit],
            "position": self.position,
            "sharers": self.sharers,
        }

    def targets(self) -> tuple[str, ...]:
        return tuple(square_target(square) for square in self.squares)


@dataclass(eq=False)
class OwnerTied(PublicEvent):
    """Two participants tie for a tallest building; the lowest block decided (TA-7.5)."""

    participant: int
    other: int
    square: int
    blocks: int
    key = "tritarea-owner-tied"
    rule = "TA-7.5"
    is_remark = True

    def arguments(self) -> Mapping[str, Argument]:
        return {
            "who": Who(self.participant),
            "other": Who(self.other),
            "square": SQUARES[self.square],
            "blocks": self.blocks,
        }

    def targets(self) -> tuple[str, ...]:
        return (square_target(self.square),)


@dataclass(eq=False)
class TallestScored(PublicEvent):
    participant: int
    square: int
    height: int
    points: int
    key = "tritarea-tallest-scored"
    rule = "TA-7.5"

    def arguments(self) -> Mapping[str, Argument]:
        return {
            "who": Who(self.participant),
            "square": SQUARES[self.square],
            "height": self.height,
            "points": self.points,
        }

    def targets(self) -> tuple[str, ...]:
        return (square_target(self.square),)


@dataclass(eq=False)
class IntentRevealed(PublicEvent):
    """The card that was never played in round 2 is the Declaration of Intent (TA-7.7)."""

    participant: int
    card: int
    key = "tritarea-intent-revealed"
    rule = "TA-7.7"
    reveals = True

    def arguments(self) -> Mapping[str, Argument]:
        return owned_card_args(self.participant, self.card)

    def targets(self) -> tuple[str, ...]:
        return (declared_target(self.participant),)


@dataclass(eq=False)
class DeclarationScored(PublicEvent):
    """The outcome of a declaration; `rank` is the effective one, `position` 0 if unranked.

    `points` is the change in the score: negative for a loss, 0 if it had no effect.
    """

    participant: int
    card: int
    rank: int
    position: int
    points: int
    rule: str
    key = "tritarea-declaration-scored"

    def arguments(self) -> Mapping[str, Argument]:
        return {
            "who": Who(self.participant),
            "suit": SUIT_WORDS[suit_of(self.card)],
            "rank": self.rank,
            "position": self.position,
            "points": max(self.points, 0),
            "lost": max(-self.points, 0),
            "way": "gain" if self.points > 0 else "loss" if self.points < 0 else "nothing",
        }

    def targets(self) -> tuple[str, ...]:
        return (declared_target(self.participant),)


@dataclass(eq=False)
class BlocksCharged(PublicEvent):
    """Blocks neither placed nor sold cost points, at most the whole score (TA-7.9)."""

    participant: int
    blocks: int
    points: int
    key = "tritarea-blocks-charged"
    rule = "TA-7.9"

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.participant), "blocks": self.blocks, "lost": self.points}

    def targets(self) -> tuple[str, ...]:
        return (stock_target(self.participant),)


@dataclass(eq=False)
class RoundEnded(PublicEvent):
    round: int
    key = "tritarea-round-ended"
    rule = "TA-0.5"

    def arguments(self) -> Mapping[str, Argument]:
        return {"round": self.round + 1}


@dataclass(eq=False)
class GameEnded(PublicEvent):
    key = "tritarea-game-ended"
    rule = "TA-8.1"

    def arguments(self) -> Mapping[str, Argument]:
        return {}
