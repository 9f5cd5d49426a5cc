"""The printed numbers of Tritarea and the rulings that a table has chosen."""

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from trilobite.engine import ChoiceOption, InputError, Option, OptionValue, SeatOption, SwitchOption
from trilobite.engine.options import Contents, NumberField, NumbersOption
from trilobite.games.tritarea import model
from trilobite.games.tritarea.model import CARDS, FIVE, RANKS, SQUARES, SUIT_LETTERS

FOLDER: Final = Path(__file__).parent

MOST_POINTS: Final = 99
"""Largest bonus or prize that can be entered with `board_data`."""

HUMANS: Final = {1: (0,), 2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}
"""The human participants in seat order, by number of players."""

# How a tie in an area is broken.
BY_TALLEST: Final = 0
BY_ALL_HEIGHTS: Final = 1
BY_SUM: Final = 2
_AREA_TIES: Final = ("tallest", "lex", "sum")

# When blocks are sold: after the declarations, before them, or before the deal.
_THIRD_ROUNDS: Final = ("declare", "sell", "before_deal")

GRADES: Final = ("super", "expert", "average", "beginner")

_printed: Final[dict[str, Any]] = tomllib.loads((FOLDER / "content.toml").read_text("utf-8"))


def touching(square: int) -> list[int]:
    """The squares that share an edge with this one."""
    row, column = divmod(square, 4)
    around = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return [r * 4 + c for r, c in around if 0 <= r < 4 and 0 <= c < 4]


class BoardData(NumbersOption):
    """What the rulebook's lost pictures showed: areas, bonuses and prizes (section 13)."""

    def fields(self, players: int) -> Sequence[NumberField]:
        areas, bonus, prizes = _printed["areas"], _printed["bonus"], _printed["prizes"]
        letters = [letter for row in areas["rows"] for letter in row]
        points = [number for row in bonus["rows"] for number in row]
        choices = tuple(SUIT_LETTERS)
        found = [
            NumberField(f"area.{name}", "areas", letters[i], areas["from"], choices=choices)
            for i, name in enumerate(SQUARES)
        ]
        found += [
            NumberField(f"bonus.{name}", "bonuses", points[i], bonus["from"], high=MOST_POINTS)
            for i, name in enumerate(SQUARES)
        ]
        for place in ("first", "second"):
            for letter in SUIT_LETTERS:
                name, prize = f"{place}.{letter}", prizes[letter]
                found.append(
                    NumberField(name, place, prize[place], prize["from"], high=MOST_POINTS)
                )
        return found

    def check(self, numbers: Mapping[str, str | int], players: int, where: str) -> None:
        """Every area has four squares that are connected by edges."""
        for letter in SUIT_LETTERS:
            squares = [i for i, name in enumerate(SQUARES) if numbers[f"area.{name}"] == letter]
            if len(squares) != 4:
                problem = f"{letter} has {len(squares)} squares"
                raise InputError(f"{where}.area", problem, "4 squares for each of I, M, E, H")
            reached = _reached(squares)
            if len(reached) != 4:
                apart = next(SQUARES[square] for square in squares if square not in reached)
                problem = f"{apart} does not touch the rest of {letter}"
                raise InputError(f"{where}.area.{apart}", problem, "areas in one piece")


def _reached(squares: Sequence[int]) -> set[int]:
    """The squares of this list that can be reached from the first one across edges."""
    reached = {squares[0]}
    for _ in squares:
        reached |= {near for square in reached for near in touching(square) if near in squares}
    return reached


BOARD_DATA: Final = BoardData("board_data", "TA-0.2")

OPTIONS: Final[tuple[Option, ...]] = (
    SeatOption("start_first", "R-2"),
    ChoiceOption("start_tie", "R-3", ("marker", "previous", "random"), "marker"),
    ChoiceOption("start_2p", "R-4", ("own", "team"), "own", only_for=(2,)),
    SwitchOption("npc_start", "R-4", default=False, only_for=(2, 3)),
    ChoiceOption("r3_order", "R-5", _THIRD_ROUNDS, "declare"),
    ChoiceOption("five_order", "R-7", ("open", "hidden"), "open"),
    ChoiceOption("adjacency", "R-8", ("board", "area"), "board"),
    ChoiceOption("adjacent_own", "R-8", ("any", "top"), "any"),
    SwitchOption("five_on_default", "R-9", default=True),
    ChoiceOption("settle_order", "R-10", ("checklist", "text"), "checklist"),
    ChoiceOption("area_tie", "R-11", _AREA_TIES, "tallest"),
    ChoiceOption("sole_colour", "R-12", ("top", "any"), "top"),
    ChoiceOption("tallest_pair", "R-13", (12, 6), 12),
    ChoiceOption("unranked", "R-14", ("loss", "neutral"), "loss"),
    ChoiceOption("npc_seat", "R-16", ("moves", "fixed", "trick"), "moves", only_for=(3,)),
    ChoiceOption("npc_decider", "R-17", ("latest", "left"), "latest", only_for=(3,)),
    SwitchOption("npc_default", "R-18", default=False, only_for=(3,)),
    ChoiceOption("solo_tie", "R-19", ("success", "fail"), "success", only_for=(1,)),
    SwitchOption("memory", "R-20", default=False),
    ChoiceOption("declare_tie", "R-21", ("full", "sole"), "full"),
    ChoiceOption("solo_fives", "R-22", ("ask", "auto"), "ask", only_for=(1,)),
    BOARD_DATA,
)
_FORMER_VALUES: Final = {
    "r3_order": ChoiceOption("r3_order", "R-5", _THIRD_ROUNDS[:2], "declare"),
    "npc_seat": ChoiceOption("npc_seat", "R-16", ("moves", "fixed"), "moves", only_for=(3,)),
}
FORMER_OPTIONS: Final[tuple[Option, ...]] = tuple(
    _FORMER_VALUES.get(option.name, option) for option in OPTIONS if option.name != "solo_fives"
)
"""The options under the first version of the rules."""


class Content:
    """What the box and the options say, for one number of players. Never changes."""

    def __init__(self, players: int, options: Mapping[str, OptionValue]) -> None:
        rounds: dict[str, Any] = _printed["rounds"]
        rules: dict[str, Any] = _printed["rules"]
        self.players = players
        # Who sits where.
        humans = HUMANS[players]
        self.participant_of: vec[i64] = vec[i64](list(humans))
        """The human participant of each seat."""
        self.seat_of: vec[i64] = vec[i64](
            [humans.index(p) if p in humans else -1 for p in range(4)]
        )
        """The seat of each participant; -1 for an NPC."""
        # The rounds, counted from 0.
        self.decks: list[int] = [_deck(has_fives=fives) for fives in rounds["fives"]]
        """The cards dealt in each round, as bits."""
        self.hands: list[int] = rounds["hand"]
        self.blocks: list[int] = rounds["blocks"]
        """How many blocks each participant may use, by round."""
        self.tricks: int = rounds["tricks"]
        # Prices and prizes.
        self.sale: int = rules["sale"]
        self.five_costs: list[int] = [0, rules["five_to_0"], rules["five_to_10"]]
        """Prices for a 5, indexed by KEEP, MAKE_0 and MAKE_10."""
        self.bought_down: int = rules["bought_down"]
        self.tallest: list[int] = rules["tallest"]
        """What a tallest building pays if it is the only one, one of two, or one of more."""
        self.purchase: int = rules["purchase"]
        self.npc_sale: int = rules["npc_sale"]
        self.grades: list[int] = [_printed["grades"][name] for name in GRADES]
        """Points that the lowest NPC needs for each grade."""
        self._read_board(BOARD_DATA.complete(options["board_data"], players), options)
        self._read_rulings(options)

    def _read_board(
        self, numbers: Mapping[str, str | int], options: Mapping[str, OptionValue]
    ) -> None:
        areas = [SUIT_LETTERS.index(str(numbers[f"area.{name}"])) for name in SQUARES]
        is_within = options["adjacency"] == "area"
        self.area_of: vec[i64] = vec[i64](areas)
        """The suit of the area that each square belongs to."""
        self.squares_of: list[tuple[int, ...]] = [
            tuple(square for square in range(16) if areas[square] == suit) for suit in range(4)
        ]
        self.neighbours: list[tuple[int, ...]] = [
            tuple(s for s in touching(square) if areas[s] == areas[square] or not is_within)
            for square in range(16)
        ]
        """Squares that count as neighbours of a square for an additional block (R-8)."""
        self.bonus: vec[i64] = vec[i64]([int(numbers[f"bonus.{name}"]) for name in SQUARES])
        self.first: vec[i64] = vec[i64]([int(numbers[f"first.{s}"]) for s in SUIT_LETTERS])
        self.second: vec[i64] = vec[i64]([int(numbers[f"second.{s}"]) for s in SUIT_LETTERS])

    def _read_rulings(self, options: Mapping[str, OptionValue]) -> None:
        start = options["start_first"]
        self.start_first: int = -1 if not isinstance(start, int) else self.participant_of[start]
        """The participant who starts round 1; -1 if it is drawn by lot."""
        self.start_tie: str = str(options["start_tie"])
        self.team_starts: bool = options["start_2p"] == "team" and self.players == 2
        self.npc_may_start: bool = options["npc_start"] is True and self.players > 1
        third_round = str(options["r3_order"])
        self.sells_first: bool = third_round != "declare"
        self.sells_undealt: bool = third_round == "before_deal"
        self.fives_are_hidden: bool = options["five_order"] == "hidden"
        self.needs_top: bool = options["adjacent_own"] == "top"
        """Whether only the top block of a building allows an additional block beside it (R-8)."""
        self.buys_down: bool = options["five_on_default"] is True
        self.tallest_is_last: bool = options["settle_order"] == "text"
        self.round_order: int = 2 * _THIRD_ROUNDS.index(third_round) + self.tallest_is_last
        """Index of the order in which the steps of a round are carried out."""
        self.area_tie_name: str = str(options["area_tie"])
        self.area_tie: int = _AREA_TIES.index(self.area_tie_name)
        self.buried_count: bool = options["sole_colour"] == "any"
        """Whether a buried block of another colour reduces the prize for a sole colour (R-12)."""
        self.pair_pays_twice: bool = options["tallest_pair"] == 12
        self.unranked_lose: bool = options["unranked"] == "loss"
        self.npc_moves: bool = options["npc_seat"] != "fixed"
        self.npc_plays_last: bool = options["npc_seat"] == "trick" and self.players == 3
        """Whether the NPC sits to the right of each trick's leader, unless it leads (R-16)."""
        self.left_decides: bool = options["npc_decider"] == "left"
        self.npc_may_default: bool = options["npc_default"] is True or self.players < 3
        self.solo_tie_fails: bool = options["solo_tie"] == "fail"
        self.is_memory: bool = options["memory"] is True
        self.tied_first_counts: bool = options["declare_tie"] == "full"
        is_former = "solo_fives" not in options
        self.asks_npc_fives: bool = self.players == 1 and options.get("solo_fives") == "ask"
        """Whether every choice about an NPC's 5 is asked (R-22)."""
        self.stages: int = len(model.FORMER_STAGES if is_former else model.STAGES)
        """Number of stages in the array of this version of the rules."""


content_for: Final = Contents(Content).of


def _deck(*, has_fives: bool) -> int:
    bits = (1 << CARDS) - 1
    if not has_fives:
        for suit in range(4):
            bits ^= 1 << (suit * RANKS + FIVE - 1)
    return bits
