"""The vocabulary of Triassic Terror: areas, tiles, predators, stages, kinds of values, actions."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from trilobite.engine.declared import ActionKind, Named, Number, declared_actions

KEY: Final = "terror"

SEATS: Final[i64] = 6
COLOURS: Final = ("orange", "blue", "yellow", "green", "purple", "black")

# The environments lie in a ring round the volcano. An area is environment * 3 + ring.
SWAMP: Final = 0
ENVIRONMENTS: Final = ("swamp", "forest", "desert", "mountains")
RINGS: Final = ("inner", "middle", "outer")
AREAS: Final = ("Si", "Sm", "So", "Fi", "Fm", "Fo", "Di", "Dm", "Do", "Mi", "Mm", "Mo")
AREA_COUNT: Final[i64] = 12
ENVIRONMENT_COUNT: Final[i64] = 4
RING_COUNT: Final[i64] = 3
HABITATS: Final[i64] = 3
"""Number of habitats in an area."""

NEW_ENVIRONMENT: Final = 0
HERD_GROWTH: Final = 1
HERD_MIGRATION: Final = 2
HATCH: Final = 3
T_REX_TILE: Final = 4
RAPTORS: Final = 5
TILES: Final = ("NE", "HG", "HM", "HA", "TR", "RA")
SPACES: Final[i64] = 6
"""Number of action spaces, and of tiles."""

PREDATORS: Final = ("raptor-1", "raptor-2", "pterodactyl", "t-rex")
RAPTOR_COUNT: Final[i64] = 2
PTERODACTYL: Final = 2
T_REX_PREDATOR: Final = 3
T_REX_SIZE: Final = 3
"""Number of Dinos that a T-Rex counts as."""

HATCH_COUNTER: Final = 0
VOLCANO_COUNTER: Final = 1
COUNTERS: Final = ("hatch", "volcano")

# Sources of points: `points` is indexed by source * SEATS + seat.
STONES: Final = 0
PRESENCE: Final = 1
DOMINATION: Final = 2
SOURCES: Final = ("stones", "presence", "domination")

BLIND: Final = 4
"""Value in place of the kind of a card that only its holder has seen (R-07)."""

MOST_DINOS: Final = 99
"""Largest number of Dinos in an action; no herd of a game outgrows it under any option."""

MOST_SCATTERED: Final = 2
"""Maximum number of Dinos that one Raptor scatters."""

SPREADS: Final = tuple(
    (inner, middle, total - inner - middle)
    for total in (3, 2, 1)
    for inner in range(total, -1, -1)
    for middle in range(total - inner, -1, -1)
)
"""Ways to divide 3, 2 or 1 Dinos among the areas of an environment."""

# What the game is waiting for.
CHOOSE_START: Final = 0
TURN_UP: Final = 1
LAY_TILE: Final = 2
DRAW_CARD: Final = 3
SELECT_CARD: Final = 4
SELECT_TILE: Final = 5
MENU: Final = 6
CHOOSE_ENVIRONMENT: Final = 7
SPREADING: Final = 8
GROWING: Final = 9
CHOOSE_HERD: Final = 10
DIVIDING: Final = 11
MOVE_PTERODACTYL: Final = 12
MOVE_T_REX: Final = 13
CHOOSE_RAPTOR: Final = 14
MOVE_RAPTOR: Final = 15
EATING: Final = 16
SCATTERING: Final = 17
SCATTER_TO: Final = 18
OVER: Final = 19
STAGES: Final = (
    "choose_start", "turn_up", "lay_tile", "draw_card", "select_card", "select_tile", "menu",
    "choose_environment", "spreading", "growing", "choose_herd", "dividing", "move_pterodactyl",
    "move_t_rex", "choose_raptor", "move_raptor", "eating", "scattering", "scatter_to", "over",
)  # fmt: skip
CHANCE_STAGES: Final = (CHOOSE_START, TURN_UP, LAY_TILE, DRAW_CARD)


# Kinds of values in events, sentences and actions.


class Shares(Named):
    """A way to spread new Dinos, by its index; in JSON each ring has a field of its own."""

    def json_fields(self, name: str, value: int) -> Mapping[str, object]:
        return dict(zip(RINGS, SPREADS[value], strict=True))


AREA: Final = Named(AREAS, [f"terror-area-{name.lower()}" for name in AREAS])
ENVIRONMENT: Final = Named(
    ENVIRONMENTS, ("terror-swamp", "terror-forest", "terror-desert", "terror-mountains")
)
TILE: Final = Named(TILES, [f"terror-tile-{name.lower()}" for name in TILES])
PREDATOR: Final = Named(
    ("raptor:1", "raptor:2", "pterodactyl", "t-rex"),
    ("terror-raptor-one", "terror-raptor-two", "terror-pterodactyl", "terror-t-rex"),
)
"""The predators, with their targets as names."""
PERIOD: Final = Named(
    ("triassic", "jurassic", "cretaceous"),
    ("terror-triassic", "terror-jurassic", "terror-cretaceous"),
)
SPACE: Final = Number(SPACES, first=1)
SEAT: Final = Number(SEATS)

# Actions (1318 in all; ids depend on neither players nor options).

Draft = ActionKind("draft", from_=Named(("open", "deck")))
Take = ActionKind("take", tile=TILE)
PlayCard = ActionKind("card")
PlayTile = ActionKind("tile")
EndTurn = ActionKind("end")
PlaceWhite = ActionKind("white", area=AREA)
PlayHatch = ActionKind("hatch", area=AREA)
PlayVolcano = ActionKind("volcano", area=AREA)
ChooseEnvironment = ActionKind("environment", environment=ENVIRONMENT)
Spread = ActionKind(
    "spread",
    any_order=True,
    shares=Shares(["-".join(str(share) for share in shares) for shares in SPREADS]),
)
Grow = ActionKind("grow", area=AREA)
Migrate = ActionKind("migrate", area=AREA)
Go = ActionKind("go", area=AREA, number=Number(MOST_DINOS, first=1))
Confirm = ActionKind("confirm")
Stay = ActionKind("stay")
To = ActionKind("to", area=AREA)
Eat = ActionKind("eat", victim=SEAT)
ChooseRaptor = ActionKind("raptor", raptor=Number(2, first=1))
Scatter = ActionKind("scatter", owner=SEAT, number=Number(MOST_SCATTERED, first=1))
Stop = ActionKind("stop")
Finish = ActionKind("finish")

ACTIONS: Final = declared_actions(
    KEY,
    (
        Draft, Take, PlayCard, PlayTile, EndTurn, PlaceWhite, PlayHatch, PlayVolcano,
        ChooseEnvironment, Spread, Grow, Migrate, Go, Confirm, Stay, To, Eat, ChooseRaptor,
        Scatter, Stop, Finish,
    ),
)  # fmt: skip

# The first id of each kind.
DRAFT: Final[i64] = Draft.first
TAKE: Final[i64] = Take.first
PLAY_CARD: Final[i64] = PlayCard.first
PLAY_TILE: Final[i64] = PlayTile.first
END: Final[i64] = EndTurn.first
WHITE: Final[i64] = PlaceWhite.first
HATCHING: Final[i64] = PlayHatch.first
ERUPTION: Final[i64] = PlayVolcano.first
CHOICE: Final[i64] = ChooseEnvironment.first
SPREAD: Final[i64] = Spread.first
GROW: Final[i64] = Grow.first
MIGRATE: Final[i64] = Migrate.first
GO: Final[i64] = Go.first
CONFIRM: Final[i64] = Confirm.first
STAY: Final[i64] = Stay.first
TO: Final[i64] = To.first
EAT: Final[i64] = Eat.first
RAPTOR: Final[i64] = ChooseRaptor.first
SCATTER: Final[i64] = Scatter.first
STOP: Final[i64] = Stop.first
FINISH: Final[i64] = Finish.first
