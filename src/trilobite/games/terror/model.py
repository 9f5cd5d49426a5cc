"""The vocabulary of Triassic Terror: areas, tiles, predators, stages, kinds of values, actions."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from trilobite.engine.declared import ActionKind, Named, Number, SeatNumber, declared_actions
from trilobite.engine.reading import names_in

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

STAGES: Final = names_in(
    "choose_start turn_up lay_tile draw_card select_card select_tile menu choose_environment "
    "spreading growing choose_herd dividing move_pterodactyl move_t_rex choose_raptor "
    "move_raptor eating scattering scatter_to over"
)
"""What the game can wait for."""
QUESTIONS: Final = {
    "select_card": "selection.ask_card",
    "select_tile": "selection.ask_tile",
    "menu": "play_turn.ask_menu",
    "choose_environment": "spreading.ask_environment",
    "spreading": "spreading.ask_spread",
    "growing": "growth.ask_growth",
    "choose_herd": "migration.ask_herd",
    "dividing": "migration.ask_divide",
    "move_pterodactyl": "predators.ask_pterodactyl",
    "move_t_rex": "t_rex.ask_t_rex",
    "choose_raptor": "raptors.ask_which_raptor",
    "move_raptor": "raptors.ask_raptor",
    "eating": "predators.ask_eat",
    "scattering": "raptors.ask_scatter",
    "scatter_to": "raptors.ask_scatter_to",
}
"""The functions of the rules that ask about a decision, by stage."""


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
SEAT: Final = SeatNumber(SEATS)
DINOS: Final = Number(MOST_DINOS, first=1)

# Actions (1318 in all; ids depend on neither players nor options).

Draft = ActionKind(
    "draft", from_=Named(("open", "deck")), does="selection.draft(table, secrets, from_)"
)
Take = ActionKind(
    "take",
    "tile:{tile}",
    tile=TILE,
    at="select_tile",
    why_not="selection.why_not_take",
    does="turn.take_tile",
)
PlayCard = ActionKind("card", at="menu", does="play_turn.play_card(table, secrets)")
PlayTile = ActionKind("tile", at="menu", does="play_turn.play_tile")
EndTurn = ActionKind(
    "end",
    declines="terror-wastes-counter",
    at="menu",
    why_not="play_turn.why_not_end",
    does="turn.end_play_turn",
)
PlaceWhite = ActionKind(
    "white", "white area:{area}", area=AREA, repeats=True, does="whites.place_white"
)
PlayHatch = ActionKind("hatch", "hatch area:{area}", area=AREA, does="counters.play_hatch")
PlayVolcano = ActionKind("volcano", "volcano area:{area}", area=AREA, does="counters.play_volcano")
ChooseEnvironment = ActionKind(
    "environment",
    environment=ENVIRONMENT,
    at="choose_environment",
    does="spreading.choose_environment",
)
Spread = ActionKind(
    "spread",
    any_order=True,
    shares=Shares(["-".join(str(share) for share in shares) for shares in SPREADS]),
    at="spreading",
    does="spreading.spread",
)
Grow = ActionKind("grow", "area:{area}", area=AREA, at="growing", does="growth.grow")
Migrate = ActionKind(
    "migrate", "area:{area}", area=AREA, at="choose_herd", does="migration.migrate"
)
Go = ActionKind(
    "go", "area:{area} count:{number}", area=AREA, number=DINOS, at="dividing", does="migration.go"
)
Confirm = ActionKind("confirm", at="dividing", does="migration.confirm")
Stay = ActionKind(
    "stay",
    declines="terror-wastes-reach",
    at="move_pterodactyl move_t_rex",
    why_not="",
    does="predators.stay",
)
To = ActionKind(
    "to",
    "area:{area}",
    area=AREA,
    at="move_pterodactyl move_t_rex move_raptor scatter_to",
    does="predators.move_to",
)
Eat = ActionKind("eat", victim=SEAT, repeats=True, at="eating", does="predators.eat")
ChooseRaptor = ActionKind(
    "raptor", raptor=Number(2, first=1), at="choose_raptor", does="raptors.choose_raptor"
)
Scatter = ActionKind(
    "scatter",
    owner=SEAT,
    number=Number(MOST_SCATTERED, first=1),
    at="scattering",
    does="raptors.scatter",
)
Stop = ActionKind(
    "stop", declines="terror-wastes-bite", at="eating scattering", why_not="", does="predators.stop"
)
Finish = ActionKind(
    "finish",
    declines="terror-wastes-moves",
    at="choose_herd choose_raptor",
    why_not="",
    does="predators.finish",
)

_TURN: Final = (Draft, Take, PlayCard, PlayTile, EndTurn, PlaceWhite, PlayHatch, PlayVolcano)
_PLACING: Final = (ChooseEnvironment, Spread, Grow, Migrate, Go, Confirm)
_HUNTING: Final = (Stay, To, Eat, ChooseRaptor, Scatter, Stop, Finish)
ACTIONS: Final = declared_actions(KEY, (*_TURN, *_PLACING, *_HUNTING))
