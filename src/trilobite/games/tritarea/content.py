"""The printed numbers of Tritarea and the rulings a table has settled on."""

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from trilobite.engine import (
    ChoiceOption,
    InputError,
    NumberField,
    NumbersOption,
    Option,
    OptionValue,
    SeatOption,
    SwitchOption,
)
from trilobite.engine.options import Contents
from trilobite.games.tritarea.model import CARDS, FIVE, RANKS, SQUARES, SUIT_LETTERS

FOLDER: Final = Path(__file__).parent

MOST_POINTS: Final = 99
"""The largest bonus or prize a table may enter."""

HUMANS: Final = {1: (0,), 2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}
"""By number of players, the participants who are people, in the order of their seats (TA-0.3)."""

# How a tie for the start player is broken.
BY_MARKER: Final = 0
BY_PREVIOUS: Final = 1
BY_CHANCE: Final = 2
_START_TIES: Final = ("marker", "previous", "random")

# How a tie in an area is broken.
BY_TALLEST: Final = 0
BY_ALL_HEIGHTS: Final = 1
BY_SUM: Final = 2
_AREA_TIES: Final = ("tallest", "lex", "sum")

GRADES: Final = ("super", "expert", "average", "beginner")

_printed: Final[dict[str, Any]] = tomllib.loads((FOLDER / "content.toml").read_text("utf-8"))


def touching(square: int) -> list[int]:
    """The squares that share an edge with this one."""
    row, column = divmod(square, 4)
    around = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return [r * 4 + c for r, c in around if 0 <= r < 4 and 0 <= c < 4]


class BoardData(NumbersOption):
    """What the lost pictures showed: the areas, the bonuses, the prizes (section 13)."""

    def fields(self, players: int) -> Sequence[NumberField]:
        areas, bonus, prizes = _printed["areas"], _printed["bonus"], _printed["prizes"]
        found: list[NumberField] = []
        for i, name in enumerate(SQUARES):
            letter = areas["rows"][i // 4][i % 4]
            found.append(
                NumberField(
                    f"area.{name}", "areas", letter, areas["from"], choices=tuple(SUIT_LETTERS)
                )
            )
        for i, name in enumerate(SQUARES):
            points = bonus["rows"][i // 4][i % 4]
            found.append(
                NumberField(f"bonus.{name}", "bonuses", points, bonus["from"], high=MOST_POINTS)
            )
        for place in ("first", "second"):
            for letter in SUIT_LETTERS:
                prize = prizes[letter]
                found.append(
                    NumberField(
                        f"{place}.{letter}", place, prize[place], prize["from"], high=MOST_POINTS
                    )
                )
        return found

    def check(self, numbers: Mapping[str, str | int], players: int, where: str) -> None:
        """Every area has four squares, and one can walk from each to each (TA-0.2)."""
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
    """Those of the squares to which edges lead from the first."""
    reached = {squares[0]}
    for _ in squares:
        reached |= {near for square in reached for near in touching(square) if near in squares}
    return reached


BOARD_DATA: Final = BoardData("board_data", "TA-0.2")

OPTIONS: Final[tuple[Option, ...]] = (
    SeatOption("start_first", "R-2"),
    ChoiceOption("start_tie", "R-3", _START_TIES, "marker"),
    ChoiceOption("start_2p", "R-4", ("own", "team"), "own", only_for=(2,)),
    SwitchOption("npc_start", "R-4", default=False, only_for=(2, 3)),
    ChoiceOption("r3_order", "R-5", ("declare", "sell"), "declare"),
    ChoiceOption("five_order", "R-7", ("open", "hidden"), "open"),
    ChoiceOption("adjacency", "R-8", ("board", "area"), "board"),
    ChoiceOption("adjacent_own", "R-8", ("any", "top"), "any"),
    SwitchOption("five_on_default", "R-9", default=True),
    ChoiceOption("settle_order", "R-10", ("checklist", "text"), "checklist"),
    ChoiceOption("area_tie", "R-11", _AREA_TIES, "tallest"),
    ChoiceOption("sole_colour", "R-12", ("top", "any"), "top"),
    ChoiceOption("tallest_pair", "R-13", (12, 6), 12),
    ChoiceOption("unranked", "R-14", ("loss", "neutral"), "loss"),
    ChoiceOption("npc_seat", "R-16", ("moves", "fixed"), "moves", only_for=(3,)),
    ChoiceOption("npc_decider", "R-17", ("latest", "left"), "latest", only_for=(3,)),
    SwitchOption("npc_default", "R-18", default=False, only_for=(3,)),
    ChoiceOption("solo_tie", "R-19", ("success", "fail"), "success", only_for=(1,)),
    SwitchOption("memory", "R-20", default=False),
    ChoiceOption("declare_tie", "R-21", ("full", "sole"), "full"),
    BOARD_DATA,
)


class Content:
    """What the box and the options say, for one number of players. Never changes."""

    def __init__(self, players: int, options: Mapping[str, OptionValue]) -> None:
        rounds: dict[str, Any] = _printed["rounds"]
        rules: dict[str, Any] = _printed["rules"]
        self.players = players
        # Who sits where (TA-9.6, TA-10.1, TA-11.1).
        humans = HUMANS[players]
        self.participant_of: vec[i64] = vec[i64](list(humans))
        """By seat, the participant that is this person."""
        self.seat_of: vec[i64] = vec[i64](
            [humans.index(p) if p in humans else -1 for p in range(4)]
        )
        """By participant, the seat of this person; -1 for an NPC."""
        # The rounds, from 0.
        self.decks: list[int] = [_deck(has_fives=fives) for fives in rounds["fives"]]
        """By round, the cards that are dealt, as bits."""
        self.hands: list[int] = rounds["hand"]
        self.blocks: list[int] = rounds["blocks"]
        """By round, how many blocks a participant may use."""
        self.tricks: int = rounds["tricks"]
        # Prices and prizes.
        self.sale: int = rules["sale"]
        self.five_costs: list[int] = [0, rules["five_to_0"], rules["five_to_10"]]
        """By change: what it costs to keep a 5, to make it 0, to make it 10."""
        self.bought_down: int = rules["bought_down"]
        self.tallest: list[int] = rules["tallest"]
        """What a tallest building pays if it is the only one, one of two, one of more."""
        self.purchase: int = rules["purchase"]
        self.npc_sale: int = rules["npc_sale"]
        self.grades: list[int] = [_printed["grades"][name] for name in GRADES]
        """By grade, what the lowest NPC must have."""
        self._read_board(BOARD_DATA.complete(options["board_data"], players), options)
        self._read_rulings(options)

    def _read_board(
        self, numbers: Mapping[str, str | int], options: Mapping[str, OptionValue]
    ) -> None:
        areas = [SUIT_LETTERS.index(str(numbers[f"area.{name}"])) for name in SQUARES]
        is_within = options["adjacency"] == "area"
        self.area_of: vec[i64] = vec[i64](areas)
        """By square, the suit of its area."""
        self.squares_of: list[tuple[int, ...]] = [
            tuple(square for square in range(16) if areas[square] == suit) for suit in range(4)
        ]
        self.neighbours: list[tuple[int, ...]] = [
            tuple(s for s in touching(square) if areas[s] == areas[square] or not is_within)
            for square in range(16)
        ]
        """By square, those that count as its neighbours for an additional block (TA-5.4, R-8)."""
        self.bonus: vec[i64] = vec[i64]([int(numbers[f"bonus.{name}"]) for name in SQUARES])
        self.first: vec[i64] = vec[i64]([int(numbers[f"first.{s}"]) for s in SUIT_LETTERS])
        self.second: vec[i64] = vec[i64]([int(numbers[f"second.{s}"]) for s in SUIT_LETTERS])

    def _read_rulings(self, options: Mapping[str, OptionValue]) -> None:
        start = options["start_first"]
        self.start_first: int = -1 if not isinstance(start, int) else self.participant_of[start]
        """The participant who starts round 1; -1 if chance says who."""
        self.start_tie: int = _START_TIES.index(str(options["start_tie"]))
        self.team_starts: bool = options["start_2p"] == "team" and self.players == 2
        self.npc_may_start: bool = options["npc_start"] is True and self.players > 1
        self.sells_first: bool = options["r3_order"] == "sell"
        self.fives_are_hidden: bool = options["five_order"] == "hidden"
        self.needs_top: bool = options["adjacent_own"] == "top"
        """Whether an own block helps its neighbours only on top of its building (R-8)."""
        self.buys_down: bool = options["five_on_default"] is True
        self.tallest_is_last: bool = options["settle_order"] == "text"
        self.area_tie_name: str = str(options["area_tie"])
        self.area_tie: int = _AREA_TIES.index(self.area_tie_name)
        self.buried_count: bool = options["sole_colour"] == "any"
        """Whether a buried other colour spoils the award of an only one (R-12)."""
        self.pair_pays_twice: bool = options["tallest_pair"] == 12
        self.unranked_lose: bool = options["unranked"] == "loss"
        self.npc_moves: bool = options["npc_seat"] == "moves"
        self.left_decides: bool = options["npc_decider"] == "left"
        self.npc_may_default: bool = options["npc_default"] is True or self.players < 3
        self.solo_tie_fails: bool = options["solo_tie"] == "fail"
        self.is_memory: bool = options["memory"] is True
        self.tied_first_counts: bool = options["declare_tie"] == "full"


content_for: Final = Contents(Content).of


def _deck(*, has_fives: bool) -> int:
    bits = (1 << CARDS) - 1
    if not has_fives:
        for suit in range(4):
            bits ^= 1 << (suit * RANKS + FIVE - 1)
    return bits
