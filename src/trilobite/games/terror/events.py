"""The events of Triassic Terror. Areas, spaces, periods and turns count from 0 here."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from trilobite.engine import Argument, Event, PublicEvent, Who, Word
from trilobite.games.terror.model import AREAS, ENVIRONMENTS, TILES

ENVIRONMENT_WORDS: Final = (
    Word("terror-swamp"),
    Word("terror-forest"),
    Word("terror-desert"),
    Word("terror-mountains"),
)
AREA_WORDS: Final = (
    Word("terror-area-si"),
    Word("terror-area-sm"),
    Word("terror-area-so"),
    Word("terror-area-fi"),
    Word("terror-area-fm"),
    Word("terror-area-fo"),
    Word("terror-area-di"),
    Word("terror-area-dm"),
    Word("terror-area-do"),
    Word("terror-area-mi"),
    Word("terror-area-mm"),
    Word("terror-area-mo"),
)
TILE_WORDS: Final = (
    Word("terror-tile-ne"),
    Word("terror-tile-hg"),
    Word("terror-tile-hm"),
    Word("terror-tile-ha"),
    Word("terror-tile-tr"),
    Word("terror-tile-ra"),
)
PREDATOR_WORDS: Final = (
    Word("terror-raptor-one"),
    Word("terror-raptor-two"),
    Word("terror-pterodactyl"),
    Word("terror-t-rex"),
)
PERIOD_WORDS: Final = (
    Word("terror-triassic"),
    Word("terror-jurassic"),
    Word("terror-cretaceous"),
)
PREDATOR_TARGETS: Final = ("raptor:1", "raptor:2", "pterodactyl", "t-rex")
"""Targets of the predators, in the order of `model.PREDATORS`."""


def area_target(area: int) -> str:
    return f"area:{AREAS[area]}"


def herd_target(area: int, seat: int) -> str:
    return f"herd:{AREAS[area]}:{seat}"


def tile_target(tile: int) -> str:
    return f"tile:{TILES[tile]}"


def environment_target(environment: int) -> str:
    return f"environment:{ENVIRONMENTS[environment]}"


# Set-up and the draws of chance.


@dataclass(eq=False)
class StartPlayerChosen(PublicEvent):
    seat: int
    key = "terror-start-player-chosen"
    rule = "TT-3.5"
    reveals = True

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.seat)}


@dataclass(eq=False)
class HerdStarted(PublicEvent):
    """A player's first herd was placed (TT-3.6)."""

    seat: int
    area: int
    number: int
    key = "terror-herd-started"
    rule = "TT-3.6"

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.seat), "area": AREA_WORDS[self.area], "number": self.number}

    def targets(self) -> tuple[str, ...]:
        return (herd_target(self.area, self.seat),)


@dataclass(eq=False)
class TilesLaid(PublicEvent):
    """All tiles lie on their spaces after a shuffle (TT-3.3, TT-4.7)."""

    order: tuple[int, ...]
    rule: str
    key = "terror-tiles-laid"
    reveals = True

    def arguments(self) -> Mapping[str, Argument]:
        return {
            "one": TILE_WORDS[self.order[0]],
            "two": TILE_WORDS[self.order[1]],
            "three": TILE_WORDS[self.order[2]],
            "four": TILE_WORDS[self.order[3]],
            "five": TILE_WORDS[self.order[4]],
            "six": TILE_WORDS[self.order[5]],
        }

    def targets(self) -> tuple[str, ...]:
        return tuple(tile_target(tile) for tile in self.order)


@dataclass(eq=False)
class CardTurnedUp(PublicEvent):
    """A card was turned up beside the deck (TT-3.2, TT-4.3)."""

    kind: int
    rule: str
    key = "terror-card-turned-up"
    reveals = True

    def arguments(self) -> Mapping[str, Argument]:
        return {"card": ENVIRONMENT_WORDS[self.kind]}

    def targets(self) -> tuple[str, ...]:
        return ("face-up",)


# Phase A: select.


@dataclass(eq=False)
class TurnBegan(PublicEvent):
    """A game turn of a period began."""

    period: int
    turn: int
    key = "terror-turn-began"
    rule = "TT-4.1"

    def arguments(self) -> Mapping[str, Argument]:
        return {"period": PERIOD_WORDS[self.period], "turn": self.turn + 1}


@dataclass(eq=False)
class FaceUpTaken(PublicEvent):
    seat: int
    kind: int
    key = "terror-face-up-taken"
    rule = "TT-4.2"

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.seat), "card": ENVIRONMENT_WORDS[self.kind]}

    def targets(self) -> tuple[str, ...]:
        return ("face-up",)


@dataclass(eq=False)
class DeckChosen(PublicEvent):
    """A player takes the top card of the deck; the next event tells which it is (TT-4.2)."""

    seat: int
    key = "terror-deck-chosen"
    rule = "TT-4.2"

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.seat)}

    def targets(self) -> tuple[str, ...]:
        return ("deck",)


@dataclass(eq=False)
class BlindDrawn(Event):
    """Which card was drawn from the deck, visible only to its holder (R-07)."""

    seat: int
    kind: int
    key = "terror-blind-drawn"
    rule = "TT-4.2"
    reveals = True

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.seat), "card": ENVIRONMENT_WORDS[self.kind]}

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else None

    def targets(self) -> tuple[str, ...]:
        return ("deck", "card")


@dataclass(eq=False)
class OpenDrawn(PublicEvent):
    """Which card was drawn from the deck, visible to all (`blind_cards = open`, R-07)."""

    seat: int
    kind: int
    key = "terror-open-drawn"
    rule = "TT-4.2"
    reveals = True

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.seat), "card": ENVIRONMENT_WORDS[self.kind]}

    def targets(self) -> tuple[str, ...]:
        return ("deck",)


@dataclass(eq=False)
class TileTaken(PublicEvent):
    """A player took a tile with its white Dinos and put their dinosaur on its space (TT-4.2)."""

    seat: int
    tile: int
    space: int
    whites: int
    key = "terror-tile-taken"
    rule = "TT-4.2"
    ends_turn = True

    def arguments(self) -> Mapping[str, Argument]:
        return {
            "who": Who(self.seat),
            "tile": TILE_WORDS[self.tile],
            "space": self.space + 1,
            "whites": self.whites,
        }

    def targets(self) -> tuple[str, ...]:
        return (tile_target(self.tile),)


# Phase B: play.


@dataclass(eq=False)
class PlayTurnBegan(PublicEvent):
    seat: int
    space: int
    key = "terror-play-turn-began"
    rule = "TT-4.4"

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.seat), "space": self.space + 1}


@dataclass(eq=False)
class VolcanoRemoved(PublicEvent):
    """A volcano is removed when its owner's next play turn begins (TT-9.6)."""

    seat: int
    area: int
    key = "terror-volcano-removed"
    rule = "TT-9.6"

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.seat), "area": AREA_WORDS[self.area]}

    def targets(self) -> tuple[str, ...]:
        return (area_target(self.area),)


@dataclass(eq=False)
class CardPlayed(PublicEvent):
    """A player played their card; if drawn blind, only they knew it (TT-4.5, R-07)."""

    seat: int
    kind: int
    was_hidden: bool
    key = "terror-card-played"
    rule = "TT-4.5"

    def __post_init__(self) -> None:
        self.reveals = self.was_hidden

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.seat), "card": ENVIRONMENT_WORDS[self.kind]}

    def surprises(self, seat: int) -> bool:
        return self.was_hidden and seat != self.seat

    def targets(self) -> tuple[str, ...]:
        return (environment_target(self.kind),)


@dataclass(eq=False)
class TilePlayed(PublicEvent):
    seat: int
    tile: int
    key = "terror-tile-played"
    rule = "TT-4.5"

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.seat), "tile": TILE_WORDS[self.tile]}

    def targets(self) -> tuple[str, ...]:
        return (tile_target(self.tile),)


@dataclass(eq=False)
class EnvironmentChosen(PublicEvent):
    seat: int
    environment: int
    key = "terror-environment-chosen"
    rule = "TT-7.1"

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.seat), "environment": ENVIRONMENT_WORDS[self.environment]}

    def targets(self) -> tuple[str, ...]:
        return (environment_target(self.environment),)


@dataclass(eq=False)
class DinosAdded(PublicEvent):
    """Dinos from the supply joined or founded a herd: by card, growth, Hatch or white Dino."""

    seat: int
    area: int
    number: int
    rule: str
    key = "terror-dinos-added"

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.seat), "area": AREA_WORDS[self.area], "number": self.number}

    def targets(self) -> tuple[str, ...]:
        return (herd_target(self.area, self.seat),)


@dataclass(eq=False)
class GainLost(PublicEvent):
    """Dinos that a player should have got but cannot have (TT-4.10, TT-6.2, R-05, R-12)."""

    seat: int
    number: int
    rule: str
    key = "terror-gain-lost"

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.seat), "number": self.number}


# Herd Migration.


@dataclass(eq=False)
class MigrationBegan(PublicEvent):
    """A herd is about to migrate; `movable` may leave, including those it picks up (TT-7.3)."""

    seat: int
    area: int
    movable: int
    key = "terror-migration-began"
    rule = "TT-7.3"

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.seat), "area": AREA_WORDS[self.area], "movable": self.movable}

    def targets(self) -> tuple[str, ...]:
        return (herd_target(self.area, self.seat),)


@dataclass(eq=False)
class GroupPlanned(PublicEvent):
    """Part of the migrating herd is to go to an area; nothing has moved yet (TT-7.6).

    Nobody survives if the shock kills the whole group (TT-7.7) or the rest has no habitat (TT-2.7).
    """

    seat: int
    origin: int
    area: int
    number: int
    shock: int
    is_doomed: bool
    key = "terror-group-planned"
    rule = "TT-7.6"
    asides = "survivors"

    def arguments(self) -> Mapping[str, Argument]:
        return {
            "who": Who(self.seat),
            "from": AREA_WORDS[self.origin],
            "to": AREA_WORDS[self.area],
            "number": self.number,
            "shock": self.shock,
            "doomed": int(self.is_doomed),
            "survivors": 0 if self.is_doomed else self.number - self.shock,
        }

    def targets(self) -> tuple[str, ...]:
        return (herd_target(self.origin, self.seat), area_target(self.area))


@dataclass(eq=False)
class PickedUp(PublicEvent):
    """A migrating herd took one Dino from each other herd in its area (TT-7.5)."""

    seat: int
    victim: int
    area: int
    key = "terror-picked-up"
    rule = "TT-7.5"

    def arguments(self) -> Mapping[str, Argument]:
        return {
            "who": Who(self.seat),
            "victim": Who(self.victim),
            "area": AREA_WORDS[self.area],
        }

    def targets(self) -> tuple[str, ...]:
        return (herd_target(self.area, self.victim), herd_target(self.area, self.seat))


@dataclass(eq=False)
class GroupMoved(PublicEvent):
    """Part of a herd has migrated; `shock` of them died on the way (TT-7.7)."""

    seat: int
    origin: int
    area: int
    number: int
    shock: int
    key = "terror-group-moved"
    rule = "TT-7.7"
    asides = "survivors"

    def arguments(self) -> Mapping[str, Argument]:
        return {
            "who": Who(self.seat),
            "from": AREA_WORDS[self.origin],
            "to": AREA_WORDS[self.area],
            "number": self.number,
            "shock": self.shock,
            "survivors": self.number - self.shock,
        }

    def targets(self) -> tuple[str, ...]:
        return (area_target(self.origin), herd_target(self.area, self.seat))


# Predators.


@dataclass(eq=False)
class PredatorMoved(PublicEvent):
    """A predator went to an area; `is_uncounted` if it now counts for nobody (TT-7.20)."""

    seat: int
    predator: int
    origin: int
    area: int
    steps: int
    is_uncounted: bool
    rule: str
    key = "terror-predator-moved"
    asides = "uncounted"

    def arguments(self) -> Mapping[str, Argument]:
        return {
            "who": Who(self.seat),
            "predator": PREDATOR_WORDS[self.predator],
            "from": AREA_WORDS[self.origin],
            "to": AREA_WORDS[self.area],
            "steps": self.steps,
            "uncounted": int(self.is_uncounted),
        }

    def targets(self) -> tuple[str, ...]:
        return (PREDATOR_TARGETS[self.predator], area_target(self.origin), area_target(self.area))


@dataclass(eq=False)
class PredatorStayed(PublicEvent):
    seat: int
    predator: int
    rule: str
    key = "terror-predator-stayed"

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.seat), "predator": PREDATOR_WORDS[self.predator]}

    def targets(self) -> tuple[str, ...]:
        return (PREDATOR_TARGETS[self.predator],)


@dataclass(eq=False)
class TRexChanged(PublicEvent):
    """The T-Rex counts for the active player now; `former` is -1 without an owner (TT-7.15)."""

    seat: int
    former: int
    area: int
    key = "terror-t-rex-changed"
    rule = "TT-7.15"

    def arguments(self) -> Mapping[str, Argument]:
        return {
            "who": Who(self.seat),
            "former": Who(max(self.former, 0)),
            "wild": int(self.former < 0),
            "area": AREA_WORDS[self.area],
        }

    def targets(self) -> tuple[str, ...]:
        return ("t-rex", area_target(self.area))


@dataclass(eq=False)
class DinoEaten(PublicEvent):
    seat: int
    predator: int
    victim: int
    area: int
    rule: str
    key = "terror-dino-eaten"

    def arguments(self) -> Mapping[str, Argument]:
        return {
            "who": Who(self.seat),
            "predator": PREDATOR_WORDS[self.predator],
            "victim": Who(self.victim),
            "area": AREA_WORDS[self.area],
        }

    def targets(self) -> tuple[str, ...]:
        return (PREDATOR_TARGETS[self.predator], herd_target(self.area, self.victim))


@dataclass(eq=False)
class RaptorChosen(PublicEvent):
    """This Raptor is about to move (TT-7.25)."""

    seat: int
    raptor: int
    key = "terror-raptor-chosen"
    rule = "TT-7.25"

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.seat), "predator": PREDATOR_WORDS[self.raptor]}

    def targets(self) -> tuple[str, ...]:
        return (PREDATOR_TARGETS[self.raptor],)


@dataclass(eq=False)
class GroupChosen(PublicEvent):
    """These Dinos are about to flee from a Raptor (TT-7.28)."""

    seat: int
    owner: int
    area: int
    number: int
    key = "terror-group-chosen"
    rule = "TT-7.28"

    def arguments(self) -> Mapping[str, Argument]:
        return {
            "who": Who(self.seat),
            "owner": Who(self.owner),
            "area": AREA_WORDS[self.area],
            "number": self.number,
        }

    def targets(self) -> tuple[str, ...]:
        return (herd_target(self.area, self.owner),)


@dataclass(eq=False)
class GroupScattered(PublicEvent):
    """Dinos fled from a Raptor; `shock` of them died on the way (TT-7.28)."""

    seat: int
    owner: int
    origin: int
    area: int
    number: int
    shock: int
    key = "terror-group-scattered"
    rule = "TT-7.28"
    asides = "survivors"

    def arguments(self) -> Mapping[str, Argument]:
        return {
            "who": Who(self.seat),
            "owner": Who(self.owner),
            "from": AREA_WORDS[self.origin],
            "to": AREA_WORDS[self.area],
            "number": self.number,
            "shock": self.shock,
            "survivors": self.number - self.shock,
        }

    def targets(self) -> tuple[str, ...]:
        return (area_target(self.origin), herd_target(self.area, self.owner))


# Habitats.


@dataclass(eq=False)
class HerdsRanked(PublicEvent):
    """The occupants of an area in their new order, best habitat first (TT-2.5)."""

    area: int
    before: tuple[int, ...]
    after: tuple[int, ...]
    key = "terror-herds-ranked"
    rule = "TT-2.5"

    def arguments(self) -> Mapping[str, Argument]:
        return {
            "area": AREA_WORDS[self.area],
            "herds": len(self.after),
            "first": self._holder(0),
            "second": self._holder(1),
            "third": self._holder(2),
        }

    def _holder(self, rank: int) -> Who:
        """The holder of a habitat; any seat if the sentence does not mention it."""
        return Who(self.after[rank] if rank < len(self.after) else 0)

    def targets(self) -> tuple[str, ...]:
        return (area_target(self.area), *(herd_target(self.area, seat) for seat in self.after))


@dataclass(eq=False)
class HerdExtinct(PublicEvent):
    """A herd found no habitat, and its Dinos went back to the supply (TT-2.5)."""

    owner: int
    area: int
    number: int
    key = "terror-herd-extinct"
    rule = "TT-2.5"

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.owner), "area": AREA_WORDS[self.area], "number": self.number}

    def targets(self) -> tuple[str, ...]:
        return (area_target(self.area),)


@dataclass(eq=False)
class TRexOutside(PublicEvent):
    """The T-Rex found no habitat and stands beside them (TT-7.18)."""

    owner: int
    area: int
    key = "terror-t-rex-outside"
    rule = "TT-7.18"

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.owner), "area": AREA_WORDS[self.area]}

    def targets(self) -> tuple[str, ...]:
        return ("t-rex", area_target(self.area))


# Counters and white Dinos.


@dataclass(eq=False)
class HatchPlayed(PublicEvent):
    seat: int
    area: int
    key = "terror-hatch-played"
    rule = "TT-8.2"

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.seat), "area": AREA_WORDS[self.area]}

    def targets(self) -> tuple[str, ...]:
        return (area_target(self.area),)


@dataclass(eq=False)
class VolcanoPlaced(PublicEvent):
    seat: int
    area: int
    key = "terror-volcano-placed"
    rule = "TT-8.3"

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.seat), "area": AREA_WORDS[self.area]}

    def targets(self) -> tuple[str, ...]:
        return (area_target(self.area),)


@dataclass(eq=False)
class DinosKilled(PublicEvent):
    """Dinos died in the eruption of a volcano (TT-8.3)."""

    owner: int
    area: int
    number: int
    key = "terror-dinos-killed"
    rule = "TT-8.3"

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.owner), "area": AREA_WORDS[self.area], "number": self.number}

    def targets(self) -> tuple[str, ...]:
        return (herd_target(self.area, self.owner),)


@dataclass(eq=False)
class WhitesLost(PublicEvent):
    """White Dinos were lost because no herd could take them (TT-5.3)."""

    seat: int
    number: int
    key = "terror-whites-lost"
    rule = "TT-5.3"

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.seat), "number": self.number}


# The ends of steps, turns and periods.


@dataclass(eq=False)
class StepEnded(PublicEvent):
    """A player ended a step early: `eating`, `scattering`, `migration` or `raptors`."""

    seat: int
    what: str
    key = "terror-step-ended"
    rule = "TT-4.6"

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.seat), "what": self.what}


@dataclass(eq=False)
class PlayTurnEnded(PublicEvent):
    seat: int
    key = "terror-play-turn-ended"
    rule = "TT-4.5"
    ends_turn = True

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.seat)}


@dataclass(eq=False)
class WhitesAdded(PublicEvent):
    """A tile that nobody took got one more white Dino on its new space (TT-4.7)."""

    tile: int
    space: int
    whites: int
    key = "terror-whites-added"
    rule = "TT-4.7"

    def arguments(self) -> Mapping[str, Argument]:
        return {
            "tile": TILE_WORDS[self.tile],
            "space": self.space + 1,
            "whites": self.whites,
        }

    def targets(self) -> tuple[str, ...]:
        return (tile_target(self.tile),)


@dataclass(eq=False)
class StonesScored(PublicEvent):
    """Points for the stones of a player's habitats; `places` names the areas (TT-10.1)."""

    seat: int
    points: int
    places: tuple[str, ...]
    key = "terror-stones-scored"
    rule = "TT-10.1"

    def arguments(self) -> Mapping[str, Argument]:
        return {
            "who": Who(self.seat),
            "points": self.points,
            "number": len(self.places),
            "places": " ".join(self.places),
        }

    def targets(self) -> tuple[str, ...]:
        return tuple(f"area:{place}" for place in self.places)


@dataclass(eq=False)
class PresenceScored(PublicEvent):
    """A player was present in all four environments (TT-10.2)."""

    seat: int
    points: int
    key = "terror-presence-scored"
    rule = "TT-10.2"

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.seat), "points": self.points}


@dataclass(eq=False)
class DominationScored(PublicEvent):
    """A player was first or second in an environment (TT-10.3)."""

    seat: int
    environment: int
    place: int
    points: int
    total: int
    key = "terror-domination-scored"
    rule = "TT-10.3"

    def arguments(self) -> Mapping[str, Argument]:
        return {
            "who": Who(self.seat),
            "environment": ENVIRONMENT_WORDS[self.environment],
            "place": self.place,
            "points": self.points,
            "total": self.total,
        }

    def targets(self) -> tuple[str, ...]:
        return (environment_target(self.environment),)


@dataclass(eq=False)
class DominationTied(PublicEvent):
    """Two players had the same total in an environment, and this broke the tie (TT-10.4).

    `by` is `primary`, `secondary` or `tertiary` (more habitats of that rank) or `area` (a better
    habitat there).
    """

    seat: int
    other: int
    environment: int
    total: int
    by: str
    area: int
    key = "terror-domination-tied"
    rule = "TT-10.4"
    is_remark = True

    def arguments(self) -> Mapping[str, Argument]:
        return {
            "who": Who(self.seat),
            "other": Who(self.other),
            "environment": ENVIRONMENT_WORDS[self.environment],
            "total": self.total,
            "by": self.by,
            "area": AREA_WORDS[self.area],
        }

    def targets(self) -> tuple[str, ...]:
        return (environment_target(self.environment),)


@dataclass(eq=False)
class PeriodScored(PublicEvent):
    """A period has been scored."""

    period: int
    key = "terror-period-scored"
    rule = "TT-10.1"

    def arguments(self) -> Mapping[str, Argument]:
        return {"period": PERIOD_WORDS[self.period]}


@dataclass(eq=False)
class StartPassed(PublicEvent):
    """The start marker moved to the left (TT-4.8)."""

    seat: int
    key = "terror-start-passed"
    rule = "TT-4.8"

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.seat)}


@dataclass(eq=False)
class GameEnded(PublicEvent):
    key = "terror-game-ended"
    rule = "TT-12.1"

    def arguments(self) -> Mapping[str, Argument]:
        return {}
