"""The printed numbers of Triassic Terror and the rulings that a table has chosen."""

import tomllib
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from trilobite.engine import ChoiceOption, InputError, Option, OptionValue, SeatOption, SwitchOption
from trilobite.engine.options import Contents, NumberField, NumbersOption
from trilobite.games.terror.model import AREAS, PREDATORS, SPACES, SWAMP, TILES

FIRST_RULES: Final = "1"
"""The version of the rules before R-36 was revised."""
RULES: Final = "2"
"""The version of the rules of new games."""

FOLDER: Final = Path(__file__).parent
RANKS: Final = ("P", "S", "T")
"""Names of an area's habitats in the board data, best first."""

MOST_POINTS: Final = 99
"""Highest value that a table may enter for a stone."""

_SLOTS: Final = tuple(
    f"{area}-{rank}" for area in AREAS[3 * SWAMP : 3 * SWAMP + 3] for rank in RANKS
)
"""Habitats where herds may begin: those of the Swamp."""
_printed: Final[dict[str, Any]] = tomllib.loads((FOLDER / "content.toml").read_text("utf-8"))


class BoardData(NumbersOption):
    """What the rulebook's lost pictures showed: stones, starts of herds and predators (R-32)."""

    def fields(self, players: int) -> Sequence[NumberField]:
        found = [*_stone_fields(players), *_start_fields(players)]
        for name in PREDATORS:
            printed = _printed["predators"][name]
            key = f"predator.{name}"
            found.append(
                NumberField(key, "predators", printed["area"], printed["from"], choices=AREAS)
            )
        return found

    def sets(self, players: int) -> Mapping[str, Mapping[str, str | int]]:
        side = _printed["players"][str(players)]["side"]
        return {
            name: one[key]
            for name, one in _printed["sets"].items()
            for key in (side, str(players))
            if key in one
        }

    def check(self, numbers: Mapping[str, str | int], players: int, where: str) -> None:
        """No two herds begin in one habitat, and none below an empty one."""
        taken: dict[str, str] = {}
        for number in range(1, players + 1):
            key = f"start.{number}"
            slot = str(numbers[key])
            if slot in taken:
                problem = f"two players begin in {slot}"
                raise InputError(f"{where}.{key}", problem, "a habitat for each")
            taken[slot] = key
        for slot, key in taken.items():
            area, rank = slot.split("-")
            better = [f"{area}-{r}" for r in RANKS[: RANKS.index(rank)]]
            empty = [other for other in better if other not in taken]
            if empty:
                problem = f"nobody begins in {empty[0]}, above {slot}"
                raise InputError(f"{where}.{key}", problem, "no gaps between habitats")


def _stone_fields(players: int) -> list[NumberField]:
    printed = _printed["stones"][_printed["players"][str(players)]["side"]]
    return [
        NumberField(
            f"stone.{area}.{rank}", "stones", points, printed[area]["from"], high=MOST_POINTS
        )
        for area in AREAS
        for rank, points in zip(RANKS, printed[area]["values"], strict=False)
    ]


def _start_fields(players: int) -> list[NumberField]:
    printed = _printed["starts"][str(players)]
    return [
        NumberField(f"start.{i}", "starts", slot, printed["from"], choices=_SLOTS)
        for i, slot in enumerate(printed["habitats"], start=1)
    ]


BOARD_DATA: Final = BoardData("board_data", "R-32")
_START: Final = SeatOption("start_player", "TT-3.5")
START_PLAYER: Final = _START.rule
"""The rule that chooses the start player, who is player 1."""

OPTIONS: Final[tuple[Option, ...]] = (
    _START,
    SwitchOption("six_player_long", "TT-11", default=False, only_for=(6,)),
    ChoiceOption("doomed_arrivals", "R-02", ("die", "forbid"), "die"),
    ChoiceOption("trex_outside", "R-03", ("reenter", "stay"), "reenter"),
    SwitchOption("trex_accepts_growth", "R-04", default=False),
    ChoiceOption("dino_supply", "R-05", ("limited", "unlimited"), "limited"),
    ChoiceOption("white_tokens", "R-06", ("unlimited", 12), "unlimited"),
    ChoiceOption("blind_cards", "R-07", ("secret", "open"), "secret"),
    SwitchOption("scatter_lone_abroad", "R-23", default=True),
    BOARD_DATA,
)


class Content:
    """What the box, the options and the version say for a number of players. It never changes."""

    def __init__(self, version: str, players: int, options: Mapping[str, OptionValue]) -> None:
        is_long = players == 6 and options["six_player_long"] is True
        table: dict[str, Any] = _printed["players"]["6-long" if is_long else str(players)]
        rules: dict[str, Any] = _printed["rules"]
        self.players = players
        self.dinos: int = _printed["box"]["dinos"]
        self.cards_of_each: int = _printed["box"]["cards_of_each"]
        self.start_dinos: int = rules["start_dinos"]
        self.first_whites: list[int] = [space - 1 for space in rules["first_whites"]]
        """Spaces, counted from 0, whose tile begins with a white Dino."""
        self.fixed_tiles: list[int] = _fixed_tiles(table["fixed_tiles"])
        """The tile that begins on each space; -1 for a shuffled tile."""
        # The turn track (section 11); periods and turns count from 0.
        self.turns: list[int] = table["turns"]
        self.last_period = max(period for period, turns in enumerate(self.turns) if turns)
        """The last period that is played: six players stop after the Jurassic."""
        self.card_turns: list[tuple[int, int]] = _turns(table["card_turns"])
        self.double_passes: list[tuple[int, int]] = _turns(table["double_passes"])
        """Game turns after which the start marker moves two seats on."""
        self.special: list[tuple[bool, bool]] = [("P" in s, "D" in s) for s in table["special"]]
        """Whether Presence and Domination are scored, for each period."""
        self.presence: int = rules["presence"]
        first, second = table["domination"]
        self.domination: tuple[int, int] = (first, second)
        self.pterodactyl_eats: int = table["pterodactyl_eats"]
        # The board.
        numbers = BOARD_DATA.complete(options["board_data"], players)
        self.stones: list[list[int]] = [
            [int(numbers.get(f"stone.{area}.{rank}", 0)) for rank in RANKS] for area in AREAS
        ]
        """Points by area and habitat; 0 if there is no stone."""
        self.predators: list[int] = [
            AREAS.index(str(numbers[f"predator.{name}"])) for name in PREDATORS
        ]
        self.starts: list[tuple[int, int]] = [
            _slot(str(numbers[f"start.{number}"])) for number in range(1, players + 1)
        ]
        """Area and rank where each player begins, counted from the start player."""
        # The rulings.
        start = options["start_player"]
        self.start_player: int = start if isinstance(start, int) else -1
        self.doomed_forbidden: bool = options["doomed_arrivals"] == "forbid"
        self.trex_reenters: bool = options["trex_outside"] == "reenter"
        self.trex_accepts_growth: bool = options["trex_accepts_growth"] is True
        self.supply_is_limited: bool = options["dino_supply"] == "limited"
        self.white_limit: int | None = None
        if options["white_tokens"] != "unlimited":
            self.white_limit = rules["white_tokens"]
        self.blind_is_open: bool = options["blind_cards"] == "open"
        self.scatter_lone_abroad: bool = options["scatter_lone_abroad"] is True
        self.volcano_blocks_first_destination: bool = version != FIRST_RULES
        """Whether a volcano where a first single Dino went is one for the second too (R-36)."""
        self.gains_are_compulsory: bool = version != FIRST_RULES
        """Whether New Environment may not be wasted where nothing can live (R-11)."""

    def is_card_turn(self, period: int, turn: int) -> bool:
        """Whether environment cards are taken in this game turn."""
        return (period, turn) in self.card_turns

    def seats_passed(self, period: int, turn: int) -> int:
        """The number of seats that the start marker moves after this game turn."""
        return 2 if (period, turn) in self.double_passes else 1


_contents: Final = {
    version: Contents(partial(Content, version)) for version in (FIRST_RULES, RULES)
}


def content_for(players: int, options: Mapping[str, OptionValue], version: str) -> Content:
    """The content under a version of the rules, made once."""
    return _contents[version].of(players, options)


def _fixed_tiles(spaces: Mapping[str, int]) -> list[int]:
    tiles = [-1] * SPACES
    for name, space in spaces.items():
        tiles[space - 1] = TILES.index(name)
    return tiles


def _turns(pairs: Sequence[Sequence[int]]) -> list[tuple[int, int]]:
    return [(period - 1, turn - 1) for period, turn in pairs]


def _slot(text: str) -> tuple[int, int]:
    area, rank = text.split("-")
    return AREAS.index(area), RANKS.index(rank)
