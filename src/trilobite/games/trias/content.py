"""The printed numbers of Trias and the rulings that a table has chosen."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from trilobite.engine import ChoiceOption, Option, OptionValue, SeatOption, SwitchOption
from trilobite.engine.options import Contents
from trilobite.games.trias.model import LANDSCAPES, SOUTH_POLE, ring_cells

FOLDER: Final = Path(__file__).parent
UNLIMITED: Final = "unlimited"
_MORE_THAN_ALL_HERDS: Final = 99
_printed: Final[dict[str, Any]] = tomllib.loads((FOLDER / "content.toml").read_text("utf-8"))

_START: Final = SeatOption("start_player", "TR-1.4")
START_RULE: Final = _START.rule
"""Id of the rule that there is a start player, drawn or chosen by the option."""

OPTIONS: Final[tuple[Option, ...]] = (
    _START,
    ChoiceOption("south_pole_capacity", "R-1", (0, 2, 3, 4, UNLIMITED), 0),
    ChoiceOption("no_drift_card", "R-3", ("consume", "keep"), "consume"),
    SwitchOption("discards_public", "R-4", default=True),
    ChoiceOption("distance_metric", "R-6", ("ring", "euclid"), "ring"),
    ChoiceOption("interim_join", "R-8", ("never", "net_new"), "never"),
    ChoiceOption("interim_masses", "R-16", ("all", "main"), "all"),
    ChoiceOption("reentry", "R-9", ("none", "pair"), "none"),
    ChoiceOption("last_round_actions_2p", "R-11", (2, 3), 2, only_for=(2,)),
)
FORMER_OPTIONS: Final = tuple(option for option in OPTIONS if option.name != "interim_masses")
"""Options of version 1 of the rules."""


class Content:
    """What the box and the options say for one number of players. It never changes."""

    def __init__(self, players: int, options: Mapping[str, OptionValue]) -> None:
        box: dict[str, Any] = next(b for b in _printed["box"].values() if players in b["players"])
        rules: dict[str, Any] = _printed["rules"]
        self.players = players
        self.rings: int = box["rings"]
        self.cells = ring_cells(self.rings)
        self.inner_cells = len(ring_cells(2))
        self.tiles = _by_landscape(box["tiles"])
        self.water_tiles: int = box["water_tiles"]
        self.herds: int = box["herds"]
        self.cards = [*_by_landscape(box["first_deck"]), 0, *_by_landscape(box["second_deck"]), 1]
        self.actions: int = box["actions"]
        self.interim_scoring: bool = box["interim_scoring"]
        self.herds_per_placement: int = rules["herds_per_placement"]
        self.placements_each: int = rules["placements_each"]
        self.last_round_actions: int = rules["last_round_actions"]
        self.drift_cost: int = rules["drift_cost"]
        self.swimmers_per_rescue: int = rules["swimmers_per_rescue"]
        self.interim_first: int = rules["interim_first"]
        self.interim_second: int = rules["interim_second"]
        if players == 2:
            actions = options["last_round_actions_2p"]
            self.last_round_actions = 3 if actions == 3 else 2
        pole = options["south_pole_capacity"]
        self.capacity = _by_landscape(_printed["landscapes"])
        self.capacity.append(pole if isinstance(pole, int) else _MORE_THAN_ALL_HERDS)
        self.is_pole_unlimited: bool = self.capacity[SOUTH_POLE] == _MORE_THAN_ALL_HERDS
        """Whether any number of herds may stand on the South Pole (R-1)."""
        start = options["start_player"]
        self.start_player: int = start if isinstance(start, int) else -1
        self.keeps_card_without_drift: bool = options["no_drift_card"] == "keep"
        self.discards_public: bool = options["discards_public"] is True
        self.is_euclid: bool = options["distance_metric"] == "euclid"
        self.scores_net_new: bool = options["interim_join"] == "net_new"
        self.scores_main_land_only: bool = options.get("interim_masses") == "main"
        self.has_reentry: bool = options["reentry"] == "pair"
        self.shows_leftover_tiles: bool = "interim_masses" in options
        """Whether views have the tiles that left the game (R-13): not in version 1 of the rules."""

    @property
    def board_tiles(self) -> int:
        """How many land tiles lie on the board."""
        return len(self.cells) - self.water_tiles

    @property
    def may_enter_pole(self) -> bool:
        return self.capacity[SOUTH_POLE] > 0


content_for: Final = Contents(Content).of


def _by_landscape(numbers: Mapping[str, int]) -> list[int]:
    return [numbers[landscape] for landscape in LANDSCAPES]
